//! Symbols and symbol tables.

use super::structure::MIN_OPS;
use super::{op_error, op_failure};
use crate::context::{Context, Ident, OpModels, Traits};
use crate::diagnostic::Diagnostic;
use crate::interfaces::{OpInterfaces, string_value};
use crate::ir::{
    Ir, Op, OpRun, Region, all_runs_are, process_chunks, properties::get_ident, symbols::Symbols,
};

/// `SymbolTable`: checks that symbol names in the table are unique, and calls the verifiers of symbol users.
///
/// # Errors
/// The first duplicate name, or else the first invalid use.
pub fn verify_table(ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    if ir.num_regions(op) != 1 {
        let message = "Operations with a 'SymbolTable' must have exactly one region";
        return Err(op_error(ir, op, message));
    }
    let region = ir.region(op, 0);
    let Some(block) = ir.only_block(region) else {
        let message = "Operations with a 'SymbolTable' must have exactly one block";
        return Err(op_error(ir, op, message));
    };
    let name = ctx.ident("sym_name");
    let mut seen = Symbols::default();
    for symbol in ir.ops(block) {
        let Some(value) = string_value(ctx, get_ident(ir, symbol, name)) else { continue };
        if let Some(&first) = seen.get(&value) {
            let message = format!("redefinition of symbol named '{}'", value.as_str(ctx));
            return Err(op_failure(ir, symbol, &message)
                .with_note(ir.location(first), "see existing symbol definition here"));
        }
        seen.insert(value, symbol);
    }
    let _known = ir.know_symbols(op, seen);
    verify_users(ir, op)
}

/// Verifies a table like [`verify_table`], but continues after a failure. `failed` is called with each
/// operation that is a duplicate or has an invalid use, and with its first failure.
pub fn verify_table_entries(ir: &Ir, table: Op, mut failed: impl FnMut(Op, Diagnostic)) {
    let ctx = ir.context();
    let name = ctx.ident("sym_name");
    let entries: Vec<Op> =
        ir.regions(table).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block)).collect();
    let mut seen = Symbols::default();
    for &symbol in &entries {
        let Some(value) = string_value(ctx, get_ident(ir, symbol, name)) else { continue };
        if let Some(&first) = seen.get(&value) {
            let message = format!("redefinition of symbol named '{}'", value.as_str(ctx));
            let failure = op_failure(ir, symbol, &message);
            failed(symbol, failure.with_note(ir.location(first), "see existing symbol definition here"));
            continue;
        }
        seen.insert(value, symbol);
    }
    let _known = ir.know_symbols(table, seen);
    let mut interfaces = OpModels::<dyn OpInterfaces>::new(ctx);
    for entry in entries {
        if let Err(failure) = verify_user(ir, &mut interfaces, entry) {
            failed(entry, failure);
        } else if ir.num_regions(entry) != 0
            && !ir.name(entry).has(ctx, Traits::SYMBOL_TABLE)
            && let Err(failure) = verify_users(ir, entry)
        {
            failed(entry, failure);
        }
    }
}

/// Calls the verifier of symbol uses, if the operation has one.
fn verify_user(ir: &Ir, interfaces: &mut OpModels<'_, dyn OpInterfaces>, op: Op) -> Result<(), Diagnostic> {
    match interfaces.get(ir.name(op)).and_then(|model| model.interfaces().symbol_user) {
        Some(user) => (user.verify_symbol_uses)(ir.context(), ir, op),
        None => Ok(()),
    }
}

/// Calls the verifiers of symbol users nested in a table, except those in nested tables: first all users of a
/// region, then those of its nested regions, the last of these first.
fn verify_users(ir: &Ir, table: Op) -> Result<(), Diagnostic> {
    let mut users = Users::new(ir);
    for region in ir.regions(table).rev() {
        users.verify_region(region)?;
        let nested = std::mem::take(&mut users.pending);
        users.verify_in_parallel(&nested)?;
    }
    Ok(())
}

/// The walk over the users of symbols.
struct Users<'a> {
    ir: &'a Ir,
    interfaces: OpModels<'a, dyn OpInterfaces>,
    /// The regions to visit. The next one is the last element.
    pending: Vec<Region>,
}

