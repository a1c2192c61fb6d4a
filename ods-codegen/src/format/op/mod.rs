//! From the syntax tree of an operation's format to the checked [`Format`].
//!
//! The tree is read in the order of the text, because whether a variable is allowed depends on the elements
//! before it. Conditions on the whole format are checked at the end, in [`verify`]. The rejected formats are
//! those that mlir-tblgen rejects; where it reports the start of the format, the diagnostic here reports the
//! element at fault.

mod ambiguity;
mod directive;
mod group;
pub(super) mod lookahead;
pub(super) mod losses;
mod types;
mod variable;
mod verify;

use super::literal::Piece;
use super::model::{Element, ElementKind, Format, Uses};
use super::syntax::tree::{Node, NodeKind};
use super::text::{FormatText, TextRange};
use super::{error_at, literal, messages, syntax};
use crate::model::{Operation, Result};
use crate::{Diagnostic, Span};

/// Reads and checks the format of an operation.
///
/// # Errors
/// The first error in the format.
pub(super) fn read<'r>(operation: &Operation<'r>, text: &FormatText<'r>) -> Result<Format<'r>> {
    let mut reader = OpFormatReader { operation, text, seen: Seen::new(operation) };
    let (nodes, failure) = match syntax::parse(text.text()) {
        Ok(nodes) => (nodes, None),
        Err(error) => (error.before, Some((error.range, error.message))),
    };
    let elements = nodes.iter().map(|node| reader.element(node)).collect::<Result<Vec<_>>>()?;
    // Errors in the elements before a syntax error are reported first.
    if let Some((range, message)) = failure {
        return Err(reader.error(range, message));
    }
    verify::verify(reader, elements)
}

/// The state of reading a format.
struct OpFormatReader<'o, 'r> {
    operation: &'o Operation<'r>,
    text: &'o FormatText<'r>,
    seen: Seen,
}

/// The variables and directives in the part of the format that was read.
struct Seen {
    /// Indices of attributes in the order of their appearance.
    attributes: Vec<usize>,
    properties: Vec<usize>,
    operands: Vec<bool>,
    regions: Vec<bool>,
    successors: Vec<bool>,
    /// Whether each operand's type is written by the operand's name; `type(operands)` is in `uses`.
    operand_types: Vec<bool>,
    result_types: Vec<bool>,
    uses: Uses,
    /// `attr-dict` or `attr-dict-with-keyword`, which every format must contain, possibly in a `custom`
    /// directive.
    has_attr_dict: bool,
}

/// The context in which a variable or a directive appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Context {
    /// The format itself, a group or a clause.
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

impl<'r> OpFormatReader<'_, 'r> {
    /// An error at a position in the format.
    fn error(&self, range: TextRange, message: impl Into<String>) -> Diagnostic {
        self.error_span(self.text.span(range), message)
    }

    fn error_span(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        error_at(span, message, self.operation.record, "operation")
    }

    /// Reads an element of the format itself, of a group or of a clause.
    fn element(&mut self, node: &Node<'r>) -> Result<Element<'r>> {
        let kind = match &node.kind {
            NodeKind::Literal(text) => self.literal(node.range, text)?,
            NodeKind::String(_) => return Err(self.error(node.range, messages::STRING)),
            NodeKind::Variable(name) => {
                ElementKind::Variable(self.variable(node.range, name, Context::Top)?)
            }
            NodeKind::Group(found) => self.group(node.range, found)?,
            _ => self.directive(node, Context::Top)?,
        };
        Ok(Element { kind, span: self.text.span(node.range) })
    }

    fn literal(&self, range: TextRange, text: &'r str) -> Result<ElementKind<'r>> {
        match literal::piece(text) {
            Ok(Piece::Literal(text)) => Ok(ElementKind::Literal(text)),
            Ok(Piece::Whitespace(whitespace)) => Ok(ElementKind::Whitespace(whitespace)),
            Err(message) => Err(self.error(range, message)),
        }
    }

    /// Reads an element in a context that allows variables and directives only.
    fn argument(&mut self, node: &Node<'r>, context: Context) -> Result<Element<'r>> {
        let kind = match &node.kind {
            NodeKind::Literal(_) => return Err(self.error(node.range, messages::LITERAL)),
            NodeKind::String(_) => return Err(self.error(node.range, messages::STRING)),
            NodeKind::Group(_) => return Err(self.error(node.range, messages::GROUP)),
            NodeKind::Variable(name) => ElementKind::Variable(self.variable(node.range, name, context)?),
            _ => self.directive(node, context)?,
        };
        Ok(Element { kind, span: self.text.span(node.range) })
    }
}
