//! Regions that exist before an operation owns them.

use super::Objects;
use crate::misuse::Misuse;
use ir_core::context::Location;
use ir_core::ir::{Block, Ir, Op, OpState, Region};
use rustc_hash::FxHashMap;

/// The regions of operations that took over regions which existed before, keyed with the raw handle and the epoch of the latter.
#[derive(Debug, Default)]
pub(crate) struct Adopted {
    regions: FxHashMap<(u32, u16), Region>,
    /// The number of entries at which the entries of erased regions are removed.
    limit: usize,
}

impl Adopted {
    /// The region that a region became.
    pub(crate) fn get(&self, raw: u32, epoch: u16) -> Option<Region> {
        self.regions.get(&(raw, epoch)).copied()
    }

    fn insert(&mut self, ir: &Ir, from: (u32, u16), to: Region) {
        if self.regions.len() >= self.limit.max(64) {
            self.regions.retain(|_, region| ir.is_live_region(*region));
            self.limit = 2 * self.regions.len();
        }
        self.regions.insert(from, to);
    }
}

impl Objects {
    /// Creates a region that no operation owns.
    pub fn create_region(&mut self) -> Region {
        let state = OpState { num_regions: 1, ..OpState::new(self.holder, Location::UNKNOWN) };
        let ir = self.ir_mut();
        let holder = ir.create(&state);
        ir.region(holder, 0)
    }

    /// The operation that owns the region.
    #[must_use]
    pub fn region_op(&self, region: Region) -> Option<Op> {
        let op = self.ir.region_op(region);
        (self.ir.name(op) != self.holder).then_some(op)
    }

    /// The operation with the region of the block.
    #[must_use]
    pub fn block_op(&self, block: Block) -> Option<Op> {
        self.region_op(self.ir.block_region(block)?)
    }

    /// The parent operation.
    #[must_use]
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        self.block_op(self.ir.block(op)?)
    }

    /// Moves the blocks of a region that no operation owns to the empty region `to`, which the words of the other one refer to
    /// from now on.
    ///
    /// # Errors
    /// When an operation owns the region `from`.
    pub fn adopt_region(&mut self, from: Region, to: Region) -> Result<(), Misuse> {
        if self.region_op(from).is_some() {
            return Err(Misuse::Owned);
        }
        let epoch = crate::Entity::epoch(from, self);
        let holder = self.ir.region_op(from);
        self.ir.take_blocks(from, to, None);
        self.ir.erase(holder);
        self.adopted.insert(&self.ir, (from.raw(), epoch), to);
        Ok(())
    }
}
