//! Collection of aliases by a dry run of the printer. It visits printed types, attributes and locations in
//! order.
//!
//! An operation's location comes first. In generic form, the operation's regions follow, then its types and
//! attributes. In custom form, the printing hook determines which types and attributes are printed at all.
//!
//! The run visits only the entities that hooks print, in their order. It skips operations without possible
//! aliases. **Invariant**: a hook prints only types and attributes that existed before printing began.

use super::{AsmPrinter, OperationPrinter};
use crate::context::{Attribute, Context, NamedAttribute};
use crate::ir::{Ir, Op};
use crate::text::printer::{AliasCollector, Aliases, PrintOptions};
use std::io;

/// Whether nothing printed can have an alias.
pub(super) fn are_impossible(ctx: &Context, options: &PrintOptions) -> bool {
    options.local_scope || !options.debug_info && crate::text::printer::aliases::are_impossible(ctx)
}

/// The aliases of an operation and of everything nested in it.
pub(super) fn collect(ctx: &Context, ir: &Ir, op: Op, options: &PrintOptions) -> Aliases {
    if are_impossible(ctx, options) {
        return Aliases::default();
    }
    let mut nowhere = io::sink();
    let mut printer = OperationPrinter::new(ctx, ir, options.clone(), &mut nowhere);
    printer.base_mut().collector = Some(Box::new(AliasCollector::new(ctx)));
    printer.op_tree(op);
    printer.base_mut().collector.take().map_or_else(Aliases::default, |collector| collector.finish())
}

impl OperationPrinter<'_> {
    /// Whether this run only collects aliases.
    pub(super) fn is_collecting(&self) -> bool {
        self.printer.collector.is_some()
    }

    /// Visits an operation with its regions.
    pub(super) fn collect_op(&mut self, op: Op) {
        if self.printer.options.debug_info
            && let Some(collector) = &mut self.printer.collector
        {
            collector.location(self.ir.location(op), true);
        }
        let Some(syntax) = self.custom_form(op) else {
            let outer = self.enter_generic(op);
            self.generic_regions(op);
            self.generic = outer;
            return self.collect_generic(op);
        };
        if self.ir.num_regions(op) != 0 || !self.is_alias_free(op) {
            self.printer.out.clear();
            syntax.print(self, op);
        }
    }

    /// Whether no type or attribute of an operation has an alias.
    fn is_alias_free(&self, op: Op) -> bool {
        let Some(collector) = &self.printer.collector else { return false };
        let mut types = self.ir.operand_types(op).chain(self.ir.result_types(op));
        types.all(|ty| collector.is_alias_free_type(ty))
            && self.dictionaries(op).all(|entry| collector.is_alias_free_attribute(entry.value))
    }

    /// The entries of an operation's attributes, then of its properties.
    fn dictionaries(&self, op: Op) -> impl Iterator<Item = &NamedAttribute> {
        let ctx = self.printer.ctx;
        let entries = |dictionary: Attribute| dictionary.dictionary_entries(ctx).unwrap_or_default();
        let dictionaries = [self.ir.attributes(op), self.ir.properties(op)];
        dictionaries.into_iter().flatten().flat_map(entries)
    }

    /// Visits the part of the generic form after the regions: types, then attributes by name, among them
    /// properties if the operation is defined here or in `mlir-opt`.
    pub(super) fn collect_generic(&mut self, op: Op) {
        let (ctx, ir) = (self.printer.ctx, self.ir);
        let Some(collector) = &mut self.printer.collector else { return };
        ir.operand_types(op).for_each(|ty| collector.ty(ty));
        ir.result_types(op).for_each(|ty| collector.ty(ty));
        let name = ir.name(op);
        let known = || name.is_registered(ctx) || name.dialect(ctx).is_foreign_dialect(ctx);
        let entries = |dictionary: Option<Attribute>| {
            dictionary.and_then(|dictionary| dictionary.dictionary_entries(ctx)).unwrap_or_default()
        };
        let (attributes, properties) =
            (entries(ir.attributes(op)), entries(ir.properties(op).filter(|_| known())));
        let (mut attributes, mut properties) = (attributes.iter().peekable(), properties.iter().peekable());
        while let Some(entry) = match (attributes.peek(), properties.peek()) {
            (Some(a), Some(b)) if b.name.as_bytes(ctx) < a.name.as_bytes(ctx) => properties.next(),
            (None, _) => properties.next(),
            _ => attributes.next(),
        } {
            collector.attribute(entry.value);
        }
    }
}
