//! The tokenizer: the token or comment at a position of a source.
//!
//! It never fails: a defective token has the extent that it probably should have. The evaluator's lexer
//! ([`tokens`](super::tokens)) reports its defect, and editors ([`lex`](super::lex)) use it as it is.

use super::TokenKind;
use super::ast::BangOp;
use super::literal::parse_int;

/// A token or comment.
#[derive(Clone, Copy)]
pub(super) struct Scanned {
    pub(super) kind: TokenKind,
    /// Offset of the byte after it.
    pub(super) end: usize,
    pub(super) defect: Option<Defect>,
}

/// The reason why a token or comment is invalid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Defect {
    UnclosedComment,
    UnclosedCode,
    /// A string that is not closed in its line.
    UnclosedString,
    /// A string with an unknown escape.
    BadEscape,
    NumberTooLarge,
    /// `$` without a name.
    MissingName,
    UnknownOperator,
    /// `..`
    TwoDots,
    BadCharacter,
}

impl Defect {
    /// Whether the end of the token or comment is missing.
    pub(super) fn is_open(self) -> bool {
        matches!(self, Defect::UnclosedComment | Defect::UnclosedCode | Defect::UnclosedString)
    }
}

/// The token or comment that begins at the offset `start`, where no whitespace is. It is inlined where tokens
/// are read one after another: a call costs as much as a short token.
#[inline(always)]
pub(super) fn scan(text: &str, start: usize) -> Scanned {
    let bytes = text.as_bytes();
    let next = bytes.get(start + 1).copied().unwrap_or(0);
    match bytes[start] {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
            let end = end_of_word(bytes, start);
            intact(TokenKind::from_word(&text[start..end]), end)
        }
        b'0'..=b'9' => number_or_word(text, start),
        sign @ (b'-' | b'+') if next.is_ascii_digit() => {
            let kind = if sign == b'-' { TokenKind::NEGATIVE_INTEGER } else { TokenKind::INTEGER };
            number(text, kind, start, end_while(bytes, start + 1, |b| b.is_ascii_digit()))
        }
        b'"' => string(bytes, start),
        b'[' if next == b'{' => code(text, start),
        b'$' => dag_name(bytes, start),
        b'!' => operator(text, start),
        b'.' => dots(bytes, start),
        b'/' if matches!(next, b'/' | b'*') => scan_comment(text, start),
        byte @ (b'-' | b'+' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'<' | b'>' | b':' | b';' | b','
        | b'=' | b'?' | b'#') => intact(TokenKind(byte), start + 1),
        _ => {
            let length = text[start..].chars().next().map_or(1, char::len_utf8);
            defective(TokenKind::INVALID, start + length, Defect::BadCharacter)
        }
    }
}

fn intact(kind: TokenKind, end: usize) -> Scanned {
    Scanned { kind, end, defect: None }
}

fn defective(kind: TokenKind, end: usize, defect: Defect) -> Scanned {
    Scanned { kind, end, defect: Some(defect) }
}

/// Whether each byte may be in a name.
static WORDS: [bool; 256] = {
    let mut words = [false; 256];
    let mut byte = 0u8;
    while byte < 128 {
        words[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
        byte += 1;
    }
    words
};

/// Whether a byte may be in a name.
pub(super) fn is_word(byte: u8) -> bool {
    WORDS[byte as usize]
}

/// The first offset from `from` on whose byte is not accepted.
fn end_while(bytes: &[u8], mut from: usize, accept: impl Fn(u8) -> bool) -> usize {
    while bytes.get(from).is_some_and(|&byte| accept(byte)) {
        from += 1;
    }
    from
}

pub(super) fn end_of_word(bytes: &[u8], start: usize) -> usize {
    end_while(bytes, start, is_word)
}

/// The offset of the next newline or of the end.
pub(super) fn end_of_line(text: &str, from: usize) -> usize {
    text[from..].find('\n').map_or(text.len(), |length| from + length)
}

/// Digits begin a number, or a name such as `1DTensorOf`.
fn number_or_word(text: &str, start: usize) -> Scanned {
    let bytes = text.as_bytes();
    match &bytes[start..] {
        [b'0', b'x', digit, ..] if digit.is_ascii_hexdigit() => {
            let end = end_while(bytes, start + 2, |b| b.is_ascii_hexdigit());
            number(text, TokenKind::INTEGER, start, end)
        }
        [b'0', b'b', b'0' | b'1', ..] => {
            let end = end_while(bytes, start + 2, |b| matches!(b, b'0' | b'1'));
            number(text, TokenKind::BINARY, start, end)
        }
        _ => {
            let end = end_while(bytes, start, |b| b.is_ascii_digit());
            if bytes.get(end).is_some_and(|&byte| is_word(byte)) {
                return intact(TokenKind::IDENTIFIER, end_of_word(bytes, end));
            }
            number(text, TokenKind::INTEGER, start, end)
        }
    }
}

fn number(text: &str, kind: TokenKind, start: usize, end: usize) -> Scanned {
    let is_too_long = kind == TokenKind::BINARY && end - start - 2 > 64;
    if is_too_long || parse_int(&text[start..end]).is_none() {
        return defective(kind, end, Defect::NumberTooLarge);
    }
    intact(kind, end)
}

#[inline(never)]
fn string(bytes: &[u8], start: usize) -> Scanned {
    let mut defect = None;
    let mut end = start + 1;
    loop {
        match bytes.get(end) {
            Some(b'"') => return Scanned { kind: TokenKind::STRING, end: end + 1, defect },
            Some(b'\\') if is_escape(bytes.get(end + 1)) => end += 2,
            Some(b'\\') => {
                defect = Some(Defect::BadEscape);
                end += 1;
            }
            Some(b'\n' | b'\r') | None => {
                return defective(TokenKind::STRING, end, Defect::UnclosedString);
            }
            Some(_) => end += 1,
        }
    }
}

/// Whether a byte after a backslash forms an escape with it.
fn is_escape(byte: Option<&u8>) -> bool {
    matches!(byte, Some(b'\\' | b'\'' | b'"' | b't' | b'n'))
}

/// The offsets of backslashes in the string token `start..end` that belong to no escape.
pub(super) fn bad_escapes(bytes: &[u8], start: usize, end: usize) -> impl Iterator<Item = usize> + '_ {
    let mut at = start + 1;
    std::iter::from_fn(move || {
        while at < end {
            let found = at;
            at += 1;
            if bytes[found] == b'\\' {
                if !is_escape(bytes.get(at)) {
                    return Some(found);
                }
                at += 1;
            }
        }
        None
    })
}

