//! Handles of the IR's entities: four bytes each, with a generation that tells a live entity from an erased one.

use std::fmt;
use std::num::NonZeroU32;

/// Bits of a handle that hold the slot's number plus one.
const INDEX_BITS: u32 = 28;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// Generations a slot goes through before it is given up, so that no handle ever comes back.
pub(crate) const GENERATIONS: u8 = 1 << (32 - INDEX_BITS);

/// The most entities of one kind that an [`Ir`](super::Ir) holds.
pub const MAX_ENTITIES: usize = INDEX_MASK as usize - 1;

/// What a pool needs of a handle: the slot's number and its generation, and how to make one of both.
pub(crate) trait Handle: Copy {
    /// What the entity is called in messages about handles of erased ones.
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
            /// A number that no other live entity of this kind has; slots of erased entities are used again, so it
            /// says nothing about age. Good as an index of side tables.
            #[must_use]
            #[inline]
            pub fn slot(self) -> usize {
                Handle::index(self) as usize
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
    /// A block: a list of operations with arguments.
    Block "block";
    /// A region: a list of blocks, owned by an operation.
    Region "region";
    /// A value: the result of an operation, or the argument of a block.
    Value "value";
}
