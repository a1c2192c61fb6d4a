//! Tokens of MLIR's assembly format.

/// A token: its kind and position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset after its last byte.
    pub end: u32,
}

macro_rules! tokens {
    (
        tokens { $($(#[$doc:meta])* $name:ident $(= $spelling:literal)?,)* }
        keywords { $($keyword:ident = $word:literal,)* }
    ) => {
        /// The token kinds.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[expect(missing_docs, reason = "punctuation and keywords say what they are")]
        pub enum TokenKind {
            $($(#[$doc])* $name,)*
            $($keyword,)*
        }

        impl TokenKind {
            /// The keywords and their spellings.
            const KEYWORDS: &[(Self, &[u8])] = &[$((Self::$keyword, $word.as_bytes()),)*];

            /// The keyword with this spelling.
            pub fn keyword(word: &[u8]) -> Option<Self> {
                let mut place = keyword_hash(word);
                loop {
                    let index = KEYWORD_PLACES[place].checked_sub(1)?;
                    let (kind, spelling) = Self::KEYWORDS[usize::from(index)];
                    if spelling == word {
                        return Some(kind);
                    }
                    place = (place + 1) % PLACES;
                }
            }

            /// The spelling of punctuation and keywords.
            pub fn spelling(self) -> Option<&'static str> {
                match self {
                    $($(Self::$name => Some($spelling),)?)*
                    $(Self::$keyword => Some($word),)*
                    _ => None,
                }
            }
        }
    };
}

mod kinds {
    /// The number of slots of the keyword hash table.
    const PLACES: usize = 512;

    /// The keyword index plus one for each slot; 0 for an empty slot.
    static KEYWORD_PLACES: [u8; PLACES] = keyword_places();

    const fn keyword_places() -> [u8; PLACES] {
        let mut places = [0; PLACES];
        let mut index = 0;
        while index < TokenKind::KEYWORDS.len() {
            let mut place = keyword_hash(TokenKind::KEYWORDS[index].1);
            while places[place] != 0 {
                place = (place + 1) % PLACES;
            }
            index += 1;
            places[place] = index as u8;
        }
        places
    }

    /// The first slot that is probed for a keyword.
    const fn keyword_hash(word: &[u8]) -> usize {
        match word {
            [] => 0,
            [first, ..] => {
                let (last, middle) = (word[word.len() - 1] as usize, word[word.len() / 2] as usize);
                (*first as usize * 7 + last * 31 + middle * 67 + word.len() * 131) % PLACES
            }
        }
    }

    tokens! {
        tokens {
        /// The end of the source.
        Eof,
        /// An invalid token. It has already been reported.
        Error,
        /// `foo`
        BareId,
        /// `@foo`, `@"foo"`
        AtId,
        /// `#foo`
        HashId,
        /// `%foo`
        PercentId,
        /// `^foo`
        CaretId,
        /// `!foo`
        ExclamationId,
        /// `2.0`
        Float,
        /// `42`, `0x2a`
        Integer,
        /// `"foo"`
        String,
        /// `i4`, `si8`, `ui16`
        IntType,
        Arrow = "->",
        Colon = ":",
        Comma = ",",
        Ellipsis = "...",
        Equal = "=",
        Greater = ">",
        LBrace = "{",
        LParen = "(",
        LSquare = "[",
        Less = "<",
        Minus = "-",
        Plus = "+",
        Question = "?",
        RBrace = "}",
        RParen = ")",
        RSquare = "]",
        Slash = "/",
        Star = "*",
        VerticalBar = "|",
        FileMetadataBegin = "{-#",
        FileMetadataEnd = "#-}",
        }
        keywords {
        KwAffineMap = "affine_map",
        KwAffineSet = "affine_set",
        KwArray = "array",
        KwAttributes = "attributes",
        KwBf16 = "bf16",
        KwCeildiv = "ceildiv",
        KwComplex = "complex",
        KwDense = "dense",
        KwDenseResource = "dense_resource",
        KwDistinct = "distinct",
        KwF16 = "f16",
        KwF32 = "f32",
        KwF64 = "f64",
        KwF80 = "f80",
        KwF8E5M2 = "f8E5M2",
        KwF8E4M3 = "f8E4M3",
        KwF8E4M3FN = "f8E4M3FN",
        KwF8E5M2FNUZ = "f8E5M2FNUZ",
        KwF8E4M3FNUZ = "f8E4M3FNUZ",
        KwF8E4M3B11FNUZ = "f8E4M3B11FNUZ",
        KwF8E3M4 = "f8E3M4",
        KwF4E2M1FN = "f4E2M1FN",
        KwF6E2M3FN = "f6E2M3FN",
        KwF6E3M2FN = "f6E3M2FN",
        KwF8E8M0FNU = "f8E8M0FNU",
        KwF128 = "f128",
        KwFalse = "false",
        KwFloordiv = "floordiv",
        KwFor = "for",
        KwFunc = "func",
        KwIndex = "index",
        KwLoc = "loc",
        KwMax = "max",
        KwMemref = "memref",
        KwMin = "min",
        KwMod = "mod",
        KwNone = "none",
        KwOffset = "offset",
        KwSize = "size",
        KwSparse = "sparse",
        KwStep = "step",
        KwStrided = "strided",
        KwSymbol = "symbol",
        KwTensor = "tensor",
        KwTf32 = "tf32",
        KwTo = "to",
        KwTrue = "true",
        KwTuple = "tuple",
        KwType = "type",
        KwUnit = "unit",
        KwVector = "vector",
        }
    }
}

pub use kinds::TokenKind;

impl TokenKind {
    /// Whether it is a keyword.
    pub fn is_keyword(self) -> bool {
        self as u8 >= Self::KwAffineMap as u8
    }

    /// Whether the grammar accepts the token as an identifier without a sigil.
    pub fn is_identifier(self) -> bool {
        matches!(self, Self::BareId | Self::IntType) || self.is_keyword()
    }
}
