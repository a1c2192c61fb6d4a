//! `convert-arith-to-llvm`: operations of `arith`.

mod casts;
mod compare;
mod extended;

use super::LlvmTypeConverter;
use super::attributes::{Carry, carried};
use super::patterns::{add, add_vector_one_to_one, one_to_one};
use crate::expand_arith::add_rounding_division_expansions;
use dialect_llvm as llvm;
use dialects::arith::*;
use ir_core::ir::OpHandle as _;
use ir_core::rewrite::PatternSet;

/// Adds the patterns that convert operations of `arith` (MLIR's `populateArithToLLVMConversionPatterns` and
/// `populateCeilFloorDivExpandOpsPatterns`).
pub fn add_arith_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add_rounding_division_expansions(patterns);
    add_integer_operations(patterns, converter);
    add_float_operations(patterns, converter);
    casts::add_to(patterns, converter);
    compare::add_to(patterns, converter);
    extended::add_to(patterns, converter);
    add(patterns, converter, "ConstantOpLowering", |converter, rewriter, root: ConstantOp, operands| {
        let attributes = carried(rewriter.ir(), root.op(), Carry::Same);
        one_to_one::<llvm::ConstantOp>(converter, rewriter, root.op(), operands, &attributes)
    });
}

/// Adds the patterns for operations on integers, and for selections.
fn add_integer_operations(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    /// Adds the pattern that converts an operation of `arith` to one of `llvm`.
    macro_rules! add {
        ($($from:ident => $to:ident, $carry:ident;)*) => {$(
            add_vector_one_to_one::<$from, llvm::$to>(patterns, converter, Carry::$carry, false);
        )*};
    }
    add! {
        AddIOp => AddOp, Overflow;
        AndIOp => AndOp, Same;
        DivSIOp => SDivOp, Same;
        DivUIOp => UDivOp, Same;
        MaxSIOp => SMaxOp, Same;
        MaxUIOp => UMaxOp, Same;
        MinSIOp => SMinOp, Same;
        MinUIOp => UMinOp, Same;
        MulIOp => MulOp, Overflow;
        OrIOp => OrOp, Same;
        RemSIOp => SRemOp, Same;
        RemUIOp => URemOp, Same;
        SelectOp => SelectOp, Same;
        ShLIOp => ShlOp, Overflow;
        ShRSIOp => AShrOp, Same;
        ShRUIOp => LShrOp, Same;
        SubIOp => SubOp, Overflow;
        XOrIOp => XOrOp, Same;
    }
}

/// Adds the patterns for operations on floats.
fn add_float_operations(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    /// Adds the pattern that converts an operation of `arith` to one of `llvm`.
    macro_rules! add {
        ($($from:ident => $to:ident;)*) => {$(
            add_vector_one_to_one::<$from, llvm::$to>(patterns, converter, Carry::FastMath, true);
        )*};
    }
    add! {
        AddFOp => FAddOp;
        DivFOp => FDivOp;
        MaximumFOp => MaximumOp;
        MaxNumFOp => MaxNumOp;
        MinimumFOp => MinimumOp;
        MinNumFOp => MinNumOp;
        MulFOp => FMulOp;
        NegFOp => FNegOp;
        RemFOp => FRemOp;
        SubFOp => FSubOp;
    }
}
