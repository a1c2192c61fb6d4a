//! Interned strings.

use super::interner::{Interner, hash_of};
use super::{Context, Ident};

/// The contents of an [`Ident`]. As in MLIR, they end with a zero byte, because C programs read them
/// without their length.
pub(super) enum IdentData {
    /// Valid UTF-8, the common case.
    Text(Box<str>),
    /// Bytes that are not UTF-8 (MLIR's escapes permit any), and their lossy conversion.
    Bytes(Box<[u8]>, Box<str>),
}

impl IdentData {
    fn new(bytes: &[u8]) -> Self {
        match String::from_utf8([bytes, b"\0"].concat()) {
            Ok(text) => Self::Text(text.into()),
            Err(error) => Self::Bytes(error.into_bytes().into(), String::from_utf8_lossy(bytes).into()),
        }
    }

    fn bytes(&self) -> &[u8] {
        let ended = match self {
            Self::Text(text) => text.as_bytes(),
            Self::Bytes(bytes, _) => bytes,
        };
        &ended[..ended.len() - 1]
    }
}

/// The property with the operand segment sizes.
pub const OPERAND_SIZES: &str = "operandSegmentSizes";
/// The property with the result segment sizes.
pub const RESULT_SIZES: &str = "resultSegmentSizes";

/// The first identifiers of each context: names that most operations look up.
const FIRST: [&str; 2] = [OPERAND_SIZES, RESULT_SIZES];

/// The number of identifiers with the same handles in all contexts.
pub(super) const SHARED: u32 = FIRST.len() as u32;

impl Context {
    pub(super) fn intern_first_idents(&self) {
        for text in FIRST {
            self.ident(text);
        }
    }

    /// Interns `text`.
    pub fn ident(&self, text: &str) -> Ident {
        self.ident_bytes(text.as_bytes())
    }

    /// Interns any bytes.
    pub fn ident_bytes(&self, bytes: &[u8]) -> Ident {
        let idents: &Interner<IdentData> = &self.data.idents;
        let index = idents.intern(hash_of(bytes), |d| d.bytes() == bytes, || IdentData::new(bytes));
        Ident::from_index(index)
    }
}

impl Ident {
    /// The name of the property with the operand segment sizes.
    pub(crate) const OPERAND_SIZES: Self = Self::from_index(0);
    /// The name of the property with the result segment sizes.
    pub(crate) const RESULT_SIZES: Self = Self::from_index(1);

    /// The string; bytes that are not UTF-8 become U+FFFD. Compare handles, not strings, to compare
    /// identifiers.
    #[track_caller]
    pub fn as_str(self, ctx: &Context) -> &str {
        match ctx.data.idents.get(self.index()) {
            IdentData::Text(text) => &text[..text.len() - 1],
            IdentData::Bytes(_, text) => text,
        }
    }

    /// The bytes.
    #[track_caller]
    pub fn as_bytes(self, ctx: &Context) -> &[u8] {
        ctx.data.idents.get(self.index()).bytes()
    }

    /// The mnemonic at the beginning of the body of an opaque type or attribute.
    pub(crate) fn mnemonic(self, ctx: &Context) -> &str {
        let body = self.as_str(ctx);
        &body[..mnemonic_length(body.as_bytes())]
    }
}

/// The length in bytes of the mnemonic at the beginning of the body of a type or attribute.
pub(crate) fn mnemonic_length(body: &[u8]) -> usize {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    body.iter().position(|byte| !is_part(byte)).unwrap_or(body.len())
}
