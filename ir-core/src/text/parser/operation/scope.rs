//! Scoped names: of values (`%name`, `%name#1`) and of blocks (`^name`).

use crate::text::{half, spread};
use hashbrown::HashTable;

/// A name in the source, with its sigil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Name {
    /// Offset of the sigil.
    pub(super) start: u32,
    /// Offset after the name.
    pub(super) end: u32,
    /// Index of the result (`%name#number`); 0 otherwise.
    pub(super) index: u32,
}

/// A name and its meaning.
struct Entry<T> {
    name: Name,
    /// The namespace; isolated scopes have different ones.
    space: u32,
    /// The part of the name's hash that the table does not contain. Names with different hashes are not
    /// compared: the source of the other name may have been released, and would be read again.
    check: u32,
    meaning: T,
}

/// The names of all open scopes.
///
/// Scopes nest. An isolated scope does not see the names of enclosing ones. *Recorded* names end with the
/// innermost scope. Other names end with the innermost isolated scope, because a use may precede its
/// definition, which is then in one of the enclosing scopes.
pub(super) struct Names<'a, T> {
    text: &'a [u8],
    /// Entries, each with a part of its name's hash, so that growing the table does not hash names again.
    table: HashTable<(u32, u32)>,
    /// Names that are integers, as in printed modules.
    numbers: Numbers,
    entries: Vec<Entry<T>>,
    free: Vec<u32>,
    /// Entries that end with their scope, innermost scope last.
    recorded: Vec<u32>,
    /// The namespace of each open scope, and the number of previously recorded entries.
    scopes: Vec<(u32, u32)>,
    next_space: u32,
}

impl<'a, T> Names<'a, T> {
    pub(super) fn new(text: &'a [u8]) -> Self {
        Names {
            text,
            table: HashTable::new(),
            numbers: Numbers::default(),
            entries: Vec::new(),
            free: Vec::new(),
            recorded: Vec::new(),
            scopes: Vec::new(),
            next_space: 0,
        }
    }

    /// Opens a scope.
    pub(super) fn push(&mut self, isolated: bool) {
        let space = match self.scopes.last() {
            Some(&(space, _)) if !isolated => space,
            _ => {
                self.next_space += 1;
                self.next_space
            }
        };
        self.scopes.push((space, self.recorded.len() as u32));
    }

    /// Closes the innermost scope; `ended` is called for each recorded name.
    pub(super) fn pop(&mut self, mut ended: impl FnMut(Name, &T)) {
        let Some((_, start)) = self.scopes.pop() else { return };
        if start == 0 && self.are_all_recorded() {
            return self.clear(ended);
        }
        for at in start as usize..self.recorded.len() {
            let index = self.recorded[at];
            let entry = &self.entries[index as usize];
            ended(entry.name, &entry.meaning);
            if self.numbers.remove(entry.space, number(self.text, entry.name), index) {
                self.free.push(index);
                continue;
            }
            let hash = hash(self.text, entry.space, entry.name);
            if let Ok(found) = self.table.find_entry(spread(half(hash)), |&(other, _)| other == index) {
                found.remove();
                self.free.push(index);
            }
        }
        self.recorded.truncate(start as usize);
    }

    /// Ends all names.
    fn clear(&mut self, mut ended: impl FnMut(Name, &T)) {
        // Clearing takes time proportional to the table's capacity.
        let sparse = self.table.len() * 4 < self.table.capacity();
        for index in self.recorded.drain(..) {
            let entry = &self.entries[index as usize];
            ended(entry.name, &entry.meaning);
            if sparse {
                let hash = hash(self.text, entry.space, entry.name);
                if let Ok(found) = self.table.find_entry(spread(half(hash)), |&(other, _)| other == index) {
                    found.remove();
                }
            }
        }
        self.table.clear();
        self.numbers.clear();
        self.entries.clear();
        self.free.clear();
    }

