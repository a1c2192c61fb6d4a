//! Dominance: which definitions come before which uses, over blocks and nested regions.

use super::op_failure;
use crate::context::{Context, Location};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Definition, Ir, Op, Region, Value};
use crate::ops::{RegionKind, Traits};
use rustc_hash::FxHashMap;

/// Answers questions of dominance; the trees of dominators are made when they are first needed. Good as long as no
/// blocks or successors change.
pub struct Dominance<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    trees: FxHashMap<Region, Tree>,
}

/// The tree of dominators of a region, as numbers of entering and leaving a walk over it: a block dominates those whose
/// numbers lie between its own. Blocks that can't be reached are not in it.
struct Tree {
    spans: FxHashMap<Block, (u32, u32)>,
}

impl<'a> Dominance<'a> {
    /// Dominance in this IR.
    #[must_use]
    pub fn new(ctx: &'a Context, ir: &'a Ir) -> Self {
        Dominance { ctx, ir, trees: FxHashMap::default() }
    }

    fn tree(&mut self, region: Region) -> &Tree {
        let ir = self.ir;
        self.trees.entry(region).or_insert_with(|| Tree::new(ir, region))
    }

    /// Whether definitions must come before uses in a block of the region. A region with one block of an operation
    /// that is not registered is taken for one where they need not.
    #[must_use]
    pub fn has_ssa_dominance(&self, region: Region) -> bool {
        let op = self.ir.region_op(region);
        match self.ir.name(op).definition(self.ctx) {
            Some(definition) => definition.region_kind(self.ir.region_number(region)) == RegionKind::Ssa,
            None => !self.ir.has_one_block(region),
        }
    }

    /// Whether control can get to the block from the first block of its region.
    pub fn is_reachable(&mut self, block: Block) -> bool {
        let Some(region) = self.ir.block_region(block) else { return true };
        self.ir.is_entry_block(block) || self.tree(region).spans.contains_key(&block)
    }

    /// Whether control gets to `b`, which may lie in a region of an operation in `a`, through `a` only.
    pub fn block_dominates(&mut self, a: Block, b: Block) -> bool {
        let Some(b) = self.ancestor_block(a, b) else { return false };
        a == b || self.properly_dominates_in_region(a, b)
    }

