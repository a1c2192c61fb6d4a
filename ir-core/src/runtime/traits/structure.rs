//! Traits of the structure of an operation: its block, its regions, its parent, its segment sizes.

use crate::context::{Context, Traits};
use crate::ir::{Ir, Op};
use crate::runtime::{
    groups::{OPERAND_SIZES, RESULT_SIZES},
    properties::dense_i32,
    verify::Verified,
};
use crate::verify::{op_error, op_failure};

pub use crate::verify::{isolated_from_above, symbol_table};

/// `ZeroRegions`
pub fn zero_regions(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    holds(ir, op, ir.num_regions(op) == 0, "requires zero regions")
}

/// `OneRegion`, and `HasParallelRegion`, which has the same check
pub fn one_region(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    holds(ir, op, ir.num_regions(op) == 1, "requires one region")
}

/// `ZeroResults`
pub fn zero_results(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    holds(ir, op, ir.num_results(op) == 0, "requires zero results")
}

/// `ZeroOperands`
pub fn zero_operands(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    holds(ir, op, ir.num_operands(op) == 0, "requires zero operands")
}

/// `ZeroSuccessors`
pub fn zero_successors(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    match ir.num_successors(op) {
        0 => Ok(()),
        found => Err(op_error(ir, op, &format!("requires 0 successors but found {found}"))),
    }
}

/// Fails with this message, unless the condition holds.
fn holds(ir: &Ir, op: Op, condition: bool, message: &str) -> Verified {
    if condition { Ok(()) } else { Err(op_error(ir, op, message)) }
}

/// `IsTerminator`: the operation is the last one of its block, and its successors are in its region.
pub fn is_terminator(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let block = ir.parent_block(op).filter(|block| ir.last_op(*block) == Some(op));
    let Some(block) = block else {
        return Err(op_error(ir, op, "must be the last operation in the parent block"));
    };
    if ir.num_successors(op) == 0 {
        return Ok(());
    }
    let region = ir.parent_region(block);
    if ir.successors(op).any(|successor| ir.parent_region(successor) != region) {
        return Err(op_failure(ir, op, "reference to block defined in another region"));
    }
    Ok(())
}

/// `NoRegionArguments`
pub fn no_region_arguments(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let has_arguments = |region| ir.first_block(region).is_some_and(|block| ir.num_arguments(block) != 0);
    let Some(index) = ir.regions(op).position(has_arguments) else { return Ok(()) };
    let message = match ir.num_regions(op) {
        1 => "region should have no arguments".to_owned(),
        _ => format!("region #{index} should have no arguments"),
    };
    Err(op_error(ir, op, &message))
}

/// `SingleBlock`: each region has at most one block, which is not empty unless the operation also has `NoTerminator`.
pub fn single_block(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    for (index, region) in ir.regions(op).enumerate() {
        let Some(block) = ir.first_block(region) else { continue };
        if !ir.has_one_block(region) {
            let message = format!("expects region #{index} to have 0 or 1 blocks");
            return Err(op_error(ir, op, &message));
        }
        if ir.first_op(block).is_none() && !ir.name(op).has(ctx, Traits::NO_TERMINATOR) {
            return Err(op_error(ir, op, "expects a non-empty block"));
        }
    }
    Ok(())
}

/// `SingleBlockImplicitTerminator`, after the regions were verified: each ends with the terminator.
pub fn ends_with(ctx: &Context, ir: &Ir, op: Op, terminator: &str) -> Verified {
    for block in ir.regions(op).filter_map(|region| ir.first_block(region)) {
        let Some(last) = ir.last_op(block) else { continue };
        let found = ir.name(last).as_str(ctx);
        if found != terminator {
            let message = format!("expects regions to end with '{terminator}', found '{found}'");
            let note = format!("in custom textual format, the absence of terminator implies '{terminator}'");
            return Err(op_error(ir, op, &message).with_note(ir.location(op), note));
        }
    }
    Ok(())
}

/// `HasParent` and `ParentOneOf`: the parent is one of `parents`.
pub fn has_parent(ctx: &Context, ir: &Ir, op: Op, parents: &[&str]) -> Verified {
    if ir.parent_op(op).is_some_and(|parent| parents.contains(&ir.name(parent).as_str(ctx))) {
        return Ok(());
    }
    let many = if parents.len() > 1 { "to be one of " } else { "" };
    Err(op_error(ir, op, &format!("expects parent op {many}'{}'", parents.join(", "))))
}

/// `AttrSizedOperandSegments`
pub fn attr_sized_operand_segments(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    segments(ir, op, "operand", ir.num_operands(op), (OPERAND_SIZES, &dense_i32(ir, op, OPERAND_SIZES)))
}

/// `AttrSizedResultSegments`
pub fn attr_sized_result_segments(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    segments(ir, op, "result", ir.num_results(op), (RESULT_SIZES, &dense_i32(ir, op, RESULT_SIZES)))
}

/// Checks that the sizes in the property `name` add up to `count`.
///
/// # Errors
/// When a size is negative, or the sum differs.
pub fn segments(ir: &Ir, op: Op, kind: &str, count: usize, (name, sizes): (&str, &[i32])) -> Verified {
    let error = |message: String| Err(op_error(ir, op, &message));
    if sizes.iter().any(|size| *size < 0) {
        return error(format!("'{name}' attribute cannot have negative elements"));
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if total != count as i64 {
        return error(format!(
            "{kind} count ({count}) does not match with the total size ({total}) specified in attribute '{name}'"
        ));
    }
    Ok(())
}
