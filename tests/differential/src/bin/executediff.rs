//! Executes random programs before and after passes, and prints programs whose behaviour changes, reduced.

use build_support::parallel::map_in_parallel;
use clap::Parser;
use differential::irgen::{self, random::Random};
use interpret::{Program, Registry};
use ir_core::context::Context;
use ir_core::pass::{PassManagerConfig, PassRegistry, Pipeline, parse_pipeline};
use ir_core::Module;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::process::ExitCode;
use validation::{Difference, Verdict, compare_function};

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
    /// Argument lists for each function.
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

/// The function that is compared.
const FUNCTION: &str = "f";

/// Edits that a reduction tries at most.
const TRIALS: u32 = 3000;

/// Passes in a random pipeline at most.
const MAX_PASSES: usize = 5;

/// Passes that observe or annotate IR, or need an option.
const LEFT_OUT: [&str; 0] = [];

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
    failed: usize,
    reasons: BTreeMap<String, usize>,
    differing: Vec<u64>,
}

/// The outcome of a pipeline on a program.
enum Tried {
    Equal(usize),
    Differs,
    NotCompared(String),
    Failed,
}

fn run(options: &Options) -> io::Result<usize> {
    let registry = passes();
    let pipelines: Vec<String> = pipelines(&registry, options)
        .into_iter()
        .filter(|pipeline| pipeline.contains(&options.only))
        .collect();
    let seeds: Vec<u64> = (options.first..options.first + options.count).collect();
    let all = map_in_parallel(&seeds, |seed| try_program(*seed, &pipelines, &registry, options));
    let mut rows: Vec<Row> = pipelines.iter().map(|_| Row::default()).collect();
    for (seed, outcomes) in seeds.iter().zip(all) {
        for (row, tried) in rows.iter_mut().zip(outcomes?) {
            match tried {
                Tried::Equal(runs) => (row.equal, row.runs) = (row.equal + 1, row.runs + runs),
                Tried::Differs => row.differing.push(*seed),
                Tried::NotCompared(reason) => *row.reasons.entry(reason).or_default() += 1,
                Tried::Failed => row.failed += 1,
            }
        }
    }
    let mut differing = 0;
    for (pipeline, row) in pipelines.iter().zip(&rows) {
        differing += row.differing.len();
        report(pipeline, row, &registry, options)?;
    }
    Ok(differing)
}

/// Runs all pipelines on a program.
fn try_program(
    seed: u64,
    pipelines: &[String],
    registry: &PassRegistry,
    options: &Options,
) -> io::Result<Vec<Tried>> {
    let text = irgen::programs(seed);
    let invalid = |error: String| io::Error::other(format!("the program {seed} is invalid: {error}\n{text}"));
    let ctx = context();
    let module = parsed(&ctx, &text).map_err(invalid)?;
    let semantics = Registry::new();
    let before = Program::new(&module, &semantics);
    Ok(pipelines
        .iter()
        .map(|pipeline| match after(&module, pipeline, registry) {
            None => Tried::Failed,
            Some(changed) => {
                let after = Program::new(&changed, &semantics);
                match compare_function(&before, &after, FUNCTION, &limits(options)) {
                    Verdict::Equal(runs) => Tried::Equal(runs),
                    Verdict::Differs(_) => Tried::Differs,
                    Verdict::NotCompared(reason) => Tried::NotCompared(reason),
                }
            }
        })
        .collect())
}

fn limits(options: &Options) -> validation::Options {
    validation::Options { inputs: options.inputs, step_limit: 20_000, ..validation::Options::default() }
}

/// A copy of the module after a pipeline; `None` if a pass failed.
fn after(module: &Module, pipeline: &str, registry: &PassRegistry) -> Option<Module> {
    let mut pipeline: Pipeline = parse_pipeline(registry, "executediff", pipeline).ok()?;
    let mut changed = module.clone();
    let (ctx, top) = (changed.ir().context().clone(), changed.operation());
    let config = PassManagerConfig { verify_each: true, ..PassManagerConfig::default() };
    config.run(&mut pipeline, &ctx, changed.ir_mut(), top).succeeded.then_some(changed)
}

