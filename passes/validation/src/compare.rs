//! The comparison of a function before and after a pass.

use crate::arguments::Parameters;
use crate::refine::{buffer_refines, observed_refines, refines};
use interpret::inputs::Random;
use interpret::{Call, Config, Externals, FunctionId, Input, Outcome, Program, Run};
use ir_core::context::Type;

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

/// The reason why a run whose operations have several results is not compared.
const NONDETERMINISTIC: &str = "definitions of its operations allow several results";

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
    compare_converted(before, before, after, name, options)
}

/// Runs a function of both programs on arguments of the types that it has in `original`, the program before
/// earlier conversions.
pub(crate) fn compare_converted(
    original: &Program,
    before: &Program,
    after: &Program,
    name: &str,
    options: &Options,
) -> Verdict {
    let is_convertible = original.function(name).is_some() && before.check_conversion(original, name).is_ok();
    let original = if is_convertible { original } else { before };
    match check(original, after, name) {
        Ok(()) => Reference::converted(original, before, name, options).compare(after),
        Err(reason) => Verdict::NotCompared(reason),
    }
}

/// Checks that a function of both programs can be called with the same arguments.
fn check(before: &Program, after: &Program, name: &str) -> Result<(), String> {
    before.function(name).ok_or("it does not exist before the pass")?;
    after.function(name).ok_or("it does not exist after the pass")?;
    after.check_conversion(before, name)
}

/// The behaviour of a function on lists of arguments, which programs after passes are compared with.
pub struct Reference<'a> {
    /// The program with the types of arguments and results.
    original: &'a Program,
    program: &'a Program,
    name: &'a str,
    /// The function in the original program.
    function: Option<FunctionId>,
    options: Options,
    runs: Vec<Defined>,
    /// The reason for missing runs.
    obstacle: Option<String>,
}

/// A run before a pass without undefined behaviour.
struct Defined {
    arguments: Vec<Input>,
    externals: Externals,
    run: Run,
}

impl<'a> Reference<'a> {
    /// Runs a function of the program before a pass.
    #[must_use]
    pub fn new(program: &'a Program, name: &'a str, options: &Options) -> Self {
        Self::converted(program, program, name, options)
    }

    /// Runs a function of a program on arguments of the types that it has in `original`.
    fn converted(original: &'a Program, program: &'a Program, name: &'a str, options: &Options) -> Self {
        let function = original.function(name);
        let mut reference = Reference {
            original,
            program,
            name,
            function,
            options: *options,
            runs: Vec::new(),
            obstacle: None,
        };
        reference.run();
        reference
    }

    fn run(&mut self) {
        let mut random = Random::new(self.options.seed);
        let count = if self.params().is_empty() { 1 } else { self.options.inputs };
        for index in 0..count {
            let arguments = match self.arguments(index, &mut random) {
                Ok(arguments) => arguments,
                Err(reason) => return self.obstacle = Some(reason),
            };
            let mut externals = Externals { seed: self.options.seed ^ index as u64, last_call: None };
            let mut run = self.run_before(&arguments, externals);
            // A call before undefined behaviour may end the program: the behaviour must not move before it.
            if let (Outcome::Undefined(_), Some(last)) = (&run.outcome, run.calls.len().checked_sub(1)) {
                externals.last_call = Some(last);
                run = self.run_before(&arguments, externals);
            }
            match &run.outcome {
                Outcome::Returned(_) | Outcome::Aborted(_) => {
                    self.runs.push(Defined { arguments, externals, run });
                }
                Outcome::Unsupported(error) | Outcome::Invalid(error) => {
                    self.obstacle.get_or_insert_with(|| error.message.to_string());
                }
                Outcome::Undefined(_) | Outcome::StepLimit(_) | Outcome::Resources(_) => {}
            }
        }
        let undefined = || format!("it is undefined for all {count} argument lists");
        if self.runs.is_empty() {
            self.obstacle.get_or_insert_with(undefined);
        }
    }