fn code(text: &str, start: usize) -> Scanned {
    let mut braces = text[start + 2..].match_indices('}').map(|(at, _)| start + 2 + at);
    match braces.find(|brace| text.as_bytes().get(brace + 1) == Some(&b']')) {
        Some(brace) => intact(TokenKind::CODE, brace + 2),
        None => defective(TokenKind::CODE, text.len(), Defect::UnclosedCode),
    }
}

fn dag_name(bytes: &[u8], start: usize) -> Scanned {
    match bytes.get(start + 1) {
        Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => intact(TokenKind::DAG_NAME, end_of_word(bytes, start + 1)),
        _ => defective(TokenKind::DAG_NAME, start + 1, Defect::MissingName),
    }
}

fn operator(text: &str, start: usize) -> Scanned {
    let end = end_while(text.as_bytes(), start + 1, |b| b.is_ascii_alphabetic());
    let name = &text[start + 1..end];
    if name == "cond" {
        return intact(TokenKind::COND, end);
    }
    if BangOp::from_name(name).is_some() {
        return intact(TokenKind::BANG, end);
    }
    defective(TokenKind::BANG, end, Defect::UnknownOperator)
}

fn dots(bytes: &[u8], start: usize) -> Scanned {
    match &bytes[start + 1..] {
        [b'.', b'.', ..] => intact(TokenKind::ELLIPSIS, start + 3),
        [b'.', ..] => defective(TokenKind::INVALID, start + 2, Defect::TwoDots),
        _ => intact(TokenKind::DOT, start + 1),
    }
}

/// The comment that begins at the offset `start`.
pub(super) fn scan_comment(text: &str, start: usize) -> Scanned {
    let bytes = text.as_bytes();
    if bytes.get(start + 1) == Some(&b'/') {
        return intact(TokenKind::LINE_COMMENT, end_of_line(text, start));
    }
    block_comment(bytes, start)
}

/// A comment in which others may nest.
fn block_comment(bytes: &[u8], start: usize) -> Scanned {
    let mut depth = 0usize;
    let mut end = start;
    while end < bytes.len() {
        match &bytes[end..] {
            [b'/', b'*', ..] => depth += 1,
            [b'*', b'/', ..] => depth -= 1,
            _ => {
                end += 1;
                continue;
            }
        }
        end += 2;
        if depth == 0 {
            return intact(TokenKind::BLOCK_COMMENT, end);
        }
    }
    defective(TokenKind::BLOCK_COMMENT, bytes.len(), Defect::UnclosedComment)
}

/// The directive of the preprocessor at the `#` at `start`, if it is one: its name is followed by whitespace,
/// the end of the line or a comment.
pub(super) fn directive(bytes: &[u8], start: usize) -> Option<&'static str> {
    let name = &bytes[start + 1..];
    ["ifdef", "ifndef", "else", "endif", "define"].into_iter().find(|directive| {
        name.starts_with(directive.as_bytes())
            && matches!(
                &name[directive.len()..],
                [] | [b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'/' | b'*', ..]
            )
    })
}
