//! A query for the enclosing regions of operations.

use crate::prelude::*;
use rustc_hash::FxHashMap;

/// The number of levels that a search goes up before it uses the cache. Most operations are not nested
/// deeper.
const SHALLOW: usize = 8;

/// Determines which of several regions of an operation contains other operations. It caches far ancestors:
/// conditions are used at all levels of a deep nest, and an uncached search for each use would be quadratic
/// for each level.
pub(super) struct Nesting {
    regions: [Option<Region>; 2],
    /// The region of the operation. Searches stop here: most conditions have many users near each other.
    around: Option<Region>,
    known: FxHashMap<Region, Option<usize>>,
    /// The region of the last operation, and its index. Consecutive users of a value are often in the same
    /// region.
    last: Option<(Region, Option<usize>)>,
}

impl Nesting {
    /// Creates the search for these regions of the operation.
    pub(super) fn new(ir: &Ir, op: Op, regions: [Option<Region>; 2]) -> Self {
        Self { regions, around: ir.parent_region(op), known: FxHashMap::default(), last: None }
    }

    /// The index of the region that contains the operation.
    pub(super) fn index(&mut self, ir: &Ir, op: Op) -> Option<usize> {
        let region = ir.parent_region(op)?;
        if self.last.is_none_or(|(last, _)| last != region) {
            self.last = Some((region, self.index_of_region(ir, region)));
        }
        self.last.and_then(|(_, index)| index)
    }

    /// The index of the region that contains a region or equals it.
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

    /// Like [`index_of_region`](Self::index_of_region), with the cache.
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

    /// The index of a region among the searched ones.
    fn searched(&self, top: Option<Region>) -> Option<usize> {
        self.regions.iter().position(|searched| searched.is_some() && *searched == top)
    }
}
