//! Ambiguities of formats of types and attributes that mlir-tblgen accepts.
//!
//! A parser decides by the next token whether an optional group is present. If the element after it begins
//! with the same literal, text that the printer writes without the group is not read back.

use super::{DefElement, DefElementKind, DefFormat};
use crate::format::{error_at, noun};
use crate::model::AttrOrTypeDef;
use crate::{Diagnostic, codes};
use ods_parser::diagnostics::Severity;

/// The ambiguities of a format, in the order of the text.
pub fn warnings(def: &AttrOrTypeDef<'_>, format: &DefFormat<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    sequence(def, &format.elements, &mut found);
    found
}

fn sequence(def: &AttrOrTypeDef<'_>, elements: &[DefElement<'_>], found: &mut Vec<Diagnostic>) {
    for (at, element) in elements.iter().enumerate() {
        let DefElementKind::Group(group) = &element.kind else { continue };
        for branch in [&group.then, &group.otherwise] {
            sequence(def, branch, found);
        }
        // Groups with another branch always parse one of the two.
        let first = group.then.get(group.first).filter(|_| group.otherwise.is_empty());
        let next = elements[at + 1..].iter().find(|next| !matches!(next.kind, DefElementKind::Whitespace(_)));
        if let (Some(first), Some(next)) = (first, next)
            && let (DefElementKind::Literal(first_text), DefElementKind::Literal(text)) =
                (&first.kind, &next.kind)
            && first_text == text
        {
            let message = format!("format ambiguity: an optional part before it begins with `{text}` too");
            let warning = error_at(next.span, message, def.record(), noun(def.kind()))
                .with_note(first.span, "this, which the parser looks for first");
            let code = codes::AMBIGUOUS_FORMAT;
            found.push(Diagnostic { severity: Severity::Warning, code, ..warning });
        }
    }
}
