//! Interned strings.

use std::hash::{BuildHasher, BuildHasherDefault};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// An interned string; equal strings have equal symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

impl Symbol {
    /// The number of the symbol, as dense index.
    pub(crate) fn index(self) -> u32 {
        self.0
    }

    /// The symbol of a number that [`Symbol::index`] gave.
    pub(crate) fn from_index(index: u32) -> Symbol {
        Symbol(index)
    }
}

/// Where a symbol's text lies.
#[derive(Clone, Copy)]
struct Place {
    chunk: u32,
    start: u32,
    len: u32,
}

/// The strings of one run. Text is kept in chunks, so growing never copies what is there.
pub(crate) struct Symbols {
    chunks: Vec<String>,
    places: Vec<Place>,
    table: HashTable<u32>,
}

const CHUNK: usize = 64 * 1024;

fn hash(text: &str) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(text)
}

impl Default for Symbols {
    fn default() -> Symbols {
        Symbols { chunks: vec![String::with_capacity(CHUNK)], places: Vec::new(), table: HashTable::new() }
    }
}

impl Symbols {
    /// The symbol of `text`.
    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        let hash_of_text = hash(text);
        let (chunks, places) = (&self.chunks, &self.places);
        if let Some(&index) = self.table.find(hash_of_text, |&i| text_at(chunks, places[i as usize]) == text) {
            return Symbol(index);
        }
        let place = self.store(text);
        let index = self.places.len() as u32;
        self.places.push(place);
        let (chunks, places) = (&self.chunks, &self.places);
        self.table.insert_unique(hash_of_text, index, |&i| hash(text_at(chunks, places[i as usize])));
        Symbol(index)
    }

    /// The symbol of `text` if it was interned before.
    pub(crate) fn find(&self, text: &str) -> Option<Symbol> {
        let found = self.table.find(hash(text), |&i| text_at(&self.chunks, self.places[i as usize]) == text);
        found.map(|&i| Symbol(i))
    }

    /// The text of a symbol.
    pub(crate) fn text(&self, symbol: Symbol) -> &str {
        text_at(&self.chunks, self.places[symbol.0 as usize])
    }

    fn store(&mut self, text: &str) -> Place {
        let last = self.chunks.len() - 1;
        let chunk = if self.chunks[last].capacity() - self.chunks[last].len() >= text.len() {
            last
        } else {
            self.chunks.push(String::with_capacity(text.len().max(CHUNK)));
            last + 1
        };
        let start = self.chunks[chunk].len();
        self.chunks[chunk].push_str(text);
        Place { chunk: chunk as u32, start: start as u32, len: text.len() as u32 }
    }
}

fn text_at(chunks: &[String], place: Place) -> &str {
    &chunks[place.chunk as usize][place.start as usize..(place.start + place.len) as usize]
}
