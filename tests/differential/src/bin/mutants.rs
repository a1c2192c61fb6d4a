//! Compares our tool with `mlir-opt` on mutants of real modules, and prints where they differ, by kind.

use clap::Parser;
use differential::mutants::{Corpus, Finding, Mutant, Round, Summary, compare, own_folders};
use differential::tools::{Difference, Tools, report};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    #[command(flatten)]
    tools: Tools,
    /// Number of mutants.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// A folder with more modules, besides the repository's own.
    #[arg(long)]
    modules: Vec<PathBuf>,
    /// Run passes on mutants that both tools accept.
    #[arg(long)]
    passes: bool,
    /// Show examples of this number of kinds of differences.
    #[arg(long, default_value_t = 20)]
    limit: usize,
    /// Reduce each example in at most this number of trials.
    #[arg(long, default_value_t = 200)]
    trials: usize,
    /// Write the smallest mutant of each kind of differences to this folder immediately, under its number.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Report progress on the standard error output.
    #[arg(long)]
    progress: bool,
    /// Print the mutant of the first number and end.
    #[arg(long)]
    show: bool,
}

/// Number of mutants for one process.
const BATCH: u64 = 200;
/// One batch in this number is read without unregistered dialects.
const WITHOUT_UNREGISTERED: u64 = 8;

fn main() -> ExitCode {
    let options = Options::parse();
    let scratch = std::env::temp_dir().join(format!("mutants-{}", std::process::id()));
    let found = std::fs::create_dir_all(&scratch).and_then(|()| run(&options, &scratch));
    let _ = std::fs::remove_dir_all(&scratch);
    differential::exit_code(found)
}

/// Prints a summary and examples; returns the number of failures.
fn run(options: &Options, scratch: &Path) -> io::Result<usize> {
    let folders: Vec<PathBuf> = own_folders().into_iter().chain(options.modules.iter().cloned()).collect();
    let corpus = Corpus::read(&folders, &options.tools, scratch)?;
    let mut out = io::stdout();
    if options.show {
        let text = corpus.mutant(options.tools.first).map(|mutant| mutant.text).unwrap_or_default();
        write!(out, "{text}")?;
        return Ok(0);
    }
    let (counts, [common, foreign]) = (&corpus.counts, corpus.sizes());
    writeln!(
        out,
        "{} files, {} modules: {} refused by the peer, {} too long, {common} of common dialects, {foreign} of the peer's",
        counts.files, counts.modules, counts.refused, counts.too_long
    )?;
    let round = |batch: u64| Round {
        corpus: &corpus,
        tools: &options.tools,
        scratch,
        allows_unregistered: batch % WITHOUT_UNREGISTERED != WITHOUT_UNREGISTERED - 1,
        runs_passes: options.passes,
    };
    let mut summary = Summary::default();
    let end = options.tools.first + options.count;
    for first in (options.tools.first..end).step_by(BATCH as usize) {
        let mutants: Vec<Mutant> =
            (first..end.min(first + BATCH)).filter_map(|index| corpus.mutant(index)).collect();
        compare(&round(first / BATCH), &mutants, &mut summary)?;
        if let Some(folder) = &options.save {
            std::fs::create_dir_all(folder)?;
            for (_, finding) in summary.kinds() {
                let path = folder.join(format!("{}.mlir", finding.number));
                let heading = format!("// {} {}", finding.kind, finding.options.join(" ")).replace('\n', " ");
                std::fs::write(path, format!("{heading}\n{}", finding.text))?;
            }
        }
        if options.progress {
            writeln!(io::stderr(), "up to number {}\n{summary}", first + BATCH)?;
        }
    }
    write!(out, "{summary}")?;
    for (count, finding) in summary.kinds().into_iter().take(options.limit) {
        show(count, round(0).reduced(finding.clone(), options.trials)?)?;
    }
    Ok(summary.failures())
}

/// Prints an example of a kind of differences.
fn show(count: usize, finding: Finding) -> io::Result<()> {
    let Finding { number, text, kind, outcomes, options, .. } = finding;
    writeln!(io::stdout(), "=== {count} of {kind}\n=== number {number}, options {}", options.join(" "))?;
    report(io::stdout(), &Difference { module: text, outcomes })
}
