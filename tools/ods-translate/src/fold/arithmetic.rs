//! Arithmetic of constants.

use ir_core::context::Context;
use ir_core::num::{ApFloat, ApInt, RoundingMode};

use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::flags::Flags;
use crate::model::types::{Kind, integer_width, kind};

/// The result of a binary operation; none if it stays an instruction.
pub(crate) fn binary(
    ctx: &Context,
    name: &'static str,
    flags: Flags,
    a: &ConstRef,
    b: &ConstRef,
) -> Option<ConstRef> {
    if let Some(folded) = evaluated(ctx, name, a, b) {
        return Some(folded);
    }
    // Only these operations are expressions of constants that are not numbers.
    let is_expression = matches!(name, "add" | "sub" | "xor");
    let flags = if name == "xor" { Flags::NONE } else { flags };
    is_expression.then(|| Const::new(a.ty, ConstKind::Binary(name, flags, a.clone(), b.clone())))
}

fn evaluated(ctx: &Context, name: &str, a: &ConstRef, b: &ConstRef) -> Option<ConstRef> {
    if a.is_poison() || b.is_poison() {
        return Some(Const::poison(a.ty));
    }
    // Vectors of a fixed length are folded element by element.
    let is_fixed = matches!(kind(ctx, a.ty), Some(Kind::Vector { is_scalable: false, .. }));
    if !is_fixed && (a.is_undef() || b.is_undef()) {
        return undefined(ctx, name, a, b);
    }
    if let Some(folded) = identity(ctx, name, a, b) {
        return Some(folded);
    }
    if let Some(Kind::Vector { .. }) = kind(ctx, a.ty) {
        return super::elementwise(ctx, a.ty, &[a, b], |operands| match operands {
            [a, b] => evaluated(ctx, name, a, b),
            _ => None,
        });
    }
    match (&a.kind, &b.kind) {
        (ConstKind::Int(x), ConstKind::Int(y)) => {
            Some(integers(name, x, y).map_or_else(|| Const::poison(a.ty), |value| Const::int(a.ty, value)))
        }
        (ConstKind::Float(x), ConstKind::Float(y)) => {
            Some(Const::new(a.ty, ConstKind::Float(floats(name, *x, *y)?)))
        }
        _ => None,
    }
}

/// The results where an operand is undefined, but not poison.
fn undefined(ctx: &Context, name: &str, a: &ConstRef, b: &ConstRef) -> Option<ConstRef> {
    let (zero, undef, poison) = (|| Const::zero(ctx, a.ty), || Const::undef(a.ty), || Const::poison(a.ty));
    let both = a.is_undef() && b.is_undef();
    Some(match name {
        "xor" if both => zero(),
        "xor" | "add" | "sub" => undef(),
        "and" | "mul" | "or" if both => undef(),
        "and" => zero(),
        "mul" => {
            let odd = |side: &ConstRef| scalar_int(ctx, side).is_some_and(|value| value.bit(0));
            if odd(a) || odd(b) { undef() } else { zero() }
        }
        "or" => all_ones(ctx, a)?,
        "udiv" | "sdiv" | "urem" | "srem" if b.is_undef() || b.is_zero() => poison(),
        "udiv" | "sdiv" if scalar_int(ctx, b).is_some_and(|value| value.is_one()) => undef(),
        "udiv" | "sdiv" | "urem" | "srem" => zero(),
        "lshr" | "ashr" | "shl" if b.is_undef() => poison(),
        "lshr" | "ashr" | "shl" if b.is_zero() => undef(),
        "lshr" | "ashr" | "shl" => zero(),
        "fsub" if a.as_float().is_some_and(ApFloat::is_neg_zero) => undef(),
        "fneg" => undef(),
        _ if both => undef(),
        _ => not_a_number(ctx, a)?,
    })
}

/// The value of an integer, or of all elements of a vector of them.
fn scalar_int(ctx: &Context, constant: &ConstRef) -> Option<ApInt> {
    match constant.as_int() {
        Some(value) => Some(value.clone()),
        None => constant.splat_value(ctx)?.as_int().cloned(),
    }
}

fn all_ones(ctx: &Context, like: &ConstRef) -> Option<ConstRef> {
    let width = integer_width(ctx, like.ty)?;
    let element = crate::model::types::scalar(ctx, like.ty);
    let scalar = Const::int(element, ApInt::all_ones(width));
    Some(if element == like.ty { scalar } else { Const::splat(ctx, like.ty, scalar) })
}

