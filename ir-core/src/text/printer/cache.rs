//! A cache of the printed forms of types and attributes. Most of them are repeated.

use crate::context::{Attribute, Type};
use crate::text::printer::TypeElision;

/// The number of cache entries. On a collision, the newer one replaces the older.
const PLACES: usize = 1 << 10;
/// The maximum length of a cached form.
const MOST_BYTES: usize = 256;

/// The printed type or attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key(u64);

impl Key {
    pub(super) fn ty(ty: Type) -> Self {
        Self(u64::from(ty.raw()) << 2)
    }

    pub(super) fn attribute(attribute: Attribute, elision: TypeElision) -> Self {
        Self(u64::from(attribute.raw()) << 2 | (1 + elision as u64))
    }

    fn place(self) -> usize {
        (self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54) as usize % PLACES
    }
}

/// Printed forms by type or attribute.
#[derive(Default)]
pub(super) struct TextCache {
    /// Empty if the cache is disabled.
    places: Vec<(Key, String)>,
}

impl TextCache {
    /// An enabled cache. The default one is disabled, because a cache is not worthwhile for a few entities.
    pub(super) fn enabled() -> Self {
        Self { places: vec![(Key(0), String::new()); PLACES] }
    }

    pub(super) fn is_enabled(&self) -> bool {
        !self.places.is_empty()
    }

    /// The printed form, if it is cached.
    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<&str> {
        let (known, text) = self.places.get(key.place())?;
        (*known == key).then_some(text)
    }

    pub(super) fn set(&mut self, key: Key, text: &str) {
        if text.len() <= MOST_BYTES
            && let Some((known, kept)) = self.places.get_mut(key.place())
        {
            *known = key;
            kept.clear();
            kept.push_str(text);
        }
    }
}
