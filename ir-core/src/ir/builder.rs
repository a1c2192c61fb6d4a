//! Making operations at a place.

use super::{Block, Ir, Op, OpState, Region};
use crate::context::{Location, Type};

/// A place in a block: before an operation, or at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InsertionPoint {
    /// The block.
    pub block: Block,
    /// The operation that new ones come before; none at the end of the block.
    pub before: Option<Op>,
}

/// Makes operations at a place that moves along with them.
#[derive(Debug)]
pub struct Builder<'a> {
    /// The arena.
    pub ir: &'a mut Ir,
    point: Option<InsertionPoint>,
}

impl<'a> Builder<'a> {
    /// A builder whose operations go into no block until it is told one.
    pub fn new(ir: &'a mut Ir) -> Self {
        Builder { ir, point: None }
    }

    /// The place of the next operation.
    #[must_use]
    pub fn insertion_point(&self) -> Option<InsertionPoint> {
        self.point
    }

    /// Sets the place; none for no block.
    pub fn set_insertion_point(&mut self, point: Option<InsertionPoint>) {
        self.point = point;
    }

    /// The next operations come before `op`; into no block when it is in none.
    pub fn before(&mut self, op: Op) -> &mut Self {
        self.point = self.ir.block(op).map(|block| InsertionPoint { block, before: Some(op) });
        self
    }

    /// The next operations come after `op`; into no block when it is in none.
    pub fn after(&mut self, op: Op) -> &mut Self {
        let before = self.ir.next(op);
        self.point = self.ir.block(op).map(|block| InsertionPoint { block, before });
        self
    }

    /// The next operations come first in the block.
    pub fn at_start(&mut self, block: Block) -> &mut Self {
        self.point = Some(InsertionPoint { block, before: self.ir.first_op(block) });
        self
    }

    /// The next operations come last in the block.
    pub fn at_end(&mut self, block: Block) -> &mut Self {
        self.point = Some(InsertionPoint { block, before: None });
        self
    }

    /// Makes an operation at the place.
    pub fn create(&mut self, state: &OpState<'_>) -> Op {
        let op = self.ir.create(state);
        self.insert(op)
    }

    /// Puts an operation that is in no block at the place.
    pub fn insert(&mut self, op: Op) -> Op {
        if let Some(InsertionPoint { block, before }) = self.point {
            self.ir.insert(op, block, before);
        }
        op
    }

    /// Makes a block with arguments at the end of the region; the next operations come into it.
    pub fn create_block(&mut self, region: Region, arguments: &[(Type, Location)]) -> Block {
        let block = self.ir.create_block();
        for &(ty, location) in arguments {
            self.ir.add_argument(block, ty, location);
        }
        self.ir.insert_block(block, region, None);
        self.at_end(block);
        block
    }
}
