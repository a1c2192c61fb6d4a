//! After any edits, the server answers as a fresh one does, and it answers everything without a panic.
//!
//! `ODSGEN_LSP_EDITS` and `ODSGEN_LSP_SEED` set the number of edits and what they begin with; without them
//! there are few enough for every test run. `ODSGEN_LSP_EVERY` is the number of edits between comparisons.
//! `cargo xtask fuzz --edits N` runs many.

#![allow(clippy::print_stdout, reason = "figures")]

use crate::client;
use std::path::{Path, PathBuf};

use client::{Client, TestHost};
use serde_json::{Value, json};

/// A sequence of numbers that looks random and is always the same.
struct Numbers(u64);

impl Numbers {
    fn next_below(&mut self, limit: usize) -> usize {
        // The generator `splitmix64`.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }
}

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
const PIECES: [&str; 36] = [
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

/// Edits of a text, or of a text and those that it includes, until they are what they were at the beginning.
/// Few requests have answers in a source that random edits damaged.
const VISIT: usize = 20;

/// Requests at a position.
const AT: [&str; 11] = [
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
const OF: [&str; 9] = [
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

/// The position of a byte offset, in UTF-16.
fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    json!({"line": before.matches('\n').count(), "character": before[line_start..].encode_utf16().count()})
}

fn boundary(text: &str, numbers: &mut Numbers) -> usize {
    let mut at = numbers.next_below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    // A lone carriage return would be a line for the server and none for `position`, so no edit separates it.
    if at > 0 && text.as_bytes()[at - 1] == b'\r' { at - 1 } else { at }
}

/// The answer of a client to request number `kind` about a position.
fn ask(client: &mut Client, kind: usize, uri: &str, position: &Value) -> Result<Value, String> {
    let document = json!({"uri": uri});
    let range = json!({"start": position, "end": position});
    let all = json!({"start": {"line": 0, "character": 0}, "end": {"line": 10_000, "character": 0}});
    match AT.get(kind) {
        Some(method) => client.request(
            &format!("textDocument/{method}"),
            json!({"textDocument": document, "position": position, "newName": "Renamed",
                   "context": {"includeDeclaration": true}}),
        ),
        None => {
            let method = OF[kind - AT.len()];
            let range = if method == "inlayHint" { all } else { range };
            let params = json!({"textDocument": document, "range": range, "positions": [position],
                                "context": {"diagnostics": []}, "options": {"tabSize": 2, "insertSpaces": true}});
            client.request(&format!("textDocument/{method}"), params)
        }
    }
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

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
fn play(main: &str, usual: u64) {
    let originals = [("file:///w/main.ods", main), ("file:///w/lib.td", LIB)];
    let originals = originals.map(|(uri, text)| (uri.to_owned(), text.to_owned())).to_vec();
    let mut play = Play::new(Vec::new());
    let edits = setting("ODSGEN_LSP_EDITS").unwrap_or(usual);
    play.client.open_all(&originals);
    while play.edits < edits {
        play.texts.clone_from(&originals);
        for (uri, text) in &originals {
            play.client.change(uri, json!([{"text": text}]));
        }
        play.visit(edits);
    }
    play.finish();
}

/// Edits installed definitions, those of small files more often than others.
#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn a_server_after_edits_of_installed_definitions_answers_as_a_fresh_one() {
    let mut files = Vec::new();
    collect(&Path::new(INCLUDE).join("mlir"), &mut files);
    assert!(!files.is_empty(), "there are no definitions in {INCLUDE}");
    files.sort_by_key(|(path, text)| (text.len(), path.clone()));
    let mut play = Play::new(vec![PathBuf::from(INCLUDE)]);
    let edits = setting("ODSGEN_LSP_EDITS").unwrap_or(VISIT as u64);
    while play.edits < edits {
        let [a, b] = [play.numbers.next_below(files.len()), play.numbers.next_below(files.len())];
        let (path, text) = &files[a.min(b)];
        play.texts = vec![(format!("file://{}", path.display()), text.clone())];
        play.client.open_all(&play.texts);
        play.visit(edits);
        let uri = play.texts[0].0.clone();
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

/// A server whose documents are edited.
struct Play {
    client: Client,
    include_dirs: Vec<PathBuf>,
    numbers: Numbers,
    /// URIs and texts of the documents, the main one first.
    texts: Vec<(String, String)>,
    edits: u64,
    requests: u64,
}

impl Play {
    fn new(include_dirs: Vec<PathBuf>) -> Play {
        let numbers = Numbers(setting("ODSGEN_LSP_SEED").unwrap_or(7));
        let client = start(&include_dirs);
        Play { client, include_dirs, numbers, texts: Vec::new(), edits: 0, requests: 0 }
    }

    /// Edits documents that are open a few times, or as often as is left to do.
    fn visit(&mut self, edits: u64) {
        let every = setting("ODSGEN_LSP_EVERY").unwrap_or(10).max(1);
        for _ in 0..VISIT.min((edits - self.edits) as usize) {
            self.edit();
            for _ in 0..3 {
                let (document, kind) = (self.document(), self.numbers.next_below(AT.len() + OF.len()));
                let at = boundary(&self.texts[document].1, &mut self.numbers);
                // Errors are answers, too.
                let _ = self.ask(kind, document, at);
            }
            self.edits += 1;
            if self.edits.is_multiple_of(every) {
                self.compare();
            }
            if self.edits.is_multiple_of(1_000) {
                println!("{} edits, {} requests", self.edits, self.requests);
            }
        }
    }

    /// The main document in most cases.
    fn document(&mut self) -> usize {
        if self.numbers.next_below(4) == 0 { self.texts.len() - 1 } else { 0 }
    }

    /// Replaces a few characters.
    fn edit(&mut self) {
        let document = self.document();
        let (uri, text) = &mut self.texts[document];
        let (a, b) = (boundary(text, &mut self.numbers), self.numbers.next_below(6));
        let end = (a..=text.len()).filter(|&at| text.is_char_boundary(at)).nth(b).unwrap_or(text.len());
        let end = if end > 0 && text.as_bytes()[end - 1] == b'\r' { end.max(a + 1) - 1 } else { end };
        let (a, end) = (a.min(end), end.max(a));
        let piece = PIECES[self.numbers.next_below(PIECES.len())];
        let range = json!({"start": position(text, a), "end": position(text, end)});
        self.client.change(uri, json!([{"range": range, "text": piece}]));
        text.replace_range(a..end, piece);
    }

    fn ask(&mut self, kind: usize, document: usize, at: usize) -> Result<Value, String> {
        self.requests += 1;
        let (uri, text) = &self.texts[document];
        ask(&mut self.client, kind, uri, &position(text, at))
    }

    /// Compares diagnostics and answers with those of a server that never saw other texts.
    fn compare(&mut self) {
        let mut fresh = start(&self.include_dirs);
        fresh.open_all(&self.texts);
        for document in 0..self.texts.len() {
            for kind in 0..AT.len() + OF.len() {
                let at = boundary(&self.texts[document].1, &mut self.numbers);
                let known = self.ask(kind, document, at);
                let (uri, text) = &self.texts[document];
                let at = position(text, at);
                let new = ask(&mut fresh, kind, uri, &at);
                assert_eq!(
                    known, new,
                    "request {kind} at {at} after {} edits of {:#?}",
                    self.edits, self.texts
                );
            }
        }
        // A change to the same text makes both send diagnostics of a known version.
        for (uri, text) in &self.texts {
            let change = json!([{"text": text}]);
            let (old, new) = (self.client.change(uri, change.clone()), fresh.change(uri, change));
            let (known, expected) =
                (self.client.wait_for_diagnostics(uri, old), fresh.wait_for_diagnostics(uri, new));
            assert_eq!(known, expected, "diagnostics after {} edits of {:#?}", self.edits, self.texts);
        }
        fresh.stop();
    }

    fn finish(self) {
        println!("{} edits, {} requests", self.edits, self.requests);
        self.client.stop();
    }
}

fn start(include_dirs: &[PathBuf]) -> Client {
    Client::start(TestHost::new(include_dirs.to_vec()), json!({"debounce": 0}), json!({}))
}
