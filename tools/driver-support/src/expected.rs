//! `--verify-diagnostics`: comments in the input state the expected diagnostics.
//!
//! `// expected-error@+1 {{text}}` expects an error on the next line. Its message must contain the text. The
//! severity is `error`, `warning`, `remark` or `note`; the line is `@above`, `@below`, `@+N`, `@-N` or
//! `@unknown`; with `-re` the text contains regular expressions in double braces.

use crate::render::{Source, SourcePosition, print_all, push_source_line, source_position};
use ir_core::context::{Context, Location};
use ir_core::diagnostic::{Diagnostic, Severity};
use regex_lite::Regex;
use std::io::{self, Write as _};

/// The diagnostics that need a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiagnosticsLevel {
    /// All of them.
    All,
    /// None, but the expected ones must be emitted.
    OnlyExpected,
}

/// An expected diagnostic.
struct Expectation {
    severity: Severity,
    /// `None` for a diagnostic at an unknown position.
    line: Option<u32>,
    text: String,
    pattern: Option<Regex>,
    /// Whether the line is `@unknown`.
    is_unknown: bool,
    matched: bool,
    /// Line and column of the comment.
    comment: (u32, u32),
}

/// The expected diagnostics of an input.
struct Expectations {
    expected: Vec<Expectation>,
    /// Errors of the comments themselves, rendered.
    comment_errors: Vec<u8>,
    level: DiagnosticsLevel,
}

/// Prints the diagnostics of an input to the standard error. With `--verify-diagnostics`, compares them with
/// the expected ones and prints the differences.
pub struct Reporter<'a> {
    source: Source<'a>,
    expectations: Option<Expectations>,
}

impl<'a> Reporter<'a> {
    /// A reporter for an input; `level` is that of `--verify-diagnostics`. Returns also whether the comments
    /// are well-formed.
    ///
    /// # Errors
    /// The standard error cannot be written.
    pub fn new(source: Source<'a>, level: Option<DiagnosticsLevel>) -> io::Result<(Self, bool)> {
        let mut expectations = level.map(|level| Expectations::new(&source, level));
        let errors = expectations.as_mut().map(Expectations::take_comment_errors).unwrap_or_default();
        io::stderr().lock().write_all(&errors)?;
        Ok((Reporter { source, expectations }, errors.is_empty()))
    }

    /// The input.
    pub fn source(&self) -> &Source<'a> {
        &self.source
    }

    /// Whether diagnostics are compared with the expected ones.
    pub fn is_comparing(&self) -> bool {
        self.expectations.is_some()
    }

    /// Prints or compares diagnostics. Returns whether there is no error, or no unexpected diagnostic.
    ///
    /// # Errors
    /// The standard error cannot be written.
    pub fn report(&mut self, ctx: &Context, diagnostics: &[Diagnostic]) -> io::Result<bool> {
        let Reporter { source, expectations } = self;
        if let Some(expectations) = expectations {
            let unexpected = expectations.check(ctx, source, diagnostics);
            io::stderr().lock().write_all(&unexpected)?;
            return Ok(unexpected.is_empty());
        }
        print_all(ctx, source, diagnostics)?;
        Ok(diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error))
    }

    /// Prints the expected diagnostics that were not emitted. Returns whether there are none.
    ///
    /// # Errors
    /// The standard error cannot be written.
    pub fn finish(&self) -> io::Result<bool> {
        let Some(expectations) = &self.expectations else { return Ok(true) };
        let missing = expectations.missing(&self.source);
        io::stderr().lock().write_all(&missing)?;
        Ok(missing.is_empty())
    }
}

impl Expectations {
    /// Reads the comments of an input.
    fn new(source: &Source<'_>, level: DiagnosticsLevel) -> Self {
        let (mut expected, mut comment_errors) = (Vec::new(), Vec::new());
        // Comments with `@below` refer to the next line without a comment.
        let mut below: Vec<usize> = Vec::new();
        let mut last_without_comment = 0;
        for (line, text) in (1..).zip(source.text.split(|byte| *byte == b'\n')) {
            let parsed = parse_comment(&String::from_utf8_lossy(text), line);
            match parsed {
                Some(Err(bad)) => bad.push_to(source, &mut comment_errors),
                None => {
                    last_without_comment = line;
                    for index in below.drain(..) {
                        let expectation: &mut Expectation = &mut expected[index];
                        expectation.line = Some(line);
                    }
                }
                Some(Ok((mut expectation, designator))) => {
                    match designator {
                        Designator::Line | Designator::Unknown => {}
                        Designator::Above => expectation.line = Some(last_without_comment),
                        Designator::Below => below.push(expected.len()),
                    }
                    expected.push(expectation);
                }
            }
        }
        Expectations { expected, comment_errors, level }
    }

