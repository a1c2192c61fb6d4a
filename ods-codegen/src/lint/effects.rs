//! Checks and effects that a definition leaves open: attributes that nothing verifies, memory effects that
//! nothing declares.

use super::Lints;
use crate::codes;
use crate::expr::{Expr, Predicates};
use crate::model::{Attribute, Named, Operation, TypeRelation};

/// Traits and interfaces of operations whose effects the runtime finds in another way, or that have none to
/// find: calls have the effects of what they call, symbols and terminators are never removed.
const EXEMPT: [&str; 5] = [
    "::mlir::OpTrait::HasRecursiveMemoryEffects",
    "::mlir::OpTrait::IsTerminator",
    "::mlir::OpTrait::SymbolTable",
    "::mlir::SymbolOpInterface::Trait",
    "::mlir::CallOpInterface::Trait",
];

const EFFECTS: &str = "::mlir::MemoryEffectOpInterface::Trait";

pub(super) fn lint(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    unchecked_attributes(lints, operation);
    unknown(lints, operation);
    if has_no_effects(operation) {
        contradictory(lints, operation);
        removed(lints, operation);
    }
}

fn unchecked_attributes(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    if operation.has_verifier().unwrap_or_default() || operation.has_region_verifier().unwrap_or_default() {
        return;
    }
    for attribute in operation.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
        if accepts_all(attribute.constraint) && !is_related(operation, attribute) {
            let message = format!(
                "attribute '{}' of '{}' can be anything, and nothing verifies it",
                attribute.name,
                operation.name()
            );
            let help = "name what is accepted, such as 'TypedAttrInterface' or 'StrAttr', or add 'let hasVerifier = 1;'";
            lints.report(codes::UNCHECKED_ATTRIBUTE, operation.record, message, help);
        }
    }
}

/// Whether the constraint is a predicate that always holds.
fn accepts_all(attribute: Attribute<'_>) -> bool {
    let Some(predicate) = attribute.constraint().predicate() else { return true };
    Predicates::new().predicate(predicate).is_ok_and(|found| found == Expr::bool(true))
}

/// Whether a trait relates the attribute's type to other types, and so verifies it.
fn is_related(operation: &Operation<'_>, attribute: &Named<'_, Attribute<'_>>) -> bool {
    let relations = operation.traits.iter().filter_map(|tr| tr.type_relation().ok().flatten());
    relations.into_iter().any(|relation| match relation {
        TypeRelation::AllMatch(names) => names.contains(&attribute.name),
        TypeRelation::Transformed { source, target, .. } => [source, target].contains(&attribute.name),
        _ => false,
    })
}

/// The names of operands and results on which the definition declares effects.
fn decorated<'r>(operation: &Operation<'r>) -> Vec<&'r str> {
    let values = operation.operands.iter().chain(&operation.results);
    let has_effects = |of: &&Named<'_, _>| {
        of.variable.is_some_and(|variable| variable.memory_effects().is_ok_and(|effects| !effects.is_empty()))
    };
    values.filter(has_effects).map(|value| value.name).collect()
}

/// Whether a trait states that the operation has no memory effects.
fn has_no_effects(operation: &Operation<'_>) -> bool {
    let of_memory = operation.traits.iter().filter(|tr| tr.is_named(EFFECTS));
    of_memory
        .filter_map(|tr| tr.as_effects())
        .any(|effects| effects.effects().is_ok_and(|listed| listed.is_empty()))
}

fn unknown(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let is_declared = operation.has_trait(EFFECTS) || EXEMPT.iter().any(|name| operation.has_trait(name));
    if is_declared || !decorated(operation).is_empty() {
        return;
    }
    let message = format!("operation '{}' does not declare its memory effects", operation.name());
    let help = if operation.regions.is_empty() {
        "add 'Pure', or 'MemoryEffects<[…]>' with what it reads and writes"
    } else {
        "add 'RecursiveMemoryEffects', 'Pure' or 'MemoryEffects<[…]>'"
    };
    lints.report(codes::UNKNOWN_EFFECTS, operation.record, message, help);
}

fn contradictory(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    for name in decorated(operation) {
        let message =
            format!("operation '{}' has no memory effects, but '{name}' says it has", operation.name());
        let help = "remove 'Pure' or 'NoMemoryEffect', or the effects of the operand or result";
        lints.report(codes::CONTRADICTORY_EFFECTS, operation.record, message, help);
    }
}

fn removed(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let is_kept = ["::mlir::OpTrait::IsTerminator", "::mlir::SymbolOpInterface::Trait"];
    if !operation.results.is_empty() || is_kept.iter().any(|name| operation.has_trait(name)) {
        return;
    }
    let message =
        format!("operation '{}' has neither effects nor results: it is removed as dead", operation.name());
    lints.report(codes::REMOVED_AS_DEAD, operation.record, message, "declare its effect instead of 'Pure'");
}
