//! Executes random programs before and after passes, and prints programs whose behaviour changes, reduced.

use build_support::parallel::map_in_parallel;
use clap::Parser;
use differential::execution::{Tried, difference, random_pipelines, reduce, single_passes, try_program};
use differential::irgen;
use ir_core::pass::PassRegistry;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::process::ExitCode;
use validation::Difference;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// Number of programs.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Seed of the first program.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Only pipelines whose text contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Number of random pipelines.
    #[arg(long, default_value_t = 50)]
    pipelines: u64,
    /// Argument lists for each program.
    #[arg(long, default_value_t = 6)]
    inputs: usize,
    /// Report at most this number of programs for each pipeline.
    #[arg(long, default_value_t = 2)]
    limit: usize,
    /// Do not reduce programs.
    #[arg(long)]
    whole: bool,
    /// Print the program of the first seed, and stop.
    #[arg(long)]
    print: bool,
}

/// Reasons for missing comparisons that a row lists at most.
const REASONS: usize = 3;

fn main() -> ExitCode {
    let options = Options::parse();
    if options.print {
        let printed = io::stdout().write_all(irgen::programs(options.first).as_bytes());
        return differential::exit_code(printed.map(|()| 0));
    }
    differential::exit_code(run(&options))
}

/// The outcomes of a pipeline over all programs.
#[derive(Default)]
struct Row {
    equal: usize,
    runs: usize,
    refused: usize,
    reasons: BTreeMap<String, usize>,
    differing: Vec<u64>,
}

fn run(options: &Options) -> io::Result<usize> {
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    let mut pipelines = single_passes(&registry);
    pipelines.extend(random_pipelines(&registry, options.pipelines, options.first));
    pipelines.retain(|pipeline| pipeline.contains(&options.only));
    let seeds: Vec<u64> = (options.first..options.first + options.count).collect();
    let all = map_in_parallel(&seeds, |seed| try_program(*seed, &pipelines, &registry, options.inputs));
    let mut rows: Vec<Row> = pipelines.iter().map(|_| Row::default()).collect();
    for (seed, outcomes) in seeds.iter().zip(all) {
        for (row, tried) in rows.iter_mut().zip(outcomes?) {
            row.count(*seed, tried);
        }
    }
    for (pipeline, row) in pipelines.iter().zip(&rows) {
        report(pipeline, row, &registry, options)?;
    }
    Ok(rows.iter().map(|row| row.differing.len()).sum())
}

impl Row {
    fn count(&mut self, seed: u64, tried: Tried) {
        match tried {
            Tried::Equal(runs) => (self.equal, self.runs) = (self.equal + 1, self.runs + runs),
            Tried::Differs => self.differing.push(seed),
            Tried::NotCompared(reason) => *self.reasons.entry(reason).or_default() += 1,
            Tried::Refused => self.refused += 1,
        }
    }
}

/// Prints the differences of a pipeline, reduced, and its row of the table.
fn report(pipeline: &str, row: &Row, registry: &PassRegistry, options: &Options) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for seed in row.differing.iter().take(options.limit) {
        let text = irgen::programs(*seed);
        let reduced = if options.whole { None } else { reduce(&text, pipeline, registry)? };
        let text = reduced.unwrap_or(text);
        writeln!(out, "=== program {seed} after {pipeline}\n{text}")?;
        if let Some(Difference { arguments, before, after }) = difference(&text, pipeline, registry) {
            writeln!(out, "arguments: {}\nbefore: {before}\nafter:  {after}", arguments.join(", "))?;
        }
    }
    let Row { equal, runs, refused, reasons, differing } = row;
    let not_compared: usize = reasons.values().sum();
    let different = differing.len();
    writeln!(
        out,
        "{pipeline}: {equal} equal ({runs} runs), {different} differ, {refused} refused, {not_compared} not compared"
    )?;
    let mut reasons: Vec<(&String, &usize)> = reasons.iter().collect();
    reasons.sort_by(|a, b| b.1.cmp(a.1));
    for (reason, count) in reasons.iter().take(REASONS) {
        writeln!(out, "    {count}: {reason}")?;
    }
    Ok(())
}
