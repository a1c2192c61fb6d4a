//! The requests of sessions, and their parameters.

use super::sessions::Session;
use serde_json::{Value, json};

impl Session {
    /// The method and the parameters of a command such as `hover 1`.
    pub(super) fn request(&self, command: &str, arguments: &[&str]) -> (String, Value) {
        let argument = |index: usize| arguments.get(index).copied().unwrap_or_default();
        let (first, second) = (argument(0), argument(1));
        let document = json!({"textDocument": {"uri": self.main}});
        let options = json!({"options": {"tabSize": 2, "insertSpaces": true}});
        let actions = |kinds: &[&str]| {
            let mut context = json!({"diagnostics": []});
            if !kinds.is_empty() {
                context["only"] = json!(kinds);
            }
            json!({"context": context})
        };
        let (method, params) = match command {
            "workspace-symbols" => return ("workspace/symbol".to_owned(), json!({"query": first})),
            "move" => {
                let [old, new] = [first, second].map(|name| format!("file:///w/{name}"));
                let params = json!({"files": [{"oldUri": old, "newUri": new}]});
                return ("workspace/willRenameFiles".to_owned(), params);
            }
            "execute" => {
                let values: Vec<&str> =
                    [self.main.as_str()].into_iter().chain(arguments.iter().skip(1).copied()).collect();
                let params = json!({"command": first, "arguments": values});
                return ("workspace/executeCommand".to_owned(), params);
            }
            "symbols" => ("documentSymbol", document),
            "links" => ("documentLink", document),
            "tokens" => ("semanticTokens/full", document),
            "tokens-of" => ("semanticTokens/range", self.range_params(first)),
            "folding" => ("foldingRange", document),
            "lenses" => ("codeLens", document),
            "hints" => ("inlayHint", merged(document, &json!({"range": lines(9999)}))),
            "formatting" => (command, merged(document, &options)),
            "format-lines" => ("rangeFormatting", merged(self.range_params(first), &options)),
            "type" => {
                // The position is the one after the typed character.
                let params = merged(self.position(first), &options);
                ("onTypeFormatting", merged(params, &json!({"ch": second})))
            }
            "actions" => ("codeAction", merged(self.range_params(first), &actions(&[]))),
            "edits" => ("codeAction", merged(self.range_params(first), &actions(&["refactor"]))),
            "fixes" => ("codeAction", merged(self.range_params(first), &actions(&["quickfix"]))),
            "sources" => {
                let params = merged(document, &json!({"range": lines(0)}));
                ("codeAction", merged(params, &actions(&["source"])))
            }
            "prepare" => ("prepareCallHierarchy", self.position(first)),
            "references" => {
                let context = json!({"context": {"includeDeclaration": true}});
                (command, merged(self.position(first), &context))
            }
            "rename" => (command, merged(self.position(first), &json!({"newName": second}))),
            "selection" => {
                let (file, position) = self.marker(first);
                let params = json!({"textDocument": {"uri": file}, "positions": [position]});
                ("selectionRange", params)
            }
            "highlight" => ("documentHighlight", self.position(first)),
            "signature" => ("signatureHelp", self.position(first)),
            _ => (command, self.position(first)),
        };
        (format!("textDocument/{method}"), params)
    }

    /// The parameters of a request at a marker.
    pub(super) fn position(&self, marker: &str) -> Value {
        let (file, position) = self.marker(marker);
        json!({"textDocument": {"uri": file}, "position": position})
    }

    /// The parameters of a request about the range between two markers, or at one.
    fn range_params(&self, markers: &str) -> Value {
        let (file, range) = self.range(markers);
        json!({"textDocument": {"uri": file}, "range": range})
    }
}

/// Adds fields to parameters.
fn merged(mut params: Value, fields: &Value) -> Value {
    for (key, value) in fields.as_object().into_iter().flatten() {
        params[key] = value.clone();
    }
    params
}

/// The range of the first lines of a document.
fn lines(count: u32) -> Value {
    json!({"start": {"line": 0, "character": 0}, "end": {"line": count, "character": 0}})
}
