//! The reasons why calls are refused.

use ir_core::diagnostic::Diagnostic;
use ir_objects::{Kind, Misuse, Word};
use std::fmt;

/// The reason why a call is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The handle with these bits is wrong.
    Handle(u64, Misuse),
    /// Something else about the arguments is wrong: a sentence that continues the name of the function.
    Arguments(String),
    /// The library lacks this feature.
    Absent(&'static str),
    /// The result is null, and no message is needed: the function has reported the reason, or null is a valid
    /// result.
    Failure,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Handle(bits, misuse) => {
                let kind = Word::from_bits(*bits).and_then(Word::kind);
                write!(f, "{} {misuse}", kind.map_or("an object", Kind::described))
            }
            Refused::Arguments(message) => f.write_str(message),
            Refused::Absent(what) => write!(f, "this library does not have {what}"),
            Refused::Failure => f.write_str("the call failed"),
        }
    }
}

impl Refused {
    pub(crate) fn new(bits: u64, misuse: Misuse) -> Self {
        Refused::Handle(bits, misuse)
    }

    pub(crate) fn arguments(message: impl Into<String>) -> Self {
        Refused::Arguments(message.into())
    }
}

impl From<Diagnostic> for Refused {
    /// The arguments violate a rule that a verifier checks.
    fn from(error: Diagnostic) -> Self {
        Refused::Arguments(error.message)
    }
}

/// The result of a function before it is returned to C.
pub type Outcome<T> = Result<T, Refused>;
