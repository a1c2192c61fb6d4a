//! A cache of recent lookups in tables with a lock.

use std::sync::atomic::{AtomicU64, Ordering};

/// A direct-mapped cache of recently found indices, with 32-bit keys. Threads that repeatedly look up the
/// same few keys find them here, and do not contend for locks.
pub(super) struct Recent(Box<[AtomicU64]>);

impl Recent {
    /// Creates an empty cache.
    ///
    /// # Panics
    /// When the number of entries is not a power of two.
    pub(super) fn new(places: usize) -> Self {
        assert!(places.is_power_of_two(), "a place is found without a division");
        Recent((0..places).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, key: u32) -> &AtomicU64 {
        let spread = u64::from(key).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        &self.0[(spread >> 32) as usize & (self.0.len() - 1)]
    }

    /// The index that was added with the key, unless it was evicted.
    #[inline]
    pub(super) fn find(&self, key: u32) -> Option<u32> {
        let entry = self.place(key).load(Ordering::Acquire);
        if entry >> 32 == u64::from(key) { (entry as u32).checked_sub(1) } else { None }
    }

    pub(super) fn add(&self, key: u32, index: u32) {
        self.place(key).store(u64::from(key) << 32 | u64::from(index + 1), Ordering::Release);
    }
}
