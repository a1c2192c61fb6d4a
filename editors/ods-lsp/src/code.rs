//! C++ in strings of definitions: what the text before a position states about its meaning.

/// Whether a character is part of a C++ name.
pub(crate) fn is_word(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric()
}

/// The last name of a path: `Order` of `::query::Order`.
pub(crate) fn last_segment(path: &str) -> &str {
    let word = path.rsplit("::").next().unwrap_or(path);
    &word[word.trim_end_matches(is_word).len()..]
}

/// The class that an expression ends with a cast to: `::query::RelType` of
/// `::llvm::cast<::query::RelType>($_self)`.
pub(crate) fn cast_class(expression: &str) -> Option<&str> {
    let callee = expression.get(..opening(expression, '(', ')')?)?;
    let open = opening(callee, '<', '>')?;
    let function = last_segment(&callee[..open]);
    ["cast", "dyn_cast", "cast_or_null", "dyn_cast_or_null", "cast_if_present", "dyn_cast_if_present"]
        .contains(&function)
        .then(|| &callee[open + 1..callee.len() - 1])
}

/// The position of the bracket that the last character of a text closes.
fn opening(text: &str, open: char, close: char) -> Option<usize> {
    if !text.ends_with(close) {
        return None;
    }
    let mut depth = 0usize;
    for (at, c) in text.char_indices().rev() {
        if c == close {
            depth += 1;
        } else if c == open {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

/// The start and end of the word around an offset.
pub(crate) fn word_at(text: &str, offset: usize) -> (usize, usize) {
    let start = text[..offset].trim_end_matches(is_word).len();
    let end = text[offset..].find(|c| !is_word(c)).map_or(text.len(), |length| offset + length);
    (start, end)
}

/// The name between the angle brackets of a `custom<Name>` around an offset, with its start and end.
pub(crate) fn directive_at(text: &str, offset: usize) -> Option<(usize, usize)> {
    let (start, end) = word_at(text, offset);
    let is_directive = text[..start].ends_with("custom<") && text[end..].starts_with('>') && start < end;
    is_directive.then_some((start, end))
}

/// The starts of a word in a text, without those where it is part of a longer word.
pub(crate) fn occurrences<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word).map(|(at, _)| at).filter(move |at| {
        let before = text[..*at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

#[cfg(test)]
mod tests {
    use super::{cast_class, directive_at, last_segment, occurrences};

    #[test]
    fn classes_of_casts() {
        assert_eq!(cast_class("a && ::llvm::cast<::q::RelType>(f($_self))"), Some("::q::RelType"));
        assert_eq!(cast_class("f<::q::RelType>($_self)"), None);
        assert_eq!(cast_class("$_self"), None);
        assert_eq!(last_segment("::q::Order"), "Order");
    }

    #[test]
    fn directives_have_angle_brackets() {
        assert_eq!(directive_at("custom<Row>($body)", 9), Some((7, 10)));
        assert_eq!(directive_at("type($body)", 6), None);
        assert_eq!(occurrences("a.add a.add2 xa.add a.add", "a.add").collect::<Vec<_>>(), [0, 20]);
    }
}
