//! A cache of symbol tables while symbol uses are verified: without it, each use would search the table.

use super::{Ir, Op};
use crate::context::Ident;
use rustc_hash::FxHashMap;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// Symbols by name.
pub(crate) type Symbols = FxHashMap<Ident, Op>;

/// The symbols of some tables. A clone is empty.
#[derive(Debug, Default)]
pub(super) struct SymbolCache(RwLock<FxHashMap<Op, Symbols>>);

impl Clone for SymbolCache {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl SymbolCache {
    fn read(&self) -> RwLockReadGuard<'_, FxHashMap<Op, Symbols>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, FxHashMap<Op, Symbols>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The scope of a cached symbol table; it borrows the arena, which therefore cannot change.
pub(crate) struct SymbolsOf<'a> {
    ir: &'a Ir,
    table: Op,
}

impl Drop for SymbolsOf<'_> {
    fn drop(&mut self) {
        self.ir.symbols.write().remove(&self.table);
    }
}

impl Ir {
    /// Caches the symbols of a table until the result is dropped.
    pub(crate) fn know_symbols(&self, table: Op, symbols: Symbols) -> SymbolsOf<'_> {
        self.symbols.write().insert(table, symbols);
        SymbolsOf { ir: self, table }
    }

    /// The symbol of a cached table, `Some(None)` if the table has no such symbol; `None` if the table is not cached.
    pub(crate) fn known_symbol(&self, table: Op, name: Ident) -> Option<Option<Op>> {
        self.symbols.read().get(&table).map(|symbols| symbols.get(&name).copied())
    }
}

#[cfg(test)]
mod tests {
    use crate::context::Context;
    use crate::text::parse_module;

    #[test]
    fn symbols_are_known_for_a_while() {
        let ctx = Context::new();
        crate::ops::register_builtin(&ctx);
        let module = parse_module(&ctx, "text", b"module @a {}").expect("it is a module");
        let (ir, table) = (&module.ir, module.top);
        let (here, other) = (ctx.ident("here"), ctx.ident("other"));
        assert_eq!(ir.known_symbol(table, here), None);
        let known = ir.know_symbols(table, [(here, table)].into_iter().collect());
        assert_eq!(ir.known_symbol(table, here), Some(Some(table)));
        assert_eq!(ir.known_symbol(table, other), Some(None));
        assert_eq!(ir.clone().known_symbol(table, here), None, "a copy may change");
        drop(known);
        assert_eq!(ir.known_symbol(table, here), None);
    }
}
