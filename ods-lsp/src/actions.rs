//! Fixes of what diagnostics are about, and changes of definitions.

use std::collections::HashMap;

use lsp_types::{CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, TextEdit, WorkspaceEdit};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use rustc_hash::FxHashSet;

use crate::analysis::Analysis;
use crate::diagnostics::touches;
use crate::hooks;
use crate::refactor::{Refactoring, refactorings, stub};
use crate::text::Text;
use crate::world::World;

/// A change of the main file that removes a diagnostic.
struct Fix {
    title: String,
    /// The replaced text.
    span: Span,
    text: String,
}

/// `textDocument/codeAction`
pub(crate) fn actions(world: &mut World<'_>, params: &CodeActionParams) -> Option<Vec<CodeActionOrCommand>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let analysis = world.analysis(&path);
    let findings = analysis.findings();
    let mut fixes: Vec<Fix> = Vec::new();
    for found in &findings.diagnostics {
        if is_there(world, &analysis, &text, found.span, params) {
            fixes.extend(fix_of(&analysis, &text, found));
        }
    }
    for lint in &findings.lints {
        if !is_there(world, &analysis, &text, lint.diagnostic.span, params) {
            continue;
        }
        let options = world.options.of(&path);
        if let Some(span) = analysis.in_main_file(lint.diagnostic.span)
            && let Some(index) = world.index(&path, &options.defines)
        {
            let stub = stub(&text, &index, lint.diagnostic.code, span);
            fixes.extend(stub.map(|(title, span, text)| Fix { title, span, text }));
        }
        if let Some(edit) = &lint.fix
            && let Some(span) = analysis.in_main_file(edit.span)
        {
            let title = format!("Fix: {}", lint.diagnostic.message);
            fixes.push(Fix { title, span, text: edit.text.clone() });
        }
    }
    // Two findings may have one cause.
    let mut seen = FxHashSet::default();
    fixes.retain(|fix| seen.insert((fix.span, fix.text.clone())));
    let uri = params.text_document.uri.clone();
    let action = |fix: Fix| {
        let edit = TextEdit::new(text.range(fix.span, world.encoding), fix.text);
        #[allow(
            clippy::mutable_key_type,
            reason = "the protocol's structure maps URIs, whose cells hold what is parsed of them"
        )]
        let changes = HashMap::from([(uri.clone(), vec![edit])]);
        CodeActionOrCommand::CodeAction(CodeAction {
            title: fix.title,
            kind: Some(CodeActionKind::QUICKFIX),
            edit: Some(WorkspaceEdit::new(changes)),
            is_preferred: Some(true),
            ..CodeAction::default()
        })
    };
    let mut all: Vec<CodeActionOrCommand> = Vec::new();
    if is_wanted(params, &CodeActionKind::QUICKFIX) {
        all.extend(fixes.into_iter().map(action));
    }
    let found = refactorings(world, &path, params).into_iter().filter(|found| is_wanted(params, &found.kind));
    for Refactoring { title, kind, edits } in found {
        let edit = |(span, new)| TextEdit::new(text.range(span, world.encoding), new);
        #[allow(
            clippy::mutable_key_type,
            reason = "the protocol's structure maps URIs, whose cells hold what is parsed of them"
        )]
        let changes = HashMap::from([(uri.clone(), edits.into_iter().map(edit).collect())]);
        let edit = Some(WorkspaceEdit::new(changes));
        let action = CodeAction { title, kind: Some(kind), edit, ..CodeAction::default() };
        all.push(CodeActionOrCommand::CodeAction(action));
    }
    all.extend(hooks::action(params));
    Some(all)
}

/// Whether the client asks for actions of a kind: all if it names none, or those of a kind that contains it.
fn is_wanted(params: &CodeActionParams, kind: &CodeActionKind) -> bool {
    let Some(only) = &params.context.only else { return true };
    only.iter().any(|wanted| {
        kind.as_str()
            .strip_prefix(wanted.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}

/// Whether something in the main file is where actions are asked for.
fn is_there(
    world: &World<'_>,
    analysis: &Analysis,
    text: &Text,
    span: Span,
    params: &CodeActionParams,
) -> bool {
    let span = analysis.in_main_file(span);
    span.is_some_and(|span| touches(text.range(span, world.encoding), params.range))
}

/// The fix that the advice of a diagnostic describes.
fn fix_of(analysis: &Analysis, text: &Text, found: &Diagnostic) -> Option<Fix> {
    let help = found.help.as_deref()?;
    let span =
        analysis.in_main_file(found.span).filter(|_| analysis.outcome.sources.is_in_main_file(found.span))?;
    if let Some(close) = quoted_after(help, "did you mean '") {
        return replacement(text, span, close);
    }
    let path = quoted_after(help, "is defined in '")?;
    let at = analysis.outcome.sources.files().first().map_or(0, |file| after_includes(&file.text));
    Some(Fix {
        title: format!("Include '{path}'"),
        span: Span::new(at, at),
        text: format!("include \"{path}\"\n"),
    })
}

/// The text after `start` up to the next quote.
fn quoted_after<'a>(help: &'a str, start: &str) -> Option<&'a str> {
    help.split_once(start)?.1.split_once('\'').map(|(quoted, _)| quoted)
}

/// The replacement of a misspelled name, which may be in quotes, after `$` or `!`, or a part of the marked text.
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
    is_name(name).then(|| Fix {
        title: format!("Change '{name}' to '{close}'"),
        span: Span::new(lo, lo + name.len() as u32),
        text: close.to_owned(),
    })
}

/// The offset of the line after the last `include` at the beginning of a line, or else after the comments of the file.
fn after_includes(text: &str) -> u32 {
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
