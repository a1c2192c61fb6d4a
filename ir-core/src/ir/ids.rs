//! Handles of IR entities: four bytes each, with a generation that distinguishes a live entity from an
//! erased one.

use std::fmt;
use std::num::NonZeroU32;

/// The number of bits of a handle for the slot index plus one.
const INDEX_BITS: u32 = 28;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// The number of generations of a slot. Then the slot is retired, so that a stale handle never becomes
/// valid again.
pub(crate) const GENERATIONS: u8 = 1 << (32 - INDEX_BITS);

/// The maximum number of entities of one kind in an [`Ir`](super::Ir).
pub const MAX_ENTITIES: usize = INDEX_MASK as usize - 1;

/// The interface of handles for pools: construction from a slot and a generation, and access to both.
pub(crate) trait Handle: Copy {
    /// The name of the entity's kind, for messages about stale handles.
    const KIND: &'static str;

    fn new(index: u32, generation: u8) -> Self;
    fn index(self) -> u32;
    fn generation(self) -> u8;
}

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident $kind:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU32);

        impl Handle for $name {
            const KIND: &'static str = $kind;

            #[inline]
            fn new(index: u32, generation: u8) -> Self {
                debug_assert!(index < INDEX_MASK && generation < GENERATIONS);
                let raw = (u32::from(generation) << INDEX_BITS) | ((index & INDEX_MASK) + 1);
                Self(NonZeroU32::new(raw).unwrap_or(NonZeroU32::MIN))
            }

            #[inline]
            fn index(self) -> u32 {
                (self.0.get() & INDEX_MASK) - 1
            }

            #[inline]
            fn generation(self) -> u8 {
                (self.0.get() >> INDEX_BITS) as u8
            }
        }

        impl $name {
            /// An index that is unique among the live entities of this kind, for side tables. Slots of
            /// erased entities are reused, so the order of indices is unrelated to age.
            #[must_use]
            #[inline]
            pub fn slot(self) -> usize {
                Handle::index(self) as usize
            }

            /// The handle as an integer, never 0, for interfaces that pass integers only.
            #[must_use]
            #[inline]
            pub const fn raw(self) -> u32 {
                self.0.get()
            }

            /// The handle for the result of [`Self::raw`]; `None` for invalid integers.
            #[must_use]
            #[inline]
            pub const fn from_raw(raw: u32) -> Option<Self> {
                match NonZeroU32::new(raw) {
                    Some(id) if raw & INDEX_MASK != 0 => Some(Self(id)),
                    _ => None,
                }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", $kind, Handle::index(*self))?;
                match Handle::generation(*self) {
                    0 => Ok(()),
                    generation => write!(f, ".{generation}"),
                }
            }
        }
    )*};
}

handles! {
    /// An operation of an [`Ir`](super::Ir).
    Op "op";
    /// A block: block arguments and a list of operations.
    Block "block";
    /// A region: a list of blocks, owned by an operation.
    Region "region";
    /// A value: an operation's result or a block argument.
    Value "value";
}
