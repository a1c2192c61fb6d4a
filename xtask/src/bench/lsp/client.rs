//! A client of a language server in another process, on its standard streams. An answer that takes longer
//! than [`PATIENCE`] is an error.

use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::Result;
use crate::bench::measure::resident_peak_kib;

/// The time after which a server counts as stuck.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server that has a document open.
pub(crate) struct Client {
    child: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    name: String,
    uri: String,
    text: String,
    version: u64,
    next: u64,
    capabilities: Value,
    first: Duration,
}

impl Client {
    /// Starts a server, opens a document, and waits for its diagnostics.
    ///
    /// # Errors
    /// When the server cannot be started or does not answer.
    pub(crate) fn open(
        program: &Path,
        arguments: &[&str],
        options: &Value,
        file: (&str, &str),
    ) -> Result<Client> {
        let start = Instant::now();
        let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| format!("{name}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{name} has no standard streams"));
        };
        let (sender, messages) = channel();
        std::thread::spawn(move || receive(output, &sender));
        let (uri, text) = (file.0.to_owned(), file.1.to_owned());
        let (version, next, first) = (1, 0, Duration::ZERO);
        let capabilities = Value::Null;
        let mut client =
            Client { child, input, messages, name, uri, text, version, next, capabilities, first };
        let params =
            json!({"processId": null, "rootUri": null, "capabilities": {}, "initializationOptions": options});
        client.capabilities = client.request("initialize", params)?["capabilities"].take();
        client.notify("initialized", json!({}))?;
        let language = if client.uri.ends_with(".mlir") { "mlir" } else { "tablegen" };
        let document = json!({"uri": client.uri, "languageId": language, "version": 1, "text": client.text});
        client.notify("textDocument/didOpen", json!({"textDocument": document}))?;
        client.wait_for_diagnostics()?;
        client.first = start.elapsed();
        Ok(client)
    }

    /// The time from the start of the server to the first diagnostics.
    pub(crate) fn first(&self) -> Duration {
        self.first
    }

    /// Whether the server offers a capability, by its name in `initialize`.
    pub(crate) fn has(&self, capability: &str) -> bool {
        !matches!(self.capabilities[capability], Value::Null | Value::Bool(false))
    }

    /// Inserts a text into a line, and waits for the diagnostics. The change is a range if the server
    /// supports ranges, else the whole text.
    ///
    /// # Errors
    /// When the server does not answer.
    pub(crate) fn insert(&mut self, line: usize, character: usize, piece: &str) -> Result<Duration> {
        let at = json!({"line": line, "character": character});
        self.edit((line, character), (line, character), piece, json!({"start": at, "end": at}))
    }

    /// Removes `length` characters of a line, and waits for the diagnostics.
    ///
    /// # Errors
    /// When the server does not answer.
    pub(crate) fn remove(&mut self, line: usize, length: usize) -> Result<Duration> {
        let range =
            json!({"start": {"line": line, "character": 0}, "end": {"line": line, "character": length}});
        self.edit((line, 0), (line, length), "", range)
    }

    fn edit(
        &mut self,
        from: (usize, usize),
        to: (usize, usize),
        piece: &str,
        range: Value,
    ) -> Result<Duration> {
        let (from, to) = (self.offset(from), self.offset(to));
        self.text.replace_range(from..to, piece);
        self.version += 1;
        let sync = &self.capabilities["textDocumentSync"];
        let is_full = sync.as_u64().or_else(|| sync["change"].as_u64()) == Some(1);
        let start = Instant::now();
        let change =
            if is_full { json!({"text": self.text}) } else { json!({"range": range, "text": piece}) };
        let document = json!({"uri": self.uri, "version": self.version});
        let params = json!({"textDocument": document, "contentChanges": [change]});
        self.notify("textDocument/didChange", params)?;
        self.wait_for_diagnostics()?;
        Ok(start.elapsed())
    }

    /// The byte offset of a position in an ASCII text.
    fn offset(&self, (line, character): (usize, usize)) -> usize {
        let before: usize = self.text.split_inclusive('\n').take(line).map(str::len).sum();
        (before + character).min(self.text.len())
    }

    /// The time of an answer about a position, and whether the answer has content.
    ///
    /// # Errors
    /// When the server does not answer.
    pub(crate) fn ask(&mut self, method: &str, at: (usize, usize)) -> Result<(Duration, bool)> {
        let params = self.params(at);
        let start = Instant::now();
        let answer = self.request(&format!("textDocument/{method}"), params)?;
        let time = start.elapsed();
        let says_nothing = answer.is_null() || answer.as_array().is_some_and(Vec::is_empty);
        Ok((time, !says_nothing))
    }

    /// The time per answer for `count` requests at once: the server's work, without the round trip of a
    /// message.
    ///
    /// # Errors
    /// When the server does not answer.
    pub(crate) fn ask_at_once(&mut self, method: &str, at: (usize, usize), count: u32) -> Result<Duration> {
        let (method, params) = (format!("textDocument/{method}"), self.params(at));
        let start = Instant::now();
        for _ in 0..count {
            self.next += 1;
            self.send(&json!({"jsonrpc": "2.0", "id": self.next, "method": method, "params": params}))?;
        }
        let last = self.next;
        self.wait_for(&method, |message| message["id"] == last && message.get("method").is_none())?;
        Ok(start.elapsed() / count)
    }

    fn params(&self, (line, character): (usize, usize)) -> Value {
        json!({
            "textDocument": {"uri": self.uri}, "position": {"line": line, "character": character},
            "context": {"includeDeclaration": true, "triggerKind": 1},
        })
    }

    /// The greatest resident memory up to now.
    pub(crate) fn peak_mib(&self) -> Option<f64> {
        resident_peak_kib(self.child.id()).map(|kib| kib as f64 / 1024.0)
    }

    fn request(&mut self, method: &str, params: Value) -> Result<Value> {
        self.next += 1;
        let id = self.next;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}))?;
        let is_answer = |message: &Value| message["id"] == id && message.get("method").is_none();
        let mut answer = self.wait_for(method, is_answer)?;
        match answer.get("error") {
            Some(error) => Err(format!("{}: {method}: {error}", self.name)),
            None => Ok(answer["result"].take()),
        }
    }

    fn notify(&mut self, method: &str, params: Value) -> Result {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}))
    }

    fn send(&mut self, message: &Value) -> Result {
        let text = message.to_string();
        let sent = write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len());
        sent.and_then(|()| self.input.flush()).map_err(|error| format!("{}: {error}", self.name))
    }

    fn wait_for_diagnostics(&mut self) -> Result {
        let (uri, version) = (self.uri.clone(), self.version);
        let are_new = |message: &Value| {
            let params = &message["params"];
            message["method"] == "textDocument/publishDiagnostics"
                && params["uri"] == uri
                && params["version"] == version
        };
        self.wait_for("diagnostics", are_new).map(|_| ())
    }

    fn wait_for(&mut self, what: &str, is_it: impl Fn(&Value) -> bool) -> Result<Value> {
        loop {
            match self.messages.recv_timeout(PATIENCE) {
                Ok(message) if is_it(&message) => return Ok(message),
                Ok(message) if message.get("method").is_some() && message.get("id").is_some() => {
                    self.send(&json!({"jsonrpc": "2.0", "id": message["id"], "result": null}))?;
                }
                Ok(_) => {}
                Err(error) => return Err(format!("{} does not answer: {what}: {error}", self.name)),
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Forwards messages until the server closes its output.
fn receive(output: ChildStdout, sender: &Sender<Value>) {
    let mut output = BufReader::new(output);
    while let Some(message) = next_message(&mut output) {
        if sender.send(message).is_err() {
            return;
        }
    }
}

fn next_message(output: &mut impl BufRead) -> Option<Value> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            header => {
                length = header.strip_prefix("Content-Length: ").and_then(|n| n.parse().ok()).or(length)
            }
        }
    }
    let mut body = vec![0; length?];
    output.read_exact(&mut body).ok()?;
    serde_json::from_slice(&body).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_by_their_length() {
        let mut stream =
            "Content-Length: 7\r\nContent-Type: x\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n[]".as_bytes();
        assert_eq!(next_message(&mut stream), Some(json!({"a": 1})));
        assert_eq!(next_message(&mut stream), Some(json!([])));
        assert_eq!(next_message(&mut stream), None);
    }
}
