//! Compares our tool with `mlir-opt` on random modules and prints where they differ, reduced.

use clap::Parser;
use differential::irgen;
use differential::tools::{Outcome, Tool, Tools, differences, report};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    #[command(flatten)]
    tools: Tools,
    /// Number of modules.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Mutate each module, so that most are invalid.
    #[arg(long)]
    mutate: bool,
    /// Compare on the peer's output for each module: generic form, with every default written out.
    #[arg(long)]
    printed: bool,
    /// Compare on the peer's output in custom form, mutated afterwards with `--mutate`; both tools print
    /// custom form, too.
    #[arg(long)]
    custom: bool,
    /// Take modules from the `.mlir` files of this folder instead of random ones, repeatedly in the same
    /// order.
    #[arg(long)]
    corpus: Option<PathBuf>,
    /// Rename the dialects that the generator uses, so that the operations are unregistered in both tools.
    #[arg(long)]
    unknown: bool,
    /// Stop after this number of differences.
    #[arg(long, default_value_t = 10)]
    limit: usize,
    /// Options for both tools; without any, generic form and unregistered dialects.
    #[arg(last = true)]
    options: Vec<String>,
}

/// Number of modules for one process.
const BATCH: u64 = 500;

fn main() -> ExitCode {
    differential::exit_code(run(&Options::parse()))
}

/// Prints the differences; returns their number.
fn run(options: &Options) -> io::Result<usize> {
    let mut common = vec![String::from("--allow-unregistered-dialect")];
    match options.options[..] {
        [] if options.custom => {}
        [] => common.push(String::from("--mlir-print-op-generic")),
        ref given => common.extend_from_slice(given),
    }
    let ours = Tool::ours(&options.tools.ours, &common);
    let peer = Tool::peer(&options.tools.peer, &common);
    let scratch = std::env::temp_dir().join(format!("irdiff-{}", std::process::id()));
    std::fs::create_dir_all(&scratch)?;
    let corpus = options.corpus.as_deref().map_or_else(|| Ok(Vec::new()), texts)?;
    let mut found = 0;
    let mut first = options.tools.first;
    let end = options.tools.first + options.count;
    while first < end && found < options.limit {
        let count = BATCH.min(end - first);
        let base = |seed| module(options, &corpus, seed);
        let mut modules: Vec<String> = (first..first + count).map(base).collect();
        if options.printed {
            modules = damaged(options, modules, first);
            modules = printed(modules, &options.tools.peer, &["--mlir-print-op-generic"], &scratch)?;
        } else {
            if options.custom {
                modules = printed(modules, &options.tools.peer, &[], &scratch)?;
            }
            modules = damaged(options, modules, first);
        }
        for difference in differences(&modules, &ours, &peer, options.limit - found, true, &scratch)? {
            found += 1;
            report(io::stdout(), &difference)?;
        }
        first += count;
    }
    std::fs::remove_dir_all(&scratch)?;
    writeln!(io::stdout(), "{} modules, {found} differences", first - options.tools.first)?;
    Ok(found)
}

/// The modules of the files of a folder, in the order of their names.
fn texts(folder: &Path) -> io::Result<Vec<String>> {
    let entries = std::fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "mlir"));
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let text = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
        all.extend(text.split(irgen::SEPARATOR).map(without_separators));
    }
    Ok(all)
}

/// The module of a seed, with the options applied.
fn module(options: &Options, corpus: &[String], seed: u64) -> String {
    if !corpus.is_empty() {
        return corpus[(seed % corpus.len() as u64) as usize].clone();
    }
    let mut module = irgen::module(seed);
    if options.unknown {
        for dialect in ["func", "arith", "cf", "scf"] {
            for sigil in ["\"", "#", "!"] {
                module = module.replace(&format!("{sigil}{dialect}."), &format!("{sigil}x{dialect}."));
            }
        }
    }
    module
}

/// The modules, mutated if the options request it.
fn damaged(options: &Options, modules: Vec<String>, first: u64) -> Vec<String> {
    let damage = |(module, seed): (String, u64)| {
        if options.mutate { without_separators(&irgen::mutate(&module, seed)) } else { module }
    };
    modules.into_iter().zip(first..).map(damage).collect()
}

/// The peer's output for the modules that it accepts.
fn printed(modules: Vec<String>, peer: &Path, options: &[&str], scratch: &Path) -> io::Result<Vec<String>> {
    let options = options.iter().chain(&["--allow-unregistered-dialect"]);
    let options: Vec<String> = options.map(|option| String::from(*option)).collect();
    let outcomes = Tool::peer(peer, &options).run(&modules, scratch)?;
    let texts = outcomes.into_iter().filter_map(|outcome| match outcome {
        Outcome::Printed(text) => Some(format!("{text}\n")),
        Outcome::Refused(_) | Outcome::Died => None,
    });
    Ok(texts.collect())
}

/// A mutated module that is still one module: it ends with a newline and holds no separator.
fn without_separators(module: &str) -> String {
    format!("{}\n", module.replace("// -----", "// ----"))
}
