//! Execution of a prepared module, and the messages about it.

use ir_core::Module;
use ir_core::context::TypeKind;
use ir_core::diagnostic::Diagnostic;

use crate::buffer;
use crate::code::FunctionId;
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
        let mut m = Machine::new(&self.0, *config);
        let mut run = Run {
            outcome: Outcome::Returned(Vec::new()),
            arguments: vec![None; arguments.len()],
            results: Vec::new(),
            bytes: vec![None; arguments.len()],
            result_types: Vec::new(),
            output: Vec::new(),
            trace: Vec::new(),
            steps: 0,
            poison: None,
        };
        run.outcome = match self.checked_function(name, arguments) {
            Ok(function) => self.run_function(&mut m, function, arguments, &mut run),
            Err(error) => Outcome::Invalid(error),
        };
        if let Some(values) = run.outcome.values() {
            let poison = values.iter().find_map(first_poison);
            run.poison = poison.map(|id| m.poison_origin(id).clone());
        }
        run.steps = config.step_limit - m.steps_left;
        run.output = std::mem::take(&mut m.output);
        run.trace = std::mem::take(&mut m.trace);
        run
    }

    fn checked_function(&self, name: &str, arguments: &[Input]) -> Result<FunctionId, Diagnostic> {
        let error = |location, message: String| Err(Diagnostic::error(location, message));
        let Some(function) = self.function(name) else {
            return error(self.0.location, format!("there is no function '{name}'"));
        };
        let code = self.0.code(function);
        if !code.is_defined {
            return error(code.location, format!("the function '{name}' has no body"));
        }
        let (expected, given) = (code.params.len(), arguments.len());
        if expected != given {
            let message =
                format!("the function '{name}' has {expected} parameters, and {given} arguments are given");
            return error(code.location, message);
        }
        for (index, (ty, input)) in code.params.iter().zip(arguments).enumerate() {
            if !buffer::fits(&self.0.ctx, *ty, input) {
                let ty = ty.to_text(&self.0.ctx);
                return error(
                    code.location,
                    format!("argument {index} of '{name}' is not a value of type '{ty}'"),
                );
            }
        }
        Ok(function)
    }

    fn run_function(
        &self,
        m: &mut Machine<'_>,
        function: FunctionId,
        arguments: &[Input],
        run: &mut Run,
    ) -> Outcome {
        let ctx = &self.0.ctx;
        let code = self.0.code(function);
        let mut call = || {
            let mut values = Vec::new();
            for (ty, input) in code.params.iter().zip(arguments) {
                values.push(buffer::argument(m, *ty, input)?);
            }
            let arguments = values.clone();
            m.initialize()?;
            let results = m.call(function, &values)?;
            m.finish()?;
            Ok((arguments, results))
        };
        let (values, results) = match call() {
            Ok(pair) => pair,
            Err(stop) => return self.outcome(m, stop),
        };
        for (index, (value, ty)) in values.iter().zip(&code.params).enumerate() {
            run.arguments[index] = buffer::contents(m, *ty, value);
            if let Input::Bytes(bytes) = &arguments[index] {
                run.bytes[index] = buffer::bytes(m, value, bytes.len());
            }
        }
        run.result_types.clone_from(&code.results);
        for (value, ty) in results.iter().zip(&code.results) {
            let is_memref = matches!(ty.kind(ctx), TypeKind::MemRef { .. });
            run.results.push(if is_memref { buffer::contents(m, *ty, value) } else { None });
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

fn first_poison(value: &Value) -> Option<PoisonId> {
    match value {
        Value::Poison(id) => Some(*id),
        other => other.elements().iter().find_map(first_poison),
    }
}
