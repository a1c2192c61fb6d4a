//! Golden files: each `.mlir` in `goldens` is formatted to the `.expected` beside it. `UPDATE_GOLDENS=1` writes these anew.

mod common;

use common::Contexts;
use ir_core::context::Context;
use std::fs;
use std::path::Path;

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

#[test]
fn golden_files_are_formatted_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let files = common::files(&folder, "mlir");
    assert!(files.len() >= 8, "{files:?}");
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable file");
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let formatted = common::checked(&name, &Contexts::new(context), &text);
        let expected = file.with_extension("expected");
        if std::env::var_os("UPDATE_GOLDENS").is_some() {
            fs::write(expected, formatted).expect("a writable file");
        } else if fs::read_to_string(&expected).ok().as_deref() != Some(&formatted) {
            wrong.push(format!("{name}:\n{formatted}"));
        }
    }
    assert!(wrong.is_empty(), "not as expected (UPDATE_GOLDENS=1 accepts):\n{}", wrong.join("\n"));
}
