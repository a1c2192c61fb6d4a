//! After any edits, the server answers as a fresh one does, and it answers everything without a panic.
//!
//! `ODSGEN_LSP_EDITS` and `ODSGEN_LSP_SEED` set the number of edits and what they begin with; without them there are few enough for every
//! test run. `cargo xtask fuzz --edits N` runs many.

mod client;

use client::{Client, TestHost};
use serde_json::{Value, json};

/// A sequence of numbers that looks random and is always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
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

const FILES: [&str; 2] = ["file:///w/main.ods", "file:///w/lib.td"];

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
    let mut at = numbers.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    // A lone carriage return would be a line for the server and none for `position`, so no edit separates it.
    if at > 0 && text.as_bytes()[at - 1] == b'\r' { at - 1 } else { at }
}

fn start() -> Client {
    Client::start(TestHost::new(Vec::new()), json!({"debounce": 0}), json!({}))
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
fn play(main: &str, usual: usize) {
    let setting = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let edits = setting("ODSGEN_LSP_EDITS").map_or(usual, |edits| edits as usize);
    let mut numbers = Numbers(setting("ODSGEN_LSP_SEED").unwrap_or(7));
    let mut client = start();
    let mut texts = [main.to_owned(), LIB.to_owned()];
    for (uri, text) in FILES.iter().zip(&texts) {
        client.open(uri, text);
    }
    for edit in 0..edits {
        // Texts that were torn apart have little left to ask about.
        if edit % 20 == 19 {
            texts = [main.to_owned(), LIB.to_owned()];
            for (uri, text) in FILES.iter().zip(&texts) {
                client.change(uri, json!([{"text": text}]));
            }
        }
        let file = usize::from(numbers.below(4) == 0);
        let text = &mut texts[file];
        let (a, b) = (boundary(text, &mut numbers), numbers.below(6));
        let end = (a..=text.len()).filter(|&at| text.is_char_boundary(at)).nth(b).unwrap_or(text.len());
        let end = if end > 0 && text.as_bytes()[end - 1] == b'\r' { end.max(a + 1) - 1 } else { end };
        let (a, end) = (a.min(end), end.max(a));
        let piece = PIECES[numbers.below(PIECES.len())];
        let range = json!({"start": position(text, a), "end": position(text, end)});
        client.change(FILES[file], json!([{"range": range, "text": piece}]));
        text.replace_range(a..end, piece);
        for _ in 0..3 {
            let (file, kind) = (usize::from(numbers.below(4) == 0), numbers.below(AT.len() + OF.len()));
            let at = boundary(&texts[file], &mut numbers);
            // Errors are answers, too.
            let _ = ask(&mut client, kind, FILES[file], &position(&texts[file], at));
        }
        if edit % 10 == 9 {
            compare(&mut client, &texts, &mut numbers);
        }
    }
    client.stop();
}

/// Compares diagnostics and answers with those of a server that never saw other texts.
fn compare(client: &mut Client, texts: &[String; 2], numbers: &mut Numbers) {
    let mut fresh = start();
    for (uri, text) in FILES.iter().zip(texts) {
        fresh.open(uri, text);
    }
    for (file, uri) in FILES.iter().enumerate() {
        for kind in 0..AT.len() + OF.len() {
            let at = position(&texts[file], boundary(&texts[file], numbers));
            let (known, new) = (ask(client, kind, uri, &at), ask(&mut fresh, kind, uri, &at));
            assert_eq!(known, new, "request {kind} at {at} of\n{}\nand\n{}", texts[0], texts[1]);
        }
    }
    // A change to the same text makes both send diagnostics of a known version.
    for (uri, text) in FILES.iter().zip(texts) {
        let (old, new) =
            (client.change(uri, json!([{"text": text}])), fresh.change(uri, json!([{"text": text}])));
        let (known, expected) = (client.wait_for_diagnostics(uri, old), fresh.wait_for_diagnostics(uri, new));
        assert_eq!(known, expected, "diagnostics of\n{}\nand\n{}", texts[0], texts[1]);
    }
    fresh.stop();
}
