//! Sessions with the server: each file in `sessions` is a few files with markers and requests about them, and
//! the answers are in its snapshot. After a wanted change, `INSTA_UPDATE=always` rewrites them.

use crate::client;
#[path = "../../lsp-text/tests/features/mod.rs"]
mod features;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use client::Client;
use client::shared::{is_answer, marked, shown};
use serde_json::{Value, json};

/// A session that is being played.
struct Session {
    client: Client,
    /// Position and file of each marker.
    markers: BTreeMap<String, (String, Value)>,
    /// The first file.
    main: String,
}

impl Session {
    /// The parameters of a request at a marker.
    fn position(&self, marker: &str) -> Value {
        let (file, position) =
            self.markers.get(marker).unwrap_or_else(|| panic!("there is no marker {marker}"));
        json!({"textDocument": {"uri": file}, "position": position})
    }

    fn range(&self, markers: &str) -> (String, Value) {
        let (from, to) = markers.split_once('-').unwrap_or((markers, markers));
        let (file, start) = &self.markers[from];
        (file.clone(), json!({"start": start, "end": self.markers[to].1}))
    }

    /// Method and parameters of a line such as `hover 1`.
    fn request(&self, line: &str) -> (String, Value) {
        let mut words = line.split_whitespace();
        let (command, argument) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let document = json!({"textDocument": {"uri": self.main}});
        let with = |mut base: Value, more: Value| {
            for (key, value) in more.as_object().into_iter().flatten() {
                base[key] = value.clone();
            }
            base
        };
        let everything = json!({"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}});
        let text_document = |name: &str| format!("textDocument/{name}");
        match command {
            "symbols" => (text_document("documentSymbol"), document),
            "tokens" => (text_document("semanticTokens/full"), document),
            "tokens-of" => {
                let (file, range) = self.range(argument);
                let document = json!({"uri": file});
                (text_document("semanticTokens/range"), json!({"textDocument": document, "range": range}))
            }
            "folding" => (text_document("foldingRange"), document),
            "formatting" => (
                text_document(command),
                with(document, json!({"options": {"tabSize": 2, "insertSpaces": true}})),
            ),
            "format-lines" => {
                let (file, range) = self.range(argument);
                let options = json!({"tabSize": 2, "insertSpaces": true});
                (
                    text_document("rangeFormatting"),
                    json!({"textDocument": {"uri": file}, "range": range, "options": options}),
                )
            }
            "hints" => (text_document("inlayHint"), with(document, json!({"range": everything}))),
            "actions" => {
                let (file, range) = self.range(argument);
                let context = json!({"diagnostics": []});
                (
                    text_document("codeAction"),
                    json!({"textDocument": {"uri": file}, "range": range, "context": context}),
                )
            }
            "references" => (
                text_document(command),
                with(self.position(argument), json!({"context": {"includeDeclaration": true}})),
            ),
            "rename" => {
                let name = words.next().unwrap_or_default();
                (text_document(command), with(self.position(argument), json!({"newName": name})))
            }
            "selection" => {
                let (file, position) = &self.markers[argument];
                (
                    text_document("selectionRange"),
                    json!({"textDocument": {"uri": file}, "positions": [position]}),
                )
            }
            "highlight" => (text_document("documentHighlight"), self.position(argument)),
            "show" | "run" => {
                let marker = words.next().unwrap_or_default();
                let position = &self.markers[marker].1;
                let scope = words.next().unwrap_or_default();
                let arguments = json!([self.main, argument, position["line"], position["character"], scope]);
                let command = format!("ods-opt.{command}");
                ("workspace/executeCommand".into(), json!({"command": command, "arguments": arguments}))
            }
            name => (text_document(name), self.position(argument)),
        }
    }

    /// Code actions with their edits, which the server returns to a separate request.
    fn resolved(&mut self, actions: &Value) -> String {
        let mut shown = Vec::new();
        for action in actions.as_array().into_iter().flatten() {
            let title = action["title"].as_str().unwrap_or_default().to_owned();
            let resolved = match action.get("data") {
                Some(_) => self.client.request("codeAction/resolve", action.clone()),
                None => Ok(action.clone()),
            };
            let edit = match resolved {
                Ok(action) => action
                    .get("edit")
                    .map_or("command".to_owned(), |edit| pretty(&edit["changes"][&self.main])),
                Err(error) => format!("error: {error}"),
            };
            shown.push(format!("{title}: {edit}"));
        }
        shown.join("\n")
    }

    /// The answer to a line, as it is shown.
    fn play(&mut self, line: &str) -> String {
        if let Some(rest) = line.strip_prefix("change ") {
            let (markers, text) = rest.split_once(' ').expect("a change has markers and a text");
            let (file, range) = self.range(markers);
            let text: String = serde_json::from_str(text).expect("the new text is a string of JSON");
            self.client.change(&file, json!([{"range": range, "text": text}]));
            return String::new();
        }
        if line == "diagnostics" {
            let (main, version) = (self.main.clone(), self.client.version());
            let found = self.client.wait_for_diagnostics(&main, version);
            if is_answer(&found) {
                self.client.answered.insert("textDocument/publishDiagnostics".to_owned());
            }
            return pretty(&found);
        }
        if let Some((calls @ ("incoming" | "outgoing"), marker)) = line.split_once(' ') {
            return self.calls(calls, marker);
        }
        if let Some(("resolve", rest)) = line.split_once(' ') {
            return self.resolve_completion(rest);
        }
        let (method, params) = self.request(line);
        let answer = match self.client.request(&method, params) {
            Ok(answer) if method.ends_with("completion") => completions(&answer),
            Ok(answer) if method.ends_with("codeAction") => self.resolved(&answer),
            Ok(answer) => pretty(&answer),
            Err(error) => format!("error: {error}"),
        };
        let messages: Vec<String> = self
            .client
            .messages
            .drain(..)
            .map(|(method, params)| format!("\n{method} {}", pretty(&params)))
            .collect();
        if !messages.is_empty() {
            self.client.answered.insert(method);
        }
        answer + &messages.concat()
    }
}

impl Session {
    /// The calls of what is at a marker, a line for each.
    fn calls(&mut self, direction: &str, marker: &str) -> String {
        let prepared = self
            .client
            .request("textDocument/prepareCallHierarchy", self.position(marker))
            .expect("it is answered");
        let method = format!("callHierarchy/{direction}Calls");
        let calls = self.client.request(&method, json!({"item": prepared[0]})).expect("it is answered");
        let other = if direction == "incoming" { "from" } else { "to" };
        let line = |call: &Value| {
            let call = shown(call);
            let (item, ranges) = (&call[other], &call["fromRanges"]);
            format!("{} {} {ranges}\n", item["name"], item["selectionRange"])
        };
        calls.as_array().into_iter().flatten().map(line).collect()
    }
}

impl Session {
    /// The documentation of a completion at a marker.
    fn resolve_completion(&mut self, line: &str) -> String {
        let (marker, label) = line.split_once(' ').expect("a marker and a label");
        let list =
            self.client.request("textDocument/completion", self.position(marker)).expect("it is answered");
        let item = list["items"].as_array().into_iter().flatten().find(|item| item["label"] == label);
        let item = item.expect("there is such a completion").clone();
        let resolved = self.client.request("completionItem/resolve", item).expect("it is answered");
        pretty(&resolved["documentation"])
    }
}

/// An answer for people. Texts have their lines, since most of what is shown is Markdown.
fn pretty(value: &Value) -> String {
    let text = serde_json::to_string_pretty(&shown(value)).expect("JSON is text");
    text.replace("\\n", "\n").replace("\\\"", "\"")
}

/// The first completions, a line for each.
fn completions(answer: &Value) -> String {
    const SHOWN: usize = 14;
    let Some(items) = answer["items"].as_array() else { return pretty(answer) };
    let mut text =
        format!("{}{}", items.len(), if answer["isIncomplete"] == true { " and more" } else { "" });
    for item in items.iter().take(SHOWN) {
        let edit = shown(&item["textEdit"]);
        let documentation = item["documentation"]["value"].as_str().unwrap_or_default();
        text.push_str(&format!("\n  {} {}", item["label"], edit["range"].as_str().unwrap_or_default()));
        for part in [item["detail"].as_str(), Some(documentation)]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
        {
            text.push_str(&format!(" | {}", part.replace('\n', " ")));
        }
        if edit["newText"] != item["label"] {
            text.push_str(&format!(" => {}", edit["newText"]));
        }
    }
    text
}

/// Plays a session; returns what was answered, and the requests that had an answer.
fn play(text: &str) -> (String, BTreeSet<String>) {
    let (files, requests) = text.split_once("//- requests\n").expect("a session has requests");
    let resolving = json!({"textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}}}});
    let capabilities = if files.contains("// resolves") { resolving } else { json!({}) };
    let options = json!({"debounce": 0, "allowUnregisteredDialects": files.contains("// unregistered")});
    let mut session = Session {
        client: Client::start(options, capabilities),
        markers: BTreeMap::new(),
        main: String::new(),
    };
    // The first file is opened last, when those that it includes are there.
    let files: Vec<&str> = files.split("//- ").skip(1).collect();
    for file in files.iter().rev() {
        let (name, text) = file.split_once('\n').expect("a file has a name");
        let (text, markers) = marked(text);
        let uri = format!("file:///w/{name}");
        session.client.open(&uri, &text);
        session.markers.extend(markers.into_iter().map(|(name, position)| (name, (uri.clone(), position))));
        session.main = uri;
    }
    let mut out = String::new();
    for line in requests.lines().filter(|line| !line.is_empty()) {
        out.push_str(&format!("> {line}\n{}\n", session.play(line)).replace("\n\n\n", "\n\n"));
    }
    let answered = std::mem::take(&mut session.client.answered);
    session.client.stop();
    (out, answered)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions")
}

#[test]
fn the_table_of_features_is_true() {
    let answered = features::sessions().into_iter().map(|(name, text)| (name, play(&text).1)).collect();
    let client = Client::start(json!({}), json!({}));
    let capabilities = client.capabilities["capabilities"].clone();
    client.stop();
    features::check("ods-opt lsp", &capabilities, &answered);
}

#[test]
fn sessions_are_answered_as_recorded() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut failed = Vec::new();
    for (name, text) in features::sessions() {
        let (answered, _) = play(&text);
        let compared =
            settings.bind(|| std::panic::catch_unwind(|| insta::assert_snapshot!(name.as_str(), answered)));
        if compared.is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "sessions with other answers: {failed:?}");
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
