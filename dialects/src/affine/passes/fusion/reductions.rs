//! Reductions with one iteration, which move to the enclosing loop.

use ir_core::ir::{Builder, OpBuilder};
use ir_core::predicates::build::index_attr;

use crate::affine::AffineForOp;
use crate::affine::bounds::Bound;
use crate::affine::semantics::yielded;
use crate::prelude::*;

/// Replaces a loop with one iteration by its body, and adds its iteration arguments to the enclosing
/// `affine.for` (MLIR's `promoteSingleIterReductionLoop`):
///
/// ```mlir
/// %0 = affine.for %i = 0 to 10 iter_args(%sum = %init) -> (f32) {
///   %1 = arith.addf %sum, %value : f32
///   affine.yield %1 : f32
/// }
/// ```
///
/// Users of the results move after the new loop. Returns the loop, or `None` if there is no enclosing
/// `affine.for`.
pub(super) fn promote_reduction(ir: &mut Ir, looped: AffineForOp) -> Option<AffineForOp> {
    if looped.constant_trip_count(ir) != Some(1) {
        return None;
    }
    let around = AffineForOp::cast(ir, ir.parent_op(looped.op())?)?;
    let body = ir.first_block(looped.region(ir))?;
    let first = ir.num_results(around.op());
    let values = yielded(ir, Some(body));
    let new = with_more_arguments(ir, around, &looped.inits(ir).to_vec(), &values)?;
    let users = forward_slice(ir, looped.op());
    let results: Vec<Value> = ir.results(looped.op()).collect();
    for (index, result) in results.into_iter().enumerate() {
        let replacement = ir.result(new.op(), first + index);
        ir.replace_all_uses(result, replacement);
    }
    for user in users.into_iter().rev() {
        ir.move_after(user, new.op());
    }
    let outer = ir.first_block(new.region(ir))?;
    let arguments: Vec<Value> = ir.arguments(body).collect();
    for (index, argument) in arguments.into_iter().enumerate() {
        let position = if index == 0 { 0 } else { first + index };
        let replacement = ir.argument(outer, position);
        ir.replace_all_uses(argument, replacement);
    }
    ir.erase(ir.last_op(body)?);
    while let Some(op) = ir.first_op(body) {
        ir.move_before(op, looped.op());
    }
    ir.erase(looped.op());
    Some(new)
}

/// Replaces a loop by one with more iteration arguments.
fn with_more_arguments(
    ir: &mut Ir,
    old: AffineForOp,
    inits: &[Value],
    values: &[Value],
) -> Option<AffineForOp> {
    let ctx = ir.context().clone();
    let (lower, from) = old.bound(ir, Bound::Lower);
    let (upper, to) = old.bound(ir, Bound::Upper);
    let (lower, upper) = (ctx.affine_map_attr(lower?), ctx.affine_map_attr(upper?));
    let inits = [old.inits(ir).to_vec().as_slice(), inits].concat();
    let types: Vec<Type> = inits.iter().map(|init| ir.value_type(*init)).collect();
    let step = index_attr(&ctx, old.step_number(ir)?);
    let (location, body) = (ir.location(old.op()), ir.first_block(old.region(ir))?);
    let end = ir.last_op(body)?;
    let mut b = Builder::new(ir);
    b.set_insertion_point(old.op());
    b.set_location(location);
    let new = AffineForOp::create(&mut b, &types, &from, &to, &inits, lower, upper, step);
    let (old_region, new_region) = (old.region(ir), new.region(ir));
    ir.clear_region(new_region);
    ir.take_blocks(old_region, new_region, None);
    let known = ir.num_arguments(body) - 1;
    for ty in &types[known.min(types.len())..] {
        ir.add_argument(body, *ty, location);
    }
    let yielded: Vec<Value> = ir.operands(end).chain(values.iter().copied()).collect();
    ir.set_operands(end, &yielded);
    let results: Vec<(Value, Value)> = ir.results(old.op()).zip(ir.results(new.op())).collect();
    for (result, replacement) in results {
        ir.replace_all_uses(result, replacement);
    }
    ir.erase(old.op());
    Some(new)
}

/// The operations that use results of an operation, directly or indirectly, with definitions before uses
/// (MLIR's `getForwardSlice`).
fn forward_slice(ir: &Ir, op: Op) -> Vec<Op> {
    let mut all = Vec::new();
    for result in ir.results(op) {
        let mut found = Vec::new();
        for user in ir.uses(result) {
            visit(ir, user.op, &mut Vec::new(), &mut found);
        }
        found.reverse();
        all.extend(found);
    }
    let mut seen = Vec::new();
    all.retain(|op| {
        !seen.contains(op) && {
            seen.push(*op);
            true
        }
    });
    all
}

fn visit(ir: &Ir, op: Op, visited: &mut Vec<Op>, found: &mut Vec<Op>) {
    let nested: Vec<Op> =
        ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block)).collect();
    for nested in nested {
        if !found.contains(&nested) {
            ir_core::stack::grow(|| visit(ir, nested, visited, found));
        }
    }
    let users: Vec<Op> = ir.results(op).flat_map(|result| ir.uses(result)).map(|user| user.op).collect();
    for user in users {
        if !found.contains(&user) && !visited.contains(&user) {
            visited.push(user);
            ir_core::stack::grow(|| visit(ir, user, visited, found));
        }
    }
    if !found.contains(&op) {
        found.push(op);
    }
}
