//! Sessions with the server: each file in `sessions` is a few files with markers and requests about them, and the answers are
//! in its snapshot. After a wanted change, `INSTA_UPDATE=always` rewrites them.

mod client;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use client::{Client, marked, shown};
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
    fn at(&self, marker: &str) -> Value {
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
            "folding" => (text_document("foldingRange"), document),
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
                with(self.at(argument), json!({"context": {"includeDeclaration": true}})),
            ),
            "rename" => {
                let name = words.next().unwrap_or_default();
                (text_document(command), with(self.at(argument), json!({"newName": name})))
            }
            "selection" => {
                let (file, position) = &self.markers[argument];
                (
                    text_document("selectionRange"),
                    json!({"textDocument": {"uri": file}, "positions": [position]}),
                )
            }
            "highlight" => (text_document("documentHighlight"), self.at(argument)),
            "show" | "run" => {
                let marker = words.next().unwrap_or_default();
                let position = &self.markers[marker].1;
                let scope = words.next().unwrap_or_default();
                let arguments = json!([self.main, argument, position["line"], position["character"], scope]);
                let command = format!("ods-opt.{command}");
                ("workspace/executeCommand".into(), json!({"command": command, "arguments": arguments}))
            }
            name => (text_document(name), self.at(argument)),
        }
    }

    /// Code actions, with the edits that the server tells when it is asked for them.
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
            return pretty(&found);
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
        answer + &messages.concat()
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

/// Plays a session and returns what was answered.
fn play(text: &str) -> String {
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
    session.client.stop();
    out
}

#[test]
fn sessions_are_answered_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    let entries = fs::read_dir(&folder).expect("the sessions can be listed");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the sessions can be listed").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "session"));
    paths.sort();
    assert!(!paths.is_empty(), "{} has no sessions", folder.display());
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder.join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut failed = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a session can be read");
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let answered = play(&text);
        let compared =
            settings.bind(|| std::panic::catch_unwind(|| insta::assert_snapshot!(name.as_str(), answered)));
        if compared.is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "sessions with other answers: {failed:?}");
}
