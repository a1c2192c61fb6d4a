//! The order in which a hash table of numbers is traversed, on which results depend (LLVM's `DenseMap<unsigned, …>`).

/// The least number of buckets.
const LEAST: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bucket {
    Empty,
    Removed,
    Full(u32),
}

/// A set of numbers in the order of the buckets of an open hash table with quadratic probing.
#[derive(Clone, Default)]
pub(super) struct NumberSet {
    buckets: Vec<Bucket>,
    full: usize,
    removed: usize,
}

impl NumberSet {
    /// The numbers in the order of their buckets.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        self.buckets.iter().filter_map(|bucket| match bucket {
            Bucket::Full(id) => Some(*id),
            _ => None,
        })
    }

    /// Inserts a number that is not in the set.
    pub(super) fn insert(&mut self, id: u32) {
        let (count, buckets) = (self.full + 1, self.buckets.len());
        if count * 4 >= buckets * 3 {
            self.rehash((2 * buckets).max(LEAST));
        } else if buckets - (count + self.removed) <= buckets / 8 {
            self.rehash(buckets);
        }
        let Some(index) = self.free_bucket(id) else { return };
        if self.buckets[index] == Bucket::Removed {
            self.removed -= 1;
        }
        self.buckets[index] = Bucket::Full(id);
        self.full = count;
    }

    /// Removes a number; its bucket stays marked.
    pub(super) fn remove(&mut self, id: u32) {
        if let Some(bucket) = self.buckets.iter_mut().find(|bucket| **bucket == Bucket::Full(id)) {
            *bucket = Bucket::Removed;
            self.full -= 1;
            self.removed += 1;
        }
    }

    /// The first removed bucket on the way to an empty one, or the empty one.
    fn free_bucket(&self, id: u32) -> Option<usize> {
        let mask = self.buckets.len().checked_sub(1)?;
        let mut index = id.wrapping_mul(37) as usize & mask;
        let mut removed = None;
        for distance in 1..=self.buckets.len() {
            match self.buckets[index] {
                Bucket::Empty => return Some(removed.unwrap_or(index)),
                Bucket::Removed => removed = removed.or(Some(index)),
                Bucket::Full(_) => {}
            }
            index = (index + distance) & mask;
        }
        removed
    }

    fn rehash(&mut self, buckets: usize) {
        let old =
            std::mem::replace(self, NumberSet { buckets: vec![Bucket::Empty; buckets], full: 0, removed: 0 });
        for id in old.iter() {
            if let Some(index) = self.free_bucket(id) {
                self.buckets[index] = Bucket::Full(id);
                self.full += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::NumberSet;

    #[test]
    fn numbers_come_in_the_order_of_their_buckets() {
        let mut set = NumberSet::default();
        (0..4).for_each(|id| set.insert(id));
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 2, 1, 3], "buckets 0, 10, 37 and 47");
        set.remove(2);
        // 66 hashes to the bucket of 2.
        set.insert(66);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 66, 1, 3]);
        (4..60).for_each(|id| set.insert(id));
        assert_eq!(set.iter().count(), 60);
        assert_eq!(set.iter().next(), Some(0));
    }
}
