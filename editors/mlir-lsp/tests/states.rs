//! After any edits, the server answers as a fresh one does.

use crate::client::Client;
use crate::support::states::{Plan, Play};
use serde_json::json;

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

/// A module, a generic operation, and values that chunks share.
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
const CHUNKS: [&str; 40] = [
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

/// Requests at a position.
const POSITION_REQUESTS: [&str; 7] =
    ["hover", "definition", "references", "documentHighlight", "completion", "prepareRename", "rename"];

/// Requests about a document.
const DOCUMENT_REQUESTS: [&str; 6] =
    ["documentSymbol", "semanticTokens/full", "foldingRange", "inlayHint", "codeAction", "selectionRange"];

#[test]
fn a_server_after_edits_of_functions_answers_as_a_fresh_one() {
    play(TOP);
}

#[test]
fn a_server_after_edits_of_parts_answers_as_a_fresh_one() {
    play(PARTS);
}

fn play(main: &str) {
    let plan = Plan {
        start: Box::new(|| Client::start(json!({"debounce": 0}), json!({}))),
        chunks: &CHUNKS,
        position_requests: &POSITION_REQUESTS,
        document_requests: &DOCUMENT_REQUESTS,
        visit: 10,
        interval: 5,
    };
    Play::new(plan, 400).run(&[("file:///w/main.mlir", main)]);
}
