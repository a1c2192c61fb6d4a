//! Symbol references and their resolution.

use super::symbol_name;
use crate::context::{AttrKind, Attribute, Context, Ident};
use crate::ir::{Ir, Op};
use rustc_hash::FxHashMap;

/// A use of a symbol (MLIR's `SymbolUse`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolUse {
    /// The operation with the reference among its attributes.
    pub user: Op,
    /// The reference, including nested references.
    pub reference: Attribute,
}

/// Finds and resolves symbol references, with caches for attributes and tables. The cache of a table is
/// valid as long as its symbols are unchanged.
#[derive(Default, Debug)]
pub struct SymbolUses {
    /// The references in an attribute.
    attribute_references: FxHashMap<Attribute, Vec<Attribute>>,
    /// The symbols of a table.
    tables: FxHashMap<Op, FxHashMap<Ident, Op>>,
}

impl SymbolUses {
    /// The references in the attributes of the operation and of nested operations in the same table. `None`
    /// if an unregistered operation may be a table.
    pub fn nested_references(&mut self, ctx: &Context, ir: &Ir, op: Op) -> Option<Vec<Attribute>> {
        let mut references = Vec::new();
        self.visit(ctx, ir, op, &mut |_, found| references.extend_from_slice(found)).then_some(references)
    }

    /// The uses of symbols in a table's regions, except in nested tables (MLIR's `getSymbolUses` of a
    /// region), in no particular order. `None` if an unregistered operation may be a table.
    pub fn table_uses(&mut self, ir: &Ir, table: Op) -> Option<Vec<SymbolUse>> {
        let mut uses = Vec::new();
        for op in ir.regions(table).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block)) {
            let is_known = self.visit(ir.context(), ir, op, &mut |user, found| {
                uses.extend(found.iter().map(|&reference| SymbolUse { user, reference }));
            });
            if !is_known {
                return None;
            }
        }
        Some(uses)
    }

    /// Calls `found` with the references of the operation and of nested operations in the same table. Returns
    /// `false` when an unregistered operation may be a table.
    fn visit(&mut self, ctx: &Context, ir: &Ir, op: Op, found: &mut dyn FnMut(Op, &[Attribute])) -> bool {
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            let name = ir.name(op);
            if ir.num_regions(op) == 1 && name.is_unknown_symbol_table(ctx) {
                return false;
            }
            for attribute in ir.properties(op).into_iter().chain(ir.attributes(op)) {
                found(op, self.attribute_references(ctx, attribute));
            }
            if !name.is_symbol_table(ctx) {
                let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
                pending.extend(blocks.flat_map(|block| ir.ops(block)));
            }
        }
        true
    }

    /// The references in the operation's own attributes.
    pub fn own_references(&mut self, ctx: &Context, ir: &Ir, op: Op) -> Vec<Attribute> {
        let attributes = ir.properties(op).into_iter().chain(ir.attributes(op));
        attributes.flat_map(|attribute| self.attribute_references(ctx, attribute).to_vec()).collect()
    }

    /// The references in an attribute.
    pub(super) fn attribute_references(&mut self, ctx: &Context, attribute: Attribute) -> &[Attribute] {
        self.attribute_references.entry(attribute).or_insert_with(|| {
            let mut found = Vec::new();
            let mut pending = vec![attribute];
            while let Some(attribute) = pending.pop() {
                match attribute.kind(ctx) {
                    AttrKind::SymbolRef { .. } => found.push(attribute),
                    AttrKind::Array(elements) => pending.extend(elements),
                    AttrKind::Dictionary(entries) => pending.extend(entries.iter().map(|entry| entry.value)),
                    AttrKind::Dialect(storage) => {
                        storage.walk(ctx, &mut |_| {}, &mut |parameter| pending.push(parameter));
                    }
                    _ => {}
                }
            }
            found
        })
    }

    /// The symbols that a reference in the table `scope` resolves to, from the root on; empty if one is
    /// missing.
    pub fn resolve(&mut self, ctx: &Context, ir: &Ir, scope: Op, reference: Attribute) -> Vec<Op> {
        let AttrKind::SymbolRef { root, nested } = reference.kind(ctx) else { return Vec::new() };
        let mut found = Vec::new();
        let mut table = scope;
        for &name in std::iter::once(&root).chain(nested) {
            if !ir.name(table).is_symbol_table(ctx) {
                return Vec::new();
            }
            let Some(&symbol) = self.table(ir, table).get(&name) else { return Vec::new() };
            found.push(symbol);
            table = symbol;
        }
        found
    }

    /// The symbols that a reference resolves to in the nearest enclosing table of the operation, or in the
    /// operation if it is one.
    pub fn resolve_near(&mut self, ctx: &Context, ir: &Ir, op: Op, reference: Attribute) -> Vec<Op> {
        let is_table = |op: &Op| ir.name(*op).is_symbol_table(ctx);
        let table = std::iter::successors(Some(op), |&op| ir.parent_op(op)).find(is_table);
        table.map_or_else(Vec::new, |table| self.resolve(ctx, ir, table, reference))
    }

    /// The symbols of a table by name.
    pub fn table(&mut self, ir: &Ir, table: Op) -> &FxHashMap<Ident, Op> {
        self.tables.entry(table).or_insert_with(|| {
            let blocks = ir.regions(table).take(1).flat_map(|region| ir.blocks(region));
            let symbols = blocks.flat_map(|block| ir.ops(block));
            symbols.filter_map(|op| Some((symbol_name(ir, op)?, op))).collect()
        })
    }
}
