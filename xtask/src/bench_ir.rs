//! Modules to measure the reading, verifying and printing of IR with, and the table of it.
//!
//! The modules are in generic form, which both tools read whatever dialects they know.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::bench::{Pair, head};
use crate::measure::{median, milliseconds};
use crate::peers::MLIR_OPT;
use crate::python_modules::Scratch;
use crate::run::say;

/// What a kind of module is made by, of about so many operations.
type Make = fn(usize) -> String;

/// The kinds.
const KINDS: [(&str, Make); 5] =
    [("chain", chain), ("funcs", funcs), ("nest", nest), ("wide", wide), ("generic", generic)];

/// Sizes that are measured; the time of an operation must be about the same in all.
const SIZES: [usize; 3] = [10_000, 100_000, 1_000_000];

/// How deep regions nest in [`nest`].
const DEPTH: usize = 200;

/// Prints the table.
///
/// # Errors
/// When a file cannot be written, or a program fails.
pub(crate) fn run(ours: &Path, runs: u64) -> Result {
    head("parse, verify, print", "mlir-opt", runs);
    let scratch = Scratch::new()?;
    let mut notes = Vec::new();
    for (kind, make) in KINDS {
        let mut first = None;
        for size in SIZES {
            // The largest take seconds each, and vary least.
            let runs = if size < 1_000_000 { runs } else { runs.min(3) };
            let name = format!("{kind}, {size}");
            let path = scratch.path().join(format!("{kind}.{size}.mlir"));
            fs::write(&path, make(size)).map_err(|error| format!("{}: {error}", path.display()))?;
            let pair = Pair::measure(command(ours, &path), command(Path::new(MLIR_OPT), &path), runs)?;
            pair.print(&name);
            let each = pair.our_time() / size as f64;
            let growth = each / *first.get_or_insert(each);
            notes
                .push(format!("{name:<22} {:>9.0} ns an operation, {growth:.2} of the smallest", each * 1e6));
            if kind == "funcs" {
                notes.push(format!(
                    "{name:<22} {:>9.2} times as fast as one thread",
                    threads(ours, &path, runs)?
                ));
            }
            // What is measured once is not needed again, and large.
            fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    notes.iter().for_each(|note| say(note));
    Ok(())
}

/// How much faster several threads are than one.
fn threads(ours: &Path, file: &Path, runs: u64) -> Result<f64> {
    let (mut one, mut several) = (Vec::new(), Vec::new());
    for _ in 0..runs {
        one.push(milliseconds(command(ours, file).arg("--mlir-disable-threading"))?);
        several.push(milliseconds(&mut command(ours, file))?);
    }
    Ok(median(one) / median(several))
}

fn command(program: &Path, file: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--mlir-print-op-generic", "--allow-unregistered-dialect"]).arg(file);
    command
}

fn module(body: &str) -> String {
    format!("\"builtin.module\"() ({{\n{body}}}) : () -> ()\n")
}

/// A function of `count` operations, each of which uses the one before.
fn chain_function(out: &mut String, name: &str, count: usize) {
    let _ = write!(
        out,
        "  \"func.func\"() <{{function_type = (i64) -> i64, sym_name = \"{name}\"}}> ({{\n  ^bb0(%arg0: i64):\n"
    );
    let mut last = "%arg0".to_owned();
    for number in 0..count {
        let op = ["addi", "subi", "muli"].get(number % 4);
        let (op, properties) = match op {
            Some(op) => (*op, " <{overflowFlags = #arith.overflow<none>}>"),
            None => ("xori", ""),
        };
        let _ =
            writeln!(out, "    %{number} = \"arith.{op}\"({last}, %arg0){properties} : (i64, i64) -> i64");
        last = format!("%{number}");
    }
    let _ = write!(out, "    \"func.return\"({last}) : (i64) -> ()\n  }}) : () -> ()\n");
}

/// One long function.
fn chain(size: usize) -> String {
    let mut body = String::new();
    chain_function(&mut body, "f", size);
    module(&body)
}

/// Many functions of a hundred operations.
fn funcs(size: usize) -> String {
    let mut body = String::new();
    for number in 0..size / 100 {
        chain_function(&mut body, &format!("f{number}"), 98);
    }
    module(&body)
}

/// Deeply nested regions.
fn nest(size: usize) -> String {
    let mut body = String::new();
    for number in 0..size.div_ceil(3 * DEPTH) {
        let _ = write!(
            body,
            "\"func.func\"() <{{function_type = (i1, i64) -> (), sym_name = \"f{number}\"}}> ({{\n^bb0(%c: i1, %x: i64):\n"
        );
        for level in 0..DEPTH {
            let _ = write!(
                body,
                "\"scf.if\"(%c) ({{\n%v{level} = \"arith.muli\"(%x, %x) <{{overflowFlags = #arith.overflow<none>}}> : (i64, i64) -> i64\n"
            );
        }
        for _ in 0..DEPTH {
            body.push_str("\"scf.yield\"() : () -> ()\n}, {\n}) : (i1) -> ()\n");
        }
        body.push_str("\"func.return\"() : () -> ()\n}) : () -> ()\n");
    }
    module(&body)
}

/// One function with many small regions beside each other.
fn wide(size: usize) -> String {
    let mut body =
        "\"func.func\"() <{function_type = (i1, i64) -> (), sym_name = \"f\"}> ({\n^bb0(%c: i1, %x: i64):\n"
            .to_owned();
    for _ in 0..size / 3 {
        body.push_str(
            "  \"scf.if\"(%c) ({\n    %y = \"arith.muli\"(%x, %x) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64\n    \"scf.yield\"() : () -> ()\n  }, {\n  }) : (i1) -> ()\n",
        );
    }
    body.push_str("  \"func.return\"() : () -> ()\n}) : () -> ()\n");
    module(&body)
}

/// Operations that neither tool knows, with attributes of many kinds.
fn generic(size: usize) -> String {
    let mut body = "  %start, %t = \"test.start\"() : () -> (i64, tensor<4x?xf32>)\n".to_owned();
    let mut last = "%start".to_owned();
    for number in 0..size {
        let (name, float, element) = (number % 1000, number % 97, number % 50);
        let (width, length) = (1 + number % 64, 1 + number % 16);
        let _ = writeln!(
            body,
            "  %{number} = \"test.op\"({last}, %t) {{idx = {number} : i64, name = \"op_{name}\", f = {float}.5 : f32, \
             arr = [1, 2, {element}], d = {{a = unit, b = i{width}}}, map = affine_map<(d0, d1) -> (d1, d0)>, \
             ty = memref<{length}x?xi32>}} : (i64, tensor<4x?xf32>) -> i64"
        );
        last = format!("%{number}");
    }
    module(&body)
}
