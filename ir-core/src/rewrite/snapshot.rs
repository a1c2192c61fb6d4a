//! Copies of regions, to go back to.

use crate::ir::{Ir, Mapping, Op, OpState, Region};

/// A copy of what was in a region.
pub(super) struct Snapshot {
    region: Region,
    /// An operation in no block, whose region holds the copy.
    holder: Op,
}

impl Snapshot {
    /// Copies what is in the region, which may use values from outside of it.
    pub(super) fn new(ir: &mut Ir, region: Region) -> Snapshot {
        let scope = ir.region_op(region);
        let state = OpState { num_regions: 1, ..OpState::new(ir.name(scope), ir.location(scope)) };
        let holder = ir.create(&state);
        let copy = ir.region(holder, 0);
        ir.clone_region(region, copy, &mut Mapping::new());
        Snapshot { region, holder }
    }

    /// Ends the copy: it takes the place of what is in the region now, or is forgotten.
    pub(super) fn end(self, ir: &mut Ir, restore: bool) {
        if restore {
            ir.clear_region(self.region);
            let copy = ir.region(self.holder, 0);
            ir.take_blocks(copy, self.region, None);
        }
        ir.erase(self.holder);
    }
}
