//! Parse failures of pest, in mlir-tblgen's words.

use pest::error::{Error, ErrorVariant, InputLocation};

use super::super::text::TextRange;
use super::grammar::Rule;

/// Messages for an expected token where nothing else is allowed. If an element is allowed too, the message
/// expects an element.
const EXPECTED: &[(Rule, &str)] = &[
    (Rule::open_arguments, "expected '(' before argument list"),
    (Rule::close_arguments, "expected ')' after argument list"),
    (Rule::comma_after_inputs, "expected ',' after inputs argument"),
    (Rule::open_custom_name, "expected '<' before custom directive name"),
    (Rule::custom_name, "expected custom directive name identifier"),
    (Rule::close_custom_name, "expected '>' after custom directive name"),
    (Rule::open_custom, "expected '(' before custom directive parameters"),
    (Rule::close_custom, "expected ')' after custom directive parameters"),
    (Rule::open_structure, "expected '(' before `struct` argument list"),
    (Rule::close_structure, "expected ')' at the end of an argument list"),
    (Rule::open_oilist, "expected '(' before oilist argument list"),
    (Rule::open_else, "expected '(' to start else branch of optional group"),
    (Rule::question, "expected '?' after optional group"),
];

/// The message where an element may begin and none does.
pub const EXPECTED_ELEMENT: &str = "expected literal, variable, directive, or optional group";

/// The message and position of a failure.
pub(super) fn describe(error: &Error<Rule>, text: &str) -> (String, TextRange) {
    let at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let rest = &text[at..];
    if let Some(found) = bad_token(text, at) {
        return found;
    }
    let range = TextRange::new(at, at + token_len(rest));
    let expected: &[Rule] = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives,
        ErrorVariant::CustomError { .. } => &[],
    };
    // A rule that fails only in another rule is reported as the other one: the literal of a clause.
    let message = if expected == [Rule::literal] {
        format!("expected literal, but got '{}'", &rest[..token_len(rest)])
    } else if expected.contains(&Rule::variable) || expected.contains(&Rule::members) {
        EXPECTED_ELEMENT.to_owned()
    } else {
        let named = EXPECTED.iter().find(|(rule, _)| expected.contains(rule));
        named.map_or(EXPECTED_ELEMENT, |(_, message)| message).to_owned()
    };
    (message, range)
}

/// The error for text that does not begin with a valid token.
fn bad_token(text: &str, at: usize) -> Option<(String, TextRange)> {
    let rest = &text[at..];
    let error = |message: &str, range| Some((message.to_owned(), range));
    match rest.chars().next()? {
        '`' if !rest[1..].contains('`') => {
            error("unexpected end of file in literal", TextRange::new(at, text.len()))
        }
        '"' if token_len(rest) == 0 => {
            error("unexpected end of file in string", TextRange::new(at, text.len()))
        }
        '$' if !rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') => {
            error("expected variable name", TextRange::new(at, at + 1))
        }
        c if c.is_ascii_alphabetic() || "_^:,=<>?()*|`\"$".contains(c) => None,
        c => error("unexpected character", TextRange::new(at, at + c.len_utf8())),
    }
}

/// The length of the first token of a text; 0 at the end and for an unterminated string.
fn token_len(rest: &str) -> usize {
    let word = |text: &str, more: &str| {
        text.find(|c: char| !(c.is_ascii_alphanumeric() || more.contains(c))).unwrap_or(text.len())
    };
    match rest.chars().next() {
        None => 0,
        Some('`') => rest[1..].find('`').map_or(rest.len(), |end| end + 2),
        Some('"') => {
            let ends = |(at, c): &(usize, char)| *c == '"' && *at > 0 && rest.as_bytes()[at - 1] != b'\\';
            rest.char_indices().find(ends).map_or(0, |(at, _)| at + 1)
        }
        Some('$') => 1 + word(&rest[1..], "_"),
        Some(c) if c.is_ascii_alphabetic() || c == '_' => word(rest, "_-"),
        Some(c) => c.len_utf8(),
    }
}
