//! The printer of directives.

use super::arguments::{arguments, code, part, typed};
use crate::context::{Attribute, Type};
use crate::ir::{Block, Op, Region, Value};
use crate::runtime::format::write::{self, Writer};
use crate::runtime::format::{Argument, OpPart};
use crate::runtime::inner_sizes::inner_sizes;
use crate::text::{AsmPrinter, OperationPrinter};

/// The state of the printer, for a directive.
pub struct DirectivePrinter<'d, 'w, 'p> {
    writer: &'d mut Writer<'w, 'p>,
    arguments: &'static [Argument<'static>],
}

impl<'p> DirectivePrinter<'_, '_, 'p> {
    arguments!();

    /// The operation printer.
    pub fn printer(&mut self) -> &mut OperationPrinter<'p> {
        self.writer.printer
    }

    /// The operation.
    #[must_use]
    pub fn op(&self) -> Op {
        self.writer.op
    }

    /// The operands of an argument.
    #[must_use]
    pub fn operands(&self, argument: usize) -> Vec<Value> {
        match part(self.arguments.get(argument)) {
            Some(OpPart::Operand(index)) => self.writer.operands_of(index).collect(),
            Some(OpPart::Operands) => self.writer.ir.operands(self.writer.op).collect(),
            _ => Vec::new(),
        }
    }

    /// The segments of operands of an argument that is `VariadicOfVariadic`.
    #[must_use]
    pub fn operand_groups(&self, argument: usize) -> Vec<Vec<Value>> {
        let Some(OpPart::Operand(index)) = part(self.arguments.get(argument)) else {
            return Vec::new();
        };
        let name = self.writer.segment_sizes(index);
        let sizes = name.map(|name| inner_sizes(self.writer.ir, self.writer.op, name)).unwrap_or_default();
        let mut operands = self.writer.operands_of(index);
        let size = |size: i32| usize::try_from(size).unwrap_or_default();
        sizes.into_iter().map(|count| operands.by_ref().take(size(count)).collect()).collect()
    }

    /// The types of an argument.
    #[must_use]
    pub fn types(&self, argument: usize) -> Vec<Type> {
        typed(self.arguments.get(argument)).map_or_else(Vec::new, |of| self.writer.types_of(of))
    }

    /// The attribute of an argument. For other properties, it is the attribute that stores them.
    #[must_use]
    pub fn attribute(&self, argument: usize) -> Option<Attribute> {
        let index = match part(self.arguments.get(argument))? {
            OpPart::Attribute(index) | OpPart::QualifiedAttribute(index) => index,
            OpPart::Property(index) => return self.writer.stored(index),
            _ => return None,
        };
        let spec = &self.writer.spec.attributes[index];
        let ctx = self.writer.printer.context();
        let default = || spec.default.and_then(|make| make(ctx));
        write::property(self.writer.ir, self.writer.op, spec.name).or_else(default)
    }

    /// The regions of an argument.
    #[must_use]
    pub fn regions(&self, argument: usize) -> Vec<Region> {
        let (ir, op) = (self.writer.ir, self.writer.op);
        match part(self.arguments.get(argument)) {
            Some(OpPart::Region(index)) => {
                let is_list = self.writer.spec.regions[index].is_variadic;
                ir.regions(op).skip(index).take(if is_list { usize::MAX } else { 1 }).collect()
            }
            Some(OpPart::Regions) => ir.regions(op).collect(),
            _ => Vec::new(),
        }
    }

    /// The successors of an argument.
    #[must_use]
    pub fn successors(&self, argument: usize) -> Vec<Block> {
        let (ir, op) = (self.writer.ir, self.writer.op);
        match part(self.arguments.get(argument)) {
            Some(OpPart::Successor(index)) => {
                let is_list = self.writer.spec.successors[index].is_variadic;
                ir.successors(op).skip(index).take(if is_list { usize::MAX } else { 1 }).collect()
            }
            Some(OpPart::Successors) => ir.successors(op).collect(),
            _ => Vec::new(),
        }
    }
}

impl Writer<'_, '_> {
    /// Prints a user-provided directive.
    pub fn custom(&mut self, index: usize) {
        if let Some(hooks) = self.spec.syntax.directive(index) {
            let (op, arguments) = (self.op, self.format.directives[index].arguments);
            (hooks.print)(&mut DirectivePrinter { writer: self, arguments }, op);
        }
    }
}
