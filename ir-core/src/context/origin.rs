//! The origin of a handle: the number of its context, in the high bits of its id. A handle of another
//! context is detected when it is resolved, at the cost of a comparison.
//!
//! - **Invariant**: use of a handle with another context panics, in release builds too. Lookups,
//!   `Ir::create` and the setters of an IR compare the origins.
//! - Seven consecutive contexts have different origins. Constants (`Type::I32`, …) belong to all contexts.
//!   Locations in sources are offsets and are not checked.
//! - The counter of contexts is global, but it only determines which misuse panics.

use super::handles::{INDEX_BITS, INDEX_MASK};
use super::{AffineExpr, AffineMap, Attribute, Context, Ident, IntegerSet, OpName, Type};
use std::sync::atomic::{AtomicU32, Ordering};

/// The number of a context, starting at 1. It repeats after [`Origin::COUNT`] contexts, and then their
/// handles cannot be distinguished.
///
/// The numbers come from a counter of the process. They only distinguish handles, so no result depends on
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Origin(u32);

impl Origin {
    /// The number of distinct origins. Ids have three bits for them, because the highest one marks
    /// locations in sources.
    const COUNT: u32 = 7;

    /// Creates the origin of a new context.
    pub(super) fn new() -> Self {
        static CONTEXTS: AtomicU32 = AtomicU32::new(0);
        Origin(1 + CONTEXTS.fetch_add(1, Ordering::Relaxed) % Self::COUNT)
    }
}

/// The range of ids of a table: the first `shared` are the same in all contexts, and the others have the
/// origin of their context.
#[derive(Clone, Copy)]
pub(super) struct Ids {
    origin: u32,
    shared: u32,
    /// The kind of the table's values with an article, for messages.
    what: &'static str,
}

impl Ids {
    pub(super) fn new(origin: Origin, shared: u32, what: &'static str) -> Self {
        Ids { origin: origin.0 << INDEX_BITS, shared, what }
    }

    /// The id of the value at `index`.
    ///
    /// # Panics
    /// When the index is too large for an id; memory is exhausted long before.
    #[inline]
    pub(super) fn id(self, index: u32) -> u32 {
        assert!(index < INDEX_MASK, "the context has {INDEX_MASK} values of one kind");
        if index < self.shared { index } else { index | self.origin }
    }

    /// The index of the value with this id.
    ///
    /// # Panics
    /// When the id belongs to another context.
    #[inline]
    #[track_caller]
    pub(super) fn index(self, id: u32) -> u32 {
        // Without the origin of this context, its own ids are indices, and all others are larger.
        let index = id ^ self.origin;
        if index <= INDEX_MASK {
            return index;
        }
        if id >= self.shared {
            self.refuse();
        }
        id
    }

    /// The index of the value with this id; `None` if the id belongs to another context.
    #[inline]
    pub(super) fn checked_index(self, id: u32) -> Option<u32> {
        let index = id ^ self.origin;
        let index = if index <= INDEX_MASK { index } else { id };
        (index < INDEX_MASK && self.id(index) == id).then_some(index)
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn refuse(self) -> ! {
        panic!("{} of one context is used with another context", self.what)
    }
}

/// A handle that can be checked against a context.
pub(crate) trait Originates {
    /// Panics when the handle belongs to another context.
    #[track_caller]
    fn assert_from(self, ctx: &Context);
}

impl Originates for Type {
    #[inline]
    #[track_caller]
    fn assert_from(self, ctx: &Context) {
        ctx.data.types.assert_has(self.index());
    }
}

impl Originates for Attribute {
    #[inline]
    #[track_caller]
    fn assert_from(self, ctx: &Context) {
        ctx.data.attributes.assert_has(self.index());
    }
}

impl Originates for OpName {
    #[inline]
    #[track_caller]
    fn assert_from(self, ctx: &Context) {
        ctx.data.op_names.assert_has(self.index());
    }
}

macro_rules! exists {
    ($($name:ident $table:ident,)*) => {$(
        impl $name {
            /// Whether the context has a value with this handle. [`from_raw`](Self::from_raw) can create
            /// any handle.
            #[must_use]
            #[inline]
            pub fn exists(self, ctx: &Context) -> bool {
                ctx.data.$table.has(self.index())
            }
        }
    )*};
}

exists! {
    Type types,
    Attribute attributes,
    Ident idents,
    AffineExpr affine_exprs,
    AffineMap affine_maps,
    IntegerSet integer_sets,
}
