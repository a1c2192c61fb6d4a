//! Literals: which are right, and where blanks are printed between them.

use super::model::Whitespace;

/// What stands between backticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'t> {
    /// Text.
    Literal(&'t str),
    /// A blank.
    Whitespace(Whitespace),
}

/// What stands between backticks.
///
/// # Errors
/// A message when it is neither a blank nor a right literal.
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

/// The text of a string in a format: its backslashes do nothing but keep a quote from ending it, and go.
#[must_use]
pub fn unescape(string: &str) -> String {
    string.replace('\\', "")
}

/// What is wrong with a literal, in mlir-tblgen's words; nothing when it is right.
#[must_use]
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

/// Whether a literal is a word, not punctuation.
#[must_use]
pub fn is_keyword(literal: &str) -> bool {
    literal.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Whether a blank stands before a literal, where nothing in the format says so or forbids it. `after_punctuation`:
/// whether the element before was punctuation.
#[must_use]
pub fn has_space_before(literal: &str, after_punctuation: bool) -> bool {
    if literal.len() != 1 && literal != "->" {
        return true;
    }
    let without = if after_punctuation { ">)}]," } else { "<>(){}[]," };
    !literal.starts_with(|c| without.contains(c))
}

/// Whether a literal counts as punctuation for what follows it: no blank is printed behind it.
#[must_use]
pub fn is_opening(literal: &str) -> bool {
    matches!(literal, "<" | "(" | "{" | "[")
}
