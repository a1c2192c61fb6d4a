//! Sessions with the server: each file in `sessions` is a few files with markers and requests about them, and
//! the answers are in its snapshot. After a wanted change, `INSTA_UPDATE=always` rewrites them.

use crate::client;
use crate::features;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use client::shared::{is_answer, marked, shown};
use client::{Client, TestHost};
use serde_json::{Value, json};

/// A session that is being played.
struct Session {
    client: Client,
    /// Position and file of each marker.
    markers: BTreeMap<String, (String, Value)>,
    /// The first file.
    main: String,
    /// Its text.
    text: String,
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
            "workspace-symbols" => ("workspace/symbol".into(), json!({"query": argument})),
            "links" => (text_document("documentLink"), document),
            "tokens" => (text_document("semanticTokens/full"), document),
            "tokens-of" => {
                let (file, range) = self.range(argument);
                let document = json!({"uri": file});
                (text_document("semanticTokens/range"), json!({"textDocument": document, "range": range}))
            }
            "folding" => (text_document("foldingRange"), document),
            "lenses" => (text_document("codeLens"), document),
            "hints" => (text_document("inlayHint"), with(document, json!({"range": everything}))),
            "formatting" => (
                text_document("formatting"),
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
            "actions" => {
                let (file, range) = self.range(argument);
                let context = json!({"diagnostics": []});
                (
                    text_document("codeAction"),
                    json!({"textDocument": {"uri": file}, "range": range, "context": context}),
                )
            }
            "type" => {
                // The position after the typed character.
                let options = json!({"tabSize": 2, "insertSpaces": true});
                let ch = words.next().unwrap_or_default();
                (
                    text_document("onTypeFormatting"),
                    with(self.position(argument), json!({"ch": ch, "options": options})),
                )
            }
            "move" => {
                let new = words.next().unwrap_or_default();
                let files = json!([{"oldUri": format!("file:///w/{argument}"), "newUri": format!("file:///w/{new}")}]);
                ("workspace/willRenameFiles".into(), json!({"files": files}))
            }
            "sources" => {
                let range = json!({"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}});
                let context = json!({"diagnostics": [], "only": ["source"]});
                (text_document("codeAction"), with(document, json!({"range": range, "context": context})))
            }
            "prepare" => (text_document("prepareCallHierarchy"), self.position(argument)),
            "edits" | "fixes" => {
                let (file, range) = self.range(argument);
                let kind = if command == "edits" { "refactor" } else { "quickfix" };
                let context = json!({"diagnostics": [], "only": [kind]});
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
            "signature" => (text_document("signatureHelp"), self.position(argument)),
            "execute" => {
                let arguments: Vec<Value> =
                    std::iter::once(json!(self.main)).chain(words.map(Value::from)).collect();
                ("workspace/executeCommand".into(), json!({"command": argument, "arguments": arguments}))
            }
            name => (text_document(name), self.position(argument)),
        }
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
        match line.split_once(' ') {
            Some((calls @ ("incoming" | "outgoing"), marker)) => return self.calls(calls, marker),
            Some((types @ ("supertypes" | "subtypes"), marker)) => return self.types(types, marker),
            _ => {}
        }
        if let Some(("resolve", rest)) = line.split_once(' ') {
            return self.resolve_completion(rest);
        }
        let (method, params) = self.request(line);
        let answer = match self.client.request(&method, params) {
            Ok(answer) if method.ends_with("completion") => completions(&answer),
            Ok(answer) if line.starts_with("edits ") || line.starts_with("fixes ") => self.changed(&answer),
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
            format!("{} {} {} {ranges}\n", item["name"], item["uri"], item["selectionRange"])
        };
        calls.as_array().into_iter().flatten().map(line).collect()
    }

    /// The types above or below what is at a marker, a line for each.
    fn types(&mut self, direction: &str, marker: &str) -> String {
        let prepared = self
            .client
            .request("textDocument/prepareTypeHierarchy", self.position(marker))
            .expect("it is answered");
        let method = format!("typeHierarchy/{direction}");
        let types = self.client.request(&method, json!({"item": prepared[0]})).expect("it is answered");
        let line = |item: &Value| {
            let item = shown(item);
            format!("{} {} {} {}\n", item["name"], item["uri"], item["selectionRange"], item["detail"])
        };
        types.as_array().into_iter().flatten().map(line).collect()
    }

    /// The lines that differ after each of some actions.
    fn changed(&self, actions: &Value) -> String {
        let mut out = String::new();
        for action in actions.as_array().into_iter().flatten() {
            out.push_str(&format!("{} ({})\n", action["title"], action["kind"]));
            let mut text = self.text.clone();
            let mut edits: Vec<&Value> =
                action["edit"]["changes"][&self.main].as_array().into_iter().flatten().collect();
            // The last one first, so that positions stay; of two at one position the second one.
            edits.reverse();
            edits.sort_by_key(|edit| std::cmp::Reverse(offset(&self.text, &edit["range"]["start"])));
            for edit in edits {
                let at = |key: &str| offset(&self.text, &edit["range"][key]);
                text.replace_range(at("start")..at("end"), edit["newText"].as_str().unwrap_or_default());
            }
            let (old, new): (Vec<&str>, Vec<&str>) = (self.text.lines().collect(), text.lines().collect());
            let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
            let rest = old.len().min(new.len()) - same;
            let after =
                old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(old, new)| old == new).count();
            new[same..new.len() - after].iter().for_each(|line| out.push_str(&format!("| {line}\n")));
        }
        out
    }
}

/// The byte offset of a position.
fn offset(text: &str, position: &Value) -> usize {
    let line = position["line"].as_u64().unwrap_or(0) as usize;
    let before: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    before + position["character"].as_u64().unwrap_or(0) as usize
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
    let mut capabilities = json!({});
    if files.contains("// snippets") {
        capabilities = json!({"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}});
    }
    let options = json!({"debounce": 0});
    let mut session = Session {
        client: Client::start(TestHost::new(Vec::new()), options, capabilities),
        markers: BTreeMap::new(),
        main: String::new(),
        text: String::new(),
    };
    // The first file is opened last, when those that it includes are there.
    let files: Vec<&str> = files.split("//- ").skip(1).collect();
    for file in files.iter().rev() {
        let (name, text) = file.split_once('\n').expect("a file has a name");
        let (text, markers) = marked(text);
        let uri = format!("file:///w/{name}");
        session.client.open(&uri, &text);
        session.markers.extend(markers.into_iter().map(|(name, position)| (name, (uri.clone(), position))));
        (session.main, session.text) = (uri, text);
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
    let client = Client::start(TestHost::new(Vec::new()), json!({}), json!({}));
    let capabilities = client.capabilities["capabilities"].clone();
    client.stop();
    features::check("odsgen lsp", &capabilities, &answered);
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
