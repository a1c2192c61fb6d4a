//! The passes of the dialect.

use crate::lower;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::prelude::*;
use ir_core::rewrite::DialectConversion;

ir_core::include_dialect!("Passes");

// ANCHOR: lower
impl DependentDialects for KalToLoops {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
        dialects::func::register(ctx);
        dialects::memref::register(ctx);
        dialects::scf::register(ctx);
    }
}

impl PreparedPass for KalToLoops {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        lower::conversion(ctx)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        match conversion.apply_full(run.ir, run.op) {
            Ok(_) => Ok(()),
            Err(diagnostic) => Err(run.fail(diagnostic)),
        }
    }
}
// ANCHOR_END: lower
