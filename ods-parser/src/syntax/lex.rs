//! The tokens and comments of a source by themselves, for formatters and editors.
//!
//! [`lex`] follows the conditions of the preprocessor and rejects invalid tokens. [`tokens`] accepts every
//! source, and knows nothing about macros.

use super::macros::Macros;
use super::scan::{directive, end_of_line, scan};
use super::tokens::{Lexer, Stop, Tokens};
use super::{Token, TokenKind};
use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::source::Span;

/// The tokens, comments and lines of the preprocessor of a source that may be incomplete. They cover all of
/// the source except whitespace. An unclosed string ends with its line; other unclosed tokens extend to the
/// end.
///
/// ```
/// use ods_parser::syntax::{TokenKind, lex::tokens};
///
/// let kinds: Vec<TokenKind> = tokens("def A; // \"x").iter().map(|token| token.kind).collect();
/// assert_eq!(kinds, [TokenKind::DEF, TokenKind::IDENTIFIER, TokenKind::SEMICOLON, TokenKind::LINE_COMMENT]);
/// ```
#[must_use]
pub fn tokens(text: &str) -> Vec<Token> {
    let bytes = text.as_bytes();
    let mut found = Vec::with_capacity(text.len() / 5);
    let mut start = 0;
    let mut is_line_start = true;
    while let Some(byte) = bytes.get(start) {
        if byte.is_ascii_whitespace() {
            is_line_start |= *byte == b'\n';
            start += 1;
            continue;
        }
        let (kind, end, is_open) = if *byte == b'#' && is_line_start && directive(bytes, start).is_some() {
            (TokenKind::DIRECTIVE, end_of_line(text, start), false)
        } else {
            let scanned = scan(text, start);
            (scanned.kind, scanned.end, scanned.defect.is_some_and(|defect| defect.is_open()))
        };
        found.push(Token { kind, span: Span::new(start as u32, end as u32), is_open });
        // A comment may come before a directive.
        is_line_start = match kind {
            TokenKind::BLOCK_COMMENT => is_line_start || bytes[start..end].contains(&b'\n'),
            _ => is_line_start && kind == TokenKind::LINE_COMMENT,
        };
        start = end;
    }
    found
}

/// The tokens of a source without lexical errors, and the text between them except whitespace.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Lexed {
    /// The kind of each token.
    pub kinds: Vec<TokenKind>,
    /// First byte of each token, and the byte after it.
    pub spans: Vec<(u32, u32)>,
    /// The comments and directives. A directive whose condition is false includes the text that it leaves
    /// out, with the directive that ends it.
    pub trivia: Vec<Token>,
}

/// Splits a text into tokens. Macros are defined by the text only, and files that it includes are not read.
///
/// # Errors
/// The errors in tokens, comments and preprocessor lines. Positions are those of
/// [`with_tree`](super::with_tree): the text's first byte has position 1.
pub fn lex(text: &str) -> Result<Lexed, Vec<Diagnostic>> {
    let mut found = Sink::default();
    let mut lexer = Lexer::with_trivia(text);
    let mut macros = Macros::default();
    let mut lexed = Lexed::default();
    // A token has five bytes on average.
    lexed.kinds.reserve(text.len() / 5);
    lexed.spans.reserve(text.len() / 5);
    let mut chunk = Tokens::default();
    loop {
        let stop = lexer.advance(&mut macros, &mut found);
        if lexer.is_too_deep() {
            return Err(found.finish());
        }
        chunk.clear();
        chunk = lexer.take_chunk(chunk);
        lexed.kinds.extend(chunk.letters.bytes().map(TokenKind));
        lexed.spans.extend_from_slice(&chunk.spans);
        if matches!(stop, Stop::End) {
            break;
        }
    }
    lexed.trivia = lexer.into_trivia();
    let found = found.finish();
    if found.iter().any(|d| d.severity == Severity::Error) { Err(found) } else { Ok(lexed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slice<'t>(text: &'t str, token: &Token) -> &'t str {
        &text[token.span.lo as usize..token.span.hi as usize]
    }

    #[test]
    fn tokens_comments_and_directives_cover_the_source() {
        let text = "#ifdef A\ndef X : 1D<\"a\\\"b\", 0x1f>; // c\nlet c = [{ \"x }];\n(ins !add(1...-2):$x)/* d /*\n*/ e */ #endif";
        let found = tokens(text);
        let words: Vec<&str> = found.iter().map(|token| slice(text, token)).collect();
        assert_eq!(
            words.join(" "),
            "#ifdef A def X : 1D < \"a\\\"b\" , 0x1f > ; // c let c = [{ \"x }] ; ( ins !add ( 1 ... -2 ) : $x ) \
             /* d /*\n*/ e */ #endif"
        );
        let kinds: Vec<TokenKind> = found.iter().map(|token| token.kind).collect();
        assert_eq!(
            format!("{kinds:?}"),
            "[DIRECTIVE, DEF, IDENTIFIER, COLON, IDENTIFIER, LESS, STRING, COMMA, INTEGER, GREATER, SEMICOLON, \
             LINE_COMMENT, LET, IDENTIFIER, EQUAL, CODE, SEMICOLON, L_PAREN, IDENTIFIER, BANG, L_PAREN, INTEGER, \
             ELLIPSIS, NEGATIVE_INTEGER, R_PAREN, COLON, DAG_NAME, R_PAREN, BLOCK_COMMENT, DIRECTIVE]"
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
        assert_eq!(open("$"), Some((false, 1)));
        assert_eq!(open("!"), Some((false, 1)));
        assert_eq!(open(".."), Some((false, 2)));
    }

    #[test]
    fn a_false_condition_includes_the_text_that_it_leaves_out() {
        let text =
            "// a\n#ifdef A // b\nx\n#ifdef B\n#endif\n#else // c\ndef X;\n#endif\n#ifndef A /* d */\n#endif";
        let lexed = lex(text).expect("a text without errors");
        let trivia: Vec<&str> = lexed.trivia.iter().map(|token| slice(text, token)).collect();
        assert_eq!(
            trivia,
            [
                "// a",
                "#ifdef A // b\nx\n#ifdef B\n#endif\n#else",
                "// c",
                "#endif",
                "#ifndef A",
                "/* d */",
                "#endif"
            ]
        );
        assert_eq!(lexed.kinds, [TokenKind::DEF, TokenKind::IDENTIFIER, TokenKind::SEMICOLON]);
    }
}
