//! The regions that operations are nested in.

use crate::prelude::*;
use rustc_hash::FxHashMap;

/// Levels that a search goes up before it remembers where it was. Most operations are not nested deeper.
const SHALLOW: usize = 8;

/// Finds in which of some regions operations are nested. It remembers regions far up, because conditions are used at all levels of a
/// deep nest, and a search of its own for each use would be quadratic for each level.
pub(super) struct Nesting {
    regions: [Option<Region>; 2],
    known: FxHashMap<Region, Option<usize>>,
}

impl Nesting {
    /// The search for these regions. None of them is inside another.
    pub(super) fn new(regions: [Option<Region>; 2]) -> Self {
        Self { regions, known: FxHashMap::default() }
    }

    /// The index of the region that the operation is nested in.
    pub(super) fn index(&mut self, ir: &Ir, op: Op) -> Option<usize> {
        let mut next = ir.parent_region(op);
        let mut path = Vec::new();
        let mut level = 0;
        let found = loop {
            let Some(region) = next else { break None };
            if let Some(index) = self.regions.iter().position(|searched| *searched == Some(region)) {
                break Some(index);
            }
            if level >= SHALLOW {
                if let Some(known) = self.known.get(&region) {
                    break *known;
                }
                path.push(region);
            }
            level += 1;
            next = ir.parent_region(ir.region_op(region));
        };
        self.known.extend(path.into_iter().map(|region| (region, found)));
        found
    }
}
