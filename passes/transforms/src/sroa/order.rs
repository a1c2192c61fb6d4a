//! Topological order of operations in nested regions.

use ir_core::ir::{Block, Ir, Op, Region};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::{Ordering, Reverse};

/// The indices of the blocks of regions, in reverse postorder.
#[derive(Default)]
pub(super) struct Positions {
    numbers: FxHashMap<Block, usize>,
    known: FxHashSet<Region>,
}

/// A step on the path from the outermost region to an operation: the region in its operation, the block in
/// the region, and the operation in the block. MLIR visits the last region of an operation first.
type Step = (Reverse<usize>, usize, Op);

impl Positions {
    /// Sorts operations by block in reverse postorder, then by their order in the block, and removes
    /// duplicates. Operations come before those in their regions.
    pub(super) fn sort(ir: &mut Ir, ops: &mut Vec<Op>) {
        let mut positions = Positions::default();
        let mut keys: Vec<(Vec<Step>, Op)> = ops.iter().map(|op| (positions.way(ir, *op), *op)).collect();
        keys.sort_by(|(a, _), (b, _)| compare(ir, a, b));
        keys.dedup_by_key(|(_, op)| *op);
        *ops = keys.into_iter().map(|(_, op)| op).collect();
    }

    /// The path to an operation.
    fn way(&mut self, ir: &mut Ir, op: Op) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut next = Some(op);
        while let Some(op) = next
            && let Some(block) = ir.parent_block(op)
            && let Some(region) = ir.parent_region(block)
        {
            if !ir.is_ordered(block) {
                ir.renumber(block);
            }
            steps.push((Reverse(ir.region_index(region)), self.number(ir, region, block), op));
            next = Some(ir.parent_op(region));
        }
        steps.reverse();
        steps
    }

    fn number(&mut self, ir: &Ir, region: Region, block: Block) -> usize {
        if self.known.insert(region) {
            let blocks = reverse_postorder(ir, region);
            self.numbers.extend(blocks.into_iter().enumerate().map(|(index, block)| (block, index)));
        }
        self.numbers.get(&block).copied().unwrap_or(usize::MAX)
    }
}

fn compare(ir: &Ir, a: &[Step], b: &[Step]) -> Ordering {
    for ((region, block, op), (other_region, other_block, other_op)) in a.iter().zip(b) {
        let order = region.cmp(other_region).then(block.cmp(other_block));
        let order = order.then_with(|| {
            if op == other_op {
                Ordering::Equal
            } else if ir.is_before(*op, *other_op) {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        });
        if order.is_ne() {
            return order;
        }
    }
    a.len().cmp(&b.len())
}

/// The blocks of a region in reverse postorder: from the entry block, and from each block that was not
/// reached before.
fn reverse_postorder(ir: &Ir, region: Region) -> Vec<Block> {
    let mut all = Vec::new();
    let mut reached: FxHashSet<Block> = FxHashSet::default();
    for root in ir.blocks(region).collect::<Vec<_>>() {
        if reached.contains(&root) {
            continue;
        }
        // A walk from a later root skips blocks that were reached before.
        let mut seen: FxHashSet<Block> = FxHashSet::from_iter([root]);
        let mut order = Vec::new();
        let mut stack = vec![(root, 0)];
        while let Some((block, next)) = stack.pop() {
            match ir.last_op(block).and_then(|end| ir.successors(end).nth(next)) {
                Some(successor) => {
                    stack.push((block, next + 1));
                    if !reached.contains(&successor) && seen.insert(successor) {
                        stack.push((successor, 0));
                    }
                }
                None => order.push(block),
            }
        }
        order.reverse();
        reached.extend(&order);
        all.extend(order);
    }
    all
}
