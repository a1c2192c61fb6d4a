//! Merges identical blocks, and drops block arguments that always receive the same value. This is the part
//! of MLIR's `simplifyRegions` that `mergeBlocks` enables.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use super::branches::{append_passed, erase_passed, passed};
use crate::context::Context;
use crate::ir::{Block, Definition, Ir, Op, Region, Value};

/// A stack of regions without duplicates.
#[derive(Default)]
struct Pending {
    regions: Vec<Region>,
    known: FxHashSet<Region>,
}

impl Pending {
    fn new(regions: &[Region]) -> Self {
        let mut pending = Self::default();
        regions.iter().for_each(|&region| pending.add(region));
        pending
    }

    fn add(&mut self, region: Region) {
        if self.known.insert(region) {
            self.regions.push(region);
        }
    }

    fn add_nested(&mut self, ir: &Ir, block: Block) {
        ir.ops(block).flat_map(|op| ir.regions(op)).for_each(|region| self.add(region));
    }

    fn pop(&mut self) -> Option<Region> {
        let region = self.regions.pop()?;
        self.known.remove(&region);
        Some(region)
    }
}

/// Merges blocks with the same operations and successors in the regions and all nested regions. Differing
/// operands become block arguments. Returns whether it merged any.
pub(super) fn merge_identical_blocks(ctx: &Context, ir: &mut Ir, regions: &[Region]) -> bool {
    let mut pending = Pending::new(regions);
    let mut merged_any = false;
    while let Some(region) = pending.pop() {
        if merge_in_region(ctx, ir, region) {
            merged_any = true;
            pending.add(region);
        }
        for block in ir.blocks(region) {
            pending.add_nested(ir, block);
        }
    }
    merged_any
}

fn merge_in_region(ctx: &Context, ir: &mut Ir, region: Region) -> bool {
    let mut merged_any = false;
    for blocks in blocks_with_same_successors(ir, region) {
        let mut clusters: Vec<Cluster> = Vec::new();
        for block in blocks.into_iter().filter(|&block| is_mergeable(ir, block)) {
            let summary = Summary::new(ir, block);
            if !clusters.iter_mut().any(|cluster| cluster.add(ir, &summary)) {
                clusters.push(Cluster { leader: summary, others: Vec::new(), operands: BTreeSet::new() });
            }
        }
        for cluster in clusters {
            merged_any |= cluster.merge(ctx, ir);
        }
    }
    merged_any
}

