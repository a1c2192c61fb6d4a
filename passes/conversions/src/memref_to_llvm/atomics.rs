//! Atomic reads and writes.

use super::addresses::element;
use crate::llvm::LlvmTypeConverter;
use crate::llvm::ops::extract;
use crate::llvm::patterns::add;
use dialect_llvm as llvm;
use dialect_llvm::{AtomicBinOp, AtomicOrdering};
use dialects::arith::AtomicRMWKind;
use dialects::memref::{AtomicRMWOp, GenericAtomicRMWOp};
use ir_core::ir::{Mapping, OpBuilder as _, OpHandle as _, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "AtomicRMWOpLowering", lower_rmw);
    add(patterns, converter, "GenericAtomicRMWOpLowering", lower_generic_rmw);
}

/// The operation of LLVM IR, if there is one.
fn simple_operation(kind: AtomicRMWKind) -> Option<AtomicBinOp> {
    Some(match kind {
        AtomicRMWKind::Addf => AtomicBinOp::Fadd,
        AtomicRMWKind::Addi => AtomicBinOp::Add,
        AtomicRMWKind::Assign => AtomicBinOp::Xchg,
        AtomicRMWKind::Maximumf => AtomicBinOp::Fmaximum,
        AtomicRMWKind::Maxnumf => AtomicBinOp::Fmax,
        AtomicRMWKind::Maxs => AtomicBinOp::Max,
        AtomicRMWKind::Maxu => AtomicBinOp::Umax,
        AtomicRMWKind::Minimumf => AtomicBinOp::Fminimum,
        AtomicRMWKind::Minnumf => AtomicBinOp::Fmin,
        AtomicRMWKind::Mins => AtomicBinOp::Min,
        AtomicRMWKind::Minu => AtomicBinOp::Umin,
        AtomicRMWKind::Ori => AtomicBinOp::Or,
        AtomicRMWKind::Xori => AtomicBinOp::Xor,
        AtomicRMWKind::Andi => AtomicBinOp::And,
        AtomicRMWKind::Mulf | AtomicRMWKind::Muli => return None,
    })
}

/// `llvm.atomicrmw`
fn lower_rmw(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    atomic: AtomicRMWOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let ty = ir.value_type(atomic.memref(ir));
    let Some(kind) = simple_operation(atomic.kind(ir)) else {
        return rewriter.mismatch("LLVM IR has no such atomic operation");
    };
    let [value, memref, indices @ ..] = operands else { return None };
    let at = element(rewriter, converter, ty, *memref, indices, false)?;
    let new =
        llvm::AtomicRMWOp::create(rewriter, kind, at, *value, AtomicOrdering::AcqRel).res(rewriter.ir());
    rewriter.replace_op(atomic.op(), &[new]);
    Some(())
}

/// A loop that computes the new value and compares and exchanges it until no other access came between. The body is copied as it is;
/// like in MLIR, the pattern only applies if all its operations are legal.
///
/// ```mlir
///   %0 = llvm.load %address : !llvm.ptr -> i32
///   llvm.br ^loop(%0 : i32)
/// ^loop(%current: i32):
///   // the body, which computes %new
///   %1 = llvm.cmpxchg %address, %current, %new acq_rel monotonic : !llvm.ptr, i32
///   %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i1)>
///   %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i1)>
///   llvm.cond_br %3, ^end, ^loop(%2 : i32)
/// ^end:
/// ```
fn lower_generic_rmw(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    atomic: GenericAtomicRMWOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), atomic.op());
    let ty = ir.value_type(atomic.memref(ir));
    let value_type = converter.convert(ctx, ir.value_type(atomic.result(ir)))?;
    let body = ir.first_block(ir.region(op, 0))?;
    let (memref, indices) = operands.split_first()?;
    let start = ir.parent_block(op)?;
    let repeated = rewriter.split_block(op);
    let current = *rewriter.add_arguments(repeated, &[value_type]).first()?;
    let end = rewriter.split_block(op);
    rewriter.set_insertion_point_to_end(start);
    let at = element(rewriter, converter, ty, *memref, indices, false)?;
    let init = llvm::LoadOp::create(rewriter, value_type, at).res(rewriter.ir());
    llvm::BrOp::create(rewriter, &[init], repeated);
    rewriter.set_insertion_point_to_end(repeated);
    let mut mapping = Mapping::new();
    let ir = rewriter.ir();
    mapping.map_value(ir.argument(body, 0), current);
    let (ops, terminator) = (ir.ops(body).collect::<Vec<_>>(), ir.last_op(body)?);
    for nested in ops.into_iter().filter(|nested| *nested != terminator) {
        rewriter.clone_op(nested, &mut mapping);
    }
    let new = mapping.value(rewriter.ir().operands(terminator).first()?);
    let (success, failure) = (AtomicOrdering::AcqRel, AtomicOrdering::Monotonic);
    let pair = llvm::AtomicCmpXchgOp::create(rewriter, at, current, new, success, failure).res(rewriter.ir());
    let flag = ctx.integer_type(1);
    let loaded = extract(rewriter, value_type, pair, &[0]);
    let is_done = extract(rewriter, flag, pair, &[1]);
    llvm::CondBrOp::create(rewriter, is_done, &[], &[loaded], end, repeated);
    rewriter.replace_op(op, &[loaded]);
    Some(())
}
