//! Dominance of definitions over uses, across blocks and nested regions.

use super::op_failure;
use crate::context::{Context, Location, Traits};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Definition, Ir, Op, OpRun, Region, Value, all_runs_are};
use rustc_hash::FxHashMap;

/// Dominance queries. Dominator trees and positions are computed on first use. They are valid as long as no
/// blocks or successors change, and no operations are inserted or moved.
pub struct Dominance<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    trees: FxHashMap<Region, Tree>,
    /// Operation positions of blocks with invalid order numbers.
    positions: FxHashMap<Block, FxHashMap<Op, u32>>,
}

/// The dominator tree of a region, as entry and exit numbers of a walk over it. A block dominates the
/// blocks whose numbers are between its own. Unreachable blocks have no entry.
struct Tree {
    spans: FxHashMap<Block, (u32, u32)>,
}

impl<'a> Dominance<'a> {
    /// Creates the analysis of this IR.
    #[must_use]
    pub fn new(ctx: &'a Context, ir: &'a Ir) -> Self {
        Dominance { ctx, ir, trees: FxHashMap::default(), positions: FxHashMap::default() }
    }

    /// Whether `op` comes before `other` in this block, which contains both.
    fn is_before(&mut self, block: Block, op: Op, other: Op) -> bool {
        let ir = self.ir;
        if ir.is_ordered(block) {
            return ir.order(op) < ir.order(other);
        }
        let positions = self.positions.entry(block).or_insert_with(|| ir.ops(block).zip(0..).collect());
        positions[&op] < positions[&other]
    }

    fn tree(&mut self, region: Region) -> &Tree {
        let ir = self.ir;
        self.trees.entry(region).or_insert_with(|| Tree::new(ir, region))
    }

    /// Whether definitions must dominate uses in a block of the region. A single-block region of an
    /// unregistered operation may be a graph region.
    #[must_use]
    pub fn has_ssa_dominance(&self, region: Region) -> bool {
        let op = self.ir.parent_op(region);
        match self.ir.name(op).definition(self.ctx) {
            Some(definition) => !definition.traits().has(Traits::GRAPH_REGION),
            None => !self.ir.has_one_block(region),
        }
    }

    /// Whether the block is reachable from the entry block of its region.
    pub fn is_reachable(&mut self, block: Block) -> bool {
        let Some(region) = self.ir.parent_region(block) else { return true };
        self.ir.is_entry_block(block) || self.tree(region).spans.contains_key(&block)
    }

    /// Whether `a` dominates `b`. Block `b` may be nested in an operation of `a`.
    pub fn block_dominates(&mut self, a: Block, b: Block) -> bool {
        let Some(b) = self.ancestor_block(a, b) else { return false };
        a == b || self.properly_dominates_in_region(a, b)
    }

