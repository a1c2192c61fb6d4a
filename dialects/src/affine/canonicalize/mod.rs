//! Canonicalization and folds. Patterns are in MLIR's order, since results depend on it.
//!
//! Where MLIR 22 computes a wrong result, this code computes the right one, and the comparison with MLIR
//! excludes the case. Known cases: the least remainder, minima whose only result is a symbol after
//! dimensions, and a bound whose results all exceed each other.

use crate::prelude::*;

mod accesses;
mod applied;
mod basis;
mod conditions;
mod create;
mod delinearize;
mod linearize;
mod loops;
mod min_max;
mod ranges;

pub(super) use applied::{Applied, may_be_symbol};
pub use create::composed_apply;

/// Replaces an operation with a property `map` by one with another map and other operands. Discardable
/// attributes are dropped.
fn replace_map(rewriter: &mut PatternRewriter<'_>, op: Op, map: AffineMap, operands: &[Value]) {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let types: Vec<_> = ir.result_types(op).collect();
    let state = OpState { operands, result_types: &types, attributes: None, ..OpState::like(ir, op) };
    rewriter.set_insertion_point(op);
    let new = rewriter.create(&state);
    rewriter.modify(new, |ir| properties::set(ir, new, "map", Some(ctx.affine_map_attr(map))));
    let results: Vec<Value> = rewriter.ir().results(new).collect();
    rewriter.replace_op(op, &results);
}

/// The integer values of constants.
fn integers(ctx: &Context, constants: &[Option<Attribute>]) -> Vec<Option<i64>> {
    constants.iter().map(|constant| constant.and_then(|constant| int(ctx, constant))).collect()
}

/// The integer values of constant operands.
fn constant_integers(ir: &Ir, values: &[Value]) -> Vec<Option<i64>> {
    values.iter().map(|value| crate::index_or_value::IndexOrValue::Value(*value).constant(ir)).collect()
}
