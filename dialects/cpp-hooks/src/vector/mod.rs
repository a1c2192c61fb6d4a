//! Result types of operations of the dialect `vector`.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::shaped::{element_type, num_elements, vector_type};

use crate::prelude::*;

/// `vector.shuffle`: a leading dimension as long as the mask.
#[derive(Clone, Copy, Debug)]
pub struct Shuffle;

/// `vector.to_elements`: every element.
#[derive(Clone, Copy, Debug)]
pub struct ToElements;

/// Limit on inferred results.
const MAX_RESULTS: i64 = 1 << 24;

/// The vector type with the leading dimension `size`.
fn with_leading_dimension(ctx: &Context, vector: Type, size: usize) -> Option<Type> {
    let TypeKind::Vector { shape, element, .. } = vector.kind(ctx) else { return None };
    let mut sizes = vec![size as i64];
    sizes.extend(shape.iter().skip(1));
    vector_type(ctx, &sizes, element)
}

impl InferTypeOpInterface for Shuffle {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let (ctx, vector) = (inputs.context(), inputs.operand_type(0)?);
        let mask = inputs.attribute("mask").and_then(|mask| dense_array_ints(ctx, mask));
        let ty = mask.and_then(|mask| with_leading_dimension(ctx, vector, mask.len()));
        ty.map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
    }
}

impl InferTypeOpInterface for ToElements {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let (ctx, vector) = (inputs.context(), inputs.operand_type(0)?);
        let count = num_elements(ctx, vector).filter(|count| *count <= MAX_RESULTS);
        let count = count.and_then(|count| usize::try_from(count).ok());
        let types = element_type(ctx, vector).zip(count).map(|(element, count)| vec![element; count]);
        types.ok_or(InferenceError::NO_REASON)
    }
}
