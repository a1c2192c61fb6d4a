//! Operand and result segments as patterns index them. The definition determines them if the operation
//! stores segment sizes. Otherwise, the segment extends to the last value, as in MLIR.

use ir_core::context::Attribute;
use ir_core::ir::properties::{self, OPERAND_SIZES, RESULT_SIZES};
use ir_core::ir::{Ir, Op, Value};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::runtime::Grouping;

/// The operands of a segment, or all; `None` if there is no such segment.
pub(crate) fn operand_segment(ir: &Ir, op: Op, segment: Option<usize>) -> Option<Vec<Value>> {
    let has_sizes =
        ir.name(op).spec(ir.context()).is_some_and(|spec| spec.operand_groups == Grouping::Segments);
    let sizes = has_sizes.then(|| properties::get(ir, op, OPERAND_SIZES));
    values(ir, ir.operands(op).collect(), segment, sizes)
}

/// The results of a segment, or all; `None` if there is no such segment.
pub(crate) fn result_segment(ir: &Ir, op: Op, segment: Option<usize>) -> Option<Vec<Value>> {
    let has_sizes =
        ir.name(op).spec(ir.context()).is_some_and(|spec| spec.result_groups == Grouping::Segments);
    let sizes = has_sizes.then(|| properties::get(ir, op, RESULT_SIZES));
    values(ir, ir.results(op).collect(), segment, sizes)
}

fn values(
    ir: &Ir,
    mut all: Vec<Value>,
    segment: Option<usize>,
    sizes: Option<Option<Attribute>>,
) -> Option<Vec<Value>> {
    let Some(segment) = segment else { return Some(all) };
    let Some(sizes) = sizes else {
        return (segment <= all.len()).then(|| all.split_off(segment));
    };
    let sizes = dense_array_ints(ir.context(), sizes?)?;
    let sizes: Option<Vec<usize>> = sizes.into_iter().map(|size| usize::try_from(size).ok()).collect();
    let sizes = sizes?;
    let (size, start) = (*sizes.get(segment)?, sizes[..segment].iter().sum::<usize>());
    all.get(start..start.checked_add(size)?).map(<[_]>::to_vec)
}
