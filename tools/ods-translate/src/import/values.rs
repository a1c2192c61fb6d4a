//! Operands: locals that were created before, and constants, which are created where they are first used.

use ir_core::ir::{InsertionPoint, Value};

use super::ast::{Val, ValKind};
use super::{Import, Outcome};
use crate::model::constant::ConstRef;

impl Import<'_> {
    /// The value of an operand.
    pub(super) fn value(&mut self, offset: usize, value: &Val) -> Outcome<Value> {
        match &value.kind {
            ValKind::Local(local) => match self.locals.get(local) {
                Some(&found) => Ok(found),
                // A block that is reached from none of the function uses a value that it does not have.
                None => self.error(offset, "the operand is in a block that does not dominate this one"),
            },
            ValKind::Const(constant) => self.constant_value(offset, constant),
            ValKind::Metadata(_) => self.error(offset, "metadata as an operand is not supported"),
            ValKind::Asm(_) => self.error(offset, "inline assembly is not a value"),
        }
    }

    pub(super) fn values(&mut self, offset: usize, values: &[Val]) -> Outcome<Vec<Value>> {
        values.iter().map(|value| self.value(offset, value)).collect()
    }

    /// The value of a constant; it is created after those before it at the start of the function.
    pub(super) fn constant_value(&mut self, offset: usize, constant: &ConstRef) -> Outcome<Value> {
        if let Some(&found) = self.constants.get(constant) {
            return Ok(found);
        }
        let saved = self.point;
        let after = self.last_constant.and_then(|op| InsertionPoint::after_op(self.ir, op));
        self.point = after.unwrap_or_else(|| InsertionPoint::at_block_begin(self.ir, self.constant_block));
        for constant in self.to_create(constant) {
            let value = self.create_constant(offset, &constant)?;
            self.constants.insert(constant, value);
        }
        self.point = saved;
        let Some(&value) = self.constants.get(constant) else {
            return self.error(offset, "unhandled constant");
        };
        self.last_constant = self.ir.defining_op(value);
        Ok(value)
    }

    /// The constants that a constant needs and that do not exist yet, in the order of their creation, itself last.
    ///
    /// The order is MLIR's: the last operand comes first, and what is on the way already is not waited for.
    fn to_create(&self, constant: &ConstRef) -> Vec<ConstRef> {
        let mut order: Vec<ConstRef> = Vec::new();
        let mut open = vec![(constant.clone(), self.dependencies(constant))];
        while let Some((_, dependencies)) = open.last_mut() {
            let Some(next) = dependencies.pop() else {
                order.extend(open.pop().map(|(constant, _)| constant));
                continue;
            };
            let is_known = self.constants.contains_key(&next)
                || order.contains(&next)
                || open.iter().any(|(constant, _)| *constant == next);
            if !is_known {
                let dependencies = self.dependencies(&next);
                open.push((next, dependencies));
            }
        }
        order
    }

    /// Resets the cache of constants. New constants are created at the start of this block.
    pub(super) fn start_constants(&mut self, block: ir_core::ir::Block) {
        self.constants.clear();
        self.locals.clear();
        self.constant_block = block;
        self.last_constant = None;
    }
}
