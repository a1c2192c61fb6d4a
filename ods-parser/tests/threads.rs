//! Reading ahead: what one thread finds out must not depend on the other.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use ods_parser::eval::Options;
use ods_parser::loader::{LoadError, Loaded, Loader, MemoryLoader};
use ods_parser::{Outcome, read};

fn outcome(files: &[(&str, &str)]) -> Outcome {
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    read("a.td", &mut MemoryLoader { files, prelude: &[] }, &[], &Options::default())
}

/// More statements than the reader goes ahead of the evaluator; each uses what the one before defined.
fn many(prefix: &str) -> String {
    let first = format!("class {prefix};\ndef {prefix}0 : {prefix};\n");
    let next =
        |index| format!("def {prefix}{index} : {prefix} {{ {prefix} last = {prefix}{}; }}\n", index - 1);
    first + &(1..STATEMENTS).map(next).collect::<String>()
}

const STATEMENTS: usize = 6_000;

/// Opens a first file of many statements, and panics when that includes another one.
struct Panicking(String);

impl Loader for Panicking {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::new(std::mem::take(&mut self.0)), on_disk: false })
    }

    fn load_include(&mut self, _: &str) -> Result<Loaded, LoadError> {
        panic!("the loader gives up")
    }
}

#[test]
fn a_panic_of_the_reader_is_the_callers() {
    for before in [String::new(), many("D")] {
        let mut loader = Panicking(format!("{before}include \"b.td\"\n{}", many("E")));
        let read = || read("a.td", &mut loader, &[], &Options::default());
        let panic = catch_unwind(AssertUnwindSafe(read)).err().expect("a panic");
        assert_eq!(panic.downcast_ref(), Some(&"the loader gives up"));
    }
}

#[test]
fn statements_keep_their_order_however_far_the_reader_is_ahead() {
    let (before, after) = (many("D"), many("E"));
    let outcome = outcome(&[("a.td", &format!("{before}include \"b.td\"\n{after}")), ("b.td", &many("B"))]);
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics.first());
    assert_eq!(outcome.records.defs().count(), 3 * STATEMENTS);
}

#[test]
fn a_file_inside_statements_is_evaluated_each_time() {
    let main = "class A { include \"fields.td\" }\nclass B { include \"fields.td\" int y = x; }\n\
                foreach i = 0...2 in { include \"defs.td\" }\nlet x = 1 in include \"defs.td\"\ndef Last;\n";
    let defs = "include \"empty.td\"\ndef : A;\n";
    let fields = "int x = 0; int z = 3;";
    let outcome = outcome(&[("a.td", main), ("defs.td", defs), ("fields.td", fields), ("empty.td", "")]);
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics);
    assert_eq!(outcome.records.defs().count(), 3 + 1 + 1);
}

#[test]
fn what_is_wrong_behind_the_last_statement_evaluated_is_reported() {
    let main = format!("{}{}\n\"open\n#endif\ninclude \"b.td\"\n", "def : X;\n".repeat(501), many("D"));
    let diagnostics = outcome(&[("a.td", &main)]).diagnostics;
    let first: Vec<&str> = diagnostics.iter().take(3).map(|found| found.message.as_str()).collect();
    let expected = [
        "the string is not closed before the end of the line",
        "#endif without #ifdef or #ifndef",
        "'b.td' cannot be found",
    ];
    assert_eq!(first, expected);
    assert_eq!(diagnostics.len(), 3 + 501);
}
