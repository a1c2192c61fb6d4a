//! Tokens of a source that may be incomplete. Unlike the syntax tree they include comments, and statements
//! with errors. Tokenizing never fails, and covers all of the source except whitespace.

use ods_parser::source::Span;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind {
    /// `// …` or `/* … */`
    Comment,
    /// `#ifdef …` and the like: the whole line.
    Directive,
    /// A name.
    Word,
    Keyword,
    Number,
    /// A string; one without an end stops at the end of its line.
    Str,
    /// `[{ … }]`
    Code,
    /// `!name`
    Bang,
    /// `$name`
    DagName,
    /// One other character, or `...`.
    Punct,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Span,
    /// Whether its end is missing.
    pub(crate) is_open: bool,
}

/// The keywords of the language.
pub(crate) const KEYWORDS: [&str; 26] = [
    "assert",
    "bit",
    "bits",
    "class",
    "code",
    "dag",
    "def",
    "defm",
    "defset",
    "deftype",
    "defvar",
    "dump",
    "else",
    "false",
    "field",
    "foreach",
    "if",
    "in",
    "include",
    "int",
    "let",
    "list",
    "multiclass",
    "string",
    "then",
    "true",
];

/// The words of types.
pub(crate) const TYPES: [&str; 7] = ["bit", "bits", "code", "dag", "int", "list", "string"];

pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut is_line_start = true;
    let bytes = text.as_bytes();
    while at < bytes.len() {
        if bytes[at].is_ascii_whitespace() {
            is_line_start |= bytes[at] == b'\n';
            at += 1;
            continue;
        }
        let (kind, length, is_open) = token(&text[at..], is_line_start);
        found.push(Token { kind, span: Span::new(at as u32, (at + length) as u32), is_open });
        // A comment may come before a directive.
        is_line_start &= kind == TokenKind::Comment;
        at += length;
    }
    found
}

/// Kind and length of the token that a text begins with, and whether its end is missing.
fn token(text: &str, is_line_start: bool) -> (TokenKind, usize, bool) {
    let bytes = text.as_bytes();
    let line = || text.find('\n').unwrap_or(text.len());
    let enclosed = |kind, from: usize, end: &str| match text.get(from..).and_then(|rest| rest.find(end)) {
        Some(at) => (kind, from + at + end.len(), false),
        None => (kind, text.len(), true),
    };
    match bytes[0] {
        b'/' if text.starts_with("//") => (TokenKind::Comment, line(), false),
        b'/' if text.starts_with("/*") => enclosed(TokenKind::Comment, 2, "*/"),
        b'[' if text.starts_with("[{") => enclosed(TokenKind::Code, 2, "}]"),
        b'"' => string(text),
        b'#' if is_line_start && is_directive(text) => (TokenKind::Directive, line(), false),
        b'$' | b'!' if word(&text[1..]) > 0 => {
            let kind = if bytes[0] == b'$' { TokenKind::DagName } else { TokenKind::Bang };
            (kind, 1 + word(&text[1..]), false)
        }
        b'$' => (TokenKind::DagName, 1, true),
        b'!' => (TokenKind::Bang, 1, true),
        b'.' if text.starts_with("...") => (TokenKind::Punct, 3, false),
        byte if byte == b'_' || byte.is_ascii_alphanumeric() => {
            let length = word(text);
            let is_number = text[..length].bytes().all(|b| b.is_ascii_digit())
                || text.starts_with("0x")
                || text.starts_with("0b");
            let kind = match &text[..length] {
                _ if is_number => TokenKind::Number,
                found if KEYWORDS.contains(&found) => TokenKind::Keyword,
                _ => TokenKind::Word,
            };
            (kind, length, false)
        }
        _ => (TokenKind::Punct, text.chars().next().map_or(1, char::len_utf8), false),
    }
}

/// Length of the word that a text begins with.
fn word(text: &str) -> usize {
    text.bytes().take_while(|byte| *byte == b'_' || byte.is_ascii_alphanumeric()).count()
}

fn string(text: &str) -> (TokenKind, usize, bool) {
    let bytes = text.as_bytes();
    let mut at = 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => return (TokenKind::Str, at + 1, false),
            b'\n' => break,
            b'\\' if bytes.get(at + 1).is_some_and(|next| *next != b'\n') => at += 2,
            _ => at += 1,
        }
    }
    // An escape may be the first byte of a longer character.
    let end =
        (at.min(bytes.len())..=bytes.len()).find(|&end| text.is_char_boundary(end)).unwrap_or(bytes.len());
    (TokenKind::Str, end, true)
}

fn is_directive(text: &str) -> bool {
    let name = &text[1..1 + word(&text[1..])];
    matches!(name, "ifdef" | "ifndef" | "else" | "endif" | "define")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        let slice = |token: &Token| &text[token.span.lo as usize..token.span.hi as usize];
        tokens(text).iter().map(|token| (token.kind, slice(token))).collect()
    }

    #[test]
    fn tokens_are_found() {
        use TokenKind::{Bang, Code, Comment, DagName, Directive, Keyword, Number, Punct, Str, Word};
        let text =
            "#ifdef A\ndef X : 1D<\"a\\\"b\", 0x1f>; // c\nlet c = [{ \"x }];\n(ins !add(1...2):$x)/* d */";
        assert_eq!(
            kinds(text),
            [
                (Directive, "#ifdef A"),
                (Keyword, "def"),
                (Word, "X"),
                (Punct, ":"),
                (Word, "1D"),
                (Punct, "<"),
                (Str, "\"a\\\"b\""),
                (Punct, ","),
                (Number, "0x1f"),
                (Punct, ">"),
                (Punct, ";"),
                (Comment, "// c"),
                (Keyword, "let"),
                (Word, "c"),
                (Punct, "="),
                (Code, "[{ \"x }]"),
                (Punct, ";"),
                (Punct, "("),
                (Word, "ins"),
                (Bang, "!add"),
                (Punct, "("),
                (Number, "1"),
                (Punct, "..."),
                (Number, "2"),
                (Punct, ")"),
                (Punct, ":"),
                (DagName, "$x"),
                (Punct, ")"),
                (Comment, "/* d */"),
            ]
        );
    }

    #[test]
    fn unclosed_tokens_extend_to_the_end() {
        let open = |text: &str| tokens(text).last().map(|token| (token.is_open, token.span.hi));
        assert_eq!(open("\"ab\n"), Some((true, 3)));
        assert_eq!(open("\"\\"), Some((true, 2)));
        assert_eq!(open("\"\\\u{e4}"), Some((true, 4)));
        assert_eq!(open("[{ a"), Some((true, 4)));
        assert_eq!(open("/* a"), Some((true, 4)));
        assert_eq!(open("\u{e4}"), Some((false, 2)));
    }
}
