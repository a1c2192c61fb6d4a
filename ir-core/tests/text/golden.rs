//! What `mlir-opt` 22 prints, or reports first, for every module of `tests/goldens`.
//!
//! Each `*.mlir` holds modules between lines `// -----`; the `*.expected` beside it what
//! `mlir-opt --allow-unregistered-dialect --mlir-print-op-generic` gives for each: the printed module, or
//! `line:column: error: message`. Files named `debuginfo` are printed with `--mlir-print-debuginfo`.

use super::module::round_trip;
use ir_core::context::{Context, LocKind};
use ir_core::text::PrintOptions;
use std::path::Path;

const SEPARATOR: &[u8] = b"// -----\n";

/// The printed module or the first error, as the goldens have it.
fn printed(text: &[u8], options: PrintOptions) -> Vec<u8> {
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ctx.allow_unregistered_dialects(true);
    match round_trip(&ctx, text, options) {
        Ok(text) => text.trim().as_bytes().to_vec(),
        Err(diagnostics) => {
            let first = diagnostics.first().expect("failing without saying why");
            let LocKind::File(at) = first.location.kind(&ctx) else { panic!("an error without a place") };
            format!("{}:{}: error: {}", at.line, at.column, first.message).into_bytes()
        }
    }
}

fn split(text: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.windows(SEPARATOR.len()).position(|window| window == SEPARATOR) {
        parts.push(&rest[..at]);
        rest = &rest[at + SEPARATOR.len()..];
    }
    parts.push(rest);
    parts
}

fn check_folder(folder: &str, least: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(folder);
    let mut count = 0;
    for entry in std::fs::read_dir(path).expect("the folder of the goldens") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "mlir") {
            continue;
        }
        let options = PrintOptions {
            debug_info: path.file_stem().is_some_and(|name| name == "debuginfo"),
            ..Default::default()
        };
        let inputs = std::fs::read(&path).expect("the modules");
        let expected = std::fs::read(path.with_extension("expected")).expect("what they give");
        let (inputs, expected) = (split(&inputs), split(&expected));
        assert_eq!(inputs.len(), expected.len(), "{}", path.display());
        for (input, expected) in inputs.into_iter().zip(expected) {
            let printed = printed(input, options.clone());
            assert_eq!(
                String::from_utf8_lossy(&printed),
                String::from_utf8_lossy(expected.trim_ascii()),
                "{}: {}",
                path.display(),
                String::from_utf8_lossy(input)
            );
            count += 1;
        }
    }
    assert!(count >= least, "{count} modules in {folder}");
}

#[test]
fn types_read_and_print_as_in_mlir() {
    check_folder("types", 1000);
}

#[test]
fn attributes_read_and_print_as_in_mlir() {
    check_folder("attributes", 2000);
}

#[test]
fn locations_read_and_print_as_in_mlir() {
    check_folder("locations", 500);
}
