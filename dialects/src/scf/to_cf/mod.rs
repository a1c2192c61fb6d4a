//! `convert-scf-to-cf`: lowers loops and conditions to blocks and branches.
//!
//! As in MLIR, outer operations are lowered first: each lowering splits the block of the operation and moves the blocks of its
//! regions between the halves.

mod choices;
mod loops;
mod parallel;

use rustc_hash::FxHashMap;

use ir_core::fold::fold_op;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, RunPass};
use ir_core::rewrite::{NoListener, reachable_blocks};
use ir_core::text::op_text;

use crate::cf::BranchOp;
use crate::prelude::*;

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    include!(concat!(env!("OUT_DIR"), "/scf_passes.rs"));
}
pub use declared::{SCFToControlFlowPass, register_passes};

/// Lowers an operation; returns the created operations that must be lowered, too, in pre-order, or `None` if the operation
/// cannot be lowered.
type Lowering<T> = fn(&mut PatternRewriter<'_>, T) -> Option<Vec<Op>>;

/// A type-erased lowering.
type AnyLowering = Box<dyn Fn(&mut PatternRewriter<'_>, Op) -> Option<Vec<Op>>>;

/// Lowerings by operation name.
struct Lowerings(FxHashMap<&'static str, AnyLowering>);

impl Lowerings {
    fn all() -> Self {
        let mut all = Lowerings(FxHashMap::default());
        all.add(choices::execute_region);
        all.add(loops::for_loop);
        all.add(parallel::forall);
        all.add(choices::if_op);
        all.add(choices::index_switch);
        all.add(parallel::parallel);
        all.add(loops::while_loop);
        all
    }

    fn add<T: OpHandle + 'static>(&mut self, lower: Lowering<T>) {
        let lower =
            move |rewriter: &mut PatternRewriter<'_>, op| lower(rewriter, T::cast(rewriter.ir(), op)?);
        self.0.insert(T::NAME, Box::new(lower));
    }
}

impl DependentDialects for SCFToControlFlowPass {
    fn register_dialects(ctx: &Context) {
        crate::cf::register(ctx);
    }
}

impl RunPass for SCFToControlFlowPass {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let Lowerings(lowerings) = Lowerings::all();
        let mut pending = reachable_ops(run.ir, run.op);
        pending.retain(|&op| lowerings.contains_key(run.ir.name(op).as_str(run.ctx)));
        // MLIR shows the replacement of an operation only in the end: folds see the operands as they were.
        pending.iter().for_each(|&op| fold_in_place(run.ctx, run.ir, op));
        pending.reverse();
        while let Some(op) = pending.pop() {
            let Some(lower) = lowerings.get(run.ir.name(op).as_str(run.ctx)) else { continue };
            let mut listener = NoListener;
            let mut rewriter = PatternRewriter::new(run.ctx, run.ir, &mut listener);
            rewriter.in_place_of(op);
            match lower(&mut rewriter, op) {
                Some(created) => {
                    created.iter().for_each(|&op| fold_in_place(run.ctx, run.ir, op));
                    pending.extend(created.into_iter().rev());
                }
                None => return Err(illegal(run, op)),
            }
        }
        Ok(())
    }
}

/// The reachable operations nested in `op`, in pre-order. MLIR's conversion walks the dominator tree, so it leaves operations
/// in other blocks unchanged.
fn reachable_ops(ir: &Ir, op: Op) -> Vec<Op> {
    let mut found = Vec::new();
    let mut pending = reachable_children(ir, op);
    while let Some(op) = pending.pop() {
        found.push(op);
        pending.extend(reachable_children(ir, op));
    }
    found
}

/// The operations in reachable blocks of an operation's regions, in reverse order.
fn reachable_children(ir: &Ir, op: Op) -> Vec<Op> {
    let mut children = Vec::new();
    for region in ir.regions(op) {
        let is_single = ir.first_block(region) == ir.last_block(region);
        let reachable = (!is_single).then(|| reachable_blocks(ir, region));
        let blocks = ir.blocks(region);
        let blocks = blocks.filter(|block| reachable.as_ref().is_none_or(|set| set.contains(block)));
        children.extend(blocks.flat_map(|block| ir.ops(block)));
    }
    children.reverse();
    children
}

/// Folds an operation in place, as MLIR's conversion does before it looks for a pattern. The lowered operations never fold to
/// values.
fn fold_in_place(ctx: &Context, ir: &mut Ir, op: Op) {
    let mut constants = Vec::new();
    while matches!(fold_op(ctx, ir, op, &mut constants), FoldResult::InPlace) {}
}

/// Reports that the operation could not be lowered.
fn illegal(run: &mut PassRun<'_>, op: Op) -> PassFailure {
    let location = run.ir.location(op);
    let name = run.ir.name(op).as_str(run.ctx);
    let message = format!("failed to legalize operation '{name}' that was explicitly marked illegal");
    let note = format!("see current operation: {}", op_text(run.ir, op));
    run.fail(Diagnostic::error(location, message).with_note(location, note))
}

/// Replaces the terminator of the region's last block by a branch with the same operands.
fn leave(rewriter: &mut PatternRewriter<'_>, region: Region, to: Block) -> Option<()> {
    let ir = rewriter.ir();
    let end = ir.last_op(ir.last_block(region)?)?;
    let values: Vec<Value> = ir.operands(end).collect();
    rewriter.before(end);
    BranchOp::create(rewriter, &values, to);
    rewriter.erase_op(end);
    Some(())
}
