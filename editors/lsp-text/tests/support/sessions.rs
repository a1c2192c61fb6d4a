//! Sessions with a server. Each file in `tests/sessions` holds a few files with markers, and requests about
//! them; the answers are in its snapshot. After a wanted change, `INSTA_UPDATE=always` rewrites snapshots.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::client::{Client, is_answer, marked};
use super::display::{completions, shown};
use super::features;
use serde_json::{Value, json};

pub(crate) use super::display::pretty;

/// A server with sessions.
pub(crate) trait Server {
    /// The header of its column in the table of features.
    const NAME: &'static str;

    /// Starts the server for a session with these files. Comments in them choose options.
    fn start(files: &str) -> Client;

    /// The method and the parameters of a command that only this server's sessions have.
    fn request(_session: &Session, _command: &str, _arguments: &[&str]) -> Option<(String, Value)> {
        None
    }

    /// The text for code actions in snapshots.
    fn show_actions(session: &mut Session, command: &str, actions: &Value) -> String;
}

/// A session with a server.
pub(crate) struct Session {
    pub(crate) client: Client,
    /// URI and position of each marker.
    markers: BTreeMap<String, (String, Value)>,
    /// The URI of the first file.
    pub(crate) main: String,
    /// The source of the first file.
    pub(crate) source: String,
}

impl Session {
    /// Starts a server, and opens the files.
    fn new<S: Server>(files: &str) -> Session {
        let client = S::start(files);
        let mut session =
            Session { client, markers: BTreeMap::new(), main: String::new(), source: String::new() };
        let files: Vec<&str> = files.split("//- ").skip(1).collect();
        // The first file includes others, so it is opened last.
        for file in files.iter().rev() {
            let (name, text) = file.split_once('\n').expect("a file has a name");
            let (source, markers) = marked(text);
            let uri = format!("file:///w/{name}");
            session.client.open(&uri, &source);
            let markers = markers.into_iter().map(|(name, position)| (name, (uri.clone(), position)));
            session.markers.extend(markers);
            (session.main, session.source) = (uri, source);
        }
        session
    }

    /// URI and position of a marker.
    pub(crate) fn marker(&self, name: &str) -> &(String, Value) {
        self.markers.get(name).unwrap_or_else(|| panic!("there is no marker {name}"))
    }

    /// URI and range of two markers with a dash, or of one.
    pub(super) fn range(&self, markers: &str) -> (String, Value) {
        let (from, to) = markers.split_once('-').unwrap_or((markers, markers));
        let (file, start) = self.marker(from);
        (file.clone(), json!({"start": start, "end": self.marker(to).1}))
    }

    /// The answer to a line, as snapshots show it.
    fn play<S: Server>(&mut self, line: &str) -> String {
        if let Some(rest) = line.strip_prefix("change ") {
            self.change(rest);
            return String::new();
        }
        if line == "diagnostics" {
            return self.diagnostics();
        }
        match line.split_once(' ') {
            Some((direction @ ("incoming" | "outgoing"), marker)) => return self.calls(direction, marker),
            Some((direction @ ("supertypes" | "subtypes"), marker)) => return self.types(direction, marker),
            Some(("resolve", rest)) => return self.resolve_completion(rest),
            _ => {}
        }
        let mut words = line.split_whitespace();
        let (command, arguments) = (words.next().unwrap_or_default(), words.collect::<Vec<_>>());
        let request = S::request(self, command, &arguments);
        let (method, params) = request.unwrap_or_else(|| self.request(command, &arguments));
        let answer = match self.client.request(&method, params) {
            Ok(answer) if method.ends_with("completion") => completions(&answer),
            Ok(answer) if method.ends_with("codeAction") => S::show_actions(self, command, &answer),
            Ok(answer) => pretty(&answer),
            Err(error) => format!("error: {error}"),
        };
        let messages = self.client.messages.drain(..);
        let messages: Vec<String> =
            messages.map(|(method, params)| format!("\n{method} {}", pretty(&params))).collect();
        if !messages.is_empty() {
            self.client.answered.insert(method);
        }
        answer + &messages.concat()
    }

    /// Replaces a range with a string of JSON.
    fn change(&mut self, change: &str) {
        let (markers, text) = change.split_once(' ').expect("a change has markers and a text");
        let (file, range) = self.range(markers);
        let text: String = serde_json::from_str(text).expect("the new text is a string of JSON");
        self.client.change(&file, json!([{"range": range, "text": text}]));
    }

