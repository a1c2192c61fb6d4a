//! `--verify-diagnostics`: comments in the input that say which diagnostics must come.
//!
//! `// expected-error@+1 {{text}}` expects an error on the next line whose message contains the text. The word may be
//! `error`, `warning`, `remark` or `note`; `@above`, `@below`, `@+N`, `@-N` and `@unknown` say where; with `-re` the
//! text holds regular expressions in double braces.

use crate::render::{Place, Source, place_of, render, source_line};
use ir_core::context::{Context, Location};
use ir_core::diagnostic::{Diagnostic, Severity};
use regex_lite::Regex;
use std::io::{self, Write as _};

/// Which diagnostics must be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiagnosticsLevel {
    /// All.
    All,
    /// None, but those that are expected must come.
    OnlyExpected,
}

/// A diagnostic that must come.
struct Expectation {
    severity: Severity,
    /// None for a diagnostic without a known place.
    line: Option<u32>,
    text: String,
    pattern: Option<Regex>,
    /// Whether the place is `@unknown`.
    nowhere: bool,
    matched: bool,
    /// Line and column of the comment.
    written: (u32, u32),
}

/// Everything that an input expects.
pub struct Expectations {
    expected: Vec<Expectation>,
    /// Errors of the comments themselves.
    wrong: Vec<u8>,
    level: DiagnosticsLevel,
}

/// Shows the diagnostics of an input, or compares them with what it expects. Returns whether they are fine.
///
/// # Errors
/// When the standard error cannot be written.
pub fn report(
    ctx: &Context,
    source: &Source<'_>,
    expectations: Option<&mut Expectations>,
    diagnostics: &[Diagnostic],
) -> io::Result<bool> {
    let is_compared = expectations.is_some();
    let text = match expectations {
        Some(expectations) => expectations.check(ctx, source, diagnostics),
        None => diagnostics.iter().flat_map(|diagnostic| render(ctx, source, diagnostic)).collect(),
    };
    io::stderr().lock().write_all(&text)?;
    let is_error = |diagnostic: &Diagnostic| diagnostic.severity == Severity::Error;
    Ok(if is_compared { text.is_empty() } else { !diagnostics.iter().any(is_error) })
}

impl Expectations {
    /// Reads the comments of an input.
    pub fn new(source: &Source<'_>, level: DiagnosticsLevel) -> Self {
        let (mut expected, mut wrong) = (Vec::new(), Vec::new());
        // Comments with `@below` wait for the next line that has none.
        let mut below: Vec<usize> = Vec::new();
        let mut last_plain = 0;
        for (line, text) in (1..).zip(source.text.split(|byte| *byte == b'\n')) {
            let read = expectation(&String::from_utf8_lossy(text), line);
            match read {
                Some(Err(bad)) => bad.push_to(source, &mut wrong),
                None => {
                    last_plain = line;
                    for index in below.drain(..) {
                        let expectation: &mut Expectation = &mut expected[index];
                        expectation.line = Some(line);
                    }
                }
                Some(Ok((mut expectation, place))) => {
                    match place {
                        Where::Line | Where::Unknown => {}
                        Where::Above => expectation.line = Some(last_plain),
                        Where::Below => below.push(expected.len()),
                    }
                    expected.push(expectation);
                }
            }
        }
        Expectations { expected, wrong, level }
    }

    /// Takes the report of comments that can't be understood.
    pub fn take_wrong(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.wrong)
    }

    /// Compares with what came from a part. Returns a report of what nothing expects.
    pub fn check(&mut self, ctx: &Context, source: &Source<'_>, diagnostics: &[Diagnostic]) -> Vec<u8> {
        let mut report = Vec::new();
        for diagnostic in diagnostics {
            self.take(
                ctx,
                source,
                &mut report,
                diagnostic.location,
                diagnostic.severity,
                &diagnostic.message,
            );
            for note in &diagnostic.notes {
                self.take(ctx, source, &mut report, note.location, note.severity, &note.message);
            }
        }
        report
    }

    /// Diagnostics that were expected and did not come.
    pub fn missing(&self, source: &Source<'_>) -> Vec<u8> {
        let (mut report, mut nowhere) = (Vec::new(), Vec::new());
        for missing in self.expected.iter().filter(|expectation| !expectation.matched) {
            let severity = missing.severity.name();
            let message = format!("expected {severity} \"{}\" was not produced", missing.text);
            if missing.nowhere {
                push_error(&mut nowhere, NOWHERE, &message);
                continue;
            }
            let (line, column) = missing.written;
            let place = Place { file: source.name, line, column };
            push_error(&mut report, place, &message);
            source_line(source, &mut report, place, missing.text.len().saturating_sub(1));
        }
        report.extend(nowhere);
        report
    }

    /// Looks for the comment that expects a diagnostic. Notes that nothing expects are fine.
    fn take(
        &mut self,
        ctx: &Context,
        source: &Source<'_>,
        report: &mut Vec<u8>,
        location: Location,
        severity: Severity,
        message: &str,
    ) {
        let place = place_of(ctx, location);
        let line = place.map(|place| place.line);
        let fits = |expectation: &&mut Expectation| {
            !expectation.matched
                && expectation.severity == severity
                && expectation.line == line
                && expectation.accepts(message)
        };
        if let Some(expectation) = self.expected.iter_mut().find(fits) {
            expectation.matched = true;
            return;
        }
        if severity == Severity::Note || self.level == DiagnosticsLevel::OnlyExpected {
            return;
        }
        let message = format!("unexpected {}: {message}", severity.name());
        match place {
            None => push_error(report, NOWHERE, &message),
            Some(place) => {
                push_error(report, place, &message);
                source_line(source, report, place, 0);
            }
        }
    }
}

