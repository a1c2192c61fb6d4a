//! A cache from spellings to what they mean: names come again and again, and looking them up in the context takes a lock.

/// The number of spellings that are remembered; of two that fall together the newer one is.
const PLACES: usize = 256;

/// What spellings of the text mean.
pub(crate) struct SpellingCache<'a, T> {
    places: Vec<Option<(&'a [u8], T)>>,
}

impl<'a, T: Copy> SpellingCache<'a, T> {
    pub(crate) fn new() -> Self {
        SpellingCache { places: vec![None; PLACES] }
    }

    /// What was remembered of the spelling.
    #[inline]
    pub(crate) fn get(&self, spelling: &[u8]) -> Option<T> {
        match self.places[place(spelling)] {
            Some((known, meaning)) if known == spelling => Some(meaning),
            _ => None,
        }
    }

    /// Remembers what the spelling means.
    pub(crate) fn set(&mut self, spelling: &'a [u8], meaning: T) {
        self.places[place(spelling)] = Some((spelling, meaning));
    }
}

fn place(spelling: &[u8]) -> usize {
    let sum = spelling.iter().fold(spelling.len(), |sum, &byte| sum.wrapping_mul(31) + usize::from(byte));
    (sum ^ sum >> 8) % PLACES
}
