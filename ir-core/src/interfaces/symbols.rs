//! Symbols: operations with a name that others refer to.

use crate::context::{Context, Ident};
use crate::ir::{Ir, Op};
use crate::ops::Traits;
use crate::verify::symbol::{attribute, string_value};

/// Who may see a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everybody.
    Public,
    /// What is in the table that it is in.
    Private,
    /// What is in the table around that.
    Nested,
}

/// Whether the operation is a symbol.
#[must_use]
pub fn is_symbol(ctx: &Context, ir: &Ir, op: Op) -> bool {
    ir.name(op).has(ctx, Traits::SYMBOL) && symbol_name(ctx, ir, op).is_some()
}

/// The name of a symbol: the attribute `sym_name`.
#[must_use]
pub fn symbol_name(ctx: &Context, ir: &Ir, op: Op) -> Option<Ident> {
    string_value(ctx, attribute(ctx, ir, op, ctx.ident("sym_name")))
}

/// Who may see a symbol: the attribute `sym_visibility`, and everybody without one.
#[must_use]
pub fn visibility(ctx: &Context, ir: &Ir, op: Op) -> Visibility {
    let text = string_value(ctx, attribute(ctx, ir, op, ctx.ident("sym_visibility")));
    match text.map(|text| text.as_str(ctx)) {
        Some("private") => Visibility::Private,
        Some("nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}
