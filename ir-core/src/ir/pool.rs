//! Storage of entities: slots in one vector, handed out in runs, with the runs given back used again.

use std::collections::BTreeMap;

use super::ids::{GENERATIONS, Handle, MAX_ENTITIES};

/// A vector of slots handed out in runs of neighbouring ones.
///
/// Freed runs are kept by their length and used again for runs of the same length, last freed first, so what a program
/// does to the IR decides every number.
#[derive(Clone, Debug)]
pub(crate) struct Pool<T> {
    slots: Vec<T>,
    /// Starts of freed runs of one slot, the common case.
    free_single: Vec<u32>,
    /// Starts of longer freed runs by length.
    free: BTreeMap<u32, Vec<u32>>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool { slots: Vec::new(), free_single: Vec::new(), free: BTreeMap::new() }
    }
}

impl<T> Pool<T> {
    /// The start of a freed run of `length` slots.
    fn reuse(&mut self, length: u32) -> Option<u32> {
        match length {
            1 => self.free_single.pop(),
            _ if self.free.is_empty() => None,
            _ => self.free.get_mut(&length)?.pop(),
        }
    }

    /// Takes a run of `length` slots, which `fill` makes from their place in the run and what the slot held before.
    /// An empty run takes nothing.
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

    /// Gives the run back to be used again.
    pub(crate) fn give_back(&mut self, start: u32, length: u32) {
        match length {
            0 => {}
            1 => self.free_single.push(start),
            _ => self.free.entry(length).or_default().push(start),
        }
    }

    #[inline]
    pub(crate) fn at(&self, index: u32) -> &T {
        &self.slots[index as usize]
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, index: u32) -> &mut T {
        &mut self.slots[index as usize]
    }

    #[inline]
    pub(crate) fn run(&self, start: u32, length: u32) -> &[T] {
        &self.slots[start as usize..(start + length) as usize]
    }

    /// Adds the other pool's slots behind this one's, each as `moved` makes it.
    pub(crate) fn absorb(&mut self, other: Self, moved: impl Fn(T) -> T) {
        let distance = self.slots.len() as u32;
        self.slots.extend(other.slots.into_iter().map(moved));
        self.free_single.extend(other.free_single.into_iter().map(|start| start + distance));
        for (length, starts) in other.free {
            let runs = self.free.entry(length).or_default();
            runs.extend(starts.into_iter().map(|start| start + distance));
        }
    }

    /// Adds a copy of a run of the other pool behind everything.
    pub(crate) fn copy_run(&mut self, other: &Self, start: u32, length: u32)
    where
        T: Clone,
    {
        self.slots.extend_from_slice(other.run(start, length));
    }

    /// Changes what the slots from `first` on hold.
    pub(crate) fn change_from(&mut self, first: u32, changed: impl Fn(T) -> T)
    where
        T: Clone,
    {
        self.slots[first as usize..].iter_mut().for_each(|slot| *slot = changed(slot.clone()));
    }

    /// Puts the other pool's slots from `first` on at their places, each as `moved` makes it. Places that this pool does
    /// not have yet must come in order, behind its end.
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
    }

    /// Slots ever made, free ones too.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }
}

/// A slot that knows how often it was used.
pub(crate) trait Slot {
    /// The generation that a handle must have to mean this slot; [`GENERATIONS`] when none does any more.
    fn generation(&self) -> u8;
    fn set_generation(&mut self, generation: u8);
}

impl<T: Slot> Pool<T> {
    /// The slot that the handle means.
    ///
    /// # Panics
    /// When the entity was erased: the caller kept its handle for too long.
    #[inline]
    #[track_caller]
    pub(crate) fn get<H: Handle>(&self, handle: H) -> &T {
        let slot = &self.slots[handle.index() as usize];
        if slot.generation() != handle.generation() {
            stale(handle);
        }
        slot
    }

    /// As [`get`](Pool::get), to change it.
    #[inline]
    #[track_caller]
    pub(crate) fn get_mut<H: Handle>(&mut self, handle: H) -> &mut T {
        let slot = &mut self.slots[handle.index() as usize];
        if slot.generation() != handle.generation() {
            stale(handle);
        }
        slot
    }

    /// Whether the handle's entity still exists.
    pub(crate) fn is_live<H: Handle>(&self, handle: H) -> bool {
        self.slots.get(handle.index() as usize).is_some_and(|slot| slot.generation() == handle.generation())
    }

    /// The handle of the entity in the slot.
    #[inline]
    pub(crate) fn handle<H: Handle>(&self, index: u32) -> H {
        H::new(index, self.slots[index as usize].generation())
    }

    /// Ends the run's entities: their handles are stale from now on. Slots that went through all generations are never
    /// used again, so no stale handle ever looks live.
    pub(crate) fn erase(&mut self, start: u32, length: u32) {
        let mut reusable = true;
        for index in start..start + length {
            let slot = &mut self.slots[index as usize];
            let generation = slot.generation() + 1;
            slot.set_generation(generation);
            reusable &= generation < GENERATIONS;
        }
        if reusable {
            self.give_back(start, length);
        }
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn stale<H: Handle>(handle: H) -> ! {
    panic!("{} {} (generation {}) was erased", H::KIND, handle.index(), handle.generation())
}