    fn params(&self) -> &'a [Type] {
        self.function.map_or(&[], |function| self.original.param_types(function))
    }

    /// Compares the function of a program after a pass.
    #[must_use]
    pub fn compare(&self, after: &Program) -> Verdict {
        if let Err(reason) = check(self.original, after, self.name) {
            return Verdict::NotCompared(reason);
        }
        let (mut equal, mut obstacle) = (0, None);
        for defined in &self.runs {
            match self.compare_run(defined, after) {
                Compared::Equal => equal += 1,
                Compared::Nondeterministic => drop(obstacle.get_or_insert(NONDETERMINISTIC.to_owned())),
                Compared::Unsupported(reason) => drop(obstacle.get_or_insert(reason)),
                Compared::Differs(difference) => return Verdict::Differs(*difference),
            }
        }
        match (equal, self.obstacle.clone().or(obstacle)) {
            (0, reason) => Verdict::NotCompared(reason.unwrap_or_default()),
            (equal, _) => Verdict::Equal(equal),
        }
    }

    fn run_before(&self, arguments: &[Input], externals: Externals) -> Run {
        let step_limit = self.options.step_limit;
        let config = Config { step_limit, externals: Some(externals), ..Config::default() };
        self.program.run_converted(self.original, self.name, arguments, &config)
    }

    /// The next arguments. Every other list is one that is defined, with one argument drawn again.
    fn arguments(&self, index: usize, random: &mut Random) -> Result<Vec<Input>, String> {
        let parameters = Parameters::new(self.program.context(), self.params());
        if index % 2 == 1 && !self.runs.is_empty() {
            let base = &self.runs[random.below(self.runs.len() as u64) as usize];
            return Ok(parameters.mutate(&base.arguments, random));
        }
        parameters.draw(random)
    }

    fn compare_run(&self, defined: &Defined, after: &Program) -> Compared {
        let Defined { arguments, externals, run: before } = defined;
        let step_limit = before.steps.saturating_mul(SLOWER).max(MIN_STEPS);
        let config = Config { step_limit, externals: Some(*externals), ..Config::default() };
        let after = after.run_converted(self.original, self.name, arguments, &config);
        if let Outcome::Unsupported(error) | Outcome::Invalid(error) = &after.outcome {
            return Compared::Unsupported(error.message.to_string());
        }
        let is_refined = self.is_refined(before, &after);
        // A pass must not allow more results than there were.
        if is_refined && (before.is_nondeterministic || !after.is_nondeterministic) {
            return Compared::Equal;
        }
        if is_refined || before.is_nondeterministic {
            return Compared::Nondeterministic;
        }
        let parameters = Parameters::new(self.program.context(), self.params());
        Compared::Differs(Box::new(Difference {
            arguments: parameters.texts(arguments),
            before: self.behaviour(before),
            after: self.behaviour(&after),
        }))
    }

    fn is_refined(&self, before: &Run, after: &Run) -> bool {
        if before.output != after.output || !self.calls_refine(&before.calls, &after.calls) {
            return false;
        }
        let (old, new) = match (&before.outcome, &after.outcome) {
            (Outcome::Aborted(_), Outcome::Aborted(_)) => return true,
            (Outcome::Returned(old), Outcome::Returned(new)) => (old, new),
            _ => return false,
        };
        let types = self.function.map_or(&[][..], |function| self.original.result_types(function));
        let params = self.params();
        old.len() == new.len()
            && types
                .iter()
                .zip(old)
                .zip(new)
                .all(|((ty, old), new)| refines(self.program.context(), *ty, old, new))
            && self.buffers_refine(types, &before.results, &after.results)
            && self.buffers_refine(params, &before.arguments, &after.arguments)
    }

    /// Whether the environment sees the same calls.
    fn calls_refine(&self, before: &[Call], after: &[Call]) -> bool {
        let observed = |call: &Call| call.arguments.iter().chain(&call.memory).cloned().collect::<Vec<_>>();
        let is_same = |(before, after): (&Call, &Call)| {
            let (old, new) = (observed(before), observed(after));
            before.name == after.name
                && old.len() == new.len()
                && old.iter().zip(&new).all(|(old, new)| observed_refines(self.program.context(), old, new))
        };
        before.len() == after.len() && before.iter().zip(after).all(is_same)
    }

    fn buffers_refine(
        &self,
        types: &[Type],
        before: &[Option<interpret::Buffer>],
        after: &[Option<interpret::Buffer>],
    ) -> bool {
        types.iter().zip(before).zip(after).all(|((ty, before), after)| match (before, after) {
            (Some(before), Some(after)) => buffer_refines(self.program.context(), *ty, before, after),
            (Some(_), None) => false,
            // A value without memory, or memory that was freed before the pass, too.
            (None, _) => true,
        })
    }

    /// The observed behaviour as text: calls, results, final contents of memory, output.
    fn behaviour(&self, run: &Run) -> String {
        let mut parts: Vec<String> =
            run.calls.iter().map(|call| format!("calls {}", call.to_text(self.program.context()))).collect();
        match (&run.outcome, run.result_texts(self.program.context())) {
            (_, Some(results)) => parts.push(format!("returns {}", in_parentheses(&results))),
            (outcome, None) => parts.extend(outcome.diagnostic().map(|error| error.message.to_string())),
        }
        for (index, (ty, buffer)) in self.params().iter().zip(&run.arguments).enumerate() {
            if let Some(buffer) = buffer {
                let text = interpret::buffer_text(self.program.context(), buffer, *ty);
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
    /// The definitions of operations allow several behaviours. Before the pass, they may allow the one after
    /// it; or only the program after the pass has such operations.
    Nondeterministic,
    Unsupported(String),
    Differs(Box<Difference>),
}

fn in_parentheses(texts: &[String]) -> String {
    match texts {
        [one] => one.clone(),
        _ => format!("({})", texts.join(", ")),
    }
}
