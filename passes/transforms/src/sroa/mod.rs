//! `sroa`: replaces allocations of aggregates by allocations of their elements.
//!
//! A slot is destructured if all uses of its pointer access elements, or can be removed (`analysis`). Then
//! the used elements are allocated, and the accesses are rewired to them (`destructure`). Orders are those
//! of MLIR, since the order of uses determines the order of allocations in the next round. The only
//! difference is the order of elements of copies, and of slots with more than eight used elements: MLIR
//! uses the addresses of attributes, and this pass the order of the uses or elements.

mod analysis;
mod order;

use self::analysis::Analysis;
use self::order::Positions;
use crate::passes::SROA;
use ir_core::context::Context;
use ir_core::interfaces::{DeletionKind, DestructurableAllocationModel, DestructurableMemorySlot, Subslots};
use ir_core::ir::{Builder, Ir, Op, OpBuilder as _, Order, Region};
use ir_core::pass::{PassFailure, PassRun, RunPass};

impl RunPass for SROA {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let regions: Vec<Region> = run.ir.regions(run.op).collect();
        let mut driver = Driver { ctx: run.ctx, ir: run.ir, statistics: Statistics::default() };
        for region in regions {
            driver.run(region);
        }
        let Statistics { destructured, with_benefit, most_elements } = driver.statistics;
        run.count(Self::DESTRUCTURED_AMOUNT, destructured);
        run.count(Self::SLOTS_WITH_MEMORY_BENEFIT, with_benefit);
        run.raise(Self::MAX_SUBELEMENT_AMOUNT, most_elements);
        if destructured == 0 {
            run.preserve_all();
        }
        Ok(())
    }
}

#[derive(Default)]
struct Statistics {
    /// The number of destructured slots.
    destructured: u64,
    /// The number of destructured slots with unused elements.
    with_benefit: u64,
    /// The maximum number of elements of a destructured slot.
    most_elements: u64,
}

/// Destructures the slots of the operations in a region.
struct Driver<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    statistics: Statistics,
}

impl Driver<'_> {
    /// Destructures allocations until a fixpoint, since elements may be aggregates.
    fn run(&mut self, region: Region) {
        let mut allocations = self.allocations(region);
        loop {
            let before = self.statistics.destructured;
            let mut next = Vec::with_capacity(allocations.len());
            for allocation in allocations {
                match self.destructure_slot_of(allocation) {
                    Some(created) => next.extend(created),
                    None => next.push(allocation),
                }
            }
            if self.statistics.destructured == before {
                return;
            }
            allocations = next;
        }
    }

    fn allocations(&self, region: Region) -> Vec<Op> {
        let mut allocations = Vec::new();
        for top in self.ir.blocks(region).flat_map(|block| self.ir.ops(block)) {
            self.ir.visit(top, Order::Post, |op| {
                if self.ir.interfaces(self.ctx, op).destructurable_allocation.is_some() {
                    allocations.push(op);
                }
            });
        }
        allocations
    }

    /// Destructures the first destructurable slot of the allocation. Returns the new allocations, or `None`
    /// if there is no such slot.
    fn destructure_slot_of(&mut self, allocation: Op) -> Option<Vec<Op>> {
        let model = self.ir.interfaces(self.ctx, allocation).destructurable_allocation?;
        let slots = (model.destructurable_slots)(self.ctx, self.ir, allocation);
        let found =
            slots.into_iter().find_map(|slot| Some((Analysis::compute(self.ctx, self.ir, &slot)?, slot)));
        let (analysis, slot) = found?;
        self.statistics.destructured += 1;
        self.statistics.with_benefit += u64::from(slot.elements.len() != analysis.used.len());
        self.statistics.most_elements = self.statistics.most_elements.max(slot.elements.len() as u64);
        Some(self.destructure(allocation, model, &slot, &analysis))
    }

    fn destructure(
        &mut self,
        allocation: Op,
        model: &DestructurableAllocationModel,
        slot: &DestructurableMemorySlot,
        analysis: &Analysis,
    ) -> Vec<Op> {
        let mut builder = Builder::new(self.ir);
        builder.set_insertion_point_after(allocation);
        let subslots = (model.destructure)(&mut builder, allocation, slot, &analysis.used);
        let mut allocations: Vec<Op> = subslots.iter().map(|subslot| subslot.allocation).collect();
        let subslots: Subslots = subslots.into_iter().collect();
        self.rewire(slot, &subslots, analysis);
        if self.ir.is_unused(slot.slot.pointer) {
            let mut builder = Builder::new(self.ir);
            builder.set_insertion_point(allocation);
            allocations.extend((model.handle_destructuring_complete)(&mut builder, allocation, slot));
        }
        allocations
    }

    /// Rewires the accesses, removes the blocking uses in reverse order, and erases operations that are
    /// useless afterwards.
    fn rewire(&mut self, slot: &DestructurableMemorySlot, subslots: &Subslots, analysis: &Analysis) {
        let mut users: Vec<Op> = analysis.accessors.iter().chain(analysis.blocking.keys()).copied().collect();
        Positions::sort(self.ir, &mut users);
        let mut erased = Vec::new();
        for &op in users.iter().rev() {
            let interfaces = *self.ir.interfaces(self.ctx, op);
            let uses = analysis.blocking.get(&op);
            let mut builder = Builder::new(self.ir);
            builder.set_insertion_point_after(op);
            let kind = match (uses, interfaces.destructurable_accessor, interfaces.promotable) {
                (None, Some(model), _) => (model.rewire)(&mut builder, op, slot, subslots),
                (Some(uses), _, Some(model)) => (model.remove_blocking_uses)(&mut builder, op, uses),
                _ => DeletionKind::Keep,
            };
            if kind == DeletionKind::Delete {
                erased.push(op);
            }
        }
        // Operations in unreachable blocks may use each other in any order.
        for &op in &erased {
            self.ir.drop_op_references(op);
        }
        for op in erased {
            self.ir.erase(op);
        }
    }
}
