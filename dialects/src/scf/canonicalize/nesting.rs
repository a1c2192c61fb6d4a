//! The regions that operations are nested in.

use crate::prelude::*;
use rustc_hash::FxHashMap;

/// Finds in which of some regions operations are nested. It remembers the regions on the way up, because conditions are used at
/// all levels of a deep nest, and a search of its own for each use would be quadratic for each level.
pub(super) struct Nesting {
    known: FxHashMap<Region, Option<usize>>,
}

impl Nesting {
    /// The search for these regions. None of them is inside another.
    pub(super) fn new(regions: [Option<Region>; 2]) -> Self {
        let numbered = regions.into_iter().enumerate();
        Self { known: numbered.filter_map(|(index, region)| Some((region?, Some(index)))).collect() }
    }

    /// The index of the region that the operation is nested in.
    pub(super) fn index(&mut self, ir: &Ir, op: Op) -> Option<usize> {
        let mut path = Vec::new();
        let mut next = ir.parent_region(op);
        let found = loop {
            let Some(region) = next else { break None };
            if let Some(known) = self.known.get(&region) {
                break *known;
            }
            path.push(region);
            next = ir.parent_region(ir.region_op(region));
        };
        self.known.extend(path.into_iter().map(|region| (region, found)));
        found
    }
}
