//! The comparison of a function before and after a pass.

use crate::arguments::Parameters;
use crate::refine::{buffer_refines, refines};
use interpret::inputs::Random;
use interpret::{Config, FunctionId, Input, Outcome, Program, Run, Value};
use ir_core::context::{Context, Type};

/// Limits of a comparison.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The number of argument lists for each function.
    pub inputs: usize,
    /// The number of steps of a run before the pass. A longer run is not compared.
    pub step_limit: u64,
    /// The seed of the arguments.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { inputs: 64, step_limit: 200_000, seed: 0 }
    }
}

/// The function after the pass may take this many times as many steps, which is far more than any lowering
/// needs: a longer run does not end.
const SLOWER: u64 = 100;

/// The least limit of steps after the pass.
const MIN_STEPS: u64 = 100_000;

/// Two results of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The arguments as MLIR text.
    pub arguments: Vec<String>,
    /// The behaviour before the pass.
    pub before: String,
    /// The behaviour after the pass.
    pub after: String,
}

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The function has the same behaviour on this number of argument lists, at least one.
    Equal(usize),
    /// The behaviours differ.
    Differs(Difference),
    /// The reason why nothing was compared.
    NotCompared(String),
}

/// Runs a function of both programs on the same arguments.
#[must_use]
pub fn compare_function(before: &Program, after: &Program, name: &str, options: &Options) -> Verdict {
    match Comparison::new(before, after, name, options) {
        Ok(mut comparison) => comparison.run(),
        Err(reason) => Verdict::NotCompared(reason),
    }
}

/// A function in two programs.
struct Comparison<'a> {
    ctx: &'a Context,
    programs: [&'a Program; 2],
    functions: [FunctionId; 2],
    name: &'a str,
    parameters: Parameters<'a>,
    options: &'a Options,
    random: Random,
}

impl<'a> Comparison<'a> {
    fn new(
        before: &'a Program,
        after: &'a Program,
        name: &'a str,
        options: &'a Options,
    ) -> Result<Self, String> {
        let old = before.function(name).ok_or("it does not exist before the pass")?;
        let new = after.function(name).ok_or("it does not exist after the pass")?;
        let ctx = before.context();
        let parameters = Parameters::new(ctx, before.param_types(old), after.param_types(new))?;
        let random = Random::new(options.seed);
        Ok(Comparison {
            ctx,
            programs: [before, after],
            functions: [old, new],
            name,
            parameters,
            options,
            random,
        })
    }

    fn run(&mut self) -> Verdict {
        let mut defined: Vec<Vec<Input>> = Vec::new();
        let mut unsupported = None;
        let count =
            if self.programs[0].param_types(self.functions[0]).is_empty() { 1 } else { self.options.inputs };
        for index in 0..count {
            let arguments = match self.arguments(index, &defined) {
                Ok(arguments) => arguments,
                Err(reason) => return Verdict::NotCompared(reason),
            };
            match self.run_on(&arguments) {
                Compared::Equal => defined.push(arguments),
                Compared::Undefined => {}
                Compared::Unsupported(reason) => drop(unsupported.get_or_insert(reason)),
                Compared::Differs(difference) => return Verdict::Differs(*difference),
            }
        }
        match (defined.len(), unsupported) {
            (0, Some(reason)) => Verdict::NotCompared(reason),
            (0, None) => Verdict::NotCompared(format!("it is undefined for all {count} argument lists")),
            (equal, _) => Verdict::Equal(equal),
        }
    }

    /// The next arguments. Every other list is one that is defined, with one argument drawn again.
    fn arguments(&mut self, index: usize, defined: &[Vec<Input>]) -> Result<Vec<Input>, String> {
        if index % 2 == 1 && !defined.is_empty() {
            let base = &defined[self.random.below(defined.len() as u64) as usize];
            return Ok(self.parameters.mutate(base, &mut self.random));
        }
        self.parameters.draw(&mut self.random)
    }

