//! After any edits, the server answers as a fresh one does, and it answers everything without a panic.
//!
//! `ODSGEN_LSP_EDITS` and `ODSGEN_LSP_SEED` set the number of edits and what they begin with; without them there are few enough for every
//! test run. `cargo xtask fuzz --edits N` runs many.

use crate::client;
use client::Client;
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

/// Functions at the top, with aliases.
const TOP: &str = r#"#map = affine_map<(d0) -> (d0)>
!t = tensor<4xf32>
#other = [#map, 1 : i32]
// A function, ä and 😀.
func.func @f(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  %pair:2 = "foo.op"(%sum) {m = #map, n = #other} : (i32) -> (i32, !t)
  cf.br ^bb1(%pair#0 : i32)
^bb1(%x: i32):
  %r = call @g(%x) : (i32) -> i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %c = arith.constant true
  %r = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    %n = arith.constant 2 : i32
    scf.yield %n : i32
  }
  return %r : i32
}
func.func private @h() loc(#loc1)
#loc1 = loc("x":1:2)
"#;

/// A module, a generic operation, and values that pieces share.
const PARTS: &str = r#"module @m attributes {a.b = 1 : i32} {
  func.func @f() { return }
  func.func @u() { call @f() : () -> () return }
  module @inner { func.func private @deep() }
}
// -----
%0 = "a.b"() : () -> i32
"a.c"(%0) ({
^bb0(%q: i32):
  "a.d"(%q)[^bb0] : (i32) -> ()
}) : (i32) -> ()
// -----
func.func @last() { return }
"#;

/// Texts that edits insert.
const PIECES: [&str; 40] = [
    "",
    "",
    "",
    "",
    "\n",
    "\r\n",
    " ",
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    "[",
    "]",
    ":",
    ",",
    "=",
    "\"",
    "//",
    "%",
    "^",
    "@",
    "#",
    "!",
    "%a",
    "^bb1",
    "@f",
    "#map",
    "!t",
    ": i32",
    "arith.addi",
    "func.func @f() { return }\n",
    "module {\n",
    "// -----\n",
    "ä😀",
    "-> ",
    "#map = 1 : i32\n",
    "%0 = ",
    "distinct[0]<>",
];

const URI: &str = "file:///w/main.mlir";

/// Requests at a position.
const AT: [&str; 7] =
    ["hover", "definition", "references", "documentHighlight", "completion", "prepareRename", "rename"];

/// Requests about a document.
const OF: [&str; 6] =
    ["documentSymbol", "semanticTokens/full", "foldingRange", "inlayHint", "codeAction", "selectionRange"];

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

fn start() -> Client {
    Client::start(json!({"debounce": 0}), json!({}))
}

/// The answer of a client to request number `kind` about a position.
fn ask(client: &mut Client, kind: usize, position: &Value) -> Result<Value, String> {
    let document = json!({"uri": URI});
    let all = json!({"start": {"line": 0, "character": 0}, "end": {"line": 10_000, "character": 0}});
    match AT.get(kind) {
        Some(method) => client.request(
            &format!("textDocument/{method}"),
            json!({"textDocument": document, "position": position, "newName": "renamed",
                   "context": {"includeDeclaration": true}}),
        ),
        None => {
            let method = OF[kind - AT.len()];
            let range = if method == "inlayHint" { all } else { json!({"start": position, "end": position}) };
            let params = json!({"textDocument": document, "range": range, "positions": [position],
                                "context": {"diagnostics": []}});
            client.request(&format!("textDocument/{method}"), params)
        }
    }
}

#[test]
fn a_server_after_edits_of_functions_answers_as_a_fresh_one() {
    play(TOP, 400);
}

#[test]
fn a_server_after_edits_of_parts_answers_as_a_fresh_one() {
    play(PARTS, 400);
}

fn play(main: &str, usual: usize) {
    let setting = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let edits = setting("ODSGEN_LSP_EDITS").map_or(usual, |edits| edits as usize);
    let mut numbers = Numbers(setting("ODSGEN_LSP_SEED").unwrap_or(7));
    let mut client = start();
    let mut text = main.to_owned();
    client.open(URI, &text);
    for edit in 0..edits {
        // Texts that were torn apart have little left to ask about.
        if edit % 10 == 9 {
            main.clone_into(&mut text);
            client.change(URI, json!([{"text": text}]));
        }
        let (a, b) = (boundary(&text, &mut numbers), numbers.next_below(6));
        let end = (a..=text.len()).filter(|&at| text.is_char_boundary(at)).nth(b).unwrap_or(text.len());
        let end = if end > 0 && text.as_bytes()[end - 1] == b'\r' { end.max(a + 1) - 1 } else { end };
        let (a, end) = (a.min(end), end.max(a));
        let piece = PIECES[numbers.next_below(PIECES.len())];
        let range = json!({"start": position(&text, a), "end": position(&text, end)});
        client.change(URI, json!([{"range": range, "text": piece}]));
        text.replace_range(a..end, piece);
        let (kind, at) = (numbers.next_below(AT.len() + OF.len()), boundary(&text, &mut numbers));
        // Errors are answers, too.
        let _ = ask(&mut client, kind, &position(&text, at));
        if edit % 5 == 3 {
            compare(&mut client, &text, &mut numbers);
        }
    }
    client.stop();
}

/// Compares diagnostics and answers with those of a server that never saw other texts.
fn compare(client: &mut Client, text: &str, numbers: &mut Numbers) {
    let mut fresh = start();
    fresh.open(URI, text);
    for kind in 0..AT.len() + OF.len() {
        let at = position(text, boundary(text, numbers));
        let (known, new) = (ask(client, kind, &at), ask(&mut fresh, kind, &at));
        assert_eq!(known, new, "request {kind} at {at} of\n{text}");
    }
    // A change to the same text makes both send diagnostics of a known version.
    let same = json!([{"text": text}]);
    let (old, new) = (client.change(URI, same.clone()), fresh.change(URI, same));
    let (known, expected) = (client.wait_for_diagnostics(URI, old), fresh.wait_for_diagnostics(URI, new));
    assert_eq!(known, expected, "diagnostics of\n{text}");
    fresh.stop();
}
