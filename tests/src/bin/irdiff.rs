//! Compares our tool with `mlir-opt` on random modules and prints where they differ, reduced.

use clap::Parser;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tests::differential::{Outcome, Tool, differences, report};
use tests::irgen;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// Our tool.
    #[arg(long, default_value = "ods-opt")]
    ours: PathBuf,
    /// The peer.
    #[arg(long, default_value = "mlir-opt-22")]
    peer: PathBuf,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many modules.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Damage each module, so that most must be refused.
    #[arg(long)]
    mutate: bool,
    /// Compare on what the peer prints for each module: generic form, with every default written out.
    #[arg(long)]
    printed: bool,
    /// Rename the dialects that the generator uses, so that neither tool knows any operation.
    #[arg(long)]
    unknown: bool,
    /// Stop after so many differences.
    #[arg(long, default_value_t = 10)]
    limit: usize,
    /// Options for both tools; without any, generic form and unregistered dialects.
    #[arg(last = true)]
    options: Vec<String>,
}

/// Modules that go through one process.
const BATCH: u64 = 500;

fn main() -> ExitCode {
    tests::exit_code(run(&Options::parse()))
}

/// Prints the differences; gives how many.
fn run(options: &Options) -> io::Result<usize> {
    let mut common = vec![String::from("--allow-unregistered-dialect")];
    match options.options[..] {
        [] => common.push(String::from("--mlir-print-op-generic")),
        ref given => common.extend_from_slice(given),
    }
    let tool = |program: &PathBuf| Tool { program: program.clone(), options: common.clone() };
    let (ours, peer) = (tool(&options.ours), tool(&options.peer));
    let scratch = std::env::temp_dir().join(format!("irdiff-{}", std::process::id()));
    std::fs::create_dir_all(&scratch)?;
    let mut found = 0;
    let mut first = options.first;
    let end = options.first + options.count;
    while first < end && found < options.limit {
        let count = BATCH.min(end - first);
        let mut modules: Vec<String> = (first..first + count).map(|seed| module(options, seed)).collect();
        if options.printed {
            modules = printed(modules, &options.peer, &scratch)?;
        }
        for difference in differences(&modules, &ours, &peer, options.limit - found, &scratch)? {
            found += 1;
            report(&difference)?;
        }
        first += count;
    }
    std::fs::remove_dir_all(&scratch)?;
    writeln!(io::stdout(), "{} modules, {found} differences", first - options.first)?;
    Ok(found)
}

/// The module of a seed, as the options want it.
fn module(options: &Options, seed: u64) -> String {
    let mut module = irgen::module(seed);
    if options.unknown {
        for dialect in ["func", "arith", "cf", "scf"] {
            for sigil in ["\"", "#", "!"] {
                module = module.replace(&format!("{sigil}{dialect}."), &format!("{sigil}x{dialect}."));
            }
        }
    }
    if options.mutate { without_separators(&irgen::mutate(&module, seed)) } else { module }
}

/// What the peer prints for the modules that it accepts.
fn printed(modules: Vec<String>, peer: &Path, scratch: &Path) -> io::Result<Vec<String>> {
    let options = ["--allow-unregistered-dialect", "--mlir-print-op-generic"].map(String::from).to_vec();
    let outcomes = Tool { program: peer.to_owned(), options }.run(&modules, scratch)?;
    let texts = outcomes.into_iter().filter_map(|outcome| match outcome {
        Outcome::Printed(text) => Some(format!("{text}\n")),
        Outcome::Refused | Outcome::Died => None,
    });
    Ok(texts.collect())
}

/// A damaged module that still is one module: it ends with a line's end and holds no separator.
fn without_separators(module: &str) -> String {
    format!("{}\n", module.replace("// -----", "// ----"))
}