fn not_a_number(ctx: &Context, like: &ConstRef) -> Option<ConstRef> {
    let semantics = crate::model::types::float_semantics(ctx, like.ty)?;
    let element = crate::model::types::scalar(ctx, like.ty);
    let scalar = Const::new(element, ConstKind::Float(ApFloat::nan(semantics, false)));
    Some(if element == like.ty { scalar } else { Const::splat(ctx, like.ty, scalar) })
}

/// Results that one operand decides, also where the other one is not a number.
fn identity(ctx: &Context, name: &str, a: &ConstRef, b: &ConstRef) -> Option<ConstRef> {
    let is_commutative = matches!(name, "add" | "mul" | "and" | "or" | "xor");
    if is_commutative && scalar_int(ctx, b).is_none() && scalar_int(ctx, a).is_some() {
        return identity(ctx, name, b, a);
    }
    let value = scalar_int(ctx, b)?;
    match name {
        "add" | "sub" | "or" | "xor" | "shl" | "lshr" | "ashr" if value.is_zero() => Some(a.clone()),
        "mul" | "and" if value.is_zero() => Some(b.clone()),
        "mul" | "udiv" | "sdiv" if value.is_one() => Some(a.clone()),
        "udiv" | "sdiv" | "urem" | "srem" if value.is_zero() => Some(Const::poison(a.ty)),
        "urem" | "srem" if value.is_one() => Some(Const::zero(ctx, a.ty)),
        "and" if value.is_all_ones() => Some(a.clone()),
        "or" if value.is_all_ones() => Some(b.clone()),
        _ => None,
    }
}

/// Arithmetic of integers; none for poison.
fn integers(name: &str, a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let amount = || b.as_u64().filter(|amount| *amount < u64::from(a.width())).map(|amount| amount as u32);
    Some(match name {
        "add" => a.add(b),
        "sub" => a.sub(b),
        "mul" => a.mul(b),
        "and" => a.and(b),
        "or" => a.or(b),
        "xor" => a.xor(b),
        "shl" => a.shl(amount()?),
        "lshr" => a.lshr(amount()?),
        "ashr" => a.ashr(amount()?),
        "udiv" => a.udiv(b)?,
        "urem" => a.urem(b)?,
        "sdiv" | "srem" if a.is_signed_min() && b.is_all_ones() => return None,
        "sdiv" => a.sdiv(b)?,
        _ => a.srem(b)?,
    })
}

fn floats(name: &str, a: ApFloat, b: ApFloat) -> Option<ApFloat> {
    let mode = RoundingMode::NearestTiesToEven;
    Some(match name {
        "fadd" => a.add(b, mode).0,
        "fsub" => a.sub(b, mode).0,
        "fmul" => a.mul(b, mode).0,
        "fdiv" => a.div(b, mode).0,
        "frem" => a.fmod(b).0,
        _ => return None,
    })
}

/// The negation of a constant.
pub(crate) fn fneg(ctx: &Context, operand: &ConstRef) -> Option<ConstRef> {
    if operand.is_undef() {
        return Some(operand.clone());
    }
    if let Some(Kind::Vector { .. }) = kind(ctx, operand.ty) {
        return super::elementwise(ctx, operand.ty, &[operand], |operands| fneg(ctx, operands.first()?));
    }
    let value = operand.as_float()?;
    let sign = 1_u128 << (value.semantics().width() - 1);
    let negated = ApFloat::from_bits(value.semantics(), value.to_bits() ^ sign);
    Some(Const::new(operand.ty, ConstKind::Float(negated)))
}

/// The choice between two constants.
pub(crate) fn select(ctx: &Context, condition: &ConstRef, a: &ConstRef, b: &ConstRef) -> Option<ConstRef> {
    if let Some(value) = scalar_int(ctx, condition) {
        return Some(if value.is_zero() { b.clone() } else { a.clone() });
    }
    if condition.is_poison() {
        return Some(Const::poison(a.ty));
    }
    if a == b {
        return Some(a.clone());
    }
    if condition.is_undef() {
        return Some(if a.is_undef() { a.clone() } else { b.clone() });
    }
    if let Some(Kind::Vector { count, is_scalable: false, .. }) = kind(ctx, condition.ty) {
        let element = |index: usize| {
            let condition = condition.element(ctx, index)?;
            select(ctx, &condition, &a.element(ctx, index)?, &b.element(ctx, index)?)
        };
        let elements: Option<Vec<ConstRef>> = (0..count as usize).map(element).collect();
        if let Some(elements) = elements {
            return Some(Const::aggregate(ctx, a.ty, elements));
        }
    }
    match (a.is_poison(), b.is_poison()) {
        (true, _) => Some(b.clone()),
        (_, true) => Some(a.clone()),
        _ => None,
    }
}
