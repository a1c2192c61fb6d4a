//! The slice by all dependences between two nests (MLIR's `computeSliceUnion`).

use super::Slice;
use super::compute::Request;
use crate::affine::AffineForOp;
use crate::affine::constraints::{ValueConstraints, loop_of};
use crate::affine::dependence::{Access, Dependence, nesting_depth, related_iterations};
use crate::affine::loop_utils::loops_around;
use crate::prelude::*;

/// The loops around all operations.
pub fn innermost_common_loops(ir: &Ir, ops: &[Op]) -> Vec<AffineForOp> {
    let mut loops = ops.iter().map(|op| loops_around(ir, *op));
    let Some(first) = loops.next() else { return Vec::new() };
    loops.fold(first, |common, other| {
        common.into_iter().zip(other).take_while(|(a, b)| a == b).map(|(a, _)| a).collect()
    })
}

/// The slice by all dependences between accesses of two nests, which are in `common` loops: the first nest is sliced for the loops of
/// the second one up to a depth if it is backward, otherwise the second one for the first. It may be
/// [invalid](Slice::is_valid). `None` if nothing is known about it.
pub fn slice_union(
    ir: &Ir,
    [sources, targets]: [&[Access]; 2],
    depth: usize,
    common: usize,
    is_backward: bool,
) -> Option<Slice> {
    let request = Request { depth, is_backward };
    let mut union: Option<ValueConstraints<'_>> = None;
    let mut dependent = Vec::new();
    let pairs = sources.iter().flat_map(|source| targets.iter().map(move |target| (*source, *target)));
    for (source, target) in pairs.filter(|(source, target)| source.memref == target.memref) {
        let sliced_for = if is_backward { target.op } else { source.op };
        if depth > nesting_depth(ir, sliced_for) {
            return None;
        }
        let related = match related_iterations(ir, source, target, common + 1) {
            Ok(related) => related,
            Err(Dependence::None) => continue,
            Err(_) => return None,
        };
        dependent.push(sliced_for);
        let constraints = request.slice(ir, [source, target], related)?.constraints(ir)?;
        match &mut union {
            None => union = Some(constraints),
            Some(union) => unite(ir, union, constraints)?,
        }
    }
    let loops = innermost_common_loops(ir, &dependent);
    let body = ir.first_block(loops.get(depth.checked_sub(1)?)?.region(ir))?;
    let insertion = if is_backward { ir.first_op(body) } else { ir.last_op(body) }?;
    slice_of(union?, insertion)
}

/// The slice of united constraints, whose dimensions are the variables of the nest.
fn slice_of(mut union: ValueConstraints<'_>, insertion: Op) -> Option<Slice> {
    let count = union.dims;
    union.turn_loop_symbols_into_dims();
    let bounds = union.slice_bounds(0, count)?;
    let variables = union.values_in(0..count)?;
    let operands = union.values_in(count..union.values.len())?;
    Some(Slice { variables, bounds, operands, insertion })
}

/// Unites constraints of slices with others; `None` if one has quotients or variables without a constant extent.
fn unite<'a>(ir: &Ir, union: &mut ValueConstraints<'a>, mut other: ValueConstraints<'a>) -> Option<()> {
    if union.dims != other.dims || union.values != other.values {
        let known = [&*union, &other].map(|side| side.values_in(0..side.dims));
        let [of_union, of_other] = known;
        union.align_all(&mut other);
        add_missing_loops(ir, union, &of_union?)?;
        add_missing_loops(ir, &mut other, &of_other?)?;
    }
    let has_quotients = |side: &ValueConstraints<'_>| side.system.variables > side.values.len();
    if has_quotients(union) || has_quotients(&other) {
        return None;
    }
    union.unite(&other)
}

/// Adds the bounds of induction variables that were added to a system.
fn add_missing_loops(ir: &Ir, constraints: &mut ValueConstraints<'_>, known: &[Value]) -> Option<()> {
    let mut column = 0;
    // Bounds may add further dimensions.
    while column < constraints.dims {
        let value = constraints.values[column]?;
        if !known.contains(&value) {
            constraints.add_loop(loop_of(ir, value)?)?;
        }
        column += 1;
    }
    Some(())
}
