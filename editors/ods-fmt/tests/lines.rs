//! Formatting of some lines.

use crate::common;
use common::Random;
use ods_fmt::{Options, format, format_lines};
use std::path::Path;

const TEXT: &str = "class A<int   n>;\n\n// About b.\ndef b:A<1>;   // one\ndef c   :A<2> {\n  let  x =   [1,\n2];\n  let  y = 3;\n}\ndef d:A<3>;\n";

fn lines(first: usize, last: usize) -> String {
    let edit = format_lines(TEXT, first..=last, &Options::default()).expect("a text without mistakes");
    let mut text = TEXT.to_owned();
    text.replace_range(edit.range, &edit.text);
    text
}

#[test]
fn only_the_lines_change() {
    assert_eq!(lines(4, 4), TEXT.replace("def b:A<1>;   // one", "def b : A<1>; // one"));
    assert_eq!(lines(1, 1), TEXT.replace("int   n", "int n"));
    assert_eq!(lines(8, 8), TEXT.replace("let  y =   3", "let y = 3").replace("let  y = 3", "let y = 3"));
    // A list of two lines is formatted as a whole.
    assert_eq!(lines(7, 7), TEXT.replace("let  x =   [1,\n2]", "let x = [1, 2]"));
    assert_eq!(lines(6, 6), lines(7, 7));
}

#[test]
fn all_lines_are_the_whole_text() {
    assert_eq!(lines(1, 1_000), format(TEXT, &Options::default()).unwrap());
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn lines_of_installed_definitions_can_be_formatted() {
    let mut random = Random(7);
    for file in common::definitions(Path::new(common::INSTALLED)).iter().step_by(31) {
        let text = std::fs::read_to_string(file).expect("a readable file");
        let count = text.lines().count();
        for _ in 0..5 {
            let first = 1 + random.next_below(count);
            let last = first + random.next_below(count + 1 - first);
            let edit =
                format_lines(&text, first..=last, &Options::default()).expect("a file without mistakes");
            let mut changed = text.clone();
            changed.replace_range(edit.range, &edit.text);
            assert_eq!(common::tokens(&text), common::tokens(&changed), "{}:{first}:{last}", file.display());
            // The other lines still need formatting; the formatted ones do not change again.
            let again = format_lines(&changed, 1..=changed.lines().count(), &Options::default());
            assert_eq!(
                again.expect("a text without mistakes").text,
                format(&text, &Options::default()).unwrap()
            );
        }
    }
}
