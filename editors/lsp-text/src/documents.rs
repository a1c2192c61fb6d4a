//! The documents that a client has open, and the diagnostics that it has of them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lsp_server::Notification;
use lsp_types::notification::{
    DidChangeTextDocument, DidCloseTextDocument, DidOpenTextDocument, Notification as _, PublishDiagnostics,
};
use lsp_types::{
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    PublishDiagnosticsParams, TextDocumentContentChangeEvent, Uri,
};
use serde::de::DeserializeOwned;

use crate::{Client, Encoding, Text, uri};

/// A text that the edits of a client change.
pub trait EditableText {
    /// The text with this content.
    fn from_content(content: Arc<String>) -> Self;

    /// The text after a change.
    #[must_use]
    fn apply(&self, change: &TextDocumentContentChangeEvent, encoding: Encoding) -> Self;
}

impl EditableText for Text {
    fn from_content(content: Arc<String>) -> Text {
        Text::new(content)
    }

    fn apply(&self, change: &TextDocumentContentChangeEvent, encoding: Encoding) -> Text {
        self.changed(change, encoding)
    }
}

/// A document that the client has open.
#[derive(Debug)]
pub struct OpenDocument<T> {
    /// The name that the client uses.
    pub uri: Uri,
    /// The client's version of the text.
    pub version: i32,
    /// The text.
    pub text: Arc<T>,
}

/// A change of the open documents.
#[derive(Debug)]
pub enum DocumentChange {
    /// The document of this path was opened.
    Opened(String),
    /// The document of this path has another text.
    Edited(String),
    /// The document of this path and URI was closed.
    Closed(String, Uri),
}

/// The open documents by path.
#[derive(Debug)]
pub struct Documents<T> {
    open: BTreeMap<String, OpenDocument<T>>,
}

impl<T> Default for Documents<T> {
    fn default() -> Documents<T> {
        Documents { open: BTreeMap::new() }
    }
}

impl<T: EditableText> Documents<T> {
    /// Opens, edits or closes a document. Returns no change if the client does not follow the protocol.
    ///
    /// # Errors
    /// The notification, if it is about something else.
    pub fn apply(
        &mut self,
        notification: Notification,
        encoding: Encoding,
    ) -> Result<Option<DocumentChange>, Notification> {
        Ok(match notification.method.as_str() {
            DidOpenTextDocument::METHOD => parse(notification).map(|params| self.open(params)),
            DidChangeTextDocument::METHOD => {
                parse(notification).and_then(|params| self.edit(&params, encoding))
            }
            DidCloseTextDocument::METHOD => parse(notification).map(|params| self.close(params)),
            _ => return Err(notification),
        })
    }

    fn open(&mut self, params: DidOpenTextDocumentParams) -> DocumentChange {
        let document = params.text_document;
        let path = uri::to_path(&document.uri);
        let text = Arc::new(T::from_content(Arc::new(document.text)));
        let open = OpenDocument { uri: document.uri, version: document.version, text };
        self.open.insert(path.clone(), open);
        DocumentChange::Opened(path)
    }

    fn edit(&mut self, params: &DidChangeTextDocumentParams, encoding: Encoding) -> Option<DocumentChange> {
        let path = uri::to_path(&params.text_document.uri);
        let document = self.open.get_mut(&path)?;
        for change in &params.content_changes {
            document.text = Arc::new(document.text.apply(change, encoding));
        }
        document.version = params.text_document.version;
        Some(DocumentChange::Edited(path))
    }

    fn close(&mut self, params: DidCloseTextDocumentParams) -> DocumentChange {
        let path = uri::to_path(&params.text_document.uri);
        self.open.remove(&path);
        DocumentChange::Closed(path, params.text_document.uri)
    }

    /// The open document of a path.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&OpenDocument<T>> {
        self.open.get(path)
    }

    /// Paths of open documents, in byte order.
    pub fn paths(&self) -> impl Iterator<Item = &String> {
        self.open.keys()
    }
}

fn parse<P: DeserializeOwned>(notification: Notification) -> Option<P> {
    serde_json::from_value(notification.params).ok()
}