    /// Ends all scopes, and returns the names that were recorded, in their order. Unlike [`pop`](Self::pop),
    /// it does not read the names.
    pub(super) fn take_recorded(&mut self) -> Vec<(Name, T)>
    where
        T: Copy,
    {
        let Names { entries, recorded, .. } = std::mem::replace(self, Names::new(self.text));
        if recorded.iter().copied().eq(0..entries.len() as u32) {
            // In the memory of the entries.
            return entries.into_iter().map(|entry| (entry.name, entry.meaning)).collect();
        }
        let named = |index: u32| (entries[index as usize].name, entries[index as usize].meaning);
        recorded.into_iter().map(named).collect()
    }

    /// Drops the names of the innermost scope, which stays open, without reading them. Has no effect if
    /// there are other names.
    pub(super) fn forget_scope(&mut self) {
        let Some(&(_, start)) = self.scopes.last() else { return };
        if start == 0 && self.are_all_recorded() {
            let scopes = std::mem::take(&mut self.scopes);
            *self = Names { scopes, next_space: self.next_space, ..Names::new(self.text) };
        }
    }

    /// Whether all names end with their scopes.
    fn are_all_recorded(&self) -> bool {
        self.table.len() + self.numbers.count == self.recorded.len()
    }

    /// Whether the innermost scope sees the names of the outermost one.
    pub(super) fn is_inner_scope(&self) -> bool {
        match &self.scopes[..] {
            [(outer, _), .., (inner, _)] => outer == inner,
            _ => false,
        }
    }

    /// Whether the table is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.table.is_empty() && self.numbers.count == 0
    }

    fn space(&self) -> u32 {
        self.scopes.last().map_or(0, |scope| scope.0)
    }

    /// The entry of a name, if it is visible.
    #[inline]
    pub(super) fn find(&self, name: Name) -> Option<u32> {
        let space = self.space();
        self.find_in(space, name, number(self.text, name))
    }

    /// The entry of a name. `number` is the name as an integer, if it is one.
    #[inline]
    fn find_in(&self, space: u32, name: Name, number: Option<u32>) -> Option<u32> {
        self.numbers.find(space, number).or_else(|| self.find_spelled(space, name))
    }

    fn find_spelled(&self, space: u32, name: Name) -> Option<u32> {
        if self.table.is_empty() {
            return None;
        }
        let bytes = bytes(self.text, name);
        let hash = hash(self.text, space, name);
        let same = |&(index, of_other): &(u32, u32)| {
            if of_other != half(hash) {
                return false;
            }
            let entry = &self.entries[index as usize];
            entry.check == check(hash)
                && entry.space == space
                && entry.name.index == name.index
                && bytes == self::bytes(self.text, entry.name)
        };
        self.table.find(spread(half(hash)), same).map(|&(index, _)| index)
    }

    pub(super) fn meaning(&self, entry: u32) -> &T {
        &self.entries[entry as usize].meaning
    }

    pub(super) fn meaning_mut(&mut self, entry: u32) -> &mut T {
        &mut self.entries[entry as usize].meaning
    }

    /// Adds a name that has no entry.
    pub(super) fn add(&mut self, name: Name, meaning: T) -> u32 {
        let number = number(self.text, name);
        self.add_in(self.space(), name, number, meaning)
    }

    /// Adds a name. If it already has an entry, returns the entry as the error.
    pub(super) fn add_new(&mut self, name: Name, meaning: T) -> Result<u32, u32> {
        let (space, number) = (self.space(), number(self.text, name));
        match self.find_in(space, name, number) {
            Some(entry) => Err(entry),
            None => Ok(self.add_in(space, name, number, meaning)),
        }
    }

    fn add_in(&mut self, space: u32, name: Name, number: Option<u32>, meaning: T) -> u32 {
        let entry = Entry { name, space, check: 0, meaning };
        let index = match self.free.pop() {
            Some(index) => {
                self.entries[index as usize] = entry;
                index
            }
            None => {
                self.entries.push(entry);
                self.entries.len() as u32 - 1
            }
        };
        let Names { text, table, numbers, entries, .. } = self;
        if numbers.add(space, number, index) {
            return index;
        }
        let hash = hash(text, space, name);
        entries[index as usize].check = check(hash);
        table.insert_unique(spread(half(hash)), (index, half(hash)), |&(_, hash)| spread(hash));
        index
    }

    /// Records an entry, so that it ends with the innermost scope.
    pub(super) fn record(&mut self, entry: u32) {
        self.recorded.push(entry);
    }
}

