//! Constants, selections, and elements of structs, arrays and vectors.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue, types};
use ir_core::context::Type;
use ir_core::ir::Op;
use ir_core::ir::properties::dense_i32;
use ir_core::predicates::attributes::{dense_array_ints, int};

use super::{Lower, Lowered};

impl Lower<'_, '_, '_> {
    /// Emits an operation on values of any type; returns whether it is one.
    pub(super) fn aggregate_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "mlir.constant" | "mlir.zero" | "mlir.undef" | "mlir.poison" => self.constants(op),
            "extractvalue" => {
                let (first, count) = self.position(op, self.ir.value_type(self.ir.result(op, 0)))?;
                let container = self.operand(op, 0);
                let part = container.get(first..first + count).ok_or("has an index that is out of range")?;
                self.define(op, part);
                Ok(true)
            }
            "insertvalue" => {
                let (first, count) = self.position(op, self.ir.value_type(self.ir.operand(op, 1)))?;
                let mut container = self.operand(op, 0);
                let value = self.operand(op, 1);
                let target =
                    container.get_mut(first..first + count).ok_or("has an index that is out of range")?;
                target.copy_from_slice(&value);
                self.define(op, &container);
                Ok(true)
            }
            "extractelement" => self.extract_element(op),
            "insertelement" => self.insert_element(op),
            "shufflevector" => self.shuffle(op),
            "select" => self.select(op),
            _ => Ok(false),
        }
    }

    /// The scalars of a container that a position means: the index of the first, and their number.
    fn position(&mut self, op: Op, part: Type) -> Lowered<(usize, usize)> {
        let mut ty = self.ir.value_type(self.ir.operand(op, 0));
        let position =
            self.ir.attribute(op, "position").and_then(|value| dense_array_ints(self.unit.ctx, value));
        let mut first = 0;
        for index in position.unwrap_or_default() {
            let element = self.unit.layouts.element(ty, index as u64)?;
            (ty, first) = (element.ty, first + element.first);
        }
        Ok((first, self.unit.layouts.get_value(part)?.leaves.len()))
    }

    /// A constant index, and the index as a value of 64 bits.
    fn element_index(&mut self, op: Op, operand: usize) -> Lowered<(Option<usize>, ClifValue)> {
        let value = self.scalar(op, operand)?;
        let wide = self.resize(value, types::I64);
        let constant = self.ir.defining_op(self.ir.operand(op, operand));
        let constant = constant.and_then(|op| int(self.unit.ctx, self.ir.attribute(op, "value")?));
        Ok((constant.and_then(|index| usize::try_from(index).ok()), wide))
    }

    fn extract_element(&mut self, op: Op) -> Lowered<bool> {
        let elements = self.operand(op, 0);
        let (constant, index) = self.element_index(op, 1)?;
        let Some(mut found) = elements.first().copied() else { return Err("has no elements".to_owned()) };
        match constant {
            Some(index) => found = elements.get(index).copied().unwrap_or(found),
            None => {
                for (position, element) in elements.iter().enumerate().skip(1) {
                    let is_it = self.b.ins().icmp_imm(IntCC::Equal, index, position as i64);
                    found = self.choose(is_it, *element, found);
                }
            }
        }
        self.define(op, &[found]);
        Ok(true)
    }

    fn insert_element(&mut self, op: Op) -> Lowered<bool> {
        let mut elements = self.operand(op, 0);
        let value = self.scalar(op, 1)?;
        let (constant, index) = self.element_index(op, 2)?;
        for (position, element) in elements.iter_mut().enumerate() {
            match constant {
                Some(index) if index == position => *element = value,
                Some(_) => {}
                None => {
                    let is_it = self.b.ins().icmp_imm(IntCC::Equal, index, position as i64);
                    *element = self.choose(is_it, value, *element);
                }
            }
        }
        self.define(op, &elements);
        Ok(true)
    }

    fn shuffle(&mut self, op: Op) -> Lowered<bool> {
        let mut elements = self.operand(op, 0);
        elements.extend(self.operand(op, 1));
        // An index of -1 means any element.
        let mask = dense_i32(self.ir, op, "mask");
        let pick = |index: i32| {
            elements.get(index.max(0) as usize).copied().ok_or("has an index that is out of range")
        };
        let picked = mask.into_iter().map(pick).collect::<Result<Vec<_>, _>>()?;
        self.define(op, &picked);
        Ok(true)
    }

    fn select(&mut self, op: Op) -> Lowered<bool> {
        let conditions = self.operand(op, 0);
        let (yes, no) = (self.operand(op, 1), self.operand(op, 2));
        let mut results = Vec::with_capacity(yes.len());
        for (index, (yes, no)) in yes.into_iter().zip(no).enumerate() {
            let condition = if conditions.len() == 1 { conditions.first() } else { conditions.get(index) };
            let condition = *condition.ok_or("has no condition")?;
            results.push(self.choose(condition, yes, no));
        }
        self.define(op, &results);
        Ok(true)
    }
}
