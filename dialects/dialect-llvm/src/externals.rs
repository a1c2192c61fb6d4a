//! Functions that predicates and defaults of the definitions call.

use ir_core::predicates::shaped::{element_type_bit_width, num_elements};

use crate::prelude::*;
use crate::types::is_loadable;
use crate::{
    CConv, CConvAttr, ExternalFunctions, LLVMStructType, Linkage, LinkageAttr, TailCallKind, TailCallKindAttr,
};

/// Functions that the definitions call, and that MLIR implements in C++.
#[derive(Clone, Copy, Debug)]
pub struct Externals;

/// The maximum number of bits of a vector for insertions and extractions of subvectors.
const MOST_BITS: i64 = 1 << 17;

/// Whether a vector is small enough for insertions.
fn is_small(ctx: &Context, ty: Option<Type>) -> bool {
    let bits = |ty: Type| num_elements(ctx, ty)?.checked_mul(element_type_bit_width(ctx, ty)?);
    ty.and_then(bits).is_some_and(|bits| bits <= MOST_BITS)
}

impl ExternalFunctions for Externals {
    fn get_val_and_bool_struct_type(ctx: &Context, a: Type) -> Type {
        LLVMStructType::literal(ctx, &[a, Type::I1], false).into()
    }

    fn default_c_conv(ctx: &Context) -> Attribute {
        CConvAttr::get(ctx, CConv::C).into()
    }

    fn default_tail_call_kind(ctx: &Context) -> Attribute {
        TailCallKindAttr::get(ctx, TailCallKind::None).into()
    }

    fn default_linkage(ctx: &Context) -> Attribute {
        LinkageAttr::get(ctx, Linkage::External).into()
    }

    fn llvm_is_loadable_type(ctx: &Context, value: Type) -> bool {
        is_loadable(ctx, value)
    }

    fn vectors_are_not_bigger_than_2_17_bits_holds_condition(ctx: &Context, ir: &Ir, op: Op) -> bool {
        // The source is the last operand of an insertion, and the only one of an extraction.
        is_small(ctx, ir.operand_types(op).last())
    }

    fn vectors_are_not_bigger_than_2_17_bits_holds_condition_2(ctx: &Context, ir: &Ir, op: Op) -> bool {
        is_small(ctx, ir.result_types(op).next())
    }

    fn vectors_are_not_bigger_than_2_17_bits_holds_2_condition(ctx: &Context, ir: &Ir, op: Op) -> bool {
        is_small(ctx, ir.operand_types(op).next())
    }

    fn result_has_twice_as_many_elements_as_vec1_holds_condition(
        ctx: &Context,
        ir: &Ir,
        _op: Op,
        res: Value,
        vec1: Value,
    ) -> bool {
        let count = |value: Value| num_elements(ctx, ir.value_type(value));
        count(res).is_some() && count(res) == count(vec1).and_then(|count| count.checked_mul(2))
    }
}
