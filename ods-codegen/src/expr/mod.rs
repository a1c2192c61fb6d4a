//! The code inside definitions: predicates, default values, types.
//!
//! Definitions contain code of the language that upstream generates, C++, but little of it: type tests,
//! casts, calls of accessors, comparisons. So it is parsed as **one expression language with two spellings**:
//! an author may write `::llvm::isa<::mlir::IntegerType>($_self)` or `isa::<IntegerType>($_self)`,
//! `$_self.isInteger(32)` or `$_self.is_integer(32)`, a lambda as `[](auto v) { return v != 0; }` or
//! `|v| v != 0`, and may mix them, because each piece of text is parsed to an [`Expr`] **before** pieces are
//! combined. Combining them ([`Predicates`]) then works on trees.
//!
//! Nothing here knows a target language: emitters resolve names and translate expressions.

mod display;
mod piece;
mod predicate;
mod substitute;
mod syntax;
mod tree;

pub use crate::model::Piece;
pub use display::{display, type_text};
pub use piece::PieceError;
pub use predicate::Predicates;
pub use substitute::substitute;
pub use syntax::{SyntaxError, parse_expression, parse_type};
pub use tree::{
    Arg, BinaryOp, Expr, ExprKind, Lambda, Let, Literal, Parameter, Path, Segment, TypeExpr, UnaryOp,
};
