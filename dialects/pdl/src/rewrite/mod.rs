//! Rewrites: the operations of a `pdl.rewrite` as a list of steps on slots, and their execution.

mod compile;
mod run;

use ir_core::context::{Ident, OpName};

use crate::natives::Native;
use crate::value::{Kind, PdlValue};

pub(crate) use compile::compile;

/// A slot for the entity of a handle.
type Slot = usize;

/// The source of a slot's entity before the first step.
enum Initial {
    /// A value of the match, by its index.
    Matched(usize),
    Constant(PdlValue),
    /// A step defines it.
    Later,
}

/// The result types of a new operation.
enum Types {
    /// Types and type ranges.
    Given(Vec<Slot>),
    /// Inferred by the operation.
    Inferred,
    /// The result types of the replaced operation.
    Of(Slot),
}

/// A step of a rewrite.
enum Step {
    Call {
        function: Native,
        arguments: Vec<Slot>,
        results: Vec<(Slot, Kind)>,
    },
    Create {
        name: OpName,
        operands: Vec<Slot>,
        attributes: Vec<(Ident, Slot)>,
        types: Types,
        result: Slot,
    },
    /// The type of a result, or the types of a result segment.
    TypeOf {
        op: Slot,
        result: ResultIndex,
        to: Slot,
    },
    Range {
        kind: Kind,
        elements: Vec<Slot>,
        result: Slot,
    },
    Result {
        op: Slot,
        result: ResultIndex,
        to: Slot,
    },
    /// Replaces an operation by values.
    Replace {
        op: Slot,
        values: Vec<Slot>,
    },
    /// Replaces an operation by the results of another one.
    ReplaceByOp {
        op: Slot,
        other: Slot,
    },
    Erase {
        op: Slot,
    },
}

/// Results of an operation.
#[derive(Clone, Copy)]
enum ResultIndex {
    One(usize),
    /// A segment, or all results; the flag marks a range.
    Segment(Option<usize>, bool),
}

/// A compiled rewrite.
pub(crate) struct Rewrite {
    slots: Vec<Initial>,
    steps: Vec<Step>,
}
