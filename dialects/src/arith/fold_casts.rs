//! Folds of casts: chains and constants.

use ir_core::fold::{elements, elements_attr, number_constant};
use ir_core::num::{FloatSemantics, OpStatus, RoundingMode as Mode};
use ir_core::predicates::shaped::element_type_or_self;

use super::*;
use crate::fold::{defined_by, integer_width, operand, unary};
use crate::prelude::*;
use crate::ub::is_poison;
use ir_core::runtime::EnumValue;

/// Replaces the operand of the operation by `source`.
fn take_operand(ir: &mut Ir, op: impl OpHandle, source: Value) -> FoldResult {
    ir.set_operand(op.op(), 0, source);
    FoldResult::InPlace
}

/// The format of a float type, or of a shaped type's elements.
fn semantics(ctx: &Context, ty: Type) -> Option<FloatSemantics> {
    match element_type_or_self(ctx, ty).kind(ctx) {
        TypeKind::Float(semantics) => Some(semantics),
        _ => None,
    }
}

/// Folds of integer casts. With `chains`, a cast of the same kind as the operand is skipped.
macro_rules! integer_casts {
    ($($op:ty: chains $chains:literal, $convert:ident;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                if $chains && let Some(inner) = defined_by::<$op>(ir, self.in_(ir)) {
                    let source = inner.in_(ir);
                    return take_operand(ir, self, source);
                }
                let result = ir.value_type(self.out(ir));
                let Some(width) = integer_width(ctx, result) else { return FoldResult::Failure };
                unary(ctx, operands, result, |a: &ApInt| Some(a.$convert(width))).into()
            }
        }
    )*};
}

integer_casts! {
    ExtUIOp: chains true, zext;
    ExtSIOp: chains true, sext;
    IndexCastOp: chains false, sext_or_trunc;
    IndexCastUIOp: chains false, zext_or_trunc;
}

impl FoldOp for TruncIOp {
    /// Folds a truncation of an extension to a smaller truncation or the original value, and merges two
    /// truncations.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (input, result) = (self.in_(ir), ir.value_type(self.out(ir)));
        let extended = defined_by::<ExtUIOp>(ir, input)
            .map(|inner| inner.in_(ir))
            .or_else(|| defined_by::<ExtSIOp>(ir, input).map(|inner| inner.in_(ir)));
        let Some(width) = integer_width(ctx, result) else { return FoldResult::Failure };
        if let Some(source) = extended {
            match integer_width(ctx, ir.value_type(source)) {
                Some(from) if from > width => return take_operand(ir, self, source),
                Some(from) if from == width => return source.into(),
                _ => {}
            }
        }
        if let Some(inner) = defined_by::<TruncIOp>(ir, input) {
            let source = inner.in_(ir);
            // The bits that the first truncation drops are zeros or signs only if it has the flag, too. MLIR
            // 22 keeps the flags of the second one.
            let flags = self.overflow_flags(ir).value() & inner.overflow_flags(ir).value();
            if let Some(flags) = IntegerOverflowFlags::from_value(flags) {
                self.set_overflow_flags(ir, Some(flags));
            }
            return take_operand(ir, self, source);
        }
        unary(ctx, operands, result, |a: &ApInt| Some(a.trunc(width))).into()
    }
}

/// The float in another format if the conversion is exact.
fn exactly(value: &ApFloat, to: FloatSemantics, mode: Mode) -> Option<ApFloat> {
    let (value, status, loses) = value.convert(to, mode);
    (!loses && status == OpStatus::OK).then_some(value)
}

impl FoldOp for ExtFOp {
    /// Folds an extension of a truncation to the original value, if both have `contract`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let result = ir.value_type(self.out(ir));
        let contracts =
            |flags: Option<FastMathFlags>| flags.is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT));
        if let Some(inner) = defined_by::<TruncFOp>(ir, self.in_(ir))
            && ir.value_type(inner.in_(ir)) == result
            && contracts(inner.fastmath(ir))
            && contracts(self.fastmath(ir))
        {
            return inner.in_(ir).into();
        }
        let Some(to) = semantics(ctx, result) else { return FoldResult::Failure };
        unary(ctx, operands, result, |a: &ApFloat| exactly(a, to, Mode::NearestTiesToEven)).into()
    }
}

