//! Symbols during a conversion: functions that lowered code calls, and globals that are replaced.
//!
//! All patterns of a run share the tables. New symbols are added to them: a function with a name that is
//! taken gets the next suffix of its table, as in MLIR.

use crate::llvm::functions::create_at_module_start;
use dialect_llvm::types::void;
use dialect_llvm::{CallOp, LLVMFuncOp, LLVMFunctionType};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;
use ir_core::diagnostic::Diagnostic;
use ir_core::interfaces::{SymbolTable, symbol_name};
use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::rewrite::ConversionRewriter;
use ir_core::verify::{nearest_symbol, op_failure};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Symbol tables that a conversion keeps up to date, and the errors of its patterns. Copies share both.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    is_cached: bool,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug, Default)]
struct Shared {
    tables: HashMap<Op, SymbolTable>,
    reports: Vec<Diagnostic>,
}

/// The signature of a function.
#[derive(Clone, Copy)]
pub(super) struct Signature<'t> {
    pub(super) name: &'t str,
    pub(super) params: &'t [Type],
    pub(super) result: Option<Type>,
}

impl Symbols {
    /// Symbols without a cache, for conversions that several runs share. A function is declared even if
    /// another kind of symbol has its name, and errors are those of the conversion.
    #[must_use]
    pub fn uncached() -> Symbols {
        Symbols::default()
    }

    /// Symbol tables for one conversion of one operation. A function is renamed if another kind of symbol
    /// has its name.
    #[must_use]
    pub fn cached() -> Symbols {
        Symbols { is_cached: true, ..Symbols::default() }
    }

    /// Removes and returns the errors that patterns have reported. They do not stop the conversion.
    #[must_use]
    pub fn take_reports(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.lock().reports)
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies a function to the cached table of an operation. `None` without a cache, or if the operation
    /// is not a symbol table.
    fn with_table<T>(&self, ir: &Ir, op: Op, apply: impl FnOnce(&mut SymbolTable) -> T) -> Option<T> {
        if !self.is_cached {
            return None;
        }
        let mut shared = self.lock();
        let table = match shared.tables.entry(op) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(SymbolTable::new(ir, op)?),
        };
        Some(apply(table))
    }

    /// Removes a symbol that is about to be replaced.
    pub(super) fn remove(&self, ir: &Ir, table: Op, symbol: Op) {
        self.with_table(ir, table, |table| table.remove(ir, symbol));
    }

    /// Adds a new symbol, and renames it if its name is taken.
    pub(super) fn insert(&self, rewriter: &mut ConversionRewriter<'_, '_>, table: Op, symbol: Op) {
        if self.with_table(rewriter.ir(), table, |_| ()).is_none() {
            return;
        }
        rewriter.modify(symbol, |ir| {
            let mut shared = self.lock();
            if let Some(table) = shared.tables.get_mut(&table) {
                table.insert(ir, symbol, None);
            }
        });
    }

    /// The function with this name.
    fn function(&self, ir: &Ir, table: Op, name: &str) -> Option<LLVMFuncOp> {
        let name = ir.context().ident(name);
        let found = match self.with_table(ir, table, |table| table.lookup(name)) {
            Some(found) => found.filter(|op| ir.is_live(*op)),
            None => nearest_symbol(ir, table, name),
        };
        LLVMFuncOp::cast(ir, found?)
    }

    /// Finds a function in the table of an operation, or declares it there (MLIR's `lookupOrCreateFn`).
    /// `None`, with an error, if its type differs.
    pub(super) fn reserve(
        &self,
        rewriter: &mut ConversionRewriter<'_, '_>,
        table: Op,
        signature: Signature<'_>,
    ) -> Option<LLVMFuncOp> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let result = signature.result.unwrap_or_else(|| void(ctx));
        let ty = LLVMFunctionType::get(ctx, result, signature.params, false).base();
        if let Some(found) = self.function(ir, table, signature.name) {
            let found_type = found.function_type(ir);
            if found_type == ty {
                return Some(found);
            }
            let message = format!(
                "redefinition of reserved function '{}' of different type '{}' is prohibited",
                signature.name,
                found_type.to_text(ctx)
            );
            let error = op_failure(ir, found.op(), &message);
            if !self.is_cached {
                return rewriter.report(error);
            }
            self.lock().reports.push(error);
            return rewriter.mismatch(&message);
        }
        let location = ir.location(table);
        let created = create_at_module_start(rewriter, table, location, |rewriter| {
            LLVMFuncOp::create(rewriter, signature.name, ty)
        })?;
        self.insert(rewriter, table, created.op());
        Some(created)
    }
}

/// Creates a call of a function.
pub(super) fn call(
    rewriter: &mut ConversionRewriter<'_, '_>,
    function: LLVMFuncOp,
    result: Option<Type>,
    operands: &[Value],
) -> Option<CallOp> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let name = symbol_name(ir, function.op())?.as_str(ctx).to_owned();
    Some(CallOp::builder(rewriter, result, operands, &[]).callee(name.as_str()).create())
}
