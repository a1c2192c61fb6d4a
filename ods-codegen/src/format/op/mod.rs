//! From the syntax tree of an operation's format to the checked [`Format`].
//!
//! The tree is read in the order of the text, because whether a variable may stand somewhere depends on what stands
//! before it. What must hold of the whole is checked at the end, in [`verify`]. What is refused is what mlir-tblgen
//! refuses; where it names the format's start, the element at fault is named here.

mod ambiguity;
mod directive;
mod group;
pub(super) mod lookahead;
pub(super) mod losses;
mod types;
mod variable;
mod verify;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;

use super::literal::Piece;
use super::model::{Element, ElementKind, Format, Uses};
use super::syntax::tree::{Node, NodeKind};
use super::text::{FormatText, Place};
use super::{error_at, literal, messages, syntax};
use crate::model::{Operation, Result};

/// Reads and checks the format of an operation.
///
/// # Errors
/// The first mistake.
pub(super) fn read<'r>(operation: &Operation<'r>, text: &FormatText<'r>) -> Result<Format<'r>> {
    let mut reader = Reader { operation, text, seen: Seen::new(operation) };
    let (nodes, failure) = match syntax::parse(text.text()) {
        Ok(nodes) => (nodes, None),
        Err(error) => (error.before, Some((error.place, error.message))),
    };
    let elements = nodes.iter().map(|node| reader.element(node)).collect::<Result<Vec<_>>>()?;
    // What is wrong before the place where the text stops making sense comes first.
    if let Some((place, message)) = failure {
        return Err(reader.error(place, message));
    }
    verify::verify(reader, elements)
}

/// The state of reading a format.
struct Reader<'o, 'r> {
    operation: &'o Operation<'r>,
    text: &'o FormatText<'r>,
    seen: Seen,
}

/// What stands in the part of the format that was read.
struct Seen {
    /// Indices of attributes in the order of their appearance.
    attributes: Vec<usize>,
    properties: Vec<usize>,
    operands: Vec<bool>,
    regions: Vec<bool>,
    successors: Vec<bool>,
    /// Whose type stands there by name; `type(operands)` is in `uses`.
    operand_types: Vec<bool>,
    result_types: Vec<bool>,
    uses: Uses,
    /// `attr-dict` or `attr-dict-with-keyword`, which every format has, in a `custom` directive perhaps.
    has_attr_dict: bool,
}

/// Where a variable or a directive stands, other than in the format itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Context {
    /// In the format itself, in a group or in a clause.
    Top,
    /// An argument of `custom`.
    Custom,
    /// The argument of `ref`.
    Ref,
    /// The argument of `type` or `functional-type`.
    Type,
}

impl Seen {
    fn new(operation: &Operation<'_>) -> Seen {
        Seen {
            attributes: Vec::new(),
            properties: Vec::new(),
            operands: vec![false; operation.operands.len()],
            regions: vec![false; operation.regions.len()],
            successors: vec![false; operation.successors.len()],
            operand_types: vec![false; operation.operands.len()],
            result_types: vec![false; operation.results.len()],
            uses: Uses::NONE,
            has_attr_dict: false,
        }
    }
}

impl<'r> Reader<'_, 'r> {
    /// An error at a place in the format.
    fn error(&self, place: Place, message: impl Into<String>) -> Diagnostic {
        self.error_span(self.text.span(place), message)
    }

    fn error_span(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        error_at(span, message, self.operation.record, "operation")
    }

    /// An element of the format itself, of a group or of a clause.
    fn element(&mut self, node: &Node<'r>) -> Result<Element<'r>> {
        let kind = match &node.kind {
            NodeKind::Literal(text) => self.literal(node.place, text)?,
            NodeKind::String(_) => return Err(self.error(node.place, messages::STRING)),
            NodeKind::Variable(name) => {
                ElementKind::Variable(self.variable(node.place, name, Context::Top)?)
            }
            NodeKind::Group(found) => self.group(node.place, found)?,
            _ => self.directive(node, Context::Top)?,
        };
        Ok(Element { kind, span: self.text.span(node.place) })
    }

    fn literal(&self, place: Place, text: &'r str) -> Result<ElementKind<'r>> {
        match literal::piece(text) {
            Ok(Piece::Literal(text)) => Ok(ElementKind::Literal(text)),
            Ok(Piece::Whitespace(whitespace)) => Ok(ElementKind::Whitespace(whitespace)),
            Err(message) => Err(self.error(place, message)),
        }
    }

    /// An element in a place where only variables and directives make sense.
    fn argument(&mut self, node: &Node<'r>, context: Context) -> Result<Element<'r>> {
        let kind = match &node.kind {
            NodeKind::Literal(_) => return Err(self.error(node.place, messages::LITERAL)),
            NodeKind::String(_) => return Err(self.error(node.place, messages::STRING)),
            NodeKind::Group(_) => return Err(self.error(node.place, messages::GROUP)),
            NodeKind::Variable(name) => ElementKind::Variable(self.variable(node.place, name, context)?),
            _ => self.directive(node, context)?,
        };
        Ok(Element { kind, span: self.text.span(node.place) })
    }
}
