//! Whether a slot can be destructured, and what this changes.

use crate::slots::{BlockingUses, forward_slice};
use ir_core::context::{Attribute, Context};
use ir_core::interfaces::{DestructurableMemorySlot, MemorySlot};
use ir_core::ir::{Ir, Op, Use};
use rustc_hash::FxHashSet;

/// The uses of a slot that is destructured.
#[derive(Default)]
pub(super) struct Analysis {
    /// The indices of the elements that are used, in the order of the uses.
    pub(super) used: Vec<Attribute>,
    /// The operations that access elements.
    pub(super) accessors: Vec<Op>,
    /// The uses that operations must do without.
    pub(super) blocking: BlockingUses,
}

impl Analysis {
    /// Analyzes a slot. `None` if it cannot be destructured, or nothing uses it.
    pub(super) fn compute(ctx: &Context, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Self> {
        let pointer = slot.slot.pointer;
        if ir.is_unused(pointer) {
            return None;
        }
        let mut analysis = Analysis::default();
        let must_be_safe = analysis.find_accessors(ctx, ir, slot);
        analysis.find_unsafe_accesses(ctx, ir, must_be_safe);
        analysis.accept_removals(ctx, ir, slot.slot)?;
        // An operation cannot both be rewired and removed.
        let is_split = analysis.accessors.iter().any(|op| analysis.blocking.contains_key(op));
        (!is_split).then_some(analysis)
    }

    /// Asks the users of the pointer. Returns the memory that must be used safely; other uses are blocking.
    fn find_accessors(&mut self, ctx: &Context, ir: &Ir, slot: &DestructurableMemorySlot) -> Vec<MemorySlot> {
        let (mut used, mut accessors) = (FxHashSet::default(), FxHashSet::default());
        let mut must_be_safe = Vec::new();
        for place in ir.uses(slot.slot.pointer) {
            let model = ir.interfaces(ctx, place.op).destructurable_accessor;
            let Some(rewiring) = model.and_then(|model| (model.can_rewire)(ctx, ir, place.op, slot)) else {
                self.block(place);
                continue;
            };
            self.used.extend(rewiring.used.into_iter().filter(|index| used.insert(*index)));
            must_be_safe.extend(rewiring.must_be_safe);
            if accessors.insert(place.op) {
                self.accessors.push(place.op);
            }
        }
        must_be_safe
    }

    /// Finds the uses of memory that may leave it; they are blocking.
    fn find_unsafe_accesses(&mut self, ctx: &Context, ir: &Ir, mut pending: Vec<MemorySlot>) {
        let mut visited = FxHashSet::default();
        while let Some(slot) = pending.pop() {
            for place in ir.uses(slot.pointer).filter(|place| visited.insert(*place)) {
                let model = ir.interfaces(ctx, place.op).safe_access;
                match model.and_then(|model| (model.ensure_only_safe_accesses)(ctx, ir, place.op, slot)) {
                    Some(derived) => pending.extend(derived),
                    None => self.block(place),
                }
            }
        }
    }

    fn block(&mut self, place: Use) {
        let uses = self.blocking.entry(place.op).or_default();
        if !uses.contains(&place) {
            uses.push(place);
        }
    }

    /// Asks the operations with blocking uses, and those with uses that are blocking therefore, to do without them.
    fn accept_removals(&mut self, ctx: &Context, ir: &Ir, slot: MemorySlot) -> Option<()> {
        for op in forward_slice(ctx, ir, slot.pointer) {
            let Some(uses) = self.blocking.get(&op) else { continue };
            let model = ir.interfaces(ctx, op).promotable?;
            for place in (model.can_uses_be_removed)(ctx, ir, op, uses)? {
                self.block(place);
            }
        }
        Some(())
    }
}
