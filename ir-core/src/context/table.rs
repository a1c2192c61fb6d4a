//! An append-only table whose entries are read without a lock.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// log2 of the number of entries in the first chunk; each further chunk is twice as large as its predecessor.
const FIRST_BITS: u32 = 6;
/// Enough chunks for every 32-bit index.
const CHUNKS: usize = (33 - FIRST_BITS) as usize;

type Chunk<T> = OnceLock<Box<[OnceLock<T>]>>;

/// An append-only table. Any thread can add entries; they never move, so that a reference to one lives as
/// long as the table.
pub(crate) struct Table<T> {
    chunks: [Chunk<T>; CHUNKS],
    len: AtomicU32,
}

impl<T> Table<T> {
    pub(crate) fn new() -> Self {
        Self { chunks: [const { OnceLock::new() }; CHUNKS], len: AtomicU32::new(0) }
    }

    /// Adds an entry and returns its index.
    ///
    /// # Panics
    /// When the table has 2^32 - 64 entries; memory is exhausted long before.
    pub(crate) fn push(&self, value: T) -> u32 {
        let index = self.len.fetch_add(1, Ordering::Relaxed);
        assert!(index < u32::MAX - (1 << FIRST_BITS), "table is full");
        let (chunk, offset) = place(index);
        let slots =
            self.chunks[chunk].get_or_init(|| (0..chunk_len(chunk)).map(|_| OnceLock::new()).collect());
        let fresh = slots[offset].set(value).is_ok();
        debug_assert!(fresh, "an index is given out once");
        index
    }

    /// The entry at `index`.
    ///
    /// # Panics
    /// When the table has no such entry, because the index comes from another table.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> &T {
        let (chunk, offset) = place(index);
        self.chunks[chunk].get().and_then(|slots| slots[offset].get()).expect("an index of this table")
    }

    /// The entry at `index`, unless another thread is still creating it.
    pub(crate) fn created(&self, index: u32) -> Option<&T> {
        let (chunk, offset) = place(index);
        self.chunks[chunk].get()?.get(offset)?.get()
    }

    /// Number of entries, including those that other threads are adding.
    pub(crate) fn len(&self) -> u32 {
        self.len.load(Ordering::Relaxed)
    }
}

fn chunk_len(chunk: usize) -> usize {
    1 << (FIRST_BITS as usize + chunk)
}

/// Chunk and offset of an index.
#[inline]
fn place(index: u32) -> (usize, usize) {
    let shifted = index + (1 << FIRST_BITS);
    let bits = shifted.ilog2();
    ((bits - FIRST_BITS) as usize, (shifted - (1 << bits)) as usize)
}
