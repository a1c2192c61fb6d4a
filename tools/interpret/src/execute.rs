//! Execution of a prepared module, and the messages about it.

use ir_core::Module;
use ir_core::context::TypeKind;
use ir_core::diagnostic::Diagnostic;

use crate::buffer;
use crate::code::FunctionId;
use crate::convention::Convention;
use crate::machine::Machine;
use crate::program::Program;
use crate::registry::Registry;
use crate::run::{Config, Input, Outcome, PoisonOrigin, Run};
use crate::stop::{Fault, FaultKind, Stop};
use crate::value::{PoisonId, Value};

/// The number of callers that a message lists.
const MAX_CALLERS: usize = 10;

/// Runs a function of a module with the operations of this crate and without limits of steps.
#[must_use]
pub fn run(module: &Module, name: &str, arguments: &[Input]) -> Run {
    Program::new(module, &Registry::new()).run(name, arguments, &Config::default())
}

impl Program {
    /// Runs a function, after the initializers of globals and the constructors.
    #[must_use]
    pub fn run(&self, name: &str, arguments: &[Input], config: &Config) -> Run {
        self.run_converted(self, name, arguments, config)
    }

    /// Runs a function as the program before a conversion takes it: arguments, results, and calls of external
    /// functions have the types of `original`.
    #[must_use]
    pub fn run_converted(&self, original: &Program, name: &str, arguments: &[Input], config: &Config) -> Run {
        let mut m = Machine::new(&self.0, *config);
        m.original = Some(&original.0);
        let mut run = Run {
            outcome: Outcome::Returned(Vec::new()),
            arguments: vec![None; arguments.len()],
            results: Vec::new(),
            bytes: vec![None; arguments.len()],
            result_types: Vec::new(),
            output: Vec::new(),
            calls: Vec::new(),
            trace: Vec::new(),
            steps: 0,
            poison: None,
            is_nondeterministic: false,
        };
        run.outcome = match self.checked_function(original, name, arguments) {
            Ok(function) => self.run_function(&mut m, function, arguments, &mut run),
            Err(error) => Outcome::Invalid(error),
        };
        if let Some(values) = run.outcome.values() {
            let poison = values.iter().find_map(first_poison);
            run.poison = poison.map(|id| m.poison_origin(id).clone());
        }
        run.steps = config.step_limit - m.steps_left;
        run.is_nondeterministic = m.is_nondeterministic;
        run.output = std::mem::take(&mut m.output);
        run.trace = std::mem::take(&mut m.trace);
        run.calls = std::mem::take(&mut m.calls);
        run
    }

    /// The reason why values of a function before a conversion are not values of the one after it.
    ///
    /// # Errors
    /// This reason.
    pub fn check_conversion(&self, original: &Program, name: &str) -> Result<(), String> {
        self.convention(original, name).map(|_| ())
    }

    fn convention(&self, original: &Program, name: &str) -> Result<Convention, String> {
        let missing = || format!("there is no function '{name}'");
        let after = self.0.signature(name).ok_or_else(missing)?;
        let before = original.0.signature(name).ok_or_else(missing)?;
        Convention::new(&self.0.ctx, before, after)
    }

    fn checked_function(
        &self,
        original: &Program,
        name: &str,
        arguments: &[Input],
    ) -> Result<Entry, Diagnostic> {
        let error = |location, message: String| Err(Diagnostic::error(location, message));
        let Some(function) = self.function(name) else {
            return error(self.0.location, format!("there is no function '{name}'"));
        };
        let code = self.0.code(function);
        if !code.is_defined {
            return error(code.location, format!("the function '{name}' has no body"));
        }
        let convention = match self.convention(original, name) {
            Ok(convention) => convention,
            Err(reason) => {
                return error(code.location, format!("the function '{name}' was converted: {reason}"));
            }
        };
        let (expected, given) = (convention.params().len(), arguments.len());
        if expected != given {
            let message =
                format!("the function '{name}' has {expected} parameters, and {given} arguments are given");
            return error(code.location, message);
        }
        for (index, (ty, input)) in convention.params().zip(arguments).enumerate() {
            if !buffer::fits(&self.0.ctx, ty, input) {
                let ty = ty.to_text(&self.0.ctx);
                return error(
                    code.location,
                    format!("argument {index} of '{name}' is not a value of type '{ty}'"),
                );
            }
        }
        let is_shared = &original.0.code(original.function(name).unwrap_or(function)).is_shared;
        Ok(Entry { function, convention, is_shared: is_shared.clone() })
    }

