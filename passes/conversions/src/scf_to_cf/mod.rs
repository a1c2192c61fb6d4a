//! `convert-scf-to-cf`: lowers loops and conditions to blocks and branches.
//!
//! Each pattern splits the block of the operation and moves the blocks of its regions between the halves; a
//! dialect conversion legalizes outer operations first.

mod choices;
mod loops;
mod parallel;

use crate::convert::convert_functions_partially;
use dialects::cf::BranchOp;
use dialects::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};
use ir_core::context::Context;
use ir_core::ir::{Block, OpBuilder as _, Region, Value};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionConfig, ConversionTarget, DialectConversion, PatternRewriter, PatternSet};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("scf_to_cf");
}
pub use declared::{SCFToControlFlowPass, register_passes};

/// Adds the patterns that lower structured control flow to blocks and branches (MLIR's
/// `populateSCFToControlFlowConversionPatterns`). They do not convert types, so every driver can apply
/// them.
pub fn add_scf_to_cf(patterns: &mut PatternSet) {
    patterns
        .add_fn("ForLowering", loops::for_loop)
        .add_fn("IfLowering", choices::if_op)
        .add_fn("ParallelLowering", parallel::parallel)
        .add_fn("WhileLowering", loops::while_loop)
        .add_fn("ExecuteRegionLowering", choices::execute_region)
        .add_fn("IndexSwitchLowering", choices::index_switch)
        .add_fn("ForallLowering", parallel::forall);
}

/// Makes the operations of [`add_scf_to_cf`] illegal; all others stay legal.
pub fn make_scf_illegal(target: &mut ConversionTarget) {
    target
        .add_illegal_op::<ForallOp>()
        .add_illegal_op::<ForOp>()
        .add_illegal_op::<IfOp>()
        .add_illegal_op::<IndexSwitchOp>()
        .add_illegal_op::<ParallelOp>()
        .add_illegal_op::<WhileOp>()
        .add_illegal_op::<ExecuteRegionOp>();
}

impl DependentDialects for SCFToControlFlowPass {
    fn register_dialects(ctx: &Context) {
        dialects::cf::register(ctx);
    }
}

impl PreparedPass for SCFToControlFlowPass {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
        make_scf_illegal(&mut target);
        target.mark_unknown_dynamically_legal(|_, _| true);
        add_scf_to_cf(&mut patterns);
        let allow_rollback = self.allow_pattern_rollback;
        let config = ConversionConfig { allow_rollback, ..ConversionConfig::default() };
        DialectConversion::new(ctx, target, patterns).with_config(config)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_functions_partially(conversion, run)
    }
}

/// Replaces the terminator of the region's last block by a branch with the same operands.
fn leave(rewriter: &mut PatternRewriter<'_>, region: Region, to: Block) -> Option<()> {
    let ir = rewriter.ir();
    let end = ir.last_op(ir.last_block(region)?)?;
    let values: Vec<Value> = ir.operands(end).collect();
    rewriter.set_insertion_point(end);
    BranchOp::create(rewriter, &values, to);
    rewriter.erase_op(end);
    Some(())
}
