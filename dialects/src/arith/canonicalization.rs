//! Canonicalization: the user-provided functions of the rules in `canonicalization.ods`, and hand-written
//! patterns.

use ir_core::attr_or_type::DefHandle;
use ir_core::fold::number_constant;
use ir_core::predicates::{
    attributes::attribute_type,
    shaped::{element_type_or_self, i1_same_shape},
};
use ir_core::runtime::EnumValue;

use super::*;
use crate::fold::{defined_by, integer_width, zero};
use crate::prelude::*;

ir_core::patterns_of_rules!(
    PATTERNS;
    AddIOp,
    AddUIExtendedOp,
    AndIOp,
    BitcastOp,
    CmpIOp,
    DivFOp,
    ExtSIOp,
    IndexCastOp,
    IndexCastUIOp,
    MulFOp,
    MulIOp,
    MulSIExtendedOp,
    MulUIExtendedOp,
    OrIOp,
    SubIOp,
    TruncFOp,
    TruncIOp,
    XOrIOp,
);

impl CanonicalizationPatterns for SelectOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        PATTERNS.add_rules_of(Self::NAME, patterns);
        patterns.add_fn("SelectI1Simplify", select_of_bits);
        patterns.add_fn("SelectToExtUI", select_of_one_and_zero);
    }
}

/// User-provided constraints of rules.
pub struct Externals;

/// User-provided functions of result patterns.
pub struct Rewrites;

fn predicate(ctx: &Context, attribute: Attribute) -> Option<CmpIPredicate> {
    let number = integer_value(ctx, attribute)?.as_i64()?;
    CmpIPredicate::from_value(u64::try_from(number).ok()?)
}

fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match element_type_or_self(ctx, ty).kind(ctx) {
        TypeKind::Integer { width, .. } => Some(width),
        _ => None,
    }
}

impl ExternalFunctions for Externals {
    fn is_all_ones(ctx: &Context, value: Attribute) -> bool {
        constant_number::<ApInt>(ctx, value).is_some_and(|value| value.is_all_ones())
    }

    fn is_one(ctx: &Context, value: Attribute) -> bool {
        // The only bit of `i1` is its sign, so `i1` has no value 1.
        constant_number::<ApInt>(ctx, value).is_some_and(|value| value.is_one() && value.width() > 1)
    }

    fn is_equality_predicate(ctx: &Context, value: Attribute) -> bool {
        matches!(predicate(ctx, value), Some(CmpIPredicate::Eq | CmpIPredicate::Ne))
    }

    fn is_difference_of_widths(
        ctx: &Context,
        ir: &Ir,
        wide: Value,
        narrow: Value,
        difference: Attribute,
    ) -> bool {
        let [wide, narrow] = [wide, narrow].map(|value| width(ctx, ir.value_type(value)));
        let difference = constant_number::<ApInt>(ctx, difference).and_then(|value| value.as_u64());
        wide.zip(narrow).and_then(|(wide, narrow)| wide.checked_sub(narrow)).map(u64::from) == difference
    }

    fn has_fixed_width(ctx: &Context, ir: &Ir, value: Value) -> bool {
        width(ctx, ir.value_type(value)).is_some()
    }

    fn is_wider(ctx: &Context, ir: &Ir, wide: Value, narrow: Value) -> bool {
        let [wide, narrow] = [wide, narrow].map(|value| width(ctx, ir.value_type(value)));
        wide.zip(narrow).is_some_and(|(wide, narrow)| wide > narrow)
    }

    fn keeps_bits(ctx: &Context, ir: &Ir, between: Value, source: Value) -> bool {
        let [between, source] = [between, source].map(|value| integer_width(ctx, ir.value_type(value)));
        between.zip(source).is_some_and(|(between, source)| between >= source)
    }

    fn converts_exactly(ctx: &Context, ir: &Ir, result: Value, between: Value, integer: Value) -> bool {
        let rounds_to_nearest = defined_by::<TruncFOp>(ir, result)
            .is_some_and(|cast| matches!(cast.roundingmode(ir), None | Some(RoundingMode::ToNearestEven)));
        let format = match element_type_or_self(ctx, ir.value_type(between)).kind(ctx) {
            TypeKind::Float(semantics) => semantics,
            _ => return false,
        };
        let sign = u32::from(defined_by::<SIToFPOp>(ir, between).is_some());
        let bits = integer_width(ctx, ir.value_type(integer)).map(|width| width.saturating_sub(sign));
        let fits =
            |bits: u32| bits <= format.precision() && i64::from(bits) <= i64::from(format.max_exponent());
        rounds_to_nearest && bits.is_some_and(fits)
    }
}

/// A constant of the type of a value, computed from two others.
fn computed(
    rewriter: &PatternRewriter<'_>,
    of: Value,
    a: Attribute,
    b: Attribute,
    compute: impl Fn(&ApInt, &ApInt) -> ApInt,
) -> Option<Attribute> {
    let ctx = rewriter.context();
    let (a, b) = (integer_value(ctx, a)?, integer_value(ctx, b)?);
    (a.width() == b.width()).then(|| ctx.integer_attr(rewriter.ir().value_type(of), compute(&a, &b)))
}

/// Result functions that compute with two constants.
macro_rules! computed_by {
    ($($function:ident: $compute:ident),*) => {$(
        fn $function(
            rewriter: &mut PatternRewriter<'_>,
            of: Value,
            a: Attribute,
            b: Attribute,
        ) -> Option<Attribute> {
            computed(rewriter, of, a, b, ApInt::$compute)
        }
    )*};
}

