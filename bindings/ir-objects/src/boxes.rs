//! Objects outside of any context: registries, pass managers, sets of patterns.

use crate::misuse::Misuse;
use crate::word::{EPOCHS, Kind, Word};
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The objects of one type, by their words. Meant for a `static`:
///
/// ```
/// use ir_objects::{Boxes, Misuse};
///
/// static NAMES: Boxes<String> = Boxes::new(1);
/// let word = NAMES.add("a".to_owned())?;
/// assert_eq!(*NAMES.get(word)?, "a");
/// NAMES.remove(word)?;
/// assert_eq!(NAMES.get(word), Err(Misuse::Erased));
/// # Ok::<(), Misuse>(())
/// ```
pub struct Boxes<T> {
    /// Distinguishes the words of one type from those of others.
    tag: u16,
    slots: Mutex<Slots<T>>,
}

struct Slots<T> {
    slots: Vec<(u16, Option<Arc<T>>)>,
    free: Vec<u32>,
}

impl<T> Boxes<T> {
    /// No objects. The tags of different types must differ, and be less than 4096.
    #[must_use]
    pub const fn new(tag: u16) -> Self {
        Boxes { tag, slots: Mutex::new(Slots { slots: Vec::new(), free: Vec::new() }) }
    }

    fn lock(&self) -> MutexGuard<'_, Slots<T>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an object, and returns its word.
    ///
    /// # Errors
    /// When there are too many.
    pub fn add(&self, object: T) -> Result<Word, Misuse> {
        let mut slots = self.lock();
        let index = match slots.free.pop() {
            Some(index) => index,
            None => {
                slots.slots.push((0, None));
                u32::try_from(slots.slots.len() - 1).map_err(|_| Misuse::Full)?
            }
        };
        let (epoch, slot) = &mut slots.slots[index as usize];
        *epoch = 1 + *epoch % EPOCHS;
        *slot = Some(Arc::new(object));
        Ok(Word::new(Kind::Boxed, self.tag, index, *epoch))
    }

    /// Adds an object that is removed when the result is dropped.
    ///
    /// # Errors
    /// When there are too many.
    pub fn add_scoped(&'static self, object: T) -> Result<Scoped<T>, Misuse> {
        let word = self.add(object)?;
        Ok(Scoped { boxes: self, word, object: self.get(word)? })
    }

    fn index(&self, word: Word) -> Result<usize, Misuse> {
        match word.kind() {
            Some(Kind::Boxed) if word.context() == self.tag => Ok(word.raw() as usize),
            Some(found) => Err(Misuse::WrongKind { found, expected: Kind::Boxed }),
            None => Err(Misuse::NoWord),
        }
    }

    /// The object of a word.
    ///
    /// # Errors
    /// When there is none.
    pub fn get(&self, word: Word) -> Result<Arc<T>, Misuse> {
        let index = self.index(word)?;
        match self.lock().slots.get(index) {
            Some((epoch, Some(object))) if *epoch == word.epoch() => Ok(object.clone()),
            _ => Err(Misuse::Erased),
        }
    }

    /// Removes the object of a word.
    ///
    /// # Errors
    /// When there is none.
    pub fn remove(&self, word: Word) -> Result<Arc<T>, Misuse> {
        let index = self.index(word)?;
        let mut slots = self.lock();
        let object = match slots.slots.get_mut(index) {
            Some((epoch, slot)) if *epoch == word.epoch() => slot.take(),
            _ => None,
        };
        let object = object.ok_or(Misuse::Erased)?;
        slots.free.push(index as u32);
        Ok(object)
    }
}

/// An object that stays in its [`Boxes`] until this is dropped, also by a panic or an exception of a foreign
/// caller.
pub struct Scoped<T: 'static> {
    boxes: &'static Boxes<T>,
    word: Word,
    object: Arc<T>,
}

impl<T> Scoped<T> {
    /// The word of the object.
    #[must_use]
    pub fn word(&self) -> Word {
        self.word
    }
}

impl<T> Deref for Scoped<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.object
    }
}

impl<T> Drop for Scoped<T> {
    fn drop(&mut self) {
        // A holder of the handle may have removed it already.
        self.boxes.remove(self.word).ok();
    }
}
