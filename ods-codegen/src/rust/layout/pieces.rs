//! Pieces of a file: made on two threads, of which one lays out all of them.

use std::collections::BTreeMap;
use std::sync::mpsc::{self, Sender};

use bumpalo::Bump;
use proc_macro2::TokenStream;

use super::items;
use super::tree::{self, Node};
use crate::rust::output::{Documentation, Place, Sink};

/// For expressions that are nested as deep as those of definitions can be.
const STACK_BYTES: usize = 16 << 20;

/// How many pieces go to the other thread at once: to wake it for each would take as long as to make some.
const BATCH: usize = 64;

/// Items as nodes.
type Piece<'t> = (Place, &'t [Node<'t>]);

/// Items that become lines on the other thread. Tokens cannot go there; nodes can.
pub(in crate::rust) struct Lines<'t> {
    arena: &'t Bump,
    batch: Vec<Piece<'t>>,
    batches: Sender<Vec<Piece<'t>>>,
}

impl Sink for Lines<'_> {
    fn add(&mut self, place: Place, items: TokenStream, documentation: &Documentation) {
        self.batch.push((place, tree::nodes(items, documentation, self.arena)));
        if self.batch.len() == BATCH {
            self.send();
        }
    }
}

impl Lines<'_> {
    fn send(&mut self) {
        // Nobody takes them any more when the other thread failed, which it says itself.
        let _ = self.batches.send(std::mem::take(&mut self.batch));
    }
}

/// Items that become lines at once.
#[derive(Default)]
pub(in crate::rust) struct Page {
    texts: BTreeMap<Place, String>,
    arena: Bump,
}

impl Sink for Page {
    fn add(&mut self, place: Place, items: TokenStream, documentation: &Documentation) {
        let text = items::items(tree::nodes(items, documentation, &self.arena), 0);
        self.texts.insert(place, text);
        self.arena.reset();
    }
}

impl Page {
    /// The text of all items, behind a head.
    pub(in crate::rust) fn text(self, head: &str) -> String {
        let length: usize = self.texts.values().map(String::len).sum();
        let mut text = String::with_capacity(head.len() + length + 1);
        text.push_str(head);
        for part in self.texts.into_values() {
            text.push_str(if text.len() == head.len() { part.trim_start_matches('\n') } else { &part });
        }
        text + "\n"
    }
}

/// The items that `make` adds here, and `work` on another thread.
///
/// None when one of the two fails, or the system has no thread for us.
pub(in crate::rust) fn lines(
    make: impl FnOnce(&mut Lines<'_>) -> Option<()>,
    work: impl FnOnce(&mut Page) -> Option<()> + Send,
) -> Option<Page> {
    let arena = Bump::new();
    let (batches, received) = mpsc::channel();
    let mut lines = Lines { arena: &arena, batch: Vec::new(), batches };
    std::thread::scope(|scope| {
        let work = move || {
            let mut page = Page::default();
            work(&mut page)?;
            for (place, nodes) in received.into_iter().flatten() {
                page.texts.insert(place, items::items(nodes, 0));
            }
            Some(page)
        };
        let worker = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work).ok()?;
        let made = make(&mut lines);
        lines.send();
        // The other thread ends when nothing can come any more.
        drop(lines);
        let page = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        made.and(page)
    })
}
