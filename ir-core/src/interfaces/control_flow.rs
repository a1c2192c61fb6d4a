//! Branches between blocks and between regions, and loops.

use super::interface;
use crate::context::Attribute;
use crate::ir::{Region, Value};
use std::ops::Range;

/// The arguments of a block that a branch passes: first some that it makes itself, then operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuccessorOperands {
    /// How many arguments the operation makes itself.
    pub produced: usize,
    /// The numbers of the operands that follow.
    pub operands: Range<usize>,
    /// Where it says how many they are, if anywhere but in the sizes of all groups of operands: the property, and the
    /// number of its element.
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
        /// What the successor of that number gets.
        fn successor_operands(self, ctx, ir, successor: usize) -> SuccessorOperands;
        /// The number of the successor that is taken when operands are these constants.
        fn successor_for_operands(self, ctx, ir, operands: &[Option<Attribute>]) -> Option<usize> { None };
    }
}

/// Where control comes from or goes to among the regions of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionPoint {
    /// The operation itself: before its regions as a source, after them as a target.
    Parent,
    /// A region: its end as a source, its beginning as a target.
    Region(Region),
}

/// Where control may go, and what values stand for what is passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionSuccessor {
    /// Where.
    pub point: RegionPoint,
    /// The arguments of the region, or the results of the operation, that are passed.
    pub inputs: Vec<Value>,
}

interface! {
    /// Operations that pass control to their regions (MLIR's `RegionBranchOpInterface`).
    RegionBranchOpInterface,
    /// See [`RegionBranchOpInterface`].
    RegionBranchModel {
        /// Where control may go from `from`.
        fn successor_regions(self, ctx, ir, from: RegionPoint) -> Vec<RegionSuccessor>;
        /// Where control may go from the operation itself when operands are these constants.
        fn entry_successor_regions(self, ctx, ir, operands: &[Option<Attribute>]) -> Option<Vec<RegionSuccessor>>
            { None };
        /// The numbers of the operands that are passed to `to`, where control goes first.
        fn entry_successor_operands(self, ctx, ir, to: RegionPoint) -> Range<usize>;
    }
}

interface! {
    /// Terminators of regions that control leaves to others of the operation around, or to it itself (MLIR's
    /// `RegionBranchTerminatorOpInterface`).
    RegionBranchTerminatorOpInterface,
    /// See [`RegionBranchTerminatorOpInterface`].
    RegionBranchTerminatorModel {
        /// The numbers of the operands that are passed to `to`.
        fn successor_operands(self, ctx, ir, to: RegionPoint) -> Range<usize>;
        /// Where control may go when operands are these constants; none if the operation around tells.
        fn successor_regions(self, ctx, ir, operands: &[Option<Attribute>]) -> Option<Vec<RegionSuccessor>> { None };
    }
}

interface! {
    /// Loops (MLIR's `LoopLikeOpInterface`).
    LoopLikeOpInterface,
    /// See [`LoopLikeOpInterface`].
    LoopLikeModel {
        /// The regions that are executed again and again.
        fn loop_regions(self, ctx, ir) -> Vec<Region>;
    }
}

impl RegionBranchTerminatorModel {
    /// Terminators that pass all their operands, as those with the trait `ReturnLike` do.
    pub const ALL_OPERANDS: Self = Self {
        successor_operands: |_, ir, op, _| 0..ir.num_operands(op),
        successor_regions: |_, _, _, _| None,
    };
}
