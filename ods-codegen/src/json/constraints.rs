//! Constraints that operations refer to by record.

use super::source;
use super::value::{Json, if_any, object};
use crate::model::{self, Constraint, ConstraintKind};
use crate::{Records, SourceMap};

/// The constraints on types, attributes, properties, regions and successors, with and without a name.
pub(super) fn all_constraints(records: &Records, sources: &SourceMap) -> Vec<Json> {
    let of_kind =
        |kind| model::constraints(records, kind).map(move |constraint| json(constraint, word(kind), sources));
    ConstraintKind::ALL.into_iter().flat_map(of_kind).collect()
}

/// A constraint: the predicate if it is a text, and the C++ class of the type or of the attribute's storage.
fn json(constraint: Constraint<'_>, kind: &str, sources: &SourceMap) -> Json {
    object! {
        "record": constraint.def_name(),
        "source": source(constraint.record(), sources),
        "kind": kind,
        "summary": constraint.summary(),
        "description": constraint.description(),
        "predicate": if_any(constraint.predicate().and_then(|of| Some(of.code()?.text))),
        "cppType": if_any(constraint.cpp_class()),
    }
}

fn word(kind: ConstraintKind) -> &'static str {
    match kind {
        ConstraintKind::Type => "type",
        ConstraintKind::Attribute => "attribute",
        ConstraintKind::Property => "property",
        ConstraintKind::Region => "region",
        ConstraintKind::Successor => "successor",
    }
}
