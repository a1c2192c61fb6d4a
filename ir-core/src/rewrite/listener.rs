//! Listeners for changes of the IR.

use super::rewriter_impl::RewriterImpl;
use crate::ir::{Block, Ir, Op, Value};

/// Receives notifications of the changes by a [`PatternRewriter`](super::PatternRewriter).
pub trait Listener: RewriterImpl {
    /// An operation was inserted into a block, or moved.
    fn op_inserted(&mut self, _ir: &Ir, _op: Op) {}

    /// An operation was modified in place: its operands, attributes, successors and so on.
    fn op_modified(&mut self, _ir: &Ir, _op: Op) {}

    /// A use of a value by the operation was replaced. All uses of the value are replaced, and this may be
    /// the first one. Nothing else changes in between.
    fn use_replaced(&mut self, ir: &Ir, op: Op, _is_first: bool) {
        self.op_modified(ir, op);
    }

    /// The uses of the operation's results are about to be replaced by these values.
    fn op_replaced(&mut self, _ir: &Ir, _op: Op, _values: &[Value]) {}

    /// The operation is about to be erased. Its regions are already empty.
    fn op_erased(&mut self, _ir: &Ir, _op: Op) {}

    /// A block was inserted into a region, or moved.
    fn block_inserted(&mut self, _ir: &Ir, _block: Block) {}

    /// The block is about to be erased.
    fn block_erased(&mut self, _ir: &Ir, _block: Block) {}
}

/// A listener that ignores all notifications.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoListener;

impl Listener for NoListener {}
