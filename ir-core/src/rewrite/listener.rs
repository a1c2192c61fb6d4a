//! Who hears of changes.

use crate::ir::{Block, Ir, Op, Value};

/// Hears of the changes that a [`PatternRewriter`](super::PatternRewriter) makes.
pub trait Listener {
    /// An operation was put into a block, or moved.
    fn op_inserted(&mut self, _ir: &Ir, _op: Op) {}

    /// Operands, attributes, successors or the like of an operation changed.
    fn op_modified(&mut self, _ir: &Ir, _op: Op) {}

    /// The uses of the operation's results are about to become uses of these values.
    fn op_replaced(&mut self, _ir: &Ir, _op: Op, _values: &[Value]) {}

    /// The operation is about to be erased; its regions are empty by then.
    fn op_erased(&mut self, _ir: &Ir, _op: Op) {}

    /// A block was put into a region, or moved.
    fn block_inserted(&mut self, _ir: &Ir, _block: Block) {}

    /// The block is about to be erased.
    fn block_erased(&mut self, _ir: &Ir, _block: Block) {}
}

/// Hears of nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoListener;

impl Listener for NoListener {}
