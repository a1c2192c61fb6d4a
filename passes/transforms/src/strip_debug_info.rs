//! `strip-debuginfo`: removes all locations.

use crate::passes::StripDebugInfo;
use ir_core::context::Location;
use ir_core::ir::{Block, Op, Order};
use ir_core::pass::{PassFailure, PassRun, RunPass};

impl RunPass for StripDebugInfo {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut ops: Vec<Op> = Vec::new();
        run.ir.visit(run.op, Order::Pre, |op| ops.push(op));
        for op in ops {
            run.ir.set_location(op, Location::UNKNOWN);
            if run.ir.num_regions(op) == 0 {
                continue;
            }
            let blocks: Vec<Block> = run.ir.regions(op).flat_map(|region| run.ir.blocks(region)).collect();
            for block in blocks {
                for index in 0..run.ir.num_arguments(block) {
                    run.ir.set_argument_location(block, index, Location::UNKNOWN);
                }
            }
        }
        Ok(())
    }
}
