//! Regions that exist before an operation owns them.

use super::Objects;
use crate::misuse::Misuse;
use ir_core::context::Location;
use ir_core::ir::{Ir, Nested, Op, OpState, Region};
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

    /// The innermost operation around an operation, block or region, as [`Ir::parent_op`](ir_core::ir::Ir::parent_op); none for a
    /// region that no operation owns.
    #[must_use]
    pub fn parent_op<E: Nested<ParentOp: Into<Option<Op>>>>(&self, entity: E) -> Option<Op> {
        self.ir.parent_op(entity).into().filter(|&op| self.ir.name(op) != self.holder)
    }

    /// Moves the blocks of a region that no operation owns to the empty region `to`, which the words of the other one refer to
    /// from now on.
    ///
    /// # Errors
    /// When an operation owns the region `from`.
    pub fn adopt_region(&mut self, from: Region, to: Region) -> Result<(), Misuse> {
        if self.parent_op(from).is_some() {
            return Err(Misuse::Owned);
        }
        let epoch = crate::Entity::epoch(from, self);
        let holder = self.ir.parent_op(from);
        self.ir.take_blocks(from, to, None);
        self.ir.erase(holder);
        self.adopted.insert(&self.ir, (from.raw(), epoch), to);
        Ok(())
    }
}
