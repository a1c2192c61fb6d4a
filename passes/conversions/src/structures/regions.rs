//! Loops and conditions of `scf`.

use super::{replace_by_lists, result_lists};
use dialects::scf::{ConditionOp, ForOp, IfOp, WhileOp, YieldOp};
use ir_core::context::Type;
use ir_core::ir::{Ir, Op, OpBuilder as _, OpHandle as _, OpState, Value};
use ir_core::rewrite::{ConversionRewriter, ConversionTarget, ConvertedValues, PatternSet, TypeConverter};
use std::sync::Arc;

/// Adds the patterns that convert operands, results and block arguments of `scf.for`, `scf.if` and
/// `scf.while`, and the operands of their terminators (MLIR's `populateSCFStructuralTypeConversions`).
pub fn add_scf_conversions(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add_structure::<ForOp>(patterns, "ConvertForOpTypes", converter);
    add_structure::<IfOp>(patterns, "ConvertIfOpTypes", converter);
    add_structure::<WhileOp>(patterns, "ConvertWhileOpTypes", converter);
    add_terminator::<YieldOp>(patterns, "ConvertYieldOpTypes", converter);
    add_terminator::<ConditionOp>(patterns, "ConvertConditionOpTypes", converter);
}

/// Adds a pattern that recreates the operation with converted operands and results, and moves the converted
/// regions to it.
fn add_structure<T>(patterns: &mut PatternSet, name: &str, converter: &Arc<TypeConverter>)
where
    T: ir_core::ir::OpHandle + 'static,
{
    let own = converter.clone();
    patterns.add_conversion_fn(
        name,
        Some(converter),
        move |rewriter: &mut ConversionRewriter<'_, '_>, root: T, operands: &ConvertedValues| {
            let op = root.op();
            let Some(lists) = result_lists(rewriter, op, &own) else {
                return rewriter.mismatch("could not convert result types");
            };
            for region in rewriter.ir().regions(op).collect::<Vec<_>>() {
                if rewriter.convert_region_types(region, &own, None).is_none() {
                    return rewriter.mismatch("could not convert body types");
                }
            }
            let new = recreate(rewriter, op, operands.flat(), &lists.concat());
            rewriter.inline_regions_at_end(op, new);
            replace_by_lists(rewriter, op, new, &lists);
            Some(())
        },
    );
}

/// Recreates the operation with other operands and result types, and empty regions.
fn recreate(rewriter: &mut ConversionRewriter<'_, '_>, op: Op, operands: &[Value], types: &[Type]) -> Op {
    let ir = rewriter.ir();
    rewriter.create(&OpState { operands, result_types: types, ..OpState::like(ir, op) })
}

/// Adds a pattern that recreates the terminator with converted operands.
fn add_terminator<T>(patterns: &mut PatternSet, name: &str, converter: &Arc<TypeConverter>)
where
    T: ir_core::ir::OpHandle + 'static,
{
    patterns.add_conversion_fn(
        name,
        Some(converter),
        |rewriter: &mut ConversionRewriter<'_, '_>, root: T, operands: &ConvertedValues| {
            recreate(rewriter, root.op(), operands.flat(), &[]);
            rewriter.erase_op(root.op());
            Some(())
        },
    );
}

/// Makes these operations legal if their types are (MLIR's `populateSCFStructuralTypeConversionTarget`).
pub fn make_scf_legal(target: &mut ConversionTarget, converter: &Arc<TypeConverter>) {
    let own = converter.clone();
    target.add_dynamically_legal_ops([ForOp::NAME, IfOp::NAME], move |ir: &Ir, op| {
        ir.result_types(op).all(|ty| own.is_legal(ir.context(), ty))
    });
    let own = converter.clone();
    target.add_dynamically_legal_ops([WhileOp::NAME, ConditionOp::NAME], move |ir: &Ir, op| {
        own.is_legal_op(ir, op)
    });
    let own = converter.clone();
    target.add_dynamically_legal_ops([YieldOp::NAME], move |ir: &Ir, op| {
        let is_structure =
            |parent: &Op| parent.isa::<ForOp>(ir) || parent.isa::<IfOp>(ir) || parent.isa::<WhileOp>(ir);
        ir.parent_op(op).filter(is_structure).is_none() || own.is_legal_op(ir, op)
    });
}
