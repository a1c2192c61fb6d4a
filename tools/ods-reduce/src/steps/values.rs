//! Operands become arguments or constants, so that operations lose their uses.

use super::{Edit, nested_ops};
use crate::stand_in::{self, Source};
use ir_core::Module;
use ir_core::ir::{Definition, Ir, Op};

/// Edits of each operand that an operation defines, then of those that are arguments.
pub fn edits(module: &Module) -> Vec<Edit> {
    let ir = module.ir();
    let mut edits: Vec<Edit> = Vec::new();
    for op in nested_ops(module).into_iter().rev() {
        for index in 0..ir.num_operands(op) {
            edits.push(Box::new(move |ir| simplify(ir, op, index)));
        }
    }
    edits
}

fn simplify(ir: &mut Ir, op: Op, index: usize) -> bool {
    if !ir.is_live(op) || index >= ir.num_operands(op) {
        return false;
    }
    let value = ir.operand(op, index);
    let ty = ir.value_type(value);
    let argument = stand_in::argument(ir, op, ty);
    let simpler = match ir.definition(value) {
        // The outermost argument is the simplest one.
        Definition::Argument(..) => argument,
        Definition::Result(definition, _) if stand_in::is_constant(ir, definition) => argument,
        Definition::Result(..) => argument.or_else(|| stand_in::find(ir, op, ty, Source::Constant)),
    };
    match simpler {
        Some(simpler) if simpler != value => ir.set_operand(op, index, simpler),
        _ => return false,
    }
    true
}
