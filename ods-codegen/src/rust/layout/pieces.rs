//! Pieces of a file: built on two threads, one of which lays out all of them.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::mpsc::{self, Sender};

use bumpalo::Bump;
use proc_macro2::TokenStream;

use super::items;
use super::tree::{self, Bracket, Node};
use crate::rust::output::{Documentation, Place, Sink};

/// Stack size that is enough for the deepest expressions that definitions can contain.
const STACK_BYTES: usize = 16 << 20;

/// Number of pieces in a message: waking the other thread for each would take as long as building some.
const BATCH: usize = 64;

/// Items as nodes.
type Piece<'t> = (Place, &'t [Node<'t>]);

/// Items that the other thread lays out. Tokens cannot be sent to it; nodes can.
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
        // Sending fails only after the other thread failed, which it reports itself.
        let _ = self.batches.send(std::mem::take(&mut self.batch));
    }
}

/// Items that are laid out immediately.
pub(in crate::rust) struct Page<'t> {
    arena: &'t Bump,
    /// For nodes that are laid out immediately.
    scratch: Bump,
    /// Nodes to insert at the start and at the end of the braces that end the items of a place.
    inside: BTreeMap<Place, [&'t [Node<'t>]; 2]>,
    texts: Texts,
}

impl Sink for Page<'_> {
    fn add(&mut self, place: Place, items: TokenStream, documentation: &Documentation) {
        let mut scratch = std::mem::take(&mut self.scratch);
        self.lay_out(place, tree::nodes(items, documentation, &scratch));
        scratch.reset();
        self.scratch = scratch;
    }
}

impl<'t> Page<'t> {
    /// Creates a page whose nodes live in an arena.
    pub(in crate::rust) fn new(arena: &'t Bump) -> Page<'t> {
        Page { arena, scratch: Bump::new(), inside: BTreeMap::new(), texts: Texts::default() }
    }

    /// Reserves memory for a text of this many bytes, so that it is not moved as it grows.
    pub(in crate::rust) fn reserve(&mut self, bytes: usize) {
        self.texts.lines.reserve(bytes);
    }

    /// Keeps items to insert at the start and at the end of the braces that end the items of a place, which are added later.
    pub(in crate::rust) fn add_inside(
        &mut self,
        place: Place,
        parts: [TokenStream; 2],
        documentation: &Documentation,
    ) {
        self.inside.insert(place, parts.map(|part| tree::nodes(part, documentation, self.arena)));
    }

    fn lay_out(&mut self, place: Place, nodes: &[Node<'_>]) {
        let text = &mut self.texts.lines;
        let start = text.len();
        match (self.inside.remove(&place), nodes) {
            (Some([start, end]), [head @ .., Node::Group(Bracket::Curly, inner)]) => {
                let inner = [start, inner, end].concat();
                items::items(&[head, &[Node::Group(Bracket::Curly, &inner)]].concat(), 0, text);
            }
            _ => items::items(nodes, 0, text),
        }
        let range = start..text.len();
        self.texts.pieces.push((place, range));
    }

    /// The text of the items.
    pub(in crate::rust) fn finish(self) -> Texts {
        self.texts
    }
}

/// The text of items, and the range of each place in it.
#[derive(Default)]
pub(in crate::rust) struct Texts {
    lines: String,
    pieces: Vec<(Place, Range<usize>)>,
}

impl Texts {
    /// All of it, after a head.
    pub(in crate::rust) fn behind(mut self, head: &str) -> String {
        self.pieces.sort_unstable_by_key(|(place, _)| *place);
        let mut text = String::with_capacity(head.len() + self.lines.len() + 1);
        text.push_str(head);
        for (_, range) in self.pieces {
            let part = &self.lines[range];
            text.push_str(if text.len() == head.len() { part.trim_start_matches('\n') } else { part });
        }
        text.push('\n');
        text
    }
}

/// The items that `make` adds on this thread, and `work` on another one.
///
/// `None` if one of the two fails, or the system does not provide a thread.
pub(in crate::rust) fn lines(
    make: impl FnOnce(&mut Lines<'_>) -> Option<()>,
    work: impl FnOnce(&mut Page<'_>) -> Option<()> + Send,
) -> Option<Texts> {
    let arena = Bump::new();
    let (batches, received) = mpsc::channel();
    let mut lines = Lines { arena: &arena, batch: Vec::new(), batches };
    std::thread::scope(|scope| {
        let work = move || {
            let arena = Bump::new();
            let mut page = Page::new(&arena);
            work(&mut page)?;
            for (place, nodes) in received.into_iter().flatten() {
                page.lay_out(place, nodes);
            }
            Some(page.finish())
        };
        let worker = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work).ok()?;
        let made = make(&mut lines);
        lines.send();
        // The other thread ends when the channel is closed.
        drop(lines);
        let texts = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        made.and(texts)
    })
}
