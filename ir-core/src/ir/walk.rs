//! Walks over an operation and all nested operations, without recursion.

use std::borrow::Borrow;

use super::{Block, Ir, Op, Region};

/// Whether an operation is visited before or after the operations nested in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Before.
    Pre,
    /// After.
    Post,
}

/// The continuation of a walk after a visit (MLIR's `WalkResult`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Continue with the next operation.
    Advance,
    /// Skip the operations nested in this one (with [`Order::Pre`]).
    Skip,
    /// End the walk.
    Interrupt,
}

/// The position in an operation during the walk over its regions. The next entities are read before a
/// visit, so that the visit may erase the visited operation.
struct Level {
    op: Op,
    next_region: usize,
    num_regions: usize,
    next_block: Option<Block>,
    next_op: Option<Op>,
}

impl Level {
    #[track_caller]
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
    /// Calls `visit` for the operation and all nested ones. The visit may change the IR and erase the visited
    /// operation (with [`Order::Pre`], it then returns [`Walk::Skip`]), but not the next operation or the
    /// enclosing ones. Returns whether the walk was completed.
    #[track_caller]
    pub fn walk(&mut self, op: Op, order: Order, mut visit: impl FnMut(&mut Ir, Op) -> Walk) -> bool {
        drive(self, op, order, |ir, op| visit(ir, op))
    }

    /// Calls `visit` for the operation and all nested ones.
    #[track_caller]
    pub fn visit(&self, op: Op, order: Order, mut visit: impl FnMut(Op)) {
        self.try_visit(op, order, |op| {
            visit(op);
            Walk::Advance
        });
    }

    /// The operation and all operations nested in it, in the given order.
    #[track_caller]
    pub fn nested_ops(&self, op: Op, order: Order) -> impl Iterator<Item = Op> + '_ {
        let mut walker = Walker::new(op, order);
        std::iter::from_fn(move || walker.next(self))
    }

    /// As [`walk`](Ir::walk), for visits that do not change the IR.
    #[track_caller]
    pub fn try_visit(&self, op: Op, order: Order, mut visit: impl FnMut(Op) -> Walk) -> bool {
        drive(self, op, order, |_, op| visit(op))
    }
}

/// A walk that the caller drives step by step, for visits that cannot be closures. It needs the arena only
/// between visits.
pub struct Walker {
    order: Order,
    levels: Vec<Level>,
    /// The operation whose visit is next, or whose nested operations are next.
    entered: Option<Op>,
    /// Whether `entered` was visited already.
    is_visited: bool,
}

impl Walker {
    /// A walk over an operation and everything nested in it.
    #[must_use]
    pub fn new(op: Op, order: Order) -> Self {
        Walker { order, levels: Vec::new(), entered: Some(op), is_visited: false }
    }

    /// Skips the operations nested in the one that [`next`](Self::next) returned last (with
    /// [`Order::Pre`]). It may already be erased.
    pub fn skip(&mut self) {
        self.entered = None;
    }

    /// Whether the next entities of the walk exist. Visits of foreign callers may have erased them.
    #[must_use]
    pub fn can_continue(&self, ir: &Ir) -> bool {
        let exists = |level: &Level| {
            ir.is_live(level.op)
                && level.next_op.is_none_or(|op| ir.is_live(op))
                && level.next_block.is_none_or(|block| ir.is_live_block(block))
        };
        self.entered.is_none_or(|op| ir.is_live(op)) && self.levels.iter().all(exists)
    }

    /// The next operation to visit; `None` at the end.
    #[track_caller]
    pub fn next(&mut self, ir: &Ir) -> Option<Op> {
        loop {
            if let Some(op) = self.entered {
                if self.order == Order::Pre && !self.is_visited {
                    self.is_visited = true;
                    return Some(op);
                }
                // Most operations have no regions, and are visited without a level.
                if ir.num_regions(op) != 0 {
                    self.levels.push(Level::new(ir, op));
                } else if self.order == Order::Post {
                    self.entered = None;
                    return Some(op);
                }
            }
            let level = self.levels.last_mut()?;
            self.is_visited = false;
            self.entered = level.advance(ir);
            if self.entered.is_none() {
                let done = level.op;
                self.levels.pop();
                if self.order == Order::Post {
                    return Some(done);
                }
            }
        }
    }
}

/// Walks a borrowed arena, shared or mutable. Returns `false` if a visit interrupted the walk.
#[track_caller]
fn drive<I: Borrow<Ir>>(mut ir: I, op: Op, order: Order, mut visit: impl FnMut(&mut I, Op) -> Walk) -> bool {
    if ir.borrow().num_regions(op) == 0 {
        return visit(&mut ir, op) != Walk::Interrupt;
    }
    let mut walker = Walker::new(op, order);
    while let Some(op) = walker.next(ir.borrow()) {
        match visit(&mut ir, op) {
            Walk::Interrupt => return false,
            Walk::Skip if order == Order::Pre => walker.skip(),
            _ => {}
        }
    }
    true
}
