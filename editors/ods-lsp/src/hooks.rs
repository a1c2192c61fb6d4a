//! The hooks that definitions leave to Rust: those that the crate's file lacks are added to it.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use lsp_text::uri;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, Command, Uri, WorkspaceEdit,
};
use ods_codegen::rust::skeleton::{self, Item};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use serde_json::{Value, json};

use crate::analysis::Analysis;
use crate::formatting;
use crate::options::RustFile;
use crate::text::Text;
use crate::world::World;

/// The command: URI of the document.
pub(crate) const ADD: &str = "odsgen.addHooks";

/// Title of the lens and of the action.
pub(crate) const TITLE: &str = "add hooks";

/// The action, if the client requests actions on whole files.
pub(crate) fn action(params: &CodeActionParams) -> Option<CodeActionOrCommand> {
    let only = params.context.only.as_ref()?;
    only.contains(&CodeActionKind::SOURCE).then(|| {
        let title = "Add missing hooks to the Rust file".to_owned();
        let command = command(&title, params.text_document.uri.as_str());
        let kind = Some(CodeActionKind::SOURCE);
        CodeActionOrCommand::CodeAction(CodeAction {
            title,
            kind,
            command: Some(command),
            ..CodeAction::default()
        })
    })
}

/// The command about a document.
pub(crate) fn command(title: &str, document: &str) -> Command {
    Command::new(title.to_owned(), ADD.to_owned(), Some(vec![json!(document)]))
}

/// The Rust file, and the edit that adds the missing hooks; no edit if it has all hooks.
///
/// # Errors
/// Errors in the arguments or definitions, or the reason why there is no such file.
pub(crate) fn add(
    world: &mut World<'_>,
    arguments: &[Value],
) -> Result<(Uri, Option<WorkspaceEdit>), String> {
    let document = arguments.first().and_then(Value::as_str);
    let document = document.ok_or_else(|| format!("'{ADD}' takes the URI of a document"))?;
    let uri: Uri = document.parse().map_err(|_| format!("'{document}' is not a URI"))?;
    let (path, _) = world.document(&uri).ok_or_else(|| format!("'{document}' is not known"))?;
    let items = items(&world.analysis(&path))?;
    let RustFile { path, text, with_hooks } = world.host.add_hooks(Path::new(&path), &items)?;
    let uri = uri::from_path(&path.to_string_lossy());
    let all = Span::new(0, text.len() as u32);
    let edits = formatting::edit(world, &Text::new(Arc::new(text)), all, &with_hooks);
    #[allow(
        clippy::mutable_key_type,
        reason = "the protocol's maps have URIs as keys, which cache parsed parts"
    )]
    let changes = (!edits.is_empty()).then(|| HashMap::from([(uri.clone(), edits)]));
    Ok((uri, changes.map(WorkspaceEdit::new)))
}

/// The hooks of a document's definitions.
///
/// # Errors
/// The first error in them.
pub(crate) fn items(analysis: &Analysis) -> Result<Vec<Item>, String> {
    let items = skeleton::items(&analysis.outcome.records, &analysis.outcome.sources, None);
    items.map_err(|found| first_message(&found))
}

/// The message of the first of some errors.
pub(crate) fn first_message(found: &[Diagnostic]) -> String {
    found.first().map_or_else(|| "the definitions are wrong".to_owned(), |first| first.message.clone())
}
