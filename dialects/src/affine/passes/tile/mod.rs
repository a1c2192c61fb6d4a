//! `affine-loop-tile`: iterates over tiles of perfect loop nests.

mod nest;
mod separate;
mod sizes;

use ir_core::pass::{PassFailure, PassRun, RunPass};

use super::{AffineLoopTiling, warning};
use crate::affine::AffineForOp;
use crate::affine::dependence::is_tiling_valid;
use crate::affine::loop_utils::perfect_nest;
use crate::prelude::*;

impl RunPass for AffineLoopTiling {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let bands = bands(run.ir, run.op);
        if bands.is_empty() {
            run.preserve_all();
        }
        for band in bands {
            if !is_tiling_valid(run.ir, &band) {
                continue;
            }
            let (sizes, reports) = self.sizes(run.ir, &band);
            // MLIR reports errors and succeeds. The loops stay as they are, so these are warnings.
            reports.into_iter().for_each(|report| run.report(warning(report)));
            let Some(points) = nest::tile(run.ir, &band, &sizes) else { continue };
            if self.separate {
                separate::separate(run.ir, &points);
            }
        }
        Ok(())
    }
}

/// The perfect nests of the loops at the top level of a function (MLIR's `getTileableBands`).
fn bands(ir: &Ir, function: Op) -> Vec<Vec<AffineForOp>> {
    let ops = ir.regions(function).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block));
    ops.filter_map(|op| AffineForOp::cast(ir, op)).map(|root| perfect_nest(ir, root)).collect()
}