/// The blocks other than the entry block, grouped by successors, without groups of one.
fn blocks_with_same_successors(ir: &Ir, region: Region) -> Vec<Vec<Block>> {
    let mut groups: Vec<Vec<Block>> = Vec::new();
    let mut numbers: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    for block in ir.blocks(region).skip(1) {
        let successors = ir.last_op(block).map_or_else(Vec::new, |op| ir.successors(op).collect());
        let index = *numbers.entry(successors).or_insert(groups.len());
        match groups.get_mut(index) {
            Some(group) => group.push(block),
            None => groups.push(vec![block]),
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

/// Whether all regions of its operations are empty, and no block argument is used in other blocks.
fn is_mergeable(ir: &Ir, block: Block) -> bool {
    let has_regions = |op: Op| ir.regions(op).any(|region| !ir.is_empty_region(region));
    !ir.ops(block).any(has_regions) && !ir.arguments(block).any(|value| is_used_outside(ir, value, block))
}

fn is_used_outside(ir: &Ir, value: Value, block: Block) -> bool {
    ir.uses(value).any(|used| ir.parent_block(used.op) != Some(block))
}

/// A block with the data to compare it.
struct Summary {
    block: Block,
    hash: u64,
    /// The number of values that the block defines before the results of each operation.
    order: FxHashMap<Op, usize>,
}

impl Summary {
    fn new(ir: &Ir, block: Block) -> Self {
        let mut hasher = FxHasher::default();
        let mut order = FxHashMap::default();
        let mut values = ir.num_arguments(block);
        for op in ir.ops(block) {
            (ir.name(op), ir.attributes(op), ir.properties(op), ir.num_operands(op)).hash(&mut hasher);
            order.insert(op, values);
            values += ir.num_results(op);
        }
        Summary { block, hash: hasher.finish(), order }
    }

    /// The index of the value among the definitions of the block; `None` for a value of another block.
    fn number_of(&self, ir: &Ir, value: Value) -> Option<usize> {
        match ir.definition(value) {
            Definition::Argument(block, index) => (block == self.block).then_some(index),
            Definition::Result(op, index) => self.order.get(&op).map(|before| before + index),
        }
    }
}

/// A block and the blocks identical to it.
struct Cluster {
    leader: Summary,
    others: Vec<Block>,
    /// The operands that differ between the blocks: operation index and operand index.
    operands: BTreeSet<(usize, usize)>,
}

impl Cluster {
    /// Adds a block if it is identical. Returns whether it is.
    fn add(&mut self, ir: &Ir, block: &Summary) -> bool {
        let types = |block| ir.arguments(block).map(|value| ir.value_type(value)).collect::<Vec<_>>();
        if self.leader.hash != block.hash || types(self.leader.block) != types(block.block) {
            return false;
        }
        let (mut ours, mut theirs) = (ir.ops(self.leader.block), ir.ops(block.block));
        let mut differing = Vec::new();
        for index in 0.. {
            match (ours.next(), theirs.next()) {
                (None, None) => break,
                (Some(a), Some(b)) if ir.differ_in_references_only(a, b) => {
                    let stay = |op, block| !ir.results(op).any(|value| is_used_outside(ir, value, block));
                    let Some(operands) = self.differing_operands(ir, block, a, b) else { return false };
                    if !stay(a, self.leader.block) || !stay(b, block.block) {
                        return false;
                    }
                    differing.extend(operands.into_iter().map(|operand| (index, operand)));
                }
                _ => return false,
            }
        }
        self.operands.extend(differing);
        self.others.push(block.block);
        true
    }

    /// The indices of the differing operands; `None` if they cannot become block arguments.
    fn differing_operands(&self, ir: &Ir, other: &Summary, a: Op, b: Op) -> Option<Vec<usize>> {
        let mut differing = Vec::new();
        for (index, (ours, theirs)) in ir.operands(a).zip(ir.operands(b)).enumerate() {
            if ours == theirs {
                continue;
            }
            if ir.value_type(ours) != ir.value_type(theirs) {
                return None;
            }
            match (self.leader.number_of(ir, ours), other.number_of(ir, theirs)) {
                (None, None)
                    if can_be_passed(ir, self.leader.block, ours)
                        && can_be_passed(ir, other.block, theirs) =>
                {
                    differing.push(index);
                }
                (Some(ours), Some(theirs)) if ours == theirs => {}
                _ => return None,
            }
        }
        Some(differing)
    }

    /// Replaces all other blocks by the leader. Returns whether that was possible.
    fn merge(mut self, ctx: &Context, ir: &mut Ir) -> bool {
        if self.others.is_empty() {
            return false;
        }
        if !self.operands.is_empty() {
            let mut blocks = std::iter::once(&self.leader.block).chain(&self.others);
            if !blocks.all(|&block| has_branches_only(ctx, ir, block)) {
                return false;
            }
            self.pass_operands(ctx, ir);
        }
        for block in self.others {
            ir.replace_all_block_uses(block, self.leader.block);
            ir.erase_block(block);
        }
        true
    }

    /// Replaces the differing operands by new block arguments.
    fn pass_operands(&mut self, ctx: &Context, ir: &mut Ir) {
        let leader = self.leader.block;
        let blocks: Vec<Block> = std::iter::once(leader).chain(self.others.iter().copied()).collect();
        let ops: Vec<Vec<Op>> = blocks.iter().map(|&block| ir.ops(block).collect()).collect();
        let before = ir.num_arguments(leader);
        let values = |ops: &Vec<Op>| {
            self.operands.iter().map(|&(op, operand)| ir.operand(ops[op], operand)).collect::<Vec<_>>()
        };
        let passed: Vec<Vec<Value>> = ops.iter().map(values).collect();
        for &(op, operand) in &self.operands {
            let value = ir.operand(ops[0][op], operand);
            let location = match ir.definition(value) {
                Definition::Result(op, _) => ir.location(op),
                Definition::Argument(block, index) => ir.argument_location(block, index),
            };
            let argument = ir.add_argument(leader, ir.value_type(value), location);
            ir.set_operand(ops[0][op], operand, argument);
        }
        let kept = drop_repeated(ir, leader, before, &passed);
        for (&block, values) in blocks.iter().zip(&passed) {
            let values: Vec<Value> = kept.iter().map(|&place| values[place]).collect();
            let branches: Vec<(Op, usize)> = ir.block_uses(block).collect();
            for (branch, successor) in branches {
                append_passed(ctx, ir, branch, successor, &values);
            }
        }
    }
}

/// Whether a branch to the block can pass the value: it must not be a result of a branch to the block.
fn can_be_passed(ir: &Ir, block: Block, value: Value) -> bool {
    let Some(op) = ir.defining_op(value) else { return true };
    let Some(around) = ir.parent_block(op) else { return true };
    ir.last_op(around) != Some(op) || ir.predecessors(block).all(|predecessor| predecessor != around)
}

fn has_branches_only(ctx: &Context, ir: &Ir, block: Block) -> bool {
    ir.block_uses(block).all(|(op, _)| ir.interfaces(ctx, op).branch.is_some())
}

/// Drops new block arguments that receive the same value as an earlier one from all blocks. Returns the
/// indices of the others.
fn drop_repeated(ir: &mut Ir, leader: Block, before: usize, passed: &[Vec<Value>]) -> Vec<usize> {
    let mut first: FxHashMap<Value, usize> = FxHashMap::default();
    let (mut kept, mut repeated) = (Vec::new(), Vec::new());
    for (place, &value) in passed[0].iter().enumerate() {
        let same = *first.entry(value).or_insert(place);
        if same != place && passed.iter().all(|values| values[same] == values[place]) {
            repeated.push((place, same));
        } else {
            kept.push(place);
        }
    }
    for &(place, same) in &repeated {
        let (from, to) = (ir.argument(leader, before + place), ir.argument(leader, before + same));
        ir.replace_all_uses(from, to);
    }
    let erased: Vec<usize> = repeated.into_iter().map(|(place, _)| before + place).collect();
    ir.erase_arguments(leader, &erased);
    kept
}

/// Drops block arguments, in the regions and all nested regions, that receive the same value from all
/// predecessors. Returns whether it dropped any.
pub(super) fn drop_redundant_arguments(ctx: &Context, ir: &mut Ir, regions: &[Region]) -> bool {
    let mut pending = Pending::new(regions);
    let mut dropped_any = false;
    while let Some(region) = pending.pop() {
        let blocks: Vec<Block> = ir.blocks(region).collect();
        for block in blocks {
            dropped_any |= drop_in_block(ctx, ir, block);
            pending.add_nested(ir, block);
        }
    }
    dropped_any
}

fn drop_in_block(ctx: &Context, ir: &mut Ir, block: Block) -> bool {
    let branches: Vec<(Op, usize)> = ir.block_uses(block).collect();
    let passed: Option<Vec<(Op, Range<usize>)>> = branches
        .iter()
        .map(|&(branch, successor)| Some((branch, passed(ctx, ir, branch, successor)?.operands)))
        .collect();
    let Some(passed) = passed else { return false };
    let mut dropped = Vec::new();
    for index in 0..ir.num_arguments(block) {
        let Some(value) = common_value(ir, &passed, index) else { continue };
        ir.replace_all_uses(ir.argument(block, index), value);
        dropped.push(index);
    }
    ir.erase_arguments(block, &dropped);
    for (branch, successor) in branches {
        erase_passed(ctx, ir, branch, successor, &dropped);
    }
    !dropped.is_empty()
}

/// The value that all branches pass to the block argument with that index, given their forwarded operands.
fn common_value(ir: &Ir, passed: &[(Op, Range<usize>)], index: usize) -> Option<Value> {
    let mut common = None;
    for (branch, operands) in passed {
        let value = ir.operand(*branch, operands.clone().nth(index)?);
        if *common.get_or_insert(value) != value {
            return None;
        }
    }
    common
}
