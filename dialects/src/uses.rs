//! The uses of a value by some operations, when the value has many more.

use ir_core::ir::Use;
use rustc_hash::FxHashSet;

use crate::prelude::*;

/// Uses for each operation that is visited. A visit takes about as long as to find the place of a use, so visits in vain are a small part of
/// the work.
const USES_OF_A_VISIT: usize = 8;

/// Collects the uses of a value by operations that are visited, as long as these are few, compared with the uses.
///
/// Patterns look for the uses of a condition in some blocks. If they looked at the places of all uses, each time, thousands of branches on one
/// condition would take quadratic time.
pub(crate) struct UsesBy<'a> {
    ir: &'a Ir,
    value: Value,
    /// The next use that visits have not accounted for.
    next: Option<Use>,
    found: FxHashSet<Use>,
}

impl<'a> UsesBy<'a> {
    /// No uses of the value yet.
    pub(crate) fn new(ir: &'a Ir, value: Value) -> Self {
        UsesBy { ir, value, next: ir.uses(value).next(), found: FxHashSet::default() }
    }

    /// Adds the uses by an operation. Returns whether more operations may be visited.
    pub(crate) fn visit(&mut self, op: Op) -> bool {
        let operands = self.ir.operands(op).enumerate().filter(|(_, operand)| *operand == self.value);
        self.found.extend(operands.map(|(number, _)| Use { op, number }));
        for _ in 0..USES_OF_A_VISIT {
            self.next = self.next.and_then(|place| self.ir.next_use(place));
        }
        self.next.is_some()
    }

    /// The uses in the order of the list. They are next to each other more often than not, so they are collected from one of them on in both
    /// directions, and the other uses in the list are not visited.
    pub(crate) fn in_order(self) -> Vec<Use> {
        let (ir, uses) = (self.ir, self.found);
        let Some(&start) = uses.iter().next() else { return Vec::new() };
        let (mut before, mut after) = (Vec::new(), vec![start]);
        let (mut first, mut last) = (Some(start), Some(start));
        while before.len() + after.len() < uses.len() {
            first = first.and_then(|place| ir.previous_use(place));
            last = last.and_then(|place| ir.next_use(place));
            before.extend(first.filter(|place| uses.contains(place)));
            after.extend(last.filter(|place| uses.contains(place)));
        }
        before.reverse();
        before.append(&mut after);
        before
    }
}
