//! The operation printer, for generic and custom forms.
//!
//! Operations nest to any depth: each region calls [`grow`].

mod affine;
mod aliases;
mod blocks;
mod generic;
mod names;
mod parallel;
mod state;
mod value_numbering;

use super::{AsmPrinter, PrintOptions, Printer};
use crate::context::{Context, Location, NamedAttribute, OpModels, OpName, Type};
use crate::ir::{Definition, Ir, Op, Order, Region, Value};
use crate::stack::grow;
use crate::text::{ExternalResources, model::OpSyntax};
use rustc_hash::FxHashMap;
pub use state::AsmState;
use std::io::{self, Write};
use std::sync::Arc;
use value_numbering::ValueNumbering;

/// The approximate size in bytes of the chunks that are written to the output.
const PIECE: usize = 1 << 16;

/// The parts of a region that are printed, as in MLIR's `printRegion`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionForm {
    /// Whether the entry block's label is printed if it has arguments.
    pub entry_arguments: bool,
    /// Whether terminators of blocks are printed.
    pub terminators: bool,
    /// Whether the entry block's label is printed if the block is empty.
    pub empty_block: bool,
}

impl RegionForm {
    /// Labels of entry blocks with arguments, and terminators: MLIR's default.
    pub const DEFAULT: RegionForm =
        RegionForm { entry_arguments: true, terminators: true, empty_block: false };

    /// The form without the label of the entry block, whose arguments the operation prints itself.
    #[must_use]
    pub const fn without_entry_arguments(self) -> RegionForm {
        RegionForm { entry_arguments: false, ..self }
    }

    /// The form with or without terminators.
    #[must_use]
    pub const fn terminators(self, terminators: bool) -> RegionForm {
        RegionForm { terminators, ..self }
    }

    /// The form with the label of an empty entry block, so that it is not read as a region without blocks.
    #[must_use]
    pub const fn with_empty_block(self) -> RegionForm {
        RegionForm { empty_block: true, ..self }
    }
}

/// The operation printer (MLIR's `OpAsmPrinter`), for printing hooks of registered operations. [`AsmPrinter`]
/// has its methods for text, types and attributes.
pub struct OperationPrinter<'a> {
    printer: Printer<'a>,
    ir: &'a Ir,
    numbers: Arc<ValueNumbering>,
    generic: bool,
    output: &'a mut (dyn Write + Send),
    error: io::Result<()>,
    /// The custom forms of registered operations.
    syntax: OpModels<'a, dyn OpSyntax>,
    /// The name of the operation whose region is being printed.
    parent: Option<OpName>,
    /// Whether all operations so far are the only ones in their blocks, so that several threads may print
    /// those of the next region.
    seeks_parallel_region: bool,
    indent: usize,
    /// Block arguments that are printed as other values.
    shadowing: FxHashMap<Value, Value>,
}

impl<'a> OperationPrinter<'a> {
    fn new(ctx: &'a Context, ir: &'a Ir, options: PrintOptions, output: &'a mut (dyn Write + Send)) -> Self {
        let generic = options.generic;
        OperationPrinter {
            printer: Printer::new(ctx, options),
            ir,
            numbers: Arc::default(),
            generic,
            output,
            error: Ok(()),
            syntax: OpModels::new(ctx),
            parent: None,
            seeks_parallel_region: false,
            indent: 0,
            shadowing: FxHashMap::default(),
        }
    }

