//! Constraints that operations refer to by record.

use ods_parser::records::Records;
use ods_parser::source::SourceMap;
use serde::Serialize;

use super::{All, Source};
use crate::model;

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
    let classes = [
        ("TypeConstraint", "type", "cppType"),
        ("AttrConstraint", "attribute", "storageType"),
        ("PropConstraint", "property", "storageType"),
        ("RegionConstraint", "region", ""),
        ("SuccessorConstraint", "successor", ""),
    ];
    let mut constraints = Vec::new();
    for (class, kind, cpp_type) in classes {
        for record in records.derived(class) {
            let constraint = model::Constraint::new(record);
            let predicate = constraint.predicate().and_then(|of| of.get("predExpr").as_str());
            constraints.push(Constraint {
                record: record.name(),
                source: Source::of(record, sources),
                kind,
                summary: constraint.summary(),
                description: constraint.description(),
                predicate,
                cpp_type: record.field(cpp_type).and_then(|field| field.value().as_str()),
            });
        }
    }
    Ok(constraints)
}
