//! References from constraints to definitions.

use ir_core::context::{AttrKind, Attribute, Ident, Traits};
use ir_core::interfaces::symbol_name;
use ir_core::ir::{Ir, Op, OpHandle as _};
use ir_core::verify::nearest_symbol;

use super::DialectOp;

/// The operation that a reference in a dialect's definitions means: it is looked for around the dialect (MLIR's
/// `lookupSymbolNearDialect`).
pub(crate) fn referenced(ir: &Ir, from: Op, reference: Attribute) -> Option<Op> {
    let ctx = ir.context();
    let AttrKind::SymbolRef { root, nested } = reference.kind(ctx) else { return None };
    let dialect = enclosing_dialect(ir, from)?;
    let found = nearest_symbol(ir, ir.parent_op(dialect)?, root)?;
    nested.iter().try_fold(found, |table, name| symbol_in(ir, table, *name))
}

/// The `irdl.dialect` around an operation.
pub(crate) fn enclosing_dialect(ir: &Ir, op: Op) -> Option<Op> {
    let mut parent = ir.parent_op(op);
    while let Some(found) = parent {
        if DialectOp::cast(ir, found).is_some() {
            return parent;
        }
        parent = ir.parent_op(found);
    }
    None
}

/// The symbol of this name in a symbol table.
fn symbol_in(ir: &Ir, table: Op, name: Ident) -> Option<Op> {
    if !ir.name(table).has(ir.context(), Traits::SYMBOL_TABLE) {
        return None;
    }
    let mut ops = ir.regions(table).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block));
    ops.find(|op| symbol_name(ir, *op) == Some(name))
}
