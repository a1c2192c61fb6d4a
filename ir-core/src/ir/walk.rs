//! Walks over an operation and everything in it, without recursion.

use std::borrow::Borrow;

use super::{Block, Ir, Op, Region};

/// Whether an operation is visited before or after what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Before.
    Pre,
    /// After.
    Post,
}

/// How a walk goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the next operation.
    Advance,
    /// Past what is in this operation (with [`Order::Pre`]).
    Skip,
    /// Not at all.
    Interrupt,
}

/// A place in a walk: an operation whose regions are gone through, and what comes next in it. The next entities are
/// taken before a visit, so that the visit may erase what it is given.
struct Level {
    op: Op,
    next_region: usize,
    num_regions: usize,
    next_block: Option<Block>,
    next_op: Option<Op>,
}

impl Level {
    fn new(ir: &Ir, op: Op) -> Self {
        Level { op, next_region: 0, num_regions: ir.num_regions(op), next_block: None, next_op: None }
    }

    /// The next operation directly in this one.
    fn advance(&mut self, ir: &Ir) -> Option<Op> {
        loop {
            if let Some(op) = self.next_op {
                self.next_op = ir.next(op);
                return Some(op);
            }
            if let Some(block) = self.next_block {
                self.next_block = ir.next_block(block);
                self.next_op = ir.first_op(block);
            } else if self.next_region < self.num_regions {
                let region: Region = ir.region(self.op, self.next_region);
                self.next_block = ir.first_block(region);
                self.next_region += 1;
            } else {
                return None;
            }
        }
    }
}

impl Ir {
    /// Calls `visit` for the operation and every one in it. The visit may change the IR and erase the operation that it
    /// is given (before [`Walk::Skip`], with [`Order::Pre`]), not the one after it or those around it.
    /// Returns whether the walk went to the end.
    pub fn walk(&mut self, op: Op, order: Order, mut visit: impl FnMut(&mut Ir, Op) -> Walk) -> bool {
        drive(self, op, order, |ir, op| visit(ir, op))
    }

    /// Calls `visit` for the operation and every one in it.
    pub fn visit(&self, op: Op, order: Order, mut visit: impl FnMut(Op)) {
        self.try_visit(op, order, |op| {
            visit(op);
            Walk::Advance
        });
    }

    /// As [`walk`](Ir::walk), for visits that change nothing.
    pub fn try_visit(&self, op: Op, order: Order, mut visit: impl FnMut(Op) -> Walk) -> bool {
        drive(self, op, order, |_, op| visit(op))
    }
}

/// Walks an arena that is borrowed one way or the other. False when a visit ended the walk.
fn drive<I: Borrow<Ir>>(mut ir: I, op: Op, order: Order, mut visit: impl FnMut(&mut I, Op) -> Walk) -> bool {
    let mut levels = Vec::new();
    let mut entered = Some(op);
    loop {
        if let Some(op) = entered {
            match if order == Order::Pre { visit(&mut ir, op) } else { Walk::Advance } {
                Walk::Interrupt => return false,
                Walk::Skip => {}
                Walk::Advance => levels.push(Level::new(ir.borrow(), op)),
            }
        }
        let Some(level) = levels.last_mut() else { return true };
        entered = level.advance(ir.borrow());
        if entered.is_none() {
            let done = level.op;
            levels.pop();
            if order == Order::Post && visit(&mut ir, done) == Walk::Interrupt {
                return false;
            }
        }
    }
}