/// Prints the differences of a pipeline, reduced, and its row of the table.
fn report(pipeline: &str, row: &Row, registry: &PassRegistry, options: &Options) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for seed in row.differing.iter().take(options.limit) {
        let text = irgen::programs(*seed);
        let reduced = if options.whole { None } else { reduce(&text, pipeline, registry, options)? };
        let text = reduced.unwrap_or(text);
        writeln!(out, "=== program {seed} after {pipeline}\n{text}")?;
        if let Some(Difference { arguments, before, after }) = difference(&text, pipeline, registry, options) {
            writeln!(out, "arguments: {}\nbefore: {before}\nafter:  {after}", arguments.join(", "))?;
        }
    }
    let Row { equal, runs, failed, reasons, differing } = row;
    let not_compared: usize = reasons.values().sum();
    let different = differing.len();
    writeln!(
        out,
        "{pipeline}: {equal} equal ({runs} runs), {different} differ, {failed} refused, {not_compared} not compared"
    )?;
    let mut reasons: Vec<(&String, &usize)> = reasons.iter().collect();
    reasons.sort_by(|a, b| b.1.cmp(a.1));
    for (reason, count) in reasons.iter().take(3) {
        writeln!(out, "    {count}: {reason}")?;
    }
    Ok(())
}

/// The difference that a pipeline makes to a program.
fn difference(
    text: &str,
    pipeline: &str,
    registry: &PassRegistry,
    options: &Options,
) -> Option<Difference> {
    let ctx = context();
    let module = parsed(&ctx, text).ok()?;
    let semantics = Registry::new();
    let changed = after(&module, pipeline, registry)?;
    let (before, after) = (Program::new(&module, &semantics), Program::new(&changed, &semantics));
    let limits = validation::Options { inputs: options.inputs.max(30), ..limits(options) };
    match compare_function(&before, &after, FUNCTION, &limits) {
        Verdict::Differs(difference) => Some(difference),
        _ => None,
    }
}

/// A smaller program that the pipeline changes, too.
fn reduce(
    text: &str,
    pipeline: &str,
    registry: &PassRegistry,
    options: &Options,
) -> io::Result<Option<String>> {
    let ctx = context();
    let module = parsed(&ctx, text).map_err(io::Error::other)?;
    let mut decide = |text: &str| Ok(difference(text, pipeline, registry, options).is_some());
    let reduced = ods_reduce::reduce(&module, TRIALS, &mut decide)?;
    Ok(reduced.map(|module| module.to_string()))
}

fn context() -> Context {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    ctx
}

fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    registry
}

fn parsed(ctx: &Context, text: &str) -> Result<Module, String> {
    let message = |errors: ir_core::text::Diagnostics| {
        errors.as_slice().iter().map(|error| error.message.as_str()).collect::<Vec<_>>().join("; ")
    };
    let module = Module::parse(ctx, text).map_err(message)?;
    module.verify().map_err(message)?;
    Ok(module)
}

/// Every pass alone, and random sequences of them.
fn pipelines(registry: &PassRegistry, options: &Options) -> Vec<String> {
    let steps: Vec<String> = registry
        .entries()
        .map(|entry| entry.argument)
        .filter(|name| !LEFT_OUT.contains(name))
        .filter_map(|name| step(registry, name))
        .collect();
    let mut random = Random::new(options.first);
    let drawn = (0..options.pipelines).map(|_| {
        let count = 2 + random.count(MAX_PASSES - 1);
        let steps: Vec<&str> = (0..count).map(|_| steps[random.count(steps.len())].as_str()).collect();
        format!("builtin.module({})", steps.join(","))
    });
    let alone = steps.iter().map(|step| format!("builtin.module({step})"));
    alone.chain(drawn).collect()
}

/// A pass in a pipeline of modules, by itself or nested in one for functions.
fn step(registry: &PassRegistry, name: &str) -> Option<String> {
    let forms = [name.to_owned(), format!("func.func({name})")];
    let is_valid = |form: &String| parse_pipeline(registry, "executediff", &format!("builtin.module({form})")).is_ok();
    forms.into_iter().find(is_valid)
}
