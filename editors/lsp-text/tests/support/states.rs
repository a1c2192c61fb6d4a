//! Random edits. After any edits, a server answers as a fresh one does, without a panic.
//!
//! `ODSGEN_LSP_EDITS` and `ODSGEN_LSP_SEED` set the number of edits and the seed. The defaults are for every
//! test run, and `cargo xtask fuzz --edits N` sets larger ones. `ODSGEN_LSP_EVERY` is the number of edits
//! between comparisons.

#![allow(clippy::print_stdout, reason = "figures")]

use super::client::Client;
use serde_json::{Value, json};

/// A sequence of pseudo-random numbers, the same in each run.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn next_below(&mut self, limit: usize) -> usize {
        // The generator `splitmix64`.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }
}

/// The edits and requests of a test, and its server.
pub(crate) struct Plan {
    /// Starts a server.
    pub(crate) start: Box<dyn Fn() -> Client>,
    /// Texts that edits insert.
    pub(crate) chunks: &'static [&'static str],
    /// Requests at a position.
    pub(crate) position_requests: &'static [&'static str],
    /// Requests about a document.
    pub(crate) document_requests: &'static [&'static str],
    /// The number of edits after which the original texts are restored. Few requests have answers in a source
    /// that random edits damaged.
    pub(crate) visit: usize,
    /// The number of edits between comparisons.
    pub(crate) interval: u64,
}

impl Plan {
    fn num_requests(&self) -> usize {
        self.position_requests.len() + self.document_requests.len()
    }

    /// The answer of a client to a request at a position.
    fn request(
        &self,
        client: &mut Client,
        index: usize,
        uri: &str,
        position: &Value,
    ) -> Result<Value, String> {
        let document = json!({"uri": uri});
        let range = json!({"start": position, "end": position});
        let all = json!({"start": {"line": 0, "character": 0}, "end": {"line": 10_000, "character": 0}});
        let (method, params) = match self.position_requests.get(index) {
            Some(method) => {
                let context = json!({"includeDeclaration": true});
                let params = json!({"textDocument": document, "position": position, "newName": "Renamed",
                                    "context": context});
                (method, params)
            }
            None => {
                let method = &self.document_requests[index - self.position_requests.len()];
                let range = if *method == "inlayHint" { all } else { range };
                let options = json!({"tabSize": 2, "insertSpaces": true});
                let params = json!({"textDocument": document, "range": range, "positions": [position],
                                    "context": {"diagnostics": []}, "options": options});
                (method, params)
            }
        };
        client.request(&format!("textDocument/{method}"), params)
    }
}

/// The position of a byte offset, in UTF-16.
fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    json!({"line": before.matches('\n').count(), "character": before[line_start..].encode_utf16().count()})
}

