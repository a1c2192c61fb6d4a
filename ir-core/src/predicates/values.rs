//! Methods of values, operations, regions and blocks, as predicates use them.

use super::count;
use crate::context::Type;
use crate::ir::{Block, Ir, Op, Region, Value};

/// `Value::use_empty`
pub fn is_unused(ir: &Ir, value: Value) -> bool {
    ir.is_unused(value)
}

/// `Value::hasOneUse`
pub fn has_one_use(ir: &Ir, value: Value) -> bool {
    ir.has_one_use(value)
}

/// `Value::getType`
pub fn value_type(ir: &Ir, value: Value) -> Type {
    ir.value_type(value)
}

/// `ValueRange::getTypes`
pub fn value_types(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| ir.value_type(*value)).collect()
}

/// `Operation::getOperand(number)`
pub fn operand(ir: &Ir, op: Op, index: i64) -> Option<Value> {
    usize::try_from(index)
        .ok()
        .filter(|index| *index < ir.num_operands(op))
        .map(|index| ir.operand(op, index))
}

/// `Operation::getResult(number)`
pub fn result(ir: &Ir, op: Op, index: i64) -> Option<Value> {
    usize::try_from(index).ok().filter(|index| *index < ir.num_results(op)).map(|index| ir.result(op, index))
}

/// `Operation::getNumOperands`
pub fn num_operands(ir: &Ir, op: Op) -> i64 {
    count(ir.num_operands(op))
}

/// `Operation::getNumResults`
pub fn num_results(ir: &Ir, op: Op) -> i64 {
    count(ir.num_results(op))
}

/// `Operation::getNumRegions`
pub fn num_regions(ir: &Ir, op: Op) -> i64 {
    count(ir.num_regions(op))
}

/// `Operation::getNumSuccessors`
pub fn num_successors(ir: &Ir, op: Op) -> i64 {
    count(ir.num_successors(op))
}

/// `Operation::getOperands`
pub fn operands(ir: &Ir, op: Op) -> Vec<Value> {
    ir.operands(op).collect()
}

/// `Operation::getResults`
pub fn results(ir: &Ir, op: Op) -> Vec<Value> {
    ir.results(op).collect()
}

/// `Operation::getOperandTypes`
pub fn operand_types(ir: &Ir, op: Op) -> Vec<Type> {
    ir.operand_types(op).collect()
}

/// `Operation::getResultTypes`
pub fn result_types(ir: &Ir, op: Op) -> Vec<Type> {
    ir.result_types(op).collect()
}

/// `Operation::getParentOp`
pub fn parent_op(ir: &Ir, op: Op) -> Option<Op> {
    ir.parent_op(op)
}

/// `llvm::hasNItems(region, n)`: whether the region has exactly `n` blocks.
pub fn has_blocks(ir: &Ir, region: Region, n: i64) -> bool {
    blocks(ir, region, n) == n
}

/// `llvm::hasNItemsOrMore(region, n)`
pub fn has_blocks_or_more(ir: &Ir, region: Region, n: i64) -> bool {
    blocks(ir, region, n) >= n
}

/// `llvm::hasNItemsOrLess(region, n)`
pub fn has_blocks_or_less(ir: &Ir, region: Region, n: i64) -> bool {
    blocks(ir, region, n) <= n
}

/// The number of blocks, counted up to one more than `most`.
fn blocks(ir: &Ir, region: Region, most: i64) -> i64 {
    let enough = usize::try_from(most).unwrap_or(0).saturating_add(1);
    count(ir.blocks(region).take(enough).count())
}

/// `Region::empty`
pub fn is_empty_region(ir: &Ir, region: Region) -> bool {
    ir.is_empty_region(region)
}

/// `Region::hasOneBlock`
pub fn has_one_block(ir: &Ir, region: Region) -> bool {
    ir.has_one_block(region)
}

/// `Region::getNumArguments`: the number of arguments of its entry block.
pub fn num_region_arguments(ir: &Ir, region: Region) -> i64 {
    ir.first_block(region).map_or(0, |block| count(ir.num_arguments(block)))
}

/// `Block::getNumArguments`
pub fn num_block_arguments(ir: &Ir, block: Block) -> i64 {
    count(ir.num_arguments(block))
}