    /// The same for different blocks of one region.
    fn properly_dominates_in_region(&mut self, a: Block, b: Block) -> bool {
        let Some(region) = self.ir.parent_region(a) else { return false };
        let tree = self.tree(region);
        match (tree.spans.get(&a), tree.spans.get(&b)) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => a.0 <= b.0 && b.1 <= a.1,
        }
    }

    /// The block in `a`'s region that is or contains `b`.
    fn ancestor_block(&self, a: Block, b: Block) -> Option<Block> {
        let region = self.ir.parent_region(a)?;
        let outer = |&b: &Block| self.ir.parent_block(self.ir.parent_op(b)?);
        std::iter::successors(Some(b), outer).find(|&b| self.ir.parent_region(b) == Some(region))
    }

    /// Whether the value dominates the operation.
    pub fn value_dominates(&mut self, value: Value, user: Op) -> bool {
        let Some(user_block) = self.ir.parent_block(user) else { return false };
        match self.ir.definition(value) {
            Definition::Argument(block, _) => block == user_block || self.block_dominates(block, user_block),
            Definition::Result(op, _) => self.op_dominates_in(op, user, user_block),
        }
    }

    /// Whether the operation properly dominates another one: it precedes the other, or the ancestor of the
    /// other in its region.
    pub fn op_dominates(&mut self, op: Op, other: Op) -> bool {
        self.ir.parent_block(other).is_some_and(|block| self.op_dominates_in(op, other, block))
    }

    /// The same for an operation in this block. In graph regions, all operations of the block precede it.
    fn op_dominates_in(&mut self, op: Op, user: Op, user_block: Block) -> bool {
        let Some(block) = self.ir.parent_block(op) else { return false };
        let Some(region) = self.ir.parent_region(block) else { return false };
        let user = if block == user_block {
            user
        } else {
            match self.ir.ancestor_in_region(region, user) {
                Some(ancestor) => ancestor,
                None => return false,
            }
        };
        let Some(user_block) = self.ir.parent_block(user) else { return false };
        if block != user_block {
            return self.properly_dominates_in_region(block, user_block);
        }
        !self.has_ssa_dominance(region) || self.is_before(block, op, user)
    }

    /// Verifies that the operands of all nested operations are dominated by their definitions; isolated
    /// operations are skipped.
    pub(super) fn verify(&mut self, op: Op, threads: usize) -> Result<(), Diagnostic> {
        if self.is_valid_in_parallel(op, threads) {
            return Ok(());
        }
        let mut worklist = vec![(op, 0)];
        self.verify_nested(&mut worklist, &mut Path::default())
    }

    /// Verifies an operation with one large block on several threads. Returns whether it is valid;
    /// otherwise, one thread must find the first failure. In a region with several blocks, each thread
    /// would compute the dominator tree.
    fn is_valid_in_parallel(&self, op: Op, threads: usize) -> bool {
        let (ctx, ir) = (self.ctx, self.ir);
        let mut regions = ir.regions(op);
        let (Some(region), None) = (regions.next(), regions.next()) else { return false };
        let is_valid = |run| Dominance::new(ctx, ir).verify_run(op, run).is_ok();
        ir.only_block(region).is_some_and(|block| all_runs_are(threads, ir, block, is_valid))
    }

    /// Verifies a run of operations of a block of `parent`, and everything nested in them.
    fn verify_run(&mut self, parent: Op, run: OpRun) -> Result<(), Diagnostic> {
        let (mut path, mut worklist) = (Path::default(), Vec::new());
        path.enter(parent, 0);
        self.verify_ops(run, &path, &mut worklist)?;
        self.verify_nested(&mut worklist, &mut path)
    }

    fn verify_nested(&mut self, worklist: &mut Vec<(Op, usize)>, path: &mut Path) -> Result<(), Diagnostic> {
        while let Some((op, depth)) = worklist.pop() {
            path.enter(op, depth);
            for block in self.ir.regions(op).flat_map(|region| self.ir.blocks(region)) {
                if let Some(first) = self.ir.first_op(block) {
                    self.verify_ops((first, None), path, worklist)?;
                }
            }
        }
        Ok(())
    }

    /// Verifies operations of a block. Nested operations join the worklist.
    fn verify_ops(
        &mut self,
        run: OpRun,
        path: &Path,
        worklist: &mut Vec<(Op, usize)>,
    ) -> Result<(), Diagnostic> {
        let ir = self.ir;
        let Some(block) = ir.parent_block(run.0) else { return Ok(()) };
        let ssa = ir.parent_region(block).is_none_or(|region| self.has_ssa_dominance(region));
        let reachable = self.is_reachable(block);
        for op in ir.run(run) {
            if reachable {
                for (index, value) in ir.operands(op).enumerate() {
                    let (owner, definition) = match ir.definition(value) {
                        Definition::Argument(owner, _) => (Some(owner), None),
                        Definition::Result(def, _) => (ir.parent_block(def), Some(def)),
                    };
                    let near = owner == Some(block)
                        && definition.is_none_or(|definition| !ssa || self.is_before(block, definition, op));
                    if near {
                        continue;
                    }
                    // The ancestor of the use in the region of the definition is a step of the path.
                    let user = owner.and_then(|owner| path.step_into(ir, owner)).unwrap_or(op);
                    if !self.value_dominates(value, user) {
                        return Err(self.report(op, index));
                    }
                }
            }
            if ir.num_regions(op) != 0 && !ir.name(op).has(self.ctx, Traits::ISOLATED_FROM_ABOVE) {
                worklist.push((op, path.depth()));
            }
        }
        Ok(())
    }

    /// The error about an operand that its definition does not dominate.
    fn report(&self, op: Op, operand: usize) -> Diagnostic {
        let ir = self.ir;
        let error = op_failure(ir, op, &format!("operand #{operand} does not dominate this use"));
        let value = ir.operand(op, operand);
        let use_block = ir.parent_block(op);
        let use_region = use_block.and_then(|block| ir.parent_region(block));
        match ir.definition(value) {
            Definition::Result(def, _) => {
                let block = ir.parent_block(def);
                let region = block.and_then(|block| ir.parent_region(block));
                let position = if block == use_block {
                    "op in the same block"
                } else if region == use_region {
                    "op in the same region"
                } else if self.is_inside(use_region, region) {
                    "op in a parent region"
                } else if self.is_inside(region, use_region) {
                    "op in a child region"
                } else {
                    "op is neither in a parent nor in a child region"
                };
                error.with_note(ir.location(def), format!("operand defined here ({position})"))
            }
            Definition::Argument(block, _) => {
                let region = ir.parent_region(block);
                let position = if region == use_region {
                    "in the same region"
                } else if self.is_inside(use_region, region) {
                    "in a parent region"
                } else if self.is_inside(region, use_region) {
                    "in a child region"
                } else {
                    "neither in a parent nor in a child region"
                };
                let location = ir.parent_op(block).map_or(Location::UNKNOWN, |op| ir.location(op));
                let index = region.map_or(0, |region| ir.blocks(region).take_while(|&b| b != block).count());
                let note = format!("operand defined as a block argument (block #{index} {position})");
                error.with_note(location, note)
            }
        }
    }

    /// Whether `inner` is nested in `outer`.
    fn is_inside(&self, inner: Option<Region>, outer: Option<Region>) -> bool {
        let (Some(inner), Some(outer)) = (inner, outer) else { return false };
        let parent = |&region: &Region| self.ir.parent_region(region);
        std::iter::successors(parent(&inner), parent).any(|region| region == outer)
    }
}

