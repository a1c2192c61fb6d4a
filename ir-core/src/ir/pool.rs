//! Storage of entities: slots in one vector, allocated in runs. Freed runs are reused.

use std::collections::BTreeMap;

use super::ids::{GENERATIONS, Handle, MAX_ENTITIES};

#[cfg(debug_assertions)]
thread_local! {
    static ACCESSES: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// The number of accesses of this thread to arena entities so far, with debug assertions; 0 without. Tests
/// use it as a machine-independent measure of work.
#[must_use]
pub fn accesses() -> u64 {
    #[cfg(debug_assertions)]
    return ACCESSES.get();
    #[cfg(not(debug_assertions))]
    0
}

/// Counts accesses to entities, with debug assertions.
#[inline]
fn count_accesses(_count: usize) {
    #[cfg(debug_assertions)]
    ACCESSES.set(ACCESSES.get() + _count as u64);
}

/// A vector of slots that are allocated in runs of consecutive ones.
///
/// Freed runs are reused for runs of the same length, last freed first, so the sequence of changes of the IR
/// determines every index.
#[derive(Clone, Debug)]
pub(crate) struct Pool<T> {
    slots: Vec<T>,
    /// Starts of freed runs of one slot, the common case.
    free_single: Vec<u32>,
    /// Starts of longer freed runs by length.
    free: BTreeMap<u32, Vec<u32>>,
    /// Starts and lengths of runs with a slot that went through all generations.
    retired: Vec<(u32, u32)>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool { slots: Vec::new(), free_single: Vec::new(), free: BTreeMap::new(), retired: Vec::new() }
    }
}

impl<T> Pool<T> {
    /// Takes a freed run of `length` slots for reuse. Returns its start.
    fn reuse(&mut self, length: u32) -> Option<u32> {
        match length {
            1 => self.free_single.pop(),
            _ if self.free.is_empty() => None,
            _ => self.free.get_mut(&length)?.pop(),
        }
    }

    /// Allocates a run of `length` slots; `fill` computes each entry from its position in the run and the
    /// slot's previous entry. An empty run needs no slots.
    #[inline]
    pub(crate) fn take(&mut self, length: u32, mut fill: impl FnMut(u32, Option<&T>) -> T) -> u32 {
        if length == 0 {
            return 0;
        }
        if let Some(start) = self.reuse(length) {
            for place in 0..length {
                let slot = &mut self.slots[(start + place) as usize];
                *slot = fill(place, Some(slot));
            }
            return start;
        }
        let start = self.slots.len();
        assert!(start + length as usize <= MAX_ENTITIES, "more than {MAX_ENTITIES} entities of one kind");
        self.slots.extend((0..length).map(|place| fill(place, None)));
        start as u32
    }

    /// Frees the run for reuse.
    pub(crate) fn give_back(&mut self, start: u32, length: u32) {
        match length {
            0 => {}
            1 => self.free_single.push(start),
            _ => self.free.entry(length).or_default().push(start),
        }
    }

    #[inline]
    pub(crate) fn slot(&self, index: u32) -> &T {
        count_accesses(1);
        &self.slots[index as usize]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, index: u32) -> &mut T {
        count_accesses(1);
        &mut self.slots[index as usize]
    }

    #[inline]
    pub(crate) fn run(&self, start: u32, length: u32) -> &[T] {
        count_accesses(length as usize);
        &self.slots[start as usize..(start + length) as usize]
    }

    /// Reserves space for this many additional slots, if the system permits it.
    pub(crate) fn reserve(&mut self, slots: usize) {
        // Without the room, the pool grows as usual.
        let _ = self.slots.try_reserve_exact(slots.min(MAX_ENTITIES));
    }

    /// Appends the other pool's slots, each transformed by `moved`.
    pub(crate) fn absorb(&mut self, other: Self, moved: impl Fn(T) -> T) {
        let distance = self.slots.len() as u32;
        self.slots.extend(other.slots.into_iter().map(moved));
        self.free_single.extend(other.free_single.into_iter().map(|start| start + distance));
        for (length, starts) in other.free {
            let runs = self.free.entry(length).or_default();
            runs.extend(starts.into_iter().map(|start| start + distance));
        }
        self.retired.extend(other.retired.into_iter().map(|(start, length)| (start + distance, length)));
    }

    /// Appends a copy of a run of the other pool.
    pub(crate) fn copy_run(&mut self, other: &Self, start: u32, length: u32)
    where
        T: Clone,
    {
        self.slots.extend_from_slice(other.run(start, length));
    }

    /// Transforms the entries of the slots from `first` on.
    pub(crate) fn change_from(&mut self, first: u32, changed: impl Fn(T) -> T)
    where
        T: Clone,
    {
        self.slots[first as usize..].iter_mut().for_each(|slot| *slot = changed(slot.clone()));
    }

