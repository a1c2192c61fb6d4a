//! Diagnostics as `mlir-opt` shows them: place, message, the line of the source, and a caret.

use ir_core::context::{Context, LocKind, Location};
use ir_core::diagnostic::Diagnostic;
use std::fmt::Write as _;

/// How many callers of a call site are shown.
const CALL_STACK_LIMIT: usize = 10;
/// Columns between tab stops.
const TAB: usize = 8;

/// The input as messages show it.
pub(crate) struct Source<'a> {
    /// The name that locations have.
    pub(crate) name: &'a str,
    pub(crate) text: &'a [u8],
}

/// A place in a file.
#[derive(Clone, Copy)]
pub(crate) struct Place<'c> {
    pub(crate) file: &'c str,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// The diagnostic with its notes.
pub(crate) fn render(ctx: &Context, source: &Source<'_>, diagnostic: &Diagnostic) -> String {
    let mut out = String::new();
    let severity = diagnostic.severity.name();
    let mut location = diagnostic.location;
    match shown(ctx, location) {
        None => message(ctx, source, &mut out, location, severity, &diagnostic.message, true),
        Some(place) => message(ctx, source, &mut out, place, severity, &diagnostic.message, true),
    }
    for _ in 0..CALL_STACK_LIMIT {
        let Some(caller) = caller(ctx, location) else { break };
        location = caller;
        if let Some(place) = shown(ctx, caller) {
            message(ctx, source, &mut out, place, "note", "called from", true);
        }
    }
    for note in &diagnostic.notes {
        let moved = note.location.interned(ctx) != location.interned(ctx);
        message(ctx, source, &mut out, note.location, note.severity.name(), &note.message, moved);
        location = note.location;
    }
    out
}

/// The part of a location that is worth showing.
fn shown(ctx: &Context, location: Location) -> Option<Location> {
    match location.kind(ctx) {
        LocKind::Unknown => None,
        LocKind::File(_) => Some(location),
        LocKind::Name { child, .. } => shown(ctx, child),
        LocKind::CallSite { callee, .. } => shown(ctx, callee),
        LocKind::Fused { locations, .. } => locations.iter().find_map(|&part| shown(ctx, part)),
    }
}

/// Where a call site is called from.
fn caller(ctx: &Context, location: Location) -> Option<Location> {
    match location.kind(ctx) {
        LocKind::CallSite { caller, .. } => Some(caller),
        LocKind::Name { child, .. } => self::caller(ctx, child),
        LocKind::Fused { locations, .. } => locations.iter().find_map(|&part| self::caller(ctx, part)),
        LocKind::Unknown | LocKind::File(_) => None,
    }
}

/// The first place in a file that the location names.
pub(crate) fn place_of(ctx: &Context, location: Location) -> Option<Place<'_>> {
    match location.kind(ctx) {
        LocKind::File(range) => {
            Some(Place { file: range.file.as_str(ctx), line: range.line, column: range.column })
        }
        LocKind::Name { child, .. } => place_of(ctx, child),
        LocKind::CallSite { callee, caller } => place_of(ctx, callee).or_else(|| place_of(ctx, caller)),
        LocKind::Fused { locations, .. } => locations.iter().find_map(|&part| place_of(ctx, part)),
        LocKind::Unknown => None,
    }
}

fn message(
    ctx: &Context,
    source: &Source<'_>,
    out: &mut String,
    location: Location,
    severity: &str,
    text: &str,
    with_source: bool,
) {
    let written = match place_of(ctx, location) {
        Some(place) => {
            let head = writeln!(out, "{}:{}:{}: {severity}: {text}", place.file, place.line, place.column);
            if with_source && place.file == source.name {
                source_line(source, out, place, 0);
            }
            head
        }
        None if location == Location::UNKNOWN => writeln!(out, "<unknown>:0: {severity}: {text}"),
        None => {
            let location = ctx.location_attr(location).to_text(ctx);
            writeln!(out, "<unknown>:0: {severity}: {location}: {text}")
        }
    };
    debug_assert!(written.is_ok(), "a String takes everything");
}

/// The line of the place, and under it a caret, followed by `tail` tildes.
pub(crate) fn source_line(source: &Source<'_>, out: &mut String, place: Place<'_>, tail: usize) {
    let Some(index) = (place.line as usize).checked_sub(1) else { return };
    let Some(line) = source.text.split(|byte| *byte == b'\n').nth(index) else { return };
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let mut marks = String::new();
    let mut shown: Vec<u8> = Vec::with_capacity(line.len());
    let caret = (place.column as usize).saturating_sub(1);
    let marked = caret..caret + 1 + tail;
    for at in 0..line.len().max(marked.end) {
        let width = match line.get(at) {
            Some(b'\t') => TAB - shown.len() % TAB,
            _ => 1,
        };
        match line.get(at) {
            Some(b'\t') => shown.extend(std::iter::repeat_n(b' ', width)),
            Some(&byte) => shown.push(byte),
            None => {}
        }
        let mark = match at {
            _ if at == caret => '^',
            _ if marked.contains(&at) => '~',
            _ => ' ',
        };
        if at < marked.end {
            marks.push(mark);
            let filler = if mark == ' ' || at + 1 == marked.end { ' ' } else { '~' };
            marks.extend(std::iter::repeat_n(filler, width - 1));
        }
    }
    out.push_str(&String::from_utf8_lossy(&shown));
    out.push('\n');
    // Columns of other characters are anybody's guess.
    if !line.is_ascii() {
        return;
    }
    out.push_str(marks.trim_end());
    out.push('\n');
}