/// The offset of a random character.
fn boundary(text: &str, numbers: &mut Numbers) -> usize {
    let mut at = numbers.next_below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    // A lone carriage return would be a line for the server and none for `position`, so no edit separates it.
    if at > 0 && text.as_bytes()[at - 1] == b'\r' { at - 1 } else { at }
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// A server with documents that are edited.
pub(crate) struct Play {
    plan: Plan,
    pub(crate) client: Client,
    pub(crate) numbers: Numbers,
    /// URIs and texts of the documents, the main one first.
    texts: Vec<(String, String)>,
    edits: u64,
    /// The number of edits of the whole test.
    limit: u64,
    requests: u64,
}

impl Play {
    /// Starts a server for a number of edits, unless the environment sets another number.
    pub(crate) fn new(plan: Plan, edits: u64) -> Play {
        let numbers = Numbers(setting("ODSGEN_LSP_SEED").unwrap_or(7));
        let limit = setting("ODSGEN_LSP_EDITS").unwrap_or(edits);
        let client = (plan.start)();
        Play { plan, client, numbers, texts: Vec::new(), edits: 0, limit, requests: 0 }
    }

    /// Whether all edits are made.
    pub(crate) fn is_done(&self) -> bool {
        self.edits >= self.limit
    }

    /// Edits documents, given by URI and text, until all edits are made.
    pub(crate) fn run(mut self, originals: &[(&str, &str)]) {
        let originals: Vec<(String, String)> =
            originals.iter().map(|(uri, text)| ((*uri).to_owned(), (*text).to_owned())).collect();
        self.client.open_all(&originals);
        while !self.is_done() {
            for (uri, text) in &originals {
                self.client.change(uri, json!([{"text": text}]));
            }
            self.visit(originals.clone());
        }
        self.finish();
    }

    /// Edits open documents until it is time to restore them.
    pub(crate) fn visit(&mut self, texts: Vec<(String, String)>) {
        self.texts = texts;
        let interval = setting("ODSGEN_LSP_EVERY").unwrap_or(self.plan.interval).max(1);
        for _ in 0..self.plan.visit.min((self.limit - self.edits) as usize) {
            self.edit();
            for _ in 0..3 {
                let document = self.document();
                let index = self.numbers.next_below(self.plan.num_requests());
                let at = boundary(&self.texts[document].1, &mut self.numbers);
                // Errors are answers, too.
                let _ = self.request(index, document, at);
            }
            self.edits += 1;
            if self.edits.is_multiple_of(interval) {
                self.compare();
            }
            if self.edits.is_multiple_of(1_000) {
                println!("{} edits, {} requests", self.edits, self.requests);
            }
        }
    }

    /// The main document in most cases.
    fn document(&mut self) -> usize {
        if self.numbers.next_below(4) == 0 { self.texts.len() - 1 } else { 0 }
    }

    /// Replaces a few characters.
    fn edit(&mut self) {
        let document = self.document();
        let (uri, text) = &mut self.texts[document];
        let (start, length) = (boundary(text, &mut self.numbers), self.numbers.next_below(6));
        let end =
            (start..=text.len()).filter(|&at| text.is_char_boundary(at)).nth(length).unwrap_or(text.len());
        let end = if end > 0 && text.as_bytes()[end - 1] == b'\r' { end.max(start + 1) - 1 } else { end };
        let (start, end) = (start.min(end), end.max(start));
        let chunk = self.plan.chunks[self.numbers.next_below(self.plan.chunks.len())];
        let range = json!({"start": position(text, start), "end": position(text, end)});
        self.client.change(uri, json!([{"range": range, "text": chunk}]));
        text.replace_range(start..end, chunk);
    }

    fn request(&mut self, index: usize, document: usize, at: usize) -> Result<Value, String> {
        self.requests += 1;
        let (uri, text) = &self.texts[document];
        self.plan.request(&mut self.client, index, uri, &position(text, at))
    }

    /// Compares diagnostics and answers with those of a server that never saw other texts.
    fn compare(&mut self) {
        let mut fresh = (self.plan.start)();
        fresh.open_all(&self.texts);
        for document in 0..self.texts.len() {
            for index in 0..self.plan.num_requests() {
                let at = boundary(&self.texts[document].1, &mut self.numbers);
                let answer = self.request(index, document, at);
                let (uri, text) = &self.texts[document];
                let at = position(text, at);
                let expected = self.plan.request(&mut fresh, index, uri, &at);
                assert_eq!(
                    answer, expected,
                    "request {index} at {at} after {} edits of {:#?}",
                    self.edits, self.texts
                );
            }
        }
        // A change to the same text makes both send diagnostics of a known version.
        for (uri, text) in &self.texts {
            let change = json!([{"text": text}]);
            let (old, new) = (self.client.change(uri, change.clone()), fresh.change(uri, change));
            let (found, expected) =
                (self.client.wait_for_diagnostics(uri, old), fresh.wait_for_diagnostics(uri, new));
            assert_eq!(found, expected, "diagnostics after {} edits of {:#?}", self.edits, self.texts);
        }
        fresh.stop();
    }

    pub(crate) fn finish(self) {
        println!("{} edits, {} requests", self.edits, self.requests);
        self.client.stop();
    }
}
