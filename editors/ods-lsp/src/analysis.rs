//! The evaluation of a document: its records and everything that is wrong with it.
//!
//! An evaluation continues from a state before the edit (`ods_parser::History`, one for each analysed
//! document). Everything after the edit is evaluated again, because the numbers of anonymous records depend
//! on all earlier ones.
//!
//! A document that is a part of another file ([`crate::parts`]) is read as the part of that file.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use ods_codegen::lint::{Finding, Levels, lint};
use ods_codegen::{check, model};
use ods_parser::Outcome;
use ods_parser::diagnostics::{Code, Diagnostic, Severity};
use ods_parser::source::Span;

use crate::options::Options;

/// The code of a missing file.
const FILE_NOT_FOUND: Code = Code(30);

/// The evaluation of a document.
pub(crate) struct Analysis {
    /// The last revision of the files for which this was valid.
    revision: AtomicU64,
    pub(crate) options: Options,
    /// The file that was read, if the document is a part of it.
    pub(crate) includer: Option<String>,
    pub(crate) outcome: Outcome,
    findings: OnceLock<Findings>,
}

/// The messages about a document.
#[derive(Default)]
pub(crate) struct Findings {
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) lints: Vec<Finding>,
}

impl Analysis {
    pub(crate) fn new(
        revision: u64,
        options: Options,
        includer: Option<String>,
        outcome: Outcome,
    ) -> Analysis {
        let revision = AtomicU64::new(revision);
        Analysis { revision, options, includer, outcome, findings: OnceLock::new() }
    }

    /// Whether it is valid for that revision of the files.
    pub(crate) fn is_of(&self, revision: u64) -> bool {
        self.revision.load(Ordering::Relaxed) == revision
    }

    /// Notes that it holds for that revision of the files, too.
    pub(crate) fn set_revision(&self, revision: u64) {
        self.revision.store(revision, Ordering::Relaxed);
    }

    /// Whether errors are in the document, or in a file that it includes.
    pub(crate) fn has_errors_in_document(&self) -> bool {
        let errors = self.outcome.diagnostics.iter().filter(|found| found.severity == Severity::Error);
        errors.into_iter().any(|found| self.span_in_main_file(found.span).is_some())
    }

    /// Whether a file that is included is missing.
    pub(crate) fn has_missing_files(&self) -> bool {
        self.outcome.diagnostics.iter().any(|found| found.code == FILE_NOT_FOUND)
    }

    /// All diagnostics of `odsgen check` and `odsgen lint`. As in these commands, definitions with errors are
    /// not linted.
    pub(crate) fn findings(&self) -> &Findings {
        self.findings.get_or_init(|| {
            let Outcome { records, sources, diagnostics, .. } = &self.outcome;
            let mut findings = Findings { diagnostics: diagnostics.clone(), lints: Vec::new() };
            if !self.outcome.has_errors() {
                let others =
                    || (model::deprecated_uses(records, sources), lint(records, sources, &Levels::default()));
                let (checked, (deprecated, lints)) = check::check_with(records, sources, others);
                findings.diagnostics.extend(checked);
                findings.diagnostics.extend(deprecated);
                findings.lints = lints;
                let lints = &findings.lints;
                // Some warnings about formats are lints, too.
                let is_lint = |found: &Diagnostic| lints.iter().any(|lint| is_same(&lint.diagnostic, found));
                findings.diagnostics.retain(|found| !is_lint(found));
            }
            findings
        })
    }

    /// File and span in it.
    pub(crate) fn location(&self, span: Span) -> Option<(&str, Span)> {
        let sources = &self.outcome.sources;
        let file = sources.file(sources.file_of(span.lo).filter(|_| !span.is_none())?);
        Some((&file.path, Span::new(span.lo - file.base, span.hi.max(span.lo) - file.base)))
    }

    /// The location of a span in the document: the span itself, or the `include` that leads to it.
    pub(crate) fn span_in_main_file(&self, span: Span) -> Option<Span> {
        let sources = &self.outcome.sources;
        let mut span = span;
        while !span.is_none() {
            let id = sources.file_of(span.lo)?;
            if id == sources.main() {
                return self.location(span).map(|(_, span)| span);
            }
            span = sources.file(id).included_from?;
        }
        None
    }
}

fn is_same(a: &Diagnostic, b: &Diagnostic) -> bool {
    a.code == b.code && a.span == b.span && a.message == b.message
}