/// Entries of names that are integers, within a window of integers of one namespace.
#[derive(Default)]
struct Numbers {
    /// The namespace of the names.
    space: u32,
    /// The first integer of the window.
    base: u32,
    /// The entry of each integer plus one; 0 without an entry.
    window: Vec<u32>,
    /// The number of entries.
    count: usize,
}

impl Numbers {
    #[inline]
    fn find(&self, space: u32, number: Option<u32>) -> Option<u32> {
        if space != self.space {
            return None;
        }
        let place = number?.checked_sub(self.base)?;
        self.window.get(place as usize)?.checked_sub(1)
    }

    /// Adds an entry if it fits into the window, and returns whether it does. The window's size is limited
    /// by its number of entries.
    fn add(&mut self, space: u32, number: Option<u32>, entry: u32) -> bool {
        let Some(number) = number else { return false };
        if self.count == 0 {
            self.space = space;
            self.base = number;
            self.window.clear();
        }
        let Some(place) = number.checked_sub(self.base) else { return false };
        let place = place as usize;
        if space != self.space {
            return false;
        }
        if place >= self.window.len() {
            if place > 4 * self.count + 1024 {
                return false;
            }
            self.window.resize(place + 1, 0);
        }
        self.window[place] = entry + 1;
        self.count += 1;
        true
    }

    /// Removes the entry. Returns whether it was present.
    fn remove(&mut self, space: u32, number: Option<u32>, entry: u32) -> bool {
        if space != self.space {
            return false;
        }
        let place = number.and_then(|number| number.checked_sub(self.base));
        let slot = place.and_then(|place| self.window.get_mut(place as usize));
        let Some(slot) = slot.filter(|slot| **slot == entry + 1) else { return false };
        *slot = 0;
        self.count -= 1;
        true
    }

    fn clear(&mut self) {
        self.window.clear();
        self.count = 0;
    }
}

/// The integer that a name consists of; `None` for names such as `%01`, which differ from `%1`.
#[inline]
fn number(text: &[u8], name: Name) -> Option<u32> {
    let digits = &text[name.start as usize + 1..name.end as usize];
    if name.index != 0 || digits.len() > 9 || (digits.len() > 1 && digits[0] == b'0') {
        return None;
    }
    let add = |number, &digit: &u8| digit.is_ascii_digit().then(|| number * 10 + u32::from(digit - b'0'));
    digits.iter().try_fold(0, add)
}

fn bytes(text: &[u8], name: Name) -> &[u8] {
    &text[name.start as usize..name.end as usize]
}

/// A sufficient hash for a table of names. They differ mostly at their ends.
fn hash(text: &[u8], space: u32, name: Name) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut hash = u64::from(space) << 32 | u64::from(name.index);
    let mut rest = bytes(text, name);
    while let Some((chunk, tail)) = rest.split_last_chunk::<8>().map(|(tail, chunk)| (chunk, tail)) {
        hash = (hash.rotate_left(5) ^ u64::from_le_bytes(*chunk)).wrapping_mul(FACTOR);
        rest = tail;
    }
    let last = rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
    (hash.rotate_left(5) ^ last).wrapping_mul(FACTOR)
}

/// The part of a hash that [`half`] does not determine.
fn check(hash: u64) -> u32 {
    (hash >> 32) as u32
}
