//! The origin of a handle: the number of its context in the high bits of its id, so that a handle that is used with another
//! context is found out when its value is looked up, at the cost of a comparison.
//!
//! - **Invariant**: use of a handle with another context panics, in release builds too. Lookups,
//!   `Ir::create` and the setters of an IR compare the numbers.
//! - Seven contexts in a row have different numbers. Constants (`Type::I32`, …) belong to all contexts.
//!   Locations in sources are offsets and are not checked.
//! - The counter of contexts is global, but it decides only which misuse panics.

use super::{AffineExpr, AffineMap, Attribute, Context, Ident, IntegerSet, OpName, Type};
use std::sync::atomic::{AtomicU32, Ordering};

/// Number of bits of an id that hold the index in a table.
const INDEX_BITS: u32 = 28;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// The number of a context, from 1 on. Contexts use the same number again after [`Origin::COUNT`] others, and then their
/// handles cannot be told apart.
///
/// The numbers come from a counter of the process. They tell handles apart and do nothing else, so no result depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Origin(u32);

impl Origin {
    /// Number of distinct origins. Ids have three bits for them, because the highest one marks locations in sources.
    const COUNT: u32 = 7;

    /// Creates the origin of a new context.
    pub(super) fn new() -> Self {
        static CONTEXTS: AtomicU32 = AtomicU32::new(0);
        Origin(1 + CONTEXTS.fetch_add(1, Ordering::Relaxed) % Self::COUNT)
    }
}

/// The range of ids of a table: the first `shared` are the same in all contexts, and the others have the origin of theirs.
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
        // Without the origin of this context, an id of its own is an index, and every other one is larger.
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

/// A handle that knows whether it belongs to a context.
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
            /// Whether the context has a value with this handle: those that [`from_raw`](Self::from_raw) creates may be anything.
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

/// The index in the id, for tables with handles as keys.
#[inline]
pub(super) const fn slot(id: u32) -> u32 {
    id & INDEX_MASK
}
