//! `reconcile-unrealized-casts`: erases casts that cancel each other out.

use ir_core::context::Context;
use ir_core::ir::{OpHandle as _, Order};
use ir_core::ops::UnrealizedConversionCastOp;
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::rewrite::reconcile_unrealized_casts;

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("reconcile_casts");
}
pub use declared::{ReconcileUnrealizedCastsPass, register_passes};

impl RunPass for ReconcileUnrealizedCastsPass {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let ctx: &Context = run.ctx;
        let name = ctx.op_name(UnrealizedConversionCastOp::NAME);
        let mut casts = Vec::new();
        run.ir.visit(run.op, Order::Post, |op| {
            if run.ir.name(op) == name {
                casts.push(op);
            }
        });
        reconcile_unrealized_casts(run.ir, &casts);
        Ok(())
    }
}