impl<'a> Users<'a> {
    fn new(ir: &'a Ir) -> Self {
        Users { ir, interfaces: OpModels::new(ir.context()), pending: Vec::new() }
    }

    /// Verifies the users of a region, and adds its nested regions to the pending ones.
    fn verify_region(&mut self, region: Region) -> Result<(), Diagnostic> {
        let ir = self.ir;
        ir.blocks(region)
            .filter_map(|block| ir.first_op(block))
            .try_for_each(|first| self.verify_run((first, None)))
    }

    /// Verifies the users among a run of operations, and adds the nested regions to the pending ones.
    fn verify_run(&mut self, run: OpRun) -> Result<(), Diagnostic> {
        let ir = self.ir;
        for op in ir.run(run) {
            verify_user(ir, &mut self.interfaces, op)?;
            if ir.num_regions(op) != 0 && !ir.name(op).has(ir.context(), Traits::SYMBOL_TABLE) {
                self.pending.extend(ir.regions(op));
            }
        }
        Ok(())
    }

    /// Verifies the users of these regions and of all nested ones, the last region first.
    fn verify_regions(&mut self, regions: &[Region]) -> Result<(), Diagnostic> {
        self.pending.extend(regions);
        while let Some(region) = self.pending.pop() {
            self.verify_region(region)?;
        }
        Ok(())
    }

    /// Like [`verify_regions`](Self::verify_regions), on as many threads as the context allows. The
    /// reported failure is the same.
    fn verify_in_parallel(&mut self, regions: &[Region]) -> Result<(), Diagnostic> {
        let (ir, threads) = (self.ir, self.ir.context().threads());
        if threads == 1 || ir.num_op_slots() < MIN_OPS {
            return self.verify_regions(regions);
        }
        match regions {
            [region] if self.are_valid_in(*region, threads) => return Ok(()),
            _ if regions.len() < threads => return self.verify_regions(regions),
            _ => {}
        }
        let parts = process_chunks(threads, regions, |part| Users::new(ir).verify_regions(part));
        parts.into_iter().rev().fold(Ok(()), Result::and)
    }
}

impl Users<'_> {
    /// Verifies the users of the only large block of a region, and all nested ones, on several threads.
    /// Returns whether they are valid.
    fn are_valid_in(&self, region: Region, threads: usize) -> bool {
        let ir = self.ir;
        let is_valid = |run| {
            let mut users = Users::new(ir);
            users.verify_run(run).and_then(|()| users.verify_regions(&[])).is_ok()
        };
        ir.only_block(region).is_some_and(|block| all_runs_are(threads, ir, block, is_valid))
    }
}

/// The nearest symbol table: the operation or an ancestor. `None` if an unregistered operation might be
/// one.
#[must_use]
pub fn nearest_table(ir: &Ir, from: Op) -> Option<Op> {
    let ctx = ir.context();
    let mut table = from;
    loop {
        let name = ir.name(table);
        let is_table = if name.is_registered(ctx) {
            name.has(ctx, Traits::SYMBOL_TABLE)
        } else if ir.num_regions(table) != 1 {
            false
        } else if let Some(is_table) = name.is_foreign_symbol_table(ctx) {
            is_table
        } else if table == from {
            false
        } else {
            return None;
        };
        if is_table {
            return Some(table);
        }
        table = ir.parent_op(table)?;
    }
}

/// The symbol with that name in the nearest enclosing table of `from` (MLIR's `lookupNearestSymbolFrom`).
#[must_use]
pub fn nearest_symbol(ir: &Ir, from: Op, name: Ident) -> Option<Op> {
    let ctx = ir.context();
    let table = nearest_table(ir, from)?;
    ir.note_search(table);
    if let Some(found) = ir.known_symbol(table, name) {
        return found;
    }
    let sym_name = ctx.ident("sym_name");
    let region = ir.regions(table).next()?;
    let mut symbols = ir.blocks(region).flat_map(|block| ir.ops(block));
    symbols.find(|op| string_value(ctx, get_ident(ir, *op, sym_name)) == Some(name))
}
