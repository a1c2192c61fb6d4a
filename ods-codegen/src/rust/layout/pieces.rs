//! Pieces of a file, laid out on a thread of their own while the next are made.

use std::collections::BTreeMap;
use std::sync::mpsc::{self, SendError, Sender};

use bumpalo::Bump;
use proc_macro2::TokenStream;

use super::items;
use super::tree::{self, Node};
use crate::rust::{Documentation, Section, Sink};

/// For expressions that are nested as deep as those of definitions can be.
const STACK_BYTES: usize = 16 << 20;

/// Items of a section. Tokens cannot go to another thread; nodes can.
type Piece<'t> = (Section, &'t [Node<'t>]);

/// The text of sections, by their order in the file.
type Texts = BTreeMap<Section, String>;

/// Takes items that become lines.
pub(in crate::rust) struct Lines<'t> {
    arena: &'t Bump,
    pieces: Sender<Piece<'t>>,
    /// Those that nobody takes, when the system has no thread for us.
    left: Vec<Piece<'t>>,
}

impl Sink for Lines<'_> {
    fn add(&mut self, section: Section, items: TokenStream, documentation: &Documentation) {
        let piece = (section, tree::nodes(items, documentation, self.arena));
        if let Err(SendError(piece)) = self.pieces.send(piece) {
            self.left.push(piece);
        }
    }
}

/// The text of the items that `make` adds.
///
/// # Errors
/// What `make` reports.
pub(in crate::rust) fn lines<E>(make: impl FnOnce(&mut Lines<'_>) -> Result<(), E>) -> Result<String, E> {
    let arena = Bump::new();
    let (pieces, received) = mpsc::channel();
    let mut lines = Lines { arena: &arena, pieces, left: Vec::new() };
    let texts = std::thread::scope(|scope| {
        let work = move || texts(received);
        let worker = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work);
        let made = make(&mut lines);
        let Lines { pieces, left, .. } = lines;
        // The worker stops when nothing can come any more.
        drop(pieces);
        let texts = match worker {
            Ok(worker) => worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => texts(left),
        };
        made.map(|()| texts)
    })?;
    let text: String = texts.into_values().collect();
    Ok(text.trim_start_matches('\n').to_owned() + "\n")
}

fn texts<'t>(pieces: impl IntoIterator<Item = Piece<'t>>) -> Texts {
    let mut texts = Texts::new();
    for (section, nodes) in pieces {
        texts.entry(section).or_default().push_str(&items::items(nodes, 0));
    }
    texts
}
