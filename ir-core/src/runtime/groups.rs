//! Segments of operands and results: the values of a name in the definition.

use std::ops::Range;

use super::{Grouping, Length, OpSpec, ValueSpec};
use crate::context::{Attribute, Context, Ident};
use crate::ir::{Ir, Op, OperandRange, ResultRange, Value, properties};

pub use crate::ir::properties::{OPERAND_SIZES, RESULT_SIZES, erase_operands};

/// The index range of operand segment `group`.
///
/// An invalid operation may lack operands. Then the range ends at the last operand.
#[must_use]
pub fn operand_group(spec: &OpSpec, ir: &Ir, op: Op, group: usize) -> Range<usize> {
    let sizes = || properties::get_ident(ir, op, Ident::OPERAND_SIZES);
    operand_segment(spec, ir.context(), ir.num_operands(op), group, sizes)
}

/// The same for an operation with `count` operands, which may not exist yet. `sizes` is the property with
/// the segment sizes.
pub(super) fn operand_segment(
    spec: &OpSpec,
    ctx: &Context,
    count: usize,
    group: usize,
    sizes: impl FnOnce() -> Option<Attribute>,
) -> Range<usize> {
    range(spec.operands, spec.operand_groups, count, group, || segment(ctx, sizes(), group))
}

/// The index range of result segment `group`, with the same limits as [`operand_group`].
#[must_use]
pub fn result_group(spec: &OpSpec, ir: &Ir, op: Op, group: usize) -> Range<usize> {
    let stored = || segment(ir.context(), properties::get_ident(ir, op, Ident::RESULT_SIZES), group);
    range(spec.results, spec.result_groups, ir.num_results(op), group, stored)
}

/// The operands of segment `group`.
#[must_use]
pub fn operands<'a>(spec: &OpSpec, ir: &'a Ir, op: Op, group: usize) -> OperandRange<'a> {
    ir.operand_range(op, operand_group(spec, ir, op, group))
}

/// The results of segment `group`.
#[must_use]
pub fn results<'a>(spec: &OpSpec, ir: &'a Ir, op: Op, group: usize) -> ResultRange<'a> {
    ir.result_range(op, result_group(spec, ir, op, group))
}

/// The operand of the single-operand segment `group`.
///
/// # Panics
/// When the operation is invalid and has no such operand.
#[must_use]
#[track_caller]
pub fn operand(spec: &OpSpec, ir: &Ir, op: Op, group: usize) -> Value {
    ir.operand(op, operand_group(spec, ir, op, group).start)
}

/// The result of the single-result segment `group`.
///
/// # Panics
/// When the operation is invalid and has no such result.
#[must_use]
#[track_caller]
pub fn result(spec: &OpSpec, ir: &Ir, op: Op, group: usize) -> Value {
    ir.result(op, result_group(spec, ir, op, group).start)
}

/// The start and size of a segment, according to the property with the sizes; 0 for missing sizes.
fn segment(ctx: &Context, sizes: Option<Attribute>, group: usize) -> (usize, usize) {
    let data = properties::dense_i32_elements(ctx, sizes);
    let mut sizes = data.map(|size| usize::try_from(size).unwrap_or(0));
    let start = sizes.by_ref().take(group).fold(0, usize::saturating_add);
    (start, sizes.next().unwrap_or(0))
}

fn range(
    specs: &[ValueSpec],
    grouping: Grouping,
    count: usize,
    group: usize,
    stored: impl FnOnce() -> (usize, usize),
) -> Range<usize> {
    let (start, length) = match grouping {
        Grouping::Segments => stored(),
        // The common case: each segment has one value.
        Grouping::Rest | Grouping::Same if count == specs.len() => (group, 1),
        Grouping::Rest | Grouping::Same => {
            let shared = shared_length(specs, count);
            let size = |spec: &ValueSpec| if spec.length == Length::One { 1 } else { shared };
            (specs[..group].iter().map(size).sum(), size(&specs[group]))
        }
    };
    start.min(count)..start.saturating_add(length).min(count)
}

/// The length of each variable-length segment, if all lengths are equal.
fn shared_length(specs: &[ValueSpec], count: usize) -> usize {
    let fixed = specs.iter().filter(|spec| spec.length == Length::One).count();
    match specs.len() - fixed {
        0 => 0,
        variable => count.saturating_sub(fixed) / variable,
    }
}
