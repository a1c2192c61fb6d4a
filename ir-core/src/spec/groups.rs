//! Groups of operands and results: which values a name of the definition stands for.

use std::ops::Range;

use super::properties::{self, dense_i32, dense_i32_attr};
use super::{Grouping, Length, OpSpec, ValueSpec};
use crate::context::Context;
use crate::ir::{Ir, Op, Value};

/// The property with the sizes of groups of operands.
pub const OPERAND_SIZES: &str = "operandSegmentSizes";
/// The property with the sizes of groups of results.
pub const RESULT_SIZES: &str = "resultSegmentSizes";

/// The numbers of the operands in group `group`.
///
/// Of an operation that does not verify, the numbers need not exist: they are cut at the last operand.
#[must_use]
pub fn operand_group(spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, group: usize) -> Range<usize> {
    let sizes = || dense_i32(ctx, ir, op, OPERAND_SIZES);
    range(spec.operands, spec.operand_groups, ir.num_operands(op), group, sizes)
}

/// The numbers of the results in group `group`, with the same limits as [`operand_group`].
#[must_use]
pub fn result_group(spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, group: usize) -> Range<usize> {
    let sizes = || dense_i32(ctx, ir, op, RESULT_SIZES);
    range(spec.results, spec.result_groups, ir.num_results(op), group, sizes)
}

/// The operands or the results of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// The operands.
    Operands,
    /// The results.
    Results,
}

impl Values {
    /// The numbers of the values in group `group`: see [`operand_group`] and [`result_group`].
    fn group(self, spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, group: usize) -> Range<usize> {
        match self {
            Values::Operands => operand_group(spec, ctx, ir, op, group),
            Values::Results => result_group(spec, ctx, ir, op, group),
        }
    }

    fn at(self, ir: &Ir, op: Op, number: usize) -> Value {
        match self {
            Values::Operands => ir.operand(op, number),
            Values::Results => ir.result(op, number),
        }
    }

    /// The only value of group `group`.
    ///
    /// # Panics
    /// When an operation that does not verify has no such value.
    #[must_use]
    pub fn one(self, spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, group: usize) -> Value {
        self.at(ir, op, self.group(spec, ctx, ir, op, group).start)
    }

    /// The value of group `group`, if there is one.
    #[must_use]
    pub fn optional(self, spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, group: usize) -> Option<Value> {
        self.group(spec, ctx, ir, op, group).next().map(|number| self.at(ir, op, number))
    }

    /// The values of group `group`.
    #[must_use]
    pub fn all(self, spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, group: usize) -> Vec<Value> {
        self.group(spec, ctx, ir, op, group).map(|number| self.at(ir, op, number)).collect()
    }
}

/// Takes out an operand, and counts one less in its group where a property has the sizes of groups.
pub fn erase_operand(ctx: &Context, ir: &mut Ir, op: Op, number: usize) {
    ir.erase_operands(op, number..number + 1);
    let mut sizes = dense_i32(ctx, ir, op, OPERAND_SIZES);
    let mut end = 0;
    for size in &mut sizes {
        end += usize::try_from(*size).unwrap_or(0);
        if number < end {
            *size -= 1;
            let attribute = dense_i32_attr(ctx, &sizes);
            properties::set(ctx, ir, op, OPERAND_SIZES, Some(attribute));
            return;
        }
    }
}

fn range(
    specs: &[ValueSpec],
    grouping: Grouping,
    count: usize,
    group: usize,
    sizes: impl FnOnce() -> Vec<i32>,
) -> Range<usize> {
    let (start, length) = match grouping {
        Grouping::Segments => {
            let sizes = sizes();
            let size = |index: usize| sizes.get(index).map_or(0, |&size| usize::try_from(size).unwrap_or(0));
            ((0..group).fold(0_usize, |sum, index| sum.saturating_add(size(index))), size(group))
        }
        // The usual case, without counting the others: a single value behind single ones.
        _ if specs[..=group].iter().all(|spec| spec.length == Length::One) => (group, 1),
        Grouping::Rest | Grouping::Same => {
            let shared = shared_length(specs, count);
            let size = |spec: &ValueSpec| if spec.length == Length::One { 1 } else { shared };
            (specs[..group].iter().map(size).sum(), size(&specs[group]))
        }
    };
    start.min(count)..start.saturating_add(length).min(count)
}

/// The length of each group that has no fixed one.
fn shared_length(specs: &[ValueSpec], count: usize) -> usize {
    let fixed = specs.iter().filter(|spec| spec.length == Length::One).count();
    match specs.len() - fixed {
        0 => 0,
        variable => count.saturating_sub(fixed) / variable,
    }
}
