//! The tokens that a message lists as expected.

use super::TokenKind;

/// The expected tokens, sorted; names that are longer than a letter are built-in rules and left out.
pub(super) fn kinds(tokens: impl Iterator<Item = impl std::fmt::Display>) -> Vec<TokenKind> {
    let mut kinds: Vec<TokenKind> = tokens
        .map(|token| token.to_string())
        .filter(|letter| letter.len() == 1)
        .map(|letter| TokenKind(letter.as_bytes()[0]))
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Tokens with one name in messages.
struct Group {
    /// None if messages omit these tokens.
    name: Option<&'static str>,
    /// Tokens that must all be expected.
    required: &'static [TokenKind],
    /// Whether the name covers a token.
    covers: fn(TokenKind) -> bool,
}

const GROUPS: &[Group] = &[
    Group {
        name: Some("a statement"),
        required: &[TokenKind::DEF, TokenKind::CLASS, TokenKind::LET, TokenKind::DEFVAR],
        covers: TokenKind::begins_statement,
    },
    Group {
        name: Some("a field, 'let', 'defvar' or 'assert'"),
        required: &[TokenKind::LET, TokenKind::DEFVAR, TokenKind::ASSERT, TokenKind::BIT],
        covers: |kind| {
            let begins_item = matches!(
                kind,
                TokenKind::LET
                    | TokenKind::DEFVAR
                    | TokenKind::ASSERT
                    | TokenKind::DUMP
                    | TokenKind::INCLUDE
                    | TokenKind::FIELD
            );
            begins_item || begins_type(kind)
        },
    },
    Group {
        name: Some("a value"),
        required: &[TokenKind::L_SQUARE, TokenKind::L_PAREN, TokenKind::CODE],
        covers: |kind| {
            matches!(
                kind,
                TokenKind::IDENTIFIER
                    | TokenKind::STRING
                    | TokenKind::INTEGER
                    | TokenKind::CODE
                    | TokenKind::NEGATIVE_INTEGER
                    | TokenKind::BINARY
                    | TokenKind::L_SQUARE
                    | TokenKind::L_PAREN
                    | TokenKind::L_BRACE
                    | TokenKind::BANG
                    | TokenKind::COND
                    | TokenKind::TRUE
                    | TokenKind::FALSE
                    | TokenKind::DAG_NAME
                    | TokenKind::QUESTION
            )
        },
    },
    Group {
        name: Some("a type"),
        required: &[TokenKind::BIT, TokenKind::INT, TokenKind::STRING_TYPE],
        covers: begins_type,
    },
    Group {
        name: Some("an integer"),
        required: &[TokenKind::INTEGER, TokenKind::NEGATIVE_INTEGER],
        covers: |kind| matches!(kind, TokenKind::INTEGER | TokenKind::NEGATIVE_INTEGER),
    },
    // Operators may follow most values, so a list of them helps nobody.
    Group {
        name: None,
        required: &[TokenKind::DOT, TokenKind::L_SQUARE],
        covers: |kind| {
            matches!(
                kind,
                TokenKind::DOT
                    | TokenKind::L_SQUARE
                    | TokenKind::L_BRACE
                    | TokenKind::HASH
                    | TokenKind::LESS
                    | TokenKind::STRING
                    | TokenKind::NEGATIVE_INTEGER
                    | TokenKind::ELLIPSIS
                    | TokenKind::MINUS
            )
        },
    },
];

fn begins_type(kind: TokenKind) -> bool {
    kind.is_type() || kind == TokenKind::IDENTIFIER
}

/// The expected tokens in a message; none if the list is empty.
pub(super) fn describe(expected: &[TokenKind]) -> Option<String> {
    let mut unnamed = expected.to_vec();
    let mut names: Vec<&str> = Vec::new();
    for group in GROUPS {
        if group.required.iter().all(|kind| unnamed.contains(kind)) {
            unnamed.retain(|kind| !(group.covers)(*kind));
            names.extend(group.name);
        }
    }
    names.extend(unnamed.into_iter().map(TokenKind::description));
    let last = names.pop()?;
    Some(if names.is_empty() { last.to_owned() } else { format!("{} or {last}", names.join(", ")) })
}