/// The ancestors of the current operation, outermost first. Looking up a step does not walk outwards, so
/// deep nesting costs no more than shallow nesting.
#[derive(Default)]
struct Path {
    steps: Vec<Op>,
    numbers: FxHashMap<Op, usize>,
}

impl Path {
    fn depth(&self) -> usize {
        self.steps.len()
    }

    /// Enters an operation nested in the one at this depth.
    fn enter(&mut self, op: Op, depth: usize) {
        for op in self.steps.drain(depth..) {
            self.numbers.remove(&op);
        }
        self.numbers.insert(op, depth);
        self.steps.push(op);
    }

    /// The step in the block's region; `None` for the innermost region and for regions outside of the path.
    fn step_into(&self, ir: &Ir, block: Block) -> Option<Op> {
        let region = ir.parent_region(block)?;
        let index = *self.numbers.get(&ir.parent_op(region))?;
        let step = *self.steps.get(index + 1)?;
        (ir.parent_region(step) == Some(region)).then_some(step)
    }
}

impl Tree {
    fn new(ir: &Ir, region: Region) -> Self {
        Tree { spans: DominatorTree::new(ir, region).spans() }
    }
}

/// The dominator tree of a region's reachable blocks, as block indices.
#[derive(Clone, Debug)]
pub struct DominatorTree {
    /// The blocks in the order of a depth-first search, so the entry block is the first one.
    blocks: Vec<Block>,
    children: Vec<Vec<usize>>,
}

