//! Control flow and data flow of the dialect's operations.

use std::ops::Range;

use ir_core::interfaces::{
    LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
    RegionSuccessor, SpeculationOpInterface,
};
use ir_core::runtime::{
    checks::{CarriedTypes, DestinationStyleOpInterface, LoopValues},
    groups::operand_group,
    inference::{InferTypeOpInterface, InferenceError, InferredTypes, OpInputs},
};

use super::*;
use crate::prelude::*;

fn results(ir: &Ir, op: Op) -> Vec<Value> {
    ir.results(op).collect()
}

/// The entry block arguments of a region, without the first `skipped`.
fn arguments(ir: &Ir, region: Region, skipped: usize) -> Vec<Value> {
    ir.first_block(region).map_or_else(Vec::new, |block| ir.arguments(block).skip(skipped).collect())
}

fn types(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| ir.value_type(*value)).collect()
}

/// The operands of the block's `scf.yield`; empty without one.
pub(super) fn yielded(ir: &Ir, block: Option<Block>) -> Vec<Value> {
    let end = block.and_then(|block| ir.last_op(block)).and_then(|op| YieldOp::cast(ir, op));
    end.map_or_else(Vec::new, |end| ir.operands(end.op()).collect())
}

/// The value of a boolean constant as the first operand.
fn truth(ctx: &Context, operands: &[Option<Attribute>]) -> Option<bool> {
    bool_value(ctx, operands.first().copied().flatten()?)
}

/// Implements the entry operands of operations that forward none to their regions.
macro_rules! passes_nothing_at_first {
    () => {
        fn entry_successor_operands(self, _ir: &Ir, _to: RegionPoint) -> Range<usize> {
            0..0
        }
    };
}

/// Implements `LoopLikeOpInterface` for loops with a single region.
macro_rules! loops_with_one_region {
    ($($op:ty),*) => {$(
        impl LoopLikeOpInterface for $op {
            fn loop_regions(self, ir: &Ir) -> Vec<Region> {
                vec![self.region(ir)]
            }
        }
    )*};
}

loops_with_one_region!(ForOp, ForallOp, ParallelOp);

impl RegionBranchOpInterface for ForOp {
    fn successor_regions(self, ir: &Ir, _from: RegionPoint) -> Vec<RegionSuccessor> {
        let body = self.region(ir);
        vec![
            RegionSuccessor::region(body, arguments(ir, body, 1)),
            RegionSuccessor::parent(results(ir, self.op())),
        ]
    }

    fn entry_successor_operands(self, ir: &Ir, _to: RegionPoint) -> Range<usize> {
        3..ir.num_operands(self.op())
    }
}

impl LoopValues for ForOp {
    fn loop_values(self, ir: &Ir) -> CarriedTypes {
        let inits: Vec<Value> = ir.operands(self.op()).skip(3).collect();
        let body = ir.first_block(self.region(ir));
        let has_counter = body.is_some_and(|body| ir.num_arguments(body) != 0);
        CarriedTypes {
            inits: types(ir, &inits),
            iter_args: has_counter.then(|| types(ir, &arguments(ir, self.region(ir), 1))),
            yielded: types(ir, &yielded(ir, body)),
            results: Some(ir.result_types(self.op()).collect()),
        }
    }
}

impl SpeculationOpInterface for ForOp {
    fn speculatability(self, ir: &Ir) -> Speculatability {
        let ctx = ir.context();
        // A loop with the step 1 terminates.
        let step = constant_of(ir, self.step(ir)).and_then(|step| int(ctx, step));
        if step == Some(1) {
            Speculatability::RecursivelySpeculatable
        } else {
            Speculatability::NotSpeculatable
        }
    }
}

impl RegionBranchOpInterface for ForallOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        match from {
            RegionPoint::Parent => vec![
                RegionSuccessor::region(self.region(ir), Vec::new()),
                RegionSuccessor::parent(Vec::new()),
            ],
            RegionPoint::Region(_) => vec![RegionSuccessor::parent(Vec::new())],
        }
    }

    passes_nothing_at_first!();
}

impl LoopValues for ForallOp {
    fn loop_values(self, ir: &Ir) -> CarriedTypes {
        let outputs = self.outputs(ir).to_vec();
        let args = arguments(ir, self.region(ir), self.rank(ir));
        CarriedTypes {
            inits: types(ir, &outputs),
            iter_args: Some(types(ir, &args)),
            ..CarriedTypes::default()
        }
    }
}

impl RegionBranchOpInterface for ParallelOp {
    fn successor_regions(self, ir: &Ir, _from: RegionPoint) -> Vec<RegionSuccessor> {
        vec![RegionSuccessor::region(self.region(ir), Vec::new()), RegionSuccessor::parent(Vec::new())]
    }

    passes_nothing_at_first!();
}

impl LoopValues for ParallelOp {
    fn loop_values(self, _ir: &Ir) -> CarriedTypes {
        CarriedTypes { iter_args: Some(Vec::new()), ..CarriedTypes::default() }
    }
}

