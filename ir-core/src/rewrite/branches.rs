//! Changes of the operands that branches pass to their successors.

use crate::context::Context;
use crate::interfaces::SuccessorOperands;
use crate::ir::{
    Ir, Op, Value,
    properties::{OPERAND_SIZES, dense_i32, dense_i32_attr, erase_operand, set},
};

/// The successor operands for the successor with that index; `None` if the terminator does not implement `BranchOpInterface`.
pub(super) fn passed(ctx: &Context, ir: &Ir, branch: Op, successor: usize) -> Option<SuccessorOperands> {
    let model = ir.interfaces(ctx, branch).branch?;
    Some((model.successor_operands)(ctx, ir, branch, successor))
}

/// The values of the operands passed to the successor with that index; `None` as for [`passed`].
pub(super) fn passed_values(ctx: &Context, ir: &Ir, branch: Op, successor: usize) -> Option<Vec<Value>> {
    let passed = passed(ctx, ir, branch, successor)?;
    Some(passed.operands.map(|number| ir.operand(branch, number)).collect())
}

/// Erases the operand at index `place` among those passed to the successor with that index.
pub fn erase_passed(ctx: &Context, ir: &mut Ir, branch: Op, successor: usize, place: usize) {
    let Some(passed) = passed(ctx, ir, branch, successor) else { return };
    erase_operand(ir, branch, passed.operands.start + place);
    count(ctx, ir, branch, passed.counted_by, -1);
}

/// Appends operands to those passed to the successor with that index.
pub(super) fn append_passed(ctx: &Context, ir: &mut Ir, branch: Op, successor: usize, values: &[Value]) {
    let Some(before) = passed(ctx, ir, branch, successor) else { return };
    let more = i32::try_from(values.len()).unwrap_or(i32::MAX);
    ir.insert_operands(branch, before.operands.end, values);
    count(ctx, ir, branch, before.counted_by, more);
    // Empty segments start at the same index; the resulting successor operands show whether the right one has grown.
    let expected = before.operands.start..before.operands.end + values.len();
    let sizes = dense_i32(ir, branch, OPERAND_SIZES);
    for group in 0..sizes.len() {
        let mut sizes = sizes.clone();
        sizes[group] += more;
        set(ir, branch, OPERAND_SIZES, Some(dense_i32_attr(ctx, &sizes)));
        if passed(ctx, ir, branch, successor).is_some_and(|passed| passed.operands == expected) {
            return;
        }
    }
}

/// Updates the property that holds the number of a successor's operands, if there is one.
fn count(ctx: &Context, ir: &mut Ir, op: Op, counted_by: Option<(&str, usize)>, more: i32) {
    let Some((property, element)) = counted_by else { return };
    let mut sizes = dense_i32(ir, op, property);
    if let Some(size) = sizes.get_mut(element) {
        *size += more;
        set(ir, op, property, Some(dense_i32_attr(ctx, &sizes)));
    }
}
