//! Diagnostics as `mlir-opt` shows them: place, message, the line of the source, and a caret.

use ir_core::context::{Context, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{Renderer, show_source_line};

/// The input as messages show it.
pub struct Source<'a> {
    /// The name that locations have.
    pub name: &'a [u8],
    pub text: &'a [u8],
}

/// A place in a file.
#[derive(Clone, Copy)]
pub struct Place<'c> {
    pub file: &'c [u8],
    pub line: u32,
    pub column: u32,
}

/// The diagnostic with its notes.
pub fn render(ctx: &Context, source: &Source<'_>, diagnostic: &Diagnostic) -> Vec<u8> {
    let mut renderer = Renderer::new(ctx);
    renderer.add_source(source.name, source.text);
    renderer.render_bytes(diagnostic)
}

/// The first place in a file that the location names.
pub fn place_of(ctx: &Context, location: Location) -> Option<Place<'_>> {
    let range = location.file_range(ctx)?;
    Some(Place { file: range.file.as_bytes(ctx), line: range.line, column: range.column })
}

/// The line of the place, and under it a caret, followed by `tail` tildes.
pub fn source_line(source: &Source<'_>, out: &mut Vec<u8>, place: Place<'_>, tail: usize) {
    let Some(index) = (place.line as usize).checked_sub(1) else { return };
    let Some(line) = source.text.split(|byte| *byte == b'\n').nth(index) else { return };
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    show_source_line(out, line, (place.column as usize).saturating_sub(1), tail);
}
