//! The lexer: bytes to tokens, without allocation.

use super::scan;
use super::token::{Token, TokenKind};

/// An invalid token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LexError {
    /// The offset of the error.
    pub offset: u32,
    /// The message.
    pub message: &'static str,
}

/// The lexer of a source, which may contain any bytes.
#[derive(Clone)]
pub struct Lexer<'a> {
    text: &'a [u8],
    /// Offset of the next byte.
    at: usize,
    /// Offset of the last token.
    start: u32,
    /// The error, if the last token was one.
    error: Option<LexError>,
}

/// Byte classes, as bits.
const ID: u8 = 1;
const SUFFIX: u8 = 2;
const DIGIT: u8 = 4;
const HEX: u8 = 8;
const BLANK: u8 = 16;
const BLANK_BUT_SPACE: u8 = 32;

/// The classes of each byte.
static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let c = byte as u8;
        let mut class = 0;
        if c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.') {
            class |= ID | SUFFIX;
        }
        if c == b'-' {
            class |= SUFFIX;
        }
        if c.is_ascii_digit() {
            class |= DIGIT;
        }
        if c.is_ascii_hexdigit() {
            class |= HEX;
        }
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            class |= BLANK;
        }
        if class & BLANK != 0 && c != b' ' {
            class |= BLANK_BUT_SPACE;
        }
        table[byte] = class;
        byte += 1;
    }
    table
}

