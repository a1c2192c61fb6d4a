//! Code actions and commands: passes that run, and views that are shown.

use lsp_text::uri;
use lsp_types::request::{ApplyWorkspaceEdit, ShowDocument};
use lsp_types::{
    ApplyWorkspaceEditParams, CodeAction, CodeActionOrCommand, CodeActionParams, ExecuteCommandParams,
    ShowDocumentParams, TextDocumentPositionParams, Uri, WorkspaceEdit,
};
use serde_json::{Value, json};

use super::MlirSession;
use crate::actions::{RUN, SHOW};
use crate::document::Document;
use crate::views::View;
use crate::{actions, diagnostics, views};

impl MlirSession<'_, '_> {
    pub(super) fn actions(&mut self, params: &CodeActionParams) -> Vec<CodeActionOrCommand> {
        let (host, passes, eager) = (self.host, self.options.passes.clone(), !self.can_resolve);
        self.answer_document(&params.text_document.uri, |document, uri, encoding| {
            let found = diagnostics::diagnostics(document, uri, encoding, host.name);
            let mut all = actions::actions(host, document, &found, params.range, uri, encoding, &passes);
            if eager {
                all.retain_mut(|action| match action {
                    CodeActionOrCommand::CodeAction(action) => match action.data.take() {
                        Some(data) => {
                            action.edit = actions::run(host, document, &data, uri, encoding).ok();
                            action.edit.is_some()
                        }
                        None => true,
                    },
                    CodeActionOrCommand::Command(_) => true,
                });
            }
            all
        })
    }

    pub(super) fn resolve_action(&mut self, mut action: CodeAction) -> Result<CodeAction, String> {
        let Some(data) = action.data.clone() else { return Ok(action) };
        let uri: Uri = serde_json::from_value(data["uri"].clone()).map_err(|error| error.to_string())?;
        action.edit = self.run_passes(&uri, &data)?;
        Ok(action)
    }

    fn run_passes(&mut self, uri: &Uri, data: &Value) -> Result<Option<WorkspaceEdit>, String> {
        let host = self.host;
        let run = |document: &Document, uri: &Uri, encoding| {
            Some(actions::run(host, document, data, uri, encoding))
        };
        self.answer_document(uri, run).transpose()
    }

    /// Shows a view, or runs a pipeline and requests that the client applies the edit.
    pub(super) fn execute(&mut self, params: &ExecuteCommandParams) -> Result<Value, String> {
        let argument = |at: usize| params.arguments.get(at).cloned().unwrap_or_default();
        let uri: Uri = serde_json::from_value(argument(0)).map_err(|error| error.to_string())?;
        let at = json!({"textDocument": {"uri": uri}, "position": {"line": argument(2), "character": argument(3)}});
        match params.command.as_str() {
            SHOW => {
                let at: TextDocumentPositionParams =
                    serde_json::from_value(at).map_err(|error| error.to_string())?;
                let found = View::ALL.iter().find(|(_, name, ..)| argument(1) == *name);
                let &(view, _, _, ending) =
                    found.ok_or_else(|| format!("there is no view {}", argument(1)))?;
                let text = self.answer_position(&at, |document, at, _, _| views::view(document, at, view));
                let text = text.ok_or("there is no operation without errors here")?;
                let shown = if self.can_show { Some(self.show(&uri, ending, &text)?) } else { None };
                Ok(json!({"text": text, "uri": shown}))
            }
            RUN => {
                let data = json!({
                    "passes": argument(1), "line": argument(2), "character": argument(3), "scope": argument(4),
                });
                let edit = self.run_passes(&uri, &data)?.ok_or("the document is not open")?;
                self.client.request::<ApplyWorkspaceEdit>(&ApplyWorkspaceEditParams { label: None, edit });
                Ok(Value::Null)
            }
            other => Err(format!("there is no command '{other}'")),
        }
    }

    /// Writes a view to a file and requests that the client shows it.
    fn show(&mut self, document: &Uri, ending: &str, text: &str) -> Result<Uri, String> {
        let path = uri::to_path(document);
        let stem = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".mlir");
        let folder = std::env::temp_dir().join(format!("{}-lsp-{}", self.host.name, std::process::id()));
        let file = folder.join(format!("{stem}.{ending}"));
        let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text));
        written.map_err(|error| format!("cannot write '{}': {error}", file.display()))?;
        let uri = uri::from_path(&file.to_string_lossy());
        self.client.request::<ShowDocument>(&ShowDocumentParams {
            uri: uri.clone(),
            external: None,
            take_focus: Some(true),
            selection: None,
        });
        Ok(uri)
    }
}
