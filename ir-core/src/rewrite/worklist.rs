//! The worklist of the greedy driver.

use super::Listener;
use crate::ir::{Ir, Op, Region};

/// A stack of operations without duplicates. As a [`Listener`] it adds the operations that a change may enable to fold or
/// match, in MLIR's order.
pub(super) struct Worklist {
    /// Removed operations leave a hole.
    stack: Vec<Option<Op>>,
    places: Places,
    /// Operations outside of this region are not added.
    scope: Region,
    /// The path from an operation up to the scope, for [`Worklist::add`].
    path: Vec<Op>,
}

/// One more than the index of an operation in the stack, by the operation's slot; 0 for operations that are not in the stack.
///
/// Paged, since the operations of a function are close to each other in the arena of all functions.
#[derive(Default)]
struct Places {
    pages: Vec<Box<[u32]>>,
}

/// The number of slots in a page.
const PAGE: usize = 1 << 10;

impl Places {
    fn of(&mut self, op: Op) -> &mut u32 {
        let (page, slot) = (op.slot() / PAGE, op.slot() % PAGE);
        if page >= self.pages.len() {
            self.pages.resize_with(page + 1, Box::default);
        }
        let page = &mut self.pages[page];
        if page.is_empty() {
            *page = vec![0; PAGE].into_boxed_slice();
        }
        &mut page[slot]
    }

    /// The entry of an operation that may never have been in the stack.
    fn known(&mut self, op: Op) -> Option<&mut u32> {
        self.pages.get_mut(op.slot() / PAGE)?.get_mut(op.slot() % PAGE)
    }
}

impl Worklist {
    pub(super) fn new(scope: Region) -> Self {
        Worklist { stack: Vec::new(), places: Places::default(), scope, path: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.stack.clear();
        self.places = Places::default();
    }

    /// The length of the stack, including holes.
    pub(super) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Removes the operation that was added last.
    pub(super) fn pop(&mut self) -> Option<Op> {
        loop {
            if let Some(op) = self.stack.pop()? {
                *self.places.of(op) = 0;
                return Some(op);
            }
        }
    }

    /// Reverses the stack.
    pub(super) fn reverse(&mut self) {
        self.stack.reverse();
        for (place, op) in (1..).zip(&self.stack) {
            if let Some(op) = op {
                *self.places.of(*op) = place;
            }
        }
    }

    /// Adds the operation and its ancestors up to the scope; nothing for an operation outside of the scope.
    pub(super) fn add(&mut self, ir: &Ir, op: Op) {
        self.path.clear();
        let mut next = op;
        loop {
            self.path.push(next);
            match ir.parent_region(next) {
                None => return,
                Some(region) if region == self.scope => break,
                Some(region) => next = ir.region_op(region),
            }
        }
        for index in 0..self.path.len() {
            self.add_one(self.path[index]);
        }
    }

    /// Adds the operation without its ancestors.
    pub(super) fn add_one(&mut self, op: Op) {
        let place = self.places.of(op);
        if *place == 0 {
            self.stack.push(Some(op));
            *place = self.stack.len() as u32;
        }
    }

    fn remove(&mut self, op: Op) {
        if let Some(place) = self.places.known(op)
            && let Some(index) = place.checked_sub(1)
        {
            self.stack[index as usize] = None;
            *place = 0;
        }
    }

    /// Adds the defining operations of the operands of an operation that is about to be erased, if at most one other user
    /// remains: they may become dead, or fold.
    fn add_operands(&mut self, ir: &Ir, op: Op) {
        for value in ir.operands(op) {
            let Some(definition) = ir.defining_op(value) else { continue };
            let mut other = None;
            let has_few_users =
                ir.uses(value).all(|place| place.op == op || *other.get_or_insert(place.op) == place.op);
            if has_few_users {
                self.add(ir, definition);
            }
        }
    }
}

impl Listener for Worklist {
    fn op_inserted(&mut self, ir: &Ir, op: Op) {
        self.add(ir, op);
    }

    fn op_modified(&mut self, ir: &Ir, op: Op) {
        self.add(ir, op);
    }

    fn op_erased(&mut self, ir: &Ir, op: Op) {
        self.add_operands(ir, op);
        self.remove(op);
    }
}
