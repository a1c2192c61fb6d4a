//! Sizes of the inner segments of a `VariadicOfVariadic` segment: a property `array<i32: …>`, or dense
//! elements if the definition has an `I32ElementsAttr`, as in definitions for MLIR before 16.

use super::OpSpec;
use super::properties::{self, dense_i32, dense_i32_attr};
use crate::context::{Attribute, Context, Type};
use crate::ir::{Ir, Op};
use crate::predicates::attributes::int_elements;

/// The sizes in the property `name`; empty when it is missing or of another kind.
pub(super) fn inner_sizes(ir: &Ir, op: Op, name: &str) -> Vec<i32> {
    let ctx = ir.context();
    let elements = properties::get(ir, op, name).and_then(|attribute| int_elements(ctx, attribute));
    match elements {
        Some(elements) => elements
            .map(|size| size.as_i64().and_then(|size| i32::try_from(size).ok()).unwrap_or(0))
            .collect(),
        None => dense_i32(ir, op, name),
    }
}

/// The attribute that stores `sizes` in the property `name` of the definition.
pub(super) fn inner_sizes_attr(ctx: &Context, spec: &OpSpec, name: &str, sizes: &[i32]) -> Attribute {
    let array = dense_i32_attr(ctx, sizes);
    let declared = spec.attributes.iter().find(|attribute| attribute.name == name);
    if declared.is_none_or(|declared| (declared.constraint.accepts)(ctx, array)) {
        return array;
    }
    let ty = ctx.ranked_tensor_type(&[sizes.len() as i64], Type::I32, None);
    let data: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
    ctx.dense_elements_attr(ty, &data).unwrap_or(array)
}
