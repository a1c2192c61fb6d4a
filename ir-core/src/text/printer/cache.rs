//! A cache of the texts of types and attributes, as most print again and again.

use crate::context::{Attribute, Type};
use crate::text::printer::TypeElision;

/// How many texts are kept; of two that fall together the newer one is.
const PLACES: usize = 1 << 10;
/// Longer texts are not kept.
const MOST_BYTES: usize = 256;

/// What was printed.
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

/// Texts by what they are of.
#[derive(Default)]
pub(super) struct TextCache {
    /// None where nothing is kept.
    places: Vec<(Key, String)>,
}

impl TextCache {
    /// A cache that keeps texts; the default one doesn't, as it isn't worth it for a few.
    pub(super) fn enabled() -> Self {
        Self { places: vec![(Key(0), String::new()); PLACES] }
    }

    pub(super) fn is_enabled(&self) -> bool {
        !self.places.is_empty()
    }

    /// The text, if it was kept.
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
