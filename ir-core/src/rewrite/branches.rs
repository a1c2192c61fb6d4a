//! Changing what branches pass to blocks.

use crate::context::Context;
use crate::interfaces::SuccessorOperands;
use crate::ir::{Ir, Op, Value};
use crate::spec::groups::{OPERAND_SIZES, erase_operand};
use crate::spec::properties::{dense_i32, dense_i32_attr, set};

/// What the branch passes to its successor of that number; none when it does not say.
pub(super) fn passed(ctx: &Context, ir: &Ir, branch: Op, successor: usize) -> Option<SuccessorOperands> {
    let model = ir.interfaces(ctx, branch).branch?;
    Some((model.successor_operands)(ctx, ir, branch, successor))
}

/// The values of the operands that the branch passes to its successor of that number; none when it does not say.
pub(super) fn passed_values(ctx: &Context, ir: &Ir, branch: Op, successor: usize) -> Option<Vec<Value>> {
    let passed = passed(ctx, ir, branch, successor)?;
    Some(passed.operands.map(|number| ir.operand(branch, number)).collect())
}

/// Takes away the operand at `place` of those that the branch passes to its successor of that number.
pub(crate) fn erase_passed(ctx: &Context, ir: &mut Ir, branch: Op, successor: usize, place: usize) {
    let Some(passed) = passed(ctx, ir, branch, successor) else { return };
    erase_operand(ir, branch, passed.operands.start + place);
    count(ctx, ir, branch, passed.counted_by, -1);
}

/// Adds operands behind those that the branch passes to its successor of that number.
pub(super) fn append_passed(ctx: &Context, ir: &mut Ir, branch: Op, successor: usize, values: &[Value]) {
    let Some(before) = passed(ctx, ir, branch, successor) else { return };
    let more = i32::try_from(values.len()).unwrap_or(i32::MAX);
    ir.insert_operands(branch, before.operands.end, values);
    count(ctx, ir, branch, before.counted_by, more);
    // Groups without operands begin at the same place, so which one grows shows in what the successor then gets.
    let wanted = before.operands.start..before.operands.end + values.len();
    let sizes = dense_i32(ir, branch, OPERAND_SIZES);
    for group in 0..sizes.len() {
        let mut sizes = sizes.clone();
        sizes[group] += more;
        set(ir, branch, OPERAND_SIZES, Some(dense_i32_attr(ctx, &sizes)));
        if passed(ctx, ir, branch, successor).is_some_and(|passed| passed.operands == wanted) {
            return;
        }
    }
}

/// Counts more or fewer where it says how many operands a successor gets.
fn count(ctx: &Context, ir: &mut Ir, op: Op, counted_by: Option<(&str, usize)>, more: i32) {
    let Some((property, element)) = counted_by else { return };
    let mut sizes = dense_i32(ir, op, property);
    if let Some(size) = sizes.get_mut(element) {
        *size += more;
        set(ir, op, property, Some(dense_i32_attr(ctx, &sizes)));
    }
}
