//! Uses of deprecated definitions, and the replacements that their authors recommend.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;

use crate::analysis::Analysis;
use crate::diagnostics::{DEPRECATED, quoted_after};
use crate::index::{Role, Use};
use crate::text::Text;
use crate::unit::{Symbol, Unit};

/// Title and edits of the fix that replaces a deprecated name in the definition at a span by the recommended
/// one. None for other diagnostics, and if the definition does not contain the name literally.
pub(crate) fn replacement(
    analysis: &Analysis,
    text: &Text,
    unit: &Unit,
    found: &Diagnostic,
    at: Span,
) -> Option<(String, Vec<(Span, String)>)> {
    if found.code != DEPRECATED {
        return None;
    }
    let records = &analysis.outcome.records;
    let file = &unit.files.first()?.index;
    let user = file.items.iter().find(|item| item.name_span.lo == at.lo)?.span;
    let old = quoted_after(&found.message, " uses '")?;
    let reason = &found.notes.first()?.message;
    // The record may come from a loop, so that no definition has its name.
    let (symbol, new) = if records.def(old).is_some() {
        let symbol = unit.global(old).map_or_else(|| Symbol::Record(old.to_owned()), Symbol::Item);
        (symbol, successor(reason, |word| word != old && records.def(word).is_some())?)
    } else {
        let symbol = Symbol::Item(unit.class(old)?);
        (symbol, successor(reason, |word| word != old && records.class(word).is_some())?)
    };
    let is_inside = |span: Span| user.lo <= span.lo && span.hi <= user.hi;
    let is_use =
        |name: &&Use| name.role == Role::Read && is_inside(name.span) && text.slice(name.span) == old;
    let uses = file.uses.iter().filter(is_use);
    let uses = uses.filter(|name| unit.resolve(0, name).as_ref() == Some(&symbol));
    let edits: Vec<_> = uses.map(|name| (name.span, new.to_owned())).collect();
    (!edits.is_empty()).then(|| (format!("Replace '{old}' with '{new}'"), edits))
}

/// The definition that a reason names: the only one in quotes, or else the only one among its words.
fn successor(reason: &str, is_name: impl Fn(&str) -> bool) -> Option<&str> {
    let quoted = ['`', '\''].into_iter().flat_map(|quote| reason.split(quote).skip(1).step_by(2));
    let mut named: Vec<&str> = quoted.filter(|word| is_name(word)).collect();
    if named.is_empty() {
        let words = reason.split(|c: char| c != '_' && !c.is_ascii_alphanumeric());
        named = words.filter(|word| is_name(word)).collect();
    }
    let first = *named.first()?;
    named.iter().all(|name| *name == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find_successor(reason: &str) -> Option<&str> {
        successor(reason, |word| ["New", "use", "Newer"].contains(&word))
    }

    #[test]
    fn a_name_in_quotes_counts_more_than_words() {
        assert_eq!(find_successor("moved to the shorter name New"), Some("New"));
        assert_eq!(find_successor("use `New` instead"), Some("New"));
        assert_eq!(find_successor("Say 'Newer', don't say New"), Some("Newer"));
        assert_eq!(find_successor("take New, New or nothing"), Some("New"));
        assert_eq!(find_successor("New or Newer"), None);
        assert_eq!(find_successor("come in time"), None);
    }
}
