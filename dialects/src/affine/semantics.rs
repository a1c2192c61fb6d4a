//! Control flow and data flow of loops and conditions.

use std::ops::Range;

use ir_core::interfaces::{
    LoopLikeOpInterface, RegionBranchOpInterface, RegionPoint, RegionSuccessor, SpeculationOpInterface,
};
use ir_core::runtime::checks::{CarriedTypes, LoopValues};

use super::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use crate::prelude::*;
use crate::syntax::entry_arguments;

crate::support::materializes_constants!(crate::arith::constant_or_poison);

fn types(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| ir.value_type(*value)).collect()
}

/// The operands of the block's `affine.yield`; empty without one.
pub(super) fn yielded(ir: &Ir, block: Option<Block>) -> Vec<Value> {
    let end = block.and_then(|block| ir.last_op(block));
    let end = end.and_then(|op| AffineYieldOp::cast(ir, op));
    end.map_or_else(Vec::new, |end| ir.operands(end.op()).collect())
}

impl AffineForOp {
    /// The number of iterations, if the bounds are constant.
    pub(super) fn trip_count(self, ir: &Ir) -> Option<i128> {
        let lower = i128::from(self.constant_lower_bound(ir)?);
        let upper = i128::from(self.constant_upper_bound(ir)?);
        let step = i128::from(self.step_number(ir)?);
        (step > 0)
            .then(|| (upper - lower).max(0).div_euclid(step) + i128::from((upper - lower).max(0) % step != 0))
    }
}

impl RegionBranchOpInterface for AffineForOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        let body = self.region(ir);
        let results: Vec<Value> = ir.results(self.op()).collect();
        let args = entry_arguments(ir, body).into_iter().skip(1).collect();
        match (from, self.trip_count(ir)) {
            (RegionPoint::Parent, Some(0)) | (RegionPoint::Region(_), Some(1)) => {
                vec![RegionSuccessor::parent(results)]
            }
            (RegionPoint::Parent, Some(_)) => vec![RegionSuccessor::region(body, args)],
            _ => vec![RegionSuccessor::region(body, args), RegionSuccessor::parent(results)],
        }
    }

    fn entry_successor_operands(self, ir: &Ir, _to: RegionPoint) -> Range<usize> {
        let count = ir.num_operands(self.op());
        count - self.inits(ir).len()..count
    }
}

impl LoopLikeOpInterface for AffineForOp {
    fn loop_regions(self, ir: &Ir) -> Vec<Region> {
        vec![self.region(ir)]
    }
}

impl LoopValues for AffineForOp {
    fn loop_values(self, ir: &Ir) -> CarriedTypes {
        let body = ir.first_block(self.region(ir));
        let args = entry_arguments(ir, self.region(ir));
        CarriedTypes {
            inits: types(ir, &self.inits(ir).to_vec()),
            iter_args: args.get(1..).map(|args| types(ir, args)),
            yielded: types(ir, &yielded(ir, body)),
            results: Some(ir.result_types(self.op()).collect()),
        }
    }
}

impl SpeculationOpInterface for AffineForOp {
    fn speculatability(self, ir: &Ir) -> Speculatability {
        // As in MLIR, only a loop with the step 1 is taken for one that terminates.
        match int(ir.context(), self.step(ir)) {
            Some(1) => Speculatability::RecursivelySpeculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl LoopLikeOpInterface for AffineParallelOp {
    fn loop_regions(self, ir: &Ir) -> Vec<Region> {
        vec![self.region(ir)]
    }
}

impl LoopValues for AffineParallelOp {
    fn loop_values(self, _ir: &Ir) -> CarriedTypes {
        CarriedTypes { iter_args: Some(Vec::new()), ..CarriedTypes::default() }
    }
}

impl RegionBranchOpInterface for AffineIfOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        if from != RegionPoint::Parent {
            return vec![RegionSuccessor::parent(ir.results(self.op()).collect())];
        }
        let otherwise = self.else_region(ir);
        let second = if ir.is_empty_region(otherwise) {
            RegionSuccessor::parent(ir.results(self.op()).collect())
        } else {
            RegionSuccessor::region(otherwise, Vec::new())
        };
        vec![RegionSuccessor::region(self.then_region(ir), Vec::new()), second]
    }

    fn entry_successor_operands(self, _ir: &Ir, _to: RegionPoint) -> Range<usize> {
        0..0
    }
}
