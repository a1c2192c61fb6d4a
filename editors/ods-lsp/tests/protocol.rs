//! The session itself: encodings, errors of requests, files that change outside of the editor, documents that
//! close.

use std::fs;
use std::path::Path;

use crate::client::{Client, TestHost};
use serde_json::{Value, json};

const URI: &str = "file:///w/main.td";

fn start(client_capabilities: Value) -> Client {
    Client::start(TestHost::new(Vec::new()), json!({"debounce": 0}), client_capabilities)
}

/// The range of the only diagnostic of a text.
fn range_of_error(encodings: &[&str]) -> (Value, Value) {
    let mut client = start(json!({"general": {"positionEncodings": encodings}}));
    client.open(URI, "/* 😀 */ def A : Missing;\n");
    let version = client.version();
    let found = client.wait_for_diagnostics(URI, version);
    let encoding = client.capabilities["capabilities"]["positionEncoding"].clone();
    client.stop();
    (encoding, found[0]["range"]["start"]["character"].clone())
}

#[test]
fn positions_have_the_encoding_that_was_agreed_on() {
    // The client names encodings when it sends `initialize`.
    assert_eq!(range_of_error(&["utf-16", "utf-8"]), (json!("utf-8"), json!(19)));
    assert_eq!(range_of_error(&["utf-16"]), (json!("utf-16"), json!(17)));
    assert_eq!(range_of_error(&["utf-32"]), (json!("utf-32"), json!(16)));
    assert_eq!(range_of_error(&[]), (json!("utf-16"), json!(17)));
}

#[test]
fn wrong_requests_are_refused() {
    let mut client = start(json!({}));
    let unknown = client.request("textDocument/nothing", json!({}));
    assert_eq!(unknown, Err("unknown method 'textDocument/nothing'".to_owned()));
    let wrong = client.request("textDocument/hover", json!({"position": 1})).unwrap_err();
    assert!(wrong.contains("missing field") || wrong.contains("invalid type"), "{wrong}");
    let at =
        json!({"textDocument": {"uri": "file:///w/unknown.td"}, "position": {"line": 0, "character": 0}});
    assert_eq!(client.request("textDocument/hover", at), Ok(Value::Null));
    // Notifications that are wrong or unknown are passed over.
    client.notify("textDocument/didChange", json!({}));
    client.notify("$/somethingElse", json!({}));
    client.stop();
}

#[test]
fn a_closed_document_has_no_diagnostics() {
    let mut client = start(json!({}));
    client.open(URI, "def A : Missing;");
    let version = client.version();
    assert_eq!(client.wait_for_diagnostics(URI, version).as_array().map(Vec::len), Some(1));
    client.diagnostics.clear();
    client.notify("textDocument/didClose", json!({"textDocument": {"uri": URI}}));
    client.request("workspace/symbol", json!({"query": ""})).unwrap();
    assert_eq!(client.diagnostics[URI]["diagnostics"], json!([]));
    client.stop();
}

#[test]
fn files_that_change_outside_of_the_editor_are_read_again() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("watched");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let can_watch = json!({"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}});
    let mut client = start(can_watch);
    let uri = format!("file://{}/main.td", folder.display());
    client.open(&uri, "include \"lib.td\"\ndef A : Lib;\n");
    let version = client.version();
    let missing = client.wait_for_diagnostics(&uri, version);
    assert!(missing[0]["message"].as_str().unwrap().starts_with("'lib.td' cannot be found"), "{missing}");
    assert_eq!(client.messages[0].0, "client/registerCapability");

    fs::write(folder.join("lib.td"), "class Lib;\n").unwrap();
    client.notify("workspace/didChangeWatchedFiles", json!({"changes": []}));
    client.diagnostics.clear();
    assert_eq!(client.wait_for_diagnostics(&uri, version), json!([]));
    client.stop();
}

#[test]
fn options_of_the_client_count_and_change() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("configured");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("a")).unwrap();
    fs::create_dir_all(folder.join("b")).unwrap();
    fs::write(folder.join("a/lib.td"), "class A;\n").unwrap();
    fs::write(folder.join("b/lib.td"), "class B;\n").unwrap();
    let options = |name: &str| json!({"debounce": 0, "includeDirs": [folder.join(name)]});
    let mut client = Client::start(TestHost::new(Vec::new()), options("a"), json!({}));
    client.open(URI, "include \"lib.td\"\ndef X : A;\n");
    let version = client.version();
    assert_eq!(client.wait_for_diagnostics(URI, version), json!([]));
    client.diagnostics.clear();
    client.notify("workspace/didChangeConfiguration", json!({"settings": {"odsgen": options("b")}}));
    let found = client.wait_for_diagnostics(URI, version);
    assert!(found[0]["message"].as_str().unwrap().starts_with("no class is called 'A'"), "{found}");
    client.stop();
}

