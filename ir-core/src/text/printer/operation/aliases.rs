//! What has an alias: visits everything that a module prints, in MLIR's order.
//!
//! An operation's location comes first, then what is in the operation, then its types and attributes; arguments come with
//! their blocks.

use crate::context::Context;
use crate::ir::{Block, Ir, Op};
use crate::text::printer::{AliasCollector, Aliases, PrintOptions};

/// What is left to visit.
enum Task {
    /// This operation and those after it in its block.
    Ops(Op),
    /// This block and those after it in its region.
    Blocks(Block),
    /// Types and attributes of an operation.
    Leave(Op),
}

/// Visits a module.
struct Visitor<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    options: &'a PrintOptions,
    collector: AliasCollector<'a>,
    tasks: Vec<Task>,
}

/// The aliases of an operation and everything in it.
pub(super) fn collect(ctx: &Context, ir: &Ir, op: Op, options: &PrintOptions) -> Aliases {
    let collector = AliasCollector::new(ctx);
    let mut visitor = Visitor { ctx, ir, options, collector, tasks: Vec::new() };
    visitor.enter(op);
    while let Some(task) = visitor.tasks.pop() {
        match task {
            Task::Leave(op) => visitor.types_and_attributes(op),
            Task::Ops(first) => visitor.ops(first),
            Task::Blocks(block) => {
                visitor.tasks.extend(ir.next_block(block).map(Task::Blocks));
                visitor.tasks.extend(ir.first_op(block).map(Task::Ops));
                visitor.arguments(block);
            }
        }
    }
    visitor.collector.finish()
}

impl Visitor<'_> {
    /// Visits operations up to one that has regions.
    fn ops(&mut self, first: Op) {
        let mut next = Some(first);
        while let Some(op) = next {
            next = self.ir.next(op);
            if self.ir.num_regions(op) != 0 {
                self.tasks.extend(next.map(Task::Ops));
                return self.enter(op);
            }
            self.location(op);
            self.types_and_attributes(op);
        }
    }

    fn enter(&mut self, op: Op) {
        self.location(op);
        let definition = self.ir.name(op).definition(self.ctx);
        if !self.options.generic && definition.is_some_and(|definition| definition.has_custom_form()) {
            self.types_and_attributes(op);
        } else {
            self.tasks.push(Task::Leave(op));
        }
        let first_blocks = self.ir.regions(op).rev().filter_map(|region| self.ir.first_block(region));
        self.tasks.extend(first_blocks.map(Task::Blocks));
    }

    fn location(&mut self, op: Op) {
        if self.options.debug_info {
            self.collector.location(self.ir.location(op), true);
        }
    }

    fn arguments(&mut self, block: Block) {
        for (number, value) in self.ir.arguments(block).enumerate() {
            self.collector.ty(self.ir.value_type(value));
            if self.options.debug_info {
                self.collector.location(self.ir.argument_location(block, number), false);
            }
        }
    }

    /// Properties count where a definition says what they are, here or in `mlir-opt`.
    fn types_and_attributes(&mut self, op: Op) {
        self.ir.operand_types(op).for_each(|ty| self.collector.ty(ty));
        self.ir.result_types(op).for_each(|ty| self.collector.ty(ty));
        let name = self.ir.name(op);
        let known = || name.is_registered(self.ctx) || name.dialect(self.ctx).is_upstream_dialect(self.ctx);
        let properties = self.ir.properties(op).filter(|_| known());
        for dictionary in [self.ir.attributes(op), properties].into_iter().flatten() {
            for entry in dictionary.dictionary_entries(self.ctx).unwrap_or_default() {
                self.collector.attribute(entry.value);
            }
        }
    }
}
