//! Literals: which ones are valid, and where a space is printed before them.

use super::model::Whitespace;

/// The contents of backticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'t> {
    /// A keyword or punctuation.
    Literal(&'t str),
    /// Whitespace.
    Whitespace(Whitespace),
}

/// Classifies the contents of backticks.
///
/// # Errors
/// A message if the text is neither whitespace nor a valid literal.
pub fn piece(text: &str) -> Result<Piece<'_>, String> {
    match text {
        "" => Ok(Piece::Whitespace(Whitespace::Nothing)),
        " " => Ok(Piece::Whitespace(Whitespace::Space)),
        "\\n" => Ok(Piece::Whitespace(Whitespace::Newline)),
        _ => match problem(text) {
            None => Ok(Piece::Literal(text)),
            Some(problem) => Err(format!("expected valid literal but got '{text}': {problem}")),
        },
    }
}

/// The value of a string in a format: backslashes are removed; their only use is to escape a quote.
pub fn unescape(string: &str) -> String {
    string.replace('\\', "")
}

/// The reason why a literal is invalid, in mlir-tblgen's words; `None` if it is valid.
pub fn problem(literal: &str) -> Option<String> {
    const PUNCTUATION: &str = "_:,=<>()[]{}?+-*";
    let mut bytes = literal.bytes();
    let Some(first) = bytes.next() else { return Some("literal can't be empty".to_owned()) };
    if literal.len() == 1 {
        let is_right = first.is_ascii_alphabetic() || PUNCTUATION.contains(char::from(first));
        return (!is_right)
            .then(|| format!("single character literal must be a letter or one of '{PUNCTUATION}'"));
    }
    if matches!(literal, "->" | "...") {
        return None;
    }
    if !(first.is_ascii_alphabetic() || first == b'_') {
        return Some("valid keyword starts with a letter or '_'".to_owned());
    }
    if !bytes.all(|c| c.is_ascii_alphanumeric() || b"_$.".contains(&c)) {
        return Some("keywords should contain only alphanum, '_', '$', or '.' characters".to_owned());
    }
    None
}

/// Whether a literal is a keyword rather than punctuation.
pub fn is_keyword(literal: &str) -> bool {
    literal.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Whether a space is printed before a literal if the format neither requests nor suppresses it.
/// `after_punctuation`: whether the element before is punctuation.
pub fn has_space_before(literal: &str, after_punctuation: bool) -> bool {
    if literal.len() != 1 && literal != "->" {
        return true;
    }
    let without = if after_punctuation { ">)}]," } else { "<>(){}[]," };
    !literal.starts_with(|c| without.contains(c))
}

/// Whether a literal is opening punctuation, after which no space is printed.
pub fn is_opening(literal: &str) -> bool {
    matches!(literal, "<" | "(" | "{" | "[")
}
