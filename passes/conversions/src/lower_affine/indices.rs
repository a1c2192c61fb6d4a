//! Expansion of `affine.linearize_index` and `affine.delinearize_index` to multiplications and divisions.

use crate::arithmetic::{
    add_with, compare, div_signed, floor_div_signed, index_constant, mul_with, rem_signed, select,
};
use dialects::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use dialects::arith::{CmpIPredicate, IntegerOverflowFlags};
use ir_core::context::DYNAMIC;
use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("LowerDelinearizeIndexOps", delinearize);
    patterns.add_fn("LowerLinearizeIndexOps", linearize);
}

/// The suffix products of a basis, without the outer bound. Excess dynamic values are the first ones.
fn strides(
    rewriter: &mut PatternRewriter<'_>,
    dynamic: &[Value],
    basis: &[i64],
    is_non_negative: bool,
) -> Option<Vec<Value>> {
    let nsw = IntegerOverflowFlags::NSW;
    let flags = if is_non_negative { nsw | IntegerOverflowFlags::NUW } else { nsw };
    let mut dynamic = dynamic.iter().rev();
    let (mut dynamic_part, mut static_part) = (None, 1_i64);
    let mut strides = Vec::with_capacity(basis.len());
    for &element in basis.iter().rev() {
        if element == DYNAMIC {
            let value = *dynamic.next()?;
            dynamic_part = Some(match dynamic_part {
                Some(part) => mul_with(rewriter, part, value, flags),
                None => value,
            });
        } else {
            static_part = static_part.checked_mul(element)?;
        }
        strides.push(match dynamic_part {
            Some(part) if static_part == 1 => part,
            Some(part) => {
                let stride = index_constant(rewriter, static_part);
                mul_with(rewriter, part, stride, flags)
            }
            None => index_constant(rewriter, static_part),
        });
    }
    strides.reverse();
    Some(strides)
}

/// The basis without the outer bound. It has an outer bound if it has as many elements as there are
/// indices.
fn inner_basis(basis: &[i64], indices: usize) -> &[i64] {
    if basis.len() == indices { basis.get(1..).unwrap_or(&[]) } else { basis }
}

fn delinearize(rewriter: &mut PatternRewriter<'_>, delinearize: AffineDelinearizeIndexOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), delinearize.op());
    let (linear, count) = (delinearize.linear_index(ir), ir.num_results(op));
    let (dynamic, basis) = (delinearize.dynamic_basis(ir).to_vec(), delinearize.static_basis(ir));
    if count == 1 {
        rewriter.replace_op(op, &[linear]);
        return Some(());
    }
    let strides = strides(rewriter, &dynamic, inner_basis(&basis, count), true)?;
    let zero = index_constant(rewriter, 0);
    let (first, last) = (*strides.first()?, *strides.last()?);
    let mut results = vec![floor_div_signed(rewriter, linear, first)];
    for pair in strides.windows(2) {
        let modulus = modulo(rewriter, linear, pair[0], zero);
        results.push(div_signed(rewriter, modulus, pair[1]));
    }
    results.push(modulo(rewriter, linear, last, zero));
    rewriter.replace_op(op, &results);
    Some(())
}

/// The nonnegative remainder.
fn modulo(rewriter: &mut PatternRewriter<'_>, value: Value, stride: Value, zero: Value) -> Value {
    let remainder = rem_signed(rewriter, value, stride);
    let is_negative = compare(rewriter, CmpIPredicate::Slt, remainder, zero);
    let corrected = add_with(rewriter, remainder, stride, IntegerOverflowFlags::NSW);
    select(rewriter, is_negative, corrected, remainder)
}

/// The number of enclosing loops, from the innermost one, that an operand does not depend on.
fn num_invariant_loops(ir: &Ir, op: Op, operand: Value) -> usize {
    let is_loop = |op: &Op| ir.interfaces(ir.context(), *op).loop_like.is_some();
    let around = std::iter::successors(ir.parent_op(op), |op| ir.parent_op(*op)).filter(is_loop);
    let block = ir.value_block(operand);
    let is_outside = |looped: &Op| {
        let inside = block.and_then(|block| ir.parent_op(block));
        !inside.is_some_and(|inside| inside == *looped || ir.is_ancestor(*looped, inside))
    };
    around.take_while(is_outside).count()
}

fn linearize(rewriter: &mut PatternRewriter<'_>, linearize: AffineLinearizeIndexOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), linearize.op());
    let indices = linearize.multi_index(ir).to_vec();
    let (dynamic, basis) = (linearize.dynamic_basis(ir).to_vec(), linearize.static_basis(ir));
    let is_disjoint = linearize.disjoint(ir);
    let Some((last, others)) = indices.split_last() else {
        let zero = index_constant(rewriter, 0);
        rewriter.replace_op(op, &[zero]);
        return Some(());
    };
    let strides = strides(rewriter, &dynamic, inner_basis(&basis, indices.len()), is_disjoint)?;
    let mut scaled = Vec::with_capacity(indices.len());
    for (&index, stride) in others.iter().zip(strides) {
        let value = mul_with(rewriter, index, stride, IntegerOverflowFlags::NSW);
        scaled.push((value, num_invariant_loops(rewriter.ir(), op, index)));
    }
    scaled.push((*last, num_invariant_loops(rewriter.ir(), op, *last)));
    // Summands that can be hoisted out of most loops come first.
    scaled.sort_by_key(|(_, loops)| std::cmp::Reverse(*loops));
    let sum = scaled.into_iter().map(|(value, _)| value);
    let sum = sum.reduce(|sum, value| add_with(rewriter, sum, value, IntegerOverflowFlags::NSW))?;
    rewriter.replace_op(op, &[sum]);
    Some(())
}
