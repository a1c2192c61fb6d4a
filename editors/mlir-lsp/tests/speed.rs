//! Time and memory on a module of 100,000 lines: first diagnostics, diagnostics after a keystroke,
//! completion.
//!
//! Each test sends every request a few times, and checks the responses after a keystroke. With
//! `ODSGEN_LSP_SPEED=1`, which is for optimised builds on an idle machine, many keystrokes are timed, and the
//! limits are those of the documentation.

#![allow(clippy::print_stdout, reason = "figures")]

use std::time::{Duration, Instant};

use crate::client::Client;
use crate::support::timing::{is_timed, percentiles};
use serde_json::json;

const URI: &str = "file:///w/large.mlir";

/// Functions of 21 lines. Each calls the previous one.
fn functions(lines: usize) -> String {
    let mut text = "#map = affine_map<(d0) -> (d0)>\nfunc.func private @f0(i32) -> i32\n".to_owned();
    for index in 1..=lines / 21 {
        text.push_str(&format!("func.func @f{index}(%a: i32, %c: i1) -> i32 {{\n"));
        text.push_str("  %0 = call @f0(%a) {m = #map} : (i32) -> i32\n");
        for value in 1..14 {
            text.push_str(&format!("  %{value} = arith.addi %{}, %a : i32\n", value - 1));
        }
        text.push_str("  cf.cond_br %c, ^bb1, ^bb2(%13 : i32)\n^bb1:\n  cf.br ^bb2(%0 : i32)\n");
        text.push_str("^bb2(%x: i32):\n  return %x : i32\n}\n");
    }
    text
}

/// One function of so many lines.
fn one_function(lines: usize) -> String {
    let mut text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n".to_owned();
    for value in 1..lines {
        text.push_str(&format!("  %{value} = arith.addi %{}, %a : i32\n", value - 1));
    }
    text.push_str(&format!("  return %{} : i32\n}}\n", lines - 1));
    text
}

/// Types and removes a word of line `line` again and again.
fn play(name: &str, text: &str, line: usize, limit: Duration) {
    let mut client = Client::start(json!({"debounce": 0}), json!({}));
    let start = Instant::now();
    client.open(URI, text);
    let version = client.version();
    assert_eq!(client.wait_for_diagnostics(URI, version), json!([]), "the module is right");
    let first = start.elapsed();
    let (mut keystrokes, mut completions) = (Vec::new(), Vec::new());
    let typed = "  %typed = arith.addi %a, %a : i32";
    for _ in 0..if is_timed() { 3 } else { 1 } {
        let step = if is_timed() { 1 } else { 17 };
        let at = json!({"line": line, "character": 0});
        client.change(URI, json!([{"range": {"start": at, "end": at}, "text": "\n"}]));
        for written in (0..typed.len()).step_by(step) {
            let end = (written + step).min(typed.len());
            let at = json!({"line": line, "character": written});
            let start = Instant::now();
            let change = json!([{"range": {"start": at, "end": at}, "text": &typed[written..end]}]);
            let version = client.change(URI, change);
            let found = client.wait_for_diagnostics(URI, version);
            keystrokes.push(start.elapsed());
            let is_complete = end == typed.len();
            assert!(!is_complete || found == json!([]), "a complete operation has an error: {found}");
            let start = Instant::now();
            let after = json!({"line": line, "character": end});
            let params = json!({"textDocument": {"uri": URI}, "position": after});
            client.request("textDocument/completion", params).expect("completion is answered");
            completions.push(start.elapsed());
        }
        let all = json!({"start": {"line": line, "character": 0}, "end": {"line": line + 1, "character": 0}});
        client.change(URI, json!([{"range": all, "text": ""}]));
    }
    let ((slow_key, key), (slow_completion, completion)) =
        (percentiles(keystrokes), percentiles(completions));
    println!(
        "{name}: first {first:?}; keystroke {key:?}, 95 % {slow_key:?}; completion {completion:?}, 95 % {slow_completion:?}"
    );
    if is_timed() {
        assert!(slow_key < limit, "diagnostics after a keystroke");
    }
    client.stop();
}

fn lines() -> usize {
    if is_timed() { 100_000 } else { 2_000 }
}

#[test]
fn many_functions() {
    let text = functions(lines());
    play("many functions", &text, 2 + lines() / 42 * 21 + 3, Duration::from_millis(200));
}

#[test]
fn a_module_of_functions() {
    let text = format!(
        "module {{\n{}}}\n",
        functions(lines()).split_once('\n').map_or("", |(_, rest)| rest).replace(" {m = #map}", "")
    );
    play("a module of functions", &text, 2 + lines() / 42 * 21 + 3, Duration::from_millis(200));
}

#[test]
fn one_large_function() {
    let text = one_function(lines());
    play("one function", &text, lines() / 2, Duration::from_millis(200));
}
