//! The worklist of the greedy driver.

use super::Listener;
use crate::ir::{Ir, Op, Region};
use rustc_hash::FxHashSet;

/// A stack of operations without duplicates. As a [`Listener`] it adds the operations that a change may
/// enable to fold or match, in MLIR's order.
pub(super) struct Worklist {
    /// Removed operations leave a hole.
    stack: Vec<Option<Op>>,
    places: SlotTable,
    /// Operations outside of this region are not added.
    scope: Region,
    /// The path from an operation up to the scope, for [`Worklist::add`].
    path: Vec<Op>,
    /// Whether the stack contains the ancestors of all its operations. This holds until an operation is
    /// popped, so filling the stack takes linear time at any nesting depth.
    has_ancestors: bool,
    reached: Reached,
    /// The only operations that are added, if not all are.
    only: Option<Only>,
}

/// The regions with ancestors that were added for users of a value.
#[derive(Default)]
struct Reached {
    /// The index of the value, by the slot of the region.
    values: SlotTable,
    /// The index of the current value.
    current: u32,
}

impl Reached {
    /// Clears the regions for the next value.
    fn clear(&mut self) {
        self.current = self.current.checked_add(1).unwrap_or_else(|| {
            self.values = SlotTable::default();
            1
        });
    }

    /// Adds the region. Returns whether it is new.
    fn insert(&mut self, region: Region) -> bool {
        std::mem::replace(self.values.entry(region.slot()), self.current) != self.current
    }

    fn remove(&mut self, region: Region) {
        *self.values.entry(region.slot()) = 0;
    }
}

/// The operations that a restricted worklist accepts.
struct Only {
    ops: FxHashSet<Op>,
    /// Whether operations that are inserted are added to them.
    new: bool,
}

/// An integer for each slot of an arena, 0 by default. For operations, it is the index in the stack plus
/// one; 0 for those outside of it.
///
/// Paged, since the entities of a function are close to each other in the arena of all functions.
#[derive(Default)]
struct SlotTable {
    pages: Vec<Box<[u32]>>,
}

/// The maximum number of operands for which duplicates are not detected.
const FEW_OPERANDS: usize = 8;

/// The number of slots in a page.
const PAGE: usize = 1 << 10;

impl SlotTable {
    fn entry(&mut self, slot: usize) -> &mut u32 {
        let (page, slot) = (slot / PAGE, slot % PAGE);
        if page >= self.pages.len() {
            self.pages.resize_with(page + 1, Box::default);
        }
        let page = &mut self.pages[page];
        if page.is_empty() {
            *page = vec![0; PAGE].into_boxed_slice();
        }
        &mut page[slot]
    }

    /// The entry for a slot, if it may differ from 0.
    fn known(&mut self, slot: usize) -> Option<&mut u32> {
        self.pages.get_mut(slot / PAGE)?.get_mut(slot % PAGE)
    }
}

impl Worklist {
    pub(super) fn new(scope: Region) -> Self {
        Worklist {
            stack: Vec::new(),
            places: SlotTable::default(),
            scope,
            path: Vec::new(),
            has_ancestors: true,
            reached: Reached::default(),
            only: None,
        }
    }

    /// Restricts the worklist to these operations, and to inserted ones if `new` is set.
    pub(super) fn restrict(&mut self, ops: Vec<Op>, new: bool) {
        self.only = Some(Only { ops: ops.into_iter().collect(), new });
    }

    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }

    /// The length of the stack, including holes.
    pub(super) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Removes the operation that was added last.
    pub(super) fn pop(&mut self) -> Option<Op> {
        while let Some(top) = self.stack.pop() {
            if let Some(op) = top {
                *self.places.entry(op.slot()) = 0;
                self.has_ancestors = false;
                return Some(op);
            }
        }
        self.has_ancestors = true;
        None
    }

    /// Adds these operations without their ancestors.
    pub(super) fn add_only(&mut self, ops: &[Op]) {
        self.has_ancestors = false;
        ops.iter().for_each(|&op| self.add_one(op));
    }

    /// Reverses the stack.
    pub(super) fn reverse(&mut self) {
        self.stack.reverse();
        for (place, op) in (1..).zip(&self.stack) {
            if let Some(op) = op {
                *self.places.entry(op.slot()) = place;
            }
        }
    }

    /// Adds the operation and its ancestors up to the scope. Has no effect for an operation outside of the
    /// scope.
    pub(super) fn add(&mut self, ir: &Ir, op: Op) {
        let mut next = op;
        self.path.clear();
        while let Some(region) = ir.parent_region(next) {
            let has_ancestors = self.has_ancestors && next != op && *self.places.entry(next.slot()) != 0;
            if region == self.scope || has_ancestors {
                for index in 0..self.path.len() {
                    self.add_one(self.path[index]);
                }
                return self.add_one(next);
            }
            self.path.push(next);
            next = ir.parent_op(region);
        }
    }

    /// Like [`add`](Self::add), for a user of the current value. Ancestors that are shared with another
    /// user were added before, and are skipped: a value may be used at all levels of a deep nest.
    fn add_user(&mut self, ir: &Ir, user: Op) {
        let mut next = user;
        self.path.clear();
        while let Some(region) = ir.parent_region(next) {
            self.path.push(next);
            if region == self.scope || !self.reached.insert(region) {
                for index in 0..self.path.len() {
                    self.add_one(self.path[index]);
                }
                return;
            }
            next = ir.parent_op(region);
        }
        // The user is outside of the scope, and so are others in the same regions.
        for region in self.path.iter().filter_map(|op| ir.parent_region(*op)) {
            self.reached.remove(region);
        }
    }

    /// Adds the operation without its ancestors.
    pub(super) fn add_one(&mut self, op: Op) {
        if self.only.as_ref().is_some_and(|only| !only.ops.contains(&op)) {
            return;
        }
        let place = self.places.entry(op.slot());
        if *place == 0 {
            self.stack.push(Some(op));
            *place = self.stack.len() as u32;
        }
    }

    fn remove(&mut self, op: Op) {
        if let Some(place) = self.places.known(op.slot())
            && let Some(index) = place.checked_sub(1)
        {
            self.stack[index as usize] = None;
            *place = 0;
        }
    }

    /// Adds the defining operations of the operands of an operation that is about to be erased, if at most
    /// one other user remains: they may become dead, or fold. Each value is visited once, because this
    /// visits all of its uses.
    fn add_operands(&mut self, ir: &Ir, op: Op) {
        let mut seen = FxHashSet::default();
        let has_many_operands = ir.num_operands(op) > FEW_OPERANDS;
        for value in ir.operands(op) {
            if has_many_operands && !seen.insert(value) {
                continue;
            }
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
        if let Some(only) = &mut self.only
            && only.new
        {
            only.ops.insert(op);
        }
        self.add(ir, op);
    }

    fn op_modified(&mut self, ir: &Ir, op: Op) {
        self.add(ir, op);
    }

    fn use_replaced(&mut self, ir: &Ir, op: Op, is_first: bool) {
        if is_first {
            self.reached.clear();
        }
        self.add_user(ir, op);
    }

    fn op_erased(&mut self, ir: &Ir, op: Op) {
        self.add_operands(ir, op);
        self.remove(op);
    }
}