    /// Both of one region, and different.
    fn properly_dominates_in_region(&mut self, a: Block, b: Block) -> bool {
        let Some(region) = self.ir.block_region(a) else { return false };
        let tree = self.tree(region);
        match (tree.spans.get(&a), tree.spans.get(&b)) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => a.0 <= b.0 && b.1 <= a.1,
        }
    }

    /// The block of `a`'s region that `b` is or lies in.
    fn ancestor_block(&self, a: Block, b: Block) -> Option<Block> {
        let region = self.ir.block_region(a)?;
        let outer = |&b: &Block| self.ir.block(self.ir.block_parent(b)?);
        std::iter::successors(Some(b), outer).find(|&b| self.ir.block_region(b) == Some(region))
    }

    /// Whether the value is defined wherever the operation is executed.
    pub fn value_dominates(&mut self, value: Value, user: Op) -> bool {
        let Some(user_block) = self.ir.block(user) else { return false };
        match self.ir.definition(value) {
            Definition::Argument(block, _) => block == user_block || self.block_dominates(block, user_block),
            Definition::Result(op, _) => self.op_dominates(op, user, user_block),
        }
    }

    /// Whether the operation comes before the other, or before the one of its region that the other lies in. Where
    /// order does not matter, every operation of the block does.
    fn op_dominates(&mut self, op: Op, user: Op, user_block: Block) -> bool {
        let Some(block) = self.ir.block(op) else { return false };
        let Some(region) = self.ir.block_region(block) else { return false };
        let user = match block == user_block {
            true => user,
            false => match self.ir.ancestor_in_region(region, user) {
                Some(ancestor) => ancestor,
                None => return false,
            },
        };
        let Some(user_block) = self.ir.block(user) else { return false };
        if block != user_block {
            return self.properly_dominates_in_region(block, user_block);
        }
        !self.has_ssa_dominance(region) || self.ir.is_before(op, user)
    }

    /// Checks that the operands of everything in the operation, but not of what is in isolated ones, are defined
    /// where they are used.
    pub(super) fn verify(&mut self, op: Op) -> Result<(), Diagnostic> {
        let mut worklist = vec![(op, 0)];
        let mut path = Path::default();
        while let Some((op, depth)) = worklist.pop() {
            path.enter(op, depth);
            for region in self.ir.regions(op) {
                let ssa = self.has_ssa_dominance(region);
                for block in self.ir.blocks(region) {
                    self.verify_block(block, ssa, &path, &mut worklist)?;
                }
            }
        }
        Ok(())
    }

    fn verify_block(
        &mut self,
        block: Block,
        ssa: bool,
        path: &Path,
        worklist: &mut Vec<(Op, usize)>,
    ) -> Result<(), Diagnostic> {
        let ir = self.ir;
        let reachable = self.is_reachable(block);
        for op in ir.ops(block) {
            if reachable {
                for (number, value) in ir.operands(op).enumerate() {
                    let (owner, definition) = match ir.definition(value) {
                        Definition::Argument(owner, _) => (Some(owner), None),
                        Definition::Result(def, _) => (ir.block(def), Some(def)),
                    };
                    let near = owner == Some(block)
                        && definition.is_none_or(|definition| !ssa || ir.is_before(definition, op));
                    if near {
                        continue;
                    }
                    // The operation around the use that lies beside the definition is a step of the path.
                    let user = owner.and_then(|owner| path.step_into(ir, owner)).unwrap_or(op);
                    if !self.value_dominates(value, user) {
                        return Err(self.report(op, number));
                    }
                }
            }
            if ir.num_regions(op) != 0 && !ir.name(op).has(self.ctx, Traits::ISOLATED_FROM_ABOVE) {
                worklist.push((op, path.depth()));
            }
        }
        Ok(())
    }

    /// The error about an operand that is not defined where it is used.
    fn report(&self, op: Op, number: usize) -> Diagnostic {
        let ir = self.ir;
        let error = op_failure(ir, op, &format!("operand #{number} does not dominate this use"));
        let value = ir.operand(op, number);
        let use_block = ir.block(op);
        let use_region = use_block.and_then(|block| ir.block_region(block));
        match ir.definition(value) {
            Definition::Result(def, _) => {
                let block = ir.block(def);
                let region = block.and_then(|block| ir.block_region(block));
                let place = match () {
                    () if block == use_block => "op in the same block",
                    () if region == use_region => "op in the same region",
                    () if self.is_inside(use_region, region) => "op in a parent region",
                    () if self.is_inside(region, use_region) => "op in a child region",
                    () => "op is neither in a parent nor in a child region",
                };
                error.with_note(ir.location(def), format!("operand defined here ({place})"))
            }
            Definition::Argument(block, _) => {
                let region = ir.block_region(block);
                let place = match () {
                    () if region == use_region => "in the same region",
                    () if self.is_inside(use_region, region) => "in a parent region",
                    () if self.is_inside(region, use_region) => "in a child region",
                    () => "neither in a parent nor in a child region",
                };
                let location = ir.block_parent(block).map_or(Location::UNKNOWN, |op| ir.location(op));
                let index = region.map_or(0, |region| ir.blocks(region).take_while(|&b| b != block).count());
                let note = format!("operand defined as a block argument (block #{index} {place})");
                error.with_note(location, note)
            }
        }
    }

    /// Whether `inner` lies somewhere in `outer`.
    fn is_inside(&self, inner: Option<Region>, outer: Option<Region>) -> bool {
        let (Some(inner), Some(outer)) = (inner, outer) else { return false };
        let around = |&region: &Region| self.ir.parent_region(self.ir.region_op(region));
        std::iter::successors(around(&inner), around).any(|region| region == outer)
    }
}

/// The operations around what is being verified, outermost first. Finding a step of it takes no walk outwards, so that
/// deep nesting costs no more than shallow one.
#[derive(Default)]
struct Path {
    steps: Vec<Op>,
    numbers: FxHashMap<Op, usize>,
}

impl Path {
    fn depth(&self) -> usize {
        self.steps.len()
    }

    /// Goes on to an operation in the one at this depth.
    fn enter(&mut self, op: Op, depth: usize) {
        for op in self.steps.drain(depth..) {
            self.numbers.remove(&op);
        }
        self.numbers.insert(op, depth);
        self.steps.push(op);
    }