    fn run_function(&self, m: &mut Machine<'_>, entry: Entry, arguments: &[Input], run: &mut Run) -> Outcome {
        let (ctx, Entry { function, convention, is_shared }) = (&self.0.ctx, entry);
        let mut call = || {
            let mut values = Vec::new();
            for ((ty, input), is_shared) in convention.params().zip(arguments).zip(&is_shared) {
                let value = buffer::argument(m, ty, input)?;
                if *is_shared && matches!(input, Input::Buffer(_)) {
                    m.outside.push((ty, value.clone()));
                }
                values.push(value);
            }
            m.initialize()?;
            let results = m.call(function, &convention.lower_arguments(ctx, &values))?;
            m.finish()?;
            Ok((values, convention.raise_results(ctx, &results)))
        };
        let (values, results) = match call() {
            Ok(pair) => pair,
            Err(stop) => return self.outcome(m, stop),
        };
        for (index, (value, ty)) in values.iter().zip(convention.params()).enumerate() {
            run.arguments[index] = buffer::contents(m, ty, value);
            if let Input::Bytes(bytes) = &arguments[index] {
                run.bytes[index] = buffer::bytes(m, value, bytes.len());
            }
        }
        run.result_types = convention.results().collect();
        for (value, ty) in results.iter().zip(convention.results()) {
            let is_memref = matches!(ty.kind(ctx), TypeKind::MemRef { .. });
            run.results.push(if is_memref { buffer::contents(m, ty, value) } else { None });
        }
        Outcome::Returned(results)
    }

    /// The outcome of a fault, with its location, its causes and its callers.
    fn outcome(&self, m: &mut Machine<'_>, stop: Stop) -> Outcome {
        let fault = match stop {
            Stop::Fault(fault) => *fault,
            Stop::Poisoned(id) => Fault {
                kind: FaultKind::Undefined,
                message: "uses poison".to_owned(),
                cause: Some(id),
                notes: Vec::new(),
            },
        };
        let (origin, callers) = m.backtrace();
        let (location, name) = match origin {
            Some(origin) => (origin.location, format!("'{}' ", origin.name.as_str(&self.0.ctx))),
            None => (self.0.location, "the module ".to_owned()),
        };
        let kind = match fault.kind {
            FaultKind::Undefined | FaultKind::Poison => "undefined behaviour: ",
            _ => "",
        };
        let mut error = Diagnostic::error(location, format!("{kind}{name}{}", fault.message));
        if let Some(id) = fault.cause {
            let PoisonOrigin { location, message } = m.poison_origin(id).clone();
            error = error.with_note(location, format!("the poison comes from here: {message}"));
        }
        for (location, message) in fault.notes {
            error = error.with_note(location, message);
        }
        for caller in callers.iter().take(MAX_CALLERS) {
            error = error.with_note(caller.location, "called from here");
        }
        match fault.kind {
            FaultKind::Undefined | FaultKind::Poison => Outcome::Undefined(error),
            FaultKind::Aborted => Outcome::Aborted(error),
            FaultKind::Unsupported => Outcome::Unsupported(error),
            FaultKind::StepLimit => Outcome::StepLimit(error),
            FaultKind::Resources => Outcome::Resources(error),
        }
    }
}

/// The function that the host calls.
struct Entry {
    function: FunctionId,
    convention: Convention,
    /// Whether the environment knows the memory of each parameter.
    is_shared: Vec<bool>,
}

fn first_poison(value: &Value) -> Option<PoisonId> {
    match value {
        Value::Poison(id) => Some(*id),
        other => other.elements().iter().find_map(first_poison),
    }
}
