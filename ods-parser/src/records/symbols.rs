//! Interned strings.

use std::hash::{BuildHasher, BuildHasherDefault};
use std::sync::Arc;

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

/// The location of a symbol's text.
#[derive(Clone, Copy)]
struct TextSlot {
    chunk: u32,
    start: u32,
    len: u32,
}

/// The strings of one run. Text is stored in chunks, so that growing never copies it. A string that continues
/// another one shares its text if possible, because definitions build long texts by repeated concatenation.
#[derive(Clone)]
pub(crate) struct Symbols {
    chunks: Vec<Chunk>,
    /// The chunk that new strings go to; the others are full or hold one long string that may still grow.
    current: usize,
    /// Buffer for concatenation.
    scratch: String,
    /// Bytes of all texts that were stored.
    stored: usize,
    /// Whether a text could not be stored because of [`MAX_BYTES`]; the empty string took its slot.
    pub(crate) is_exhausted: bool,
    slots: Vec<TextSlot>,
    /// The hash of each, so that growing the table reads no text.
    hashes: Vec<u64>,
    table: HashTable<u32>,
}

/// Memory for texts. Clones share it, and do not append to shared memory.
#[derive(Clone)]
enum Chunk {
    /// Texts side by side.
    Own(Arc<String>),
    /// A source file, whose long literals are not copied.
    Source(Arc<String>),
}

impl Chunk {
    fn text(&self) -> &str {
        match self {
            Chunk::Own(text) | Chunk::Source(text) => text,
        }
    }
}

const CHUNK: usize = 64 * 1024;

/// Maximum number of bytes of all strings.
const MAX_BYTES: usize = 512 << 20;

/// Strings that a small dialect with its includes has.
const EXPECTED: usize = 6 << 10;

/// Strings from this length on get a chunk with room to grow when they are continued.
const LONG: usize = 1024;

fn hash(text: &str) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(text)
}

impl Default for Symbols {
    fn default() -> Symbols {
        Symbols {
            chunks: vec![Chunk::Own(Arc::new(String::with_capacity(CHUNK)))],
            current: 0,
            scratch: String::new(),
            stored: 0,
            is_exhausted: false,
            slots: Vec::with_capacity(EXPECTED),
            hashes: Vec::with_capacity(EXPECTED),
            table: HashTable::with_capacity(EXPECTED),
        }
    }
}

