//! Diagnostics as text. Nothing is printed here.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::diagnostics::{Diagnostic, Severity};
use crate::source::{SourceMap, Span};

/// Format of rendered diagnostics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// With the source line and a mark under the location:
    ///
    /// ```text
    /// toy.ods:3:9: error[ODS0201]: no class is called 'Opp'
    ///   3 | def A : Opp<"a">;
    ///     |         ^^^
    ///     = help: did you mean 'Op'?
    /// ```
    #[default]
    Human,
    /// One line each: `toy.ods:3:9: error: no class is called 'Opp' [ODS0201]`.
    Short,
    /// One JSON object a line, in the shape of rustc's.
    Json,
}

/// Whether human-readable text is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Color {
    /// Plain text.
    #[default]
    Never,
    /// ANSI colours.
    Always,
}

/// All diagnostics as text, each ended by a line break.
#[must_use]
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, format: Format, color: Color) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        match format {
            Format::Human => human(diagnostic, sources, color, &mut out),
            Format::Short => short(diagnostic, sources, &mut out),
            Format::Json => json(diagnostic, sources, &mut out),
        }
    }
    out
}

/// `path:line:column`, or the program's name if there is no location.
fn location(span: Span, sources: &SourceMap) -> String {
    match (sources.file_of(span.lo), sources.line_column(span.lo)) {
        (Some(file), Some(at)) => format!("{}:{}:{}", sources.file(file).path, at.line, at.column),
        _ => "odsgen".to_owned(),
    }
}

fn short(diagnostic: &Diagnostic, sources: &SourceMap, out: &mut String) {
    let location = location(diagnostic.span, sources);
    let severity = diagnostic.severity.name();
    // Writing to a String cannot fail.
    let _ = write!(out, "{location}: {severity}: {} [{}]", one_line(&diagnostic.message), diagnostic.code);
    if let Some(help) = &diagnostic.help {
        let _ = write!(out, " ({})", one_line(help));
    }
    out.push('\n');
}

fn one_line(text: &str) -> String {
    text.replace('\n', "\\n")
}

struct Paint(Color);

impl Paint {
    fn paint(&self, code: &str, text: &str) -> String {
        match self.0 {
            Color::Never => text.to_owned(),
            Color::Always => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }

    fn severity(&self, severity: Severity, text: &str) -> String {
        let code = match severity {
            Severity::Error => "1;31",
            Severity::Warning => "1;33",
            Severity::Note => "1;36",
        };
        self.paint(code, text)
    }
}

fn human(diagnostic: &Diagnostic, sources: &SourceMap, color: Color, out: &mut String) {
    let paint = Paint(color);
    let title = format!("{}[{}]", diagnostic.severity.name(), diagnostic.code);
    let title = paint.severity(diagnostic.severity, &title);
    let message = paint.paint("1", &diagnostic.message);
    let _ = writeln!(out, "{}: {title}: {message}", location(diagnostic.span, sources));
    let width = frame(diagnostic.span, &diagnostic.label, sources, diagnostic.severity, &paint, out);
    for note in &diagnostic.notes {
        if note.span.is_none() {
            let _ = writeln!(out, "{:width$} = {}", "", note.message);
        } else {
            let heading = paint.severity(Severity::Note, "note");
            let _ = writeln!(out, "{}: {heading}: {}", location(note.span, sources), note.message);
            frame(note.span, "", sources, Severity::Note, &paint, out);
        }
    }
    if let Some(help) = &diagnostic.help {
        let _ = writeln!(out, "{:width$} = {}: {help}", "", paint.paint("1", "help"));
    }
    include_chain(diagnostic.span, sources, width, out);
}

/// The source line of a span with a mark under it. Returns the width of the margin.
fn frame(
    span: Span,
    label: &str,
    sources: &SourceMap,
    severity: Severity,
    paint: &Paint,
    out: &mut String,
) -> usize {
    /// Maximum length of the source that is shown, in characters.
    const SHOWN: usize = 160;
    let (Some(file), Some(at)) = (sources.file_of(span.lo), sources.line_column(span.lo)) else { return 2 };
    let file = sources.file(file);
    let offset = (span.lo - file.base) as usize;
    let line_start = offset + 1 - at.column as usize;
    let line = file.text[line_start..].lines().next().unwrap_or("");
    let before = &line[..line.len().min(offset - line_start)];
    // A long line is cut on the left, so that the marked part is seen.
    let skipped = before.chars().count().saturating_sub(SHOWN / 2);
    let shown: String = line.chars().skip(skipped).take(SHOWN).collect();
    // Tabs stay tabs in the line below, so that both line up in any terminal.
    let indent: String = before.chars().skip(skipped).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let rest = &line[before.len()..];
    let marked = (span.hi.saturating_sub(span.lo) as usize).min(rest.len());
    let marked = rest.char_indices().take_while(|(index, _)| *index < marked).count();
    let marked = marked.clamp(1, SHOWN);
    let number = at.line.to_string();
    let width = number.len() + 2;
    let bar = paint.paint("34", "|");
    let _ = writeln!(out, "  {} {bar} {shown}", paint.paint("34", &number));
    let mark = paint.severity(severity, &"^".repeat(marked));
    let label = if label.is_empty() { String::new() } else { format!(" {label}") };
    let _ = writeln!(out, "{:width$} {bar} {indent}{mark}{label}", "");
    width
}

/// The files that include the one the diagnostic is in.
fn include_chain(span: Span, sources: &SourceMap, width: usize, out: &mut String) {
    /// Longer chains come from files that include each other, and repeat the same files.
    const SHOWN: usize = 8;
    let mut from = sources.file_of(span.lo).and_then(|file| sources.file(file).included_from);
    for _ in 0..SHOWN {
        let Some(include) = from else { return };
        let _ = writeln!(out, "{:width$} = included from {}", "", location(include, sources));
        from = sources.file_of(include.lo).and_then(|file| sources.file(file).included_from);
    }
    if from.is_some() {
        let _ = writeln!(out, "{:width$} = …", "");
    }
}

fn json(diagnostic: &Diagnostic, sources: &SourceMap, out: &mut String) {
    let mut rendered = String::new();
    human(diagnostic, sources, Color::Never, &mut rendered);
    let spans = |span, label| json_span(span, label, sources).into_iter().collect::<Vec<_>>();
    let notes = diagnostic
        .notes
        .iter()
        .map(|note| json!({ "message": note.message, "level": "note", "spans": spans(note.span, "") }));
    let help = diagnostic.help.iter().map(|help| json!({ "message": help, "level": "help", "spans": [] }));
    let value = json!({
        "message": diagnostic.message,
        "code": {
            "code": diagnostic.code.to_string(),
            "explanation": crate::codes::explain(diagnostic.code).map(|(_, text)| text),
        },
        "level": diagnostic.severity.name(),
        "spans": spans(diagnostic.span, &diagnostic.label),
        "children": notes.chain(help).collect::<Vec<_>>(),
        "rendered": rendered,
    });
    let _ = writeln!(out, "{value}");
}

fn json_span(span: Span, label: &str, sources: &SourceMap) -> Option<Value> {
    let file = sources.file(sources.file_of(span.lo)?);
    let (start, end) = (sources.line_column(span.lo)?, sources.line_column(span.hi)?);
    Some(json!({
        "file_name": file.path,
        "byte_start": span.lo - file.base,
        "byte_end": span.hi - file.base,
        "line_start": start.line,
        "line_end": end.line,
        "column_start": start.column,
        "column_end": end.column,
        "is_primary": true,
        "label": (!label.is_empty()).then_some(label),
    }))
}
