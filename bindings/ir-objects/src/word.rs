//! Words: handles of foreign callers.

use std::num::NonZeroU64;

/// The kind of the entity of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// A context.
    Context = 1,
    /// An operation.
    Operation,
    /// A block.
    Block,
    /// A region.
    Region,
    /// A value.
    Value,
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// A location.
    Location,
    /// An identifier.
    Identifier,
    /// An affine expression.
    AffineExpr,
    /// An affine map.
    AffineMap,
    /// An integer set.
    IntegerSet,
    /// A dialect.
    Dialect,
    /// An object outside of any context, in [`Boxes`](crate::Boxes).
    Boxed,
    /// An operand of an operation.
    Operand,
}

impl Kind {
    /// All kinds, in the order of their numbers from 1 on.
    const ALL: [Kind; 15] = [
        Kind::Context,
        Kind::Operation,
        Kind::Block,
        Kind::Region,
        Kind::Value,
        Kind::Type,
        Kind::Attribute,
        Kind::Location,
        Kind::Identifier,
        Kind::AffineExpr,
        Kind::AffineMap,
        Kind::IntegerSet,
        Kind::Dialect,
        Kind::Boxed,
        Kind::Operand,
    ];

    /// The kind's name with an article, for messages.
    #[must_use]
    pub fn described(self) -> &'static str {
        match self {
            Kind::Context => "a context",
            Kind::Operation => "an operation",
            Kind::Block => "a block",
            Kind::Region => "a region",
            Kind::Value => "a value",
            Kind::Type => "a type",
            Kind::Attribute => "an attribute",
            Kind::Location => "a location",
            Kind::Identifier => "an identifier",
            Kind::AffineExpr => "an affine expression",
            Kind::AffineMap => "an affine map",
            Kind::IntegerSet => "an integer set",
            Kind::Dialect => "a dialect",
            Kind::Boxed => "an object",
            Kind::Operand => "an operand",
        }
    }
}

/// A handle of one word, never 0: the kind, the index of the context, the handle in the context (32 bits),
/// and an epoch. The epoch distinguishes the entity from earlier entities in the same slot.
///
/// Equal words are handles of the same entity. The epoch, in the highest 16 bits, is never 0, so that no
/// address of user memory is a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Word(NonZeroU64);

const KIND_SHIFT: u32 = 32;
const CONTEXT_SHIFT: u32 = 36;
const EPOCH_SHIFT: u32 = 48;

/// Number of contexts that a word can distinguish.
pub(crate) const CONTEXTS: usize = 1 << (EPOCH_SHIFT - CONTEXT_SHIFT);

/// Number of epochs.
pub(crate) const EPOCHS: u16 = u16::MAX;

impl Word {
    pub(crate) fn new(kind: Kind, context: u16, raw: u32, epoch: u16) -> Self {
        debug_assert!((context as usize) < CONTEXTS && epoch != 0);
        let bits = u64::from(raw)
            | (kind as u64) << KIND_SHIFT
            | u64::from(context) << CONTEXT_SHIFT
            | u64::from(epoch) << EPOCH_SHIFT;
        // The kind is not 0.
        Word(NonZeroU64::new(bits).unwrap_or(NonZeroU64::MIN))
    }

    /// The word of these bits; `None` for 0. Any other bits are a word, which may be refused wherever it is
    /// used.
    #[must_use]
    #[inline]
    pub fn from_bits(bits: u64) -> Option<Self> {
        NonZeroU64::new(bits).map(Word)
    }

    /// The bits.
    #[must_use]
    #[inline]
    pub fn bits(self) -> u64 {
        self.0.get()
    }

    /// The kind; `None` if these are the bits of no word.
    #[must_use]
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        let index = (self.bits() >> KIND_SHIFT) as usize & 0xf;
        if self.epoch() == 0 { None } else { Kind::ALL.get(index.wrapping_sub(1)).copied() }
    }

    /// Whether these are the bits of a word of this kind, or of no word.
    #[inline]
    pub(crate) fn is_of(self, kind: Kind) -> bool {
        (self.bits() >> KIND_SHIFT) as u8 & 0xf == kind as u8
    }

    /// The handle in the context.
    #[inline]
    pub(crate) fn raw(self) -> u32 {
        self.bits() as u32
    }

    /// The number of the context.
    #[inline]
    pub(crate) fn context(self) -> u16 {
        (self.bits() >> CONTEXT_SHIFT) as u16 & (CONTEXTS as u16 - 1)
    }

    #[inline]
    pub(crate) fn epoch(self) -> u16 {
        (self.bits() >> EPOCH_SHIFT) as u16
    }
}