impl Symbols {
    /// The symbol of `text`.
    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        let hash_of_text = hash(text);
        if let Some(symbol) = self.lookup(hash_of_text, text) {
            return symbol;
        }
        if self.stored + text.len() > MAX_BYTES && !text.is_empty() {
            self.is_exhausted = true;
            return self.intern("");
        }
        let slot = self.store(text);
        self.insert(hash_of_text, slot)
    }

    /// The symbol of `text`, which is at `offset` in `source`.
    pub(crate) fn intern_literal(&mut self, text: &str, source: &Arc<String>, offset: usize) -> Symbol {
        let hash_of_text = hash(text);
        if let Some(symbol) = self.lookup(hash_of_text, text) {
            return symbol;
        }
        let is_there = source.get(offset..offset + text.len()).is_some_and(|found| std::ptr::eq(found, text));
        if !is_there {
            return self.intern(text);
        }
        let is_last = matches!(self.chunks.last(), Some(Chunk::Source(last)) if Arc::ptr_eq(last, source));
        if !is_last {
            self.chunks.push(Chunk::Source(Arc::clone(source)));
        }
        let chunk = self.chunks.len() as u32 - 1;
        self.insert(hash_of_text, TextSlot { chunk, start: offset as u32, len: text.len() as u32 })
    }

    /// The symbol of the texts of `parts` joined.
    pub(crate) fn concat(&mut self, parts: impl Iterator<Item = Symbol> + Clone) -> Symbol {
        let length = parts.clone().map(|part| self.slots[part.0 as usize].len as usize).sum::<usize>();
        if self.stored + length > MAX_BYTES {
            self.is_exhausted = true;
            return self.intern("");
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        for part in parts.clone() {
            scratch.push_str(self.text(part));
        }
        let hash_of_text = hash(&scratch);
        let symbol = match self.lookup(hash_of_text, &scratch) {
            Some(symbol) => symbol,
            None => {
                let slot = match parts.clone().next() {
                    Some(first) => self.store_continued(first, &scratch),
                    None => self.store(&scratch),
                };
                self.insert(hash_of_text, slot)
            }
        };
        self.scratch = scratch;
        symbol
    }

    fn lookup(&self, hash_of_text: u64, text: &str) -> Option<Symbol> {
        let (chunks, slots, hashes) = (&self.chunks, &self.slots, &self.hashes);
        let same = |&i: &u32| {
            hashes[i as usize] == hash_of_text && bytes_at(chunks, slots[i as usize]) == text.as_bytes()
        };
        self.table.find(hash_of_text, same).map(|&i| Symbol(i))
    }

    fn insert(&mut self, hash_of_text: u64, slot: TextSlot) -> Symbol {
        let index = self.slots.len() as u32;
        self.slots.push(slot);
        self.hashes.push(hash_of_text);
        let hashes = &self.hashes;
        self.table.insert_unique(hash_of_text, index, |&i| hashes[i as usize]);
        Symbol(index)
    }

    /// The symbol of `text` if it was interned before.
    pub(crate) fn find(&self, text: &str) -> Option<Symbol> {
        self.lookup(hash(text), text)
    }

    pub(crate) fn text(&self, symbol: Symbol) -> &str {
        text_at(&self.chunks, self.slots[symbol.0 as usize])
    }

    /// The text of a symbol as bytes.
    pub(crate) fn bytes(&self, symbol: Symbol) -> &[u8] {
        bytes_at(&self.chunks, self.slots[symbol.0 as usize])
    }

    /// An owned chunk that has room for this many bytes.
    fn with_room(&mut self, chunk: usize, bytes: usize) -> Option<&mut String> {
        match &mut self.chunks[chunk] {
            Chunk::Own(text) if text.capacity() - text.len() >= bytes => Arc::get_mut(text),
            _ => None,
        }
    }

    fn store(&mut self, text: &str) -> TextSlot {
        if let Some(slot) = self.append(self.current, text) {
            return slot;
        }
        if text.len() <= CHUNK {
            self.current = self.chunks.len();
        }
        self.store_apart(text, text.len().max(CHUNK))
    }

    fn append(&mut self, chunk: usize, text: &str) -> Option<TextSlot> {
        let own = self.with_room(chunk, text.len())?;
        let start = own.len() as u32;
        own.push_str(text);
        self.stored += text.len();
        Some(TextSlot { chunk: chunk as u32, start, len: text.len() as u32 })
    }

    /// Stores `text` in a new chunk with this capacity.
    fn store_apart(&mut self, text: &str, size: usize) -> TextSlot {
        let mut own = String::with_capacity(size);
        own.push_str(text);
        self.chunks.push(Chunk::Own(Arc::new(own)));
        self.stored += text.len();
        TextSlot { chunk: self.chunks.len() as u32 - 1, start: 0, len: text.len() as u32 }
    }

    /// Stores `text`, which begins with the text of `first`: directly after it if that is the last of its
    /// chunk.
    fn store_continued(&mut self, first: Symbol, text: &str) -> TextSlot {
        let slot = self.slots[first.0 as usize];
        let end = (slot.start + slot.len) as usize;
        let rest = &text[slot.len as usize..];
        if slot.len > 0
            && let Some(own) = self.with_room(slot.chunk as usize, rest.len())
            && own.len() == end
        {
            own.push_str(rest);
            self.stored += rest.len();
            return TextSlot { len: text.len() as u32, ..slot };
        }
        if text.len() < LONG { self.store(text) } else { self.store_apart(text, 2 * text.len()) }
    }
}

fn bytes_at(chunks: &[Chunk], slot: TextSlot) -> &[u8] {
    &chunks[slot.chunk as usize].text().as_bytes()[slot.start as usize..(slot.start + slot.len) as usize]
}

fn text_at(chunks: &[Chunk], slot: TextSlot) -> &str {
    &chunks[slot.chunk as usize].text()[slot.start as usize..(slot.start + slot.len) as usize]
}
