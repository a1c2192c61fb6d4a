//! Operands and expressions, with the parentheses that precedence requires.

use super::{Emitter, Written};
use dialects::emitc::expressions::is_c_expression;
use dialects::emitc::{AssignOp, CmpOp, CmpPredicate, ExpressionOp, IfOp, ReturnOp, SwitchOp, VariableOp};
use ir_core::ir::{Definition, Ir, Op, OpHandle as _, Value};
use ir_core::verify::op_failure;

/// The precedence of what separates the operands of calls.
const LOWEST: u8 = 0;

/// Whether the operation has no text of its own: its result is written where it is used.
pub(super) fn is_deferred(ir: &Ir, op: Op) -> bool {
    let deferred =
        ["dereference", "get_field", "get_global", "literal", "member", "member_of_ptr", "subscript"];
    let name = ir.name(op).as_str(ir.context());
    name.strip_prefix("emitc.").is_some_and(|name| deferred.contains(&name))
}

/// Whether an expression is written as part of its only user.
pub(super) fn is_inlined(ir: &Ir, expression: ExpressionOp) -> bool {
    let result = expression.result(ir);
    if expression.do_not_inline(ir) || !ir.has_one_use(result) {
        return false;
    }
    let Some(user) = ir.uses(result).next().map(|found| found.op) else { return false };
    if is_deferred(ir, user) || ExpressionOp::cast(ir, user).is_some() || is_c_expression(ir, user) {
        return false;
    }
    !expression.has_side_effects(ir) || keeps_order(ir, expression, user)
}

/// Whether side effects of an expression take place in the same order when its user contains it: the user is the next operation, and C++
/// defines when it evaluates the operand.
fn keeps_order(ir: &Ir, expression: ExpressionOp, user: Op) -> bool {
    if ir.next(expression.op()) != Some(user) {
        return false;
    }
    let is_variable =
        |value| ir.defining_op(value).is_some_and(|variable| VariableOp::cast(ir, variable).is_some());
    IfOp::cast(ir, user).is_some()
        || SwitchOp::cast(ir, user).is_some()
        || ReturnOp::cast(ir, user).is_some()
        || AssignOp::cast(ir, user)
            .is_some_and(|assign| assign.value(ir) == expression.result(ir) && is_variable(assign.var(ir)))
}

impl Emitter<'_> {
    /// Precedence of the operator of an operation; a higher one binds more strongly.
    fn precedence(&self, op: Op) -> Result<u8, ir_core::diagnostic::Diagnostic> {
        let name = self.ir.name(op).as_str(self.ctx);
        let precedence = match name.strip_prefix("emitc.").unwrap_or_default() {
            "constant" => 17,
            "call" | "call_opaque" | "load" => 16,
            "address_of" | "apply" | "bitwise_not" | "cast" | "logical_not" | "unary_minus"
            | "unary_plus" => 15,
            "div" | "mul" | "rem" => 13,
            "add" | "sub" => 12,
            "bitwise_left_shift" | "bitwise_right_shift" => 11,
            "cmp" => match CmpOp::cast(self.ir, op).map(|compare| compare.predicate(self.ir)) {
                Some(CmpPredicate::Eq | CmpPredicate::Ne) => 8,
                Some(CmpPredicate::ThreeWay) => 10,
                _ => 9,
            },
            "bitwise_and" => 7,
            "bitwise_xor" => 6,
            "bitwise_or" => 5,
            "logical_and" => 4,
            "logical_or" => 3,
            "conditional" => 2,
            _ => return Err(op_failure(self.ir, op, "unsupported operation")),
        };
        Ok(precedence)
    }

    /// Writes an expression.
    pub(super) fn expression(&mut self, expression: ExpressionOp) -> Written {
        let Some(root) = expression.root(self.ir) else { return Ok(()) };
        let outer = self.expression.replace(expression);
        let precedence = self.precedence(root)?;
        self.precedences.push(precedence);
        self.operation(root, false)?;
        self.precedences.pop();
        self.expression = outer;
        Ok(())
    }

    /// Writes a value that an operation uses.
    pub(super) fn operand(&mut self, value: Value) -> Written {
        let around = self.expression.map(|expression| expression.op());
        let value = match self.ir.definition(value) {
            Definition::Result(op, _) => {
                if around.is_some() && self.ir.parent_op(op) == around {
                    return self.nested(op);
                }
                match ExpressionOp::cast(self.ir, op).filter(|op| is_inlined(self.ir, *op)) {
                    Some(expression) => return self.expression(expression),
                    None => value,
                }
            }
            Definition::Argument(block, index) => {
                let owner = self.ir.parent_region(block).map(|region| self.ir.parent_op(region));
                let owner = owner.and_then(|op| ExpressionOp::cast(self.ir, op));
                owner.map_or(value, |expression| self.ir.operand(expression.op(), index))
            }
        };
        let name = self.names.value(value);
        self.out.write(&name);
        Ok(())
    }

    /// Writes an operation of the expression as an operand, in parentheses if it binds no stronger than the operator around.
    fn nested(&mut self, op: Op) -> Written {
        let precedence = self.precedence(op)?;
        let is_enclosed = precedence <= self.precedences.last().copied().unwrap_or(LOWEST);
        if is_enclosed {
            self.out.write("(");
        }
        self.precedences.push(precedence);
        self.operation(op, false)?;
        if is_enclosed {
            self.out.write(")");
        }
        self.precedences.pop();
        Ok(())
    }

    /// Writes the operands of an operation, separated by commas.
    pub(super) fn operands(&mut self, op: Op) -> Written {
        let operands: Vec<Value> = self.ir.operands(op).collect();
        self.list(&operands, |emitter, value| {
            let is_nested = emitter.expression.is_some();
            if is_nested {
                emitter.precedences.push(LOWEST);
            }
            emitter.operand(*value)?;
            if is_nested {
                emitter.precedences.pop();
            }
            Ok(())
        })
    }
}
