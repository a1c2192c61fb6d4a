//! Attributes are dropped, and their numbers become smaller.

use super::{Edit, nested_ops};
use crate::stand_in;
use ir_core::Module;
use ir_core::context::{AttrKind, Attribute, Context, Ident, TypeKind};
use ir_core::interfaces::is_symbol;
use ir_core::ir::{Ir, Op};
use ir_core::num::ApInt;

/// Drops each attribute, inherent ones included.
pub fn drop(module: &Module) -> Vec<Edit> {
    edits_of(module, |_, _| None)
}

/// Replaces numbers by zero, also all numbers of a dense attribute.
pub fn zero(module: &Module) -> Vec<Edit> {
    edits_of(module, |ctx, value| match value.kind(ctx) {
        AttrKind::Integer { ty, .. } | AttrKind::Float { ty, .. } => stand_in::zero(ctx, ty),
        AttrKind::DenseElements { ty, .. } => stand_in::zero(ctx, ty),
        _ => Some(value),
    })
}

/// Replaces numbers by one.
pub fn one(module: &Module) -> Vec<Edit> {
    map_integers(module, |number| (!number.is_zero()).then(|| ApInt::from_i64(number.width(), 1)))
}

/// Halves numbers.
pub fn halve(module: &Module) -> Vec<Edit> {
    map_integers(module, |number| {
        let is_large = !number.is_zero() && !number.is_one() && !number.is_all_ones();
        is_large.then(|| number.sdiv(&ApInt::from_i64(number.width(), 2))).flatten()
    })
}

fn map_integers(module: &Module, map: fn(&ApInt) -> Option<ApInt>) -> Vec<Edit> {
    edits_of(module, move |ctx, value| match value.kind(ctx) {
        AttrKind::Integer { ty, value: number } if is_number(ctx, ty) && number.width() > 2 => {
            map(&number).map_or(Some(value), |number| Some(ctx.integer_attr(ty, number)))
        }
        _ => Some(value),
    })
}

fn is_number(ctx: &Context, ty: ir_core::context::Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer { .. } | TypeKind::Index)
}

/// An edit for each attribute of each operation. `change` returns the new value.
fn edits_of(
    module: &Module,
    change: impl Fn(&Context, Attribute) -> Option<Attribute> + Copy + 'static,
) -> Vec<Edit> {
    let ir = module.ir();
    let mut edits: Vec<Edit> = Vec::new();
    for op in nested_ops(module) {
        for (is_inherent, name) in names(ir, op) {
            edits.push(Box::new(move |ir| set(ir, op, is_inherent, name, change)));
        }
    }
    edits
}

/// The names of discardable and inherent attributes. The name and type of a function are not among them.
fn names(ir: &Ir, op: Op) -> Vec<(bool, Ident)> {
    const KEPT: [&str; 2] = ["sym_name", "function_type"];
    let ctx = ir.context();
    let entries = |dictionary: Option<Attribute>| {
        dictionary.and_then(|dictionary| dictionary.dictionary_entries(ctx)).unwrap_or_default()
    };
    let discardable = entries(ir.attributes(op)).iter().map(|entry| (false, entry.name));
    let inherent = entries(ir.properties(op)).iter().map(|entry| (true, entry.name));
    let is_kept = |name: Ident| is_symbol(ir, op) && KEPT.contains(&name.as_str(ctx));
    discardable.chain(inherent).filter(|(_, name)| !is_kept(*name)).collect()
}

fn set(
    ir: &mut Ir,
    op: Op,
    is_inherent: bool,
    name: Ident,
    change: impl Fn(&Context, Attribute) -> Option<Attribute>,
) -> bool {
    if !ir.is_live(op) {
        return false;
    }
    let ctx = ir.context().clone();
    let dictionary = if is_inherent { ir.properties(op) } else { ir.attributes(op) };
    let before = dictionary.and_then(|dictionary| dictionary.dictionary_entry(&ctx, name.as_str(&ctx)));
    let Some(after) = before.map(|before| change(&ctx, before)) else { return false };
    if after == before {
        return false;
    }
    ir.set_attribute(op, name.as_str(&ctx), after);
    true
}