/// Whether one format can represent all values of the other (LLVM's `isRepresentableBy`).
fn is_representable_by(from: FloatSemantics, by: FloatSemantics) -> bool {
    from.max_exponent() <= by.max_exponent()
        && from.min_exponent() >= by.min_exponent()
        && from.precision() <= by.precision()
}

impl FoldOp for TruncFOp {
    /// Folds a truncation of an extension to a smaller truncation or the original value.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (input, result) = (self.in_(ir), ir.value_type(self.out(ir)));
        let Some(to) = semantics(ctx, result) else { return FoldResult::Failure };
        if let Some(inner) = defined_by::<ExtFOp>(ir, input) {
            let source = inner.in_(ir);
            let between = semantics(ctx, ir.value_type(input));
            if let Some((from, between)) = semantics(ctx, ir.value_type(source)).zip(between)
                && is_representable_by(from, between)
            {
                match from {
                    _ if from.width() > to.width() => return take_operand(ir, self, source),
                    _ if from == to => return source.into(),
                    _ => {}
                }
            }
        }
        let mode = match self.roundingmode(ir) {
            None | Some(RoundingMode::ToNearestEven) => Mode::NearestTiesToEven,
            Some(RoundingMode::Downward) => Mode::TowardNegative,
            Some(RoundingMode::Upward) => Mode::TowardPositive,
            Some(RoundingMode::TowardZero) => Mode::TowardZero,
            Some(RoundingMode::ToNearestAway) => Mode::NearestTiesToAway,
        };
        unary(ctx, operands, result, |a: &ApFloat| exactly(a, to, mode)).into()
    }
}

/// Casts between integers and floats.
macro_rules! number_casts {
    (to float: $($from_int:ty: $from_signed:literal),*; to integer: $($to_int:ty: $to_signed:literal),*;) => {
        $(impl FoldOp for $from_int {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let result = ir.value_type(self.out(ir));
                let Some(to) = semantics(ctx, result) else { return FoldResult::Failure };
                let convert = |a: &ApInt| ApFloat::from_ap_int(to, a, $from_signed, Mode::NearestTiesToEven).0;
                unary(ctx, operands, result, |a: &ApInt| Some(convert(a))).into()
            }
        })*
        $(impl FoldOp for $to_int {
            /// Truncates towards zero; out-of-range values do not fold.
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let result = ir.value_type(self.out(ir));
                let Some(width) = integer_width(ctx, result) else { return FoldResult::Failure };
                let convert = |a: &ApFloat| {
                    let (value, status) = a.to_ap_int(width, $to_signed, Mode::TowardZero);
                    (status != OpStatus::INVALID).then_some(value)
                };
                unary(ctx, operands, result, convert).into()
            }
        })*
    };
}

number_casts! {
    to float: UIToFPOp: false, SIToFPOp: true;
    to integer: FPToUIOp: false, FPToSIOp: true;
}

/// Bit-casts a constant to another type.
fn same_bits(ctx: &Context, constant: Attribute, ty: Type) -> Option<Attribute> {
    if let AttrKind::DenseElements { .. } = constant.kind(ctx) {
        return match elements::<ApInt>(ctx, constant) {
            Some((_, values)) => elements_attr(ctx, ty, &values),
            None => elements_attr(ctx, ty, &elements::<ApFloat>(ctx, constant)?.1),
        };
    }
    if ty.element_type(ctx).is_some() {
        return None;
    }
    match constant_number::<ApFloat>(ctx, constant) {
        _ if is_poison(ctx, constant) => Some(constant),
        Some(value) => number_constant(ctx, ty, &value),
        None => number_constant(ctx, ty, &constant_number::<ApInt>(ctx, constant)?),
    }
}

impl FoldOp for BitcastOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let result = ir.value_type(self.out(ir));
        operand(operands, 0).and_then(|constant| same_bits(ctx, constant, result)).into()
    }
}
