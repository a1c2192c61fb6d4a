//! Reductions: carried values of a loop that are combined by an associative and commutative operation.

use ir_core::context::Traits;

use crate::affine::{AffineForOp, semantics::yielded};
use crate::arith::{
    AddFOp, AddIOp, AndIOp, AtomicRMWKind, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp,
    MinUIOp, MinimumFOp, MulFOp, MulIOp, OrIOp, XOrIOp,
};
use crate::prelude::*;

/// A reduction of a loop that `affine.parallel` supports.
#[derive(Clone, Copy)]
pub struct Reduction {
    /// The kind of the combining operation.
    pub kind: AtomicRMWKind,
    /// The value of an iteration. The operation combines it with the carried value.
    pub value: Value,
    /// The combining operation.
    pub combiner: Op,
}

/// The reductions of the loop's carried values (MLIR's `getSupportedReductions`); `None` if a carried value
/// is not a reduction.
pub fn reductions(ir: &Ir, looped: AffineForOp) -> Option<Vec<Reduction>> {
    let body = ir.first_block(looped.region(ir))?;
    ir.arguments(body)
        .skip(1)
        .enumerate()
        .map(|(index, carried)| reduction(ir, body, index, carried))
        .collect()
}

/// The reduction of a carried value: its only user combines it with another value, and the loop yields the
/// result at the same position and uses it nowhere else.
fn reduction(ir: &Ir, body: Block, index: usize, carried: Value) -> Option<Reduction> {
    let combiner = only_user(ir, carried)?;
    if ir.num_operands(combiner) != 2
        || ir.num_results(combiner) != 1
        || ir.parent_block(combiner) != Some(body)
    {
        return None;
    }
    let [left, right] = [ir.operand(combiner, 0), ir.operand(combiner, 1)];
    let value = if left == carried { right } else { left };
    let result = ir.result(combiner, 0);
    let user = only_user(ir, result)?;
    let is_yielded = ir.name(user).has(ir.context(), Traits::TERMINATOR)
        && ir.parent_block(user) == Some(body)
        && yielded(ir, Some(body)).get(index) == Some(&result);
    let kind = kind(ir, combiner).filter(|_| is_yielded)?;
    Some(Reduction { kind, value, combiner })
}

/// The user of a value that is used once.
fn only_user(ir: &Ir, value: Value) -> Option<Op> {
    let user = ir.uses(value).next()?.op;
    ir.has_one_use(value).then_some(user)
}

/// The kind of a combining operation. As in MLIR, the verifier of `affine.parallel` rejects some of them.
fn kind(ir: &Ir, op: Op) -> Option<AtomicRMWKind> {
    macro_rules! kinds {
        ($($op:ident: $kind:ident),*) => {
            $(if $op::cast(ir, op).is_some() { return Some(AtomicRMWKind::$kind); })*
        };
    }
    kinds!(
        AddFOp: Addf, MulFOp: Mulf, AddIOp: Addi, AndIOp: Andi, OrIOp: Ori, MulIOp: Muli, MinimumFOp: Minimumf,
        MaximumFOp: Maximumf, MinSIOp: Mins, MaxSIOp: Maxs, MinUIOp: Minu, MaxUIOp: Maxu, MaxNumFOp: Maxnumf,
        MinNumFOp: Minnumf, XOrIOp: Xori
    );
    None
}
