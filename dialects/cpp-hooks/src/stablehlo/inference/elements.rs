//! Results with the shape of an operand.

use ir_core::predicates::shaped::{element_type, rank, shape, with_element_type};
use ir_core::runtime::traits::are_shapes_compatible;

use super::compatible::most_specific;
use super::shapes::listed;
use crate::prelude::*;

/// The type of an operand with other elements.
fn with_elements(
    inputs: &OpInputs<'_>,
    operand: Type,
    element: impl FnOnce(&Context, Type) -> Type,
) -> InferredTypes {
    let ctx = inputs.context();
    let element = element_type(ctx, operand).map(|old| element(ctx, old));
    let ty = element.and_then(|element| with_element_type(ctx, operand, element));
    ty.map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
}

pub(super) fn most_specific_operand(inputs: &OpInputs<'_>) -> InferredTypes {
    let found = most_specific(inputs.context(), inputs.operand_types());
    found.map(|ty| vec![ty]).ok_or_else(|| {
        let name = inputs.spec.name;
        inputs.error(format!("'{name}' op requires compatible types for all operands and results"))
    })
}

pub(super) fn real(inputs: &OpInputs<'_>) -> InferredTypes {
    with_elements(inputs, inputs.operand_type(0)?, |ctx, element| match element.kind(ctx) {
        TypeKind::Complex(real) => real,
        _ => element,
    })
}

pub(super) fn complex(inputs: &OpInputs<'_>) -> InferredTypes {
    with_elements(inputs, inputs.operand_type(0)?, Context::complex_type)
}

pub(super) fn predicate(inputs: &OpInputs<'_>) -> InferredTypes {
    with_elements(inputs, inputs.operand_type(0)?, |ctx, _| ctx.integer_type(1))
}

pub(super) fn select(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let (pred, on_true) = (inputs.operand_type(0)?, inputs.operand_type(1)?);
    let on_false = inputs.operand_type(2)?;
    let Some(result) = most_specific(ctx, [on_true, on_false]) else {
        return Err(inputs.error("requires compatible types for non-predicate operands"));
    };
    if rank(ctx, pred) != Some(0) && !are_shapes_compatible(ctx, pred, on_true) {
        return Err(inputs.error("requires the same shape for all operands"));
    }
    Ok(vec![result])
}

pub(super) fn clamp(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let operand = inputs.operand_type(1)?;
    for (index, name) in [(0, "min"), (2, "max")] {
        let limit = inputs.operand_type(index)?;
        if rank(ctx, limit) != Some(0) && !are_shapes_compatible(ctx, limit, operand) {
            let [limit, operand] = [limit, operand].map(|ty| listed(shape(ctx, ty).unwrap_or_default()));
            let message = format!(
                "{name} shape [{limit}] is not scalar and is not compatible to operand shape [{operand}]"
            );
            return Err(inputs.error(message));
        }
    }
    Ok(vec![operand])
}
