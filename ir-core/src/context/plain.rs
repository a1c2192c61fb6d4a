//! Which types and attributes were found to have no alias.

use super::{Attribute, Context, Type};
use std::sync::atomic::{AtomicU32, Ordering};

/// How many of the types and attributes that were made, from the first on, have no alias of their own.
#[derive(Default)]
pub(super) struct Plain {
    attributes: AtomicU32,
    types: AtomicU32,
}

impl Context {
    /// Whether all types and attributes of the context are plain, which must be a matter of what they are only: each is
    /// asked for once. Those that other threads are making are not in what this thread knows, and left for later.
    pub(crate) fn are_all_plain(
        &self,
        is_plain_attribute: impl Fn(Attribute) -> bool,
        is_plain_type: impl Fn(Type) -> bool,
    ) -> bool {
        let attribute = |index| {
            self.data.attributes.made(index).map(|_| is_plain_attribute(Attribute::from_index(index)))
        };
        let ty = |index| self.data.types.made(index).map(|_| is_plain_type(Type::from_index(index)));
        are_plain(&self.data.plain.attributes, self.data.attributes.len(), attribute)
            && are_plain(&self.data.plain.types, self.data.types.len(), ty)
    }
}

/// Whether all up to the `end` are plain; `known` are already.
fn are_plain(known: &AtomicU32, end: u32, is_plain: impl Fn(u32) -> Option<bool>) -> bool {
    let start = known.load(Ordering::Relaxed);
    let stop = (start..end).find(|&index| is_plain(index) != Some(true));
    let new = stop.unwrap_or(end);
    known.fetch_max(new, Ordering::Relaxed);
    // Whatever is behind one that is being made may be in what this thread prints.
    (new..end).all(|index| is_plain(index) != Some(false))
}
