//! Plans: what the generator writes for programs that load dialects.

use golden::cases;
use ods_codegen::rust::plan::plan;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};
use serde_json::Value;

/// A line for each item, after a line with its kind.
fn lines(plan: &Value) -> String {
    let mut text = String::new();
    for dialect in plan["dialects"].as_array().into_iter().flatten() {
        for (kind, items) in dialect.as_object().into_iter().flatten() {
            match items {
                Value::Array(items) => {
                    text += &format!("{kind}:\n");
                    text.extend(items.iter().map(|item| format!("  {item}\n")));
                }
                other => text += &format!("{kind}: {other}\n"),
            }
        }
    }
    text
}

#[test]
fn plans_say_what_generated_rust_says() {
    for case in cases("plan", "td") {
        let files = vec![(case.file.clone(), case.text.clone())];
        let mut loader = MemoryLoader { files, prelude: ods_codegen::prelude::FILES };
        let outcome = ods_parser::read(&case.file, &mut loader, &[], &ods_parser::eval::Options::default());
        let shown = |found: &[_]| render(found, &outcome.sources, Format::Human, Color::Never);
        assert!(outcome.diagnostics.is_empty(), "{}", shown(&outcome.diagnostics));
        let text = plan(&outcome.records, &outcome.sources, None)
            .unwrap_or_else(|errors| panic!("{}", shown(&errors)));
        let plan: Value = serde_json::from_str(&text).expect("a plan is JSON");
        case.assert_snapshot(&lines(&plan));
    }
}
