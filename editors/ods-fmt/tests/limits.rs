//! Texts that nest deeply, and long ones.

use crate::common;
use std::time::{Duration, Instant};

/// A definition with a value that nests `depth` times.
fn nested(open: &str, inner: &str, close: &str, depth: usize) -> String {
    format!("def A {{\n  let x = {}{inner}{};\n}}\n", open.repeat(depth), close.repeat(depth))
}

#[test]
fn deep_nesting_needs_no_deep_stack_of_the_caller() {
    let texts = [
        nested("[", "1", "]", 900),
        nested("!add(1, ", "1", ")", 900),
        nested("(op ", "op", ")", 900),
        nested("A<", "1", ">", 900),
        format!("{}def A;\n", "foreach i = x in ".repeat(900)),
        format!("{}def A;{}", "let x = 1 in {\n".repeat(900), "}\n".repeat(900)),
    ];
    let work = || {
        for text in &texts {
            for style in &common::STYLES {
                let formatted = ods_fmt::format(text, style).expect("a text without mistakes");
                assert_eq!(ods_fmt::format(&formatted, style).expect("the same"), formatted);
            }
        }
    };
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(512 * 1024).spawn_scoped(scope, work);
        thread.expect("a thread").join().expect("no panic");
    });
}

#[test]
fn what_nests_too_deeply_is_a_located_error() {
    let found = ods_fmt::format(&nested("[", "1", "]", 1_100), &common::STYLES[0]).expect_err("an error");
    assert_eq!(found[0].message, "brackets or statements nest deeper than 1000 levels");
}

/// Time for a text with `count` items.
fn time(count: usize) -> Duration {
    let items = vec!["Item<1, [a, b]>"; count].join(", ");
    let text = format!(
        "def A {{ let items = [{items}]; dag d = (op {items}); string s = {}; }}\n",
        vec!["\"s\""; count].join(" # ")
    );
    let start = Instant::now();
    ods_fmt::format(&text, &common::STYLES[0]).expect("a text without mistakes");
    start.elapsed()
}

#[test]
fn time_grows_with_the_length_of_a_line() {
    // The best of some, because other programs run, too; quadratic growth would be 64 times.
    let best = |count| (0..3).map(|_| time(count)).min().unwrap_or_default();
    let (short, long) = (best(1_000), best(8_000));
    assert!(long < short * 32 + Duration::from_millis(50), "{short:?}, then {long:?} for 8 times the items");
}
