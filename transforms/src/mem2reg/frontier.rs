//! The blocks of a region, and iterated dominance frontiers of sets of them.

use ir_core::ir::{Block, Ir, Region};
use ir_core::verify::DominatorTree;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BinaryHeap;

/// The blocks of a region by number. Dominators have smaller numbers than the blocks that they dominate; unreachable blocks have the
/// largest numbers.
pub(super) struct Blocks {
    /// The region.
    pub(super) region: Region,
    numbers: FxHashMap<Block, usize>,
    tree: DominatorTree,
    /// The depth of each reachable block in the tree.
    levels: Vec<usize>,
    /// The immediate dominator of each reachable block; the entry block is its own.
    dominators: Vec<usize>,
}

impl Blocks {
    pub(super) fn new(ir: &Ir, region: Region) -> Self {
        let tree = DominatorTree::new(ir, region);
        let mut reached: Vec<(usize, usize, usize)> =
            tree.root().map(|root| (root, 0, root)).into_iter().collect();
        let mut next = 0;
        while let Some(&(block, level, _)) = reached.get(next) {
            reached.extend(tree.children(block).iter().map(|child| (*child, level + 1, block)));
            next += 1;
        }
        reached.sort_unstable();
        let mut numbers: FxHashMap<Block, usize> =
            reached.iter().map(|(number, ..)| (tree.block(*number), *number)).collect();
        for block in ir.blocks(region) {
            let next = numbers.len();
            numbers.entry(block).or_insert(next);
        }
        let levels = reached.iter().map(|(_, level, _)| *level).collect();
        let dominators = reached.iter().map(|(.., dominator)| *dominator).collect();
        Blocks { region, numbers, tree, levels, dominators }
    }

    /// The number of a block of the region.
    pub(super) fn number(&self, block: Block) -> usize {
        self.numbers.get(&block).copied().unwrap_or(usize::MAX)
    }

    /// The number of the block, if it is reachable.
    pub(super) fn reachable(&self, block: Block) -> Option<usize> {
        self.numbers.get(&block).copied().filter(|number| *number < self.levels.len())
    }

    /// The immediate dominator of a reachable block; `None` for the entry block.
    pub(super) fn dominator(&self, number: usize) -> Option<usize> {
        let dominator = self.dominators[number];
        (dominator != number).then_some(dominator)
    }

    /// The reachable block with that number.
    pub(super) fn block(&self, number: usize) -> Block {
        self.tree.block(number)
    }

    /// The blocks among `live` where paths from different blocks of `defining` meet, ascending: their iterated dominance frontier
    /// (Sreedhar and Gao). Subtrees are visited from the deepest on, so that each is visited once.
    pub(super) fn frontier(
        &self,
        ir: &Ir,
        defining: &FxHashSet<Block>,
        live: &FxHashSet<Block>,
    ) -> Vec<Block> {
        let mut pending: BinaryHeap<(usize, usize)> = BinaryHeap::new();
        pending
            .extend(defining.iter().filter_map(|block| self.reachable(*block)).map(|n| (self.levels[n], n)));
        let mut visited: FxHashSet<usize> = pending.iter().map(|(_, number)| *number).collect();
        let mut found = FxHashSet::default();
        let mut frontier = Vec::new();
        while let Some((level, root)) = pending.pop() {
            let mut subtree = vec![root];
            while let Some(number) = subtree.pop() {
                let successors = ir.last_op(self.block(number)).into_iter().flat_map(|op| ir.successors(op));
                for successor in successors.filter_map(|block| self.reachable(block)) {
                    let block = self.block(successor);
                    if self.levels[successor] > level || !found.insert(successor) || !live.contains(&block) {
                        continue;
                    }
                    frontier.push(successor);
                    if !defining.contains(&block) {
                        pending.push((self.levels[successor], successor));
                    }
                }
                subtree.extend(self.tree.children(number).iter().filter(|child| visited.insert(**child)));
            }
        }
        frontier.sort_unstable();
        frontier.into_iter().map(|number| self.block(number)).collect()
    }
}
