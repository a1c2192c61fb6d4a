//! Traits of operations.

use std::ops::BitOr;

/// A set of traits, for queries about an operation. The verifier of the definition checks the traits, not
/// these flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Traits(u64);

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident = $bit:literal;)*) => {
        impl Traits {
            $($(#[$doc])* pub const $name: Self = Self(1 << $bit);)*

            /// The traits of this name, such as `PURE`.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $(stringify!($name) => Some(Self::$name),)*
                    "PURE" => Some(Self::PURE),
                    _ => None,
                }
            }
        }
    };
}

traits! {
    /// Ends its block.
    TERMINATOR = 0;
    /// The blocks of its regions need no terminator.
    NO_TERMINATOR = 1;
    /// Its regions use no values from above.
    ISOLATED_FROM_ABOVE = 2;
    /// A symbol table: its symbol names are unique.
    SYMBOL_TABLE = 3;
    /// Is a symbol.
    SYMBOL = 4;
    /// Each of its regions has at most one block.
    SINGLE_BLOCK = 5;
    /// In its regions a use may precede the definition.
    GRAPH_REGION = 6;
    /// Symbols of affine expressions may be defined at the top level of its regions.
    AFFINE_SCOPE = 7;
    /// The order of its operands does not matter.
    COMMUTATIVE = 8;
    /// Has no operands, and a constant result; see
    /// [`OpFolder::constant_value`](crate::fold::OpFolder::constant_value).
    CONSTANT_LIKE = 9;
    /// `f(f(x))` is `f(x)` (MLIR's `IsIdempotent`).
    IDEMPOTENT = 10;
    /// `f(f(x))` is `x` (MLIR's `IsInvolution`).
    INVOLUTION = 11;
    /// Declares its memory effects; see [`OpInterfaces::effects`](crate::interfaces::OpInterfaces::effects).
    MEMORY_EFFECTS = 12;
    /// Has no memory effects; comes with [`Traits::MEMORY_EFFECTS`].
    NO_MEMORY_EFFECT = 13;
    /// The effects of operations in its regions count as its own.
    RECURSIVE_MEMORY_EFFECTS = 14;
    /// May be executed speculatively.
    ALWAYS_SPECULATABLE = 15;
    /// May be executed speculatively if all operations in its regions may.
    RECURSIVELY_SPECULATABLE = 16;
    /// Terminates a region and passes its operands to the parent operation (MLIR's `ReturnLike`).
    RETURN_LIKE = 17;
    /// A cast: it returns operands of its result types unchanged (MLIR's `CastOpInterface`).
    CAST = 18;
    /// A function (MLIR's `FunctionOpInterface`).
    FUNCTION = 19;
}

impl Traits {
    /// No traits.
    pub const NONE: Self = Self(0);

    /// May be executed speculatively and has no memory effects (MLIR's `Pure`).
    pub const PURE: Self =
        Self::ALWAYS_SPECULATABLE.union(Self::MEMORY_EFFECTS).union(Self::NO_MEMORY_EFFECT);

    /// Whether all of `wanted` are among these.
    #[must_use]
    #[inline]
    pub const fn has(self, expected: Self) -> bool {
        self.0 & expected.0 == expected.0
    }

    /// The union of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOr for Traits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}
