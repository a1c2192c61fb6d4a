//! Folds: inverse operations, neutral operands, and parts of known numbers.

use super::semantics::parts;
use super::*;
use crate::arith::FastMathFlags;
use crate::fold::defined_by;
use crate::prelude::*;

impl FoldOp for BitcastOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let operand = self.operand(ir);
        (ir.value_type(operand) == ir.value_type(self.result(ir))).then_some(operand).into()
    }
}

impl FoldOp for CreateOp {
    /// Folds a number that consists of the parts of another number to that number.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let real: Option<ReOp> = defined_by(ir, self.real(ir));
        let imaginary: Option<ImOp> = defined_by(ir, self.imaginary(ir));
        let whole = real.map(|real| real.complex(ir));
        whole.filter(|whole| imaginary.is_some_and(|op| op.complex(ir) == *whole)).into()
    }
}

/// Implements `FoldOp` for operations that return a part.
macro_rules! part_folds {
    ($($op:ty: $index:literal;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                if let Some(parts) = crate::fold::operand(operands, 0).and_then(|value| parts(ctx, value)) {
                    return parts[$index].into();
                }
                let created: Option<CreateOp> = defined_by(ir, self.complex(ir));
                created.map(|created| ir.operand(created.op(), $index)).into()
            }
        }
    )*};
}

part_folds! {
    ReOp: 0;
    ImOp: 1;
}

/// Implements `FoldOp` for an operation that undoes itself exactly.
macro_rules! involution_folds {
    ($($op:ty),*) => {$(
        impl FoldOp for $op {
            fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
                let inner: Option<$op> = defined_by(ir, self.complex(ir));
                inner.map(|inner| inner.complex(ir)).into()
            }
        }
    )*};
}

involution_folds!(ConjOp, NegOp);

/// The flags under which a rounded operation and its inverse cancel.
fn reassociation() -> FastMathFlags {
    FastMathFlags::REASSOC | FastMathFlags::NSZ
}

/// The flags under which `0 * x` is 0: infinities and NaNs of one part reach the other part, and signs of
/// zeros cancel.
fn finite_parts() -> FastMathFlags {
    FastMathFlags::NNAN | FastMathFlags::NSZ
}

impl FoldOp for LogOp {
    /// `log(exp(a))` is not `a`: the imaginary part wraps. MLIR 22 folds it.
    fn fold(self, _ctx: &Context, _ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        FoldResult::Failure
    }
}

impl FoldOp for ExpOp {
    /// `exp(log(a))` is `a` up to rounding, so both operations must be fast.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let inner: Option<LogOp> = defined_by(ir, self.complex(ir));
        let is_fast = |flags: FastMathFlags| flags.contains(FastMathFlags::FAST);
        inner
            .filter(|inner| is_fast(self.fastmath(ir)) && is_fast(inner.fastmath(ir)))
            .map(|inner| inner.complex(ir))
            .into()
    }
}

/// The float parts of a constant.
fn floats(ctx: &Context, value: Attribute) -> Option<[ApFloat; 2]> {
    let [real, imaginary] = parts(ctx, value)?;
    Some([constant_number(ctx, real)?, constant_number(ctx, imaginary)?])
}

/// The float parts of a value that a `complex.constant` defines.
fn constant_floats(ctx: &Context, ir: &Ir, value: Value) -> Option<[ApFloat; 2]> {
    let constant: ConstantOp = defined_by(ir, value)?;
    floats(ctx, constant.value_attr(ir)?)
}

/// Whether a constant has only parts of a kind.
fn has_parts(ctx: &Context, ir: &Ir, value: Value, is_kind: fn(&ApFloat) -> bool) -> bool {
    constant_floats(ctx, ir, value).is_some_and(|parts| parts.iter().all(is_kind))
}

fn is_one([real, imaginary]: [ApFloat; 2]) -> bool {
    imaginary.is_zero() && real == ApFloat::one(real.semantics())
}

impl FoldOp for AddOp {
    /// `a + (-0)` is `a`. `(a - b) + b` and `a + 0` are `a` only with flags: -0 + 0 is 0. MLIR 22 ignores
    /// the flags.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs, flags) = (self.lhs(ir), self.rhs(ir), self.fastmath(ir));
        if flags.contains(reassociation()) {
            for (difference, other) in [(lhs, rhs), (rhs, lhs)] {
                if let Some(difference) = defined_by::<SubOp>(ir, difference)
                    && difference.rhs(ir) == other
                    && difference.fastmath(ir).contains(reassociation())
                {
                    return difference.lhs(ir).into();
                }
            }
        }
        let neutral =
            if flags.contains(FastMathFlags::NSZ) { ApFloat::is_zero } else { ApFloat::is_neg_zero };
        has_parts(ctx, ir, rhs, neutral).then_some(lhs).into()
    }
}

impl FoldOp for SubOp {
    /// `a - 0` is `a`. `(a + b) - b` and `a - (-0)` are `a` only with flags. MLIR 22 ignores the flags.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs, flags) = (self.lhs(ir), self.rhs(ir), self.fastmath(ir));
        if flags.contains(reassociation())
            && let Some(sum) = defined_by::<AddOp>(ir, lhs)
            && sum.rhs(ir) == rhs
            && sum.fastmath(ir).contains(reassociation())
        {
            return sum.lhs(ir).into();
        }
        let neutral =
            if flags.contains(FastMathFlags::NSZ) { ApFloat::is_zero } else { ApFloat::is_pos_zero };
        has_parts(ctx, ir, rhs, neutral).then_some(lhs).into()
    }
}

impl FoldOp for MulOp {
    /// `a * 1` is `a` only with flags: `a.re * 1 - a.im * 0` is a NaN if `a.im` is infinite. MLIR 22 ignores
    /// the flags.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        if !self.fastmath(ir).contains(finite_parts()) {
            return FoldResult::Failure;
        }
        constant_floats(ctx, ir, self.rhs(ir)).filter(|parts| is_one(*parts)).map(|_| self.lhs(ir)).into()
    }
}

impl FoldOp for DivOp {
    /// `a / 1` is `a` only with the flags of `a * 1`. MLIR 22 ignores the flags.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        if !self.fastmath(ir).contains(finite_parts()) {
            return FoldResult::Failure;
        }
        let divisor = crate::fold::operand(operands, 1).and_then(|value| floats(ctx, value));
        divisor.filter(|parts| is_one(*parts)).map(|_| self.lhs(ir)).into()
    }
}
