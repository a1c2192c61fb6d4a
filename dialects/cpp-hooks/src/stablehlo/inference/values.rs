//! Results that do not depend on shapes.

use ir_core::context::Signedness;
use ir_core::predicates::attributes::int;
use ir_core::predicates::shaped::{rank, ranked_tensor_type};

use crate::prelude::*;

pub(super) fn operand_types(inputs: &OpInputs<'_>) -> InferredTypes {
    Ok(inputs.operand_types().collect())
}

/// A tensor of rank 0.
fn scalar(ctx: &Context, element: Type) -> InferredTypes {
    ranked_tensor_type(ctx, &[], element).map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
}

pub(super) fn dimension_size(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let dimension = inputs.attribute("dimension").and_then(|value| int(ctx, value));
    let rank = rank(ctx, inputs.operand_type(0)?);
    if let (Some(dimension), Some(rank)) = (dimension, rank)
        && !(0..rank).contains(&dimension)
    {
        return Err(
            inputs.error(format!("requires dimension attribute in range [0, {rank}); found ({dimension})"))
        );
    }
    scalar(ctx, ctx.integer_type(32))
}

pub(super) fn id(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    scalar(ctx, ctx.integer_type_of(32, Signedness::Unsigned))
}

pub(super) fn tuple(inputs: &OpInputs<'_>) -> InferredTypes {
    let types: Vec<Type> = inputs.operand_types().collect();
    Ok(vec![inputs.context().tuple_type(&types)])
}

pub(super) fn tuple_element(inputs: &OpInputs<'_>) -> InferredTypes {
    let ctx = inputs.context();
    let TypeKind::Tuple(types) = inputs.operand_type(0)?.kind(ctx) else {
        return Err(InferenceError::NO_REASON);
    };
    let index = inputs.attribute("index").and_then(|value| int(ctx, value));
    let index = index.ok_or(InferenceError::NO_REASON)?;
    let element = usize::try_from(index).ok().and_then(|index| types.get(index));
    element.map(|ty| vec![*ty]).ok_or_else(|| {
        let size = types.len();
        inputs.error(format!("index {index} is out of bounds of operand with size {size}"))
    })
}
