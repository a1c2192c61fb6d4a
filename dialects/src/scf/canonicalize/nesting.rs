//! The regions that operations are nested in.

use crate::prelude::*;
use rustc_hash::FxHashMap;

/// Levels that a search goes up before it remembers where it was. Most operations are not nested deeper.
const SHALLOW: usize = 8;

/// Finds in which of some regions of an operation other operations are nested. It remembers regions far up, because conditions are used at all
/// levels of a deep nest, and a search of its own for each use would be quadratic for each level.
pub(super) struct Nesting {
    regions: [Option<Region>; 2],
    /// The region of the operation. A search does not go further up: most conditions are used by many operations near each other.
    around: Option<Region>,
    known: FxHashMap<Region, Option<usize>>,
    /// The region of the last operation, and its index: operations that use a value one after the other are often in the same region.
    last: Option<(Region, Option<usize>)>,
}

impl Nesting {
    /// The search for these regions of the operation.
    pub(super) fn new(ir: &Ir, op: Op, regions: [Option<Region>; 2]) -> Self {
        Self { regions, around: ir.parent_region(op), known: FxHashMap::default(), last: None }
    }

    /// The index of the region that the operation is nested in.
    pub(super) fn index(&mut self, ir: &Ir, op: Op) -> Option<usize> {
        let region = ir.parent_region(op)?;
        if self.last.is_none_or(|(last, _)| last != region) {
            self.last = Some((region, self.index_of_region(ir, region)));
        }
        self.last.and_then(|(_, index)| index)
    }

    /// The index of the region that a region is nested in, or is.
    fn index_of_region(&mut self, ir: &Ir, region: Region) -> Option<usize> {
        let mut next = Some(region);
        let mut top = None;
        for _ in 0..SHALLOW {
            if next == self.around {
                return self.searched(top);
            }
            top = next;
            next = ir.parent_region(ir.parent_op(next?));
        }
        self.index_far_up(ir, top)
    }

    /// As [`index_of_region`](Self::index_of_region), with what is remembered.
    fn index_far_up(&mut self, ir: &Ir, inner: Option<Region>) -> Option<usize> {
        let mut top = inner;
        let mut path = Vec::new();
        let found = loop {
            let Some(region) = top else { break None };
            if let Some(known) = self.known.get(&region) {
                break *known;
            }
            path.push(region);
            let next = ir.parent_region(ir.parent_op(region));
            if next == self.around {
                break self.searched(top);
            }
            top = next;
        };
        self.known.extend(path.into_iter().map(|region| (region, found)));
        found
    }

    /// The index of a region directly in the region around.
    fn searched(&self, top: Option<Region>) -> Option<usize> {
        self.regions.iter().position(|searched| searched.is_some() && *searched == top)
    }
}
