//! The callees of calls, and their types.

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Ident, Type};
use ir_core::ir::properties::dense_i32;
use ir_core::ir::{Ir, Op, Value};
use ir_core::predicates::attributes::type_value;

/// The callee of a call.
#[derive(Clone, Copy)]
pub(super) enum Callee {
    Symbol(Ident),
    Address(Value),
}

/// The operands of a call without those of bundles. The first one is the address, if there is no symbol.
pub(super) fn call_operands(ir: &Ir, op: Op) -> Vec<Value> {
    let sizes = dense_i32(ir, op, "operandSegmentSizes");
    let count = sizes.first().map_or(ir.num_operands(op), |size| *size as usize);
    ir.operands(op).take(count).collect()
}

/// The type of the callee: that of the operation, or that of its operands and result.
pub(super) fn callee_type(ir: &Ir, op: Op, arguments: &[Value]) -> LLVMFunctionType {
    let ctx = ir.context();
    let given = ir.attribute(op, "var_callee_type").and_then(|ty| type_value(ctx, ty));
    given.and_then(|ty| LLVMFunctionType::cast(ctx, ty)).unwrap_or_else(|| {
        let result = ir.result_types(op).next().unwrap_or_else(|| dialect_llvm::types::void(ctx));
        let types: Vec<Type> = arguments.iter().map(|operand| ir.value_type(*operand)).collect();
        LLVMFunctionType::get(ctx, result, &types, false)
    })
}