    /// The arena of the operations.
    #[must_use]
    pub fn ir(&self) -> &'a Ir {
        self.ir
    }

    /// Ends a line, and writes the buffer to the output if it is large enough.
    fn newline(&mut self) {
        self.printer.out.push('\n');
        if self.printer.out.len() >= PIECE {
            self.flush();
        }
    }

    /// Ends a line, and starts the next one with the indentation of the operation.
    pub fn print_newline(&mut self) {
        self.newline();
        self.indentation(self.indent);
    }

    fn flush(&mut self) {
        if self.error.is_ok() {
            self.error = self.output.write_all(self.printer.out.as_bytes());
        }
        self.printer.out.clear();
    }

    fn indentation(&mut self, indent: usize) {
        const BLANKS: &str = "                                                                ";
        let mut left = indent;
        while left > 0 {
            let some = left.min(BLANKS.len());
            self.text(&BLANKS[..some]);
            left -= some;
        }
    }

    /// Prints the operation and everything nested in it, without a newline after it.
    fn op_tree(&mut self, op: Op) {
        self.seeks_parallel_region = !self.is_collecting();
        self.op(op);
    }

    /// Prints operations with their lines, from this one up to `until`, or to the end of the block.
    fn ops(&mut self, first: Option<Op>, until: Option<Op>, terminators: bool) {
        let mut next = first;
        while let Some(op) = next.filter(|_| next != until && self.error.is_ok()) {
            next = self.ir.next(op);
            if next.is_none() && !terminators && self.is_terminator(op) {
                continue;
            }
            self.op(op);
            if !self.is_collecting() {
                self.newline();
            }
        }
    }

    fn is_terminator(&self, op: Op) -> bool {
        self.ir.name(op).has(self.printer.ctx, crate::context::Traits::TERMINATOR)
    }

    /// Prints an operation with its regions.
    fn op(&mut self, op: Op) {
        if self.is_collecting() {
            return self.collect_op(op);
        }
        self.indentation(self.indent);
        self.result_names(op);
        match self.custom_form(op) {
            Some(syntax) => {
                let name = self.short_name(syntax.name());
                self.text(name);
                syntax.print(self, op);
            }
            None => {
                let outer = self.enter_generic(op);
                self.generic_name(op);
                self.print_generic(op);
                self.generic = outer;
            }
        }
        self.print_trailing_location(self.ir.location(op));
    }

    /// The custom form of an operation; `None` if it is printed in generic form.
    fn custom_form(&mut self, op: Op) -> Option<&'a dyn OpSyntax> {
        let syntax = if self.generic { None } else { self.syntax.get(self.ir.name(op)) };
        syntax.filter(|syntax| syntax.has_custom_form() && syntax.expresses(self.ir, op))
    }

    /// Begins the generic form of an operation, and of the operations in it if it has a custom form, too:
    /// that form may imply a dialect. Returns whether the surrounding operation is printed in this way.
    fn enter_generic(&mut self, op: Op) -> bool {
        let has_custom_form =
            !self.generic && self.syntax.get(self.ir.name(op)).is_some_and(|syntax| syntax.has_custom_form());
        let outer = self.generic;
        self.generic |= has_custom_form;
        outer
    }

    /// Prints `%0 = `, `%0:2 = `, `%low, %high = ` or nothing.
    fn result_names(&mut self, op: Op) {
        let count = self.ir.num_results(op);
        if count == 0 {
            return;
        }
        let mut start = 0;
        loop {
            let next = self.numbers.group_starts(op).iter().find(|next| **next as usize > start);
            let end = next.map_or(count, |next| *next as usize);
            self.numbers.print_head(&mut self.printer.out, self.ir.result(op, start));
            if end - start > 1 {
                self.printer.display(format_args!(":{}", end - start));
            }
            if end == count {
                break;
            }
            self.text(", ");
            start = end;
        }
        self.text(" = ");
    }

    /// The operation name, without the default dialect of the parent operation.
    fn short_name(&mut self, name: &'static str) -> &'static str {
        let default = match self.parent {
            None => "builtin",
            Some(parent) => self.syntax.get(parent).map_or("", |syntax| syntax.default_dialect()),
        };
        let rest = name.strip_prefix(default).and_then(|rest| rest.strip_prefix('.'));
        rest.filter(|rest| !rest.contains('.')).unwrap_or(name)
    }

    /// Prints a region with its braces (MLIR's `printRegion`).
    pub fn print_region(&mut self, region: Region) {
        self.print_region_as(region, RegionForm::DEFAULT);
    }

    /// Prints a region in this form, with its braces.
    pub fn print_region_as(&mut self, region: Region, form: RegionForm) {
        if self.printer.options.skip_regions {
            self.text("{...}");
            return;
        }
        self.text("{");
        self.newline();
        self.indent += 2;
        let parent = Some(self.ir.name(self.ir.parent_op(region)));
        let outer = std::mem::replace(&mut self.parent, parent);
        grow(|| self.blocks(region, form));
        self.parent = outer;
        self.indent -= 2;
        self.indentation(self.indent);
        self.text("}");
    }

    /// Prints the blocks of a region.
    fn blocks(&mut self, region: Region, form: RegionForm) {
        let mut next = self.ir.first_block(region);
        if let Some(entry) = next {
            let is_empty = self.ir.first_op(entry).is_none();
            let has_arguments = self.ir.num_arguments(entry) != 0;
            if (is_empty && form.empty_block) || (has_arguments && form.entry_arguments) {
                self.block_label(entry);
            }
            if !self.print_in_parallel(entry, form) {
                self.ops(self.ir.first_op(entry), None, form.terminators);
            }
            next = self.ir.next_block(entry);
        }
        self.seeks_parallel_region = false;
        while let Some(block) = next.filter(|_| self.error.is_ok()) {
            self.block_label(block);
            self.ops(self.ir.first_op(block), None, form.terminators);
            next = self.ir.next_block(block);
        }
    }

    /// Prints `loc(…)` if locations are enabled.
    pub fn print_trailing_location(&mut self, location: Location) {
        if self.printer.options.debug_info {
            if let Some(collector) = &mut self.printer.collector {
                return collector.location(location, false);
            }
            self.text(" ").printer.print_trailing_location(location);
        }
    }

    /// Prints the operands, separated by commas.
    pub fn print_operands(&mut self, op: Op) {
        self.print_values(self.ir.operands(op));
    }

    /// Prints values, separated by commas.
    pub fn print_values(&mut self, values: impl IntoIterator<Item = Value>) -> &mut Self {
        for (index, value) in values.into_iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " }).print_value(value);
        }
        self
    }

    /// Prints `prefix(%argument = %init, …)`, or nothing without arguments.
    pub fn print_initialization_list(
        &mut self,
        arguments: impl Iterator<Item = Value>,
        inits: impl Iterator<Item = Value>,
        prefix: &str,
    ) {
        let mut is_open = false;
        for (argument, init) in arguments.zip(inits) {
            self.text(if is_open { ", " } else { prefix });
            if !is_open {
                self.text("(");
            }
            is_open = true;
            self.print_value(argument).text(" = ").print_value(init);
        }
        if is_open {
            self.text(")");
        }
    }

    /// Prints ` -> type` or ` -> (types)`, or nothing without types.
    pub fn print_optional_arrow_types(&mut self, types: &[Type]) {
        if !types.is_empty() {
            self.text(" -> ").print_function_results(types);
        }
    }

    /// Prints an argument of a region's entry block with its type and attributes.
    pub fn print_region_argument(&mut self, argument: Value, attributes: &[NamedAttribute]) {
        self.print_value(argument).text(": ");
        self.printer.print_type(self.ir.value_type(argument));
        // As in MLIR, these attributes do not create aliases, but use existing ones.
        if !self.is_collecting() {
            self.printer.print_optional_attribute_dict(attributes, &[]);
        }
        self.print_argument_location(argument);
    }

    /// Prints the location of a block argument, if locations are enabled; never as an alias, although it may
    /// have one.
    pub fn print_argument_location(&mut self, argument: Value) {
        if !self.printer.options.debug_info {
            return;
        }
        let Definition::Argument(block, index) = self.ir.definition(argument) else { return };
        let location = self.ir.argument_location(block, index);
        if let Some(collector) = &mut self.printer.collector {
            return collector.location(location, false);
        }
        self.text(" ").printer.print_location(location);
    }

    /// Prints the entry block arguments of a region by the names of values outside, as MLIR's
    /// `shadowRegionArgs` does.
    pub fn shadow_region_arguments(&mut self, region: Region, values: impl Iterator<Item = Value>) {
        let Some(entry) = self.ir.first_block(region) else { return };
        for (argument, value) in self.ir.arguments(entry).zip(values) {
            let value = self.shadowing.get(&value).copied().unwrap_or(value);
            self.shadowing.insert(argument, value);
        }
    }

    /// Prints the name of a value.
    pub fn print_value(&mut self, value: Value) -> &mut Self {
        if !self.is_collecting() {
            let value = self.shadowing.get(&value).copied().unwrap_or(value);
            self.numbers.print(&mut self.printer.out, self.ir, value);
        }
        self
    }

    /// Prints `attributes {…}` with the discardable attributes of the operation and `properties`, unless
    /// both are empty.
    pub fn print_optional_attributes_with_keyword(&mut self, op: Op, properties: &[NamedAttribute]) {
        if properties.is_empty() && self.ir.attributes(op).is_none() {
            return;
        }
        self.text(" attributes");
        self.print_optional_attributes(op, properties);
    }

    /// The properties of an operation for its attribute dictionary, except those with these names.
    pub fn properties_except(&self, op: Op, elided: &[&str]) -> Vec<NamedAttribute> {
        let ctx = self.printer.ctx;
        let properties = self.ir.properties(op).and_then(|dictionary| dictionary.dictionary_entries(ctx));
        let properties = properties.unwrap_or_default().iter().copied();
        properties.filter(|entry| !elided.contains(&entry.name.as_str(ctx))).collect()
    }

    /// Prints ` {…}` with the discardable attributes of the operation and `properties`, unless both are
    /// empty.
    pub fn print_optional_attributes(&mut self, op: Op, properties: &[NamedAttribute]) {
        let ctx = self.printer.ctx;
        let discardable = self.ir.attributes(op).and_then(|dictionary| dictionary.dictionary_entries(ctx));
        if properties.is_empty() {
            return self.printer.print_optional_attribute_dict(discardable.unwrap_or_default(), &[]);
        }
        let mut entries = discardable.unwrap_or_default().to_vec();
        entries.extend_from_slice(properties);
        entries.sort_by(|a, b| a.name.as_bytes(ctx).cmp(b.name.as_bytes(ctx)));
        self.printer.print_optional_attribute_dict(&entries, &[]);
    }
}

