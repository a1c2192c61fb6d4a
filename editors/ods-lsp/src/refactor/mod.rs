//! Changes of definitions that keep their records, and the addition of operands.
//!
//! All work on the syntax trees of whole statements without a mistake, so that they keep comments and the
//! author's layout.

mod class;
mod operand;
mod repeat;
mod stub;
mod syntax;

pub(crate) use stub::stub;

use lsp_types::{CodeActionKind, CodeActionParams};
use ods_parser::source::Span;

use crate::index::FileIndex;
use crate::text::Text;
use crate::unit::Unit;
use crate::world::World;

/// A change of the main file.
pub(crate) struct Refactoring {
    pub(crate) title: String,
    pub(crate) kind: CodeActionKind,
    /// Replaced spans with their replacements. They do not overlap.
    pub(crate) edits: Vec<(Span, String)>,
}

/// The document that a change is about.
struct Document<'d> {
    text: &'d Text,
    index: &'d FileIndex,
    unit: &'d Unit,
    /// The selected text.
    selected: Span,
}

/// The refactorings that are possible in the requested range.
pub(crate) fn refactorings(world: &mut World<'_>, path: &str, params: &CodeActionParams) -> Vec<Refactoring> {
    let Ok(text) = world.files.text(path) else { return Vec::new() };
    let unit = world.unit(path);
    let Some(file) = unit.files.first() else { return Vec::new() };
    let selected = text.span(params.range, world.encoding);
    let document = Document { text: &text, index: &file.index, unit: &unit, selected };
    let mut found: Vec<Refactoring> = Vec::new();
    found.extend(class::extract(&document));
    found.extend(class::inline(world, &document));
    found.extend(repeat::to_foreach(&document));
    found.extend(operand::add(&document));
    found
}

impl Document<'_> {
    /// Whether a statement is inside of another one, such as a loop, so that no other statement can be
    /// inserted before it.
    fn is_inner(&self, statement: Span) -> bool {
        let encloses =
            |node: &&Span| node.lo <= statement.lo && statement.hi <= node.hi && **node != statement;
        self.index.nodes.iter().any(|node| encloses(&node))
    }
}
