//! Code actions: fixes of diagnostics, and refactorings of definitions.

use std::collections::HashMap;

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, TextEdit, Uri, WorkspaceEdit,
};
use ods_parser::source::Span;
use rustc_hash::FxHashSet;

use crate::analysis::Analysis;
use crate::diagnostics::touches;
use crate::fixes::{Document, Fix};
use crate::hooks;
use crate::refactor::{Refactoring, refactorings};
use crate::text::{Encoding, Text};
use crate::world::World;

/// `textDocument/codeAction`
pub(crate) fn actions(world: &mut World<'_>, params: &CodeActionParams) -> Option<Vec<CodeActionOrCommand>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let mut all: Vec<CodeActionOrCommand> = Vec::new();
    let uri = params.text_document.uri.clone();
    if is_wanted(params, &CodeActionKind::QUICKFIX) {
        for Fix { title, edits, is_preferred } in fixes(world, &path, &text, params) {
            let edit = Some(changes(&uri, &text, world.encoding, edits));
            let (kind, is_preferred) = (Some(CodeActionKind::QUICKFIX), is_preferred.then_some(true));
            let action = CodeAction { title, kind, edit, is_preferred, ..CodeAction::default() };
            all.push(CodeActionOrCommand::CodeAction(action));
        }
    }
    let found = refactorings(world, &path, params).into_iter().filter(|found| is_wanted(params, &found.kind));
    for Refactoring { title, kind, edits } in found {
        let edit = Some(changes(&uri, &text, world.encoding, edits));
        let action = CodeAction { title, kind: Some(kind), edit, ..CodeAction::default() };
        all.push(CodeActionOrCommand::CodeAction(action));
    }
    all.extend(hooks::action(params));
    Some(all)
}

/// The fixes of diagnostics in the requested range.
fn fixes(world: &mut World<'_>, path: &str, text: &Text, params: &CodeActionParams) -> Vec<Fix> {
    let (analysis, unit) = (world.analysis(path), world.unit(path));
    let document = Document { analysis: &analysis, text, unit: &unit };
    let findings = analysis.findings();
    let is_there = |span| is_there(world, &analysis, text, span, params);
    let mut fixes: Vec<Fix> = Vec::new();
    for found in findings.diagnostics.iter().filter(|found| is_there(found.span)) {
        fixes.extend(document.diagnostic_fixes(found));
    }
    for lint in findings.lints.iter().filter(|lint| is_there(lint.diagnostic.span)) {
        fixes.extend(document.lint_fixes(lint));
    }
    // Two findings may have one cause.
    let mut seen = FxHashSet::default();
    fixes.retain(|fix| seen.insert(fix.edits.clone()));
    fixes
}

/// Edits of a document as the protocol has them.
fn changes(uri: &Uri, text: &Text, encoding: Encoding, edits: Vec<(Span, String)>) -> WorkspaceEdit {
    let edit = |(span, new)| TextEdit::new(text.range(span, encoding), new);
    #[allow(
        clippy::mutable_key_type,
        reason = "the protocol's maps have URIs as keys, which cache parsed parts"
    )]
    let changes = HashMap::from([(uri.clone(), edits.into_iter().map(edit).collect())]);
    WorkspaceEdit::new(changes)
}

/// Whether the client requests actions of a kind: it names no kinds, or one that contains this kind.
fn is_wanted(params: &CodeActionParams, kind: &CodeActionKind) -> bool {
    let Some(only) = &params.context.only else { return true };
    only.iter().any(|wanted| {
        kind.as_str()
            .strip_prefix(wanted.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

/// Whether a span of the main file is in the requested range.
fn is_there(
    world: &World<'_>,
    analysis: &Analysis,
    text: &Text,
    span: Span,
    params: &CodeActionParams,
) -> bool {
    let span = analysis.span_in_main_file(span);
    span.is_some_and(|span| touches(text.range(span, world.encoding), params.range))
}
