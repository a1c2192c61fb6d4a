//! Expressions with resolved names.

use ods_schema::plan::{Arithmetic, OfList, Operator};

use super::class::Class;
use super::natives::Native;
use super::value::Value;

/// An expression; see [`Expr`](ods_schema::plan::Expr).
pub enum Node {
    /// A value that is known before.
    Constant(Value<'static>),
    /// A parameter or variable.
    Slot(usize),
    /// A list.
    List(Box<[Node]>),
    /// A present option.
    Some(Box<Node>),
    /// A present option if the second value is true.
    SomeIf(Box<[Node; 2]>),
    /// The value of an option.
    Try(Box<Node>),
    /// Whether an option is present.
    IsSome(Box<Node>),
    /// The condition in an option.
    Holds(Box<Node>),
    /// A condition as a number.
    Number(Box<Node>),
    /// The opposite or complement.
    Not(Box<Node>),
    /// The negative number.
    Neg(Box<Node>),
    /// An operator.
    Binary(Operator, Box<[Node; 2]>),
    /// Arithmetic.
    Arithmetic(Arithmetic, Box<[Node; 2]>),
    /// Whether all conditions hold.
    All(Box<[Node]>),
    /// Whether any condition holds.
    Any(Box<[Node]>),
    /// A choice.
    If(Box<[Node; 3]>),
    /// A value after variables were set.
    Let(Box<[(usize, Node)]>, Box<Node>),
    /// A call of a function of the runtime.
    Call(Native, Box<[Node]>),
    /// A call of a function of the dialect, by its index.
    Own(usize, Box<[Node]>),
    /// Whether a value is of a class.
    IsOf(&'static Class, Box<Node>),
    /// A parameter of an instance of a class.
    Param(&'static Class, Box<str>, Box<Node>),
    /// An instance of a class.
    Get(&'static Class, Box<[Node]>),
    /// A property of a list.
    OfList(OfList, Box<Node>),
    /// Whether a list contains a value.
    Contains(Box<[Node; 2]>),
    /// Whether a condition holds for elements of a list.
    Quantified(Box<Quantified>),
}

/// Whether a condition holds for all elements of a list, or for any.
pub struct Quantified {
    /// Whether it must hold for all.
    pub is_all: bool,
    /// The list.
    pub list: Node,
    /// The slot of the element.
    pub slot: Option<usize>,
    /// The condition.
    pub condition: Node,
}
