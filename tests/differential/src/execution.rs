//! Random programs before and after pipelines of passes: executed, compared, and reduced.

use crate::irgen;
use crate::irgen::random::Random;
use interpret::{Program, Registry};
use ir_core::Module;
use ir_core::context::Context;
use ir_core::pass::{PassManagerConfig, PassRegistry, Pipeline, parse_pipeline};
use ir_core::text::Diagnostics;
use std::collections::BTreeMap;
use std::io;
use validation::{Difference, Options, Reference, Verdict, compare_function};

/// The function of a random program that is compared.
const FUNCTION: &str = "f";

/// Edits that a reduction tries at most.
const TRIALS: u32 = 3000;

/// Passes in a random pipeline at most.
const MAX_PASSES: usize = 5;

/// Steps of a random program at most.
const STEPS: u64 = 20_000;

/// Argument lists with which a reduced program must differ at least once.
const INPUTS_OF_REDUCTION: usize = 30;

/// The outcome of a pipeline on a program.
#[derive(Clone, Debug)]
pub enum Tried {
    /// The behaviour is the same on this number of argument lists.
    Equal(usize),
    /// The behaviour differs.
    Differs,
    /// The reason why nothing was compared.
    NotCompared(String),
    /// A pass refused the program.
    Refused,
}

/// Pipelines that are prepared for many random programs, which share a context.
pub struct Trials<'a> {
    ctx: Context,
    pipelines: Vec<(&'a str, Pipeline)>,
    semantics: Registry,
    inputs: usize,
}

impl<'a> Trials<'a> {
    /// Prepares pipelines. Each program runs on at most `inputs` argument lists.
    ///
    /// # Errors
    /// When a pipeline is invalid.
    pub fn new(pipelines: &'a [String], registry: &PassRegistry, inputs: usize) -> io::Result<Self> {
        let ctx = context();
        let prepare = |text: &'a String| {
            let mut pipeline =
                parse_pipeline(registry, "execution", text).map_err(|error| error.to_string())?;
            pipeline.prepare(&ctx).map_err(|error| error.message.to_string())?;
            Ok((text.as_str(), pipeline))
        };
        let pipelines =
            pipelines.iter().map(prepare).collect::<Result<_, String>>().map_err(io::Error::other)?;
        Ok(Trials { ctx, pipelines, semantics: Registry::new(), inputs })
    }

    /// Runs a random program after each pipeline that is chosen by its index.
    ///
    /// # Errors
    /// When the program is invalid: the generator has a defect.
    pub fn try_program(
        &self,
        seed: u64,
        is_chosen: impl Fn(usize) -> bool,
    ) -> io::Result<Vec<(&'a str, Tried)>> {
        let text = irgen::programs(seed);
        let invalid =
            |error: String| io::Error::other(format!("the program {seed} is invalid: {error}\n{text}"));
        let module = parsed(&self.ctx, &text).map_err(invalid)?;
        let before = Program::new(&module, &self.semantics);
        let reference = Reference::new(&before, FUNCTION, &options(self.inputs));
        // Many passes do not change a program, or change it alike.
        let mut known: BTreeMap<String, Tried> = BTreeMap::new();
        known.insert(module.to_string(), tried(reference.compare(&before)));
        let mut all = Vec::new();
        for (_, (text, pipeline)) in self.pipelines.iter().enumerate().filter(|(index, _)| is_chosen(*index))
        {
            let outcome = match run_prepared(&module, pipeline) {
                None => Tried::Refused,
                Some(changed) => {
                    let compare = || tried(reference.compare(&Program::new(&changed, &self.semantics)));
                    known.entry(changed.to_string()).or_insert_with(compare).clone()
                }
            };
            all.push((*text, outcome));
        }
        Ok(all)
    }
}

fn tried(verdict: Verdict) -> Tried {
    match verdict {
        Verdict::Equal(runs) => Tried::Equal(runs),
        Verdict::Differs(_) => Tried::Differs,
        Verdict::NotCompared(reason) => Tried::NotCompared(reason),
    }
}

