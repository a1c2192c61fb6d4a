//! Elements of aggregates and vectors, and comparisons that know the module's symbols.

use ir_core::context::Type;
use ir_core::ir::Op;

use super::Translation;
use crate::fold;
use crate::model::constant::ConstRef;
use crate::model::flags::Flags;
use crate::model::instruction::InstKind;
use crate::model::types::{Kind, float_semantics, kind};

impl Translation<'_> {
    pub(super) fn aggregate(&mut self, op: Op, name: &str) {
        let position: Vec<u32> =
            self.ints(op, "position").unwrap_or_default().into_iter().map(|index| index as u32).collect();
        let container = self.operand(op, 0);
        if name == "extractvalue" {
            let constant = container.as_const();
            if let Some(folded) =
                constant.and_then(|constant| fold::extract_value(self.ctx, constant, &position))
            {
                return self.set_result(op, folded.into());
            }
            self.emit_for(op, InstKind::ExtractValue(container, position), Flags::NONE);
            return;
        }
        let value = self.operand(op, 1);
        if let (Some(constant), Some(element)) = (container.as_const(), value.as_const())
            && let Some(folded) = fold::insert_value(self.ctx, constant, element, &position)
        {
            return self.set_result(op, folded.into());
        }
        self.emit_for(op, InstKind::InsertValue(container, value, position), Flags::NONE);
    }

    pub(super) fn vector(&mut self, op: Op, name: &str) {
        let operands = self.operand_values(op);
        let constants: Option<Vec<ConstRef>> =
            operands.iter().map(|operand| operand.as_const().cloned()).collect();
        let mask: Vec<i32> =
            self.ints(op, "mask").unwrap_or_default().into_iter().map(|index| index as i32).collect();
        let Some(ty) = self.result_type(op) else { return };
        let folded = constants.and_then(|constants| match (name, constants.as_slice()) {
            ("extractelement", [vector, index]) => fold::extract_element(self.ctx, vector, index),
            ("insertelement", [vector, value, index]) => fold::insert_element(self.ctx, vector, value, index),
            (_, [a, b]) => fold::shuffle(self.ctx, a, b, &mask, ty),
            _ => None,
        });
        if let Some(folded) = folded {
            return self.set_result(op, folded.into());
        }
        let mut operands = operands.into_iter();
        let (Some(first), Some(second)) = (operands.next(), operands.next()) else { return };
        let kind = match (name, operands.next()) {
            ("extractelement", _) => InstKind::ExtractElement(first, second),
            ("insertelement", Some(third)) => InstKind::InsertElement(first, second, third),
            _ => InstKind::ShuffleVector(first, second, mask),
        };
        self.emit_for(op, kind, Flags::NONE);
    }

    pub(super) fn folded_comparison(
        &self,
        predicate: &str,
        a: &ConstRef,
        b: &ConstRef,
        ty: Type,
    ) -> Option<ConstRef> {
        fold::compare(self.ctx, predicate, a, b, ty, &|name| {
            // An address that may be missing may be null.
            self.symbols.get(name).is_some_and(|&op| {
                self.enum_word(op, "linkage").as_deref() != Some("extern_weak")
                    && self.int(op, "addr_space").unwrap_or(0) == 0
            })
        })
    }

    /// Whether flags of floating-point arithmetic apply to a result of this type.
    pub(super) fn is_float_result(&self, ty: Type) -> bool {
        match kind(self.ctx, ty) {
            Some(Kind::Array(_, element)) => self.is_float_result(element),
            Some(Kind::Struct(structure)) if !structure.is_identified(self.ctx) => {
                let elements = structure.elements(self.ctx);
                let is_first = |ty: &Type| Some(ty) == elements.first();
                !elements.is_empty()
                    && elements.iter().all(|ty| is_first(ty) && float_semantics(self.ctx, *ty).is_some())
            }
            _ => {
                float_semantics(self.ctx, ty).is_some() || matches!(kind(self.ctx, ty), Some(Kind::PpcFloat))
            }
        }
    }
}
