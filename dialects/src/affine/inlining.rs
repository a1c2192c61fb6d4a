//! Inlining of calls into affine operations, and of affine operations.
//!
//! A body may be inlined if its dimensions and symbols remain valid. Source of the rules: `mlir-opt`.

use ir_core::interfaces::{DialectInlinerInterface, effects_of};
use ir_core::ops::Traits;

use super::maps::map_of;
use super::validity::Validity;
use super::*;
use crate::prelude::*;

/// The inliner's hooks of the dialect.
pub(crate) struct Affine;

impl DialectInlinerInterface for Affine {
    fn is_legal_to_inline_into(&self, ir: &Ir, into: Region, from: Region, operands: &[Value]) -> bool {
        if !is_loop_or_condition(ir, ir.parent_op(into)) || !ir.has_one_block(from) {
            return false;
        }
        let Some(body) = ir.first_block(from) else { return false };
        ir.ops(body).all(|op| {
            effects_of(ir, op).is_some_and(|effects| effects.is_empty())
                || access(ir, op).is_some_and(|access| remains_legal(ir, &access, (from, into), operands))
        })
    }

    fn frees_allocations(&self, ir: &Ir, op: Op) -> bool {
        AffineForOp::cast(ir, op).is_some() || AffineParallelOp::cast(ir, op).is_some()
    }

    fn is_legal_to_inline(&self, ir: &Ir, _op: Op, into: Region) -> bool {
        let op = ir.parent_op(into);
        ir.name(op).has(ir.context(), Traits::AFFINE_SCOPE) || is_loop_or_condition(ir, op)
    }
}

fn is_loop_or_condition(ir: &Ir, op: Op) -> bool {
    AffineForOp::cast(ir, op).is_some()
        || AffineParallelOp::cast(ir, op).is_some()
        || AffineIfOp::cast(ir, op).is_some()
}

/// The map of an affine access to memory, and its operands.
struct Access {
    map: Option<Attribute>,
    operands: Vec<Value>,
}

/// The access of an affine load or store.
fn access(ir: &Ir, op: Op) -> Option<Access> {
    let (map, operands) = if let Some(op) = AffineLoadOp::cast(ir, op) {
        (op.map_attr(ir), op.indices(ir))
    } else if let Some(op) = AffineStoreOp::cast(ir, op) {
        (op.map_attr(ir), op.indices(ir))
    } else if let Some(op) = AffineVectorLoadOp::cast(ir, op) {
        (op.map_attr(ir), op.indices(ir))
    } else {
        let op = AffineVectorStoreOp::cast(ir, op)?;
        (op.map_attr(ir), op.indices(ir))
    };
    Some(Access { map, operands: operands.to_vec() })
}

/// Whether the dimensions and symbols of an access remain valid when the body `from` is inlined `into` a
/// region and `given` replaces its block arguments.
fn remains_legal(ir: &Ir, access: &Access, (from, into): (Region, Region), given: &[Value]) -> bool {
    let dims = map_of(ir.context(), access.map).map_or(0, |map| map.num_dims(ir.context()) as usize);
    let validity = Validity { ctx: ir.context(), ir };
    let entry = ir.first_block(from);
    access.operands.iter().enumerate().all(|(index, &value)| {
        if ir.value_block(value).and_then(|block| ir.parent_region(block)) != Some(from) {
            return true;
        }
        if let Some(op) = ir.defining_op(value) {
            return constant_of(ir, value).is_some() || is_size(ir, op);
        }
        let nth = entry.and_then(|entry| ir.arguments(entry).position(|argument| argument == value));
        let Some(&replacement) = nth.and_then(|nth| given.get(nth)) else { return false };
        if index < dims {
            validity.is_dim(replacement, Some(into))
        } else {
            validity.is_symbol(replacement, Some(into))
        }
    })
}

/// Whether an operation returns the size of a dimension (`ShapedDimOpInterface`).
fn is_size(ir: &Ir, op: Op) -> bool {
    matches!(ir.name(op).as_str(ir.context()), "memref.dim" | "tensor.dim")
}
