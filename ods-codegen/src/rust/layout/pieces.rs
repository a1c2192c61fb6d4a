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

/// Items that become lines on the other thread. Tokens cannot go there; nodes can.
pub(in crate::rust) struct Lines<'t> {
    arena: &'t Bump,
    pieces: Sender<(Place, &'t [Node<'t>])>,
}

impl Sink for Lines<'_> {
    fn add(&mut self, place: Place, items: TokenStream, documentation: &Documentation) {
        let nodes = tree::nodes(items, documentation, self.arena);
        // Nobody takes them any more when the other thread failed, which it says itself.
        let _ = self.pieces.send((place, nodes));
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
    /// The text of all items.
    pub(in crate::rust) fn text(self) -> String {
        let text: String = self.texts.into_values().collect();
        text.trim_start_matches('\n').to_owned() + "\n"
    }
}

/// The text of the items that `make` adds here, and `work` on another thread.
///
/// None when one of the two fails, or the system has no thread for us.
pub(in crate::rust) fn lines(
    make: impl FnOnce(&mut Lines<'_>) -> Option<()>,
    work: impl FnOnce(&mut Page) -> Option<()> + Send,
) -> Option<String> {
    let arena = Bump::new();
    let (pieces, received) = mpsc::channel();
    let mut lines = Lines { arena: &arena, pieces };
    let page = std::thread::scope(|scope| {
        let work = move || {
            let mut page = Page::default();
            work(&mut page)?;
            for (place, nodes) in received {
                page.texts.insert(place, items::items(nodes, 0));
            }
            Some(page)
        };
        let worker = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work).ok()?;
        let made = make(&mut lines);
        // The other thread ends when nothing can come any more.
        drop(lines);
        let page = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        made.and(page)
    })?;
    Some(page.text())
}
