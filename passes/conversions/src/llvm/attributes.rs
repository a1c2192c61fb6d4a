//! Conversion of attributes to those of operations of `llvm`.

use dialect_llvm::{FPExceptionBehavior, FastmathFlags, FastmathFlagsAttr, RoundingMode};
use dialects::arith::{FastMathFlags, FastMathFlagsAttr};
use ir_core::attr_or_type::{DefHandle as _, EnumValue as _};
use ir_core::context::{Attribute, Context, NamedAttribute, Type};
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::int;

/// The converted attribute of an operation. All others are copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Carry {
    /// No attribute is converted.
    Same,
    /// The fast-math flags.
    FastMath,
    /// The overflow flags.
    Overflow,
    /// The rounding mode. It requires the exception behavior, too.
    Rounding,
}

/// The attributes for the operation of `llvm` that replaces `op`.
pub(crate) fn carried(ir: &Ir, op: Op, carry: Carry) -> Vec<NamedAttribute> {
    let ctx = ir.context();
    let named = |name: &str, value| NamedAttribute { name: ctx.ident(name), value };
    let mut attributes = Vec::new();
    for entry in entries(ir, op) {
        match (carry, entry.name.as_str(ctx)) {
            (Carry::FastMath, "fastmath") => {
                attributes.extend(fast_math(ctx, entry.value).map(|flags| named("fastmathFlags", flags)));
            }
            (Carry::Overflow, "overflowFlags") => {
                attributes.extend(overflow(ctx, entry.value).map(|flags| named("overflowFlags", flags)));
            }
            (Carry::Rounding, "roundingmode") => {
                attributes.extend(rounding(ctx, entry.value).map(|mode| named("roundingmode", mode)));
            }
            _ => attributes.push(entry),
        }
    }
    if carry == Carry::Rounding {
        let behavior = enum_attr(ctx, FPExceptionBehavior::Ignore.value());
        attributes.push(named("fpExceptionBehavior", behavior));
    }
    attributes
}

/// All attributes of an operation, inherent ones first.
pub(crate) fn entries(ir: &Ir, op: Op) -> Vec<NamedAttribute> {
    let of = |dictionary: Option<Attribute>| dictionary?.dictionary_entries(ir.context());
    let all = [of(ir.properties(op)), of(ir.attributes(op))];
    all.into_iter().flatten().flatten().copied().collect()
}

/// Converts fast-math flags of `arith` to those of `llvm`.
pub(crate) fn fast_math(ctx: &Context, flags: Attribute) -> Option<Attribute> {
    let flags = FastMathFlagsAttr::cast(ctx, flags)?.value(ctx);
    Some(FastmathFlagsAttr::get(ctx, fast_math_flags(flags)).into())
}

/// Converts fast-math flags to those of `llvm`.
pub(crate) fn fast_math_flags(flags: FastMathFlags) -> FastmathFlags {
    const PAIRS: [(FastMathFlags, FastmathFlags); 7] = [
        (FastMathFlags::NNAN, FastmathFlags::NNAN),
        (FastMathFlags::NINF, FastmathFlags::NINF),
        (FastMathFlags::NSZ, FastmathFlags::NSZ),
        (FastMathFlags::ARCP, FastmathFlags::ARCP),
        (FastMathFlags::CONTRACT, FastmathFlags::CONTRACT),
        (FastMathFlags::AFN, FastmathFlags::AFN),
        (FastMathFlags::REASSOC, FastmathFlags::REASSOC),
    ];
    let set = PAIRS.iter().filter(|(flag, _)| flags.contains_any(*flag));
    set.fold(FastmathFlags::NONE, |flags, (_, flag)| flags | *flag)
}

/// Converts overflow flags to those of `llvm`, which have the same integer values.
fn overflow(ctx: &Context, flags: Attribute) -> Option<Attribute> {
    let flags = dialects::arith::IntegerOverflowFlagsAttr::cast(ctx, flags)?.value(ctx);
    Some(ctx.integer_attr_of(Type::I32, i64::try_from(flags.value()).ok()?))
}

/// Converts the rounding mode of `arith` to that of `llvm`.
fn rounding(ctx: &Context, mode: Attribute) -> Option<Attribute> {
    use dialects::arith::RoundingMode as Mode;
    let mode = Mode::from_value(u64::try_from(int(ctx, mode)?).ok()?)?;
    let mode = match mode {
        Mode::ToNearestEven => RoundingMode::NearestTiesToEven,
        Mode::Downward => RoundingMode::TowardNegative,
        Mode::Upward => RoundingMode::TowardPositive,
        Mode::TowardZero => RoundingMode::TowardZero,
        Mode::ToNearestAway => RoundingMode::NearestTiesToAway,
    };
    Some(enum_attr(ctx, mode.value()))
}

/// The integer attribute that stores a case of an enum of `llvm`.
fn enum_attr(ctx: &Context, value: u64) -> Attribute {
    ctx.integer_attr_of(Type::I64, value as i64)
}
