//! Folds that follow from traits.

use super::{FoldResult, OpFoldResult};
use crate::context::{Attribute, Context, Traits};
use crate::ir::{Ir, Op, Value};

/// Folds by the first applicable trait.
pub(super) fn fold(
    ctx: &Context,
    ir: &mut Ir,
    op: Op,
    traits: Traits,
    constants: &[Option<Attribute>],
) -> FoldResult {
    if traits.has(Traits::COMMUTATIVE) && move_constants_back(ir, op, constants) {
        return FoldResult::InPlace;
    }
    if traits.has(Traits::INVOLUTION)
        && let Some(inner) = same_operation_below(ctx, ir, op)
        && ir.value_type(ir.operand(inner, 0)) == ir.value_type(ir.result(op, 0))
    {
        return ir.operand(inner, 0).into();
    }
    if traits.has(Traits::IDEMPOTENT)
        && let Some(folded) = idempotent(ctx, ir, op)
    {
        return folded.into();
    }
    if traits.has(Traits::CAST) && changes_no_type(ir, op) {
        return FoldResult::Many(ir.operands(op).map(OpFoldResult::Value).collect());
    }
    FoldResult::Failure
}

/// Whether the result types equal the operand types.
fn changes_no_type(ir: &Ir, op: Op) -> bool {
    let types = |value| ir.value_type(value);
    ir.num_operands(op) > 0 && ir.operands(op).map(types).eq(ir.results(op).map(types))
}

/// Moves constant operands after the others, preserving the order of both. Returns whether any operand moved.
fn move_constants_back(ir: &mut Ir, op: Op, constants: &[Option<Attribute>]) -> bool {
    let first = constants.iter().position(Option::is_some).unwrap_or(constants.len());
    if constants.len() < 2 || constants[first..].iter().all(Option::is_some) {
        return false;
    }
    let operands: Vec<Value> = ir.operands(op).collect();
    let of_kind = |expected: bool| {
        operands.iter().zip(constants).filter(move |(_, c)| c.is_some() == expected).map(|(&value, _)| value)
    };
    let ordered: Vec<Value> = of_kind(false).chain(of_kind(true)).collect();
    // Operands that stay keep their position in the use lists.
    for (index, value) in ordered.into_iter().enumerate() {
        if ir.operand(op, index) != value {
            ir.set_operand(op, index, value);
        }
    }
    true
}

/// The operation of the same name that defines the first operand; both must have an operand and a single
/// result.
fn same_operation_below(_ctx: &Context, ir: &Ir, op: Op) -> Option<Op> {
    if ir.num_operands(op) == 0 || ir.num_results(op) != 1 {
        return None;
    }
    let inner = ir.defining_op(ir.operand(op, 0))?;
    (ir.name(inner) == ir.name(op) && ir.num_results(inner) == 1).then_some(inner)
}

/// Folds `f(f(x))` to `f(x)`, and `f(x, x)` to `x`.
fn idempotent(ctx: &Context, ir: &Ir, op: Op) -> Option<Value> {
    let operand = (ir.num_operands(op) > 0).then(|| ir.operand(op, 0))?;
    let fits = ir.num_results(op) == 1 && ir.value_type(operand) == ir.value_type(ir.result(op, 0));
    let folds = match ir.num_operands(op) {
        1 => same_operation_below(ctx, ir, op).is_some(),
        2 => operand == ir.operand(op, 1),
        _ => false,
    };
    (fits && folds).then_some(operand)
}
