//! Code actions: expected diagnostics as comments, passes, and views.

use std::collections::HashMap;

use lsp_text::Encoding;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Command, Range, TextEdit, Uri, WorkspaceEdit,
};
use serde_json::{Value, json};

use crate::Host;
use crate::document::Document;
use crate::passes::{self, Scope};
use crate::views::View;

/// The command that shows a view.
pub(crate) const SHOW: &str = "ods-opt.show";
/// The command that runs a pipeline.
pub(crate) const RUN: &str = "ods-opt.run";

/// An edit of one document.
pub(crate) fn edit(uri: &Uri, edits: Vec<TextEdit>) -> WorkspaceEdit {
    #[expect(clippy::mutable_key_type, reason = "the protocol's type")]
    let changes = HashMap::from([(uri.clone(), edits)]);
    WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
}

/// The actions for a range.
pub(crate) fn actions(
    host: &Host<'_>,
    document: &Document,
    diagnostics: &[lsp_types::Diagnostic],
    range: Range,
    uri: &Uri,
    encoding: Encoding,
    passes: &[String],
) -> Vec<CodeActionOrCommand> {
    let touches = |found: &&lsp_types::Diagnostic| {
        found.range.start.line <= range.end.line && range.start.line <= found.range.end.line
    };
    let mut found: Vec<CodeAction> = diagnostics
        .iter()
        .filter(touches)
        .map(|diagnostic| expected(document, diagnostic, uri, encoding))
        .collect();
    let offset = document.text.offset(range.start, encoding);
    let data = |pipeline: &str, scope: &str| json!({"uri": uri, "line": range.start.line, "character": range.start.character, "passes": pipeline, "scope": scope});
    let known = passes.iter().filter(|pipeline| {
        let first = pipeline.split(['{', ',', '(']).next().unwrap_or_default();
        host.passes.find(first).is_some() || host.passes.find_pipeline(first).is_some()
    });
    let operation = passes::operation_at(document, offset);
    for pipeline in known {
        if let Some((section, piece, _, op)) = operation {
            let name = section.ir.name(op).as_str(&document.ctx);
            let symbol = piece.symbols.first().map(|symbol| format!(" @{}", symbol.name)).unwrap_or_default();
            found.push(pass(format!("Run '{pipeline}' on {name}{symbol}"), data(pipeline, "operation")));
        }
        if document.section_at(offset).is_some_and(|section| !section.pieces.is_empty()) {
            found.push(pass(format!("Run '{pipeline}' on the module"), data(pipeline, "section")));
        }
    }
    let mut all: Vec<CodeActionOrCommand> = found.into_iter().map(CodeActionOrCommand::CodeAction).collect();
    for (view, name, title, _) in View::ALL {
        if crate::views::view(document, offset, view).is_some() {
            let arguments =
                vec![json!(uri), json!(name), json!(range.start.line), json!(range.start.character)];
            all.push(CodeActionOrCommand::Command(Command::new(
                title.to_owned(),
                SHOW.to_owned(),
                Some(arguments),
            )));
        }
    }
    all
}

fn pass(title: String, data: Value) -> CodeAction {
    CodeAction {
        title,
        kind: Some(CodeActionKind::REFACTOR_REWRITE),
        data: Some(data),
        ..CodeAction::default()
    }
}

/// Inserts the comment with which `--verify-diagnostics` expects a diagnostic.
fn expected(
    document: &Document,
    diagnostic: &lsp_types::Diagnostic,
    uri: &Uri,
    encoding: Encoding,
) -> CodeAction {
    let line = document.text.line(diagnostic.range.start.line as usize);
    let text = document.text.slice(line.clone());
    let indentation = &text[..text.len() - text.trim_start().len()];
    let severity = match diagnostic.severity {
        Some(lsp_types::DiagnosticSeverity::WARNING) => "warning",
        Some(lsp_types::DiagnosticSeverity::INFORMATION) => "remark",
        _ => "error",
    };
    // Advice is not part of the message.
    let message = diagnostic.message.split("\nhelp: ").next().unwrap_or_default();
    let first = message.lines().next().unwrap_or_default();
    let comment = format!("{indentation}// expected-{severity} @below {{{{{first}}}}}\n");
    let at = document.text.position(line.start, encoding);
    CodeAction {
        title: format!("Insert 'expected-{severity}'"),
        kind: Some(CodeActionKind::QUICKFIX),
        diagnostics: Some(vec![diagnostic.clone()]),
        edit: Some(edit(uri, vec![TextEdit::new(Range::new(at, at), comment)])),
        ..CodeAction::default()
    }
}

/// The edit of a pass that an action's data names.
pub(crate) fn run(
    host: &Host<'_>,
    document: &Document,
    data: &Value,
    uri: &Uri,
    encoding: Encoding,
) -> Result<WorkspaceEdit, String> {
    let number = |key: &str| data[key].as_u64().and_then(|number| u32::try_from(number).ok());
    let (Some(line), Some(character), Some(pipeline)) =
        (number("line"), number("character"), data["passes"].as_str())
    else {
        return Err("a position and passes are needed".to_owned());
    };
    let scope = if data["scope"] == "section" { Scope::Section } else { Scope::Operation };
    let offset = document.text.offset(lsp_types::Position::new(line, character), encoding);
    let (range, text) = passes::run(host, document, offset, pipeline, scope)?;
    Ok(edit(uri, vec![TextEdit::new(document.text.range(range, encoding), text)]))
}
