//! Traits of operations.

use std::ops::BitOr;

/// A set of traits, for those who ask what an operation promises. What they demand of it is checked by
/// [`OpDefinition::verify`](super::OpDefinition::verify), not by these flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Traits(u64);

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident = $bit:literal;)*) => {
        impl Traits {
            $($(#[$doc])* pub const $name: Self = Self(1 << $bit);)*
        }
    };
}

traits! {
    /// Ends its block.
    TERMINATOR = 0;
    /// Its regions' blocks need no terminator.
    NO_TERMINATOR = 1;
    /// Its regions use no values from outside.
    ISOLATED_FROM_ABOVE = 2;
    /// Holds symbols, each of a name of its own.
    SYMBOL_TABLE = 3;
    /// Is a symbol.
    SYMBOL = 4;
    /// Each of its regions has one block at most.
    SINGLE_BLOCK = 5;
    /// In its regions a use may come before the definition.
    GRAPH_REGION = 6;
    /// Symbols of affine expressions may be defined at its top.
    AFFINE_SCOPE = 7;
    /// The order of its operands does not matter.
    COMMUTATIVE = 8;
    /// Has no operands, and a result that is a constant; see [`OpDefinition::constant_value`](super::OpDefinition).
    CONSTANT_LIKE = 9;
    /// Applied to its own result it changes nothing (MLIR's `IsIdempotent`).
    IDEMPOTENT = 10;
    /// Applied twice it gives its operand again (MLIR's `IsInvolution`).
    INVOLUTION = 11;
    /// Says what it does to memory; [`OpDefinition::effects`](super::OpDefinition) tells what.
    MEMORY_EFFECTS = 12;
    /// Does nothing to memory; comes with [`Traits::MEMORY_EFFECTS`].
    NO_MEMORY_EFFECT = 13;
    /// What is in its regions has effects, and these are the operation's, too.
    RECURSIVE_MEMORY_EFFECTS = 14;
    /// May be executed where it was not before.
    ALWAYS_SPECULATABLE = 15;
    /// May be executed where it was not before if everything in its regions may.
    RECURSIVELY_SPECULATABLE = 16;
    /// Ends a region and gives the operation around its operands (MLIR's `ReturnLike`).
    RETURN_LIKE = 17;
    /// Only changes types: with operands of its results' types it gives these (MLIR's `CastOpInterface`).
    CAST = 18;
}

impl Traits {
    /// No traits.
    pub const NONE: Self = Self(0);

    /// May be executed anywhere and does nothing to memory (MLIR's `Pure`).
    pub const PURE: Self = Self::ALWAYS_SPECULATABLE.with(Self::MEMORY_EFFECTS).with(Self::NO_MEMORY_EFFECT);

    /// Whether all of `wanted` are among these.
    #[must_use]
    #[inline]
    pub const fn has(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    /// These and the others.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOr for Traits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

/// How definitions and uses of values in a region relate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum RegionKind {
    /// Definitions dominate uses.
    Ssa,
    /// In any order.
    Graph,
}
