//! Calls and returns.

use super::unranked::{To, copy_descriptor};
use super::uses_bare_pointers;
use crate::llvm::attributes::entries;
use crate::llvm::ops::{extract, insert, poison};
use crate::llvm::patterns::{add, create, create_with_segments};
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialects::func::{CallIndirectOp, CallOp, ReturnOp};
use ir_core::context::{NamedAttribute, Type, TypeKind};
use ir_core::ir::{Op, OpHandle as _, Value};
use ir_core::predicates::build::dense_int_array;
use ir_core::predicates::shaped::rank;
use ir_core::rewrite::{ConversionRewriter, PatternSet};
use ir_core::verify::nearest_symbol;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(
        patterns,
        converter,
        "CallIndirectOpLowering",
        |converter, rewriter, call: CallIndirectOp, operands| {
            // As in MLIR, the option does not apply to calls, and results stay pointers.
            lower_call(converter, rewriter, call.op(), operands, false)
        },
    );
    add(patterns, converter, "CallOpLowering", |converter, rewriter, call: CallOp, operands| {
        let ir = rewriter.ir();
        let callee = nearest_symbol(ir, call.op(), rewriter.context().ident(call.callee(ir)));
        let bare = uses_bare_pointers(ir, callee, converter);
        lower_call(converter, rewriter, call.op(), operands, bare)
    });
    add(patterns, converter, "ReturnOpLowering", lower_return);
}

/// The kinds of types that calls distinguish.
enum MemRefRank {
    Ranked,
    Unranked,
    Other,
}

impl MemRefRank {
    fn from_type(rewriter: &ConversionRewriter<'_, '_>, ty: Type) -> Self {
        match ty.kind(rewriter.context()) {
            TypeKind::MemRef { .. } => MemRefRank::Ranked,
            TypeKind::UnrankedMemRef { .. } => MemRefRank::Unranked,
            _ => MemRefRank::Other,
        }
    }
}

/// Calls with the fields of descriptors, or with bare pointers, and unpacks the struct of several results.
fn lower_call(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    bare: bool,
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let types: Vec<Type> = ir.result_types(op).collect();
    let packed = match &*types {
        [] => None,
        types => Some(converter.pack_function_results(ctx, types, bare)?),
    };
    let has_unranked = |ty: Type| matches!(ty.kind(ctx), TypeKind::UnrankedMemRef { .. });
    if bare && ir.operand_types(op).any(has_unranked) {
        return None;
    }
    let mut attributes = entries(ir, op);
    let promoted = promote(converter, rewriter, op, operands, bare)?;
    let no_bundles = dense_int_array(ctx, Type::I32, []);
    attributes.push(NamedAttribute { name: ctx.ident("op_bundle_sizes"), value: no_bundles });
    let segments: [&[Value]; 2] = [&promoted, &[]];
    let new = create_with_segments::<llvm::CallOp>(rewriter, segments, packed.as_slice(), &attributes);
    let mut results = Vec::with_capacity(types.len());
    for index in 0..types.len() {
        let all = rewriter.ir().result(new, 0);
        results.push(match types.len() {
            1 => all,
            _ => {
                let ty = converter.convert_result_type(ctx, types[index], bare)?;
                extract(&mut **rewriter, ty, all, &[index as i64])
            }
        });
    }
    for (value, ty) in results.iter_mut().zip(&types) {
        *value = match MemRefRank::from_type(rewriter, *ty) {
            MemRefRank::Ranked if bare => {
                MemRefDescriptor::from_static_shape(&mut **rewriter, converter, *ty, *value)?.value()
            }
            MemRefRank::Unranked => copy_descriptor(converter, rewriter, op, *ty, *value, To::Stack)?,
            _ => *value,
        };
    }
    rewriter.replace_op(op, &results);
    Some(())
}

/// The operands of a converted call: memrefs are the fields of their descriptors, or bare pointers (MLIR's
/// `promoteOperands`).
fn promote(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    bare: bool,
) -> Option<Vec<Value>> {
    let bare = bare || converter.options().use_bare_ptr_call_conv;
    let types: Vec<Type> = rewriter.ir().operand_types(op).collect();
    let mut promoted = Vec::with_capacity(operands.len());
    for (value, ty) in operands.iter().zip(types) {
        match MemRefRank::from_type(rewriter, ty) {
            MemRefRank::Ranked => {
                let descriptor = MemRefDescriptor::new(rewriter, converter, ty, *value)?;
                if bare {
                    promoted.push(descriptor.aligned(&mut **rewriter));
                } else {
                    let rank = usize::try_from(rank(rewriter.context(), ty)?).ok()?;
                    promoted.extend(descriptor.unpack(&mut **rewriter, rank));
                }
            }
            MemRefRank::Unranked if bare => return None,
            MemRefRank::Unranked => {
                let descriptor = UnrankedMemRefDescriptor::new(rewriter, converter, *value);
                promoted.extend(descriptor.unpack(&mut **rewriter));
            }
            MemRefRank::Other => promoted.push(*value),
        }
    }
    Some(promoted)
}

/// Returns one value. Several results become a struct.
fn lower_return(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    end: ReturnOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), end.op());
    let mut around = std::iter::successors(ir.parent_op(op), |op| ir.parent_op(*op));
    let function = around.find(|op| op.isa::<llvm::LLVMFuncOp>(ir));
    let bare = uses_bare_pointers(ir, function, converter);
    let types: Vec<Type> = ir.operand_types(op).collect();
    let mut values = Vec::with_capacity(operands.len());
    for (value, ty) in operands.iter().zip(&types) {
        values.push(match MemRefRank::from_type(rewriter, *ty) {
            MemRefRank::Ranked if bare && LlvmTypeConverter::can_be_bare_pointer(ctx, *ty) => {
                let descriptor = MemRefDescriptor::new(rewriter, converter, *ty, *value)?;
                descriptor.allocated(&mut **rewriter)
            }
            MemRefRank::Unranked if bare => return None,
            MemRefRank::Unranked => copy_descriptor(converter, rewriter, op, *ty, *value, To::Heap)?,
            _ => *value,
        });
    }
    if values.len() > 1 {
        let Some(ty) = converter.pack_function_results(ctx, &types, bare) else {
            return rewriter.mismatch("could not convert result types");
        };
        let mut packed = poison(&mut **rewriter, ty);
        for (index, value) in values.into_iter().enumerate() {
            packed = insert(&mut **rewriter, packed, value, &[index as i64]);
        }
        values = vec![packed];
    }
    let attributes = entries(rewriter.ir(), op);
    create::<llvm::ReturnOp>(rewriter, &values, &[], &attributes);
    rewriter.erase_op(op);
    Some(())
}
