//! `affine-parallelize`: turns loops whose iterations are independent into `affine.parallel`.

use ir_core::context::Traits;
use ir_core::ir::{Builder, OpBuilder, Order};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::predicates::build::i64_attr;

use super::AffineParallelize;
use crate::affine::bounds::Bound;
use crate::affine::dependence::{Reduction, reductions};
use crate::affine::parallel::groups_attr;
use crate::affine::{AffineForOp, AffineParallelOp};
use crate::prelude::*;

impl RunPass for AffineParallelize {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let ir = &mut *run.ir;
        let mut loops = Vec::new();
        ir.visit(run.op, Order::Pre, |op| {
            loops.extend(AffineForOp::cast(ir, op).filter(|looped| self.is_parallel(ir, *looped)));
        });
        for looped in loops {
            if num_parallel_around(ir, looped.op()) >= self.max_nested as usize {
                continue;
            }
            // Values of a reduction may be results of a loop that has been replaced in the meantime.
            if let Some(reductions) = reductions(ir, looped) {
                parallelize(ir, looped, &reductions);
            }
        }
        Ok(())
    }
}

impl AffineParallelize {
    /// Whether the iterations of a loop may be executed in parallel.
    fn is_parallel(&self, ir: &Ir, looped: AffineForOp) -> bool {
        (self.parallel_reductions || looped.inits(ir).is_empty())
            && reductions(ir, looped).is_some()
            && looped.has_parallel_memory_accesses(ir)
    }
}

/// The number of enclosing `affine.parallel` of an operation in its function.
fn num_parallel_around(ir: &Ir, op: Op) -> usize {
    let around = std::iter::successors(ir.parent_op(op), |around| ir.parent_op(*around));
    let around = around.take_while(|op| !ir.name(*op).has(ir.context(), Traits::AFFINE_SCOPE));
    around.filter(|op| AffineParallelOp::cast(ir, *op).is_some()).count()
}

/// Replaces a loop by an `affine.parallel` with the same body (MLIR's `affineParallelize`):
///
/// ```mlir
/// %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) { … affine.yield %value : f32 }
/// %1 = arith.addf %init, %0 : f32
/// ```
fn parallelize(ir: &mut Ir, looped: AffineForOp, reductions: &[Reduction]) {
    let Some(new) = create_parallel(ir, looped, reductions) else { return };
    let (from, to) = (looped.region(ir), new.region(ir));
    ir.clear_region(to);
    ir.take_blocks(from, to, None);
    let Some(body) = ir.first_block(to) else { return };
    let Some(end) = ir.last_op(body) else { return };
    let inits = looped.inits(ir).to_vec();
    for (index, (reduction, init)) in reductions.iter().zip(inits).enumerate() {
        ir.move_before(reduction.combiner, looped.op());
        let partial = ir.result(new.op(), index);
        ir.set_operands(reduction.combiner, &[init, partial]);
        let (old, combined) = (ir.result(looped.op(), index), ir.result(reduction.combiner, 0));
        ir.replace_all_uses(old, combined);
    }
    let values: Vec<Value> = reductions.iter().map(|reduction| reduction.value).collect();
    ir.set_operands(end, &values);
    let carried: Vec<usize> = (1..=reductions.len()).collect();
    ir.erase_arguments(body, &carried);
    ir.erase(looped.op());
}

/// Creates an `affine.parallel` with the bounds of a loop before it.
fn create_parallel(ir: &mut Ir, looped: AffineForOp, reductions: &[Reduction]) -> Option<AffineParallelOp> {
    let ctx = ir.context().clone();
    let (lower, lower_operands) = looped.bound(ir, Bound::Lower);
    let (upper, upper_operands) = looped.bound(ir, Bound::Upper);
    let [lower, upper] = [lower?, upper?];
    let group = |map: AffineMap| groups_attr(&ctx, &[i32::try_from(map.results(&ctx).len()).ok()?]);
    let [lower_group, upper_group] = [group(lower)?, group(upper)?];
    let types: Vec<Type> = reductions.iter().map(|reduction| ir.value_type(reduction.value)).collect();
    let kinds: Vec<Attribute> =
        reductions.iter().map(|reduction| i64_attr(&ctx, reduction.kind as i64)).collect();
    let steps = [i64_attr(&ctx, looped.step_number(ir)?)];
    let location = ir.location(looped.op());
    let mut b = Builder::new(ir);
    b.set_insertion_point(looped.op());
    b.set_location(location);
    Some(AffineParallelOp::create(
        &mut b,
        &types,
        &kinds,
        ctx.affine_map_attr(lower),
        lower_group,
        ctx.affine_map_attr(upper),
        upper_group,
        &steps,
        &[lower_operands, upper_operands].concat(),
    ))
}