    /// The step that lies in the block's region; none in the innermost one, and in regions beside the path.
    fn step_into(&self, ir: &Ir, block: Block) -> Option<Op> {
        let region = ir.block_region(block)?;
        let number = *self.numbers.get(&ir.region_op(region))?;
        let step = *self.steps.get(number + 1)?;
        (ir.parent_region(step) == Some(region)).then_some(step)
    }
}

impl Tree {
    fn new(ir: &Ir, region: Region) -> Self {
        Tree { spans: DominatorTree::new(ir, region).spans() }
    }
}

/// The tree of dominators of a region's blocks that can be reached, as numbers of blocks.
#[derive(Clone, Debug)]
pub struct DominatorTree {
    /// Each block after its successors but for those on cycles, the first block of the region last.
    order: Vec<Block>,
    children: Vec<Vec<usize>>,
}

impl DominatorTree {
    /// The dominators by the algorithm of Cooper, Harvey and Kennedy: blocks in reverse postorder, each one's dominator
    /// the closest common one of its predecessors', until nothing changes.
    #[must_use]
    pub fn new(ir: &Ir, region: Region) -> Self {
        let order = postorder(ir, region);
        let number: FxHashMap<Block, usize> =
            order.iter().enumerate().map(|(n, &block)| (block, n)).collect();
        let root = order.len().saturating_sub(1);
        let mut dominators: Vec<Option<usize>> = vec![None; order.len()];
        if let Some(dominator) = dominators.last_mut() {
            *dominator = Some(root);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in (0..root).rev() {
                let mut dominator = None;
                for predecessor in ir.predecessors(order[block]).filter_map(|p| number.get(&p).copied()) {
                    if dominators[predecessor].is_some() {
                        dominator = Some(match dominator {
                            None => predecessor,
                            Some(other) => common(&dominators, other, predecessor),
                        });
                    }
                }
                if dominators[block] != dominator {
                    dominators[block] = dominator;
                    changed = true;
                }
            }
        }
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
        for (block, dominator) in dominators.into_iter().enumerate() {
            if let Some(dominator) = dominator.filter(|_| block != root) {
                children[dominator].push(block);
            }
        }
        DominatorTree { order, children }
    }

    /// The number of the first block; none for a region without blocks.
    #[must_use]
    pub fn root(&self) -> Option<usize> {
        self.order.len().checked_sub(1)
    }

    /// The block of that number.
    #[must_use]
    pub fn block(&self, number: usize) -> Block {
        self.order[number]
    }

    /// The numbers of the blocks that the block of that number dominates immediately.
    #[must_use]
    pub fn children(&self, number: usize) -> &[usize] {
        &self.children[number]
    }

    /// The numbers of entering and leaving each block in a walk over the tree.
    fn spans(&self) -> FxHashMap<Block, (u32, u32)> {
        let mut spans = FxHashMap::default();
        let mut clock = 0;
        let mut stack: Vec<(usize, usize, u32)> = self.root().map(|root| (root, 0, 0)).into_iter().collect();
        while let Some((block, visited, entered)) = stack.pop() {
            clock += 1;
            match self.children(block).get(visited) {
                Some(&child) => {
                    stack.push((block, visited + 1, entered));
                    stack.push((child, 0, clock));
                }
                None => {
                    spans.insert(self.order[block], (entered, clock));
                }
            }
        }
        spans
    }
}

/// The closest block that dominates both, by their numbers.
fn common(dominators: &[Option<usize>], mut a: usize, mut b: usize) -> usize {
    while a != b {
        let lower = if a < b { &mut a } else { &mut b };
        *lower = dominators[*lower].unwrap_or(dominators.len() - 1);
    }
    a
}

/// The blocks that can be reached from the first, each after its successors but for those on cycles.
fn postorder(ir: &Ir, region: Region) -> Vec<Block> {
    let mut order = Vec::new();
    let Some(first) = ir.first_block(region) else { return order };
    let mut seen = rustc_hash::FxHashSet::default();
    seen.insert(first);
    let successors =
        |block| ir.last_op(block).map(|op| ir.successors(op).collect::<Vec<_>>()).unwrap_or_default();
    let mut stack = vec![(first, successors(first))];
    while let Some((block, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(next) if ir.block_region(next) == Some(region) && seen.insert(next) => {
                stack.push((next, successors(next)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}
