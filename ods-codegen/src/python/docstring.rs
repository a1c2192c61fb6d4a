//! The docstring of an operation's class.

use crate::model::{Operation, Result};
use crate::writer::Writer;

/// Writes the description, without the indentation it has in the definition; nothing when there is none.
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
