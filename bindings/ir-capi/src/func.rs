//! `Dialect/Func.h`: attributes of the arguments and results of functions.

use crate::boundary::{Access, Handle, MlirAttribute, MlirOperation, MlirStringRef, Outcome, Refused, raw};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, Ident, NamedAttribute, TypeKind};
use ir_core::ir::{Ir, Op, properties};

/// Numbers of arguments and results of a function.
fn counts(ir: &Ir, op: Op) -> Option<[usize; 2]> {
    let ctx = ir.context();
    let is_func = ir.name(op).as_str(ctx) == "func.func";
    match ir.properties(op).filter(|_| is_func)?.dictionary_entry(ctx, "function_type")?.kind(ctx) {
        AttrKind::Type(ty) => match ty.kind(ctx) {
            TypeKind::Function { inputs, results } => Some([inputs.len(), results.len()]),
            _ => None,
        },
        _ => None,
    }
}

/// A dictionary with another entry.
fn with_entry(ctx: &Context, dictionary: Attribute, name: Ident, value: Attribute) -> Attribute {
    let entries = dictionary.dictionary_entries(ctx).unwrap_or_default();
    let kept = entries.iter().copied().filter(|entry| entry.name != name);
    let entries: Vec<_> = kept.chain([NamedAttribute { name, value }]).collect();
    // The names are different.
    ctx.dictionary_attr(&entries).unwrap_or(dictionary)
}

/// Sets an attribute in the list of dictionaries with this name, which belongs to the arguments (0) or results (1).
fn set(
    op: MlirOperation,
    (list, which): (&str, usize),
    pos: isize,
    name: MlirStringRef,
    attr: MlirAttribute,
) -> Outcome<()> {
    let name = raw::bytes(name)?;
    let (mut guard, op) = op.enter()?;
    let value = guard.entity(attr)?;
    let ir = guard.ir_mut();
    let counts = counts(ir, op).ok_or_else(|| Refused::arguments("the operation is not a 'func.func'"))?;
    let ctx = ir.context();
    let own = ir.properties(op).and_then(|properties| properties.dictionary_entry(ctx, list));
    let mut dictionaries = match own.map(|own| own.kind(ctx)) {
        Some(AttrKind::Array(dictionaries)) => dictionaries.to_vec(),
        _ => Vec::new(),
    };
    dictionaries.resize(counts[which], Attribute::EMPTY_DICTIONARY);
    let dictionary = usize::try_from(pos).ok().and_then(|pos| dictionaries.get_mut(pos));
    let dictionary =
        dictionary.ok_or_else(|| Refused::arguments(format!("there is no value at index {pos}")))?;
    *dictionary = with_entry(ctx, *dictionary, ctx.ident_bytes(name), value);
    let array = ctx.array_attr(&dictionaries);
    properties::set(ir, op, list, Some(array));
    Ok(())
}

capi! {
    /// Sets an attribute of an argument of a `func.func`.
    fn mlirFuncSetArgAttr(op: MlirOperation, pos: isize, name: MlirStringRef, attr: MlirAttribute) {
        set(op, ("arg_attrs", 0), pos, name, attr)
    }

    /// Sets an attribute of a result of a `func.func`.
    fn mlirFuncSetResultAttr(op: MlirOperation, pos: isize, name: MlirStringRef, attr: MlirAttribute) {
        set(op, ("res_attrs", 1), pos, name, attr)
    }
}
