//! A rule as two sequences of steps over the same inputs.

use std::rc::Rc;

use super::sexpr::Sexpr;
use super::types::Types;
use crate::RecordRef;
use crate::model::{Enum, EnumAttr, OpSemantics, Operation};

/// A rule whose operations have semantics.
#[derive(Debug)]
pub struct Rule<'r> {
    /// The types of values and attributes.
    pub types: Types,
    /// The values of both sides.
    pub values: Vec<Value>,
    /// The attributes of both sides.
    pub attributes: Vec<AttributeValue<'r>>,
    /// The operations to match, definitions before users.
    pub source: Vec<Step<'r>>,
    /// The operations to create, definitions before users.
    pub target: Vec<Step<'r>>,
    /// The conditions of the rule.
    pub conditions: Vec<Condition<'r>>,
    /// The results of the root, with the values that replace them.
    pub replaced: Vec<(usize, usize)>,
    /// The constraints that have no semantics, and are ignored.
    pub ignored: Vec<String>,
}

/// A value.
#[derive(Debug)]
pub struct Value {
    /// Its name in the script.
    pub name: String,
    /// Its type.
    pub ty: usize,
    /// Whether it is an operand that no operation of the rule defines.
    pub is_input: bool,
    /// Whether it is an input that is never poison, because it is a constant.
    pub is_constant: bool,
    /// Whether nothing uses it, so that any value can replace it.
    pub is_unused: bool,
}

/// An attribute.
#[derive(Debug)]
pub struct AttributeValue<'r> {
    /// Its name in the script.
    pub name: String,
    /// Its contents.
    pub kind: AttributeKind<'r>,
    /// Its origin.
    pub origin: Origin,
}

/// The origin of an attribute's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Any value.
    Input,
    /// This one.
    Constant(i64),
    /// A step of the target computes it.
    Computed,
}

/// The contents of an attribute.
#[derive(Clone, Copy, Debug)]
pub enum AttributeKind<'r> {
    /// A case of an enum.
    Enum(Enum<'r>, Option<EnumAttr<'r>>),
    /// Whether it is present.
    Unit,
    /// An integer of a type.
    Integer(usize),
}

/// A value or attribute, by its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A value.
    Value(usize),
    /// An attribute.
    Attribute(usize),
}

/// A step of the computation.
#[derive(Debug)]
pub enum Step<'r> {
    /// An operation.
    Op(OpStep<'r>),
    /// A call of a function of the rule.
    Function {
        /// Its term.
        term: Sexpr<'r>,
        /// The record of the term.
        record: RecordRef<'r>,
        /// The arguments `$0`, `$1`, ….
        arguments: Vec<Item>,
        /// The result.
        result: Item,
    },
}

/// An operation.
#[derive(Debug)]
pub struct OpStep<'r> {
    /// The operation.
    pub operation: Rc<Operation<'r>>,
    /// Its semantics.
    pub terms: OpTerms<'r>,
    /// Its operands.
    pub operands: Vec<usize>,
    /// Its attributes.
    pub attributes: Vec<usize>,
    /// Its results.
    pub results: Vec<usize>,
}

/// The parsed terms of an operation.
#[derive(Debug)]
pub struct OpTerms<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// The results.
    pub values: Vec<Sexpr<'r>>,
    /// Further poison.
    pub poison: Sexpr<'r>,
    /// Undefined behaviour.
    pub undefined: Sexpr<'r>,
    /// Conditions on types.
    pub types: Vec<Sexpr<'r>>,
    /// Whether poison of an operand is poison of the results.
    pub propagates_poison: bool,
}

/// A condition of a rule, over its arguments.
#[derive(Debug)]
pub struct Condition<'r> {
    /// The term.
    pub term: Sexpr<'r>,
    /// The record of the term.
    pub record: RecordRef<'r>,
    /// The names of the arguments: `0`, `1`, …, or `_self`.
    pub arguments: Vec<(String, Item)>,
}

/// The reason why a rule is not proved.
#[derive(Clone, Debug)]
pub struct Refusal<'r> {
    /// The reason.
    pub message: String,
    /// The semantics with the mistake, if they have one.
    pub record: Option<RecordRef<'r>>,
}

impl<'r> Refusal<'r> {
    /// A refusal for a reason that is not a mistake.
    pub fn new(message: impl Into<String>) -> Self {
        Refusal { message: message.into(), record: None }
    }

    /// A mistake in semantics.
    pub fn mistake(record: RecordRef<'r>, message: impl Into<String>) -> Self {
        Refusal { message: message.into(), record: Some(record) }
    }
}

/// A result, or a refusal.
pub type Built<'r, T> = Result<T, Refusal<'r>>;

/// Parses a term of a record.
pub fn parse_term<'r>(record: RecordRef<'r>, text: &'r str) -> Built<'r, Sexpr<'r>> {
    super::sexpr::parse(text).map_err(|message| Refusal::mistake(record, message))
}

impl<'r> OpTerms<'r> {
    /// Parses the terms of an operation.
    pub fn new(semantics: OpSemantics<'r>, operation: &Operation<'r>) -> Built<'r, Self> {
        let record = semantics.record();
        let field = |error: crate::Diagnostic| Refusal::mistake(record, error.message);
        let parse = |text| parse_term(record, text);
        let values =
            semantics.values().map_err(field)?.into_iter().map(parse).collect::<Built<'r, Vec<_>>>()?;
        if values.len() != operation.results.len() {
            let message = format!(
                "'{}' has {} results and {} terms",
                operation.name(),
                operation.results.len(),
                values.len()
            );
            return Err(Refusal::mistake(record, message));
        }
        Ok(OpTerms {
            record,
            values,
            poison: parse(semantics.poison().map_err(field)?)?,
            undefined: parse(semantics.undefined().map_err(field)?)?,
            types: semantics.types().map_err(field)?.into_iter().map(parse).collect::<Built<'r, Vec<_>>>()?,
            propagates_poison: semantics.propagates_poison().map_err(field)?,
        })
    }
}
