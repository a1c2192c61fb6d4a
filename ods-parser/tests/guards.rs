//! Files that are included twice. A guard makes the second inclusion empty, but only if the whole file is
//! inside it.

use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::read;

/// The names of all records when `a.td` is read, which may include `b.td`.
fn names(main: &str, included: &str) -> Vec<String> {
    let files = [("a.td", main), ("b.td", included)].map(|(name, text)| (name.to_owned(), text.to_owned()));
    let mut loader = MemoryLoader { files: files.into(), prelude: &[] };
    let outcome = read("a.td", &mut loader, &[], &Options::default());
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics);
    outcome.records.defs().map(|def| def.name().to_owned()).collect()
}

const TWICE: &str = "include \"b.td\"\n#define LATER\ninclude \"b.td\"\ndef A;\n";

#[test]
fn what_stands_behind_a_guard_is_read_once() {
    let guarded =
        "// Before.\n#ifndef G\n#define G\n#ifdef LATER\ndef No;\n#endif\ndef B;\n#endif // After.\n";
    assert_eq!(names(TWICE, guarded), ["A", "B"]);
}

#[test]
fn conditions_before_or_after_the_guard_are_read_each_time() {
    let guard = "#ifndef G\n#define G\ndef B;\n#endif\n";
    let later = "#ifdef LATER\ndef C;\n#endif\n";
    assert_eq!(names(TWICE, &format!("{guard}{later}")), ["A", "B", "C"]);
    assert_eq!(names(TWICE, &format!("{later}{guard}")), ["A", "B", "C"]);
}

#[test]
fn a_guard_with_another_arm_is_read_each_time() {
    let both = "#ifndef G\n#define G\ndef B;\n#else\ndef C;\n#endif\n";
    assert_eq!(names(TWICE, both), ["A", "B", "C"]);
}

#[test]
fn macros_that_a_file_defines_outside_of_its_guard_are_defined_each_time() {
    let both = "#ifndef G\n#define G\ndef B;\n#endif\n#ifdef LATER\n#define MORE\n#endif\n";
    let main = format!("{TWICE}#ifdef MORE\ndef D;\n#endif\n");
    assert_eq!(names(&main, both), ["A", "B", "D"]);
}
