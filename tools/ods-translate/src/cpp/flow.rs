//! Loops, conditions and branches.

use super::expressions::is_inlined;
use super::{Emitter, Written};
use dialects::cf::CondBranchOp;
use dialects::emitc::{ExpressionOp, SwitchOp};
use ir_core::ir::{Block, Op, Value};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::runtime::OpHandle as _;
use ir_core::verify::op_error;

impl Emitter<'_> {
    /// Writes the operations of a region but for its terminator.
    fn without_terminator(&mut self, op: Op, region: usize) -> Written {
        let Some(block) = self.ir.first_block(self.ir.region(op, region)) else { return Ok(()) };
        let ops: Vec<Op> = self.ir.ops(block).collect();
        let count = ops.len().saturating_sub(1);
        ops.into_iter().take(count).try_for_each(|op| self.operation(op, true))
    }

    pub(super) fn for_loop(&mut self, op: Op) -> Written {
        let [lower, upper, step] = [0, 1, 2].map(|index| self.ir.operand(op, index));
        let Some(body) = self.ir.first_block(self.ir.region(op, 0)) else { return Ok(()) };
        let counter = self.ir.argument(body, 0);
        self.out.write("for (");
        self.ty(self.ir.location(op), self.ir.value_type(counter))?;
        let name = self.names.counter(counter);
        self.out.write(&format!(" {name} = "));
        self.operand(lower)?;
        self.out.write(&format!("; {name} < "));
        let expression = self.ir.defining_op(upper).and_then(|op| ExpressionOp::cast(self.ir, op));
        let is_enclosed = expression.is_some_and(|expression| is_inlined(self.ir, expression));
        self.out.write(if is_enclosed { "(" } else { "" });
        self.operand(upper)?;
        self.out.write(if is_enclosed { ")" } else { "" });
        self.out.write(&format!("; {name} += "));
        self.operand(step)?;
        self.out.write(") {\n");
        self.out.indent();
        let scope = self.names.enter_loop();
        self.without_terminator(op, 0)?;
        self.names.leave_loop(&scope);
        self.out.unindent();
        self.out.write("}");
        Ok(())
    }

    pub(super) fn do_while(&mut self, op: Op) -> Written {
        self.out.write("do {\n");
        self.out.indent();
        self.body(op, 0, true)?;
        self.out.unindent();
        self.out.write("} while (");
        let block = self.ir.first_block(self.ir.region(op, 1));
        let first = block.and_then(|block| self.ir.first_op(block));
        if let Some(expression) = first.and_then(|first| ExpressionOp::cast(self.ir, first)) {
            self.expression(expression)?;
        }
        self.out.write(");");
        Ok(())
    }

    pub(super) fn condition(&mut self, op: Op) -> Written {
        self.out.write("if (");
        self.operand(self.ir.operand(op, 0))?;
        self.out.write(") {\n");
        self.out.indent();
        self.without_terminator(op, 0)?;
        self.out.unindent();
        self.out.write("}");
        if !self.ir.is_empty_region(self.ir.region(op, 1)) {
            self.out.write(" else {\n");
            self.out.indent();
            self.without_terminator(op, 1)?;
            self.out.unindent();
            self.out.write("}");
        }
        Ok(())
    }

    pub(super) fn switch(&mut self, op: Op) -> Written {
        self.out.write("switch (");
        self.operand(self.ir.operand(op, 0))?;
        self.out.write(") {");
        let cases = SwitchOp::cast(self.ir, op).and_then(|switch| switch.cases_attr(self.ir));
        let cases = cases.and_then(|cases| dense_array_ints(self.ctx, cases)).unwrap_or_default();
        for (index, case) in cases.iter().enumerate() {
            self.out.write(&format!("\ncase {case}: {{\n"));
            self.case(op, index + 1)?;
        }
        self.out.write("\ndefault: {\n");
        self.case(op, 0)?;
        self.out.write("\n}");
        Ok(())
    }

    /// Writes the region of a case, and the brace after it.
    fn case(&mut self, op: Op, region: usize) -> Written {
        self.out.indent();
        self.without_terminator(op, region)?;
        self.out.write("break;\n");
        self.out.unindent();
        self.out.write("}");
        Ok(())
    }

    /// Assigns the operands of a branch to the arguments of a block, and goes to it.
    fn go_to(&mut self, op: Op, block: Block, operands: &[Value]) -> Written {
        let arguments: Vec<Value> = self.ir.arguments(block).collect();
        for (argument, operand) in arguments.into_iter().zip(operands) {
            let (argument, operand) = (self.names.value(argument), self.names.value(*operand));
            self.out.write(&format!("{argument} = {operand};\n"));
        }
        self.out.write("goto ");
        if self.ir.parent_op(op).is_none() {
            return Err(op_error(self.ir, op, "unable to find label for successor block"));
        }
        let label = self.names.block(block);
        self.out.write(&label);
        Ok(())
    }

    pub(super) fn branch(&mut self, op: Op) -> Written {
        let operands: Vec<Value> = self.ir.operands(op).collect();
        let Some(block) = self.ir.successors(op).next() else { return Ok(()) };
        self.go_to(op, block, &operands)
    }

    pub(super) fn conditional_branch(&mut self, op: Op) -> Written {
        let Some(branch) = CondBranchOp::cast(self.ir, op) else { return Ok(()) };
        let blocks: Vec<Block> = self.ir.successors(op).collect();
        let operands =
            [branch.true_dest_operands(self.ir).to_vec(), branch.false_dest_operands(self.ir).to_vec()];
        self.out.write("if (");
        self.operand(branch.condition(self.ir))?;
        self.out.write(") {\n");
        for (index, (block, operands)) in blocks.into_iter().zip(operands).enumerate() {
            self.out.indent();
            self.go_to(op, block, &operands)?;
            self.out.write(";\n");
            self.out.unindent();
            self.out.write(if index == 0 { "} else {\n" } else { "}" });
        }
        Ok(())
    }
}
