//! Conversions between types.

use crate::llvm::LlvmTypeConverter;
use crate::llvm::attributes::{Carry, carried};
use crate::llvm::patterns::{
    add, add_vector_one_to_one, create, for_each_vector, has_unsupported_floats, is_array, vector_one_to_one,
};
use dialect_llvm as llvm;
use dialects::arith::*;
use ir_core::context::Type;
use ir_core::ir::{Op, OpHandle, Value};
use ir_core::predicates::shaped::element_type_or_self;
use ir_core::predicates::types::bit_width;
use ir_core::rewrite::{ConversionPattern, ConversionRewriter, ConvertedValues, PatternSet, TypeConverter};
use ir_core::runtime::DefinedOp;
use std::sync::Arc;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    patterns.add_conversion(IdentityBitcastLowering(converter.clone()));
    /// Adds a pattern for an operation of `arith`, with the one of `llvm`.
    macro_rules! add {
        ($($from:ident => $to:ident, $carry:ident, $needs_floats:literal;)*) => {$(
            add_vector_one_to_one::<$from, llvm::$to>(patterns, converter, Carry::$carry, $needs_floats);
        )*};
    }
    add! {
        BitcastOp => BitcastOp, Same, false;
        ExtFOp => FPExtOp, Same, true;
        ExtSIOp => SExtOp, Same, false;
        ExtUIOp => ZExtOp, Same, false;
        FPToSIOp => FPToSIOp, Same, true;
        FPToUIOp => FPToUIOp, Same, true;
        SIToFPOp => SIToFPOp, Same, false;
        TruncIOp => TruncOp, Overflow, false;
        UIToFPOp => UIToFPOp, Same, true;
    }
    add_truncations(patterns, converter);
    add_index_cast::<IndexCastOp, llvm::SExtOp>(patterns, converter);
    add_index_cast::<IndexCastUIOp, llvm::ZExtOp>(patterns, converter);
}

/// Replaces a bitcast between types that become the same one by its operand.
struct IdentityBitcastLowering(LlvmTypeConverter);

impl ConversionPattern for IdentityBitcastLowering {
    type Root = BitcastOp;

    fn benefit(&self) -> u16 {
        10
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(self.0.types())
    }

    fn match_and_rewrite(
        &self,
        cast: BitcastOp,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let value = operands.one(0)?;
        if Some(ir.value_type(value)) != self.0.convert(ctx, ir.value_type(cast.out(ir))) {
            return rewriter.mismatch("Types are different");
        }
        rewriter.replace_op(cast.op(), &[value]);
        Some(())
    }
}

/// Adds the patterns for truncations of floats: those with a rounding mode become intrinsics.
fn add_truncations(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    /// Replaces a truncation by `T`, if it has a rounding mode or not as `T` needs it.
    fn lower<T: DefinedOp>(
        converter: &LlvmTypeConverter,
        rewriter: &mut ConversionRewriter<'_, '_>,
        trunc: TruncFOp,
        operands: &[Value],
        carry: Carry,
    ) -> Option<()> {
        let ir = rewriter.ir();
        if trunc.roundingmode_attr(ir).is_some() != (carry == Carry::Rounding) {
            return None;
        }
        if has_unsupported_floats(ir, trunc.op()) {
            return rewriter.mismatch("unsupported floating point type");
        }
        let attributes = carried(ir, trunc.op(), carry);
        vector_one_to_one::<T>(converter, rewriter, trunc.op(), operands, &attributes)
    }
    let name = "ConstrainedVectorConvertToLLVMPattern";
    add(patterns, converter, name, |converter, rewriter, trunc: TruncFOp, operands| {
        lower::<llvm::FPTruncOp>(converter, rewriter, trunc, operands, Carry::Same)
    });
    add(patterns, converter, name, |converter, rewriter, trunc: TruncFOp, operands| {
        lower::<llvm::ConstrainedFPTruncIntr>(converter, rewriter, trunc, operands, Carry::Rounding)
    });
}

/// Adds the pattern for casts from and to `index`, which extend by `T`.
fn add_index_cast<S, T>(patterns: &mut PatternSet, converter: &LlvmTypeConverter)
where
    S: OpHandle + 'static,
    T: DefinedOp + 'static,
{
    add(patterns, converter, "IndexCastOpLowering", |converter, rewriter, root: S, operands| {
        lower_index_cast::<T>(converter, rewriter, root.op(), operands)
    });
}

/// Extends by `T`, truncates or removes a cast from or to `index`.
fn lower_index_cast<T: DefinedOp>(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let result = ir.value_type(ir.result(op, 0));
    let bits = |ty: Type| bit_width(ctx, converter.convert(ctx, element_type_or_self(ctx, ty))?);
    let from = bits(ir.value_type(ir.operand(op, 0)))?;
    let to = bits(result)?;
    if from == to {
        rewriter.replace_op(op, operands);
        return Some(());
    }
    let resize = |rewriter: &mut ConversionRewriter<'_, '_>, ty: Type, operands: &[Value]| {
        let new = if to < from {
            create::<llvm::TruncOp>(rewriter, operands, &[ty], &[])
        } else {
            create::<T>(rewriter, operands, &[ty], &[])
        };
        rewriter.ir().result(new, 0)
    };
    if is_array(rewriter, operands[0]) {
        return for_each_vector(converter, rewriter, op, operands, |rewriter, ty, operands| {
            Some(resize(rewriter, ty, operands))
        });
    }
    let ty = converter.convert(ctx, result)?;
    let value = resize(rewriter, ty, operands);
    rewriter.replace_op(op, &[value]);
    Some(())
}