impl<'a> AsmPrinter<'a> for OperationPrinter<'a> {
    fn base(&self) -> &Printer<'a> {
        &self.printer
    }

    fn base_mut(&mut self) -> &mut Printer<'a> {
        &mut self.printer
    }
}

/// Whether the custom form of an operation could be wrong, because the operation or a nested one is
/// invalid.
fn is_invalid(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    let mut syntax = ir.name(op).syntax(ctx);
    if syntax.is_none() {
        // Nested operations may have custom forms.
        ir.visit(op, Order::Pre, |nested| syntax = syntax.or_else(|| ir.name(nested).syntax(ctx)));
    }
    syntax.is_some_and(|syntax| !syntax.verifies(ir, op))
}

/// Prints a module with its aliases and resources, like `mlir-opt` except for the final empty line. An
/// invalid module is printed in generic form, unless the options declare it as verified.
///
/// # Errors
/// Errors of the output.
pub fn print_module(
    ir: &Ir,
    op: Op,
    options: PrintOptions,
    external: &ExternalResources,
    output: &mut (dyn Write + Send),
) -> io::Result<()> {
    AsmState::verified(ir, op, options).print_top_level(ir, op, external, output)
}

/// The operation in generic form, as in messages: without aliases, and values numbered from the innermost
/// enclosing isolated operation.
#[must_use]
pub fn op_text(ir: &Ir, op: Op) -> String {
    let options = PrintOptions {
        generic: true,
        local_scope: true,
        elide_elements_above: Some(16),
        elide_resources_above: Some(64),
        ..PrintOptions::default()
    };
    local_text(ir, op, options)
}

