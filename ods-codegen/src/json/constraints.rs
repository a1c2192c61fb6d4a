//! Constraints that operations refer to by record.

use serde::Serialize;

use super::{All, Source};
use crate::model::{self, ConstraintKind};
use crate::{Records, SourceMap};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Constraint<'r> {
    record: &'r str,
    source: Source,
    kind: &'static str,
    summary: &'r str,
    description: &'r str,
    /// The C++ expression that checks it, if the definition has one as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    predicate: Option<&'r str>,
    /// The C++ class of the type, or that the attribute is stored in.
    #[serde(skip_serializing_if = "Option::is_none")]
    cpp_type: Option<&'r str>,
}

/// The constraints on types, attributes, properties, regions and successors, with and without a name.
pub(super) fn all_constraints<'r>(records: &'r Records, sources: &SourceMap) -> All<Constraint<'r>> {
    let of_kind = |kind| {
        model::constraints(records, kind).map(move |constraint| Constraint {
            record: constraint.def_name(),
            source: Source::of(constraint.record(), sources),
            kind: word(kind),
            summary: constraint.summary(),
            description: constraint.description(),
            predicate: constraint.predicate().and_then(|of| Some(of.code()?.text)),
            cpp_type: constraint.cpp_class(),
        })
    };
    Ok(ConstraintKind::ALL.into_iter().flat_map(of_kind).collect())
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
