//! What traits promise of an operation.

use super::{op_error, symbol};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::ops::Traits;

/// Checks the operation against its traits, in the order in which MLIR lists them.
pub(super) fn verify(ctx: &Context, ir: &Ir, op: Op, traits: Traits) -> Result<(), Diagnostic> {
    let fail = |message: &str| Err(op_error(ctx, ir, op, message));
    let (regions, results) = (ir.num_regions(op), ir.num_results(op));
    let (successors, operands) = (ir.num_successors(op), ir.num_operands(op));
    if traits.has(Traits::ZERO_REGIONS) && regions != 0 {
        return fail("requires zero regions");
    }
    if traits.has(Traits::ONE_REGION) && regions != 1 {
        return fail("requires one region");
    }
    if traits.has(Traits::ZERO_RESULTS) && results != 0 {
        return fail("requires zero results");
    }
    if traits.has(Traits::ONE_RESULT) && results != 1 {
        return fail("requires one result");
    }
    if traits.has(Traits::ZERO_SUCCESSORS) && successors != 0 {
        return fail(&format!("requires 0 successors but found {successors}"));
    }
    if traits.has(Traits::ONE_SUCCESSOR) && successors != 1 {
        return fail(&format!("requires 1 successor but found {successors}"));
    }
    if traits.has(Traits::ZERO_OPERANDS) && operands != 0 {
        return fail("requires zero operands");
    }
    if traits.has(Traits::ONE_OPERAND) && operands != 1 {
        return fail("requires a single operand");
    }
    verify_regions(ctx, ir, op, traits)?;
    if traits.has(Traits::SYMBOL) { symbol::verify_symbol(ctx, ir, op) } else { Ok(()) }
}

fn verify_regions(ctx: &Context, ir: &Ir, op: Op, traits: Traits) -> Result<(), Diagnostic> {
    if traits.has(Traits::NO_REGION_ARGUMENTS) {
        for region in ir.regions(op) {
            let arguments = ir.first_block(region).map_or(0, |block| ir.num_arguments(block));
            if arguments == 0 {
                continue;
            }
            let message = match ir.num_regions(op) {
                1 => "region should have no arguments".to_owned(),
                _ => format!("region #{} should have no arguments", ir.region_number(region)),
            };
            return Err(op_error(ctx, ir, op, &message));
        }
    }
    if traits.has(Traits::SINGLE_BLOCK) {
        for (number, region) in ir.regions(op).enumerate() {
            let Some(block) = ir.first_block(region) else { continue };
            if !ir.has_one_block(region) {
                let message = format!("expects region #{number} to have 0 or 1 blocks");
                return Err(op_error(ctx, ir, op, &message));
            }
            if !traits.has(Traits::NO_TERMINATOR) && ir.first_op(block).is_none() {
                return Err(op_error(ctx, ir, op, "expects a non-empty block"));
            }
        }
    }
    Ok(())
}