    /// The diagnostics of the first file.
    fn diagnostics(&mut self) -> String {
        let version = self.client.version();
        let diagnostics = self.client.wait_for_diagnostics(&self.main, version);
        if is_answer(&diagnostics) {
            self.client.answered.insert("textDocument/publishDiagnostics".to_owned());
        }
        pretty(&diagnostics)
    }

    /// The items of a hierarchy around the first item at a marker, as snapshots show them.
    fn hierarchy(&mut self, prepare: &str, method: &str, marker: &str) -> Vec<Value> {
        let position = self.position(marker);
        let prepared = self.client.request(prepare, position).expect("it is answered");
        let items = self.client.request(method, json!({"item": prepared[0]})).expect("it is answered");
        items.as_array().into_iter().flatten().map(shown).collect()
    }

    /// The calls of or from the function at a marker, a line each.
    fn calls(&mut self, direction: &str, marker: &str) -> String {
        let method = format!("callHierarchy/{direction}Calls");
        let calls = self.hierarchy("textDocument/prepareCallHierarchy", &method, marker);
        let end = if direction == "incoming" { "from" } else { "to" };
        let line = |call: &Value| {
            let (item, ranges) = (&call[end], &call["fromRanges"]);
            format!("{} {} {} {ranges}\n", item["name"], item["uri"], item["selectionRange"])
        };
        calls.iter().map(line).collect()
    }

    /// The supertypes or subtypes of the type at a marker, a line each.
    fn types(&mut self, direction: &str, marker: &str) -> String {
        let method = format!("typeHierarchy/{direction}");
        let types = self.hierarchy("textDocument/prepareTypeHierarchy", &method, marker);
        let line = |item: &Value| {
            format!("{} {} {} {}\n", item["name"], item["uri"], item["selectionRange"], item["detail"])
        };
        types.iter().map(line).collect()
    }

    /// The documentation of a completion at a marker.
    fn resolve_completion(&mut self, line: &str) -> String {
        let (marker, label) = line.split_once(' ').expect("a marker and a label");
        let position = self.position(marker);
        let list = self.client.request("textDocument/completion", position).expect("it is answered");
        let item = list["items"].as_array().into_iter().flatten().find(|item| item["label"] == label);
        let item = item.expect("there is such a completion").clone();
        let resolved = self.client.request("completionItem/resolve", item).expect("it is answered");
        pretty(&resolved["documentation"])
    }
}

/// Plays a session. Returns the answers, and the methods of the requests that had one.
fn play<S: Server>(text: &str) -> (String, BTreeSet<String>) {
    let (files, requests) = text.split_once("//- requests\n").expect("a session has requests");
    let mut session = Session::new::<S>(files);
    let mut out = String::new();
    for line in requests.lines().filter(|line| !line.is_empty()) {
        out.push_str(&format!("> {line}\n{}\n", session.play::<S>(line)).replace("\n\n\n", "\n\n"));
    }
    let answered = std::mem::take(&mut session.client.answered);
    session.client.stop();
    (out, answered)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions")
}

/// The sessions of the crate by name.
fn read_all() -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder()).expect("the sessions can be listed");
    let paths = entries.map(|entry| entry.expect("the sessions can be listed").path());
    let sessions = paths.filter(|path| path.extension().is_some_and(|ending| ending == "session"));
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a session can be read"))
    };
    let sessions: BTreeMap<String, String> = sessions.map(read).collect();
    assert!(!sessions.is_empty(), "{} has no sessions", folder().display());
    sessions
}

/// Compares the table of features with the server's capabilities and answers.
pub(crate) fn check_table<S: Server>() {
    let answered = read_all().into_iter().map(|(name, text)| (name, play::<S>(&text).1)).collect();
    let client = S::start("");
    let capabilities = client.capabilities["capabilities"].clone();
    client.stop();
    features::check(S::NAME, &capabilities, &answered);
}

/// Compares the answers of all sessions with their snapshots.
pub(crate) fn check_snapshots<S: Server>() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut failed = Vec::new();
    for (name, text) in read_all() {
        let (answered, _) = play::<S>(&text);
        let compared =
            settings.bind(|| std::panic::catch_unwind(|| insta::assert_snapshot!(name.as_str(), answered)));
        if compared.is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "sessions with other answers: {failed:?}");
}
