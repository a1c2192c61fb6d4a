//! Expressions: the operations that may be part of one, and their side effects.

use super::{ExpressionOp, YieldOp, types::is_fundamental};
use crate::prelude::*;

/// Whether the operation may be part of a C expression (it implements `CExpressionInterface`).
#[must_use]
pub fn is_c_expression(ir: &Ir, op: Op) -> bool {
    effects(ir, op).is_some()
}

/// Whether evaluating the operation earlier, later or twice may change the behaviour (`hasSideEffects` of
/// `CExpressionInterface`). Operations outside of expressions have side effects.
#[must_use]
pub fn has_side_effects(ir: &Ir, op: Op) -> bool {
    effects(ir, op).unwrap_or(true)
}

/// Whether the operation has side effects; `None` if it is never part of an expression.
fn effects(ir: &Ir, op: Op) -> Option<bool> {
    let ctx = ir.context();
    let name = ir.name(op).as_str(ctx).strip_prefix("emitc.")?;
    let is_any_other =
        |mut types: Box<dyn Iterator<Item = Type> + '_>| Some(types.any(|ty| !is_fundamental(ctx, ty)));
    match name {
        "address_of" | "call" | "cast" | "conditional" => Some(false),
        "call_opaque" | "load" => Some(true),
        "constant" => is_any_other(Box::new(ir.result_types(op))),
        "apply" => {
            let operator = ir.attribute(op, "applicableOperator");
            let operator = operator.and_then(|text| ir_core::predicates::attributes::string_value(ctx, text));
            Some(operator == Some("*"))
        }
        "add"
        | "bitwise_and"
        | "bitwise_left_shift"
        | "bitwise_not"
        | "bitwise_or"
        | "bitwise_right_shift"
        | "bitwise_xor"
        | "cmp"
        | "div"
        | "logical_and"
        | "logical_not"
        | "logical_or"
        | "mul"
        | "rem"
        | "sub"
        | "unary_minus"
        | "unary_plus" => is_any_other(Box::new(ir.operand_types(op))),
        _ => None,
    }
}

impl ExpressionOp {
    /// The operation that defines the yielded value.
    #[must_use]
    pub fn root(self, ir: &Ir) -> Option<Op> {
        let end = ir.last_op(self.body(ir)?).and_then(|end| YieldOp::cast(ir, end))?;
        ir.defining_op(ir.operands(end.op()).next()?)
    }

    /// The block with the operations.
    #[must_use]
    pub fn body(self, ir: &Ir) -> Option<Block> {
        ir.first_block(self.region(ir))
    }

    /// Whether an operation of the expression has side effects.
    #[must_use]
    pub fn has_side_effects(self, ir: &Ir) -> bool {
        let Some(body) = self.body(ir) else { return false };
        ir.ops(body).any(|op| YieldOp::cast(ir, op).is_none() && has_side_effects(ir, op))
    }
}
