//! Copies of regions, for rollback.

use crate::ir::{Ir, Mapping, Op, OpState, Region};

/// A copy of a region's blocks.
pub(super) struct Snapshot {
    region: Region,
    /// A detached operation whose region has the copy.
    holder: Op,
}

impl Snapshot {
    /// Copies the blocks of the region, which may use values from above.
    pub(super) fn new(ir: &mut Ir, region: Region) -> Snapshot {
        let scope = ir.parent_op(region);
        let state = OpState { num_regions: 1, ..OpState::new(ir.name(scope), ir.location(scope)) };
        let holder = ir.create(&state);
        let copy = ir.region(holder, 0);
        ir.clone_region(region, copy, &mut Mapping::new());
        Snapshot { region, holder }
    }

    /// Ends the snapshot: restores the copied blocks, or discards them.
    pub(super) fn end(self, ir: &mut Ir, restore: bool) {
        if restore {
            ir.clear_region(self.region);
            let copy = ir.region(self.holder, 0);
            ir.take_blocks(copy, self.region, None);
        }
        ir.erase(self.holder);
    }
}
