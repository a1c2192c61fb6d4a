//! The syntax tree. Each node has its position in the source: the offset of its first byte.

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// The offset of `def`.
    pub offset: usize,
    /// The name.
    pub name: String,
    /// The offsets and names of the parameters.
    pub parameters: Vec<(usize, String)>,
    /// The statements.
    pub body: Vec<Statement>,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// The offset of the first byte.
    pub offset: usize,
    /// The kind of statement.
    pub kind: StatementKind,
}

/// The kinds of statements.
#[derive(Clone, PartialEq, Debug)]
pub enum StatementKind {
    /// Names a value.
    Let(String, Expr),
    /// Prints a value.
    Print(Expr),
    /// Ends the function with a value.
    Return(Expr),
}

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// The offset of the first byte, or of the operator of a binary expression.
    pub offset: usize,
    /// The kind of expression.
    pub kind: ExprKind,
}

/// The kinds of expressions.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// A number, or an array of numbers.
    Literal {
        /// The sizes, none for a number.
        shape: Vec<i64>,
        /// The elements in row-major order.
        values: Vec<f64>,
    },
    /// A parameter or a named value.
    Name(String),
    /// A call of a function.
    Call(String, Vec<Expr>),
    /// Two operands and one of `+`, `-`, `*`, `/`, `@`.
    Binary(char, Box<[Expr; 2]>),
}
