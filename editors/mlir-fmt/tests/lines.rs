//! Formatting of some lines.

use crate::common;
use common::{Contexts, Random};
use ir_core::context::Context;
use mlir_fmt::{format, format_lines};

const TEXT: &str = "// first\nfunc.func @f( ) {\n   // about a\n\"t.a\"( ) : () -> ()   // one\n  \"t.b\"( )\n    : ( ) -> ()\n\n\n\"t.c\"( ) : () -> () }\n";

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn lines(text: &str, first: usize, last: usize) -> String {
    let edit = format_lines(&context(), "-", text, first..=last).expect("a text without mistakes");
    let mut text = text.to_owned();
    text.replace_range(edit.range, &edit.text);
    text
}

#[test]
fn only_the_lines_change() {
    assert_eq!(lines(TEXT, 1, 1), TEXT);
    assert_eq!(lines(TEXT, 2, 2), TEXT.replace("@f( )", "@f()"));
    assert_eq!(lines(TEXT, 3, 3), TEXT.replace("   // about", "  // about"));
    assert_eq!(lines(TEXT, 4, 4), TEXT.replace("\"t.a\"( )", "  \"t.a\"()"));
    // The lines of an operation are formatted together.
    assert_eq!(lines(TEXT, 6, 6), TEXT.replace("\"t.b\"( )\n    : ( )", "\"t.b\"()\n    : ()"));
    assert_eq!(lines(TEXT, 5, 5), lines(TEXT, 6, 6));
    // The last operation shares its line with the brace.
    let new = "\n\n  \"t.c\"() : () -> ()\n}";
    assert_eq!(lines(TEXT, 9, 9), TEXT.replace("\n\n\n\"t.c\"( ) : () -> () }", new));
}

#[test]
fn all_lines_are_the_whole_text() {
    assert_eq!(lines(TEXT, 1, 1_000), format(&context(), "-", TEXT).expect("a text without mistakes"));
}

#[test]
fn what_is_left_to_format_is_elsewhere() {
    let contexts = Contexts::new(context);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let mut random = Random(7);
    for file in common::files(&folder, "mlir") {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let expected = common::formatted("whole", &contexts, &text);
        for _ in 0..10 {
            let count = text.lines().count();
            let first = 1 + random.next_below(count);
            let last = first + random.next_below(count + 1 - first);
            let changed = lines(&text, first, last);
            assert!(common::tokens(&text) == common::tokens(&changed), "{}:{first}:{last}", file.display());
            assert_eq!(common::formatted("changed", &contexts, &changed), expected, "{}", file.display());
        }
    }
}

/// Those within the text of a type or attribute, which stays, do not count.
#[test]
fn lines_end_as_the_first_one() {
    let formatted = |text: &str| format(&context(), "-", text).expect("a text without mistakes");
    let expected = "#a = #t.x<a\n  b>\r\n\"t.a\"() {b = #a} : () -> ()\r\n";
    assert_eq!(formatted(" \r\n#a = #t.x<a\n  b>\n\"t.a\"( ) {b = #a} : () -> ()\n"), expected);
    assert_eq!(formatted(expected), expected);
}
