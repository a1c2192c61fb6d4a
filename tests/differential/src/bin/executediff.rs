//! Executes random programs before and after passes, and prints programs whose behaviour changes, reduced.
//! With `--native`, it compares the interpreter with `mlir-runner` and `lli` instead.

use build_support::parallel::map_in_parallel;
use clap::Parser;
use differential::execution::{Trials, Tried, difference, random_pipelines, reduce, single_passes};
use differential::irgen;
use differential::native::{Native, Peers, try_native};
use differential::rows::{Row, Table};
use ir_core::pass::PassRegistry;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
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
    /// Seed of the random pipelines.
    #[arg(long, default_value_t = 0)]
    pipeline_seed: u64,
    /// Run each random pipeline on one program of so many.
    #[arg(long, default_value_t = 1)]
    share: u64,
    /// Argument lists for each program.
    #[arg(long, default_value_t = 6)]
    inputs: usize,
    /// Report at most this number of programs for each pipeline.
    #[arg(long, default_value_t = 2)]
    limit: usize,
    /// Keep the outcomes in this file, and continue after the programs that it has.
    #[arg(long)]
    state: Option<PathBuf>,
    /// Do not reduce programs.
    #[arg(long)]
    whole: bool,
    /// Print the program of the first seed, and stop.
    #[arg(long)]
    print: bool,
    /// Compare with mlir-runner and lli of this folder of LLVM.
    #[arg(long)]
    native: Option<PathBuf>,
}

/// The programs between two reports of progress.
const CHUNK: usize = 400;

/// The programs that share a context and prepared pipelines.
const TASK: usize = 25;

fn main() -> ExitCode {
    let options = Options::parse();
    if options.print {
        let printed = io::stdout().write_all(irgen::programs(options.first).as_bytes());
        return differential::exit_code(printed.map(|()| 0));
    }
    differential::exit_code(match &options.native {
        Some(folder) => run_native(&options, folder.clone()),
        None => run(&options),
    })
}

fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    registry
}

fn run(options: &Options) -> io::Result<usize> {
    let registry = passes();
    let keep = |pipelines: Vec<String>| -> Vec<String> {
        pipelines.into_iter().filter(|pipeline| pipeline.contains(&options.only)).collect()
    };
    let singles = keep(single_passes(&registry));
    let sequences = keep(random_pipelines(&registry, options.pipelines, options.pipeline_seed));
    let known = options.state.as_deref().map(Table::read).transpose()?.flatten();
    let mut table = known.unwrap_or_else(|| Table { next: options.first, ..Table::default() });
    let seeds: Vec<u64> = (table.next..options.first + options.count).collect();
    let start = Instant::now();
    let singles_count = singles.len();
    let pipelines: Vec<String> = singles.into_iter().chain(sequences).collect();
    for (index, seeds) in seeds.chunks(CHUNK).enumerate() {
        let tasks: Vec<&[u64]> = seeds.chunks(TASK).collect();
        let outcomes = map_in_parallel(&tasks, |seeds| {
            let trials = Trials::new(&pipelines, &registry, options.inputs)?;
            let is_chosen =
                |seed: u64, index: usize| index < singles_count || is_in_share(seed, index, options.share);
            let outcome =
                |seed: &u64| Ok((*seed, trials.try_program(*seed, |index| is_chosen(*seed, index))?));
            seeds.iter().map(outcome).collect::<io::Result<Vec<_>>>()
        });
        for outcomes in outcomes {
            for (seed, all) in outcomes? {
                for (pipeline, tried) in all {
                    let row = table.rows.entry(pipeline.to_owned()).or_default();
                    row.count(seed, &tried);
                    if matches!(tried, Tried::Differs) && row.differing.len() <= options.limit {
                        report(seed, pipeline, &registry, options)?;
                    }
                }
                table.next = seed + 1;
            }
        }
        if let Some(path) = &options.state {
            table.write(path)?;
        }
        progress(index * CHUNK + seeds.len(), &start, &table)?;
    }
    let mut out = io::stdout().lock();
    for (pipeline, row) in &table.rows {
        out.write_all(row.text(pipeline).as_bytes())?;
    }
    Ok(table.rows.values().map(|row| row.differing.len()).sum())
}

/// Whether a random pipeline runs on a program.
fn is_in_share(seed: u64, index: usize, share: u64) -> bool {
    index as u64 % share.max(1) == seed % share.max(1)
}

fn progress(count: usize, start: &Instant, table: &Table) -> io::Result<()> {
    let seconds = start.elapsed().as_secs_f64();
    let rate = count as f64 / seconds.max(1e-3);
    let differing: usize = table.rows.values().map(|row: &Row| row.differing.len()).sum();
    writeln!(
        io::stderr().lock(),
        "{count} programs in {seconds:.0} s ({rate:.1}/s), the next one is {}, {differing} differences",
        table.next
    )
}

/// Prints a program whose behaviour a pipeline changes, reduced.
fn report(seed: u64, pipeline: &str, registry: &PassRegistry, options: &Options) -> io::Result<()> {
    let text = irgen::programs(seed);
    let reduced = if options.whole { None } else { reduce(&text, pipeline, registry)? };
    let text = reduced.unwrap_or(text);
    let mut out = io::stdout().lock();
    writeln!(out, "=== program {seed} after {pipeline}\n{text}")?;
    if let Some(Difference { arguments, before, after }) = difference(&text, pipeline, registry) {
        writeln!(out, "arguments: {}\nbefore: {before}\nafter:  {after}", arguments.join(", "))?;
    }
    out.flush()
}

/// Compares programs with the peer's execution.
fn run_native(options: &Options, folder: PathBuf) -> io::Result<usize> {
    let registry = passes();
    let scratch = std::env::temp_dir().join(format!("executediff-{}", std::process::id()));
    std::fs::create_dir_all(&scratch)?;
    let peers = Peers { folder, scratch: scratch.clone() };
    let seeds: Vec<u64> = (options.first..options.first + options.count).collect();
    let outcomes = map_in_parallel(&seeds, |seed| try_native(*seed, &registry, &peers));
    let (mut equal, mut differing) = (0, 0);
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let mut out = io::stdout().lock();
    for (seed, outcome) in seeds.iter().zip(outcomes) {
        match outcome? {
            Native::Equal => equal += 1,
            Native::NotCompared(reason) => *reasons.entry(reason).or_default() += 1,
            Native::Differs(text) => {
                differing += 1;
                writeln!(out, "=== program {seed}\n{text}")?;
            }
        }
    }
    std::fs::remove_dir_all(scratch)?;
    let not_compared: usize = reasons.values().sum();
    writeln!(out, "{equal} equal, {differing} differ, {not_compared} not compared")?;
    for (reason, count) in reasons {
        writeln!(out, "    {count}: {reason}")?;
    }
    Ok(differing)
}
