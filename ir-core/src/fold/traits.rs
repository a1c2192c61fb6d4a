//! What traits allow to fold.

use super::{FoldResult, OpFoldResult};
use crate::context::{Attribute, Context};
use crate::ir::{Ir, Op, Value};
use crate::ops::Traits;

/// Folds by the first trait that can.
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

/// Whether the operation has results of its operands' types, one for each.
fn changes_no_type(ir: &Ir, op: Op) -> bool {
    let types = |value| ir.value_type(value);
    ir.num_operands(op) > 0 && ir.operands(op).map(types).eq(ir.results(op).map(types))
}

/// Moves operands that are constants behind the others, keeping the order of each kind. Returns whether any moved.
fn move_constants_back(ir: &mut Ir, op: Op, constants: &[Option<Attribute>]) -> bool {
    let first = constants.iter().position(Option::is_some).unwrap_or(constants.len());
    if constants.len() < 2 || constants[first..].iter().all(Option::is_some) {
        return false;
    }
    let operands: Vec<Value> = ir.operands(op).collect();
    let of_kind = |wanted: bool| {
        operands.iter().zip(constants).filter(move |(_, c)| c.is_some() == wanted).map(|(&value, _)| value)
    };
    let ordered: Vec<Value> = of_kind(false).chain(of_kind(true)).collect();
    // Operands that stay keep their place in the lists of uses.
    for (number, value) in ordered.into_iter().enumerate() {
        if ir.operand(op, number) != value {
            ir.set_operand(op, number, value);
        }
    }
    true
}

/// The operation of the same name whose result is the first operand, both with one operand or more and a result.
fn same_operation_below(_ctx: &Context, ir: &Ir, op: Op) -> Option<Op> {
    if ir.num_operands(op) == 0 || ir.num_results(op) != 1 {
        return None;
    }
    let inner = ir.defining_op(ir.operand(op, 0))?;
    (ir.name(inner) == ir.name(op) && ir.num_results(inner) == 1).then_some(inner)
}

/// `f(f(x))` is `f(x)`, and `f(x, x)` is `x`.
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
