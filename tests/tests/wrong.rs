//! Messages of the compiler about the most frequent mistakes of authors and users of a dialect. Each file of
//! `tests/wrong` has one mistake, and the file beside it the exact errors. `TRYBUILD=overwrite` writes them
//! anew.

use std::fs;
use std::path::Path;

/// Compilers of other versions use other words.
#[test]
#[ignore = "compiles crates, needs rustc-1.95: cargo xtask ci"]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("tests/wrong/*.rs");
}

/// Every trait of an author's hook has a custom message for a missing implementation.
#[test]
fn every_hook_says_what_to_write() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let sources = tests::examples::files(&root.join("ir-core/src"));
    let texts: Vec<String> = sources.iter().map(|path| fs::read_to_string(path).expect("a source")).collect();
    let hooks = fs::read_to_string(root.join("support/ods-schema/src/hooks.rs")).expect("the hooks");
    let implementations = hooks.lines().filter_map(|line| line.trim().strip_prefix("impl "));
    let names = implementations.filter_map(|line| line.split_once(" for ")?.0.rsplit("::").next());
    let names: Vec<&str> = names.map(|name| name.split('<').next().unwrap_or(name)).collect();
    assert!(names.len() > 30, "{names:?}");
    let is_explained = |text: &String, name: &str| {
        let declared =
            [format!("pub trait {name}:"), format!("pub trait {name} "), format!("pub trait {name}<")];
        let at = declared.iter().find_map(|declaration| text.find(declaration));
        // The macro `interface!` writes the text for its traits.
        let by_macro = text.contains("interface! {") && text.contains(&format!("\n    {name},"));
        by_macro
            || at.is_some_and(|at| {
                text[..at].rsplit("\n\n").next().is_some_and(|item| item.contains("on_unimplemented("))
            })
    };
    let silent: Vec<&&str> =
        names.iter().filter(|name| !texts.iter().any(|text| is_explained(text, name))).collect();
    assert!(silent.is_empty(), "traits without a text: {silent:?}");
}