impl RegionBranchTerminatorOpInterface for ReduceOp {
    fn successor_operands(self, _ir: &Ir, _to: RegionPoint) -> Range<usize> {
        0..0
    }
}

/// Infers the types of the values that the `then` region yields.
impl InferTypeOpInterface for IfOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ir = inputs.ir;
        let block = inputs.regions.first().and_then(|blocks| blocks.first());
        let end = block.and_then(|block| ir.last_op(*block)).and_then(|end| YieldOp::cast(ir, end));
        let end = end.ok_or(InferenceError::NO_REASON)?;
        Ok(ir.operand_types(end.op()).collect())
    }
}

/// The shared outputs are the inits.
impl DestinationStyleOpInterface for ForallOp {
    fn dps_inits(self, ir: &Ir) -> Range<usize> {
        operand_group(Self::SPEC, ir, self.op(), 3)
    }
}

impl RegionBranchOpInterface for IfOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        if from != RegionPoint::Parent {
            return vec![RegionSuccessor::parent(results(ir, self.op()))];
        }
        let otherwise = self.else_region(ir);
        let second = if ir.is_empty_region(otherwise) {
            RegionSuccessor::parent(Vec::new())
        } else {
            RegionSuccessor::region(otherwise, Vec::new())
        };
        vec![RegionSuccessor::region(self.then_region(ir), Vec::new()), second]
    }

    fn entry_successor_regions(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Option<Vec<RegionSuccessor>> {
        let ctx = ir.context();
        let condition = truth(ctx, operands)?;
        let mut successors = self.successor_regions(ir, RegionPoint::Parent);
        Some(vec![successors.swap_remove(usize::from(!condition))])
    }

    passes_nothing_at_first!();

    fn runs_at_most_once(self, _ir: &Ir, _region: Region) -> bool {
        true
    }
}

impl RegionBranchOpInterface for ExecuteRegionOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        match from {
            RegionPoint::Parent => vec![RegionSuccessor::region(self.region(ir), Vec::new())],
            RegionPoint::Region(_) => vec![RegionSuccessor::parent(results(ir, self.op()))],
        }
    }

    passes_nothing_at_first!();
}

impl RegionBranchOpInterface for IndexSwitchOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        match from {
            RegionPoint::Parent => {
                ir.regions(self.op()).map(|region| RegionSuccessor::region(region, Vec::new())).collect()
            }
            RegionPoint::Region(_) => vec![RegionSuccessor::parent(results(ir, self.op()))],
        }
    }

    fn entry_successor_regions(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Option<Vec<RegionSuccessor>> {
        let ctx = ir.context();
        let value = int(ctx, operands.first().copied().flatten()?)?;
        let cases = self.cases(ir);
        let index = cases.iter().position(|&case| case == value).map_or(0, |case| case + 1);
        Some(vec![RegionSuccessor::region(ir.region(self.op(), index), Vec::new())])
    }

    passes_nothing_at_first!();

    fn runs_at_most_once(self, _ir: &Ir, _region: Region) -> bool {
        true
    }
}

impl RegionBranchOpInterface for WhileOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        let (before, after) = (self.before(ir), self.after(ir));
        if from == RegionPoint::Region(before) {
            vec![
                RegionSuccessor::parent(results(ir, self.op())),
                RegionSuccessor::region(after, arguments(ir, after, 0)),
            ]
        } else {
            vec![RegionSuccessor::region(before, arguments(ir, before, 0))]
        }
    }

    fn entry_successor_operands(self, ir: &Ir, _to: RegionPoint) -> Range<usize> {
        0..ir.num_operands(self.op())
    }
}

impl RegionBranchTerminatorOpInterface for ConditionOp {
    fn successor_operands(self, ir: &Ir, _to: RegionPoint) -> Range<usize> {
        1..ir.num_operands(self.op())
    }

    fn successor_regions(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Vec<RegionSuccessor>> {
        let ctx = ir.context();
        let continues = truth(ctx, operands)?;
        let around = WhileOp::cast(ir, ir.parent_op(self.op())?)?;
        let after = around.after(ir);
        Some(vec![if continues {
            RegionSuccessor::region(after, arguments(ir, after, 0))
        } else {
            RegionSuccessor::parent(results(ir, around.op()))
        }])
    }
}

impl LoopLikeOpInterface for WhileOp {
    fn loop_regions(self, ir: &Ir) -> Vec<Region> {
        vec![self.before(ir), self.after(ir)]
    }
}

impl LoopValues for WhileOp {
    fn loop_values(self, ir: &Ir) -> CarriedTypes {
        CarriedTypes {
            inits: ir.operand_types(self.op()).collect(),
            iter_args: Some(types(ir, &arguments(ir, self.before(ir), 0))),
            yielded: types(ir, &yielded(ir, ir.first_block(self.after(ir)))),
            results: None,
        }
    }
}
