//! Text of a format to its syntax tree. The only folder that names pest's types.

mod failure;
mod pairs;
pub mod tree;

use super::text::Place;

pub use pairs::parse;

/// How deep brackets may nest. Formats in use nest three deep.
const MAX_DEPTH: isize = 100;

/// Why a text is no format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError<'t> {
    /// The complete elements before it.
    pub before: Vec<tree::Node<'t>>,
    /// One sentence, in mlir-tblgen's words where it has some.
    pub message: String,
    /// The offending token.
    pub place: Place,
}
