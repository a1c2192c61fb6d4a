//! `symbol-dce`: erases symbols that are unreferenced and not visible outside.

use crate::passes::SymbolDCE;
use ir_core::context::{Context, Traits};
use ir_core::diagnostic::Diagnostic;
use ir_core::interfaces::SymbolUses;
use ir_core::interfaces::{Visibility, is_symbol, visibility};
use ir_core::ir::{Block, Ir, Op, Order, Walk};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::verify::{op_error, op_failure};
use rustc_hash::FxHashSet;

impl RunPass for SymbolDCE {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let (ctx, op) = (run.ctx, run.op);
        if !run.ir.name(op).has(ctx, Traits::SYMBOL_TABLE) {
            let message = " was scheduled to run under SymbolDCE, but does not define a symbol table";
            let error = op_error(run.ir, op, message);
            return Err(run.fail(error));
        }
        let hidden = run.ir.parent_op(op).is_none()
            || !is_symbol(run.ir, op)
            || visibility(run.ir, op) == Visibility::Private;
        let mut liveness =
            Liveness { ctx, ir: run.ir, uses: SymbolUses::default(), live: FxHashSet::default() };
        let computed = liveness.compute(op, hidden);
        let live = liveness.live;
        if let Err(error) = computed {
            return Err(run.fail(error));
        }
        let dead = dead_symbols(ctx, run.ir, op, &live);
        run.count(Self::NUM_DCE, dead.len() as u64);
        if dead.is_empty() {
            run.preserve_all();
        }
        for op in dead {
            run.ir.erase(op);
        }
        Ok(())
    }
}

/// The dead symbols in tables, without those nested in other dead ones.
fn dead_symbols(ctx: &Context, ir: &Ir, top: Op, live: &FxHashSet<Op>) -> Vec<Op> {
    let mut dead = Vec::new();
    ir.try_visit(top, Order::Pre, |op| {
        let in_table = ir.parent_op(op).is_some_and(|parent| ir.name(parent).is_symbol_table(ctx));
        if op != top && in_table && is_symbol(ir, op) && !live.contains(&op) {
            dead.push(op);
            return Walk::Skip;
        }
        Walk::Advance
    });
    dead
}

/// The symbol tables in the regions of an operation, without those in other ones.
fn tables_in(ir: &Ir, op: Op) -> Vec<Op> {
    let mut tables = Vec::new();
    ir.try_visit(op, Order::Pre, |inner| {
        if inner == op || !ir.name(inner).is_symbol_table(ir.context()) {
            return Walk::Advance;
        }
        tables.push(inner);
        Walk::Skip
    });
    tables
}

/// Computes the live symbols.
struct Liveness<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    uses: SymbolUses,
    live: FxHashSet<Op>,
}

impl Liveness<'_> {
    /// Computes liveness in a table and nested tables. A table that is not visible outside is hidden.
    fn compute(&mut self, table: Op, hidden: bool) -> Result<(), Diagnostic> {
        let mut pending = self.roots(table, hidden);
        while let Some((op, hidden)) = pending.pop() {
            if self.ir.name(op).is_symbol_table(self.ctx) {
                let is_private = visibility(self.ir, op) == Visibility::Private;
                let hidden = hidden || !is_symbol(self.ir, op) || is_private;
                pending.extend(self.roots(op, hidden));
            } else {
                pending.extend(tables_in(self.ir, op).into_iter().map(|table| (table, hidden)));
            }
            let Some(references) = self.uses.nested_references(self.ctx, self.ir, op) else {
                let message = "operation contains potentially unknown symbol table, meaning that we can't \
                               reliable compute symbol uses";
                return Err(op_failure(self.ir, op, message));
            };
            let Some(scope) = self.ir.parent_op(op) else { continue };
            for reference in references {
                for symbol in self.uses.resolve(self.ctx, self.ir, scope, reference) {
                    if self.live.insert(symbol) {
                        pending.push((symbol, hidden));
                    }
                }
            }
        }
        Ok(())
    }

    /// The operations of a table that are live without a reference: all except symbols that may be erased.
    fn roots(&mut self, table: Op, hidden: bool) -> Vec<(Op, bool)> {
        let ir = self.ir;
        let mut roots = Vec::new();
        let blocks: Vec<Block> = ir.regions(table).take(1).flat_map(|region| ir.blocks(region)).collect();
        for op in blocks.into_iter().flat_map(|block| ir.ops(block)) {
            if !is_symbol(ir, op) {
                roots.push((op, hidden));
                continue;
            }
            let visibility = visibility(ir, op);
            let may_go = (hidden || visibility == Visibility::Private) && visibility != Visibility::Public;
            if !may_go && self.live.insert(op) {
                roots.push((op, hidden));
            }
        }
        roots
    }
}
