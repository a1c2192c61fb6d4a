//! Findings of the generator of Rust about the code in definitions: errors, and code that the author provides
//! in Rust.

use bumpalo::Bump;
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::records::Records;
use ods_parser::source::{SourceMap, Span};

use super::expr::{Missing, MissingKind};
use super::{Emitter, ProvidedType, passes};
use crate::codes;
use crate::expr::PieceError;
use crate::model::{self, CppMembers, DefKind, Dialect, authored, cpp_members, locate_word};

/// Longer code is cut off in messages.
const LONGEST: usize = 60;

/// The errors for which the generator of Rust refuses the dialects of the main file; warnings about code that
/// may be a slip; and notes about code that the author provides.
#[must_use]
pub(crate) fn findings(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut dialects = model::own_dialects(records, sources);
    if dialects.is_empty() && passes::are_declared(records, sources) {
        return Emitter::new(records, sources, &Bump::new(), None)
            .pass_items(records)
            .err()
            .unwrap_or_default();
    }
    if dialects.is_empty() {
        dialects.extend(model::dialect_meant(records, sources, None));
    }
    dialects.into_iter().flat_map(|dialect| dialect_findings(records, sources, dialect)).collect()
}

fn dialect_findings<'r>(records: &'r Records, sources: &SourceMap, dialect: Dialect<'r>) -> Vec<Diagnostic> {
    let arena = Bump::new();
    let emitter = Emitter::new(records, sources, &arena, Some(dialect));
    let mut emitter = Emitter { is_documented: false, ..emitter };
    let (_, mut found) = emitter.lower(records, dialect);
    let is_wrong = !found.is_empty();
    // Invalid definitions have no form in Rust either, and the errors say why.
    let errors: Vec<Span> = found.iter().map(|error| error.span).collect();
    let is_new = |finding: &Diagnostic| {
        !is_wrong || finding.severity != Severity::Note && !errors.contains(&finding.span)
    };
    found.extend(emitter.provided_by_author().into_iter().filter(is_new));
    found.extend(cpp_only(records, sources, dialect));
    found
}

/// Notes about the members of C++ classes of a dialect.
fn cpp_only<'r>(records: &'r Records, sources: &SourceMap, dialect: Dialect<'r>) -> Vec<Diagnostic> {
    let operations = model::all_operations(records).flatten();
    let operations = operations.filter(|op| op.dialect == dialect).map(|op| op.record);
    let defs = [DefKind::Type, DefKind::Attr].into_iter();
    let defs =
        defs.flat_map(|kind| model::defs_of_dialect(records, dialect, kind).flatten().collect::<Vec<_>>());
    let members = cpp_members(operations.chain(defs.map(|def| def.record())), sources);
    let note = |CppMembers { definition, field, span }: CppMembers| {
        let message = format!("'{field}' has members of a C++ class, which the Rust of '{definition}' lacks");
        Diagnostic::new(Severity::Note, codes::USER_PROVIDED, span, message)
            .with_help("add those that are needed in an 'impl' next to the generated code")
    };
    members.into_iter().map(note).collect()
}

impl Emitter<'_, '_> {
    /// Errors in code: names that cannot exist, and code that no C++ compiler accepts either.
    pub(super) fn errors_in_code(&self) -> Vec<Diagnostic> {
        let translator = &self.constraints.translator;
        let names = translator
            .unresolved()
            .iter()
            .map(|name| authored(name.diagnostic(self.sources), name.owner, self.sources));
        let unreadable = translator.unreadable().iter().filter(|(error, _)| is_wrong(error));
        let unreadable =
            unreadable.map(|(error, owner)| authored(error.diagnostic(self.sources), *owner, self.sources));
        names.chain(unreadable).chain(self.types_of_parameters(true)).collect()
    }

    /// Notes about the functions that the author provides, and warnings about those whose name may be a slip.
    pub(super) fn provided_by_author(&self) -> Vec<Diagnostic> {
        let missing = self.constraints.translator.coverage().missing();
        let functions = missing.iter().map(|missing| provided(missing, self.sources));
        functions.chain(self.types_of_parameters(false)).chain(self.untranslated.iter().cloned()).collect()
    }

    /// Types of parameters without a Rust type: errors about those that misspell another one, or notes about
    /// the others.
    fn types_of_parameters(&self, are_wrong: bool) -> impl Iterator<Item = Diagnostic> {
        let chosen = self.other_types.iter().filter(move |(_, ty)| ty.close.is_some() == are_wrong);
        chosen.map(|(cpp, ProvidedType { used_at, owner, close })| {
            let word = cpp.rsplit("::").next().unwrap_or(cpp);
            let span = locate_word(*used_at, word, self.sources);
            let found = match close {
                Some(close) => {
                    let message = format!("neither the runtime nor a definition has the type '{cpp}'");
                    Diagnostic::error(codes::UNRESOLVED_NAME, span, message)
                        .with_help(format!("did you mean '{close}'?"))
                }
                None => {
                    let name = super::names::class(word);
                    let message = format!(
                        "nothing offers the type '{cpp}': you provide it as the type '{name}' of 'ExternalFunctions'"
                    );
                    Diagnostic::new(Severity::Note, codes::USER_PROVIDED, span, message)
                }
            };
            authored(found, *owner, self.sources)
        })
    }
}

fn provided(missing: &Missing, sources: &SourceMap) -> Diagnostic {
    let function = &missing.function;
    let subject = match missing.kind {
        MissingKind::Condition | MissingKind::Value => {
            format!("`{}` has no form in Rust", shortened(&missing.cpp))
        }
        kind => format!("nothing offers the {} '{}'", kind.name(), missing.cpp),
    };
    let message = format!("{subject}: you provide it as the function '{function}' of 'ExternalFunctions'");
    let severity = if missing.close.is_some() { Severity::Warning } else { Severity::Note };
    let at = missing.used_at.first().copied().unwrap_or(Span::NONE);
    let span = locate_word(at, &missing.name, sources);
    let found =
        authored(Diagnostic::new(severity, codes::USER_PROVIDED, span, message), missing.owner, sources);
    match &missing.close {
        Some(close) => found.with_help(format!("did you mean '{close}'?")),
        None => found,
    }
}

/// Code on one line, as much of it as a message can have.
fn shortened(code: &str) -> String {
    let line = code.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// Whether unreadable code is invalid in C++, too: an invalid expression, or statements with unbalanced
/// brackets. Other statements are valid C++ and only have no form in Rust.
fn is_wrong(error: &PieceError<'_>) -> bool {
    let text = error.piece.text;
    !text.contains([';', '{']) || !is_balanced(text)
}

/// Whether round, square and curly brackets match, outside of literals.
fn is_balanced(text: &str) -> bool {
    let mut open = Vec::new();
    let mut quote = None;
    let mut is_escaped = false;
    for c in text.chars() {
        match (quote, c) {
            (Some(_), _) if is_escaped => is_escaped = false,
            (Some(_), '\\') => is_escaped = true,
            (Some(end), _) if end == c => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(') => open.push(')'),
            (None, '[') => open.push(']'),
            (None, '{') => open.push('}'),
            (None, ')' | ']' | '}') if open.pop() != Some(c) => return false,
            (None, _) => {}
        }
    }
    open.is_empty() && quote.is_none()
}
