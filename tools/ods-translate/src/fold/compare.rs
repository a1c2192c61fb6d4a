//! Comparisons of constants.

use std::cmp::Ordering;

use ir_core::context::{Context, Type};
use ir_core::num::{ApFloat, ApInt};

use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::types::{Kind, kind, scalar};

/// Whether a symbol's address is never null.
pub(crate) type IsNotNull<'a> = &'a dyn Fn(&str) -> bool;

/// The result of `icmp` or `fcmp`, by the predicate; none if it stays an instruction.
pub(crate) fn compare(
    ctx: &Context,
    predicate: &str,
    a: &ConstRef,
    b: &ConstRef,
    ty: Type,
    is_not_null: IsNotNull<'_>,
) -> Option<ConstRef> {
    match predicate {
        "false" => return Some(Const::zero(ctx, ty)),
        "true" => return Some(truth(ctx, ty, true)),
        _ => {}
    }
    if a.is_poison() || b.is_poison() {
        return Some(Const::poison(ty));
    }
    let is_float = crate::model::types::float_semantics(ctx, a.ty).is_some();
    if a.is_undef() || b.is_undef() {
        return Some(undefined(ctx, predicate, is_float, a.is_undef() && b.is_undef(), ty));
    }
    if let Some(Kind::Vector { .. }) = kind(ctx, a.ty) {
        let element = scalar(ctx, ty);
        return super::elementwise(ctx, ty, &[a, b], |operands| match operands {
            [a, b] => compare(ctx, predicate, a, b, element, is_not_null),
            _ => None,
        });
    }
    let holds = match (&a.kind, &b.kind) {
        (ConstKind::Int(a), ConstKind::Int(b)) => integers(predicate, a, b),
        // The executing function determines whether denormal operands are zero.
        (ConstKind::Float(a), ConstKind::Float(b)) if a.is_denormal() || b.is_denormal() => return None,
        (ConstKind::Float(a), ConstKind::Float(b)) => floats(predicate, a, b),
        (ConstKind::Null, ConstKind::Null) => equal(predicate),
        (ConstKind::Symbol(a), ConstKind::Null) if is_not_null(a) => against_null(predicate)?,
        (ConstKind::Null, ConstKind::Symbol(b)) if is_not_null(b) => against_null(swapped(predicate))?,
        _ if !is_float && a == b => equal(predicate),
        _ => return None,
    };
    Some(truth(ctx, ty, holds))
}

/// `true` or `false`, of a scalar or of a vector.
fn truth(ctx: &Context, ty: Type, value: bool) -> ConstRef {
    let scalar = Const::int(Type::I1, ApInt::new(1, value.into()));
    if ty == Type::I1 { scalar } else { Const::splat(ctx, ty, scalar) }
}

fn undefined(ctx: &Context, predicate: &str, is_float: bool, both: bool, ty: Type) -> ConstRef {
    if is_float {
        return truth(ctx, ty, predicate.starts_with('u'));
    }
    if both || matches!(predicate, "eq" | "ne") {
        return Const::undef(ty);
    }
    truth(ctx, ty, equal(predicate))
}

/// Whether the predicate of `icmp` holds for equal operands.
fn equal(predicate: &str) -> bool {
    matches!(predicate, "eq" | "sle" | "sge" | "ule" | "uge")
}

/// The comparison of an address with null.
fn against_null(predicate: &str) -> Option<bool> {
    match predicate {
        "eq" | "ule" => Some(false),
        "ne" | "ugt" => Some(true),
        "uge" => Some(true),
        "ult" => Some(false),
        _ => None,
    }
}

fn swapped(predicate: &str) -> &str {
    match predicate {
        "ult" => "ugt",
        "ugt" => "ult",
        "ule" => "uge",
        "uge" => "ule",
        "slt" => "sgt",
        "sgt" => "slt",
        "sle" => "sge",
        "sge" => "sle",
        predicate => predicate,
    }
}

fn integers(predicate: &str, a: &ApInt, b: &ApInt) -> bool {
    let order = if predicate.starts_with('s') { a.scmp(b) } else { a.ucmp(b) };
    match predicate {
        "eq" => order == Ordering::Equal,
        "ne" => order != Ordering::Equal,
        _ => holds(&predicate[1..], order),
    }
}

fn holds(relation: &str, order: Ordering) -> bool {
    match relation {
        "lt" => order.is_lt(),
        "le" => order.is_le(),
        "gt" => order.is_gt(),
        "ge" => order.is_ge(),
        "eq" => order.is_eq(),
        _ => order.is_ne(),
    }
}

fn floats(predicate: &str, a: &ApFloat, b: &ApFloat) -> bool {
    match (predicate, a.compare(b)) {
        ("ord", order) => order.is_some(),
        ("uno", order) => order.is_none(),
        (_, None) => predicate.starts_with('u'),
        (_, Some(order)) => holds(&predicate[1..], order),
    }
}
