//! The operators in expressions of definitions.

/// An operator on two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum Operator {
    /// Equality of numbers, handles, options or lists.
    Eq,
    /// Its opposite.
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// Bits of both.
    And,
    /// Bits of either.
    Or,
    /// Bits of exactly one.
    Xor,
}

/// Arithmetic. Sums and products wrap around; the others are an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum Arithmetic {
    /// The sum.
    Add,
    /// The difference.
    Sub,
    /// The product.
    Mul,
    /// The quotient, toward zero.
    Div,
    /// Its remainder.
    Rem,
    /// A shift to the left, by less than 64.
    Shl,
    /// An arithmetic shift to the right, by less than 64.
    Shr,
}

/// A property of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum OfList {
    /// Whether it is empty.
    IsEmpty,
    /// Whether it is in ascending order.
    IsSorted,
    /// The first element, an option.
    First,
    /// The last element, an option.
    Last,
}
