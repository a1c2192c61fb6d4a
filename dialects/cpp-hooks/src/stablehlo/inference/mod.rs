//! Result types that StableHLO's `TypeInference.cpp` infers.
//!
//! The given result types need only be compatible with the inferred ones: sizes that are static in both are
//! equal, and so are the element types. Bounds of dynamic dimensions, which StableHLO keeps in the encoding
//! of a tensor type, are neither computed nor compared. An inferred type whose shape differs from that of
//! the operand has no encoding.

mod compatible;
mod elements;
mod shapes;
mod values;

use crate::prelude::*;

/// Defines a type for each inference, with the function that infers.
macro_rules! inferences {
    ($($(#[$doc:meta])* $name:ident = $infer:path;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl InferTypeOpInterface for $name {
            fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
                $infer(inputs)
            }

            fn are_compatible_return_types(ctx: &Context, inferred: &[Type], given: &[Type]) -> bool {
                inferred.len() == given.len()
                    && inferred.iter().zip(given).all(|(a, b)| compatible::are_compatible(ctx, *a, *b))
            }
        }
    )*};
}

inferences! {
    /// Operands with compatible types, and a result with the most specific of them.
    CompatibleOperandsAndResultType = elements::most_specific_operand;
    /// `abs`, `real` and `imag`: the real type of complex elements.
    RealElements = elements::real;
    /// `complex`.
    Complex = elements::complex;
    /// `compare` and `is_finite`: `i1` for each element.
    Predicate = elements::predicate;
    /// `select`.
    Select = elements::select;
    /// `clamp`.
    Clamp = elements::clamp;
    /// `transpose`.
    Transpose = shapes::transpose;
    /// `concatenate`.
    Concatenate = shapes::concatenate;
    /// `slice`.
    Slice = shapes::slice;
    /// `dynamic_slice`.
    DynamicSlice = shapes::dynamic_slice;
    /// `dynamic_update_slice`.
    DynamicUpdateSlice = shapes::dynamic_update_slice;
    /// `pad`.
    Pad = shapes::pad;
    /// `broadcast`.
    Broadcast = shapes::broadcast;
    /// `cholesky`.
    Cholesky = shapes::cholesky;
    /// Results with the types of the operands.
    OperandTypes = values::operand_types;
    /// `get_dimension_size`: `tensor<i32>`.
    DimensionSize = values::dimension_size;
    /// `partition_id` and `replica_id`: `tensor<ui32>`.
    Id = values::id;
    /// `tuple`.
    Tuple = values::tuple;
    /// `get_tuple_element`.
    TupleElement = values::tuple_element;
}
