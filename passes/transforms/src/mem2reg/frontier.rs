//! The blocks of a region, and iterated dominance frontiers of sets of them.

use ir_core::ir::{Block, Ir, Region};
use ir_core::verify::DominatorTree;
use rustc_hash::{FxHashMap, FxHashSet};

/// The blocks of a region by number. Dominators have smaller numbers than the blocks that they dominate; unreachable blocks have the
/// largest numbers.
pub(super) struct Blocks {
    /// The region.
    pub(super) region: Region,
    numbers: FxHashMap<Block, usize>,
    tree: DominatorTree,
    /// The immediate dominator of each reachable block; the entry block is its own.
    dominators: Vec<usize>,
}

impl Blocks {
    pub(super) fn new(ir: &Ir, region: Region) -> Self {
        let tree = DominatorTree::new(ir, region);
        let mut reached: Vec<(usize, usize)> = tree.root().map(|root| (root, root)).into_iter().collect();
        let mut next = 0;
        while let Some(&(block, _)) = reached.get(next) {
            reached.extend(tree.children(block).iter().map(|child| (*child, block)));
            next += 1;
        }
        reached.sort_unstable();
        let mut numbers: FxHashMap<Block, usize> =
            reached.iter().map(|(number, _)| (tree.block(*number), *number)).collect();
        for block in ir.blocks(region) {
            let next = numbers.len();
            numbers.entry(block).or_insert(next);
        }
        let dominators = reached.iter().map(|(_, dominator)| *dominator).collect();
        Blocks { region, numbers, tree, dominators }
    }

    /// The number of a block of the region.
    pub(super) fn number(&self, block: Block) -> usize {
        self.numbers.get(&block).copied().unwrap_or(usize::MAX)
    }

    /// The number of the block, if it is reachable.
    pub(super) fn reachable(&self, block: Block) -> Option<usize> {
        self.numbers.get(&block).copied().filter(|number| *number < self.dominators.len())
    }

    /// The immediate dominator of a reachable block; `None` for the entry block.
    pub(super) fn dominator(&self, index: usize) -> Option<usize> {
        let dominator = self.dominators[index];
        (dominator != index).then_some(dominator)
    }

    /// The reachable block with that number.
    pub(super) fn block(&self, index: usize) -> Block {
        self.tree.block(index)
    }

    /// The blocks among `live` where paths from different blocks of `defining` meet, ascending: their iterated dominance frontier. A
    /// block is in it if one of its predecessors has a dominator that defines the slot, or is in it, up to the block's immediate
    /// dominator. Only live blocks are looked at, which the uses of a slot keep few.
    pub(super) fn frontier(
        &self,
        ir: &Ir,
        defining: &FxHashSet<Block>,
        live: &FxHashSet<Block>,
    ) -> Vec<Block> {
        let mut meeting: Vec<(usize, Vec<usize>)> = Vec::new();
        for block in live.iter().filter_map(|block| self.reachable(*block)) {
            let before = ir.predecessors(self.block(block)).filter_map(|before| self.reachable(before));
            meeting.push((block, before.collect()));
        }
        meeting.sort_unstable();
        let mut sources: FxHashSet<usize> =
            defining.iter().filter_map(|block| self.reachable(*block)).collect();
        let mut frontier = Vec::new();
        loop {
            let known = frontier.len();
            meeting.retain(|(block, before)| {
                let meets = before.iter().any(|before| self.has_source(*before, *block, &sources));
                if meets {
                    frontier.push(*block);
                    sources.insert(*block);
                }
                !meets
            });
            if frontier.len() == known {
                break;
            }
        }
        frontier.sort_unstable();
        frontier.into_iter().map(|number| self.block(number)).collect()
    }

    /// Whether a block is a source, or one of its dominators before the immediate dominator of `end`.
    fn has_source(&self, block: usize, end: usize, sources: &FxHashSet<usize>) -> bool {
        let last = self.dominator(end);
        let dominators = std::iter::successors(Some(block), |block| self.dominator(*block));
        dominators.take_while(|block| Some(*block) != last).any(|block| sources.contains(&block))
    }
}
