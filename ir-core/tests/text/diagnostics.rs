//! Diagnostics are shown as `mlir-opt` 22 shows them.

use super::module::round_trip;
use ir_core::context::{Context, FileRange, LocKind, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{PrintOptions, Renderer};

/// The shown diagnostics of a module that can't be read.
fn shown(text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let diagnostics = round_trip(&ctx, text.as_bytes(), PrintOptions::default()).expect_err("an error");
    let mut renderer = Renderer::new(&ctx);
    renderer.add_source("<stdin>", text.as_bytes());
    diagnostics.iter().map(|diagnostic| renderer.render(diagnostic)).collect()
}

#[test]
fn the_line_is_shown_with_a_caret() {
    let expected = "<stdin>:1:24: error: invalid tensor element type\n\
                    \"t.op\"() {a = tensor<2xnone>} : () -> ()\n                       ^\n";
    assert_eq!(shown("\"t.op\"() {a = tensor<2xnone>} : () -> ()"), expected);
}

#[test]
fn tabs_are_expanded() {
    let expected = "<stdin>:1:16: error: expected attribute value\n        \"t.op\"() {a      = } : () -> ()\n\
                    \x20                         ^\n";
    assert_eq!(shown("\t\"t.op\"() {a\t = } : () -> ()"), expected);
}

#[test]
fn lines_with_wide_characters_have_no_caret() {
    let expected = "<stdin>:1:15: error: expected attribute value\n\"é.op\"() {a = } : () -> ()\n";
    assert_eq!(shown("\"é.op\"() {a = } : () -> ()\n"), expected);
}

#[test]
fn errors_at_the_end_stand_behind_the_last_text() {
    let expected = "<stdin>:1:14: error: expected attribute value\n\"t.op\"() {a = \n             ^\n";
    assert_eq!(shown("\"t.op\"() {a = \n\n // abc\n\n"), expected);
}

#[test]
fn a_note_at_the_same_place_does_not_repeat_the_line() {
    let expected = "<stdin>:1:15: error: unexpected decimal integer literal for a floating point value\n\
                    \"t.op\"() {a = 1 : f32} : () -> ()\n              ^\n\
                    <stdin>:1:15: note: add a trailing dot to make the literal a float\n";
    assert_eq!(shown("\"t.op\"() {a = 1 : f32} : () -> ()"), expected);
}

#[test]
fn locations_outside_of_the_text_are_named() {
    let ctx = Context::new();
    let mut renderer = Renderer::new(&ctx);
    renderer.add_source("f", b"first\nsecond\n");
    let show = |location: Location| renderer.render(&Diagnostic::error(location, "bad"));
    let (file, foo) = (ctx.ident("f"), ctx.ident("foo"));
    let place = ctx.file_location(file, 2, 3);
    let name = ctx.name_location(foo, Location::UNKNOWN);
    assert_eq!(show(Location::UNKNOWN), "<unknown>:0: error: bad\n");
    assert_eq!(show(name), "<unknown>:0: error: loc(\"foo\"): bad\n");
    assert_eq!(show(place), "f:2:3: error: bad\nsecond\n  ^\n");
    assert_eq!(show(ctx.file_location(file, 2, 0)), "f:2:0: error: bad\n");
    assert_eq!(show(ctx.file_location(file, 2, 500)), "f:2:500: error: bad\n");
    assert_eq!(show(ctx.file_location(file, 7, 1)), "f:7:1: error: bad\n");
    assert_eq!(show(ctx.file_location(foo, 1, 2)), "foo:1:2: error: bad\n");
    let range = FileRange { file, line: 1, column: 2, end_line: 1, end_column: 4 };
    assert_eq!(show(ctx.location(LocKind::File(range))), "f:1:2: error: bad\nfirst\n ^\n");
    assert_eq!(show(ctx.fused_location(&[name, place], None)), "f:2:3: error: bad\nsecond\n  ^\n");
    let bar = ctx.name_location(ctx.ident("bar"), Location::UNKNOWN);
    let call = ctx.call_site_location(name, bar);
    let expected = "<unknown>:0: error: loc(callsite(\"foo\" at \"bar\")): bad\n\
                    <unknown>:0: note: loc(\"bar\"): called from\n";
    assert_eq!(show(call), expected);
}