    /// Takes the rendered errors of malformed comments.
    fn take_comment_errors(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.comment_errors)
    }

    /// Compares with the diagnostics of a chunk. Returns a report of the unexpected ones.
    fn check(&mut self, ctx: &Context, source: &Source<'_>, diagnostics: &[Diagnostic]) -> Vec<u8> {
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

    /// A report of the expected diagnostics that were not emitted.
    fn missing(&self, source: &Source<'_>) -> Vec<u8> {
        let (mut report, mut unknown) = (Vec::new(), Vec::new());
        for missing in self.expected.iter().filter(|expectation| !expectation.matched) {
            let severity = missing.severity.name();
            let message = format!("expected {severity} \"{}\" was not produced", missing.text);
            if missing.is_unknown {
                push_error(&mut unknown, UNKNOWN, &message);
                continue;
            }
            let (line, column) = missing.comment;
            let position = SourcePosition { file: source.name, line, column };
            push_error(&mut report, position, &message);
            push_source_line(source, &mut report, position, missing.text.len().saturating_sub(1));
        }
        report.extend(unknown);
        report
    }

    /// Marks the comment that expects a diagnostic, or reports that there is none. Notes need no comment.
    fn take(
        &mut self,
        ctx: &Context,
        source: &Source<'_>,
        report: &mut Vec<u8>,
        location: Location,
        severity: Severity,
        message: &str,
    ) {
        let position = source_position(ctx, location);
        let line = position.map(|position| position.line);
        let matches = |expectation: &&mut Expectation| {
            !expectation.matched
                && expectation.severity == severity
                && expectation.line == line
                && expectation.accepts(message)
        };
        if let Some(expectation) = self.expected.iter_mut().find(matches) {
            expectation.matched = true;
            return;
        }
        if severity == Severity::Note || self.level == DiagnosticsLevel::OnlyExpected {
            return;
        }
        let message = format!("unexpected {}: {message}", severity.name());
        match position {
            None => push_error(report, UNKNOWN, &message),
            Some(position) => {
                push_error(report, position, &message);
                push_source_line(source, report, position, 0);
            }
        }
    }
}

/// The position of diagnostics without one.
const UNKNOWN: SourcePosition<'static> = SourcePosition { file: b"<unknown>", line: 0, column: 0 };

/// A malformed regular expression of a comment.
struct InvalidPattern {
    line: u32,
    column: u32,
    length: usize,
    reason: String,
}

impl InvalidPattern {
    fn push_to(&self, source: &Source<'_>, report: &mut Vec<u8>) {
        let position = SourcePosition { file: source.name, line: self.line, column: self.column };
        push_error(report, position, &format!("invalid regex: {}", self.reason));
        push_source_line(source, report, position, self.length.saturating_sub(1));
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

fn push_error(out: &mut Vec<u8>, position: SourcePosition<'_>, message: &str) {
    let SourcePosition { file, line, column } = position;
    out.extend(file);
    let column = if line == 0 { String::new() } else { format!(":{column}") };
    out.extend(format!(":{line}{column}: error: {message}\n").bytes());
}

/// The line that a comment refers to.
enum Designator {
    Line,
    Above,
    Below,
    Unknown,
}

/// Parses the comment of a line, if there is one.
fn parse_comment(text: &str, line: u32) -> Option<Result<(Expectation, Designator), InvalidPattern>> {
    let start = text.find("expected-")?;
    let rest = &text[start + "expected-".len()..];
    let severities = [Severity::Error, Severity::Warning, Severity::Remark, Severity::Note];
    let (severity, rest) = severities.into_iter().find_map(|s| Some((s, rest.strip_prefix(s.name())?)))?;
    let (is_pattern, rest) = match rest.strip_prefix("-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (expected_line, designator, rest) = parse_designator(rest.trim_start_matches(' '), line)?;
    let rest = rest.trim_start_matches(' ').strip_prefix("{{")?;
    // The comment ends at the end of the line, because a regular expression may contain braces.
    let body = rest.trim_end_matches(['\r']).strip_suffix("}}")?;
    let (column, length) = (start as u32 + 1, body.len());
    let pattern = match is_pattern.then(|| Regex::new(&to_regex(body))).transpose() {
        Ok(pattern) => pattern,
        Err(error) => return Some(Err(InvalidPattern { line, column, length, reason: error.to_string() })),
    };
    let expectation = Expectation {
        severity,
        line: expected_line,
        text: body.to_owned(),
        pattern,
        is_unknown: matches!(designator, Designator::Unknown),
        matched: false,
        comment: (line, column),
    };
    Some(Ok((expectation, designator)))
}

/// Parses `@+1`, `@above` and the like. Returns also the rest of the text.
fn parse_designator(text: &str, line: u32) -> Option<(Option<u32>, Designator, &str)> {
    let Some(rest) = text.strip_prefix('@') else { return Some((Some(line), Designator::Line, text)) };
    if let Some(rest) = rest.strip_prefix("above") {
        return Some((None, Designator::Above, rest));
    }
    if let Some(rest) = rest.strip_prefix("below") {
        return Some((None, Designator::Below, rest));
    }
    if let Some(rest) = rest.strip_prefix("unknown") {
        return Some((None, Designator::Unknown, rest));
    }
    let end = rest[1..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
    let distance: u32 = rest.get(1..end)?.parse().ok()?;
    let line = match rest.as_bytes().first()? {
        b'+' => line.checked_add(distance)?,
        b'-' => line.checked_sub(distance)?,
        _ => return None,
    };
    Some((Some(line), Designator::Line, &rest[end..]))
}

/// Converts a text with regular expressions in double braces to one regular expression.
fn to_regex(text: &str) -> String {
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