/// Time without messages after which diagnostics are computed, unless the client sets another one. It is
/// shorter than the time between two keystrokes of a fast typist, so it causes no noticeable delay.
const DEBOUNCE: Duration = Duration::from_millis(20);

/// The diagnostics that the client has, and the time to publish new ones.
#[derive(Debug, Default)]
pub struct PublishedDiagnostics {
    /// None when all were sent.
    due: Option<Instant>,
    /// By URI.
    sent: BTreeMap<String, PublishDiagnosticsParams>,
}

impl PublishedDiagnostics {
    /// Makes diagnostics due when the client has been quiet for `debounce` milliseconds.
    pub fn schedule(&mut self, debounce: Option<u64>) {
        self.due = Some(Instant::now() + debounce.map_or(DEBOUNCE, Duration::from_millis));
    }

    /// The time to publish diagnostics unless another message arrives first; `None` if they are up to date.
    #[must_use]
    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Called when diagnostics are published, after which none are due.
    pub fn finish(&mut self) {
        self.due = None;
    }

    /// Sends the diagnostics of a document if the client has others.
    pub fn publish(&mut self, client: &Client<'_>, params: PublishDiagnosticsParams) {
        if self.sent.get(params.uri.as_str()) != Some(&params) {
            client.notify::<PublishDiagnostics>(&params);
            self.sent.insert(params.uri.as_str().to_owned(), params);
        }
    }

    /// Removes the diagnostics of a document that is closed.
    pub fn remove(&mut self, client: &Client<'_>, uri: Uri) {
        self.sent.remove(uri.as_str());
        client.notify::<PublishDiagnostics>(&PublishDiagnosticsParams::new(uri, Vec::new(), None));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn apply(documents: &mut Documents<Text>, method: &str, params: Value) -> Option<DocumentChange> {
        let notification = Notification { method: method.to_owned(), params };
        documents.apply(notification, Encoding::Utf8).expect("a notification about documents")
    }

    #[test]
    fn documents_are_opened_edited_and_closed() {
        let mut documents = Documents::<Text>::default();
        let document = json!({"uri": "file:///a", "version": 1, "languageId": "td", "text": "ab"});
        let opened = apply(&mut documents, "textDocument/didOpen", json!({ "textDocument": document }));
        assert!(matches!(opened, Some(DocumentChange::Opened(path)) if path == "/a"));
        let point = json!({"line": 0, "character": 1});
        let insertion = json!({"range": {"start": point, "end": point}, "text": "x"});
        for (uri, is_open) in [("file:///a", true), ("file:///b", false)] {
            let version = json!({"uri": uri, "version": 2});
            let edit = json!({"textDocument": version, "contentChanges": [insertion, insertion]});
            let edited = apply(&mut documents, "textDocument/didChange", edit);
            assert_eq!(matches!(edited, Some(DocumentChange::Edited(_))), is_open);
        }
        let open = documents.get("/a").expect("an open document");
        assert_eq!((open.version, open.text.content().as_str()), (2, "axxb"));
        let uri = json!({"textDocument": {"uri": "file:///a"}});
        let closed = apply(&mut documents, "textDocument/didClose", uri);
        assert!(matches!(closed, Some(DocumentChange::Closed(path, _)) if path == "/a"));
        assert_eq!(documents.paths().count(), 0);
        let saved = Notification { method: "textDocument/didSave".to_owned(), params: Value::Null };
        assert!(documents.apply(saved, Encoding::Utf8).is_err());
    }

    #[test]
    fn diagnostics_are_sent_when_they_change() {
        let (server, editor) = lsp_server::Connection::memory();
        let client = Client::new(&server, "test");
        let uri: Uri = "file:///a".parse().expect("a URI");
        let params = |version| PublishDiagnosticsParams::new(uri.clone(), Vec::new(), Some(version));
        let mut published = PublishedDiagnostics::default();
        published.schedule(Some(0));
        assert!(published.due().is_some());
        for version in [1, 1, 2] {
            published.publish(&client, params(version));
        }
        published.finish();
        assert_eq!(published.due(), None);
        assert_eq!(editor.receiver.try_iter().count(), 2);
        published.remove(&client, uri.clone());
        published.publish(&client, params(2));
        assert_eq!(editor.receiver.try_iter().count(), 2);
    }
}