/// Where diagnostics without a known place are.
const NOWHERE: Place<'static> = Place { file: b"<unknown>", line: 0, column: 0 };

/// A comment with a regular expression that is none.
struct WrongPattern {
    line: u32,
    column: u32,
    length: usize,
    reason: String,
}

impl WrongPattern {
    fn push_to(&self, source: &Source<'_>, report: &mut Vec<u8>) {
        let place = Place { file: source.name, line: self.line, column: self.column };
        push_error(report, place, &format!("invalid regex: {}", self.reason));
        source_line(source, report, place, self.length.saturating_sub(1));
    }
}

impl Expectation {
    fn accepts(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

fn push_error(out: &mut Vec<u8>, place: Place<'_>, message: &str) {
    let Place { file, line, column } = place;
    out.extend(file);
    let column = if line == 0 { String::new() } else { format!(":{column}") };
    out.extend(format!(":{line}{column}: error: {message}\n").bytes());
}

/// The line that a comment refers to.
enum Where {
    Line,
    Above,
    Below,
    Unknown,
}

/// The expectation of a line's comment, if it has one.
fn expectation(text: &str, line: u32) -> Option<Result<(Expectation, Where), WrongPattern>> {
    let at = text.find("expected-")?;
    let rest = &text[at + "expected-".len()..];
    let severities = [Severity::Error, Severity::Warning, Severity::Remark, Severity::Note];
    let (severity, rest) = severities.into_iter().find_map(|s| Some((s, rest.strip_prefix(s.name())?)))?;
    let (is_pattern, rest) = match rest.strip_prefix("-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (at_line, place, rest) = designator(rest.trim_start_matches(' '), line)?;
    let rest = rest.trim_start_matches(' ').strip_prefix("{{")?;
    // The comment ends with the line; a regular expression may end with braces of its own.
    let body = rest.trim_end_matches(['\r']).strip_suffix("}}")?;
    let (column, length) = (at as u32 + 1, body.len());
    let pattern = match is_pattern.then(|| Regex::new(&pattern(body))).transpose() {
        Ok(pattern) => pattern,
        Err(error) => return Some(Err(WrongPattern { line, column, length, reason: error.to_string() })),
    };
    let nowhere = matches!(place, Where::Unknown);
    let written = (line, column);
    let text = body.to_owned();
    let expectation =
        Expectation { severity, line: at_line, text, pattern, nowhere, matched: false, written };
    Some(Ok((expectation, place)))
}

/// Reads `@+1`, `@above` and the like.
fn designator(text: &str, line: u32) -> Option<(Option<u32>, Where, &str)> {
    let Some(rest) = text.strip_prefix('@') else { return Some((Some(line), Where::Line, text)) };
    if let Some(rest) = rest.strip_prefix("above") {
        return Some((None, Where::Above, rest));
    }
    if let Some(rest) = rest.strip_prefix("below") {
        return Some((None, Where::Below, rest));
    }
    if let Some(rest) = rest.strip_prefix("unknown") {
        return Some((None, Where::Unknown, rest));
    }
    let end = rest[1..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
    let distance: u32 = rest.get(1..end)?.parse().ok()?;
    let line = match rest.as_bytes().first()? {
        b'+' => line.checked_add(distance)?,
        b'-' => line.checked_sub(distance)?,
        _ => return None,
    };
    Some((Some(line), Where::Line, &rest[end..]))
}

/// The regular expression of a text that holds some in double braces.
fn pattern(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("{{") {
        let Some(end) = rest[start..].find("}}") else { break };
        out.push_str(&regex_lite::escape(&rest[..start]));
        out.push('(');
        out.push_str(&rest[start + 2..start + end]);
        out.push(')');
        rest = &rest[start + end + 2..];
    }
    out.push_str(&regex_lite::escape(rest));
    out
}