    /// Moves the other pool's slots from `first` on to the slots of `place`, and transforms each by
    /// `moved`. Slots past the end of this pool must come in order.
    pub(crate) fn restore(
        &mut self,
        other: Self,
        first: u32,
        place: impl Fn(u32) -> u32,
        moved: impl Fn(T) -> T,
    ) {
        for (slot, data) in (0..).zip(other.slots).skip(first as usize) {
            match self.slots.get_mut(place(slot) as usize) {
                Some(kept) => *kept = moved(data),
                None => self.slots.push(moved(data)),
            }
        }
        assert!(self.slots.len() <= MAX_ENTITIES, "more than {MAX_ENTITIES} entities of one kind");
        self.free_single.extend(other.free_single.into_iter().map(&place));
        for (length, starts) in other.free {
            self.free.entry(length).or_default().extend(starts.into_iter().map(&place));
        }
        self.retired.extend(other.retired.into_iter().map(|(start, length)| (place(start), length)));
    }

    /// Number of slots, including free ones.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Number of free slots, and of retired ones.
    pub(crate) fn num_free(&self) -> usize {
        let longer = self.free.iter().map(|(&length, starts)| length as usize * starts.len());
        let retired = self.retired.iter().map(|&(_, length)| length as usize);
        self.free_single.len() + longer.sum::<usize>() + retired.sum::<usize>()
    }
}

/// A slot that counts its generations. A free slot has no valid handle, so even handles that were never
/// created are detected: the C library checks handles that come from outside.
pub(crate) trait Slot {
    /// The generation of valid handles of this slot; [`GENERATIONS`] or more if no handle is valid.
    fn generation(&self) -> u8;
    /// The generation of the next entity in a free slot.
    fn next_generation(&self) -> u8;
    /// Frees the slot for an entity of this generation. [`GENERATIONS`] retires it.
    fn free(&mut self, next: u8);
}

impl<T: Slot> Pool<T> {
    /// The slot of the handle.
    ///
    /// # Panics
    /// When the entity was erased, so that the handle is stale, or is one of another arena with more
    /// entities.
    #[inline]
    #[track_caller]
    pub(crate) fn get<H: Handle>(&self, handle: H) -> &T {
        count_accesses(1);
        match self.slots.get(handle.index() as usize) {
            Some(slot) if slot.generation() == handle.generation() => slot,
            found => invalid(handle, found.is_some()),
        }
    }

    /// As [`get`](Pool::get), mutably.
    #[inline]
    #[track_caller]
    pub(crate) fn get_mut<H: Handle>(&mut self, handle: H) -> &mut T {
        count_accesses(1);
        match self.slots.get_mut(handle.index() as usize) {
            Some(slot) if slot.generation() == handle.generation() => slot,
            found => invalid(handle, found.is_some()),
        }
    }

    /// Whether the handle's entity was not erased.
    #[inline]
    pub(crate) fn is_live<H: Handle>(&self, handle: H) -> bool {
        self.slots.get(handle.index() as usize).is_some_and(|slot| slot.generation() == handle.generation())
    }

    /// The handle of the entity in the slot; `None` if the slot is free.
    pub(crate) fn live<H: Handle>(&self, index: u32) -> Option<H> {
        (self.slots[index as usize].generation() < GENERATIONS).then(|| self.handle(index))
    }

    /// The handle of the entity in the slot.
    #[inline]
    pub(crate) fn handle<H: Handle>(&self, index: u32) -> H {
        H::new(index, self.slots[index as usize].generation())
    }

    /// Erases the run's entities, so that their handles are stale. Slots that went through all generations
    /// are never reused, so no stale handle becomes valid again, unless [`Pool::recycle`] is called.
    pub(crate) fn erase(&mut self, start: u32, length: u32) {
        let mut reusable = true;
        for index in start..start + length {
            let slot = &mut self.slots[index as usize];
            let generation = slot.generation() + 1;
            slot.free(generation);
            reusable &= generation < GENERATIONS;
        }
        if reusable {
            self.give_back(start, length);
        } else {
            self.retired.push((start, length));
        }
    }

    /// Whether there are retired slots.
    pub(crate) fn has_retired(&self) -> bool {
        !self.retired.is_empty()
    }

    /// Frees retired runs for reuse from the first generation on, if `recycled` accepts all of their slots.
    pub(crate) fn recycle(&mut self, mut recycled: impl FnMut(u32) -> bool) {
        for (start, length) in std::mem::take(&mut self.retired) {
            if !(start..start + length).all(&mut recycled) {
                self.retired.push((start, length));
                continue;
            }
            for index in start..start + length {
                self.slots[index as usize].free(0);
            }
            self.give_back(start, length);
        }
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn invalid<H: Handle>(handle: H, has_slot: bool) -> ! {
    let (kind, index) = (H::KIND, handle.index());
    if !has_slot {
        panic!("{kind} {index} is used with an IR that never had it: it belongs to another one");
    }
    panic!("{kind} {index} (generation {}) is used after it was erased", handle.generation())
}
