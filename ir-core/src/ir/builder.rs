//! Builders: creation of operations at an insertion point.
//!
//! `OpBuilder` is a context, an insertion point and a location. `Builder` and `PatternRewriter` implement
//! it. Generated code takes `&mut dyn OpBuilder`, so it is compiled once. **Invariant**: the location of a
//! pattern is that of its root before any change.

use super::{Block, Ir, Op, OpState, Region};
use crate::context::{Context, Location, Type};

/// A position in a block where operations are inserted: before an operation, or at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InsertionPoint {
    /// The block.
    pub block: Block,
    /// The operation before which new ones are inserted; none for the end of the block.
    pub before: Option<Op>,
}

impl InsertionPoint {
    /// The insertion point before `op`; none if it is in no block.
    #[must_use]
    #[track_caller]
    pub fn before_op(ir: &Ir, op: Op) -> Option<Self> {
        ir.parent_block(op).map(|block| InsertionPoint { block, before: Some(op) })
    }

    /// The insertion point after `op`; none if it is in no block.
    #[must_use]
    #[track_caller]
    pub fn after_op(ir: &Ir, op: Op) -> Option<Self> {
        ir.parent_block(op).map(|block| InsertionPoint { block, before: ir.next(op) })
    }

    /// The insertion point at the start of the block.
    #[must_use]
    #[track_caller]
    pub fn at_block_begin(ir: &Ir, block: Block) -> Self {
        InsertionPoint { block, before: ir.first_op(block) }
    }

    /// The insertion point at the end of the block.
    #[must_use]
    pub fn at_block_end(block: Block) -> Self {
        InsertionPoint { block, before: None }
    }
}

/// Creates operations. Implementations are [`Builder`],
/// [`PatternRewriter`](crate::rewrite::PatternRewriter), and other types that change the IR. They carry the
/// context, the insertion point, and the location of new operations.
///
/// Generated code takes `&mut dyn OpBuilder`, so `AddOp::create(b, lhs, rhs)` works with each of them.
pub trait OpBuilder {
    /// The IR.
    fn ir(&self) -> &Ir;

    /// The insertion point; `None` if new operations are detached.
    fn insertion_point(&self) -> Option<InsertionPoint>;

    /// Sets the insertion point to one that [`insertion_point`](Self::insertion_point) returned, for example.
    /// Without one, new operations are detached.
    fn restore_insertion_point(&mut self, point: Option<InsertionPoint>);

    /// The location of new operations: initially unknown; in a pattern, that of the root operation.
    fn location(&self) -> Location;

    /// Sets the location of new operations.
    fn set_location(&mut self, location: Location);

    /// Creates an operation at the insertion point.
    fn create(&mut self, state: &OpState<'_>) -> Op;

    /// Inserts a detached operation at the insertion point.
    fn insert(&mut self, op: Op) -> Op;

    /// Creates a block with these arguments before `before`, or at the end of the region, and moves the
    /// insertion point to the end of the block.
    fn create_block(
        &mut self,
        region: Region,
        before: Option<Block>,
        arguments: &[(Type, Location)],
    ) -> Block;

    /// The context of the IR.
    fn context(&self) -> &Context {
        self.ir().context()
    }

    /// Moves the insertion point before `op`; to none if `op` is detached.
    #[track_caller]
    fn set_insertion_point(&mut self, op: Op) {
        self.restore_insertion_point(InsertionPoint::before_op(self.ir(), op));
    }

    /// Moves the insertion point before `op`, and uses its location for the new operations that replace it.
    #[track_caller]
    fn set_insertion_point_and_location(&mut self, op: Op) {
        self.set_insertion_point(op);
        self.set_location(self.ir().location(op));
    }

    /// Moves the insertion point after `op`; to none if `op` is detached.
    #[track_caller]
    fn set_insertion_point_after(&mut self, op: Op) {
        self.restore_insertion_point(InsertionPoint::after_op(self.ir(), op));
    }

    /// Moves the insertion point to the start of the block.
    #[track_caller]
    fn set_insertion_point_to_start(&mut self, block: Block) {
        self.restore_insertion_point(Some(InsertionPoint::at_block_begin(self.ir(), block)));
    }

    /// Moves the insertion point to the end of the block.
    #[track_caller]
    fn set_insertion_point_to_end(&mut self, block: Block) {
        self.restore_insertion_point(Some(InsertionPoint::at_block_end(block)));
    }
}

/// Creates operations at an insertion point, each after the previous one.
#[derive(Debug)]
pub struct Builder<'a> {
    ir: &'a mut Ir,
    point: Option<InsertionPoint>,
    location: Location,
}

impl<'a> Builder<'a> {
    /// Creates a builder without an insertion point. New operations are detached.
    pub fn new(ir: &'a mut Ir) -> Self {
        Builder { ir, point: None, location: Location::UNKNOWN }
    }

    /// Creates a builder that inserts at the end of the block.
    pub fn at_block_end(ir: &'a mut Ir, block: Block) -> Self {
        Builder { ir, point: Some(InsertionPoint::at_block_end(block)), location: Location::UNKNOWN }
    }

    /// The IR, for changes.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }
}

impl OpBuilder for Builder<'_> {
    fn ir(&self) -> &Ir {
        self.ir
    }

    fn insertion_point(&self) -> Option<InsertionPoint> {
        self.point
    }

    fn restore_insertion_point(&mut self, point: Option<InsertionPoint>) {
        self.point = point;
    }

    fn location(&self) -> Location {
        self.location
    }

    fn set_location(&mut self, location: Location) {
        self.location = location;
    }

    #[track_caller]
    fn create(&mut self, state: &OpState<'_>) -> Op {
        let op = self.ir.create(state);
        self.insert(op)
    }

    #[track_caller]
    fn insert(&mut self, op: Op) -> Op {
        if let Some(InsertionPoint { block, before }) = self.point {
            self.ir.insert(op, block, before);
        }
        op
    }

    #[track_caller]
    fn create_block(
        &mut self,
        region: Region,
        before: Option<Block>,
        arguments: &[(Type, Location)],
    ) -> Block {
        let block = self.ir.add_block(region, before, arguments);
        self.set_insertion_point_to_end(block);
        block
    }
}
