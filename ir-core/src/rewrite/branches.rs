//! Changes of the operands that branches pass to their successors.

use crate::context::Context;
use crate::interfaces::SuccessorOperands;
use crate::ir::{
    Ir, Op, Value,
    properties::{OPERAND_SIZES, dense_i32, dense_i32_attr, erase_operands, set},
};

/// The successor operands of the successor with that index; `None` if the terminator does not implement
/// `BranchOpInterface`.
pub(super) fn passed(ctx: &Context, ir: &Ir, branch: Op, successor: usize) -> Option<SuccessorOperands> {
    let model = ir.interfaces(ctx, branch).branch?;
    Some((model.successor_operands)(ctx, ir, branch, successor))
}

/// Erases the operands with these indices among those passed to the successor with that index; the indices
/// are in ascending order without duplicates.
pub fn erase_passed(ctx: &Context, ir: &mut Ir, branch: Op, successor: usize, places: &[usize]) {
    let Some(passed) = passed(ctx, ir, branch, successor) else { return };
    let indices: Vec<usize> = places.iter().map(|place| passed.operands.start + place).collect();
    erase_operands(ir, branch, &indices);
    count(ctx, ir, branch, passed.counted_by, -i32::try_from(places.len()).unwrap_or(i32::MAX));
}

/// Appends operands to those passed to the successor with that index.
pub fn append_passed(ctx: &Context, ir: &mut Ir, branch: Op, successor: usize, values: &[Value]) {
    let Some(before) = passed(ctx, ir, branch, successor) else { return };
    let more = i32::try_from(values.len()).unwrap_or(i32::MAX);
    ir.insert_operands(branch, before.operands.end, values);
    count(ctx, ir, branch, before.counted_by, more);
    // Empty segments start at the same index; the resulting successor operands show whether the right one has
    // grown.
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

/// Updates the property with the number of a successor's operands, if it exists.
fn count(ctx: &Context, ir: &mut Ir, op: Op, counted_by: Option<(&str, usize)>, more: i32) {
    let Some((property, element)) = counted_by.filter(|_| more != 0) else { return };
    let mut sizes = dense_i32(ir, op, property);
    if let Some(size) = sizes.get_mut(element) {
        *size += more;
        set(ir, op, property, Some(dense_i32_attr(ctx, &sizes)));
    }
}
