//! Branches between blocks and between regions, and loops.

use super::interface;
use crate::context::{Attribute, Context};
use crate::ir::{Ir, Op, Region, Value};
use std::ops::Range;

/// The values that a branch passes to the block arguments of a successor: first values that the operation
/// itself produces, then operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuccessorOperands {
    /// The number of values that the operation produces itself.
    pub produced: usize,
    /// The index range of the forwarded operands, which follow.
    pub operands: Range<usize>,
    /// The property, and the index of its element, with the number of these operands; `None` if the operand
    /// segment sizes contain it.
    pub counted_by: Option<(&'static str, usize)>,
}

impl From<Range<usize>> for SuccessorOperands {
    fn from(operands: Range<usize>) -> Self {
        SuccessorOperands { produced: 0, operands, counted_by: None }
    }
}

interface! {
    /// Terminators that branch to blocks (MLIR's `BranchOpInterface`).
    BranchOpInterface,
    /// See [`BranchOpInterface`].
    BranchModel {
        /// The values passed to the successor with that index.
        fn successor_operands(self, ctx, ir, successor: usize) -> SuccessorOperands;
        /// The values passed to each successor in order, if this is faster than separate queries.
        fn all_successor_operands(self, ctx, ir) -> Option<Vec<SuccessorOperands>> { None };
        /// The index of the successor that is taken when operands have these constant values.
        fn successor_for_operands(self, ctx, ir, operands: &[Option<Attribute>]) -> Option<usize> { None };
    }
}

impl BranchModel {
    /// The values passed to each successor of the operation, in order.
    #[must_use]
    pub fn passed(&self, ctx: &Context, ir: &Ir, op: Op) -> Vec<SuccessorOperands> {
        (self.all_successor_operands)(ctx, ir, op).unwrap_or_else(|| {
            let one = |successor| (self.successor_operands)(ctx, ir, op, successor);
            (0..ir.num_successors(op)).map(one).collect()
        })
    }
}

/// A source or target of control flow among the regions of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionPoint {
    /// The operation itself: before its regions as a source, after them as a target.
    Parent,
    /// A region: its end as a source, its beginning as a target.
    Region(Region),
}

/// A target of control flow, with the values that receive the forwarded operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionSuccessor {
    /// The target.
    pub point: RegionPoint,
    /// The entry block arguments of the region, or the results of the operation.
    pub inputs: Vec<Value>,
}

impl RegionSuccessor {
    /// The region. Its entry block arguments `inputs` receive the forwarded operands.
    #[must_use]
    pub fn region(region: Region, inputs: Vec<Value>) -> Self {
        RegionSuccessor { point: RegionPoint::Region(region), inputs }
    }

    /// The operation itself. Its results `inputs` receive the forwarded operands.
    #[must_use]
    pub fn parent(inputs: Vec<Value>) -> Self {
        RegionSuccessor { point: RegionPoint::Parent, inputs }
    }
}

interface! {
    /// Operations that pass control to their regions (MLIR's `RegionBranchOpInterface`).
    RegionBranchOpInterface,
    /// See [`RegionBranchOpInterface`].
    RegionBranchModel {
        /// The possible targets of control flow from `from`.
        fn successor_regions(self, ctx, ir, from: RegionPoint) -> Vec<RegionSuccessor>;
        /// The possible targets of control flow from the operation itself when operands have these constant
        /// values.
        fn entry_successor_regions(self, ctx, ir, operands: &[Option<Attribute>]) -> Option<Vec<RegionSuccessor>>
            { None };
        /// The index range of the operands that are passed to `to` on entry.
        fn entry_successor_operands(self, ctx, ir, to: RegionPoint) -> Range<usize>;
        /// Whether the region is executed at most once for each execution of the operation (an upper bound
        /// of 1 in MLIR's `getRegionInvocationBounds`).
        fn runs_at_most_once(self, ctx, ir, region: Region) -> bool { false };
    }
}

interface! {
    /// Region terminators that pass control to other regions of the parent operation, or back to it (MLIR's
    /// `RegionBranchTerminatorOpInterface`).
    RegionBranchTerminatorOpInterface,
    /// See [`RegionBranchTerminatorOpInterface`].
    RegionBranchTerminatorModel {
        /// The index range of the operands that are passed to `to`.
        fn successor_operands(self, ctx, ir, to: RegionPoint) -> Range<usize>;
        /// The possible targets of control flow for operands with these constant values; `None` if the
        /// parent operation determines them.
        fn successor_regions(self, ctx, ir, operands: &[Option<Attribute>]) -> Option<Vec<RegionSuccessor>> { None };
    }
}

interface! {
    /// Loops (MLIR's `LoopLikeOpInterface`).
    LoopLikeOpInterface,
    /// See [`LoopLikeOpInterface`].
    LoopLikeModel {
        /// The regions that are executed repeatedly.
        fn loop_regions(self, ctx, ir) -> Vec<Region>;
    }
}

impl RegionBranchTerminatorModel {
    /// Terminators that pass all their operands, such as operations with the trait `ReturnLike`.
    pub const ALL_OPERANDS: Self = Self {
        successor_operands: &|_, ir, op, _| 0..ir.num_operands(op),
        successor_regions: &|_, _, _, _| None,
    };
}
