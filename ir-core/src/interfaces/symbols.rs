//! Symbols: named operations that other operations refer to.

use crate::context::{AttrKind, Attribute, Context, Ident, Traits};
use crate::ir::{Ir, Op, properties::get_ident};

/// The attributes of symbols.
pub(crate) const SYMBOL_ATTRIBUTES: [&str; 2] = ["sym_name", "sym_visibility"];

/// The value of a string attribute without a type.
pub(crate) fn string_value(ctx: &Context, attribute: Option<Attribute>) -> Option<Ident> {
    if let AttrKind::String { value, .. } = attribute?.kind(ctx) { Some(value) } else { None }
}

/// The visibility of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Visible everywhere.
    Public,
    /// Visible only in its own symbol table.
    Private,
    /// Visible in the enclosing symbol table, too.
    Nested,
}

/// Whether the operation is a symbol.
#[must_use]
pub fn is_symbol(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    ir.name(op).has(ctx, Traits::SYMBOL) && symbol_name(ir, op).is_some()
}

/// The name of a symbol: the attribute `sym_name`.
#[must_use]
pub fn symbol_name(ir: &Ir, op: Op) -> Option<Ident> {
    let ctx = ir.context();
    string_value(ctx, get_ident(ir, op, ctx.ident("sym_name")))
}

/// The visibility of a symbol: the attribute `sym_visibility`, public if it is missing.
#[must_use]
pub fn visibility(ir: &Ir, op: Op) -> Visibility {
    let ctx = ir.context();
    let text = string_value(ctx, get_ident(ir, op, ctx.ident("sym_visibility")));
    match text.map(|text| text.as_str(ctx)) {
        Some("private") => Visibility::Private,
        Some("nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}
