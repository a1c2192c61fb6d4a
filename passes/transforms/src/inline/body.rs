//! Replacement of a call by the callee's body.

use ir_core::context::{Context, Location, Traits};
use ir_core::interfaces::{DialectInlinerInterface, RegionBranchModel};
use ir_core::ir::{Block, Ir, Mapping, Op, Order, Region, Value, Walk};
use rustc_hash::{FxHashMap, FxHashSet};

/// The body of a callee.
#[derive(Clone, Copy)]
pub(super) struct Body {
    /// The callee.
    pub(super) callable: Op,
    /// Its body.
    pub(super) region: Region,
    /// Whether the original body is kept: it is copied instead of moved.
    pub(super) stays: bool,
}

fn inliner(ctx: &Context, ir: &Ir, op: Op) -> Option<&'static dyn DialectInlinerInterface> {
    ctx.inliner(ir.name(op).dialect(ctx))
}

/// Whether the types match, and the dialects allow inlining.
fn is_legal(ctx: &Context, ir: &Ir, call: Op, operands: &[Value], body: Body) -> bool {
    let Some(entry) = ir.first_block(body.region) else { return false };
    let Some(into) = ir.parent_region(call) else { return false };
    let Some(callable) = ir.interfaces(ctx, body.callable).callable else { return false };
    let results = (callable.result_types)(ctx, ir, body.callable);
    let type_of = |value: Value| ir.value_type(value);
    let fits = ir.arguments(entry).map(type_of).eq(operands.iter().map(|&value| type_of(value)))
        && ir.results(call).map(type_of).eq(results.iter().copied());
    fits && inliner(ctx, ir, call).is_some_and(|i| i.is_legal_to_inline_call(ir, call, body.callable))
        && inliner(ctx, ir, ir.parent_op(into))
            .is_some_and(|i| i.is_legal_to_inline_into(ir, into, body.region, operands))
        && are_operations_legal(ctx, ir, body.region, into)
        && !(allocates(ctx, ir, body.region) && is_repeated(ctx, ir, call))
}

/// Whether the body allocates memory that is freed when the callee returns.
fn allocates(ctx: &Context, ir: &Ir, body: Region) -> bool {
    let mut pending = vec![body];
    while let Some(region) = pending.pop() {
        for op in ir.blocks(region).flat_map(|block| ir.ops(block)) {
            let hooks = inliner(ctx, ir, op);
            if hooks.is_some_and(|hooks| hooks.allocates_until_return(ir, op)) {
                return true;
            }
            if ir.num_regions(op) != 0 && !frees_allocations(ctx, ir, op) {
                pending.extend(ir.regions(op));
            }
        }
    }
    false
}

fn frees_allocations(ctx: &Context, ir: &Ir, op: Op) -> bool {
    ir.name(op).has(ctx, Traits::FUNCTION)
        || inliner(ctx, ir, op).is_some_and(|hooks| hooks.frees_allocations(ir, op))
}

/// Whether the call may be executed several times before memory that is allocated in its place is freed:
/// its block branches back to itself, or it is in a loop. With each call, the stack would grow. MLIR 22
/// inlines such calls.
fn is_repeated(ctx: &Context, ir: &Ir, call: Op) -> bool {
    let mut op = call;
    loop {
        let (Some(block), Some(region)) = (ir.parent_block(op), ir.parent_region(op)) else { return false };
        if is_in_cycle(ir, block) {
            return true;
        }
        let around = ir.parent_op(region);
        if frees_allocations(ctx, ir, around) {
            return false;
        }
        let runs_once = |model: &RegionBranchModel| (model.runs_at_most_once)(ctx, ir, around, region);
        if !ir.interfaces(ctx, around).region_branch.is_some_and(runs_once) {
            return true;
        }
        op = around;
    }
}

/// Whether there is a path from the block to itself.
fn is_in_cycle(ir: &Ir, block: Block) -> bool {
    let successors = |block: Block| ir.last_op(block).into_iter().flat_map(|op| ir.successors(op));
    let mut pending: Vec<Block> = successors(block).collect();
    let mut seen = FxHashSet::default();
    while let Some(next) = pending.pop() {
        if next == block {
            return true;
        }
        if seen.insert(next) {
            pending.extend(successors(next));
        }
    }
    false
}

/// Whether the dialects allow inlining all operations of the body.
fn are_operations_legal(ctx: &Context, ir: &Ir, body: Region, into: Region) -> bool {
    let mut pending = vec![body];
    while let Some(region) = pending.pop() {
        for op in ir.blocks(region).flat_map(|block| ir.ops(block)) {
            let Some(inliner) = inliner(ctx, ir, op) else { return false };
            if !inliner.is_legal_to_inline(ir, op, into) {
                return false;
            }
            if ir.num_regions(op) != 0 && inliner.should_analyze_recursively(ir, op) {
                pending.extend(ir.regions(op));
            }
        }
    }
    true
}

