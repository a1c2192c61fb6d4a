//! Fixes of diagnostics: edits of the main file that resolve them.

use ods_codegen::lint::Finding;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;

use crate::analysis::Analysis;
use crate::deprecated;
use crate::diagnostics::quoted_after;
use crate::refactor::stub;
use crate::text::Text;
use crate::unit::Unit;

/// A change of the main file that removes a diagnostic.
pub(crate) struct Fix {
    pub(crate) title: String,
    /// Replaced spans with their replacements. They do not overlap.
    pub(crate) edits: Vec<(Span, String)>,
    /// Whether the fix is the usual one.
    pub(crate) is_preferred: bool,
}

impl Fix {
    fn new(title: String, span: Span, text: String) -> Fix {
        Fix { title, edits: vec![(span, text)], is_preferred: true }
    }
}

/// The document with the diagnostics.
pub(crate) struct Document<'d> {
    pub(crate) analysis: &'d Analysis,
    pub(crate) text: &'d Text,
    pub(crate) unit: &'d Unit,
}

impl Document<'_> {
    pub(crate) fn diagnostic_fixes(&self, found: &Diagnostic) -> Vec<Fix> {
        let Some(span) = self.own(found.span) else { return Vec::new() };
        let advised = fix_of(self, found, span);
        let deprecated = deprecated::replacement(self.analysis, self.text, self.unit, found, span);
        let deprecated = deprecated.map(|(title, edits)| Fix { title, edits, is_preferred: true });
        advised.into_iter().chain(self.stub(found, span)).chain(deprecated).collect()
    }

    pub(crate) fn lint_fixes(&self, lint: &Finding) -> Vec<Fix> {
        let stub = self.own(lint.diagnostic.span).and_then(|span| self.stub(&lint.diagnostic, span));
        let fix = lint.fix.as_ref().and_then(|edit| {
            let edits = vec![(self.own(edit.span)?, edit.text.clone())];
            Some(Fix {
                title: format!("Fix: {}", lint.diagnostic.message),
                edits,
                is_preferred: edit.is_safe,
            })
        });
        stub.into_iter().chain(fix).collect()
    }

    /// The span in the main file; none if it is in another one.
    fn own(&self, span: Span) -> Option<Span> {
        self.analysis.span_in_main_file(span).filter(|_| self.analysis.outcome.sources.is_in_main_file(span))
    }

    fn stub(&self, found: &Diagnostic, span: Span) -> Option<Fix> {
        stub(self.text, self.unit, found, span).map(|(title, span, text)| Fix::new(title, span, text))
    }
}

/// The fix that the advice of a diagnostic describes.
fn fix_of(document: &Document<'_>, found: &Diagnostic, span: Span) -> Option<Fix> {
    let help = found.help.as_deref()?;
    if let Some(close) = quoted_after(help, "did you mean '") {
        return replacement(document.text, span, close);
    }
    let path = quoted_after(help, "is defined in '")?;
    let at = end_of_includes(document.text.content());
    Some(Fix::new(format!("Include '{path}'"), Span::new(at, at), format!("include \"{path}\"\n")))
}

/// The replacement of a misspelled name, which may be in quotes, after `$` or `!`, or a part of the marked
/// text.
fn replacement(text: &Text, span: Span, close: &str) -> Option<Fix> {
    let marked = text.slice(span);
    let inner = marked.trim_matches('"');
    let lo = span.lo + (marked.len() - marked.trim_start_matches('"').len()) as u32;
    let sigils = |text: &str| text.len() - text.trim_start_matches(['$', '!']).len();
    let (has, wants) = (sigils(inner), sigils(close));
    let (lo, name) = (lo + has as u32, &inner[has..]);
    let word = |c: char| c == '_' || c.is_ascii_alphanumeric();
    let is_name = |name: &str| !name.is_empty() && (name.chars().all(word) || marked.starts_with('"'));
    let close = &close[wants..];
    let span = Span::new(lo, lo + name.len() as u32);
    is_name(name).then(|| Fix::new(format!("Change '{name}' to '{close}'"), span, close.to_owned()))
}

/// The offset of the line after the last `include` at the beginning of a line, or else after the comments of
/// the file.
fn end_of_includes(text: &str) -> u32 {
    let (mut offset, mut found, mut in_comments) = (0, 0, true);
    for line in text.split_inclusive('\n') {
        offset += line.len();
        let is_comment = line.starts_with("//") || line.starts_with("#ifndef") || line.starts_with("#define");
        in_comments &= is_comment || line.trim().is_empty();
        if line.starts_with("include ") || in_comments && is_comment {
            found = offset;
        }
    }
    found as u32
}
