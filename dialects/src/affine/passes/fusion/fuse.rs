//! Insertion of a slice of a nest into another one (MLIR's `fuseLoops`).

use ir_core::ir::Mapping;

use super::Pair;
use super::reductions::promote_reduction;
use crate::affine::AffineForOp;
use crate::affine::bounds::Bound;
use crate::affine::canonicalize::Applied;
use crate::affine::constraints::loop_of;
use crate::affine::slices::Slice;
use crate::prelude::*;

/// Inserts a copy of a nest with the bounds of a slice into another nest, and replaces loops with one iteration by their bodies. With
/// `is_innermost_sibling`, reductions become those of the loop around them. Returns the other nest, which is a new one if reductions
/// have become its own.
pub(super) fn fuse(
    ir: &mut Ir,
    Pair { source, mut target }: Pair,
    slice: &Slice,
    is_innermost_sibling: bool,
) -> Option<AffineForOp> {
    let ctx = ir.context().clone();
    let block = ir.parent_block(slice.insertion)?;
    let is_unit = slice.num_iterations(ir) == Some(1);
    let mut mapping = Mapping::new();
    let copy = ir.clone_op(source.op(), &mut mapping);
    ir.insert(copy, block, Some(slice.insertion));
    let mut loops = Vec::new();
    for (variable, bounds) in slice.variables.iter().zip(&slice.bounds) {
        if !mapping.has_value(*variable) {
            continue;
        }
        let Some(looped) = loop_of(ir, mapping.value(*variable)) else { continue };
        loops.push(looped);
        for (bound, map) in [(Bound::Lower, bounds.lower), (Bound::Upper, bounds.upper)] {
            if let Some(map) = map {
                let applied = Applied::from_map(&ctx, map, &slice.operands).canonical(ir);
                looped.set_bound(&ctx, ir, bound, applied.map(&ctx), &applied.operands());
            }
        }
    }
    for looped in loops {
        if looped.is_parallel_reduction(ir) && is_innermost_sibling && is_unit {
            let around = ir.parent_op(looped.op());
            let promoted = promote_reduction(ir, looped);
            target = promoted.filter(|_| around == Some(target.op())).unwrap_or(target);
        } else {
            looped.promote_single_iteration(ir);
        }
    }
    Some(target)
}
