//! Runs: their configuration, their inputs, and their outcomes.

use ir_core::context::{Context, Location, Type};
use ir_core::diagnostic::Diagnostic;

use crate::calls::{Call, Externals};
use crate::text;
use crate::value::{Buffer, Value};

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
    /// The model of external functions. Without it, their calls are not supported.
    pub externals: Option<Externals>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            step_limit: u64::MAX,
            max_depth: 100_000,
            memory_limit: 1 << 30,
            trace: false,
            externals: None,
        }
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
    /// The calls of external functions.
    pub calls: Vec<Call>,
    /// A line for each operation, if the run was traced.
    pub trace: Vec<String>,
    /// The number of steps.
    pub steps: u64,
    /// The origin of the first poison result.
    pub poison: Option<PoisonOrigin>,
    /// Whether an operation had several results that its definition allows, such as the smaller one of two
    /// zeros: another implementation may behave in another way.
    pub is_nondeterministic: bool,
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
