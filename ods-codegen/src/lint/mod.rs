//! Lints: findings about valid definitions that experienced authors of dialects look for. Each kind has a
//! code from `ODS0400` on; warnings about formats (`ODS0331`, `ODS0332`) belong to them, too.
//!
//! A lint is about a definition of the main file, because included files have readers of their own. It reads
//! the model and reports. Levels and comments decide afterwards which findings are shown ([`Levels`]), so no
//! lint reads them. A finding that makes no sense for an installed definition of MLIR is an error of the
//! lint.

mod docs;
mod effects;
mod fix;
mod formats;
mod lets;
mod levels;
mod names;
mod traits;

use ods_parser::diagnostics::Code;

use crate::model::{self, AttrOrTypeDef, DefKind, Operation};
use crate::{Diagnostic, RecordRef, Records, SourceMap, Span, codes};

pub use fix::{Edit, fixed};
pub use levels::{Level, Levels};

/// The codes of lints, in their order.
pub fn lint_codes() -> impl Iterator<Item = Code> {
    let own = codes::TABLE.iter().map(|(code, ..)| *code).filter(|code| code.0 >= FIRST);
    [codes::AMBIGUOUS_FORMAT, codes::LOSSY_FORMAT].into_iter().chain(own)
}

/// The number of the first code that only lints have.
const FIRST: u16 = 400;

/// A finding of a lint.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The message.
    pub diagnostic: Diagnostic,
    /// The name in the definition that it is about.
    pub definition: Span,
    /// The edit that removes the cause, if there is one that changes nothing else.
    pub fix: Option<Edit>,
}

impl Finding {
    /// The edit, if it needs no look by the author.
    #[must_use]
    pub fn safe_fix(&self) -> Option<&Edit> {
        self.fix.as_ref().filter(|edit| edit.is_safe)
    }
}

/// The findings about the definitions of the main file, in the order of the file, with the levels that
/// options and the comments of the file set. Definitions with errors are passed over.
#[must_use]
pub fn lint(records: &Records, sources: &SourceMap, levels: &Levels) -> Vec<Finding> {
    let mut lints = Lints { records, sources, found: Vec::new() };
    docs::lint(&mut lints);
    let operations = lints.operations();
    for operation in &operations {
        effects::lint(&mut lints, operation);
        traits::lint(&mut lints, operation);
        formats::lint(&mut lints, operation);
    }
    names::lint(&mut lints, &operations);
    lets::lint(&mut lints);
    let mut found = lints.found;
    found.sort_by_key(|finding| (finding.diagnostic.span, finding.diagnostic.code));
    levels::apply(found, sources, levels)
}

/// The definitions, and the findings about them so far.
struct Lints<'r, 's> {
    records: &'r Records,
    sources: &'s SourceMap,
    found: Vec<Finding>,
}

impl<'r> Lints<'r, '_> {
    /// Adds a finding about a definition, located at its name.
    fn report(&mut self, code: Code, record: RecordRef<'_>, message: String, help: &str) {
        self.report_at(code, record, record.span(), message, help, None);
    }

    /// Adds a finding about a definition at a location in it.
    fn report_at(
        &mut self,
        code: Code,
        record: RecordRef<'_>,
        span: Span,
        message: String,
        help: &str,
        fix: Option<Edit>,
    ) {
        let diagnostic = Diagnostic::warning(code, span, message);
        let diagnostic = if help.is_empty() { diagnostic } else { diagnostic.with_help(help) };
        self.found.push(Finding { diagnostic, definition: record.span(), fix });
    }

    /// Whether the main file contains a definition.
    fn is_own(&self, record: RecordRef<'_>) -> bool {
        self.sources.is_in_main_file(record.span())
    }

    /// The operations of the main file.
    fn operations(&self) -> Vec<Operation<'r>> {
        let all = model::operations(self.records).into_iter().flatten().flatten();
        all.filter(|operation| self.is_own(operation.record)).collect()
    }

    /// The types or attributes of the main file.
    fn defs(&self, kind: DefKind) -> Vec<AttrOrTypeDef<'r>> {
        let all = model::all_attr_or_type_defs(self.records, kind).flatten();
        all.filter(|def| self.is_own(def.record())).collect()
    }
}
