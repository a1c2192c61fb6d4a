//! Time and memory on the largest definitions that MLIR installs: first diagnostics, diagnostics after a
//! keystroke, completion.
//!
//! Each test sends every request once, and checks the responses after a keystroke. With
//! `ODSGEN_LSP_SPEED=1`, which is for optimised builds on an idle machine, many keystrokes are timed, and the
//! limits are those of the documentation.

#![allow(clippy::print_stdout, reason = "figures")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::client::{Client, TestHost};
use crate::support::timing::{is_timed, percentiles};
use serde_json::{Value, json};

const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// A document of an installed dialect.
struct Document {
    client: Client,
    uri: String,
    text: String,
    first: Duration,
}

/// Opens a file.
fn open(file: &str) -> Document {
    let path = Path::new(INCLUDE).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut client =
        Client::start(TestHost::new(vec![PathBuf::from(INCLUDE)]), json!({"debounce": 0}), json!({}));
    let uri = format!("file://{}", path.display());
    let start = Instant::now();
    client.open(&uri, &text);
    let version = client.version();
    client.wait_for_diagnostics(&uri, version);
    Document { client, uri, text, first: start.elapsed() }
}

/// Most memory that this process had, in megabytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}

/// Time that processors worked for this process.
fn work() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name in brackets; user and system time are the twelfth and thirteenth word, in hundredths of
    // a second.
    let words = stat.rsplit(')').next().unwrap_or("").split_whitespace().skip(11).take(2);
    Duration::from_millis(10 * words.filter_map(|word| word.parse::<u64>().ok()).sum::<u64>())
}

/// Inserts a definition character by character at the end and requests completions there.
fn play(file: &str) {
    let mut document = open(file);
    let Document { client, uri, text, first } = &mut document;
    let line = text.matches('\n').count();
    let typed = "def Typed : Dialect { let name = \"x\"; let cppNamespace = I32; }\n";
    let (mut keystrokes, mut completions) = (Vec::new(), Vec::new());
    let before = work();
    let rounds = if is_timed() { 3 } else { 1 };
    for round in 0..rounds {
        // Without limits, a few characters show the same.
        let step = if is_timed() { 1 } else { 16 };
        let mut written = 0;
        while written < typed.len() {
            let end = (written + step).min(typed.len());
            let at = json!({"line": line, "character": written});
            let start = Instant::now();
            let version = client
                .change(uri, json!([{"range": {"start": at, "end": at}, "text": &typed[written..end]}]));
            let after = json!({"line": line, "character": end});
            let start_of_completion = Instant::now();
            let params = json!({"textDocument": {"uri": uri}, "position": after});
            let answer = client.request("textDocument/completion", params).expect("completion is answered");
            completions.push(start_of_completion.elapsed());
            assert!(!answer.is_null() || !typed[..end].ends_with(": D"), "nothing to complete after ': D'");
            let found = client.wait_for_diagnostics(uri, version);
            keystrokes.push(start.elapsed());
            let errors = |found: &Value| {
                found.as_array().map_or(0, |all| all.iter().filter(|one| one["severity"] == 1).count())
            };
            assert!(end < 16 || errors(&found) > 0, "an incomplete definition has no error");
            written = end;
        }
        let all = json!({"start": {"line": line, "character": 0}, "end": {"line": line + 1, "character": 0}});
        let version = client.change(uri, json!([{"range": all, "text": ""}]));
        client.wait_for_diagnostics(uri, version);
        assert!(round < rounds);
    }
    let work = (work() - before) / keystrokes.len() as u32;
    let ((slow_key, key), (slow_completion, completion)) =
        (percentiles(keystrokes), percentiles(completions));
    println!(
        "{file}: first {first:?}; keystroke with completion {work:?} of work; keystroke {key:?}, 95 % {slow_key:?}; completion {completion:?}, 95 % {slow_completion:?}; {} MB",
        memory()
    );
    if is_timed() {
        assert!(*first < Duration::from_millis(500), "first diagnostics");
        assert!(slow_key < Duration::from_millis(50), "diagnostics after a keystroke");
        assert!(slow_completion < Duration::from_millis(30), "completion");
        assert!(memory() < 300, "memory");
    }
    document.client.stop();
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn nvvm() {
    play("mlir/Dialect/LLVMIR/NVVMOps.td");
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn spirv() {
    play("mlir/Dialect/SPIRV/IR/SPIRVOps.td");
}
