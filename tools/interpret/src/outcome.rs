//! Runs: their configuration, their inputs, and their outcomes.

use ir_core::context::{Context, Location, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::Module;

use crate::buffer;
use crate::machine::Machine;
use crate::program::{FunctionId, Program};
use crate::registry::Registry;
use crate::stop::{FaultKind, Stop};
use crate::text;
use crate::value::Value;

/// The number of callers that a message lists.
const MAX_CALLERS: usize = 10;

/// Limits of a run, and whether it is traced.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The number of steps. An operation takes one or a few.
    pub step_limit: u64,
    /// The number of nested calls.
    pub max_depth: usize,
    /// The number of bytes that are allocated at the same time.
    pub memory_limit: u64,
    /// Whether each operation adds a line with its results to [`Run::trace`].
    pub trace: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config { step_limit: u64::MAX, max_depth: 100_000, memory_limit: 1 << 30, trace: false }
    }
}

/// The origin of a poison value.
#[derive(Clone, Debug)]
pub struct PoisonOrigin {
    /// The location of the operation.
    pub location: Location,
    /// The message.
    pub message: String,
}

/// The contents of a memref: its sizes, and its elements in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// The number of elements in each dimension.
    pub sizes: Vec<i64>,
    /// The elements.
    pub elements: Vec<Value>,
}

/// An argument of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A value without memory.
    Value(Value),
    /// A memref with memory of its own.
    Buffer(Buffer),
    /// An address of the dialect `llvm` of memory with these bytes.
    Bytes(Vec<u8>),
}

impl From<Value> for Input {
    fn from(value: Value) -> Self {
        Input::Value(value)
    }
}

/// The end of a run.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The function returned these values, which may be poison.
    Returned(Vec<Value>),
    /// The function has undefined behaviour.
    Undefined(Diagnostic),
    /// The program ended itself, for example by a failed assertion.
    Aborted(Diagnostic),
    /// The limit of steps was reached.
    StepLimit(Diagnostic),
    /// The limit of nested calls or of memory was reached.
    Resources(Diagnostic),
    /// The interpreter does not implement an operation.
    Unsupported(Diagnostic),
    /// There is no such function, or it has other parameters.
    Invalid(Diagnostic),
}

impl Outcome {
    /// The returned values.
    #[must_use]
    pub fn values(&self) -> Option<&[Value]> {
        if let Outcome::Returned(values) = self { Some(values) } else { None }
    }

    /// The message of any other outcome.
    #[must_use]
    pub fn diagnostic(&self) -> Option<&Diagnostic> {
        match self {
            Outcome::Returned(_) => None,
            Outcome::Undefined(it)
            | Outcome::Aborted(it)
            | Outcome::StepLimit(it)
            | Outcome::Resources(it)
            | Outcome::Unsupported(it)
            | Outcome::Invalid(it) => Some(it),
        }
    }
}

/// A finished run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The end of the run.
    pub outcome: Outcome,
    /// The final contents of memref arguments, and `None` for other arguments and for freed memory.
    pub arguments: Vec<Option<Buffer>>,
    /// The contents of memref results, and `None` for other results and for freed memory.
    pub results: Vec<Option<Buffer>>,
    /// The final bytes of [`Input::Bytes`], as aggregates of `i8`.
    pub bytes: Vec<Option<Vec<Value>>>,
    /// The types of the results.
    pub result_types: Vec<Type>,
    /// The text that the program printed.
    pub output: Vec<u8>,
    /// A line for each operation, if the run was traced.
    pub trace: Vec<String>,
    /// The number of steps.
    pub steps: u64,
    /// The origin of the first poison result.
    pub poison: Option<PoisonOrigin>,
}

impl Run {
    /// The results as MLIR text, one for each; `None` if the function did not return.
    #[must_use]
    pub fn result_texts(&self, ctx: &Context) -> Option<Vec<String>> {
        let values = self.outcome.values()?;
        let text = |((value, ty), buffer): ((&Value, &Type), &Option<Buffer>)| match buffer {
            Some(buffer) => text::buffer_text(ctx, buffer, *ty),
            None => text::value_text(ctx, value, *ty),
        };
        Some(values.iter().zip(&self.result_types).zip(&self.results).map(text).collect())
    }
}

/// Runs a function of a module with the operations of this crate and without limits of steps.
#[must_use]
pub fn run(module: &Module, name: &str, arguments: &[Input]) -> Run {
    Program::new(module, &Registry::new()).run(name, arguments, &Config::default())
}

impl Program {
    /// Runs a function, after the initializers of globals and the constructors.
    #[must_use]
    pub fn run(&self, name: &str, arguments: &[Input], config: &Config) -> Run {
        let mut m = Machine::new(self, *config);
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
            return error(self.location, format!("there is no function '{name}'"));
        };
        let code = self.code(function);
        if !code.is_defined {
            return error(code.location, format!("the function '{name}' has no body"));
        }
        let (expected, given) = (code.params.len(), arguments.len());
        if expected != given {
            let message = format!("the function '{name}' has {expected} parameters, and {given} arguments are given");
            return error(code.location, message);
        }
        for (index, (ty, input)) in code.params.iter().zip(arguments).enumerate() {
            if !buffer::fits(&self.ctx, *ty, input) {
                let ty = ty.to_text(&self.ctx);
                return error(code.location, format!("argument {index} of '{name}' is not a value of type '{ty}'"));
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
        let ctx = &self.ctx;
        let code = self.code(function);
        let mut call = || {
            let mut values = Vec::new();
            for (ty, input) in code.params.iter().zip(arguments) {
                values.push(buffer::argument(m, *ty, input)?);
            }
            let arguments = values.clone();
            m.initialize()?;
            let results = m.call(function, &values)?;
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
            Stop::Poisoned(id) => crate::stop::Fault {
                kind: FaultKind::Undefined,
                message: "uses poison".to_owned(),
                cause: Some(id),
                notes: Vec::new(),
            },
        };
        let (origin, callers) = m.backtrace();
        let (location, name) = match origin {
            Some(origin) => (origin.location, format!("'{}' ", origin.name.as_str(&self.ctx))),
            None => (self.location, "the module ".to_owned()),
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

fn first_poison(value: &Value) -> Option<crate::value::PoisonId> {
    match value {
        Value::Poison(id) => Some(*id),
        other => other.elements().iter().find_map(first_poison),
    }
}
