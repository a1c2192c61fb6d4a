//! Every check of the verifier is held by a test: the message of each is in a golden file, or in a unit test
//! where no text that our dialects read can be wrong in that way. A check that is removed cannot give its
//! message, so the test that holds it fails.

use std::collections::BTreeSet;
use std::fs::read_to_string;
use std::path::{Path, PathBuf};

/// Files and folders of the verifier, in the folder of the workspace; the files of [`DIALECTS`] with
/// verifiers are more.
const SOURCES: [&str; 6] = [
    "ir-core/src/verify",
    "ir-core/src/runtime/traits",
    "ir-core/src/runtime/checks",
    "ir-core/src/runtime/verify.rs",
    "ir-core/src/ops/module.rs",
    "ir-core/src/ops/cast.rs",
];

/// Where dialects are, each in a folder of its own.
const DIALECTS: &str = "dialects/src";

/// Each file with a verifier contains one of these.
const VERIFIERS: [&str; 3] = ["impl Verify", "op_error(", "op_failure("];

/// The tests that contain messages.
const TESTS: [&str; 5] = [
    "tools/ods-opt/tests/goldens/errors",
    "tools/ods-opt/tests/goldens/passes",
    "tools/ods-opt/tests/refused.rs",
    "ir-core/tests/ir/verified.rs",
    "tests/mistakes/run_time",
];

/// Messages that no test can bring about, and why.
const UNREACHABLE: [(&str, &str); 20] = [
    ("segments must have", "a property with another number of sizes is refused when it is read"),
    (
        "group starting at #",
        "a variable part of one element at most is the only one, whose number is checked before",
    ),
    ("in a child region", "block arguments: said of results by the same rule, which a unit test holds"),
    ("neither in a parent nor in a child region", "block arguments: likewise"),
    (
        "property '",
        "held by the dialect of `tests/tests/generated`, since no dialect of ours has such a property",
    ),
    ("mismatch in number of basic block args", "`LoopLikeOpInterface` compares the same numbers before"),
    (
        "reduction has an empty body",
        "a block without a terminator is refused before its operation's region checks",
    ),
    (
        "mismatch between the number of basic block args and results",
        "`LoopLikeOpInterface` compares the same numbers before",
    ),
    ("invalid reduction attribute", "the constraint of the attribute refuses numbers of no reduction before"),
    (
        "expected condition to be a signless i1",
        "the definition's predicate and `Elementwise` refuse containers as conditions for what is none before",
    ),
    ("expected source and target types of the same kind", "`CastOpInterface` refuses such types before"),
    (
        "expected result and source memory spaces to match",
        "the expected type has the source's memory space, which is compared with the result's before",
    ),
    ("complex attribute must be a complex type", "the syntax of `#complex.number` has the type of the parts"),
    (
        "element type of the complex attribute must be float",
        "likewise; the peer crashes, so that no golden file can have it",
    ),
    ("dimensions must have non-negative size", "the parser of `emitc.array` refuses dynamic sizes"),
    (
        "does not yield a value to be returned by parent",
        "`emitc.expression` checks its last operation before",
    ),
    ("yielding lvalues is not supported for this op", "the constraint of the operand refuses them before"),
    (
        "requires result to be a pointer to the type referenced",
        "the definition's predicate compares the same types before",
    ),
    (
        "requires result to be an lvalue of the type pointed to",
        "the definition's predicate compares the same types before",
    ),
    (
        "expected result type to have strided layout",
        "the constraint of the result refuses memrefs without strides before",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
}

/// The file, or the files in the folder, sorted.
fn files(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = path.read_dir() else { return vec![path.to_owned()] };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

/// The files of dialects with verifiers.
fn verifiers(root: &Path) -> Vec<PathBuf> {
    let folders = files(&root.join(DIALECTS));
    let sources = folders.iter().flat_map(|path| files(path)).filter(|path| path.is_file());
    let sources = sources.filter(|path| {
        let code = code(&read_to_string(path).expect("a file"));
        VERIFIERS.iter().any(|sign| code.contains(sign))
    });
    sources.collect()
}

/// The code without comments, attributes, and line breaks in literals.
fn code(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n").replace("\\\n", "")
}

/// The string literals of several words.
fn messages(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut rest = code;
    while let Some((_, after)) = rest.split_once('"') {
        let mut end = 0;
        let bytes = after.as_bytes();
        while bytes.get(end).is_some_and(|byte| *byte != b'"') {
            end += 1 + usize::from(bytes[end] == b'\\');
        }
        let literal = after.get(..end).unwrap_or_default();
        if literal.contains(' ') && !literal.contains('`') || literal.contains("but got `") {
            found.insert(literal.replace("\\\"", "\"").replace("\\n", "\n"));
        }
        rest = after.get(end + 1..).unwrap_or_default();
    }
    found
}

/// The fixed parts of a format string.
fn parts(message: &str) -> Vec<&str> {
    let split = message.split('{').enumerate().map(|(index, part)| match index {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, after)| after),
    });
    split.filter(|part| part.trim().len() > 3).collect()
}

