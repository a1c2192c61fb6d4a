//! Analysis whether a slot can be promoted, and of the changes by its promotion.

use super::frontier::Blocks;
use crate::slots::{BlockingUses, forward_slice};
use ir_core::context::{Context, Traits};
use ir_core::interfaces::MemorySlot;
use ir_core::ir::{Block, Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;

/// The uses to remove for the promotion of a slot, and the merge points of its values.
pub(super) struct Analysis {
    /// The operations with uses that must be removed. Definitions precede their uses.
    pub(super) users: Vec<Op>,
    pub(super) blocking: BlockingUses,
    /// The users that access the slot, by block, in operation order.
    pub(super) accesses: FxHashMap<Block, Vec<Op>>,
    /// The blocks that get a block argument for the value of the slot.
    pub(super) merge_points: Vec<Block>,
}

impl Analysis {
    /// Analyzes a slot. `None` if it cannot be promoted.
    pub(super) fn compute(ctx: &Context, ir: &mut Ir, slot: MemorySlot, blocks: &Blocks) -> Option<Self> {
        let (mut users, blocking) = blocking_uses(ctx, ir, slot, blocks)?;
        sort(ir, &mut users, blocks);
        let mut accesses: FxHashMap<Block, Vec<Op>> = FxHashMap::default();
        for &op in users.iter().filter(|op| accesses_memory(ctx, ir, **op)) {
            if let Some(block) = ir.parent_block(op) {
                accesses.entry(block).or_default().push(op);
            }
        }
        let merge_points = merge_points(ctx, ir, slot, blocks, &accesses);
        let can_pass = |block: Block| ir.interfaces(ctx, ir.last_op(block)?).branch;
        let is_usable = |block: &Block| ir.predecessors(*block).all(|before| can_pass(before).is_some());
        merge_points.iter().all(is_usable).then_some(Analysis { users, blocking, accesses, merge_points })
    }
}

/// Whether an operation is handled as a memory access.
pub(super) fn accesses_memory(ctx: &Context, ir: &Ir, op: Op) -> bool {
    let interfaces = ir.interfaces(ctx, op);
    interfaces.promotable.is_none() && interfaces.promotable_memory.is_some()
}

/// The uses of the pointer, and those that must be removed with them, by operation. `None` if one of them
/// must remain, or accesses the memory in a nested region or in a graph region, where the reaching value is
/// unknown.
fn blocking_uses(
    ctx: &Context,
    ir: &Ir,
    slot: MemorySlot,
    blocks: &Blocks,
) -> Option<(Vec<Op>, BlockingUses)> {
    let is_graph = ir.name(ir.parent_op(blocks.region)).has(ctx, Traits::GRAPH_REGION);
    let mut blocking: BlockingUses = FxHashMap::default();
    for place in ir.uses(slot.pointer) {
        blocking.entry(place.op).or_default().push(place);
    }
    let mut users = Vec::new();
    for op in forward_slice(ctx, ir, slot.pointer) {
        let Some(uses) = blocking.get(&op) else { continue };
        users.push(op);
        let interfaces = ir.interfaces(ctx, op);
        let more = if let Some(model) = interfaces.promotable {
            (model.can_uses_be_removed)(ctx, ir, op, uses)?
        } else {
            let model = interfaces.promotable_memory?;
            if is_graph || ir.parent_region(op) != Some(blocks.region) {
                return None;
            }
            (model.can_uses_be_removed)(ctx, ir, op, slot, uses)?
        };
        for place in more {
            let uses = blocking.entry(place.op).or_default();
            if !uses.contains(&place) {
                uses.push(place);
            }
        }
    }
    Some((users, blocking))
}

/// Sorts operations by block and by their order in the block. The sort is stable for operations in a nested
/// region.
fn sort(ir: &mut Ir, users: &mut Vec<Op>, blocks: &Blocks) {
    let anchored = |ir: &Ir, op: Op| ir.ancestor_in_region(blocks.region, op).unwrap_or(op);
    let mut keys: Vec<(usize, Op, Op)> = Vec::with_capacity(users.len());
    for &op in &*users {
        let anchor = anchored(ir, op);
        let Some(block) = ir.parent_block(anchor) else { continue };
        if !ir.is_ordered(block) {
            ir.renumber(block);
        }
        keys.push((blocks.number(block), anchor, op));
    }
    keys.sort_by(|(block, a, _), (other, b, _)| {
        block.cmp(other).then_with(|| {
            if a == b {
                Ordering::Equal
            } else if ir.is_before(*a, *b) {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        })
    });
    *users = keys.into_iter().map(|(.., op)| op).collect();
}

/// The blocks where values of different stores meet and reach a load.
fn merge_points(
    ctx: &Context,
    ir: &Ir,
    slot: MemorySlot,
    blocks: &Blocks,
    accesses: &FxHashMap<Block, Vec<Op>>,
) -> Vec<Block> {
    if ir.has_one_block(blocks.region) {
        return Vec::new();
    }
    let access = |op: Op| {
        let model = ir.interfaces(ctx, op).promotable_memory;
        model.map_or((false, false), |model| {
            ((model.loads_from)(ctx, ir, op, slot), (model.stores_to)(ctx, ir, op, slot))
        })
    };
    let mut stores = FxHashSet::default();
    let mut pending = Vec::new();
    #[expect(clippy::iter_over_hash_type, reason = "what is found is the same in any order")]
    for (&block, ops) in accesses {
        let kinds: Vec<(bool, bool)> = ops.iter().map(|op| access(*op)).collect();
        if kinds.iter().any(|(_, stores)| *stores) {
            stores.insert(block);
        }
        if kinds.iter().find(|(loads, stores)| *loads || *stores).is_some_and(|(loads, _)| *loads) {
            pending.push(block);
        }
    }
    let mut live = FxHashSet::default();
    while let Some(block) = pending.pop() {
        if live.insert(block) {
            pending.extend(ir.predecessors(block).filter(|before| !stores.contains(before)));
        }
    }
    blocks.frontier(ir, &stores, &live)
}