fn options(inputs: usize) -> Options {
    Options { inputs, step_limit: STEPS, ..Options::default() }
}

/// The difference that a pipeline makes to a program; `None` also if the text is an invalid program.
#[must_use]
pub fn difference(text: &str, pipeline: &str, registry: &PassRegistry) -> Option<Difference> {
    let module = parsed(&context(), text).ok()?;
    let changed = transformed(&module, pipeline, registry)?;
    let semantics = Registry::new();
    let (before, after) = (Program::new(&module, &semantics), Program::new(&changed, &semantics));
    match compare_function(&before, &after, FUNCTION, &options(INPUTS_OF_REDUCTION)) {
        Verdict::Differs(difference) => Some(difference),
        _ => None,
    }
}

/// The smallest program that was found whose behaviour the pipeline changes, too; `None` if it does not
/// change this program's.
///
/// # Errors
/// When the program is invalid.
pub fn reduce(text: &str, pipeline: &str, registry: &PassRegistry) -> io::Result<Option<String>> {
    let module = parsed(&context(), text).map_err(io::Error::other)?;
    let mut decide = |text: &str| Ok(difference(text, pipeline, registry).is_some());
    let reduced = ods_reduce::reduce(&module, TRIALS, &mut decide)?;
    Ok(reduced.map(|module| module.to_string()))
}

/// A copy of the module after a pipeline; `None` if a pass failed.
pub(crate) fn transformed(module: &Module, pipeline: &str, registry: &PassRegistry) -> Option<Module> {
    let mut pipeline: Pipeline = parse_pipeline(registry, "execution", pipeline).ok()?;
    pipeline.prepare(module.context()).ok()?;
    run_prepared(module, &pipeline)
}

/// A copy of the module after a prepared pipeline; `None` if a pass failed.
fn run_prepared(module: &Module, pipeline: &Pipeline) -> Option<Module> {
    let mut changed = module.clone();
    let (ctx, top) = (module.context(), changed.operation());
    let config = PassManagerConfig { verify_each: true, ..PassManagerConfig::default() };
    config.run_prepared(pipeline, ctx, changed.ir_mut(), top).succeeded.then_some(changed)
}

pub(crate) fn context() -> Context {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    ctx
}

/// Reads and verifies a program.
pub(crate) fn parsed(ctx: &Context, text: &str) -> Result<Module, String> {
    let message = |errors: Diagnostics| {
        errors.as_slice().iter().map(|error| error.message.as_str()).collect::<Vec<_>>().join("; ")
    };
    let module = Module::parse(ctx, text).map_err(message)?;
    module.verify().map_err(message)?;
    Ok(module)
}

/// Every pass alone.
#[must_use]
pub fn single_passes(registry: &PassRegistry) -> Vec<String> {
    steps(registry).iter().map(|step| format!("builtin.module({step})")).collect()
}

/// Random sequences of passes.
#[must_use]
pub fn random_pipelines(registry: &PassRegistry, count: u64, seed: u64) -> Vec<String> {
    let steps = steps(registry);
    let mut random = Random::new(seed);
    let drawn = (0..count).map(|_| {
        let count = 2 + random.count(MAX_PASSES - 1);
        let steps: Vec<&str> = (0..count).map(|_| steps[random.count(steps.len())].as_str()).collect();
        format!("builtin.module({})", steps.join(","))
    });
    drawn.collect()
}

/// Each pass as a step in a pipeline of modules: by itself, or nested in a pipeline for functions.
fn steps(registry: &PassRegistry) -> Vec<String> {
    let ctx = context();
    let is_valid = |form: &String| {
        let parsed = parse_pipeline(registry, "execution", &format!("builtin.module({form})"));
        parsed.is_ok_and(|mut pipeline| pipeline.prepare(&ctx).is_ok())
    };
    let step = |name: &str| [name.to_owned(), format!("func.func({name})")].into_iter().find(is_valid);
    registry.entries().filter_map(|entry| step(entry.argument)).collect()
}
