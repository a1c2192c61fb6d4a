//! Optional groups, for formats of operations and formats of attributes and types.

use super::error_at;
use super::model::Anchor;
use super::syntax::tree::{GroupNode, Member};
use super::text::{FormatText, TextRange};
use crate::{Diagnostic, RecordRef};

/// Error for a group with a first element by which a parser cannot decide whether the group is present.
pub(super) const WRONG_FIRST: &str =
    "first parsable element of an optional group must be a literal, variable, or custom directive";

/// A group without an anchor, or with more than one.
pub(super) struct AnchorError {
    range: TextRange,
    /// The first of two anchors.
    first: Option<TextRange>,
}

impl AnchorError {
    /// The diagnostic, located in the format of a record.
    pub(super) fn to_diagnostic(
        &self,
        text: &FormatText<'_>,
        record: RecordRef<'_>,
        kind: &str,
    ) -> Diagnostic {
        let message = match self.first {
            Some(_) => "only one element can be marked as the anchor of an optional group",
            None => "optional group has no anchor element",
        };
        let error = error_at(text.span(self.range), message, record, kind);
        match self.first {
            Some(first) => error.with_note(text.span(first), "the first anchor is here"),
            None => error.with_help("mark the element whose presence decides with '^'"),
        }
    }
}

/// The single anchor of a group; `range` is the position of the group.
pub(super) fn anchor(group: &GroupNode<'_>, range: TextRange) -> Result<Anchor, AnchorError> {
    let mut anchors = marked(&group.then, false);
    anchors.extend(marked(&group.otherwise, true));
    match anchors.as_slice() {
        [(anchor, _)] => Ok(*anchor),
        [] => Err(AnchorError { range, first: None }),
        [(_, first), (_, second), ..] => Err(AnchorError { range: *second, first: Some(*first) }),
    }
}

fn marked(members: &[Member<'_>], is_inverted: bool) -> Vec<(Anchor, TextRange)> {
    let mark = |(index, member): (usize, &Member<'_>)| {
        member.anchor.map(|range| (Anchor { is_inverted, index }, range))
    };
    members.iter().enumerate().filter_map(mark).collect()
}

/// Index of the first element that a parser sees; the number of elements if there is none.
pub(super) fn first_parsed<E>(elements: &[E], is_blank: impl Fn(&E) -> bool) -> usize {
    elements.iter().position(|element| !is_blank(element)).unwrap_or(elements.len())
}
