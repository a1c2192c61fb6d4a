//! Regions: the contents replace the operation, or vanish.

use super::{Edit, nested_ops};
use crate::stand_in::{self, Source};
use ir_core::Module;
use ir_core::context::Traits;
use ir_core::interfaces::is_symbol;
use ir_core::ir::{Ir, Op, Region, Value};

/// Replaces operations by the contents of a region with one block.
pub fn hoist(module: &Module) -> Vec<Edit> {
    let ir = module.ir();
    let ops = nested_ops(module).into_iter().filter(|&op| !is_symbol(ir, op));
    let regions = ops.flat_map(|op| ir.regions(op).map(move |region| (op, region)));
    regions.map(|(op, region)| -> Edit { Box::new(move |ir| hoist_region(ir, op, region)) }).collect()
}

/// `scf.if %c { a(); scf.yield }` becomes `a()`.
fn hoist_region(ir: &mut Ir, op: Op, region: Region) -> bool {
    if !ir.is_live(op) || ir.parent_block(op).is_none() {
        return false;
    }
    let Some(block) = ir.only_block(region) else { return false };
    for argument in ir.arguments(block).collect::<Vec<_>>() {
        if ir.is_unused(argument) {
            continue;
        }
        let Some(value) = operand_or_other(ir, op, argument) else { return false };
        ir.replace_all_uses(argument, value);
    }
    let terminator = ir.last_op(block).filter(|&last| ir.name(last).has(ir.context(), Traits::TERMINATOR));
    let yielded = terminator.map(|terminator| ir.operands(terminator).to_vec()).unwrap_or_default();
    while let Some(first) = ir.first_op(block).filter(|&first| Some(first) != terminator) {
        ir.move_before(first, op);
    }
    for (index, result) in ir.results(op).to_vec().into_iter().enumerate() {
        if ir.is_unused(result) {
            continue;
        }
        let ty = ir.value_type(result);
        let own = yielded.get(index).copied().filter(|&value| ir.value_type(value) == ty);
        let Some(value) = own.or_else(|| operand_or_other(ir, op, result)) else { return false };
        ir.replace_all_uses(result, value);
    }
    ir.erase(op);
    true
}

/// An operand of the type of `value`, or else another stand-in before `op`.
fn operand_or_other(ir: &mut Ir, op: Op, value: Value) -> Option<Value> {
    let ty = ir.value_type(value);
    stand_in::find(ir, op, ty, Source::Operand).or_else(|| stand_in::find(ir, op, ty, Source::Argument))
}

/// Erases the blocks of regions. A function becomes a private declaration.
pub fn clear(module: &Module) -> Vec<Edit> {
    let ir = module.ir();
    let regions =
        nested_ops(module).into_iter().flat_map(|op| ir.regions(op).map(move |region| (op, region)));
    regions.map(|(op, region)| -> Edit { Box::new(move |ir| clear_region(ir, op, region)) }).collect()
}

fn clear_region(ir: &mut Ir, op: Op, region: Region) -> bool {
    if !ir.is_live(op) || ir.is_empty_region(region) {
        return false;
    }
    ir.clear_region(region);
    if is_symbol(ir, op) && ir.interfaces(&ir.context().clone(), op).callable.is_some() {
        let private = ir.context().string_attr("private");
        ir.set_attribute(op, "sym_visibility", private);
    }
    true
}
