//! Declarative assembly formats: the text form of operations, attributes and types, written in their
//! definitions.
//!
//! The text of a format becomes a syntax tree ([`syntax`]), and the tree becomes a checked, target-neutral
//! model: [`Format`] for an operation, [`DefFormat`] for an attribute or type. Positions in a format are
//! mapped to positions in the definition file ([`text`]), so that diagnostics point there.

mod def;
mod group;
pub mod literal;
pub mod lower;
mod messages;
pub mod model;
mod op;
pub mod syntax;
pub mod text;

use crate::model::{AttrOrTypeDef, DefKind, Operation, Result};
use crate::{Diagnostic, RecordRef, SourceMap, Span, codes};

pub use def::{DefArgument, DefElement, DefElementKind, DefFormat, DefGroup, StructField};
pub use model::Format;
pub use text::{FormatText, TextRange};

/// Reads and checks the declarative format of an operation; `None` if it has none.
///
/// # Errors
/// The first error in the format.
pub fn parse_op_format<'r>(operation: &Operation<'r>, sources: &SourceMap) -> Result<Option<Format<'r>>> {
    let text = operation.assembly_format_field().map(|field| FormatText::from_field(field, sources));
    text.map(|text| op::read(operation, &text)).transpose()
}

/// Warnings about a format that [`parse_op_format`] read: ambiguous syntax, and data that the text form
/// loses.
///
/// # Errors
/// When the definition of an operand, result or other component of the operation cannot be read.
pub fn warnings(operation: &Operation<'_>, format: &Format<'_>) -> Result<Vec<Diagnostic>> {
    let mut found = op::lookahead::warnings(operation, format)?;
    found.extend(op::losses::warnings(operation, format));
    Ok(found)
}

/// Checks that a format that [`parse_op_format`] read has a text for every operation. The generator of Rust
/// accepts no other format. A loaded dialect may have one, because programs of MLIR 22 do.
///
/// # Errors
/// The first part whose absence has no text.
pub fn check_complete(operation: &Operation<'_>, format: &Format<'_>) -> Result<()> {
    op::losses::check_optional_attributes(operation, format)
}

/// Reads and checks the declarative format of an attribute or type; `None` if it has none.
///
/// # Errors
/// The first error in the format.
pub fn parse_def_format<'r>(def: &AttrOrTypeDef<'r>, sources: &SourceMap) -> Result<Option<DefFormat<'r>>> {
    let text = def.assembly_format_field().map(|field| FormatText::from_field(field, sources));
    text.map(|text| def::read(def, &text)).transpose()
}

/// Warnings about a format that [`parse_def_format`] read: ambiguous syntax.
pub fn def_warnings(definition: &AttrOrTypeDef<'_>, format: &DefFormat<'_>) -> Vec<Diagnostic> {
    def::lookahead::warnings(definition, format)
}

/// The noun for definitions of this kind in messages.
fn noun(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Attr => "attribute",
        DefKind::Type => "type",
    }
}

/// An error in the format of an operation, attribute or type.
fn error_at(span: Span, message: impl Into<String>, record: RecordRef<'_>, subject: &str) -> Diagnostic {
    let note = format!("in the assembly format of this {subject}");
    let error = Diagnostic::error(codes::WRONG_FORMAT, span, message).with_note(record.span(), note);
    if error.message == syntax::EXPECTED_ELEMENT {
        error.with_help("keywords and punctuation of the text are literals in backquotes, such as '`to`'")
    } else {
        error
    }
}
