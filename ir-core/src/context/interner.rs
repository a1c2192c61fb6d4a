//! The interner: equal values get the same id.

use super::origin::Ids;
use super::recent::Recent;
use super::table::Table;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, PoisonError};

const SHARDS: usize = 16;

/// The number of cache entries for recently interned values.
const RECENT: usize = 1 << 8;

/// A slot of a shard: the hash, so that growing never hashes a value again, and the index.
#[derive(Clone, Copy)]
struct Slot {
    hash: u32,
    index: u32,
}

/// A table of distinct values. Lookups by id take no lock. Interning a value that is not in the cache of
/// recent ones locks one of several hash tables.
pub(crate) struct Interner<T> {
    ids: Ids,
    table: Table<T>,
    shards: [Mutex<HashTable<Slot>>; SHARDS],
    /// Indices by hash.
    recent: Recent,
}

/// The hash of a key, the same in every run.
pub(crate) fn hash_of(key: &(impl Hash + ?Sized)) -> u32 {
    let hash = rustc_hash::FxBuildHasher.hash_one(key);
    (hash ^ (hash >> 32)) as u32
}

/// Spreads the stored 32 bits over 64 bits, from which the hash table takes the bucket and the tag.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl<T> Interner<T> {
    pub(super) fn new(ids: Ids) -> Self {
        Self::with_recent(ids, RECENT)
    }

    /// Creates an interner with this many cache entries for recently interned values, a power of two.
    pub(super) fn with_recent(ids: Ids, places: usize) -> Self {
        Self {
            ids,
            table: Table::new(),
            shards: [const { Mutex::new(HashTable::new()) }; SHARDS],
            recent: Recent::new(places),
        }
    }

    /// The id of the value with this hash that `is_equal` accepts. Without one, `make` creates the value.
    pub(crate) fn intern(&self, hash: u32, is_equal: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32 {
        if let Some(index) = self.recent.find(hash).filter(|&index| is_equal(self.table.get(index))) {
            return self.ids.id(index);
        }
        let shard = &self.shards[hash as usize % SHARDS];
        let mut slots = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let found = slots.find(spread(hash), |s| s.hash == hash && is_equal(self.table.get(s.index)));
        if let Some(&slot) = found {
            self.recent.add(slot.hash, slot.index);
            return self.ids.id(slot.index);
        }
        let index = self.table.push(make());
        slots.insert_unique(spread(hash), Slot { hash, index }, |s| spread(s.hash));
        self.ids.id(index)
    }

    /// The value with this id.
    ///
    /// # Panics
    /// When the id belongs to another context.
    #[inline]
    #[track_caller]
    pub(crate) fn get(&self, id: u32) -> &T {
        self.table.get(self.ids.index(id))
    }

    /// The value at `index` and its id, unless another thread is still creating it.
    pub(crate) fn created(&self, index: u32) -> Option<(u32, &T)> {
        Some((self.ids.id(index), self.table.created(index)?))
    }

    /// Whether a value has this id.
    #[inline]
    pub(super) fn has(&self, id: u32) -> bool {
        self.ids.checked_index(id).is_some_and(|index| index < self.table.len())
    }

    /// Panics when the id belongs to another context.
    #[inline]
    #[track_caller]
    pub(super) fn assert_has(&self, id: u32) {
        self.ids.index(id);
    }

    /// Number of values, including those that other threads are adding.
    pub(crate) fn len(&self) -> u32 {
        self.table.len()
    }
}
