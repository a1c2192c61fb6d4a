//! Tokens of MLIR's text.

/// A token: its kind and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset behind its last byte.
    pub end: u32,
}

macro_rules! tokens {
    (
        tokens { $($(#[$doc:meta])* $name:ident $(= $spelling:literal)?,)* }
        keywords { $($keyword:ident = $word:literal,)* }
    ) => {
        /// The kinds of tokens.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[expect(missing_docs, reason = "punctuation and keywords say what they are")]
        pub enum TokenKind {
            $($(#[$doc])* $name,)*
            $($keyword,)*
        }

        impl TokenKind {
            /// The keyword of this spelling.
            pub fn keyword(word: &[u8]) -> Option<Self> {
                $(const $keyword: &[u8] = $word.as_bytes();)*
                match word {
                    $($keyword => Some(Self::$keyword),)*
                    _ => None,
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

#[expect(
    non_upper_case_globals,
    reason = "the constants that keywords are matched with have the variants' names"
)]
mod kinds {
    tokens! {
        tokens {
        /// The end of the text.
        Eof,
        /// Something that is no token; reported already.
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
    /// Whether it is one of the reserved words.
    pub fn is_keyword(self) -> bool {
        self as u8 >= Self::KwAffineMap as u8
    }

    /// Whether the token can stand where the grammar asks for an identifier without a sigil.
    pub fn is_identifier(self) -> bool {
        matches!(self, Self::BareId | Self::IntType) || self.is_keyword()
    }
}