#[test]
fn a_test_holds_the_message_of_every_check() {
    let root = root();
    let read = |path: &PathBuf| String::from_utf8_lossy(&std::fs::read(path).expect("a file")).into_owned();
    let is_held =
        |path: &PathBuf| path.extension().is_some_and(|end| end == "err" || end == "rs" || end == "txt");
    let tests = TESTS.iter().flat_map(|path| files(&root.join(path))).filter(is_held);
    let tests: String =
        tests.map(|path| read(&path).replace("\\\n         ", "").replace("\\\"", "\"")).collect();
    let mut absent = Vec::new();
    let mut unreachable = BTreeSet::new();
    let mut number = 0;
    let sources = SOURCES.iter().flat_map(|path| files(&root.join(path)));
    for path in sources.chain(verifiers(&root)) {
        for message in messages(&code(&read_to_string(&path).expect("a file"))) {
            number += 1;
            let known: Vec<&str> =
                UNREACHABLE.iter().map(|entry| entry.0).filter(|part| message.contains(part)).collect();
            if known.is_empty() && !parts(&message).iter().all(|part| tests.contains(part)) {
                absent.push(format!("{}: {message}", path.display()));
            }
            unreachable.extend(known);
        }
    }
    assert!(number > 250, "the messages are not found any more: {number}");
    let listed: BTreeSet<&str> = UNREACHABLE.iter().map(|entry| entry.0).collect();
    assert_eq!(unreachable, listed, "the verifier has no other messages that no test can bring about");
    assert!(absent.is_empty(), "no test has these messages:\n{}", absent.join("\n"));
}

/// The functions that the table of checks names exist, and so do the tests. It names all files of dialects
/// with verifiers.
#[test]
fn the_table_of_checks_names_what_exists() {
    let root = root();
    let table = read_to_string(root.join("book/src/reference/verification.md")).expect("the table");
    let rows = table
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| check") && !line.starts_with("| ---"));
    let mut number = 0;
    let mut files_of_dialects = BTreeSet::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, _, ours, test] = cells[..] else { panic!("a row of four cells: {row}") };
        number += 1;
        if let Some((file, function)) = ours.trim_matches('`').split_once(": ") {
            let text = read_to_string(root.join("ir-core/src").join(file));
            let text = text.unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(text.contains(&format!("fn {function}")), "{file} has no function {function}");
        } else {
            let names = ours.split(", ").map(|name| name.trim_matches('`')).filter(|name| *name != "-");
            files_of_dialects.extend(names.map(|name| root.join(DIALECTS).join(name)));
        }
        for name in test.split(", ").map(|name| name.trim_matches('`')).filter(|name| *name != "-") {
            let golden = root.join("tools/ods-opt/tests/goldens/errors").join(name).with_extension("mlir");
            assert!(golden.exists() || root.join(name).exists(), "no test {name}");
        }
    }
    assert!(number > 50, "the table is not found any more");
    assert_eq!(files_of_dialects, verifiers(&root).into_iter().collect());
}
