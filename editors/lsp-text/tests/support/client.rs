//! A client in the process of a test. It opens files with markers, and sends requests.

use std::collections::{BTreeMap, BTreeSet};
use std::thread::JoinHandle;

use lsp_server::{Connection, Message, Notification, Request, RequestId};
use serde_json::{Value, json};

/// A client of a server on another thread.
pub(crate) struct Client {
    connection: Option<Connection>,
    server: Option<JoinHandle<Result<(), String>>>,
    /// The language of documents.
    language: &'static str,
    next: i32,
    version: i32,
    /// The newest diagnostics by URI.
    pub(crate) diagnostics: BTreeMap<String, Value>,
    /// Other notifications and requests of the server.
    pub(crate) messages: Vec<(String, Value)>,
    pub(crate) capabilities: Value,
    /// Requests that had an answer.
    pub(crate) answered: BTreeSet<String>,
}

impl Client {
    /// Starts a server on another thread, and agrees with it on what `params` of `initialize` say. The
    /// documents are in this language.
    pub(crate) fn connect(
        language: &'static str,
        params: Value,
        serve: impl FnOnce(&Connection) -> Result<(), String> + Send + 'static,
    ) -> Client {
        let (server, connection) = Connection::memory();
        let mut client = Client {
            connection: Some(connection),
            server: Some(std::thread::spawn(move || serve(&server))),
            language,
            next: 0,
            version: 0,
            diagnostics: BTreeMap::new(),
            messages: Vec::new(),
            capabilities: Value::Null,
            answered: BTreeSet::new(),
        };
        client.capabilities = client.request("initialize", params).expect("the server starts");
        client.notify("initialized", json!({}));
        client
    }

    pub(crate) fn notify(&mut self, method: &str, params: Value) {
        let message = Message::Notification(Notification::new(method.to_owned(), params));
        self.connection().sender.send(message).expect("the server is there");
    }

    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("the client is connected")
    }

    /// The result of a request, or its error.
    pub(crate) fn request(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.next += 1;
        let id = RequestId::from(self.next);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        self.connection().sender.send(Message::Request(request)).expect("the server is there");
        loop {
            match self.connection().receiver.recv().expect("the server answers") {
                Message::Response(response) if response.id == id => {
                    return match response.error {
                        None => {
                            let answer = response.result.unwrap_or(Value::Null);
                            if is_answer(&answer) {
                                self.answered.insert(method.to_owned());
                            }
                            Ok(answer)
                        }
                        Some(error) => Err(error.message),
                    };
                }
                other => self.take(other),
            }
        }
    }

    fn take(&mut self, message: Message) {
        match message {
            Message::Notification(found) if found.method == "textDocument/publishDiagnostics" => {
                let uri = found.params["uri"].as_str().unwrap_or_default().to_owned();
                self.diagnostics.insert(uri, found.params);
            }
            Message::Notification(found) => self.messages.push((found.method, found.params)),
            Message::Request(found) => {
                self.messages.push((found.method, found.params));
                let response = lsp_server::Response::new_ok(found.id, Value::Null);
                self.connection().sender.send(Message::Response(response)).expect("the server is there");
            }
            Message::Response(response) => panic!("nobody asked for {response:?}"),
        }
    }

    /// Opens a document.
    pub(crate) fn open(&mut self, uri: &str, text: &str) {
        self.version += 1;
        let document =
            json!({"uri": uri, "languageId": self.language, "version": self.version, "text": text});
        self.notify("textDocument/didOpen", json!({"textDocument": document}));
    }

    /// Opens documents, given by URI and text.
    pub(crate) fn open_all(&mut self, texts: &[(String, String)]) {
        for (uri, text) in texts {
            self.open(uri, text);
        }
    }

    /// Changes a document; returns the number of the new text.
    pub(crate) fn change(&mut self, uri: &str, changes: Value) -> i32 {
        self.version += 1;
        let document = json!({"uri": uri, "version": self.version});
        self.notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": changes}));
        self.version
    }

    /// The diagnostics of the newest text of a document.
    pub(crate) fn wait_for_diagnostics(&mut self, uri: &str, version: i32) -> Value {
        loop {
            let known = self.diagnostics.get(uri);
            if let Some(found) = known.filter(|found| found["version"].as_i64() >= Some(i64::from(version))) {
                return found["diagnostics"].clone();
            }
            let message = self.connection().receiver.recv().expect("the server publishes diagnostics");
            self.take(message);
        }
    }

    /// The number of the newest text.
    pub(crate) fn version(&self) -> i32 {
        self.version
    }

    /// Ends the session as the protocol wants it.
    pub(crate) fn stop(mut self) {
        assert_eq!(self.request("shutdown", Value::Null), Ok(Value::Null));
        self.notify("exit", Value::Null);
        drop(self.connection.take());
        let ended = self.server.take().map(JoinHandle::join);
        assert!(matches!(ended, Some(Ok(Ok(())))), "{ended:?}");
    }
}

/// Whether a response is neither null nor an empty list.
pub(crate) fn is_answer(answer: &Value) -> bool {
    let is_empty = answer.as_array().is_some_and(Vec::is_empty);
    !answer.is_null() && !is_empty
}

/// A text without markers such as `«1»`, and their positions in UTF-16 by name.
pub(crate) fn marked(text: &str) -> (String, BTreeMap<String, Value>) {
    let (mut plain, mut markers, mut rest) = (String::new(), BTreeMap::new(), text);
    while let Some((before, after)) = rest.split_once('«') {
        let (name, after) = after.split_once('»').expect("a marker ends");
        plain.push_str(before);
        let line = plain.matches('\n').count();
        let column = plain.rsplit('\n').next().unwrap_or("").encode_utf16().count();
        markers.insert(name.to_owned(), json!({"line": line, "character": column}));
        rest = after;
    }
    plain.push_str(rest);
    (plain, markers)
}
