//! Docstrings of classes.

use crate::Writer;
use crate::model::{Operation, Result};

/// Writes the description, without its indentation in the definition; nothing if there is none.
///
/// ```text
///   r"""
///   Adds two numbers.
///   """
///
/// ```
pub(super) fn emit(operation: &Operation<'_>, writer: &mut Writer) -> Result<()> {
    let description = operation.description()?;
    if description.trim_matches(|c: char| c.is_ascii_whitespace() || c == '\u{b}').is_empty() {
        return Ok(());
    }
    let description = description.trim_end_matches([' ', '\t']);
    // Three quotes would end the docstring.
    let description = description.replace("\"\"\"", "\\\"\\\"\\\"");
    writer.line("r\"\"\"");
    writer.reindented_padded(&description);
    if !description.ends_with('\n') {
        writer.end();
    }
    writer.line("\"\"\"");
    writer.blank();
    Ok(())
}

/// A docstring on one line.
///
/// ```text
/// """a \\"quote\\" and a \\\\"""
/// ```
pub(super) fn on_one_line(text: &str) -> String {
    let mut literal = String::from("\"\"\"");
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        // A quote ends the docstring only beside another one.
        let ends = c == '"' && rest.peek().is_none_or(|next| *next == '"');
        if c == '\\' || ends {
            literal.push('\\');
        }
        literal.push(c);
    }
    literal + "\"\"\""
}

/// Writes a summary, and after an empty line a description; nothing if there is neither.
///
/// ```text
///     r"""
///     EmitC pointer type
///
///     Pointer data type.
///     """
///
/// ```
pub(super) fn summarized(summary: &str, description: &str, writer: &mut Writer) {
    let (summary, description) = (summary.trim(), description.trim_end());
    if summary.is_empty() && description.is_empty() {
        return;
    }
    let escaped = |text: &str| text.replace("\"\"\"", "\\\"\\\"\\\"");
    writer.line("r\"\"\"");
    if !summary.is_empty() {
        writer.reindented(&escaped(summary));
        writer.end();
    }
    if !summary.is_empty() && !description.is_empty() {
        writer.blank();
    }
    if !description.is_empty() {
        writer.reindented(&escaped(description));
        writer.end();
    }
    writer.line("\"\"\"");
    writer.blank();
}