    fn run_on(&self, arguments: &[Input]) -> Compared {
        let config = Config { step_limit: self.options.step_limit, ..Config::default() };
        let before = self.programs[0].run(self.name, arguments, &config);
        match &before.outcome {
            Outcome::Returned(_) | Outcome::Aborted(_) => {}
            Outcome::Unsupported(error) | Outcome::Invalid(error) => {
                return Compared::Unsupported(error.message.to_string());
            }
            Outcome::Undefined(_) | Outcome::StepLimit(_) | Outcome::Resources(_) => {
                return Compared::Undefined;
            }
        }
        let step_limit = before.steps.saturating_mul(SLOWER).max(MIN_STEPS);
        let converted = self.parameters.convert(arguments, self.programs[1].param_types(self.functions[1]));
        let after = self.programs[1].run(self.name, &converted, &Config { step_limit, ..config });
        if let Outcome::Unsupported(error) | Outcome::Invalid(error) = &after.outcome {
            return Compared::Unsupported(error.message.to_string());
        }
        if self.is_refined(&before, &after) {
            return Compared::Equal;
        }
        Compared::Differs(Box::new(Difference {
            arguments: self.parameters.texts(arguments),
            before: self.behaviour(&before, self.programs[0].param_types(self.functions[0])),
            after: self.behaviour(&after, self.programs[1].param_types(self.functions[1])),
        }))
    }

    fn is_refined(&self, before: &Run, after: &Run) -> bool {
        if before.output != after.output {
            return false;
        }
        let (old, new) = match (&before.outcome, &after.outcome) {
            (Outcome::Aborted(_), Outcome::Aborted(_)) => return true,
            (Outcome::Returned(old), Outcome::Returned(new)) => (old, unpacked(new, old.len())),
            _ => return false,
        };
        let types = self.programs[0].result_types(self.functions[0]);
        let params = self.programs[0].param_types(self.functions[0]);
        old.len() == new.len()
            && types.iter().zip(old).zip(new).all(|((ty, old), new)| refines(self.ctx, *ty, old, new))
            && self.buffers_refine(types, &before.results, &after.results)
            && self.buffers_refine(params, &before.arguments, &after.arguments)
    }

    fn buffers_refine(
        &self,
        types: &[Type],
        before: &[Option<interpret::Buffer>],
        after: &[Option<interpret::Buffer>],
    ) -> bool {
        types.iter().zip(before).zip(after).all(|((ty, before), after)| match (before, after) {
            (Some(before), Some(after)) => buffer_refines(self.ctx, *ty, before, after),
            // Freed by both, or an address in one of them.
            _ => true,
        })
    }

    /// The observed behaviour as text: results, final contents of memory, output.
    fn behaviour(&self, run: &Run, params: &[Type]) -> String {
        let mut parts = Vec::new();
        match (&run.outcome, run.result_texts(self.ctx)) {
            (_, Some(results)) => parts.push(format!("returns {}", in_parentheses(&results))),
            (outcome, None) => parts.extend(outcome.diagnostic().map(|error| error.message.to_string())),
        }
        for (index, (ty, buffer)) in params.iter().zip(&run.arguments).enumerate() {
            if let Some(buffer) = buffer {
                let text = interpret::buffer_text(self.ctx, buffer, *ty);
                parts.push(format!("leaves {text} in argument {index}"));
            }
        }
        if !run.output.is_empty() {
            parts.push(format!("prints {:?}", String::from_utf8_lossy(&run.output)));
        }
        parts.join(", ")
    }
}

/// The comparison on one list of arguments.
enum Compared {
    Equal,
    /// The function before the pass is not defined, or runs for too long.
    Undefined,
    Unsupported(String),
    Differs(Box<Difference>),
}

/// The results of a function after a pass: several results become the fields of a struct.
fn unpacked(results: &[Value], count: usize) -> &[Value] {
    match results {
        [Value::Aggregate(fields)] if count > 1 && fields.len() == count => fields,
        _ => results,
    }
}

fn in_parentheses(texts: &[String]) -> String {
    match texts {
        [one] => one.clone(),
        _ => format!("({})", texts.join(", ")),
    }
}
