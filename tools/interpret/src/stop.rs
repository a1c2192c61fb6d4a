//! Reasons why an operation has no result.

use ir_core::context::Location;

use crate::value::PoisonId;

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The results are poison; the program goes on.
    Poison,
    /// The program has undefined behaviour.
    Undefined,
    /// The program ends itself, for example by a failed assertion.
    Aborted,
    /// The interpreter does not implement the operation.
    Unsupported,
    /// The limit of steps is reached.
    StepLimit,
    /// The limit of nested calls or of memory is reached.
    Resources,
}

/// A fault of an operation. The machine adds its location.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The kind.
    pub kind: FaultKind,
    /// The message, which follows the name of the operation.
    pub message: String,
    /// The poison value that caused it.
    pub cause: Option<PoisonId>,
    /// Further messages with their locations.
    pub notes: Vec<(Location, String)>,
}

/// The reason why an operation has no result.
#[derive(Clone, Debug)]
pub enum Stop {
    /// An operand is poison, so the results are.
    Poisoned(PoisonId),
    /// Another reason.
    Fault(Box<Fault>),
}

impl Stop {
    /// A fault without notes.
    #[must_use]
    #[cold]
    pub fn new(kind: FaultKind, message: impl Into<String>) -> Self {
        Stop::Fault(Box::new(Fault { kind, message: message.into(), cause: None, notes: Vec::new() }))
    }

    /// Makes poison undefined behaviour. `role` completes the message: `uses poison as a divisor`.
    #[must_use]
    #[cold]
    pub fn required(self, role: &str) -> Self {
        match self {
            Stop::Poisoned(id) => Stop::Fault(Box::new(Fault {
                kind: FaultKind::Undefined,
                message: format!("uses poison as {role}"),
                cause: Some(id),
                notes: Vec::new(),
            })),
            stop => stop,
        }
    }

    /// Adds a note to a fault.
    #[must_use]
    #[cold]
    pub fn with_note(mut self, location: Location, message: impl Into<String>) -> Self {
        if let Stop::Fault(fault) = &mut self {
            fault.notes.push((location, message.into()));
        }
        self
    }
}

/// The result of a computation.
pub type Computed<T> = Result<T, Stop>;

/// The results of the operation are poison for this reason.
///
/// # Errors
/// Always.
#[cold]
pub fn poison<T>(message: impl Into<String>) -> Computed<T> {
    Err(Stop::new(FaultKind::Poison, message))
}

/// The operation has undefined behaviour for this reason: a verb and its object, such as `divides by zero`.
///
/// # Errors
/// Always.
#[cold]
pub fn undefined<T>(message: impl Into<String>) -> Computed<T> {
    Err(Stop::new(FaultKind::Undefined, message))
}

/// The interpreter does not implement the operation.
///
/// # Errors
/// Always.
#[cold]
pub fn unsupported<T>(message: impl Into<String>) -> Computed<T> {
    Err(Stop::new(FaultKind::Unsupported, message))
}

/// The program ends itself.
///
/// # Errors
/// Always.
#[cold]
pub fn aborted<T>(message: impl Into<String>) -> Computed<T> {
    Err(Stop::new(FaultKind::Aborted, message))
}
