//! From the text of a format to its syntax tree. Only this folder names pest's types.

mod failure;
#[rustfmt::skip]
mod grammar;
mod pairs;
pub mod tree;

use super::text::TextRange;

pub use failure::EXPECTED_ELEMENT;
pub use pairs::parse;

/// Maximum nesting depth of brackets. Real formats nest three deep.
const MAX_DEPTH: isize = 100;

/// The reason why a text is not a valid format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError<'t> {
    /// The complete elements before the error.
    pub before: Vec<tree::Node<'t>>,
    /// One sentence, in mlir-tblgen's words if it has this message.
    pub message: String,
    /// The offending token.
    pub range: TextRange,
}
