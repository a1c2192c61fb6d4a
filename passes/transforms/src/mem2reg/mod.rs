//! `mem2reg`: promotes memory slots to values.
//!
//! A slot is promoted if all uses of its pointer can be removed (`analysis`). Blocks where different stores meet get a block
//! argument; they are the iterated dominance frontier of the stores (`frontier`). Then each access gets the value that reaches it,
//! and is removed (`promote`).
//!
//! Work for a slot is proportional to its uses and to the blocks around them; MLIR goes through all operations for each slot. The
//! result is the same, because what is created for a block depends on this block only.
//!
//! Operations implement the interfaces of `ir_core::interfaces`. Where MLIR 22 loses bytes or creates
//! invalid IR, this pass creates the right result (`tools/ods-opt/tests/memory_slots.rs`).

mod analysis;
mod frontier;
mod promote;

use self::analysis::Analysis;
use self::frontier::Blocks;
use self::promote::Promoter;
use crate::passes::Mem2Reg;
use ir_core::context::Context;
use ir_core::interfaces::MemorySlot;
use ir_core::ir::{Ir, Op, Order, Region};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use rustc_hash::FxHashMap;
use std::rc::Rc;

impl RunPass for Mem2Reg {
    /// The option `region-simplify` has no effect, as in MLIR 22.
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let regions: Vec<Region> = run.ir.regions(run.op).collect();
        let mut driver =
            Driver { ctx: run.ctx, ir: run.ir, blocks: FxHashMap::default(), promoted: 0, arguments: 0 };
        for region in regions {
            driver.run(region);
        }
        let (promoted, arguments) = (driver.promoted, driver.arguments);
        run.count(Self::PROMOTED_AMOUNT, promoted);
        run.count(Self::NEW_BLOCK_ARGUMENT_AMOUNT, arguments);
        if promoted == 0 {
            run.preserve_all();
        }
        Ok(())
    }
}

/// Promotes the slots of the operations in a region.
struct Driver<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    /// The blocks of the regions with slots; promotions change no control flow.
    blocks: FxHashMap<Region, Rc<Blocks>>,
    /// Number of promoted slots.
    promoted: u64,
    /// Number of new block arguments.
    arguments: u64,
}

impl Driver<'_> {
    /// Goes through all allocations until none can be promoted, since a slot may hold the pointer of another one.
    fn run(&mut self, region: Region) {
        let mut allocations = self.allocations(region);
        loop {
            let before = self.promoted;
            allocations = allocations.into_iter().filter_map(|op| self.promote_slot_of(op)).collect();
            if self.promoted == before {
                return;
            }
        }
    }

    fn allocations(&self, region: Region) -> Vec<Op> {
        let mut allocations = Vec::new();
        for top in self.ir.blocks(region).flat_map(|block| self.ir.ops(block)) {
            self.ir.visit(top, Order::Post, |op| {
                if self.ir.interfaces(self.ctx, op).promotable_allocation.is_some() {
                    allocations.push(op);
                }
            });
        }
        allocations
    }

    /// Promotes the first slot of the allocation for which this is possible. Returns the allocation to look at again.
    fn promote_slot_of(&mut self, allocation: Op) -> Option<Op> {
        let model = self.ir.interfaces(self.ctx, allocation).promotable_allocation?;
        for slot in (model.promotable_slots)(self.ctx, self.ir, allocation) {
            if self.ir.is_unused(slot.pointer) {
                continue;
            }
            let Some(blocks) = self.blocks_around(slot) else { continue };
            if let Some(analysis) = Analysis::compute(self.ctx, self.ir, slot, &blocks) {
                self.promoted += 1;
                self.arguments += analysis.merge_points.len() as u64;
                return Promoter::new(self.ctx, self.ir, slot, &blocks, model, allocation).run(&analysis);
            }
        }
        Some(allocation)
    }

    /// The blocks of the region in which the slot's pointer is defined.
    fn blocks_around(&mut self, slot: MemorySlot) -> Option<Rc<Blocks>> {
        let region = self.ir.parent_region(self.ir.value_block(slot.pointer)?)?;
        let blocks = self.blocks.entry(region).or_insert_with(|| Rc::new(Blocks::new(self.ir, region)));
        Some(Rc::clone(blocks))
    }
}