#[test]
fn semantic_tokens_after_an_edit_are_an_edit() {
    let mut client = start(json!({}));
    client.open(URI, "class A;\nclass B;\ndef X : A;\ndef Y : B;\n");
    let document = json!({"textDocument": {"uri": URI}});
    let first = client.request("textDocument/semanticTokens/full", document.clone()).unwrap();
    let line = json!({"start": {"line": 1, "character": 0}, "end": {"line": 2, "character": 0}});
    client.change(URI, json!([{"range": line, "text": "class B { int n = 1; }\n"}]));
    let previous = json!({"textDocument": {"uri": URI}, "previousResultId": first["resultId"]});
    let delta = client.request("textDocument/semanticTokens/full/delta", previous.clone()).unwrap();
    let mut data = first["data"].as_array().unwrap().clone();
    let edits = delta["edits"].as_array().unwrap();
    assert_eq!(edits.len(), 1, "{delta}");
    let number = |key: &str| edits[0][key].as_u64().unwrap() as usize;
    let new = edits[0]["data"].as_array().cloned().unwrap_or_default();
    assert!(new.len() < data.len(), "{delta}");
    data.splice(number("start")..number("start") + number("deleteCount"), new);
    let second = client.request("textDocument/semanticTokens/full", document).unwrap();
    assert_eq!(second["data"], json!(data));
    assert_eq!(second["resultId"], delta["resultId"]);
    // A client that has other tokens gets all.
    let all = client.request("textDocument/semanticTokens/full/delta", previous).unwrap();
    assert_eq!(all["data"], second["data"]);
    client.stop();
}

#[test]
fn folders_that_are_opened_are_searched() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("opened");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("a.td"), "class FoundInFolder;\n").unwrap();
    let mut client = start(json!({}));
    let found = |client: &mut Client| {
        let found = client.request("workspace/symbol", json!({"query": "FoundInFolder"})).unwrap();
        found.as_array().map(Vec::len)
    };
    assert_eq!(found(&mut client), Some(0));
    let opened = json!([{"uri": format!("file://{}", folder.display()), "name": "opened"}]);
    client.notify("workspace/didChangeWorkspaceFolders", json!({"event": {"added": opened, "removed": []}}));
    assert_eq!(found(&mut client), Some(1));
    client.notify("workspace/didChangeWorkspaceFolders", json!({"event": {"added": [], "removed": opened}}));
    assert_eq!(found(&mut client), Some(0));
    client.stop();
}

/// The file that a lens shows, now and after an edit.
#[test]
fn lenses_list_references_and_follow_the_edit() {
    let mut client = start(json!({}));
    let uri = "file:///w/listed.td";
    client.open(uri, "class A;\nclass B : A;\ndef b : B;\ndef c : B { list<B> l = [b, c]; }\n");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache/views/listed.class-references-B.txt");
    let arguments = json!([uri, "class-references", "B"]);
    let params = json!({"command": "odsgen.show", "arguments": arguments});
    assert_eq!(client.request("workspace/executeCommand", params), Ok(Value::Null));
    let line = "/w/listed.td:4\tdef c : B { list<B> l = [b, c]; }\n";
    let listed = format!("/w/listed.td:3\tdef b : B;\n{line}{line}");
    assert_eq!(fs::read_to_string(&file).unwrap(), listed);
    let all = json!({"start": {"line": 3, "character": 0}, "end": {"line": 4, "character": 0}});
    let version = client.change(uri, json!([{"range": all, "text": ""}]));
    client.wait_for_diagnostics(uri, version);
    // The answer to a request comes after what follows the diagnostics.
    let _ = client.request("textDocument/nothing", json!({}));
    assert_eq!(fs::read_to_string(&file).unwrap(), "/w/listed.td:3\tdef b : B;\n");
    client.stop();
}
