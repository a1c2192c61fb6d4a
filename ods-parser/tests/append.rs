//! `let append` and `let prepend`, which llvm-tblgen 22 does not know yet: joining with the inherited value.

use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::{Outcome, read};

fn outcome(text: &str) -> Outcome {
    let mut loader = MemoryLoader { files: vec![("a.td".to_owned(), text.to_owned())], prelude: &[] };
    read("a.td", &mut loader, &[], &Options::default())
}

/// The values of a record's fields, as text.
fn values(text: &str, record: &str) -> Vec<(String, String)> {
    let outcome = outcome(text);
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics);
    let record = outcome.records.def(record).expect("the record");
    record.fields().map(|field| (field.name().to_owned(), field.value().text())).collect()
}

fn value(text: &str, record: &str, field: &str) -> String {
    let all = values(text, record);
    all.into_iter().find(|(name, _)| name == field).expect("the field").1
}

#[test]
fn lists_strings_and_dags_are_joined() {
    let base = "def op; class C { list<int> l = [2]; string s = \"b\"; dag d = (op 2); }\n";
    let text = format!(
        "{base} def A : C {{ let append l = [3]; let prepend s = \"a\"; let append d = (op 3:$x); }}"
    );
    assert_eq!(value(&text, "A", "l"), "[2, 3]");
    assert_eq!(value(&text, "A", "s"), "\"ab\"");
    assert_eq!(value(&text, "A", "d"), "(op 2, 3:$x)");
}

#[test]
fn bindings_of_blocks_are_joined_outermost_first() {
    let text = "class C { list<int> l = [1]; }
        let append l = [2] in { let append l = [3], prepend l = [0] in def A : C { let append l = [4]; } }";
    assert_eq!(value(text, "A", "l"), "[0, 1, 2, 3, 4]");
}

#[test]
fn values_that_depend_on_template_arguments_are_joined_when_known() {
    let text = "class C<int n> { list<int> l = [n]; } class D<int m> : C<m> { let append l = [!add(m, 1)]; } def A : D<5>;";
    assert_eq!(value(text, "A", "l"), "[5, 6]");
}

#[test]
fn an_unset_field_takes_the_value() {
    assert_eq!(value("class C { list<int> l; } def A : C { let append l = [1]; }", "A", "l"), "[1]");
}

#[test]
fn fields_may_be_called_append_and_prepend() {
    let text = "class C { int append = 0; int prepend = 0; } def A : C { let append = 1; let prepend = 2; }";
    assert_eq!(value(text, "A", "append"), "1");
    assert_eq!(value(text, "A", "prepend"), "2");
}

#[test]
fn integers_and_bits_cannot_be_joined() {
    for wrong in ["let append i = 1;", "let append b{0} = 1;", "let append nothing = 1;"] {
        let outcome = outcome(&format!("class C {{ int i = 0; bits<2> b = 0; }} def A : C {{ {wrong} }}"));
        assert!(outcome.has_errors(), "{wrong}");
    }
}
