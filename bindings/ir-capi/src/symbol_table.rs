//! `IR.h`: symbols and symbol tables.

use crate::boundary::{
    Access, Handle, MlirAttribute, MlirLogicalResult, MlirOperation, MlirStringRef, MlirSymbolTable, Outcome,
    Pointer, Refused, add_object, call_back, object, raw, remove_object, tags,
};
use ir_core::context::{AttrKind, Traits, Type};
use ir_core::interfaces::{
    SymbolTable, Visibility, is_symbol, replace_all_symbol_uses, symbol_name, visibility,
};
use ir_core::ir::{Op, Order};
use ir_objects::{Boxes, Guard, Misuse, Objects, Word};
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

/// Visits a symbol table. The boolean is whether all its uses are visible.
pub type MlirSymbolTableWalkCallback = Option<unsafe extern "C-unwind" fn(MlirOperation, bool, *mut c_void)>;

/// A symbol table with the word of its operation.
struct Table {
    op: Word,
    table: Mutex<SymbolTable>,
}

static TABLES: Boxes<Table> = Boxes::new(tags::SYMBOL_TABLE);

/// A symbol table, its context, and an operation in it.
fn enter(table: MlirSymbolTable, operation: MlirOperation) -> Outcome<(std::sync::Arc<Table>, Guard, Op)> {
    let table = object(&TABLES, table.bits())?;
    let (guard, op) = operation.enter()?;
    guard.get::<Op>(table.op).map_err(|misuse| Refused::new(table.op.bits(), misuse))?;
    Ok((table, guard, op))
}

capi! {
    /// The name of the attribute with the name of a symbol.
    fn mlirSymbolTableGetSymbolAttributeName() -> MlirStringRef {
        Ok(MlirStringRef::new(b"sym_name"))
    }

    /// The name of the attribute with the visibility of a symbol.
    fn mlirSymbolTableGetVisibilityAttributeName() -> MlirStringRef {
        Ok(MlirStringRef::new(b"sym_visibility"))
    }

    /// The symbols of an operation; null if it is not a symbol table.
    fn mlirSymbolTableCreate(operation: MlirOperation) -> MlirSymbolTable {
        let (guard, op) = operation.enter()?;
        if !guard.ir().name(op).has(guard.context(), Traits::SYMBOL_TABLE) {
            return Ok(MlirSymbolTable::null());
        }
        let Some(table) = SymbolTable::new(guard.ir(), op) else { return Ok(MlirSymbolTable::null()) };
        let table = Table { op: guard.word(op), table: Mutex::new(table) };
        Ok(MlirSymbolTable::from_bits(add_object(&TABLES, table)?))
    }

    /// Destroys a symbol table, not its operation.
    fn mlirSymbolTableDestroy(symbolTable: MlirSymbolTable) {
        remove_object(&TABLES, symbolTable.bits())
    }

    /// The symbol of this name; null if there is none.
    fn mlirSymbolTableLookup(symbolTable: MlirSymbolTable, name: MlirStringRef) -> MlirOperation {
        let table = object(&TABLES, symbolTable.bits())?;
        let (guard, _) = MlirOperation::from_bits(table.op.bits()).enter()?;
        let name = guard.context().ident_bytes(raw::bytes(name)?);
        let found = table.table.lock().unwrap_or_else(PoisonError::into_inner).lookup(name);
        Ok(guard.out_optional(found.filter(|&op| guard.ir().is_live(op))))
    }

    /// Adds a symbol, which is inserted in the block of the table if it is in none, and renamed if there is
    /// one of its name. The name that it has then.
    fn mlirSymbolTableInsert(symbolTable: MlirSymbolTable, operation: MlirOperation) -> MlirAttribute {
        let (table, mut guard, op) = enter(symbolTable, operation)?;
        let owner: Op = guard.get(table.op).map_err(|misuse| Refused::new(table.op.bits(), misuse))?;
        if symbol_name(guard.ir(), op).is_none() {
            return Err(Refused::arguments("the operation has no name"));
        }
        if guard.ir().parent_block(op).is_some() && guard.parent_op(op) != Some(owner) {
            return Err(Refused::new(operation.bits(), Misuse::Owned));
        }
        if guard.ir().is_ancestor(op, owner) {
            return Err(Refused::arguments("an operation cannot be in itself"));
        }
        let name = table.table.lock().unwrap_or_else(PoisonError::into_inner).insert(guard.ir_mut(), op, None);
        let attribute = guard.context().attribute(AttrKind::String { value: name, ty: Type::NONE });
        Ok(guard.out(attribute))
    }

    /// Removes a symbol from a table, and erases it.
    fn mlirSymbolTableErase(symbolTable: MlirSymbolTable, operation: MlirOperation) {
        let (table, mut guard, op) = enter(symbolTable, operation)?;
        table.table.lock().unwrap_or_else(PoisonError::into_inner).remove(guard.ir(), op);
        guard.erase_op(op).map_err(|misuse| Refused::new(operation.bits(), misuse))
    }

    /// Replaces the references to a symbol in an operation by references to another name.
    fn mlirSymbolTableReplaceAllSymbolUses(
        oldSymbol: MlirStringRef,
        newSymbol: MlirStringRef,
        from: MlirOperation,
    ) -> MlirLogicalResult {
        let (mut guard, op) = from.enter()?;
        let old = guard.context().ident_bytes(raw::bytes(oldSymbol)?);
        let new = guard.context().ident_bytes(raw::bytes(newSymbol)?);
        Ok(MlirLogicalResult::from_success(replace_all_symbol_uses(guard.ir_mut(), op, old, new).is_ok()))
    }

    /// Calls a function for each symbol table in an operation, inner ones first, and passes whether all its
    /// uses are visible.
    fn mlirSymbolTableWalkSymbolTables(
        from: MlirOperation,
        allSymUsesVisible: bool,
        callback: MlirSymbolTableWalkCallback,
        userData: *mut c_void,
    ) {
        let callback = callback.ok_or_else(|| Refused::arguments("the callback is null"))?;
        let (guard, top) = from.enter()?;
        let tables = tables(&guard, top, allSymUsesVisible);
        let tables: Vec<(MlirOperation, bool)> =
            tables.into_iter().map(|(table, visible)| (guard.out(table), visible)).collect();
        drop(guard);
        for (table, visible) in tables {
            // SAFETY: C promises that the callback can be called with its data.
            call_back(|| unsafe { callback(table, visible, userData) });
        }
        Ok(())
    }
}

/// The symbol tables in an operation, inner ones first, each with whether all its uses are visible.
pub(crate) fn tables(objects: &Objects, top: Op, all_uses_visible: bool) -> Vec<(Op, bool)> {
    let (ctx, ir) = (objects.context(), objects.ir());
    let mut tables = Vec::new();
    ir.visit(top, Order::Post, |op| {
        if ir.name(op).has(ctx, Traits::SYMBOL_TABLE) {
            tables.push((op, all_uses_visible || is_hidden(objects, top, op)));
        }
    });
    tables
}

/// Whether all uses of the symbols of a table in `top` are in `top`: a private symbol, an operation that is
/// not a symbol, or one that is not a symbol table hides its contents.
fn is_hidden(objects: &Objects, top: Op, op: Op) -> bool {
    let ir = objects.ir();
    let mut around = std::iter::successors(Some(op), |&op| objects.parent_op(op).filter(|_| op != top));
    around.any(|op| {
        let is_table = ir.name(op).has(objects.context(), Traits::SYMBOL_TABLE);
        !is_table || !is_symbol(ir, op) || visibility(ir, op) == Visibility::Private
    })
}
