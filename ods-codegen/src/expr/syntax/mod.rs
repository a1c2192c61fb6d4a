//! From text to [`Expr`] and [`TypeExpr`]. Only this folder names the grammar's rules.

#[rustfmt::skip]
mod grammar;
mod children;
mod literals;
mod pairs;
mod types;

use std::borrow::Cow;
use std::ops::Range;

use pest::Parser;
use pest::error::InputLocation;

use self::grammar::{Grammar, Rule};
use super::{Expr, TypeExpr};

/// The reason why a text is not an expression or type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// The bytes of the piece at fault.
    pub range: Range<u32>,
    /// One sentence, without a final stop.
    pub message: String,
}

impl SyntaxError {
    fn new(range: Range<u32>, message: impl Into<String>) -> SyntaxError {
        SyntaxError { range, message: message.into() }
    }
}

/// Parses a whole text as an expression, in either spelling.
///
/// # Errors
/// When it is invalid, nests more than [`Expr::MAX_DEPTH`] deep, or means something else in each of the two
/// spellings.
pub fn parse_expression(text: &str) -> Result<Expr, SyntaxError> {
    pairs::expression(parse(Rule::whole_expression, &strip_comments(text))?)
}

/// Parses a whole text as a type, in either spelling.
///
/// # Errors
/// When it is invalid, or nests more than [`Expr::MAX_DEPTH`] deep.
pub fn parse_type(text: &str) -> Result<TypeExpr, SyntaxError> {
    types::type_expr(parse(Rule::whole_type, &strip_comments(text))?)
}

/// The text with its comments replaced by spaces, so that offsets do not change. Comment markers inside a
/// string are kept.
fn strip_comments(text: &str) -> Cow<'_, str> {
    let may_be_comment = |pair: &[u8]| matches!(pair, b"//" | b"/*");
    if !text.as_bytes().windows(2).any(may_be_comment) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let (length, is_comment) = token(from);
        let (token, after) = from.split_at(length);
        if is_comment {
            out.extend(std::iter::repeat_n(' ', length))
        } else {
            out.push_str(token)
        }
        rest = after;
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// The length of the string, comment or slash at the start of a text, and whether it is a comment.
fn token(text: &str) -> (usize, bool) {
    let up_to = |end: &str, following: usize| text[2..].find(end).map(|at| 2 + at + following);
    if text.starts_with("//") {
        return (up_to("\n", 0).unwrap_or(text.len()), true);
    }
    if text.starts_with("/*") {
        return up_to("*/", 2).map_or((2, false), |length| (length, true));
    }
    if !text.starts_with('"') {
        return (1, false);
    }
    let mut is_escaped = true;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    (end.map_or(text.len(), |end| end + 1), false)
}

/// The pair of the expression or type that is the whole text.
fn parse(rule: Rule, text: &str) -> Result<pest::iterators::Pair<'_, Rule>, SyntaxError> {
    check_nesting(text)?;
    let mut found = Grammar::parse(rule, text).map_err(|error| {
        let at = match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at as u32,
        };
        let rest = text.get(at as usize..).unwrap_or_default();
        match rest.chars().next() {
            Some(c) => SyntaxError::new(at..at + c.len_utf8() as u32, format!("'{c}' is not expected here")),
            None => SyntaxError::new(at..at, too_short(text)),
        }
    })?;
    found.next().ok_or_else(|| SyntaxError::new(0..0, "there is no text"))
}

/// The message for a text that ends too early.
fn too_short(text: &str) -> String {
    let mut open = Vec::new();
    for c in text.chars() {
        match c {
            '(' | '[' | '{' => open.push(c),
            ')' | ']' | '}' => drop(open.pop()),
            _ => {}
        }
    }
    match open.pop() {
        Some(bracket) => format!("the text ends before a '{bracket}' is closed"),
        None => "the text ends too early".to_owned(),
    }
}

/// Rejects deep nesting before parsing: nested brackets, and runs of prefixes.
fn check_nesting(text: &str) -> Result<(), SyntaxError> {
    const MAX_BRACKETS: usize = 64;
    const MAX_PREFIXES: usize = 256;
    let (mut brackets, mut prefixes) = (0_usize, 0_usize);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => brackets += 1,
            b')' | b']' | b'}' | b'>' => brackets = brackets.saturating_sub(1),
            // The last operand of a ternary, the body of a closure, and `else if` contain the rest of the
            // text.
            b'?' | b'|' => prefixes += 1,
            _ => {}
        }
        if brackets > MAX_BRACKETS || prefixes > MAX_PREFIXES {
            let at = at as u32;
            return Err(SyntaxError::new(at..at + 1, "the code nests too deeply"));
        }
    }
    if u32::try_from(text.len()).is_err() {
        return Err(SyntaxError::new(0..0, "the code is too long"));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
