//! After any edits, the server answers as a fresh one does.

use std::path::{Path, PathBuf};

use crate::client::{Client, TestHost};
use crate::support::states::{Plan, Play};
use serde_json::json;

/// Without ODS, so that each evaluation takes no time.
const LANGUAGE: &str = r#"include "lib.td"
// A shape, ä and 😀.
class Shape<int corners, string label = "s", list<Lib> parts = []> : Lib<corners> {
  int twice = !add(corners, corners);
  let next = ?;
  dag arguments = (ops label:$name, 1:$count);
  string assemblyFormat = "$name `,` $count";
}
def ops;
def Triangle : Shape<3, "t"> { let weight = 4; }
defm Made : M<5>;
defset list<Shape> shapes = { foreach n = [4, 5] in def "Poly" # n : Shape<n>; }
let weight = 7 in { def Heavy : Shape<1, label = "h">; }
defvar sum = !foldl(0, shapes, acc, shape, !add(acc, shape.twice));
"#;

/// Operations, which are checked and linted.
const ODS: &str = r#"include "mlir/IR/OpBase.td"
include "lib.td"
def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
// An operation, ä and 😀.
class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy, mnemonic, traits>;
def AddOp : Toy_Op<"add", [AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "adds";
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = [{ $lhs `,` $rhs attr-dict `:` type($sum) }];
}
foreach n = [1, 2] in def N#n : Lib<n> { let weight = !add(n, 1); }
"#;

const LIB: &str = "class Lib<int n> { int weight = n; Lib next = ?; }\nmulticlass M<int k> { def _m : Lib<k>; }\n#ifdef A\ndef Off : Lib<0>;\n#endif\n";

/// Texts that edits insert.
const CHUNKS: [&str; 36] = [
    "",
    "",
    "",
    "\n",
    "\r\n",
    " ",
    "{",
    "}",
    "<",
    ">",
    "(",
    ")",
    "[",
    "]",
    ";",
    ":",
    ",",
    "=",
    "\"",
    "[{",
    "}]",
    "//",
    "/*",
    "$",
    "!",
    ".",
    "def X : Lib<1> {\n",
    "let ",
    "class ",
    "ä😀",
    "defm Y : M<2>;\n",
    "Lib",
    "include \"lib.td\"\n",
    "#ifdef A\n",
    "!add(1, ",
    "AddOp.",
];

/// The installed definitions.
const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// The number of edits after which texts are restored.
const VISIT: usize = 20;

/// Requests at a position.
const POSITION_REQUESTS: [&str; 11] = [
    "hover",
    "definition",
    "typeDefinition",
    "implementation",
    "references",
    "documentHighlight",
    "completion",
    "signatureHelp",
    "prepareRename",
    "prepareCallHierarchy",
    "rename",
];

/// Requests about a document.
const DOCUMENT_REQUESTS: [&str; 9] = [
    "documentSymbol",
    "documentLink",
    "semanticTokens/full",
    "foldingRange",
    "codeLens",
    "inlayHint",
    "codeAction",
    "formatting",
    "selectionRange",
];

#[test]
fn a_server_after_edits_answers_as_a_fresh_one() {
    play(LANGUAGE, 1_000);
}

/// Of several pieces, so that an evaluation goes on from a state within the file.
#[test]
fn a_server_after_edits_of_a_long_file_answers_as_a_fresh_one() {
    let more = |n: usize| {
        format!(
            "def Long{n} : Shape<{n}> {{ let weight = {n}; }}\ndefm Made{n} : M<{n}>;\n#ifdef A\ndef With{n};\n#endif\n"
        )
    };
    play(&(LANGUAGE.to_owned() + &(0..60).map(more).collect::<String>()), 40);
}

#[test]
fn a_server_after_edits_of_operations_answers_as_a_fresh_one() {
    play(ODS, 40);
}

/// Edits a text and the one that it includes.
fn play(main: &str, edits: u64) {
    Play::new(plan(Vec::new()), edits).run(&[("file:///w/main.ods", main), ("file:///w/lib.td", LIB)]);
}

fn plan(include_dirs: Vec<PathBuf>) -> Plan {
    Plan {
        start: Box::new(move || {
            Client::start(TestHost::new(include_dirs.clone()), json!({"debounce": 0}), json!({}))
        }),
        chunks: &CHUNKS,
        position_requests: &POSITION_REQUESTS,
        document_requests: &DOCUMENT_REQUESTS,
        visit: VISIT,
        interval: 10,
    }
}

/// Edits installed definitions, those of small files more often than others.
#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn a_server_after_edits_of_installed_definitions_answers_as_a_fresh_one() {
    let mut files = Vec::new();
    collect(&Path::new(INCLUDE).join("mlir"), &mut files);
    assert!(!files.is_empty(), "there are no definitions in {INCLUDE}");
    files.sort_by_key(|(path, text)| (text.len(), path.clone()));
    let mut play = Play::new(plan(vec![PathBuf::from(INCLUDE)]), VISIT as u64);
    while !play.is_done() {
        let [a, b] = [play.numbers.next_below(files.len()), play.numbers.next_below(files.len())];
        let (path, text) = &files[a.min(b)];
        let uri = format!("file://{}", path.display());
        play.client.open(&uri, text);
        play.visit(vec![(uri.clone(), text.clone())]);
        play.client.notify("textDocument/didClose", json!({"textDocument": {"uri": uri}}));
    }
    play.finish();
}

/// Paths and texts of the definitions below a folder.
fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "td") {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            found.push((path, text));
        }
    }
}
