//! Formatting, in the one style of MLIR's text; the editor's settings are ignored. A document with syntax
//! errors is not formatted, without a message: its diagnostics are already shown.

use lsp_text::Encoding;
use lsp_types::{Range, TextEdit};

use crate::Host;
use crate::document::Document;

/// `textDocument/formatting`
pub(crate) fn document(document: &Document, host: &Host<'_>, encoding: Encoding) -> Option<Vec<TextEdit>> {
    let text = document.text.content();
    let formatted = mlir_fmt::format(&document.new_context(host), "", text).ok()?;
    Some(document.text.edits(0..text.len() as u32, &formatted, encoding))
}

/// `textDocument/rangeFormatting`: the lines of the range, and those of the same operations.
pub(crate) fn range(
    document: &Document,
    range: Range,
    host: &Host<'_>,
    encoding: Encoding,
) -> Option<Vec<TextEdit>> {
    let lines = document.text.numbers(document.text.offsets(range, encoding));
    let found =
        mlir_fmt::format_lines(&document.new_context(host), "", document.text.content(), lines).ok()?;
    let replaced = found.range.start as u32..found.range.end as u32;
    Some(document.text.edits(replaced, &found.text, encoding))
}
