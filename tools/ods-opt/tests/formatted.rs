//! Texts of MLIR's dialects: formatting keeps tokens, comments and IR, is stable, and leaves what the printer
//! prints as it is.

#[path = "../../../editors/mlir-fmt/tests/common/mod.rs"]
mod common;

use common::{Contexts, Random};
use ir_core::context::Context;
use ir_core::text::PrintOptions;
use std::path::{Path, PathBuf};

fn context() -> Context {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// The `.mlir` files of this checkout.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = common::files(&root, "mlir");
    assert!(files.len() > 300, "only {} files were found", files.len());
    files
}

/// The parts of a file that can be parsed, of those with fewer bytes than `most`.
fn parts(contexts: &Contexts, file: &Path, most: usize) -> Vec<String> {
    let text = std::fs::read(file).expect("a readable file");
    let text = String::from_utf8_lossy(&text);
    let parts = common::parts(&text).into_iter().filter(|part| part.len() < most);
    parts.filter(|part| mlir_fmt::format(&contexts.get(part), "-", part).is_ok()).collect()
}

#[test]
fn tokens_comments_and_operations_are_kept() {
    let mut count = 0;
    for file in files() {
        let contexts = Contexts::new(context);
        for part in parts(&contexts, &file, 1 << 20) {
            common::checked(&file.to_string_lossy(), &contexts, &part);
            count += 1;
        }
    }
    assert!(count > 3_000, "{count} parts");
}

#[test]
fn what_is_printed_is_formatted() {
    let forms = [
        PrintOptions::default(),
        PrintOptions { generic: true, ..PrintOptions::default() },
        PrintOptions { debug_info: true, ..PrintOptions::default() },
    ];
    let (mut count, mut spaced, mut wrong) = (0, 0, Vec::new());
    for file in files() {
        let contexts = Contexts::new(context);
        for part in parts(&contexts, &file, 1 << 20) {
            for form in &forms {
                let printed = common::printed(&contexts.get(&part), &part, form.clone());
                // The parser may reject the printed form of an invalid module.
                let Some(printed) = printed else { continue };
                let Ok(formatted) = mlir_fmt::format(&contexts.get(&part), "-", &printed) else { continue };
                count += 1;
                let (difference, lines) = common::difference_from_printed(&printed, &formatted);
                spaced += lines;
                wrong.extend(difference.map(|difference| format!("{}: {difference}", file.display())));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 8_000 && spaced < 2_000, "{count} texts, {spaced} lines with too many spaces");
}

#[test]
fn other_whitespace_does_no_harm() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut count = 0;
    for file in files() {
        let contexts = Contexts::new(context);
        for part in parts(&contexts, &file, 20_000) {
            let other = common::rearranged(&mut random, &part);
            // Where whitespace has a meaning, the text may mean nothing.
            if mlir_fmt::format(&contexts.get(&other), "-", &other).is_ok() {
                common::checked(&file.to_string_lossy(), &contexts, &other);
                count += 1;
            }
        }
    }
    assert!(count > 2_500, "{count} texts");
}
