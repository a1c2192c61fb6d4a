//! Result types, and compatible types of casts.

use super::subtypes::{is_subtype, with_semantics};
use super::tensors::TensorType;
use super::*;
use cpp_hooks::torch::UNKNOWN;
use ir_core::predicates::{attributes, build, shaped, types};
use ir_core::runtime::checks::CastOpInterface;
use ir_core::runtime::inference::{InferTypeOpInterface, InferenceError, InferredTypes, OpInputs};

/// Whether neither the sizes nor the dtypes contradict each other.
fn are_compatible(ctx: &Context, one: Type, other: Type) -> bool {
    let is_size = |(one, other): (&i64, &i64)| one == other || *one == UNKNOWN || *other == UNKNOWN;
    let are_sizes =
        |(one, other): (&[i64], &[i64])| one.len() == other.len() && one.iter().zip(other).all(is_size);
    TensorType::cast(ctx, one).zip(TensorType::cast(ctx, other)).is_some_and(|(one, other)| {
        one.sizes.zip(other.sizes).is_none_or(are_sizes)
            && one.dtype.zip(other.dtype).is_none_or(|(one, other)| one == other)
    })
}

macro_rules! casts {
    ($($op:ty: |$ctx:ident, $operand:ident, $result:ident| $is_compatible:expr;)*) => {$(
        impl CastOpInterface for $op {
            fn are_cast_compatible($ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
                let ($operand, $result) = (operands[0], results[0]);
                $is_compatible
            }
        }
    )*};
}

casts! {
    DerefineOp: |ctx, operand, result| is_subtype(ctx, operand, result);
    PrimUncheckedCastOp: |ctx, operand, result| is_subtype(ctx, result, operand);
    TensorStaticInfoCastOp: |ctx, operand, result| are_compatible(ctx, operand, result);
}

/// The tensor type of a literal. Integers without signs are signed in a type with value semantics.
fn literal(inputs: &OpInputs<'_>, has_value_semantics: bool) -> InferredTypes {
    let ctx = inputs.context();
    let value = inputs.attribute("value").ok_or(InferenceError::NO_REASON)?;
    let ty = attributes::attribute_type(ctx, value).ok_or(InferenceError::NO_REASON)?;
    let mut dtype = shaped::element_type(ctx, ty);
    if has_value_semantics && let Some(width) = dtype.and_then(|dtype| types::integer_width(ctx, dtype)) {
        let is_signless = dtype == types::integer_type(ctx, width) && width > 1;
        dtype = if is_signless { build::integer_type_signed(ctx, width, true) } else { dtype };
    }
    let size = |size: &i64| if *size == DYNAMIC { UNKNOWN } else { *size };
    let sizes: Vec<i64> = shaped::shape(ctx, ty).unwrap_or_default().iter().map(size).collect();
    Ok(vec![TensorType { has_value_semantics, sizes: Some(&sizes), dtype, encoding: None }.get(ctx)])
}

macro_rules! inferences {
    ($($op:ty: |$inputs:ident| $types:expr $(, $are_compatible:expr)?;)*) => {$(
        impl InferTypeOpInterface for $op {
            fn infer_return_types($inputs: &OpInputs<'_>) -> InferredTypes {
                $types
            }

            $(fn are_compatible_return_types(ctx: &Context, inferred: &[Type], given: &[Type]) -> bool {
                $are_compatible(ctx, inferred[0], given[0])
            })?
        }
    )*};
}

inferences! {
    CopyToNonValueTensorOp:
        |inputs| Ok(vec![with_semantics(inputs.context(), inputs.operand_type(0)?, false)]);
    CopyToValueTensorOp: |inputs| Ok(vec![with_semantics(inputs.context(), inputs.operand_type(0)?, true)]);
    NonValueTensorLiteralOp: |inputs| literal(inputs, false), are_compatible;
    ValueTensorLiteralOp: |inputs| literal(inputs, true);
}
