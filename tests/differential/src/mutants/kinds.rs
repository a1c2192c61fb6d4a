//! The kind of a difference: its messages or lines, without names and numbers.

use super::findings::What;
use super::tokens::{Kind, tokens};
use crate::tools::Outcome;

/// Longest message that is kept whole.
const MAX_CHARS: usize = 90;

/// The kind of a difference, by which differences are grouped.
pub(super) fn kind(subject: What, outcomes: &[Outcome; 2]) -> String {
    let details = match outcomes {
        [Outcome::Refused(ours), Outcome::Refused(peer)] => {
            match (without_place(ours), without_place(peer)) {
                (a, b) if a == b => format!("other place: {}", normalized(a)),
                (a, b) => format!("{} | {}", normalized(a), normalized(b)),
            }
        }
        [Outcome::Printed(ours), Outcome::Printed(peer)] => {
            let (a, b) = differing_lines(ours, peer);
            format!("{} | {}", operation(a), operation(b))
        }
        [ours, peer] => format!("{} | {}", shown(ours), shown(peer)),
    };
    format!("{subject}: {details}")
}

/// The first lines in which two texts differ.
pub(super) fn differing_lines<'a>(a: &'a str, b: &'a str) -> (&'a str, &'a str) {
    // Aliases follow from the operations that use them.
    let is_operation = |line: &&str| !line.starts_with(['#', '!']);
    let (mut left, mut right) = (a.lines().filter(is_operation), b.lines().filter(is_operation));
    loop {
        match (left.next(), right.next()) {
            (Some(a), Some(b)) if a == b => {}
            (a, b) => return (a.unwrap_or_default(), b.unwrap_or_default()),
        }
    }
}

/// A message without its location.
pub(super) fn without_place(message: &str) -> &str {
    message.split_once(": ").map_or(message, |(_, text)| text)
}

fn shown(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Printed(_) => "accepted".to_owned(),
        Outcome::Refused(message) => normalized(without_place(message)),
        Outcome::Died => "died".to_owned(),
    }
}

/// A message with placeholders for names and numbers.
fn normalized(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    let mut in_name = false;
    for c in message.chars().take(MAX_CHARS) {
        let is_word = c.is_ascii_alphanumeric() || c == '_';
        match c {
            '\'' => {
                quoted = !quoted;
                out.push('\'');
            }
            _ if quoted => {}
            '%' | '@' | '^' | '#' | '!' => {
                in_name = true;
                out.push(c);
            }
            _ if in_name && is_word => {}
            c if c.is_ascii_digit() => {
                if !out.ends_with('N') {
                    out.push('N');
                }
            }
            _ => {
                in_name = false;
                out.push(c);
            }
        }
    }
    out
}

/// The name of the operation in a line, or the line's start.
fn operation(line: &str) -> String {
    let all = tokens(line);
    let name = all.iter().find(|token| {
        let word = &line[token.range.clone()];
        matches!(token.kind, Kind::String | Kind::Word) && word.contains('.')
    });
    match name {
        Some(token) => line[token.range.clone()].trim_matches('"').to_owned(),
        None => line.trim().chars().take(30).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_make_no_other_kind() {
        let refused = |text: &str| Outcome::Refused(text.to_owned());
        let kind_of = |a: &str, b: &str| kind(What::Message, &[refused(a), refused(b)]);
        assert_eq!(kind_of("3:4: 'a.b' op x %12", "1:1: y 17"), kind_of("5:6: 'c' op x %q", "2:2: y 1"));
        assert_eq!(kind_of("3:4: x", "3:5: x"), "message: other place: x");
        let printed = |text: &str| Outcome::Printed(text.to_owned());
        let outputs = [printed("m\n%0 = \"a.b\"() x"), printed("m\n%0 = \"a.b\"() y")];
        assert_eq!(kind(What::Generic, &outputs), "generic form: a.b | a.b");
    }
}
