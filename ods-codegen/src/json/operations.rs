//! Operations.

use std::borrow::Cow;

use super::source;
use super::value::{Json, if_any, list, object};
use crate::SourceMap;
use crate::model::{Argument, Named, Operation, Result, TypeConstraint};

pub(super) fn json(operation: &Operation<'_>, sources: &SourceMap) -> Result<Json> {
    let traits = operation
        .traits
        .iter()
        .map(|of| object! { "record": of.def_name(), "cppName": of.qualified_name().map(Cow::into_owned), });
    let arguments = operation.arguments.iter().map(|of| argument(operation, *of));
    let results = operation.results.iter().map(|result| value("result", result));
    let regions = operation.regions.iter().map(|part| {
        let of = part.constraint;
        plain("region", part.name, of.def_name(), of.is_variadic(), of.constraint().summary())
    });
    let successors = operation.successors.iter().map(|part| {
        let of = part.constraint;
        plain("successor", part.name, of.def_name(), of.is_variadic(), of.constraint().summary())
    });
    Ok(object! {
        "record": operation.record.name(),
        "source": source(operation.record, sources),
        "name": operation.name(),
        "dialect": operation.dialect_name,
        "cppClass": operation.class_name,
        "cppNamespace": operation.namespace,
        "summary": operation.summary()?,
        "description": operation.description()?,
        "arguments": list(arguments)?,
        "results": Json::List(results.collect()),
        "regions": Json::List(regions.collect()),
        "successors": Json::List(successors.collect()),
        "traits": Json::List(traits.collect()),
        "assemblyFormat": operation.assembly_format(),
        "hasCustomAssemblyFormat": operation.has_custom_assembly_format().unwrap_or_default(),
        "hasVerifier": operation.has_verifier().unwrap_or_default(),
        "hasRegionVerifier": operation.has_region_verifier().unwrap_or_default(),
        "hasFolder": operation.has_folder().unwrap_or_default(),
        "hasCanonicalizer": operation.has_canonicalizer().unwrap_or_default()
            || operation.has_canonicalize_method().unwrap_or_default(),
        "infersResultTypes": operation.inferred_types.is_some(),
    })
}

/// An operand, result, attribute, property, region or successor: its kind and name, the record of its
/// constraint, whether it is optional and whether it is variadic, its summary, and its default value.
fn part(
    [kind, name, constraint]: [&str; 3],
    [is_optional, is_variadic]: [bool; 2],
    summary: &str,
    default_value: Option<&str>,
) -> Json {
    object! {
        "kind": kind,
        "name": name,
        "constraint": constraint,
        "isOptional": is_optional,
        "isVariadic": is_variadic,
        "summary": summary,
        "defaultValue": if_any(default_value),
    }
}

fn plain(kind: &str, name: &str, constraint: &str, is_variadic: bool, summary: &str) -> Json {
    part([kind, name, constraint], [false, is_variadic], summary, None)
}

/// The summary of an argument or result where the operation names it.
fn summary<'r, T>(part: &Named<'r, T>) -> &'r str {
    part.variable.map_or("", |variable| variable.summary())
}

fn value(kind: &str, named: &Named<'_, TypeConstraint<'_>>) -> Json {
    let of = named.constraint;
    part([kind, named.name, of.def_name()], [of.is_optional(), of.is_variadic()], summary(named), None)
}

fn argument(operation: &Operation<'_>, argument: Argument) -> Result<Json> {
    Ok(match argument {
        Argument::Operand(index) => value("operand", &operation.operands[index]),
        Argument::Attribute(index) => {
            let named = &operation.attributes[index];
            let (of, names) = (named.constraint, ["attribute", named.name, named.constraint.def_name()]);
            part(names, [of.is_optional()?, false], summary(named), of.default_value())
        }
        Argument::Property(index) => {
            let named = &operation.properties[index];
            let (of, names) = (named.constraint, ["property", named.name, named.constraint.def_name()]);
            part(names, [false, false], summary(named), of.default_value())
        }
    })
}
