//! Sessions with the server.

use crate::client::Client;
use crate::support::sessions::{self, Server, Session};
use serde_json::{Value, json};

/// `ods-opt lsp`
struct MlirLsp;

impl Server for MlirLsp {
    const NAME: &'static str = "ods-opt lsp";

    fn start(files: &str) -> Client {
        let resolving = json!({"textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}}}});
        let capabilities = if files.contains("// resolves") { resolving } else { json!({}) };
        let options = json!({"debounce": 0, "allowUnregisteredDialects": files.contains("// unregistered")});
        Client::start(options, capabilities)
    }

    fn request(session: &Session, command: &str, arguments: &[&str]) -> Option<(String, Value)> {
        let ("show" | "run", [pass, marker, scope @ ..]) = (command, arguments) else { return None };
        let position = &session.marker(marker).1;
        let scope = scope.first().copied().unwrap_or_default();
        let arguments = json!([session.main, pass, position["line"], position["character"], scope]);
        let command = format!("ods-opt.{command}");
        Some(("workspace/executeCommand".to_owned(), json!({"command": command, "arguments": arguments})))
    }

    /// The server returns edits when actions are resolved.
    fn show_actions(session: &mut Session, _command: &str, actions: &Value) -> String {
        let mut shown = Vec::new();
        for action in actions.as_array().into_iter().flatten() {
            let title = action["title"].as_str().unwrap_or_default();
            let resolved = match action.get("data") {
                Some(_) => session.client.request("codeAction/resolve", action.clone()),
                None => Ok(action.clone()),
            };
            let edit = match resolved {
                Ok(action) => match action.get("edit") {
                    Some(edit) => sessions::pretty(&edit["changes"][&session.main]),
                    None => "command".to_owned(),
                },
                Err(error) => format!("error: {error}"),
            };
            shown.push(format!("{title}: {edit}"));
        }
        shown.join("\n")
    }
}

#[test]
fn the_table_of_features_is_true() {
    sessions::check_table::<MlirLsp>();
}

#[test]
fn sessions_are_answered_as_recorded() {
    sessions::check_snapshots::<MlirLsp>();
}

#[test]
fn semantic_tokens_after_an_edit_are_an_edit() {
    const URI: &str = "file:///w/main.mlir";
    let mut client = Client::start(json!({"debounce": 0}), json!({}));
    client.open(URI, "func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}\n");
    let document = json!({"textDocument": {"uri": URI}});
    let first = client.request("textDocument/semanticTokens/full", document.clone()).unwrap();
    let line = json!({"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 0}});
    client.change(URI, json!([{"range": line, "text": "  %0 = arith.constant 0 : i32\n"}]));
    let previous = json!({"textDocument": {"uri": URI}, "previousResultId": first["resultId"]});
    let delta = client.request("textDocument/semanticTokens/full/delta", previous).unwrap();
    let mut data = first["data"].as_array().unwrap().clone();
    let edit = &delta["edits"][0];
    let number = |key: &str| edit[key].as_u64().unwrap() as usize;
    let new = edit["data"].as_array().unwrap().clone();
    assert!(new.len() < data.len(), "{delta}");
    data.splice(number("start")..number("start") + number("deleteCount"), new);
    let second = client.request("textDocument/semanticTokens/full", document).unwrap();
    assert_eq!(second["data"], json!(data));
    client.stop();
}

#[test]
fn positions_have_the_encoding_that_was_agreed_on() {
    // The client names encodings when it sends `initialize`.
    let column = |encodings: &[&str]| {
        let capabilities = json!({"general": {"positionEncodings": encodings}});
        let mut client = Client::start(json!({"debounce": 0}), capabilities);
        client.open("file:///w/main.mlir", "module attributes {a.b = \"😀\", a.c = nothing} {}\n");
        let found = client.wait_for_diagnostics("file:///w/main.mlir", client.version());
        let encoding = client.capabilities["capabilities"]["positionEncoding"].clone();
        client.stop();
        (encoding, found[0]["range"]["start"]["character"].clone())
    };
    assert_eq!(column(&["utf-16", "utf-8"]), (json!("utf-8"), json!(38)));
    assert_eq!(column(&["utf-16"]), (json!("utf-16"), json!(36)));
    assert_eq!(column(&["utf-32"]), (json!("utf-32"), json!(35)));
}
