//! The record of types and attributes without aliases.
//!
//! The printer skips the dry run for aliases if nothing in the context can have one.

use super::{Attribute, Context, Type};
use std::sync::atomic::{AtomicU32, Ordering};

/// The length of the prefix of the attributes and of the types, by index, that have no alias of their own.
#[derive(Default)]
pub(super) struct AliasFree {
    attributes: AtomicU32,
    types: AtomicU32,
}

impl Context {
    /// Whether all types and attributes of the context are alias-free. The predicates must depend on the type or attribute only,
    /// as each is tested once. Entries that other threads are creating are unknown to this thread and are tested later.
    pub(crate) fn are_all_alias_free(
        &self,
        is_alias_free_attribute: impl Fn(Attribute) -> bool,
        is_alias_free_type: impl Fn(Type) -> bool,
    ) -> bool {
        let attribute = |index| {
            self.data
                .attributes
                .created(index)
                .map(|(id, _)| is_alias_free_attribute(Attribute::from_index(id)))
        };
        let ty =
            |index| self.data.types.created(index).map(|(id, _)| is_alias_free_type(Type::from_index(id)));
        are_alias_free(&self.data.alias_free.attributes, self.data.attributes.len(), attribute)
            && are_alias_free(&self.data.alias_free.types, self.data.types.len(), ty)
    }
}

/// Whether all entries up to `end` are alias-free; the first `known` ones are already known to be.
fn are_alias_free(known: &AtomicU32, end: u32, is_alias_free: impl Fn(u32) -> Option<bool>) -> bool {
    let start = known.load(Ordering::Relaxed);
    let stop = (start..end).find(|&index| is_alias_free(index) != Some(true));
    let new = stop.unwrap_or(end);
    known.fetch_max(new, Ordering::Relaxed);
    // Entries after one that is being created may be in the IR that this thread prints.
    (new..end).all(|index| is_alias_free(index) != Some(false))
}
