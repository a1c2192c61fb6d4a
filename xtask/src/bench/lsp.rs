//! The tables of the language servers. Ours and the peers' answer the same requests about the same documents
//! in turns.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};

mod client;

use super::measure::{median, percentile_95};
use crate::Result;
use crate::peers::{MLIR_INCLUDE, MLIR_LSP, TBLGEN_LSP};
use crate::run::say;
use client::Client;

/// A document, its servers, and the edits of an author.
struct Subject {
    name: &'static str,
    uri: String,
    text: String,
    ours: PathBuf,
    peer: &'static str,
    peer_arguments: Vec<&'static str>,
    options: Value,
    /// The text to type at the beginning of line `line`.
    typed: &'static str,
    line: usize,
    /// Requests, each about the first occurrence of a text.
    questions: Vec<(&'static str, &'static str)>,
    bars: Bars,
}

/// Bars in milliseconds and MiB.
struct Bars {
    first: f64,
    keystroke: f64,
    completion: f64,
    memory: f64,
}

/// Prints the tables.
///
/// # Errors
/// When a server cannot be started or stops answering.
pub(super) fn run(odsgen: &Path, ods_opt: &Path, runs: u64) -> Result {
    for subject in [
        definitions(
            odsgen,
            "mlir/Dialect/LLVMIR/NVVMOps.td",
            vec![
                ("hover", "NVVM_Op<\"nanosleep\">"),
                ("definition", "NVVM_Op<\"nanosleep\">"),
                ("references", "NVVM_Op<\"nanosleep\">"),
            ],
        )?,
        definitions(
            odsgen,
            "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
            vec![
                ("hover", "mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td"),
                ("definition", "mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td"),
                ("documentLink", "mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td"),
            ],
        )?,
        module(ods_opt),
    ] {
        subject.measure(runs)?;
    }
    Ok(())
}

fn definitions(
    ours: &Path,
    file: &'static str,
    questions: Vec<(&'static str, &'static str)>,
) -> Result<Subject> {
    let path = Path::new(MLIR_INCLUDE).join(file);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Subject {
        name: file,
        uri: format!("file://{}", path.display()),
        ours: ours.to_owned(),
        peer: TBLGEN_LSP,
        peer_arguments: vec!["--tablegen-extra-dir", MLIR_INCLUDE],
        options: json!({"includeDirs": [MLIR_INCLUDE], "debounce": 0}),
        typed: "def Typed : Dialect { let name = \"x\"; }",
        line: text.matches('\n').count(),
        text,
        questions,
        bars: Bars { first: 500.0, keystroke: 50.0, completion: 30.0, memory: 300.0 },
    })
}

/// Functions of 20 lines; 100,000 lines in total.
fn module(ours: &Path) -> Subject {
    let mut text = String::new();
    for number in 1..=5_000 {
        text.push_str(&format!("func.func @f{number}(%a: i32, %c: i1) -> i32 {{\n"));
        let before = 1.max(number - 1);
        text.push_str(&format!("  %0 = call @f{before}(%a, %c) : (i32, i1) -> i32\n"));
        for value in 1..13 {
            text.push_str(&format!("  %{value} = arith.addi %{}, %a : i32\n", value - 1));
        }
        text.push_str("  cf.cond_br %c, ^bb1, ^bb2(%12 : i32)\n^bb1:\n  cf.br ^bb2(%0 : i32)\n");
        text.push_str("^bb2(%x: i32):\n  return %x : i32\n}\n");
    }
    Subject {
        name: "module of 100,000 lines",
        uri: "file:///w/large.mlir".to_owned(),
        text,
        ours: ours.to_owned(),
        peer: MLIR_LSP,
        peer_arguments: Vec::new(),
        options: json!({"debounce": 0}),
        typed: "  %typed = arith.addi %a, %a : i32",
        // Inside a function in the middle.
        line: 20 * 2_500 + 4,
        questions: vec![
            ("hover", "%0, %a : i32"),
            ("definition", "%0, %a : i32"),
            ("references", "%0, %a : i32"),
            ("documentSymbol", "%0, %a : i32"),
        ],
        bars: Bars { first: f64::NAN, keystroke: 200.0, completion: f64::NAN, memory: f64::NAN },
    }
}

/// Times in milliseconds by server, ours first.
type Times = [Vec<f64>; 2];

impl Subject {
    fn open(&self) -> Result<[Client; 2]> {
        let document = (self.uri.as_str(), self.text.as_str());
        let ours = Client::open(&self.ours, &["lsp"], &self.options, document)?;
        let peer = Client::open(Path::new(self.peer), &self.peer_arguments, &Value::Null, document)?;
        Ok([ours, peer])
    }

