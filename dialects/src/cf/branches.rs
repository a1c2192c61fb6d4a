//! Successor operands and effects of branches.

use ir_core::interfaces::{
    BranchOpInterface, EffectInstance, EffectKind, MemoryEffectsOpInterface, SuccessorOperands,
};
use std::ops::Range;

use ir_core::predicates::attributes::{elements_count, elements_element_type};
use ir_core::runtime::{groups::operand_group, properties::dense_i32};

use super::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use crate::prelude::*;

impl BranchOpInterface for BranchOp {
    fn successor_operands(self, ir: &Ir, _successor: usize) -> SuccessorOperands {
        (0..ir.num_operands(self.op())).into()
    }

    fn successor_for_operands(self, _ir: &Ir, _operands: &[Option<Attribute>]) -> Option<usize> {
        Some(0)
    }
}

impl BranchOpInterface for CondBranchOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        operand_group(Self::SPEC, ir, self.op(), 1 + successor).into()
    }

    fn successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<usize> {
        let ctx = ir.context();
        let condition = bool_value(ctx, (*operands.first()?)?)?;
        Some(usize::from(!condition))
    }
}

impl BranchOpInterface for SwitchOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        match successor.checked_sub(1) {
            None => self.default_range(ir).into(),
            Some(case) => self.operands_of_cases(ir).nth(case).unwrap_or_else(|| (0..0).into()),
        }
    }

    fn all_successor_operands(self, ir: &Ir) -> Option<Vec<SuccessorOperands>> {
        let default = self.default_range(ir).into();
        Some(std::iter::once(default).chain(self.operands_of_cases(ir)).collect())
    }

    fn successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<usize> {
        let ctx = ir.context();
        let flag = ir_core::predicates::attributes::integer_value(ctx, (*operands.first()?)?)?;
        let values = self.case_numbers(ir);
        Some(values.iter().position(|value| *value == flag).map_or(0, |case| case + 1))
    }
}

impl SwitchOp {
    fn default_range(self, ir: &Ir) -> Range<usize> {
        operand_group(Self::SPEC, ir, self.op(), 1)
    }

    /// The successor operands of each case. Missing segment sizes are 0.
    fn operands_of_cases(self, ir: &Ir) -> impl Iterator<Item = SuccessorOperands> {
        const SIZES: &str = "case_operand_segments";
        let mut rest = operand_group(Self::SPEC, ir, self.op(), 2);
        let cases = ir.num_successors(self.op()).saturating_sub(1);
        let sizes = dense_i32(ir, self.op(), SIZES).into_iter().chain(std::iter::repeat(0)).take(cases);
        sizes.enumerate().map(move |(case, size)| {
            let end = rest.start.saturating_add(usize::try_from(size).unwrap_or(0)).min(rest.end);
            let operands = rest.start..end;
            rest.start = end;
            SuccessorOperands { produced: 0, operands, counted_by: Some((SIZES, case)) }
        })
    }

    /// The case values, in order.
    #[must_use]
    pub fn case_numbers(self, ir: &Ir) -> Vec<ir_core::num::ApInt> {
        let values = self.case_values_attr(ir);
        let values =
            values.and_then(|values| ir_core::predicates::attributes::int_elements(ir.context(), values));
        values.into_iter().flatten().collect()
    }
}

impl VerifyOp for SwitchOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let ctx = ir.context();
        let fail = |message: String| Err(op_error(ir, self.op(), &message));
        let given = operand_group(Self::SPEC, ir, self.op(), 2).len();
        let total: i32 = dense_i32(ir, self.op(), "case_operand_segments").iter().sum();
        if usize::try_from(total) != Ok(given) {
            return fail(format!(
                "caseOperands count ({given}) does not match with the total size ({total}) specified in attribute \
                 'case_operand_segments'"
            ));
        }
        let cases = self.case_destinations(ir).len();
        let Some(values) = self.case_values_attr(ir) else { return Ok(()) };
        let flag = ir.value_type(self.flag(ir));
        let value_type = elements_element_type(ctx, values).unwrap_or(Type::NONE);
        if flag != value_type {
            let (flag, value) = (flag.to_text(ctx), value_type.to_text(ctx));
            return fail(format!("'flag' type ('{flag}') should match case value type ('{value}')"));
        }
        let number = elements_count(ctx, values).unwrap_or(0);
        if usize::try_from(number) != Ok(cases) {
            return fail(format!(
                "number of case values ({number}) should match number of case destinations ({cases})"
            ));
        }
        Ok(())
    }
}

impl MemoryEffectsOpInterface for AssertOp {
    fn effects(self, _ir: &Ir) -> Vec<EffectInstance> {
        // The operation may terminate the program, so it must not be erased.
        vec![EffectInstance::new(EffectKind::Write)]
    }
}