fn is(class: u8, byte: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

impl<'a> Lexer<'a> {
    /// Creates a lexer at the beginning of a source of less than 4 GB.
    pub fn new(text: &'a [u8]) -> Self {
        debug_assert!(text.len() < u32::MAX as usize, "offsets have 32 bits");
        Self { text, at: 0, start: 0, error: None }
    }

    /// The entire source.
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The bytes of a token.
    pub fn bytes(&self, token: Token) -> &'a [u8] {
        &self.text[token.start as usize..token.end as usize]
    }

    /// Takes the error of the last token, if its kind is `Error`.
    pub fn take_error(&mut self) -> Option<LexError> {
        self.error.take()
    }

    /// Continues at another offset.
    pub fn reset(&mut self, offset: u32) {
        self.at = offset as usize;
    }

    /// The byte at distance `ahead` from the next one; 0 past the end.
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }

    #[inline]
    fn skip(&mut self, class: u8) {
        let rest = &self.text[self.at..];
        self.at += rest.iter().position(|byte| !is(class, *byte)).unwrap_or(rest.len());
    }

    /// Skips whitespace, indentation in large steps.
    #[inline]
    fn skip_blanks(&mut self) {
        const STEP: &[u8] = &[b' '; 16];
        match self.text[self.at..] {
            [byte, ..] if !is(BLANK, byte) => return,
            // The common case: one space.
            [b' ', byte, ..] if !is(BLANK, byte) => {
                self.at += 1;
                return;
            }
            [] => return,
            _ => {}
        }
        self.skip(BLANK_BUT_SPACE);
        while self.text.get(self.at..self.at + STEP.len()) == Some(STEP) {
            self.at += STEP.len();
        }
        self.skip(BLANK);
    }

    #[cold]
    fn fail(&mut self, offset: usize, message: &'static str) -> TokenKind {
        self.error = Some(LexError { offset: offset as u32, message });
        TokenKind::Error
    }

    /// The next token.
    #[inline]
    pub fn lex(&mut self) -> Token {
        let kind = self.lex_kind();
        Token { kind, start: self.start, end: self.at as u32 }
    }

    /// Reads the next token; `start` and `at` are its bounds. (A kind fits in a register, a token does not.)
    fn lex_kind(&mut self) -> TokenKind {
        loop {
            self.skip_blanks();
            let start = self.at;
            self.start = start as u32;
            let Some(byte) = self.text.get(start).copied() else { return TokenKind::Eof };
            self.at = start + 1;
            return match byte {
                b'%' => self.lex_prefixed(TokenKind::PercentId),
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.lex_bare_id(start),
                b'0'..=b'9' => self.lex_number(start),
                b'/' if self.peek(0) == b'/' => {
                    self.skip_comment();
                    continue;
                }
                _ => self.lex_other(byte),
            };
        }
    }

    fn lex_other(&mut self, byte: u8) -> TokenKind {
        match byte {
            b'"' => self.lex_string(),
            b'@' => self.lex_at_id(),
            b'^' => self.lex_prefixed(TokenKind::CaretId),
            b'!' => self.lex_prefixed(TokenKind::ExclamationId),
            b'#' if self.peek(0) == b'-' && self.peek(1) == b'}' => {
                self.at += 2;
                TokenKind::FileMetadataEnd
            }
            b'#' => self.lex_prefixed(TokenKind::HashId),
            _ => self.lex_punctuation(byte),
        }
    }

    fn lex_punctuation(&mut self, byte: u8) -> TokenKind {
        match byte {
            b':' => TokenKind::Colon,
            b',' => TokenKind::Comma,
            b'(' => TokenKind::LParen,
            b')' => TokenKind::RParen,
            b'}' => TokenKind::RBrace,
            b'[' => TokenKind::LSquare,
            b']' => TokenKind::RSquare,
            b'<' => TokenKind::Less,
            b'>' => TokenKind::Greater,
            b'=' => TokenKind::Equal,
            b'+' => TokenKind::Plus,
            b'*' => TokenKind::Star,
            b'?' => TokenKind::Question,
            b'|' => TokenKind::VerticalBar,
            b'/' => TokenKind::Slash,
            b'-' if self.peek(0) == b'>' => {
                self.at += 1;
                TokenKind::Arrow
            }
            b'-' => TokenKind::Minus,
            b'{' if self.peek(0) == b'-' && self.peek(1) == b'#' => {
                self.at += 2;
                TokenKind::FileMetadataBegin
            }
            b'{' => TokenKind::LBrace,
            b'.' if self.peek(0) == b'.' && self.peek(1) == b'.' => {
                self.at += 2;
                TokenKind::Ellipsis
            }
            b'.' => self.fail(self.at, "expected three consecutive dots for an ellipsis"),
            _ => self.fail(self.at - 1, "unexpected character"),
        }
    }

    /// Skips to the end of the line; the next byte is the comment's second slash.
    #[inline(never)]
    fn skip_comment(&mut self) {
        let rest = &self.text[self.at..];
        self.at += scan::position(rest, |byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
    }

    fn lex_bare_id(&mut self, start: usize) -> TokenKind {
        self.skip(ID);
        let word = &self.text[start..self.at];
        let digits = match word {
            [b's' | b'u', b'i', digits @ ..] | [b'i', digits @ ..] => digits,
            _ => &[],
        };
        if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) {
            return TokenKind::IntType;
        }
        TokenKind::keyword(word).unwrap_or(TokenKind::BareId)
    }

    /// `@name` or `@"name"`
    #[inline(never)]
    fn lex_at_id(&mut self) -> TokenKind {
        match self.peek(0) {
            b'"' => {
                self.at += 1;
                let name = self.lex_string();
                if name == TokenKind::String { TokenKind::AtId } else { name }
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                self.skip(ID);
                TokenKind::AtId
            }
            _ => {
                let offset = self.at;
                self.at = (self.at + 1).min(self.text.len());
                self.fail(offset, "@ identifier expected to start with letter or '_'")
            }
        }
    }

    /// `%name`, `^name`, `#name`, `!name`: digits, or any name that does not start with a digit.
    fn lex_prefixed(&mut self, kind: TokenKind) -> TokenKind {
        let next = self.peek(0);
        if is(DIGIT, next) {
            self.skip(DIGIT);
            kind
        } else if is(SUFFIX, next) {
            self.skip(SUFFIX);
            kind
        } else {
            let message = match kind {
                TokenKind::HashId => "invalid attribute name",
                TokenKind::PercentId => "invalid SSA name",
                TokenKind::CaretId => "invalid block name",
                _ => "invalid type identifier",
            };
            self.fail(self.at - 1, message)
        }
    }

    fn lex_number(&mut self, start: usize) -> TokenKind {
        if self.text[start] == b'0' && self.peek(0) == b'x' {
            // `0xi32` is a `0` and an identifier, as in a dimension list.
            if is(HEX, self.peek(1)) {
                self.at += 2;
                self.skip(HEX);
            }
            return TokenKind::Integer;
        }
        self.skip(DIGIT);
        if self.peek(0) != b'.' {
            return TokenKind::Integer;
        }
        self.at += 1;
        self.skip(DIGIT);
        if matches!(self.peek(0), b'e' | b'E') {
            let sign = usize::from(matches!(self.peek(1), b'+' | b'-'));
            if is(DIGIT, self.peek(1 + sign)) {
                self.at += 1 + sign;
                self.skip(DIGIT);
            }
        }
        TokenKind::Float
    }

    /// Reads a string after the opening quote.
    #[inline(never)]
    fn lex_string(&mut self) -> TokenKind {
        loop {
            let rest = &self.text[self.at..];
            // The end, an escape, or a line break.
            let stops = |byte| matches!(byte, b'"' | b'\\' | b'\n'..=b'\x0c');
            let Some(stop) = scan::position(rest, stops) else {
                self.at = self.text.len();
                return self.fail(self.at, "expected '\"' in string literal");
            };
            self.at += stop + 1;
            match rest[stop] {
                b'"' => return TokenKind::String,
                b'\\' if matches!(self.peek(0), b'"' | b'\\' | b'n' | b't') => self.at += 1,
                b'\\' if is(HEX, self.peek(0)) && is(HEX, self.peek(1)) => self.at += 2,
                b'\\' => return self.fail(self.at - 1, "unknown escape in string literal"),
                _ => return self.fail(self.at - 1, "expected '\"' in string literal"),
            }
        }
    }
}

/// The value of a string token with its quotes. Escapes are decoded; without escapes, the value is
/// borrowed.
pub fn string_value(literal: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    let inner = &literal[1..literal.len() - 1];
    if !inner.contains(&b'\\') {
        return inner.into();
    }
    let mut value = Vec::with_capacity(inner.len());
    let mut rest = inner;
    while let [byte, tail @ ..] = rest {
        let (decoded, len) = match (byte, tail) {
            (b'\\', [b'n', ..]) => (b'\n', 2),
            (b'\\', [b't', ..]) => (b'\t', 2),
            (b'\\', [quoted @ (b'"' | b'\\'), ..]) => (*quoted, 2),
            (b'\\', [high, low, ..]) => (hex_digit(*high) << 4 | hex_digit(*low), 3),
            _ => (*byte, 1),
        };
        value.push(decoded);
        rest = &rest[len..];
    }
    value.into()
}

/// The value of a hexadecimal digit.
pub(crate) fn hex_digit(digit: u8) -> u8 {
    char::from(digit).to_digit(16).unwrap_or(0) as u8
}
