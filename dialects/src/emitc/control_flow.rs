//! Control flow of conditions and switches.

use std::ops::Range;

use ir_core::interfaces::{RegionBranchOpInterface, RegionPoint, RegionSuccessor};
use ir_core::predicates::attributes::dense_array_ints;

use super::{IfOp, SwitchOp};
use crate::prelude::*;

impl RegionBranchOpInterface for IfOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        let parent = RegionSuccessor::parent(Vec::new());
        if from != RegionPoint::Parent {
            return vec![parent];
        }
        let otherwise = self.else_region(ir);
        let second = if ir.is_empty_region(otherwise) {
            parent
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
        let condition = bool_value(ir.context(), operands.first().copied().flatten()?)?;
        let mut successors = self.successor_regions(ir, RegionPoint::Parent);
        Some(vec![successors.swap_remove(usize::from(!condition))])
    }

    fn entry_successor_operands(self, _ir: &Ir, _to: RegionPoint) -> Range<usize> {
        0..0
    }

    fn runs_at_most_once(self, _ir: &Ir, _region: Region) -> bool {
        true
    }
}

impl RegionBranchOpInterface for SwitchOp {
    /// All regions, from everywhere, as in MLIR.
    fn successor_regions(self, ir: &Ir, _from: RegionPoint) -> Vec<RegionSuccessor> {
        ir.regions(self.op()).map(|region| RegionSuccessor::region(region, Vec::new())).collect()
    }

    fn entry_successor_regions(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Option<Vec<RegionSuccessor>> {
        let ctx = ir.context();
        let value = int(ctx, operands.first().copied().flatten()?)?;
        let cases = self.cases_attr(ir).and_then(|cases| dense_array_ints(ctx, cases)).unwrap_or_default();
        let index = cases.iter().position(|case| *case == value).map_or(0, |case| case + 1);
        Some(vec![RegionSuccessor::region(ir.region(self.op(), index), Vec::new())])
    }

    fn entry_successor_operands(self, _ir: &Ir, _to: RegionPoint) -> Range<usize> {
        0..0
    }

    fn runs_at_most_once(self, _ir: &Ir, _region: Region) -> bool {
        true
    }
}
