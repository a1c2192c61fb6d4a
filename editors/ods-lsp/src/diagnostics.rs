//! Diagnostics as the protocol has them.

use lsp_types::{
    DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, NumberOrString,
    PublishDiagnosticsParams, Range,
};
use ods_codegen::codes;
use ods_parser::diagnostics::{Code, Diagnostic, Severity};
use ods_parser::source::Span;

use crate::analysis::Analysis;
use crate::text::Text;
use crate::world::World;

/// The codes of template arguments and `let`s that serve nothing.
const UNNECESSARY: [Code; 3] = [Code(231), Code(450), Code(451)];
/// The code of the use of a deprecated definition.
pub(crate) const DEPRECATED: Code = Code(323);

/// Diagnostics of a document of that path; none if it is not open.
pub(crate) fn document_diagnostics(world: &mut World<'_>, path: &str) -> Option<PublishDiagnosticsParams> {
    let document = world.files.document(path)?;
    let (uri, version) = (document.uri.clone(), document.version);
    let diagnostics = file_diagnostics(world, path);
    Some(PublishDiagnosticsParams { uri, diagnostics, version: Some(version) })
}

/// Diagnostics of a file. Errors in files that it includes are at the `include`; other messages about these
/// belong to them.
fn file_diagnostics(world: &mut World<'_>, path: &str) -> Vec<lsp_types::Diagnostic> {
    let analysis = world.analysis(path);
    let Ok(text) = world.files.text(path) else { return Vec::new() };
    let findings = analysis.findings();
    let all = findings.diagnostics.iter().chain(findings.lints.iter().map(|lint| &lint.diagnostic));
    let mut shown: Vec<lsp_types::Diagnostic> =
        all.filter_map(|found| converted(world, &analysis, &text, found)).collect();
    shown.sort_by_key(|found| (found.range.start, found.range.end));
    shown.dedup();
    shown
}

/// A diagnostic in the protocol's form; none if it is not about the main file.
fn converted(
    world: &mut World<'_>,
    analysis: &Analysis,
    text: &Text,
    found: &Diagnostic,
) -> Option<lsp_types::Diagnostic> {
    let is_elsewhere = !found.span.is_none() && !analysis.outcome.sources.is_in_main_file(found.span);
    if is_elsewhere && found.severity != Severity::Error {
        return None;
    }
    let span = analysis.span_in_main_file(found.span);
    // Messages about the file that includes the document are shown in that file.
    if span.is_none() && analysis.includer.is_some() {
        return None;
    }
    let span = span.unwrap_or(Span::NONE);
    let mut related = Vec::new();
    if is_elsewhere {
        related.extend(related_to(world, analysis, found.span, &found.message));
    }
    let mut message = found.message.clone();
    for addition in
        [Some(&found.label).filter(|label| !label.is_empty()), found.help.as_ref()].into_iter().flatten()
    {
        message = format!("{message}\n{addition}");
    }
    for note in &found.notes {
        match related_to(world, analysis, note.span, &note.message) {
            Some(information) => related.push(information),
            None => message = format!("{message}\n{}", note.message),
        }
    }
    Some(lsp_types::Diagnostic {
        range: text.range(span, world.encoding),
        severity: Some(severity(found)),
        code: Some(NumberOrString::String(found.code.to_string())),
        source: Some("odsgen".to_owned()),
        message,
        related_information: (!related.is_empty()).then_some(related),
        tags: tags(found),
        ..lsp_types::Diagnostic::default()
    })
}

fn related_to(
    world: &mut World<'_>,
    analysis: &Analysis,
    span: Span,
    message: &str,
) -> Option<DiagnosticRelatedInformation> {
    let (path, span) = analysis.location(span)?;
    let location = world.location(path, span)?;
    Some(DiagnosticRelatedInformation { location, message: message.to_owned() })
}

/// Notes are the least important, and editors show hints least prominently. Most definitions lack a
/// description while they are written.
fn severity(found: &Diagnostic) -> DiagnosticSeverity {
    match found.severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Warning if found.code == codes::MISSING_DESCRIPTION => DiagnosticSeverity::HINT,
        Severity::Warning => DiagnosticSeverity::WARNING,
        Severity::Note => DiagnosticSeverity::HINT,
    }
}

fn tags(found: &Diagnostic) -> Option<Vec<DiagnosticTag>> {
    match found.code {
        code if UNNECESSARY.contains(&code) => Some(vec![DiagnosticTag::UNNECESSARY]),
        DEPRECATED => Some(vec![DiagnosticTag::DEPRECATED]),
        _ => None,
    }
}

/// Whether two ranges have a position in common.
pub(crate) fn touches(a: Range, b: Range) -> bool {
    a.start <= b.end && b.start <= a.end
}

/// The text of a message after `start` up to the next quote.
pub(crate) fn quoted_after<'a>(help: &'a str, start: &str) -> Option<&'a str> {
    help.split_once(start)?.1.split_once('\'').map(|(quoted, _)| quoted)
}
