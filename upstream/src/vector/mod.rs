//! Result types of operations of the dialect `vector`.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::shaped::{element_type, num_elements, shape, vector_type};

use crate::prelude::*;

/// `vector.shuffle`: a leading dimension as long as the mask.
#[derive(Clone, Copy, Debug)]
pub struct Shuffle;

/// `vector.to_elements`: every element.
#[derive(Clone, Copy, Debug)]
pub struct ToElements;

/// Limit on inferred results.
const MAX_RESULTS: i64 = 1 << 24;

impl ResultTypes for Shuffle {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        let ctx = parts.context();
        let mask = dense_array_ints(ctx, parts.attribute("mask")?)?;
        let vector = parts.operand(0).filter(|ty| matches!(ty.kind(ctx), TypeKind::Vector { .. }))?;
        let mut sizes = vec![mask.len() as i64];
        sizes.extend(shape(ctx, vector)?.iter().skip(1));
        Some(vec![vector_type(ctx, &sizes, element_type(ctx, vector)?)?])
    }
}

impl ResultTypes for ToElements {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        let ctx = parts.context();
        let vector = parts.operand(0)?;
        let count = num_elements(ctx, vector).filter(|count| *count <= MAX_RESULTS)?;
        Some(vec![element_type(ctx, vector)?; usize::try_from(count).ok()?])
    }
}
