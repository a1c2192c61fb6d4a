//! Positions: paths from the root operation to a matched entity. They are interned, so patterns share
//! positions and results.

use std::collections::HashMap;

use ir_core::context::{Attribute, Ident};

use crate::natives::Native;
use crate::value::{Kind, PdlValue};

/// The index of a position.
pub(super) type PositionId = usize;

/// The index of a constraint call.
pub(super) type CallId = usize;

/// A path to an entity. It extends another position that was interned before.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Position {
    /// The matched operation.
    Root,
    /// The operation that defines a value, or the first value of a range.
    DefiningOp(PositionId),
    /// Each operation that uses a value, or the first value of a range. The index distinguishes searches
    /// for several operations.
    User(PositionId, usize),
    /// The operand of an operation with this index.
    Operand(PositionId, usize),
    /// The operands of a segment, or all operands; the flag marks a range.
    Operands(PositionId, Option<usize>, bool),
    /// The attribute of an operation.
    Attribute(PositionId, Ident),
    /// The result of a constraint with this index.
    CallResult(CallId, usize),
    /// The result of an operation with this index.
    Result(PositionId, usize),
    /// The results of a segment, or all results; the flag marks a range.
    Results(PositionId, Option<usize>, bool),
    /// The type of a value or an attribute, or the types of a range.
    Type(PositionId),
    /// A constant attribute.
    AttributeLiteral(Attribute),
    /// A constant type, or an array of types.
    TypeLiteral(Attribute),
}

impl Position {
    /// The position that this one extends.
    pub(super) fn parent(&self) -> Option<PositionId> {
        match *self {
            Position::DefiningOp(parent)
            | Position::User(parent, _)
            | Position::Operand(parent, _)
            | Position::Operands(parent, ..)
            | Position::Attribute(parent, _)
            | Position::Result(parent, _)
            | Position::Results(parent, ..)
            | Position::Type(parent) => Some(parent),
            Position::Root
            | Position::CallResult(..)
            | Position::AttributeLiteral(_)
            | Position::TypeLiteral(_) => None,
        }
    }

    /// Whether the entity is an operation.
    pub(super) fn is_operation(&self) -> bool {
        matches!(self, Position::Root | Position::DefiningOp(_) | Position::User(..))
    }

    /// The priority of the kind of position. Lower kinds are matched first, in MLIR's order
    /// (`Predicates::Kind`).
    pub(super) fn priority(&self) -> u8 {
        match self {
            Position::Root | Position::DefiningOp(_) | Position::User(..) => 0,
            Position::Operand(..) => 1,
            Position::Operands(..) => 2,
            Position::Attribute(..) => 3,
            Position::CallResult(..) => 4,
            Position::Result(..) => 5,
            Position::Results(..) => 6,
            Position::Type(_) => 7,
            Position::AttributeLiteral(_) => 8,
            Position::TypeLiteral(_) => 9,
        }
    }
}

/// A constraint call. Patterns share equal calls.
pub(super) struct Call {
    pub(super) name: String,
    pub(super) arguments: Vec<PositionId>,
    pub(super) results: Vec<Kind>,
    pub(super) is_negated: bool,
    pub(super) function: Native,
}

/// The positions and calls of all patterns.
#[derive(Default)]
pub(super) struct Positions {
    list: Vec<Position>,
    depths: Vec<usize>,
    ids: HashMap<Position, PositionId>,
    pub(super) calls: Vec<Call>,
}

impl Positions {
    /// Interns a position.
    pub(super) fn intern(&mut self, position: Position) -> PositionId {
        if let Some(id) = self.ids.get(&position) {
            return *id;
        }
        let before = position.parent().map_or(0, |parent| self.depths[parent]);
        let is_step = position.is_operation() && position != Position::Root;
        self.depths.push(before + usize::from(is_step));
        self.list.push(position.clone());
        self.ids.insert(position, self.list.len() - 1);
        self.list.len() - 1
    }

    /// Interns a call.
    pub(super) fn call(&mut self, call: Call) -> CallId {
        let is_same = |other: &Call| {
            other.name == call.name
                && other.arguments == call.arguments
                && other.results == call.results
                && other.is_negated == call.is_negated
        };
        if let Some(found) = self.calls.iter().position(is_same) {
            return found;
        }
        self.calls.push(call);
        self.calls.len() - 1
    }

    /// The index of an interned position.
    pub(super) fn find(&self, position: &Position) -> Option<PositionId> {
        self.ids.get(position).copied()
    }

    pub(super) fn get(&self, id: PositionId) -> &Position {
        &self.list[id]
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The number of operations on the path to a position, without the root.
    pub(super) fn depth(&self, id: PositionId) -> usize {
        self.depths[id]
    }
}

/// A question about the entity at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Question {
    /// Whether the position has an entity.
    NotNull,
    OperationName,
    Type,
    Attribute,
    OperandCountAtLeast,
    OperandCount,
    ResultCountAtLeast,
    ResultCount,
    /// Whether the entity equals that at another position.
    EqualTo(PositionId),
    /// Whether a constraint call succeeds.
    Call(CallId),
}

impl Question {
    /// The priority among kinds of questions, in MLIR's order.
    pub(super) fn priority(&self) -> u8 {
        match self {
            Question::NotNull => 0,
            Question::OperationName => 1,
            Question::Type => 2,
            Question::Attribute => 3,
            Question::OperandCountAtLeast => 4,
            Question::OperandCount => 5,
            Question::ResultCountAtLeast => 6,
            Question::ResultCount => 7,
            Question::EqualTo(_) => 8,
            Question::Call(_) => 9,
        }
    }
}

/// An answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The answer to a Boolean question.
    Yes,
    /// The name of an operation.
    Name(ir_core::context::OpName),
    /// An attribute, a type, or types.
    Is(PdlValue),
    /// The number of operands or results.
    Count(usize),
}

/// A test on a position: a question, and the answer that passes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Predicate {
    pub(super) position: PositionId,
    pub(super) question: Question,
    pub(super) answer: Answer,
}
