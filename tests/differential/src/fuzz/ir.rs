//! The target for the text of the IR.

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ops::register_builtin;
use ir_core::text::{ParsedModule, PrintOptions, Renderer, parse_module, print_module};
use ir_core::verify::verify;

/// The name of the input.
const FILE: &str = "input.mlir";

/// Parses, verifies and prints text, renders every diagnostic, and parses the output again.
///
/// The output may be unreadable or print differently again. We print what MLIR prints, and MLIR itself does
/// not read some of its constants, sums and names.
///
/// # Panics
/// When a text is refused without a diagnostic.
pub fn ir(data: &[u8]) {
    if let Some(printed) = round_trip(data) {
        round_trip(&printed);
    }
}

/// The printed module, if the text holds a valid one.
fn round_trip(data: &[u8]) -> Option<Vec<u8>> {
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ctx.allow_unregistered_dialects(true);
    register_builtin(&ctx);
    let show = |diagnostics: &[Diagnostic]| {
        let mut renderer = Renderer::new(&ctx);
        renderer.add_source(FILE, data);
        for diagnostic in diagnostics {
            assert!(renderer.render(diagnostic).ends_with('\n'));
        }
    };
    let parsed = match parse_module(&ctx, FILE, data) {
        Ok(parsed) => parsed.into_module(),
        Err(diagnostics) => {
            assert!(!diagnostics.is_empty(), "refused without saying why");
            show(&diagnostics);
            return None;
        }
    };
    let ParsedModule { ir, top, external_resources, .. } = &parsed;
    if let Err(diagnostic) = verify(ir, *top) {
        show(&[diagnostic]);
        return None;
    }
    let options = PrintOptions { debug_info: true, generic: true, ..PrintOptions::default() };
    let mut printed = Vec::new();
    print_module(ir, *top, options, external_resources, &mut printed).expect("a vector takes everything");
    Some(printed)
}
