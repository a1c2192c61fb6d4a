//! Rendering of diagnostics, as in `mlir-opt`.

use super::{PrintOptions, Printer};
use crate::context::{Context, FileRange, Ident, LocKind, Location};
use crate::diagnostic::{Diagnostic, Severity};
use rustc_hash::FxHashMap;
use std::fmt;
use std::iter::repeat_n;

/// The maximum number of callers that are displayed for a call site location.
const CALL_STACK_LIMIT: usize = 10;
/// The distance of tab stops in columns.
const TAB_STOP: usize = 8;

/// Renders diagnostics with source lines, for files that were added:
///
/// ```text
/// a.mlir:3:5: error: something is wrong
///   some line
///     ^
/// ```
pub struct Renderer<'a> {
    ctx: &'a Context,
    sources: FxHashMap<Ident, &'a [u8]>,
}

impl<'a> Renderer<'a> {
    /// Creates a renderer without sources.
    pub fn new(ctx: &'a Context) -> Self {
        Self { ctx, sources: FxHashMap::default() }
    }

    /// Adds the source of a file. `file` is its name in locations.
    pub fn add_source(&mut self, file: impl AsRef<[u8]>, text: &'a [u8]) {
        self.sources.insert(self.ctx.ident_bytes(file.as_ref()), text);
    }

    /// Renders a diagnostic, its callers and its notes. Each line ends with a newline. Bytes of names and
    /// sources that are not UTF-8 become U+FFFD.
    pub fn render(&self, diagnostic: &Diagnostic) -> String {
        String::from_utf8_lossy(&self.render_bytes(diagnostic)).into_owned()
    }

    /// Like [`render`](Self::render), with the bytes of names and sources unchanged.
    pub fn render_bytes(&self, diagnostic: &Diagnostic) -> Vec<u8> {
        let mut out = Vec::new();
        let mut location = diagnostic.location;
        self.message(&mut out, location, diagnostic.severity, &diagnostic.message, true);
        for _ in 0..CALL_STACK_LIMIT {
            let Some(caller) = self.caller(location) else { break };
            self.message(&mut out, caller, Severity::Note, "called from", true);
            location = caller;
        }
        for note in &diagnostic.notes {
            // A note does not repeat the source line of the previous message.
            let show_line = note.severity != Severity::Note
                || location.interned(self.ctx) != note.location.interned(self.ctx);
            self.message(&mut out, note.location, note.severity, &note.message, show_line);
            location = note.location;
        }
        out
    }

    /// The caller, if the location is or contains a call site.
    fn caller(&self, location: Location) -> Option<Location> {
        location.with_nested(self.ctx).find_map(|location| match location.kind(self.ctx) {
            LocKind::CallSite { caller, .. } => Some(caller),
            _ => None,
        })
    }

    fn message(
        &self,
        out: &mut Vec<u8>,
        location: Location,
        severity: Severity,
        text: &str,
        show_line: bool,
    ) {
        let severity = severity.name();
        let Some(place) = location.file_range(self.ctx) else {
            let shown = match location {
                Location::UNKNOWN => String::new(),
                _ => format!("{}: ", self.location_text(location)),
            };
            out.extend(format!("<unknown>:0: {severity}: {shown}{text}\n").bytes());
            return;
        };
        let line = if show_line { self.line(place) } else { None };
        out.extend(place.file.as_bytes(self.ctx));
        out.extend(format!(":{}:{}: {severity}: {text}\n", place.line, place.column).bytes());
        if let Some(line) = line {
            show_source_line(out, line, place.column as usize - 1, 0);
        }
    }

    fn location_text(&self, location: Location) -> String {
        let mut printer = Printer::new(self.ctx, PrintOptions::default());
        printer.print_location(location);
        printer.finish()
    }

    /// The source line of a position, if its file is known and has such a line.
    fn line(&self, place: FileRange) -> Option<&'a [u8]> {
        let text = *self.sources.get(&place.file)?;
        let line = place.line.checked_sub(1)? as usize;
        let start = match line {
            0 => 0,
            _ => text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(line - 1)?.0 + 1,
        };
        let rest = &text[start..];
        let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
        (1..=end + 1).contains(&(place.column as usize)).then_some(&rest[..end])
    }
}

/// Diagnostics with their context and source: an error type that displays like the output of `mlir-opt`,
/// including source lines, followed by advice.
#[derive(Clone)]
pub struct Diagnostics {
    ctx: Context,
    list: Vec<Diagnostic>,
    /// The name and the contents of the source file.
    source: Option<(String, Vec<u8>)>,
}

impl Diagnostics {
    /// Creates a list of diagnostics with locations of this context.
    #[must_use]
    pub fn new(ctx: &Context, list: Vec<Diagnostic>) -> Self {
        Diagnostics { ctx: ctx.clone(), list, source: None }
    }

    /// Sets the source file for displayed lines: its name in locations, and its contents.
    #[must_use]
    pub fn with_source(mut self, file: &str, text: &[u8]) -> Self {
        self.source = Some((file.to_owned(), text.to_owned()));
        self
    }

    /// The diagnostics, in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Diagnostic] {
        &self.list
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut renderer = Renderer::new(&self.ctx);
        if let Some((file, text)) = &self.source {
            renderer.add_source(file, text);
        }
        self.list.iter().try_for_each(|diagnostic| {
            f.write_str(&renderer.render(diagnostic))?;
            diagnostic.help.iter().try_for_each(|help| writeln!(f, "help: {help}"))
        })
    }
}

impl fmt::Debug for Diagnostics {
    /// Formats like `Display`, so that the output of `unwrap` and `main` is readable.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Diagnostics {}

/// Appends a source line with tabs expanded, then a line with a caret under the byte at `column` and `tail`
/// tildes after it; the second line is omitted if the source line is not ASCII.
pub fn show_source_line(out: &mut Vec<u8>, line: &[u8], column: usize, tail: usize) {
    let mut width = 0;
    for run in line.split_inclusive(|byte| *byte == b'\t') {
        let text = run.strip_suffix(b"\t").unwrap_or(run);
        out.extend(text);
        let end = run.iter().fold(width, |width, byte| next_column(width, Some(*byte)));
        out.extend(repeat_n(b' ', end - width - text.len()));
        width = end;
    }
    out.push(b'\n');
    if !line.is_ascii() {
        return;
    }
    let mut width = 0;
    for at in 0..=column + tail {
        let end = next_column(width, line.get(at).copied());
        let mark = match at.cmp(&column) {
            std::cmp::Ordering::Less => b' ',
            std::cmp::Ordering::Equal => b'^',
            std::cmp::Ordering::Greater => b'~',
        };
        out.extend(repeat_n(mark, end - width));
        width = end;
    }
    out.push(b'\n');
}

/// The column after a byte at `column`.
fn next_column(column: usize, byte: Option<u8>) -> usize {
    if byte == Some(b'\t') { (column / TAB_STOP + 1) * TAB_STOP } else { column + 1 }
}
