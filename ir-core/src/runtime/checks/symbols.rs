//! `SymbolOpInterface`.

use crate::context::{Context, Traits};
use crate::interfaces::string_value;
use crate::ir::{Ir, Op, properties::get_ident};
use crate::runtime::verify::Verified;
use crate::verify::op_error;

/// `SymbolOpInterface` of an operation with an optional name: without a name it does not define a symbol.
pub fn optional_symbol(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    if get_ident(ir, op, ctx.ident("sym_name")).is_some() { symbol(ctx, ir, op) } else { Ok(()) }
}

/// `SymbolOpInterface`: the symbol attributes are valid, and the parent is a symbol table.
pub fn symbol(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    symbol_attributes(ctx, ir, op)?;
    symbol_place(ctx, ir, op)
}

/// `SymbolOpInterface` of a symbol that is a declaration if its region is empty.
pub fn external_symbol(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let is_declared = ir.num_regions(op) > 0 && ir.is_empty_region(ir.region(op, 0));
    if is_declared { declared_symbol(ctx, ir, op) } else { symbol(ctx, ir, op) }
}

/// `SymbolOpInterface` of a declaration. It must not be public.
pub fn declared_symbol(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    symbol_attributes(ctx, ir, op)?;
    let visibility = get_ident(ir, op, ctx.ident("sym_visibility"));
    let visibility = string_value(ctx, visibility);
    if visibility.is_none_or(|text| text.as_str(ctx) == "public") {
        return Err(op_error(ir, op, "symbol declaration cannot have public visibility"));
    }
    symbol_place(ctx, ir, op)
}

/// Verifies that the name is a string and the visibility is valid.
fn symbol_attributes(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let name = get_ident(ir, op, ctx.ident("sym_name"));
    if string_value(ctx, name).is_none() {
        return Err(op_error(ir, op, "requires string attribute 'sym_name'"));
    }
    let visibility = get_ident(ir, op, ctx.ident("sym_visibility"));
    let Some(visibility) = visibility else { return Ok(()) };
    let found = string_value(ctx, Some(visibility));
    if found.is_some_and(|value| ["public", "private", "nested"].contains(&value.as_str(ctx))) {
        return Ok(());
    }
    let expected = match found {
        None => "requires visibility attribute 'sym_visibility' to be a string attribute, but got ",
        Some(_) => "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got ",
    };
    Err(op_error(ir, op, &format!("{expected}{}", visibility.to_text(ctx))))
}

/// Verifies that a symbol has no results and its parent may be a symbol table.
fn symbol_place(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    if ir.num_results(op) != 0 {
        return Err(op_error(ir, op, "symbols must not have results"));
    }
    match ir.parent_op(op) {
        Some(parent) if !ir.name(parent).might_have(ctx, Traits::SYMBOL_TABLE) => {
            Err(op_error(ir, op, "symbol's parent must have the SymbolTable trait"))
        }
        _ => Ok(()),
    }
}