    fn measure(&self, runs: u64) -> Result {
        let peer = Path::new(self.peer).file_name().unwrap_or_default().to_string_lossy();
        say(&format!("{}, milliseconds of {runs} runs in turns with {peer}", self.name));
        say(&format!("{:<28} {:>9} {:>9} {:>8} {:>7}", "", "ours", "peer", "faster", "bar"));
        let mut clients = self.open()?;
        let mut first = clients.each_ref().map(|client| vec![milliseconds(client.first())]);
        for _ in 1..runs.min(3) {
            for (times, client) in first.iter_mut().zip(self.open()?) {
                times.push(milliseconds(client.first()));
            }
        }
        row("first diagnostics", first.map(median), self.bars.first);
        self.type_a_line(&mut clients, runs)?;
        for (method, needle) in &self.questions {
            let at = position(&self.text, needle);
            self.ask(&mut clients, method, at, runs, f64::NAN)?;
            self.ask_at_once(&mut clients, method, at, runs.min(3))?;
        }
        let peaks = clients.each_ref().map(|client| client.peak_mib().unwrap_or(f64::NAN));
        row("memory, MiB", peaks, self.bars.memory);
        Ok(())
    }

    /// Types the line, requests completion in its middle, and removes it.
    fn type_a_line(&self, clients: &mut [Client; 2], runs: u64) -> Result {
        let mut keystrokes = Times::default();
        for (written, key) in self.typed.char_indices() {
            for (times, client) in keystrokes.iter_mut().zip(clients.iter_mut()) {
                times.push(milliseconds(client.insert(self.line, written, key.encode_utf8(&mut [0; 4]))?));
            }
        }
        row("keystroke, median", keystrokes.clone().map(median), f64::NAN);
        row("keystroke, 95th percentile", keystrokes.map(percentile_95), self.bars.keystroke);
        let in_the_middle = self.typed.find([':', '=']).map_or(0, |sign| sign + 3);
        self.ask(clients, "completion", (self.line, in_the_middle), runs, self.bars.completion)?;
        for client in clients {
            client.remove(self.line, self.typed.len())?;
        }
        Ok(())
    }

    /// Sends requests in turns, to the servers that offer the method.
    fn ask(
        &self,
        clients: &mut [Client; 2],
        method: &str,
        at: (usize, usize),
        runs: u64,
        bar: f64,
    ) -> Result {
        let capability = format!("{method}Provider");
        let mut times = Times::default();
        let mut says = [true; 2];
        for _ in 0..runs {
            for (server, client) in clients.iter_mut().enumerate() {
                if client.has(&capability) {
                    let (time, says_something) = client.ask(method, at)?;
                    times[server].push(milliseconds(time));
                    says[server] &= says_something;
                }
            }
        }
        let [our, peer] = says;
        let silent = if !our {
            ", ours empty"
        } else if !peer {
            ", peer's empty"
        } else {
            ""
        };
        row(&format!("{method}{silent}"), times.map(median), bar);
        Ok(())
    }

    /// Sends many requests at once, in turns, if both servers offer the method. The time is that of one
    /// answer.
    fn ask_at_once(&self, clients: &mut [Client; 2], method: &str, at: (usize, usize), runs: u64) -> Result {
        if !clients.iter().all(|client| client.has(&format!("{method}Provider"))) {
            return Ok(());
        }
        let mut times = Times::default();
        for _ in 0..runs {
            for (times, client) in times.iter_mut().zip(clients.iter_mut()) {
                times.push(1e3 * milliseconds(client.ask_at_once(method, at, AT_ONCE)?));
            }
        }
        row("  microseconds, many at once", times.map(median), f64::NAN);
        Ok(())
    }
}

/// Number of requests that are sent at once.
const AT_ONCE: u32 = 200;

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The line and the column within the first occurrence of a text.
fn position(text: &str, needle: &str) -> (usize, usize) {
    let at = text.find(needle).map_or(0, |at| at + 1);
    let before = &text[..at];
    (before.matches('\n').count(), at - before.rfind('\n').map_or(0, |newline| newline + 1))
}

/// Prints a line. The time of an unsupported request is NaN.
fn row(name: &str, [our, peer]: [f64; 2], bar: f64) {
    let shown = |value: f64| if value.is_nan() { "-".to_owned() } else { format!("{value:.2}") };
    let verdict = match (bar.is_nan(), our <= bar) {
        (true, _) => "",
        (_, true) => "holds",
        _ => "FAILS",
    };
    let bar = if bar.is_nan() { "-".to_owned() } else { format!("{bar:.0}") };
    let line = format!(
        "{name:<28} {:>9} {:>9} {:>8} {bar:>7} {verdict}",
        shown(our),
        shown(peer),
        shown(peer / our)
    );
    say(line.trim_end());
}
