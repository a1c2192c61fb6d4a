//! Flags of instructions and constant expressions.

/// Flags of instructions.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flags(u32);

impl Flags {
    pub(crate) const NONE: Self = Flags(0);
    pub(crate) const REASSOC: Self = Flags(1);
    pub(crate) const NNAN: Self = Flags(1 << 1);
    pub(crate) const NINF: Self = Flags(1 << 2);
    pub(crate) const NSZ: Self = Flags(1 << 3);
    pub(crate) const ARCP: Self = Flags(1 << 4);
    pub(crate) const CONTRACT: Self = Flags(1 << 5);
    pub(crate) const AFN: Self = Flags(1 << 6);
    pub(crate) const INBOUNDS: Self = Flags(1 << 7);
    pub(crate) const NUSW: Self = Flags(1 << 8);
    pub(crate) const NUW: Self = Flags(1 << 9);
    pub(crate) const NSW: Self = Flags(1 << 10);
    pub(crate) const EXACT: Self = Flags(1 << 11);
    pub(crate) const DISJOINT: Self = Flags(1 << 12);
    pub(crate) const NNEG: Self = Flags(1 << 13);
    const FAST: Self = Flags(0x7f);

    /// The flags of both.
    pub(crate) fn union(self, other: Self) -> Self {
        Flags(self.0 | other.0)
    }

    pub(crate) fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// These flags, if the condition holds.
    pub(crate) fn when(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }

    /// The flags of a keyword.
    pub(crate) fn from_keyword(keyword: &str) -> Option<Self> {
        if keyword == "fast" {
            return Some(Self::FAST);
        }
        let (flag, _) = Self::KEYWORDS.iter().find(|(_, found)| *found == keyword)?;
        // `inbounds` implies `nusw`.
        Some(if *flag == Self::INBOUNDS { flag.union(Self::NUSW) } else { *flag })
    }

    const KEYWORDS: [(Flags, &'static str); 14] = [
        (Flags::REASSOC, "reassoc"),
        (Flags::NNAN, "nnan"),
        (Flags::NINF, "ninf"),
        (Flags::NSZ, "nsz"),
        (Flags::ARCP, "arcp"),
        (Flags::CONTRACT, "contract"),
        (Flags::AFN, "afn"),
        (Flags::INBOUNDS, "inbounds"),
        (Flags::NUSW, "nusw"),
        (Flags::NUW, "nuw"),
        (Flags::NSW, "nsw"),
        (Flags::EXACT, "exact"),
        (Flags::DISJOINT, "disjoint"),
        (Flags::NNEG, "nneg"),
    ];

    /// The words in LLVM's order.
    pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
        let is_fast = self.has(Self::FAST);
        let single = Self::KEYWORDS.into_iter().filter(move |(flag, _)| {
            // `inbounds` implies `nusw`.
            let is_implied =
                is_fast && Self::FAST.has(*flag) || *flag == Self::NUSW && self.has(Self::INBOUNDS);
            self.has(*flag) && !is_implied
        });
        is_fast.then_some("fast").into_iter().chain(single.map(|(_, word)| word))
    }
}
