//! Diagnostics as `mlir-opt` shows them: position, message, the source line, and a caret.

use ir_core::context::{Context, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{Renderer, show_source_line};
use std::io::{self, IsTerminal as _, Write as _};

/// An input with its name in messages.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name that locations have.
    pub name: &'a [u8],
    /// The input.
    pub text: &'a [u8],
}

/// A position in a file.
#[derive(Clone, Copy, Debug)]
pub struct SourcePosition<'c> {
    /// The file.
    pub file: &'c [u8],
    /// The line, from 1; 0 for an unknown position.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// Renders a diagnostic with its notes.
fn render(ctx: &Context, source: &Source<'_>, diagnostic: &Diagnostic) -> Vec<u8> {
    let mut renderer = Renderer::new(ctx);
    renderer.add_source(source.name, source.text);
    renderer.render_bytes(diagnostic)
}

/// Prints diagnostics to the standard error. A terminal shows their help, too; other streams get the bytes of
/// `mlir-opt`, which has none.
///
/// # Errors
/// The standard error cannot be written.
pub fn print_all(ctx: &Context, source: &Source<'_>, diagnostics: &[Diagnostic]) -> io::Result<()> {
    let mut stream = io::stderr().lock();
    let is_terminal = stream.is_terminal();
    for diagnostic in diagnostics {
        stream.write_all(&render(ctx, source, diagnostic))?;
        if is_terminal && let Some(help) = &diagnostic.help {
            writeln!(stream, "help: {help}")?;
        }
    }
    Ok(())
}

/// Renders diagnostics one after the other.
pub fn render_all(ctx: &Context, source: &Source<'_>, diagnostics: &[Diagnostic]) -> Vec<u8> {
    diagnostics.iter().flat_map(|diagnostic| render(ctx, source, diagnostic)).collect()
}

/// The first position in a file of a location.
pub fn source_position(ctx: &Context, location: Location) -> Option<SourcePosition<'_>> {
    let range = location.file_range(ctx)?;
    Some(SourcePosition { file: range.file.as_bytes(ctx), line: range.line, column: range.column })
}

/// Appends the source line of a position, and a line with a caret under it and `tail` tildes.
pub fn push_source_line(source: &Source<'_>, out: &mut Vec<u8>, position: SourcePosition<'_>, tail: usize) {
    let Some(index) = (position.line as usize).checked_sub(1) else { return };
    let Some(line) = source.text.split(|byte| *byte == b'\n').nth(index) else { return };
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    show_source_line(out, line, (position.column as usize).saturating_sub(1), tail);
}
