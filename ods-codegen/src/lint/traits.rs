//! Traits that an operation cannot have, that others imply, or that it lacks.

use super::{Edit, Lints};
use crate::model::{Named, Operation, Trait, TypeConstraint, TypeRelation};
use crate::{Span, codes};

/// The namespace of MLIR's traits of operations.
const NAMESPACE: &str = "::mlir::OpTrait::";

/// Traits that are about regions.
const OF_REGIONS: [&str; 7] = [
    "IsIsolatedFromAbove",
    "SingleBlock",
    "NoTerminator",
    "SymbolTable",
    "AutomaticAllocationScope",
    "HasOnlyGraphRegion",
    "NoRegionArguments",
];

/// Traits that compare operands with results, so that there must be both.
const OF_OPERANDS_AND_RESULTS: [&str; 4] = [
    "SameOperandsAndResultType",
    "SameOperandsAndResultShape",
    "SameOperandsAndResultElementType",
    "SameOperandsAndResultRank",
];

/// Traits that compare operands with each other.
const OF_OPERANDS: [&str; 3] = ["SameTypeOperands", "SameOperandsShape", "SameOperandsElementType"];

/// Traits with those whose checks are part of theirs.
const IMPLIED: [(&str, &[&str]); 4] = [
    (
        "SameOperandsAndResultType",
        &[
            "SameTypeOperands",
            "SameOperandsShape",
            "SameOperandsElementType",
            "SameOperandsAndResultShape",
            "SameOperandsAndResultElementType",
        ],
    ),
    ("SameTypeOperands", &["SameOperandsShape", "SameOperandsElementType"]),
    ("SameOperandsAndResultShape", &["SameOperandsShape"]),
    ("SameOperandsAndResultElementType", &["SameOperandsElementType"]),
];

pub(super) fn lint(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let traits = operation.traits.iter().filter(|tr| local(tr).is_some());
    for tr in traits {
        if let Some(reason) = local(tr).and_then(|name| objection(operation, name)) {
            let message = format!("trait '{}' of '{}': {reason}", tr.def_name(), operation.name());
            lints.report(codes::MISAPPLIED_TRAIT, operation.record, message, "remove the trait");
        }
    }
    redundant(lints, operation);
    missing(lints, operation);
    inferable(lints, operation);
}

/// The name of one of MLIR's traits without its namespace.
fn local<'r>(tr: &Trait<'r>) -> Option<&'r str> {
    let name = tr.local_name();
    tr.is_named(&format!("{NAMESPACE}{name}")).then_some(name)
}

fn has(operation: &Operation<'_>, name: &str) -> bool {
    operation.has_trait(&format!("{NAMESPACE}{name}"))
}

