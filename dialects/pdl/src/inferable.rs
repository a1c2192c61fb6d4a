//! Verification that the result types of operations that a rewrite creates can be found out.

use ir_core::context::OpName;
use ir_core::ir::{Block, Ir, Op, OpHandle as _, Use, Value};
use ir_core::predicates::attributes::string_value;
use ir_core::runtime::Length;
use ir_core::runtime::inference::Inference;
use ir_core::verify::op_error;

use super::{ApplyNativeRewriteOp, OperandOp, OperandsOp, OperationOp, ReplaceOp, TypeOp, TypesOp};
use crate::parts::{Verified, is, users};

const NOT_INFERABLE: &str =
    "must have inferable or constrained result types when nested within `pdl.rewrite`";

/// The name of the operation that is matched or created.
pub(crate) fn operation_name(ir: &Ir, op: OperationOp) -> Option<OpName> {
    let ctx = ir.context();
    let name = ir.attribute(op.op(), "opName").and_then(|name| string_value(ctx, name))?;
    Some(ctx.op_name(name))
}

/// Whether an operation of this name has an inference of its result types.
pub(crate) fn has_inference(ir: &Ir, name: OpName) -> bool {
    name.spec(ir.context()).is_some_and(|spec| !matches!(spec.inference, Inference::None))
}

/// Whether the created operation infers its result types, as far as is known: an unregistered operation might.
pub(crate) fn might_infer(ir: &Ir, op: OperationOp) -> bool {
    operation_name(ir, op).is_some_and(|name| !name.is_registered(ir.context()) || has_inference(ir, name))
}

/// Whether the operation of a use replaces one that exists when the used operation is created, whose types are then known.
pub(crate) fn is_replacement(ir: &Ir, created: Op, found: Use) -> bool {
    if !is::<ReplaceOp>(ir, found.op) || found.index == 0 {
        return false;
    }
    match ir.defining_op(ir.operand(found.op, 0)) {
        Some(replaced) => {
            ir.parent_block(replaced) != ir.parent_block(created) || ir.is_before(replaced, created)
        }
        None => false,
    }
}

/// Whether the type that a value means is known when the rewrite begins: it is constant, of a matched value, or of native code.
fn is_known(ir: &Ir, ty: Value, rewrite: Option<Block>) -> bool {
    let Some(op) = ir.defining_op(ty) else { return false };
    if is::<ApplyNativeRewriteOp>(ir, op) {
        return true;
    }
    let constant = match (is::<TypeOp>(ir, op), is::<TypesOp>(ir, op)) {
        (true, _) => "constantType",
        (_, true) => "constantTypes",
        _ => return false,
    };
    let constrains_input = |user: Op| {
        ir.parent_block(user) != rewrite
            && (is::<OperandOp>(ir, user) || is::<OperandsOp>(ir, user) || is::<OperationOp>(ir, user))
    };
    ir.attribute(op, constant).is_some() || users(ir, op).any(constrains_input)
}

/// Whether operations of this registered name have a result in any case.
fn has_some_result(ir: &Ir, name: OpName) -> bool {
    match name.spec(ir.context()) {
        Some(spec) => spec.results.iter().any(|result| result.length == Length::One),
        None => true,
    }
}

/// Verifies that the types of an operation in a rewrite can be found out, without an inference by the operation.
pub(crate) fn check_result_types(ir: &Ir, operation: OperationOp) -> Verified {
    let (ctx, op) = (ir.context(), operation.op());
    if ir.uses(ir.result(op, 0)).any(|found| is_replacement(ir, op, found)) {
        return Ok(());
    }
    let fail = |note: String| Err(op_error(ir, op, NOT_INFERABLE).with_note(ir.location(op), note));
    let types: Vec<Value> = operation.type_values(ir).collect();
    if types.is_empty() {
        return match operation_name(ir, operation).filter(|name| name.is_registered(ctx)) {
            Some(name) if has_some_result(ir, name) => fail(format!(
                "operation is created in a non-inferrable context, but '{}' does not implement \
                 InferTypeOpInterface",
                name.as_str(ctx)
            )),
            _ => Ok(()),
        };
    }
    let block = ir.parent_block(op);
    match types.iter().position(|ty| !is_known(ir, *ty, block)) {
        Some(index) => fail(format!("result type #{index} was not constrained")),
        None => Ok(()),
    }
}
