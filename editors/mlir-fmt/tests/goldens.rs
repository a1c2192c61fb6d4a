//! Golden files: each `.mlir` in `goldens` is formatted to the `.expected` beside it.

use crate::common;
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
    golden::assert_all_equal(files.into_iter().map(|file| {
        let text = fs::read_to_string(&file).expect("a readable file");
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let formatted = common::checked(&name, &Contexts::new(context), &text);
        (file.with_extension("expected"), formatted)
    }));
}
