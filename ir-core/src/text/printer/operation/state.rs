//! The names of values and the aliases, which are determined before printing (MLIR's `AsmState`).

use super::value_numbering::ValueNumbering;
use super::{AsmPrinter, OperationPrinter, parallel};
use crate::context::Traits;
use crate::ir::{Block, Ir, Op, Value};
use crate::text::printer::Aliases;
use crate::text::{ExternalResources, PrintOptions};
use std::io::{self, Write};
use std::sync::Arc;

/// The names of the values of an operation with its regions, and the aliases of its types and attributes.
/// They are valid until the IR changes.
#[derive(Clone)]
pub struct AsmState {
    numbers: Arc<ValueNumbering>,
    aliases: Arc<Aliases>,
    options: PrintOptions,
}

impl AsmState {
    /// The names in `op`.
    #[must_use]
    pub fn new(ir: &Ir, op: Op, options: PrintOptions) -> Self {
        let (numbers, aliases) = parallel::prepare(ir.context(), ir, op, &options);
        AsmState { numbers: Arc::new(numbers), aliases: Arc::new(aliases), options }
    }

    /// The names in `op`. They are those of the generic form if `op` is invalid, unless the options declare
    /// it as verified.
    #[must_use]
    pub fn verified(ir: &Ir, op: Op, mut options: PrintOptions) -> Self {
        options.generic = options.generic || !options.assume_verified && super::is_invalid(ir, op);
        Self::new(ir, op, options)
    }

    /// The operation that determines the names in `op`: its outermost ancestor, or, in local scope, the
    /// innermost enclosing isolated one.
    #[must_use]
    pub fn scope(ir: &Ir, op: Op, options: &PrintOptions) -> Op {
        let is_isolated = |op| ir.name(op).has(ir.context(), Traits::ISOLATED_FROM_ABOVE);
        let mut scope = op;
        while let (false, Some(parent)) = (options.local_scope && is_isolated(scope), ir.parent_op(scope)) {
            scope = parent;
        }
        scope
    }

    /// A printer with the names of values and without aliases. Only callers that print the definitions use
    /// aliases.
    fn printer<'a>(&self, ir: &'a Ir, output: &'a mut (dyn Write + Send)) -> OperationPrinter<'a> {
        let mut printer = OperationPrinter::new(ir.context(), ir, self.options.clone(), output);
        printer.numbers = self.numbers.clone();
        if ir.num_op_slots() >= parallel::MIN_OPS {
            printer.base_mut().keep_texts();
        }
        printer
    }

    /// Prints an operation with everything nested in it, without aliases and resources, and without a newline
    /// at the end.
    ///
    /// # Errors
    /// Those of the output.
    pub fn print_op(&self, ir: &Ir, op: Op, output: &mut (dyn Write + Send)) -> io::Result<()> {
        let mut printer = self.printer(ir, output);
        printer.op_tree(op);
        printer.flush();
        printer.error
    }

    /// Prints a top-level operation with its regions, its aliases and resources, and a newline at the end.
    /// In local scope, there is no newline.
    ///
    /// # Errors
    /// Errors of the output.
    pub fn print_top_level(
        &self,
        ir: &Ir,
        op: Op,
        external: &ExternalResources,
        output: &mut (dyn Write + Send),
    ) -> io::Result<()> {
        let mut printer = self.printer(ir, output);
        printer.base_mut().aliases = self.aliases.clone();
        printer.base_mut().print_alias_definitions(false);
        printer.op_tree(op);
        if !self.options.local_scope {
            printer.newline();
            printer.base_mut().print_alias_definitions(true);
            printer.base_mut().print_resources(external);
        }
        printer.flush();
        printer.error
    }

    /// Prints a block with its label and operations, each on a line.
    ///
    /// # Errors
    /// Those of the output.
    pub fn print_block(&self, ir: &Ir, block: Block, output: &mut (dyn Write + Send)) -> io::Result<()> {
        let mut printer = self.printer(ir, output);
        printer.indent = 2;
        printer.block_label(block);
        for op in ir.ops(block) {
            printer.op_tree(op);
            printer.newline();
        }
        printer.flush();
        printer.error
    }

    /// The name of a value, such as `%arg0` or `%0#1`.
    #[must_use]
    pub fn value_name(&self, ir: &Ir, value: Value) -> String {
        let mut name = String::new();
        self.numbers.print(&mut name, ir, value);
        name
    }
}
