//! Operations.

use std::borrow::Cow;

use serde::Serialize;

use super::Source;
use crate::SourceMap;
use crate::model::{self, Argument, Named, Result, TypeConstraint};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Operation<'r> {
    record: &'r str,
    source: Source,
    name: String,
    dialect: &'r str,
    cpp_class: &'r str,
    cpp_namespace: &'r str,
    summary: &'r str,
    description: &'r str,
    arguments: Vec<Part<'r>>,
    results: Vec<Part<'r>>,
    regions: Vec<Part<'r>>,
    successors: Vec<Part<'r>>,
    traits: Vec<Trait<'r>>,
    assembly_format: Option<&'r str>,
    has_custom_assembly_format: bool,
    has_verifier: bool,
    has_region_verifier: bool,
    has_folder: bool,
    has_canonicalizer: bool,
    infers_result_types: bool,
}

/// An operand, result, attribute, property, region or successor.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Part<'r> {
    kind: &'static str,
    name: &'r str,
    /// The record of its constraint.
    constraint: &'r str,
    is_optional: bool,
    is_variadic: bool,
    summary: &'r str,
    #[serde(skip_serializing_if = "Option::is_none")]
    default_value: Option<&'r str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Trait<'r> {
    record: &'r str,
    cpp_name: Option<String>,
}

impl<'r> Operation<'r> {
    pub(super) fn new(operation: &model::Operation<'r>, sources: &SourceMap) -> Result<Operation<'r>> {
        let traits = operation
            .traits
            .iter()
            .map(|of| Trait { record: of.def_name(), cpp_name: of.qualified_name().map(Cow::into_owned) });
        Ok(Operation {
            record: operation.record.name(),
            source: Source::of(operation.record, sources),
            name: operation.name(),
            dialect: operation.dialect_name,
            cpp_class: operation.class_name,
            cpp_namespace: operation.namespace,
            summary: operation.summary()?,
            description: operation.description()?,
            arguments: operation
                .arguments
                .iter()
                .map(|argument| Part::argument(operation, *argument))
                .collect::<Result<_>>()?,
            results: operation.results.iter().map(|result| Part::value("result", result)).collect(),
            regions: operation
                .regions
                .iter()
                .map(|part| {
                    let of = part.constraint;
                    Part::plain(
                        "region",
                        part.name,
                        of.def_name(),
                        of.is_variadic(),
                        of.constraint().summary(),
                    )
                })
                .collect(),
            successors: operation
                .successors
                .iter()
                .map(|part| {
                    let of = part.constraint;
                    let summary = of.constraint().summary();
                    Part::plain("successor", part.name, of.def_name(), of.is_variadic(), summary)
                })
                .collect(),
            traits: traits.collect(),
            assembly_format: operation.assembly_format(),
            has_custom_assembly_format: operation.has_custom_assembly_format().unwrap_or_default(),
            has_verifier: operation.has_verifier().unwrap_or_default(),
            has_region_verifier: operation.has_region_verifier().unwrap_or_default(),
            has_folder: operation.has_folder().unwrap_or_default(),
            has_canonicalizer: operation.has_canonicalizer().unwrap_or_default()
                || operation.has_canonicalize_method().unwrap_or_default(),
            infers_result_types: operation.inferred_types.is_some(),
        })
    }
}

impl<'r> Part<'r> {
    fn plain(
        kind: &'static str,
        name: &'r str,
        constraint: &'r str,
        is_variadic: bool,
        summary: &'r str,
    ) -> Part<'r> {
        Part { kind, name, constraint, is_optional: false, is_variadic, summary, default_value: None }
    }

    fn value(kind: &'static str, part: &Named<'r, TypeConstraint<'r>>) -> Part<'r> {
        let of = part.constraint;
        let summary = part.variable.map_or("", |variable| variable.summary());
        Part {
            is_optional: of.is_optional(),
            ..Part::plain(kind, part.name, of.def_name(), of.is_variadic(), summary)
        }
    }

    fn argument(operation: &model::Operation<'r>, argument: Argument) -> Result<Part<'r>> {
        Ok(match argument {
            Argument::Operand(index) => Part::value("operand", &operation.operands[index]),
            Argument::Attribute(index) => {
                let part = operation.attributes[index];
                let of = part.constraint;
                let summary = part.variable.map_or("", |variable| variable.summary());
                Part {
                    is_optional: of.is_optional()?,
                    default_value: of.default_value(),
                    ..Part::plain("attribute", part.name, of.def_name(), false, summary)
                }
            }
            Argument::Property(index) => {
                let part = operation.properties[index];
                let of = part.constraint;
                let summary = part.variable.map_or("", |variable| variable.summary());
                Part {
                    default_value: of.default_value(),
                    ..Part::plain("property", part.name, of.def_name(), false, summary)
                }
            }
        })
    }
}