/// The reason why an operation cannot have a trait.
fn objection(operation: &Operation<'_>, name: &str) -> Option<&'static str> {
    let is_fixed = operation.variable_length_operands() == 0;
    let operands = operation.operands.len();
    match name {
        "IsCommutative" if is_fixed && operands != 2 => {
            Some("operands can change places only if there are two, or any number of them")
        }
        "IsCommutative" if !has_one_constraint(operation) => {
            Some("operands that change places need one constraint")
        }
        "IsInvolution" if operands != 1 || operation.results.len() != 1 => {
            Some("an involution has one operand and one result")
        }
        "IsIdempotent" if !(1..=2).contains(&operands) || operation.results.len() != 1 => {
            Some("an idempotent operation has one or two operands and one result")
        }
        _ if OF_REGIONS.contains(&name) && operation.regions.is_empty() => {
            Some("it is about regions, and the operation has none")
        }
        _ if OF_OPERANDS_AND_RESULTS.contains(&name) && (operands == 0 || operation.results.is_empty()) => {
            Some("it needs an operand and a result, so no such operation is valid")
        }
        _ if OF_OPERANDS.contains(&name) && is_fixed && operands < 2 => {
            Some("it compares operands, and there are fewer than two")
        }
        _ => None,
    }
}

/// Whether all operands have the same constraint.
fn has_one_constraint(operation: &Operation<'_>) -> bool {
    let bases: Option<Vec<_>> =
        operation.operands.iter().map(|operand| operand.constraint.base().ok()).collect();
    bases.is_some_and(|bases| bases.windows(2).all(|pair| pair[0].record() == pair[1].record()))
}

fn redundant(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    for tr in &operation.traits {
        let Some(name) = local(tr) else { continue };
        let implies = |(other, implied): &&(&str, &[&str])| implied.contains(&name) && has(operation, other);
        let Some((other, _)) = IMPLIED.iter().find(implies) else { continue };
        let written = written_once(lints, operation, tr.def_name());
        let message = format!("trait '{}' of '{}' is implied by '{other}'", tr.def_name(), operation.name());
        let span = written.map_or(operation.record.span(), |(word, _)| word);
        let fix = written.map(|(_, span)| Edit { span, text: String::new(), is_safe: true });
        lints.report_at(codes::REDUNDANT_TRAIT, operation.record, span, message, "remove it", fix);
    }
}

/// The spans of a trait in the head of the definition, if it occurs there once as an element of a list: of
/// the word, and of what one must remove with it.
fn written_once(lints: &Lints<'_, '_>, operation: &Operation<'_>, word: &str) -> Option<(Span, Span)> {
    let span = operation.record.span();
    let file = lints.sources.file(lints.sources.file_of(span.lo)?);
    let rest = file.text.get((span.lo - file.base) as usize..)?;
    let head = &rest[..rest.find(['{', ';'])?];
    let is_part = |c: char| c == '_' || c.is_alphanumeric();
    let mut places = head
        .match_indices(word)
        .map(|(at, _)| at)
        .filter(|at| !head[..*at].ends_with(is_part) && !head[*at + word.len()..].starts_with(is_part));
    let (at, None) = (places.next()?, places.next()) else { return None };
    let (before, after) = (&head[..at], &head[at + word.len()..]);
    let end = at + word.len();
    let (from, to) = match (before.trim_end(), after.trim_start()) {
        (start, next) if start.ends_with(',') && next.starts_with([',', ']']) => (start.len() - 1, end),
        (start, next) if start.ends_with('[') && next.starts_with(',') => {
            let next = next[1..].trim_start();
            (at, head.len() - next.len())
        }
        _ => return None,
    };
    let place = |from: usize, to: usize| Span::new(span.lo + from as u32, span.lo + to as u32);
    Some((place(at, end), place(from, to)))
}

fn missing(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let name = operation.name();
    let mut report = |message: String, help: &str| {
        lints.report(codes::MISSING_TRAIT, operation.record, message, help);
    };
    if !has(operation, "IsTerminator") {
        if !operation.successors.is_empty() {
            report(format!("operation '{name}' has successors, but is not a terminator"), "add 'Terminator'");
        }
        if has(operation, "ReturnLike") {
            report(
                format!("operation '{name}' is 'ReturnLike', but is not a terminator"),
                "add 'Terminator'",
            );
        }
    }
    if has(operation, "ConstantLike") {
        if !operation.has_folder().unwrap_or_default() {
            report(
                format!("operation '{name}' is 'ConstantLike', but has no folder"),
                "add 'let hasFolder = 1;'",
            );
        }
        if !operation.operands.is_empty() {
            report(
                format!("operation '{name}' is 'ConstantLike', but has operands"),
                "remove 'ConstantLike'",
            );
        }
    }
}

/// Reports operands of one type and a result with the same constraint whose type does not follow from theirs.
fn inferable(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let [result] = &operation.results[..] else { return };
    let is_variable = operation.variable_length_operands() + operation.variable_length_results() > 0;
    let is_same =
        |value: &Named<'_, TypeConstraint<'_>>| value.constraint.record() == result.constraint.record();
    if is_variable
        || operation.operands.len() < 2
        || !operation.operands.iter().all(is_same)
        || !has_one_type(operation, result.name)
        || operation.has_trait("::mlir::InferTypeOpInterface::Trait")
    {
        return;
    }
    let message = format!(
        "the result type of '{}' does not follow from the one type of its operands",
        operation.name()
    );
    let help = "if it is the same, replace the trait by 'SameOperandsAndResultType'";
    lints.report(codes::INFERABLE_RESULT, operation.record, message, help);
}

/// Whether a trait requires that all operands have the same type, and states nothing about the result type.
fn has_one_type(operation: &Operation<'_>, result: &str) -> bool {
    let relations: Vec<_> =
        operation.traits.iter().filter_map(|tr| tr.type_relation().ok().flatten()).collect();
    let is_related = |relation: &TypeRelation<'_>| match relation {
        TypeRelation::AllMatch(names) => names.contains(&result),
        TypeRelation::Transformed { target, source, .. } => [target, source].contains(&&result),
        _ => false,
    };
    let is_of_operands = |relation: &TypeRelation<'_>| match relation {
        TypeRelation::SameOperands => true,
        TypeRelation::AllMatch(names) => {
            operation.operands.iter().all(|operand| names.contains(&operand.name))
        }
        _ => false,
    };
    relations.iter().any(is_of_operands) && !relations.iter().any(is_related)
}
