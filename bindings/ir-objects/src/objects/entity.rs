//! The entities of a context that words are handles of.

use super::Objects;
use crate::misuse::Misuse;
use crate::word::Kind;
use ir_core::context::{AffineExpr, AffineMap, Attribute, Ident, IntegerSet, Location, Type};
use ir_core::ir::{Block, EntityKind, Op, Region, Value};

/// A handle of `ir-core` that has [`Word`](crate::Word)s.
pub trait Entity: Copy {
    /// The kind of its words.
    const KIND: Kind;

    /// The handle as an integer.
    #[doc(hidden)]
    fn raw(self) -> u32;

    /// The handle for an integer and an epoch, if it is of what exists and did not move.
    #[doc(hidden)]
    fn found(objects: &Objects, raw: u32, epoch: u16) -> Option<Self>;

    /// The handle for an integer and an epoch.
    #[doc(hidden)]
    fn checked(objects: &Objects, raw: u32, epoch: u16) -> Result<Self, Misuse>;

    /// The epoch of its words.
    #[doc(hidden)]
    fn epoch(self, objects: &Objects) -> u16;
}

/// Values that a context interns live as long as it does.
macro_rules! interned {
    ($($name:ident $kind:ident,)*) => {$(
        impl Entity for $name {
            const KIND: Kind = Kind::$kind;

            #[inline]
            fn raw(self) -> u32 {
                self.raw()
            }

            #[inline(always)]
            fn found(objects: &Objects, raw: u32, epoch: u16) -> Option<Self> {
                let value = Self::from_raw(raw)?;
                (epoch == objects.generation && value.exists(objects.context())).then_some(value)
            }

            fn checked(objects: &Objects, raw: u32, epoch: u16) -> Result<Self, Misuse> {
                let is_current = epoch == objects.generation;
                let misuse = if is_current { Misuse::NoWord } else { Misuse::ContextDestroyed };
                Self::found(objects, raw, epoch).ok_or(misuse)
            }

            #[inline]
            fn epoch(self, objects: &Objects) -> u16 {
                objects.generation
            }
        }
    )*};
}

interned! {
    Type Type,
    Attribute Attribute,
    Location Location,
    Ident Identifier,
    AffineExpr AffineExpr,
    AffineMap AffineMap,
    IntegerSet IntegerSet,
}

/// Entities of the IR live until they are erased.
macro_rules! in_arena {
    ($($name:ident $kind:ident $entity:ident $is_live:ident $moved:expr,)*) => {$(
        impl Entity for $name {
            const KIND: Kind = Kind::$kind;

            #[inline]
            fn raw(self) -> u32 {
                self.raw()
            }

            #[inline(always)]
            fn found(objects: &Objects, raw: u32, epoch: u16) -> Option<Self> {
                let handle = Self::from_raw(raw)?;
                let is_current = epoch == objects.epochs.get(EntityKind::$entity, handle.slot());
                (is_current && objects.ir.$is_live(handle)).then_some(handle)
            }

            fn checked(objects: &Objects, raw: u32, epoch: u16) -> Result<Self, Misuse> {
                if Self::from_raw(raw).is_none() {
                    return Err(Misuse::NoWord);
                }
                if let Some(handle) = Self::found(objects, raw, epoch) {
                    return Ok(handle);
                }
                let moved: fn(&Objects, u32, u16) -> Option<Self> = $moved;
                moved(objects, raw, epoch).filter(|&handle| objects.ir.$is_live(handle)).ok_or(Misuse::Erased)
            }

            #[inline]
            fn epoch(self, objects: &Objects) -> u16 {
                objects.epochs.get(EntityKind::$entity, self.slot())
            }
        }
    )*};
}

in_arena! {
    Op Operation Op is_live |_, _, _| None,
    Block Block Block is_live_block |_, _, _| None,
    Region Region Region is_live_region |objects, raw, epoch| objects.adopted.get(raw, epoch),
    Value Value Value is_live_value |_, _, _| None,
}