/// The operation without aliases, and values numbered from the innermost enclosing isolated operation.
fn local_text(ir: &Ir, op: Op, options: PrintOptions) -> String {
    let ctx = ir.context();
    let isolated = |op: &Op| ir.name(*op).has(ctx, crate::context::Traits::ISOLATED_FROM_ABOVE);
    let mut around = std::iter::successors(Some(op), |&op| ir.parent_op(op));
    let outermost = std::iter::successors(Some(op), |&op| ir.parent_op(op)).last().unwrap_or(op);
    let scope = around.find(isolated).unwrap_or(outermost);
    let mut output = Limited(Vec::new());
    let mut printer = OperationPrinter::new(ctx, ir, options, &mut output);
    printer.numbers = Arc::new(ValueNumbering::new(ctx, ir, scope, &printer.base().options));
    printer.op_tree(op);
    printer.flush();
    String::from_utf8_lossy(&output.0).into_owned()
}

/// An output that limits the length in messages, because deeply nested operations have long indentations.
struct Limited(Vec<u8>);

impl Limited {
    const MOST: usize = 1 << 24;
}

impl Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() > Self::MOST {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The custom form of an operation, for display; see [`Op::display`].
#[derive(Clone, Copy, Debug)]
pub struct DisplayOp<'a> {
    ir: &'a Ir,
    op: Op,
}

impl Op {
    /// Displays the operation with its regions: `{}` in custom form, `{:#}` in generic form. An invalid
    /// operation is displayed in generic form. There are no aliases, and values are numbered from the
    /// innermost enclosing isolated operation.
    #[must_use]
    pub fn display(self, ir: &Ir) -> DisplayOp<'_> {
        DisplayOp { ir, op: self }
    }
}

impl std::fmt::Display for DisplayOp<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let generic = f.alternate() || is_invalid(self.ir, self.op);
        let options = PrintOptions { generic, local_scope: true, ..PrintOptions::default() };
        f.write_str(&local_text(self.ir, self.op, options))
    }
}
