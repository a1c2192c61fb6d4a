//! Tokens of a document, by the lexer of the parser.

use ir_core::text::{Lexer, Token, TokenKind};

/// The tokens of a text; invalid ones are left out.
pub(crate) fn tokens(text: &[u8]) -> Vec<Token> {
    // The most text has a token for every four bytes.
    let mut found = Vec::with_capacity(text.len() / 4);
    let mut lexer = Lexer::new(text);
    loop {
        let token = lexer.lex();
        match token.kind {
            TokenKind::Eof => return found,
            TokenKind::Error => {
                lexer.take_error();
            }
            _ => found.push(token),
        }
    }
}

/// Index of the first token that ends after the offset.
pub(crate) fn first_after(tokens: &[Token], offset: u32) -> usize {
    tokens.partition_point(|token| token.end <= offset)
}

/// Index of the token at a cursor: the one around it, or else the one that ends there.
pub(crate) fn index_at(tokens: &[Token], offset: u32) -> Option<usize> {
    let index = first_after(tokens, offset);
    let is_word = |token: &Token| token.kind.spelling().is_none() || token.kind.is_keyword();
    match tokens.get(index) {
        Some(token) if token.start <= offset && (token.start < offset || is_word(token)) => Some(index),
        _ => {
            let before = index.checked_sub(1)?;
            if tokens[before].end == offset {
                Some(before)
            } else {
                tokens.get(index).filter(|token| token.start <= offset).map(|_| index)
            }
        }
    }
}

/// Whether only spaces and tabs are between the token and the beginning of its line.
pub(crate) fn begins_line(text: &[u8], token: &Token) -> bool {
    let before = text[..token.start as usize].iter().rev();
    before
        .copied()
        .find(|byte| !matches!(byte, b' ' | b'\t'))
        .is_none_or(|byte| matches!(byte, b'\n' | b'\r'))
}

/// Number of bytes between the beginning of the line and the offset.
pub(crate) fn indentation(text: &[u8], offset: u32) -> usize {
    text[..offset as usize].iter().rev().take_while(|byte| !matches!(byte, b'\n' | b'\r')).count()
}
