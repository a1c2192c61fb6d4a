//! Traits of operations.

use std::ops::BitOr;

/// A set of traits.
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
    /// Its regions' first blocks have no arguments.
    NO_REGION_ARGUMENTS = 6;
    /// In its regions a use may come before the definition.
    GRAPH_REGION = 7;
    /// Has no operands.
    ZERO_OPERANDS = 8;
    /// Has no results.
    ZERO_RESULTS = 9;
    /// Has no regions.
    ZERO_REGIONS = 10;
    /// Has no successors.
    ZERO_SUCCESSORS = 11;
    /// Has one operand.
    ONE_OPERAND = 12;
    /// Has one result.
    ONE_RESULT = 13;
    /// Has one region.
    ONE_REGION = 14;
    /// Has one successor.
    ONE_SUCCESSOR = 15;
    /// Symbols of affine expressions may be defined at its top.
    AFFINE_SCOPE = 16;
}

impl Traits {
    /// No traits.
    pub const NONE: Self = Self(0);

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
