//! The cases of an enum that can be written at a position: those that the parser's error there lists.

use crate::diagnostics;
use crate::document::Document;

/// The cases, where the parser expected one at the word that begins at `start`, or after the whitespace that
/// begins there. Empty elsewhere.
pub(crate) fn expected_cases(document: &Document, start: u32) -> Vec<&str> {
    let Some((section, piece)) = document.piece_at(start) else { return Vec::new() };
    let errors = piece.problems.iter().filter(|problem| {
        let error = diagnostics::range(document, section, piece, problem).start;
        error >= start && document.text.slice(start..error).trim().is_empty()
    });
    errors.filter_map(|error| listed(&error.message)).flatten().collect()
}

/// The cases that a message lists.
fn listed(message: &str) -> Option<impl Iterator<Item = &str>> {
    let keyword =
        || message.split_once(" enum values for attribute ")?.1.split_once(" [")?.1.strip_suffix(']');
    let parameter = || Some(message.split_once(" to be one of: ")?.1);
    Some(keyword().or_else(parameter)?.split(", "))
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn both_messages_list_cases() {
        let keyword = "custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for \
                       attribute 'predicate' [eq, ne]";
        let parameter =
            "custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc";
        let cases = |message| listed(message).map(Iterator::collect::<Vec<&str>>);
        assert_eq!(cases(keyword), Some(vec!["eq", "ne"]));
        assert_eq!(cases(parameter), Some(vec!["none", "reassoc"]));
        assert_eq!(cases("expected ':'"), None);
    }
}
