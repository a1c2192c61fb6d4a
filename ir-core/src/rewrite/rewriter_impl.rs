//! The interface between a [`PatternRewriter`](super::PatternRewriter) and its driver. It has two
//! implementations: a driver that changes the IR at once notifies a [`Listener`](super::Listener) of each
//! change (`immediate`), and a dialect conversion delays replacements and erasures, and records the other
//! changes to undo them. Patterns do not see the difference. The methods cover entire changes, so that a
//! driver pays one indirect call for each.

use super::conversion::Conversion;
use crate::ir::{Block, Ir, Op, Value};

/// The changes of a rewriter that a dialect conversion implements differently from other drivers (MLIR's
/// virtual functions of `RewriterBase`). Methods named `will_…` are called before a change, those named
/// `did_…` after it; the others carry it out.
pub trait RewriterImpl {
    /// The state of the dialect conversion, if this is one.
    fn as_conversion(&mut self) -> Option<&mut Conversion>;

    /// A new operation was inserted, or left detached.
    fn did_create(&mut self, ir: &Ir, op: Op);

    /// A new block was inserted.
    fn did_create_block(&mut self, ir: &Ir, block: Block);

    /// The operation is about to be modified in place.
    fn will_modify(&mut self, ir: &Ir, op: Op);

    /// The operation was modified. A call of [`will_modify`](Self::will_modify) did not necessarily precede.
    fn did_modify(&mut self, ir: &Ir, op: Op);

    /// Replaces all uses of `from` by `to`, newest first.
    fn replace_all_uses(&mut self, ir: &mut Ir, from: Value, to: Value);

    /// The uses of the operation's results are about to be replaced by these values.
    fn will_replace_uses(&mut self, ir: &Ir, op: Op, values: &[Value]);

    /// Replaces each result by the value with the same index, and erases the operation. Returns whether that
    /// was possible; see [`erase_op`](Self::erase_op).
    #[must_use]
    fn replace_op(&mut self, ir: &mut Ir, op: Op, values: &[Value]) -> bool;

    /// Erases the operation and everything nested in it. Returns `false` if a result is used.
    #[must_use]
    fn erase_op(&mut self, ir: &mut Ir, op: Op) -> bool;

    /// Erases the block with its operations. Fails with an operation that cannot be erased; see
    /// [`erase_op`](Self::erase_op).
    fn erase_block(&mut self, ir: &mut Ir, block: Block) -> Result<(), Op>;

    /// Arguments are about to be appended to the block.
    fn will_add_arguments(&mut self, ir: &Ir, block: Block);

    /// The operations from `first` on were moved from the end of `source` to the new block `target`.
    fn did_split_block(&mut self, ir: &Ir, source: Option<Block>, first: Op, target: Block);

    /// The operations of the block are about to be moved to another block.
    fn will_inline_block(&mut self, ir: &Ir, block: Block);

    /// An operation of an inlined block was moved.
    fn did_inline(&mut self, ir: &Ir, op: Op);

    /// The operation is about to be moved.
    fn will_move(&mut self, ir: &Ir, op: Op);

    /// The operation was moved.
    fn did_move(&mut self, ir: &Ir, op: Op);

    /// The block is about to be moved.
    fn will_move_block(&mut self, ir: &Ir, block: Block);

    /// The block was moved.
    fn did_move_block(&mut self, ir: &Ir, block: Block);

    /// A copy of an operation with its regions was inserted.
    fn did_clone(&mut self, ir: &Ir, copy: Op);

    /// Copies of blocks were inserted.
    fn did_clone_blocks(&mut self, ir: &Ir, copies: Vec<Block>);
}
