//! Handles of the IR's entities: four bytes each, with a generation that distinguishes a live entity from an erased one.

use std::fmt;
use std::num::NonZeroU32;

/// Number of bits of a handle that hold the slot's index plus one.
const INDEX_BITS: u32 = 28;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// Number of generations of a slot, which is then never reused, so that no handle ever becomes valid again.
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
            /// An index that is unique among the live entities of this kind, for side tables. Slots of erased entities are
            /// reused, so the order of indices says nothing about age.
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

            /// The handle that [`Self::raw`] returned the integer of; `None` for integers that no handle has.
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
