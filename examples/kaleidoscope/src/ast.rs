//! The syntax tree. Each part knows where it is in the text: the offset of its first byte.

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Where `def` is.
    pub offset: usize,
    /// Its name.
    pub name: String,
    /// The names of its parameters, and where they are.
    pub parameters: Vec<(usize, String)>,
    /// Its statements.
    pub body: Vec<Statement>,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// Where it begins.
    pub offset: usize,
    /// What it does.
    pub kind: StatementKind,
}

/// What a statement does.
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
    /// Where it begins; of a binary expression, where its operator is.
    pub offset: usize,
    /// What it computes.
    pub kind: ExprKind,
}

/// What an expression computes.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// A number, or an array of numbers.
    Literal {
        /// The sizes, none for a number.
        shape: Vec<i64>,
        /// The elements, the last dimension being the one of neighbours.
        values: Vec<f64>,
    },
    /// A parameter or a named value.
    Name(String),
    /// A call of a function.
    Call(String, Vec<Expr>),
    /// Two operands and one of `+`, `-`, `*`, `/`, `@`.
    Binary(char, Box<[Expr; 2]>),
}