/// Inserts the body after the call, replaces the results of the call, and calls `found` for the new blocks.
/// The caller then erases the call. Returns whether inlining was possible; otherwise nothing was changed.
pub(super) fn inline_call(
    ctx: &Context,
    ir: &mut Ir,
    call: Op,
    body: Body,
    found: &mut dyn FnMut(&Ir, &[Block]),
) -> bool {
    let Some(model) = ir.interfaces(ctx, call).call else { return false };
    let operands: Vec<Value> =
        (model.argument_operands)(ctx, ir, call).map(|index| ir.operand(call, index)).collect();
    let (Some(block), Some(next)) = (ir.parent_block(call), ir.next(call)) else { return false };
    if !is_legal(ctx, ir, call, &operands, body) {
        return false;
    }
    // A single block needs no split, so a block with many calls takes linear time.
    let is_single = ir.has_one_block(body.region);
    let after = if is_single { ir.next_block(block) } else { Some(ir.split_block(next)) };
    let Some(into) = ir.parent_region(block) else { return false };
    let blocks = place_body(ir, &operands, body, into, after);
    stack_locations(ctx, ir, &blocks, ir.location(call));
    found(ir, &blocks);
    let results: Vec<Value> = ir.results(call).collect();
    if is_single {
        let only = blocks[0];
        if let Some(end) = ir.last_op(only) {
            if let Some(inliner) = inliner(ctx, ir, end) {
                inliner.replace_results(ir, end, &results);
            }
            ir.erase(end);
        }
        while let Some(op) = ir.first_op(only) {
            ir.move_before(op, next);
        }
        ir.erase_block(only);
    } else if let Some(after) = after {
        for result in results {
            let location = ir.location(call);
            let argument = ir.add_argument(after, ir.value_type(result), location);
            ir.replace_all_uses(result, argument);
        }
        for &new in &blocks {
            let end = ir.last_op(new);
            if let Some((end, inliner)) = end.and_then(|end| Some((end, inliner(ctx, ir, end)?))) {
                inliner.branch_instead(ir, end, after);
            }
        }
        append(ir, blocks[0], block);
    }
    true
}

/// Copies or moves the blocks of the body before `after` in the region `into`, or to its end, and replaces
/// the arguments by the operands.
fn place_body(ir: &mut Ir, operands: &[Value], body: Body, into: Region, after: Option<Block>) -> Vec<Block> {
    let arguments: Vec<Value> =
        ir.first_block(body.region).map_or_else(Vec::new, |b| ir.arguments(b).collect());
    let originals: Vec<Block> = ir.blocks(body.region).collect();
    if !body.stays {
        ir.take_blocks(body.region, into, after);
        replace_operands(ir, &originals, &arguments, operands);
        return originals;
    }
    let mut mapping = Mapping::new();
    let last = ir.last_block(into);
    ir.clone_region(body.region, into, &mut mapping);
    let mut next = last.and_then(|last| ir.next_block(last));
    let mut copies = Vec::new();
    while let Some(copy) = next {
        next = ir.next_block(copy);
        ir.remove_block(copy);
        ir.insert_block(copy, into, after);
        copies.push(copy);
    }
    let copied: Vec<Value> = arguments.iter().map(|&argument| mapping.value(argument)).collect();
    replace_operands(ir, &copies, &copied, operands);
    copies
}

/// Replaces uses of `from` in the blocks by `to`, in the order of operations.
fn replace_operands(ir: &mut Ir, blocks: &[Block], from: &[Value], to: &[Value]) {
    let values: FxHashMap<Value, Value> = from.iter().copied().zip(to.iter().copied()).collect();
    if values.is_empty() {
        return;
    }
    for_each_op(ir, blocks, |ir, op| {
        for index in 0..ir.num_operands(op) {
            if let Some(&value) = values.get(&ir.operand(op, index)) {
                ir.set_operand(op, index, value);
            }
        }
    });
}

fn for_each_op(ir: &mut Ir, blocks: &[Block], mut visit: impl FnMut(&mut Ir, Op)) {
    for &block in blocks {
        let mut next = ir.first_op(block);
        while let Some(op) = next {
            next = ir.next(op);
            ir.walk(op, Order::Post, |ir, op| {
                visit(ir, op);
                Walk::Advance
            });
        }
    }
}

/// Replaces the locations of all operations and block arguments in the blocks by call site locations.
fn stack_locations(ctx: &Context, ir: &mut Ir, blocks: &[Block], caller: Location) {
    if caller == Location::UNKNOWN {
        return;
    }
    for &block in blocks {
        for index in 0..ir.num_arguments(block) {
            let location = ctx.call_site_location(ir.argument_location(block, index), caller);
            ir.set_argument_location(block, index, location);
        }
    }
    for_each_op(ir, blocks, |ir, op| {
        let location = ctx.call_site_location(ir.location(op), caller);
        ir.set_location(op, location);
    });
}

/// Moves the operations of `source` to the end of `target`, and erases `source`.
fn append(ir: &mut Ir, source: Block, target: Block) {
    while let Some(op) = ir.first_op(source) {
        ir.move_to_end(op, target);
    }
    ir.erase_block(source);
}
