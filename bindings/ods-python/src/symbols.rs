//! Symbol tables.

use crate::objects::create::check_detached;
use crate::objects::interned::wrap_attribute;
use crate::objects::operation::{OperationBase, wrap_operation, wrap_view};
use crate::objects::owner::{IrRef, get};
use crate::walk::raised;
use ir_core::context::{AttrKind, Traits, Type};
use ir_core::interfaces::{SymbolTable, replace_all_symbol_uses, symbol_name};
use ir_core::ir::Op;
use ir_objects::Word;
use pyo3::exceptions::{PyKeyError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// The symbols of an operation.
#[pyclass(subclass, frozen, module = "ods.ir", name = "SymbolTable")]
pub(crate) struct SymbolTableObject {
    op: IrRef,
    table: Mutex<SymbolTable>,
}

impl SymbolTableObject {
    fn find(&self, name: &str) -> PyResult<Option<Word>> {
        let (guard, _) = self.op.enter::<Op>()?;
        let name = guard.context().ident(name);
        let found = self.table.lock().unwrap_or_else(PoisonError::into_inner).lookup(name);
        Ok(found.filter(|&op| guard.ir().is_live(op)).map(|op| guard.word(op)))
    }

    fn erase_word(&self, word: Word) -> PyResult<()> {
        let (mut guard, _) = self.op.enter::<Op>()?;
        let op: Op = get(&guard, word)?;
        if guard.is_used_outside(op) {
            return Err(crate::objects::error::misuse(word, ir_objects::Misuse::Used));
        }
        self.table.lock().unwrap_or_else(PoisonError::into_inner).remove(guard.ir(), op);
        guard.erase_op(op).map_err(|reason| crate::objects::error::misuse(word, reason))
    }
}

#[pymethods]
impl SymbolTableObject {
    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    fn new(op: &OperationBase) -> PyResult<Self> {
        let (guard, found) = op.enter()?;
        let has_symbols = guard.ir().name(found).has(guard.context(), Traits::SYMBOL_TABLE);
        let table = if has_symbols { SymbolTable::new(guard.ir(), found) } else { None };
        let table = table.ok_or_else(|| PyTypeError::new_err("Operation is not a Symbol Table."))?;
        Ok(SymbolTableObject { op: op.handle()?.clone(), table: Mutex::new(table) })
    }

    fn __contains__(&self, name: &str) -> PyResult<bool> {
        Ok(self.find(name)?.is_some())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let unknown = || PyKeyError::new_err(format!("Symbol '{name}' not in the symbol table."));
        wrap_view(py, self.op.sibling(self.find(name)?.ok_or_else(unknown)?))
    }

    fn __delitem__(&self, name: &str) -> PyResult<()> {
        let unknown = || PyKeyError::new_err(format!("Symbol '{name}' not in the symbol table."));
        self.erase_word(self.find(name)?.ok_or_else(unknown)?)
    }

    /// Removes a symbol, and erases it.
    fn erase(&self, operation: &OperationBase) -> PyResult<()> {
        self.erase_word(operation.handle()?.word)
    }

    /// Adds a symbol, which is inserted in the block of the table if it is in none, and renamed if there is one of its name.
    fn insert<'py>(&self, py: Python<'py>, operation: &OperationBase) -> PyResult<Bound<'py, PyAny>> {
        let word = operation.handle()?.word;
        let name = {
            let (mut guard, owner) = self.op.enter::<Op>()?;
            let op: Op = get(&guard, word)?;
            if symbol_name(guard.ir(), op).is_none() {
                return Err(PyValueError::new_err("Expected operation to have a symbol name."));
            }
            if guard.parent_op(op) != Some(owner) {
                check_detached(&guard, op, word)?;
            }
            if guard.ir().is_ancestor(op, owner) {
                return Err(PyValueError::new_err("an operation cannot be inserted into itself"));
            }
            let name = {
                let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
                table.insert(guard.ir_mut(), op, None)
            };
            guard.word(guard.context().attribute(AttrKind::String { value: name, ty: Type::NONE }))
        };
        operation.handle()?.owner.inserted_into(&self.op.owner);
        wrap_attribute(self.op.owner.context(py), name)
    }
}

/// Replaces the references to a symbol in an operation by references to another name.
#[pyfunction]
pub(crate) fn replace_symbol_uses(old: &str, new: &str, from_op: &OperationBase) -> PyResult<()> {
    let (mut guard, op) = from_op.enter()?;
    let (old, new) = (guard.context().ident(old), guard.context().ident(new));
    let replaced = replace_all_symbol_uses(guard.ir_mut(), op, old, new);
    replaced.map_err(|_| PyRuntimeError::new_err("Symbol rename failed"))
}

/// Calls a function for each symbol table in an operation, inner ones first, with whether all its uses are visible.
#[pyfunction]
pub(crate) fn walk_symbol_tables(
    py: Python<'_>,
    from_op: &OperationBase,
    all_sym_uses_visible: bool,
    callback: &Bound<'_, PyAny>,
) -> PyResult<()> {
    let tables: Vec<(Word, bool)> = {
        let (guard, top) = from_op.enter()?;
        let tables = ir_capi::shared::symbol_tables(&guard, top, all_sym_uses_visible);
        tables.into_iter().map(|(op, visible)| (guard.word(op), visible)).collect()
    };
    for (table, visible) in tables {
        let table = wrap_operation(py, from_op.handle()?.sibling(table))?;
        callback.call1((table, visible)).map_err(|error| raised(py, error))?;
    }
    Ok(())
}