impl DominatorTree {
    /// Computes the dominators by the algorithm Semi-NCA (Georgiadis): the semidominators of all blocks, and
    /// from them the immediate dominators, each the closest ancestor in the tree built so far that is not
    /// after the semidominator.
    #[must_use]
    pub fn new(ir: &Ir, region: Region) -> Self {
        let search = DepthFirst::new(ir, region);
        let index: FxHashMap<Block, usize> =
            (0..).zip(&search.blocks).map(|(n, &block)| (block, n)).collect();
        let count = search.blocks.len();
        let mut forest = Forest { ancestors: search.parents.clone(), labels: (0..count).collect() };
        let mut semidominators: Vec<usize> = (0..count).collect();
        for block in (1..count).rev() {
            for predecessor in ir.predecessors(search.blocks[block]).filter_map(|p| index.get(&p).copied()) {
                let least = forest.least(predecessor, block, &semidominators);
                semidominators[block] = semidominators[block].min(least);
            }
        }
        let mut dominators = search.parents;
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
        for block in 1..count {
            let mut dominator = dominators[block];
            while dominator > semidominators[block] {
                dominator = dominators[dominator];
            }
            dominators[block] = dominator;
            children[dominator].push(block);
        }
        DominatorTree { blocks: search.blocks, children }
    }

    /// The index of the entry block; `None` for an empty region.
    #[must_use]
    pub fn root(&self) -> Option<usize> {
        (!self.blocks.is_empty()).then_some(0)
    }

    /// The block with that index.
    #[must_use]
    pub fn block(&self, index: usize) -> Block {
        self.blocks[index]
    }

    /// The indices of the blocks with this block as immediate dominator.
    #[must_use]
    pub fn children(&self, index: usize) -> &[usize] {
        &self.children[index]
    }

    /// The entry and exit numbers of each block in a walk over the tree.
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
                    spans.insert(self.blocks[block], (entered, clock));
                }
            }
        }
        spans
    }
}

/// The spanning tree of a depth-first search over the reachable blocks of a region.
#[derive(Default)]
struct DepthFirst {
    /// The blocks in the order of their discovery.
    blocks: Vec<Block>,
    /// The index of the parent of each block. That of the entry block is the block itself.
    parents: Vec<usize>,
}

impl DepthFirst {
    fn new(ir: &Ir, region: Region) -> Self {
        let mut search = DepthFirst::default();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack: Vec<(Block, usize)> =
            ir.first_block(region).map(|block| (block, 0)).into_iter().collect();
        while let Some((block, parent)) = stack.pop() {
            if ir.parent_region(block) != Some(region) || !seen.insert(block) {
                continue;
            }
            let index = search.blocks.len();
            search.blocks.push(block);
            search.parents.push(parent);
            let successors = ir.last_op(block).into_iter().flat_map(|op| ir.successors(op));
            stack.extend(successors.map(|successor| (successor, index)));
        }
        search
    }
}

/// A forest of visited blocks with path compression.
struct Forest {
    /// An ancestor of each block in the spanning tree: its parent before compression.
    ancestors: Vec<usize>,
    /// The block with the least semidominator on the path to the ancestor, which is excluded.
    labels: Vec<usize>,
}

impl Forest {
    /// The least semidominator on the path from the block up to the blocks at `last` or before. They are
    /// excluded, unless the block is one of them.
    fn least(&mut self, block: usize, last: usize, semidominators: &[usize]) -> usize {
        let mut path = vec![block];
        let mut next = block;
        while next > last && self.ancestors[next] > last {
            next = self.ancestors[next];
            path.push(next);
        }
        while let Some(above) = path.pop() {
            let Some(&below) = path.last() else { break };
            let (label, other) = (self.labels[below], self.labels[above]);
            if semidominators[other] < semidominators[label] {
                self.labels[below] = other;
            }
            self.ancestors[below] = self.ancestors[above];
        }
        semidominators[self.labels[block]]
    }
}
