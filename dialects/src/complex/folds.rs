//! Folds: inverse operations, neutral operands, and parts of known numbers.

use super::semantics::parts;
use super::*;
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

/// Implements `FoldOp` for an operation that undoes another one.
macro_rules! inverse_folds {
    ($($op:ty: $inverse:ty;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
                let inner: Option<$inverse> = defined_by(ir, self.complex(ir));
                inner.map(|inner| inner.complex(ir)).into()
            }
        }
    )*};
}

inverse_folds! {
    ConjOp: ConjOp;
    ExpOp: LogOp;
    LogOp: ExpOp;
    NegOp: NegOp;
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

fn is_zero(parts: [ApFloat; 2]) -> bool {
    parts.iter().all(ApFloat::is_zero)
}

fn is_one([real, imaginary]: [ApFloat; 2]) -> bool {
    imaginary.is_zero() && real == ApFloat::one(real.semantics())
}

impl FoldOp for AddOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        for (difference, other) in [(lhs, rhs), (rhs, lhs)] {
            let difference: Option<SubOp> = defined_by(ir, difference);
            if let Some(difference) = difference.filter(|difference| difference.rhs(ir) == other) {
                return difference.lhs(ir).into();
            }
        }
        constant_floats(ctx, ir, rhs).filter(|parts| is_zero(*parts)).map(|_| lhs).into()
    }
}

impl FoldOp for SubOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        let sum: Option<AddOp> = defined_by(ir, lhs);
        if let Some(sum) = sum.filter(|sum| sum.rhs(ir) == rhs) {
            return sum.lhs(ir).into();
        }
        constant_floats(ctx, ir, rhs).filter(|parts| is_zero(*parts)).map(|_| lhs).into()
    }
}

impl FoldOp for MulOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        constant_floats(ctx, ir, self.rhs(ir)).filter(|parts| is_one(*parts)).map(|_| self.lhs(ir)).into()
    }
}

impl FoldOp for DivOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let divisor = crate::fold::operand(operands, 1).and_then(|value| floats(ctx, value));
        divisor.filter(|parts| is_one(*parts)).map(|_| self.lhs(ir)).into()
    }
}
