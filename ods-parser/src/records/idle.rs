//! `let`s in the bodies of classes and records that change nothing. They are not errors; lints report them.

use crate::source::Span;

/// A `let` in a body that sets a whole field and changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdleLet {
    /// The name of the field in the `let`.
    pub field: Span,
    /// The value as it is written.
    pub value: Span,
    /// The name of the class or record.
    pub definition: Span,
    /// Why nothing changes.
    pub reason: IdleReason,
}

/// Why a `let` changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IdleReason {
    /// A later `let` of the same body replaces the value; the span is that of the field's name in it.
    Replaced(Span),
    /// The field has this value from a class, a `let … in` or its declaration.
    Repeated {
        /// The name of the field where it got the value.
        given: Span,
        /// Whether the value is empty: `?`, or an empty string, list or dag.
        is_empty: bool,
    },
}