/// The flags that two operations have.
fn common_flags(ctx: &Context, a: Attribute, b: Attribute) -> Option<u64> {
    let flags = |attribute| Some(IntegerOverflowFlagsAttr::cast(ctx, attribute)?.value(ctx).value());
    Some(flags(a)? & flags(b)?)
}

fn flags_attr(ctx: &Context, flags: u64) -> Option<Attribute> {
    Some(IntegerOverflowFlagsAttr::get(ctx, IntegerOverflowFlags::from_value(flags)?).into())
}

/// Result functions for the flags that two operations have, without those of overflows of a computation with
/// two constants.
macro_rules! merged_flags {
    ($($function:ident: $signed:ident $unsigned:ident),*) => {$(
        fn $function(
            rewriter: &mut PatternRewriter<'_>,
            first: Attribute,
            second: Attribute,
            a: Attribute,
            b: Attribute,
        ) -> Option<Attribute> {
            let ctx = rewriter.context();
            let (a, b) = (integer_value(ctx, a)?, integer_value(ctx, b)?);
            let mut flags = common_flags(ctx, first, second)?;
            if a.$signed(&b).1 {
                flags &= !IntegerOverflowFlags::NSW.value();
            }
            if a.$unsigned(&b).1 {
                flags &= !IntegerOverflowFlags::NUW.value();
            }
            flags_attr(ctx, flags)
        }
    )*};
}

impl RewriteFunctions for Rewrites {
    computed_by! { add_integer_attrs: add, sub_integer_attrs: sub, mul_integer_attrs: mul }

    merged_flags! {
        add_overflow_flags: sadd_ov uadd_ov,
        sub_overflow_flags: ssub_ov usub_ov,
        mul_overflow_flags: smul_ov umul_ov
    }

    fn merge_overflow_flags(
        rewriter: &mut PatternRewriter<'_>,
        a: Attribute,
        b: Attribute,
    ) -> Option<Attribute> {
        let ctx = rewriter.context();
        flags_attr(ctx, common_flags(ctx, a, b)?)
    }

    fn no_overflow_flags(rewriter: &mut PatternRewriter<'_>) -> Option<Attribute> {
        flags_attr(rewriter.context(), 0)
    }

    fn without_signed_overflow_flag(
        rewriter: &mut PatternRewriter<'_>,
        flags: Attribute,
    ) -> Option<Attribute> {
        let ctx = rewriter.context();
        let flags = common_flags(ctx, flags, flags)?;
        flags_attr(ctx, flags & !IntegerOverflowFlags::NSW.value())
    }

    fn zero_of_type(rewriter: &mut PatternRewriter<'_>, value: Value) -> Option<Attribute> {
        zero(rewriter.context(), rewriter.ir().value_type(value))
    }

    fn invert_predicate(rewriter: &mut PatternRewriter<'_>, value: Attribute) -> Option<Attribute> {
        let ctx = rewriter.context();
        let inverted = inverted_predicate(predicate(ctx, value)?);
        Some(ctx.integer_attr(attribute_type(ctx, value)?, ApInt::from_i64(64, inverted as i64)))
    }
}

/// The negation of the predicate.
pub(crate) fn inverted_predicate(predicate: CmpIPredicate) -> CmpIPredicate {
    use CmpIPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    match predicate {
        Eq => Ne,
        Ne => Eq,
        Slt => Sge,
        Sge => Slt,
        Sle => Sgt,
        Sgt => Sle,
        Ult => Uge,
        Uge => Ult,
        Ule => Ugt,
        Ugt => Ule,
    }
}

/// The integer value of a constant or splat.
fn number(ir: &Ir, value: Value) -> Option<ApInt> {
    let ctx = ir.context();
    constant_number(ctx, constant_of(ir, value)?)
}

/// Creates the negation of a value of type `i1` or a vector or tensor of it.
fn not(rewriter: &mut PatternRewriter<'_>, value: Value) -> Option<Value> {
    let ty = rewriter.ir().value_type(value);
    let ones = number_constant(rewriter.context(), ty, &ApInt::all_ones(1))?;
    let ones = ConstantOp::create(rewriter, ones).result(rewriter.ir());
    Some(XOrIOp::create(rewriter, value, ones).result(rewriter.ir()))
}

/// A select of false and true is the negated condition.
fn select_of_bits(rewriter: &mut PatternRewriter<'_>, select: SelectOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = select.op();
    let condition = select.condition(ir);
    if ir.value_type(select.result(ir)) != ir.value_type(condition)
        || width(ir.context(), ir.value_type(condition)) != Some(1)
    {
        return None;
    }
    let (if_true, if_false) = (number(ir, select.true_value(ir))?, number(ir, select.false_value(ir))?);
    if !if_true.is_zero() || !if_false.is_all_ones() {
        return None;
    }
    let not = not(rewriter, condition)?;
    rewriter.replace_op(op, &[not]);
    Some(())
}

/// A select of one and zero is the extended condition.
fn select_of_one_and_zero(rewriter: &mut PatternRewriter<'_>, select: SelectOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = select.op();
    let (condition, ty) = (select.condition(ir), ir.value_type(select.result(ir)));
    // The condition has the shape of the result.
    if width(ctx, ty)? == 1 || i1_same_shape(ctx, ty) != ir.value_type(condition) {
        return None;
    }
    let (if_true, if_false) = (number(ir, select.true_value(ir))?, number(ir, select.false_value(ir))?);
    let condition = if if_true.is_one() && if_false.is_zero() {
        condition
    } else if if_true.is_zero() && if_false.is_one() {
        not(rewriter, condition)?
    } else {
        return None;
    };
    let wide = ExtUIOp::create(rewriter, ty, condition).out(rewriter.ir());
    rewriter.replace_op(op, &[wide]);
    Some(())
}
