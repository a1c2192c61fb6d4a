//! The generic form: `"name"(operands)[successors] <properties> ({regions}) {attributes} : type`.

use super::{AsmPrinter, Frame, OperationPrinter};
use crate::context::TypeKind;
use crate::ir::Op;

impl OperationPrinter<'_> {
    pub(super) fn generic_name(&mut self, op: Op) {
        let name = self.ir.name(op).ident(self.printer.ctx);
        self.printer.print_string(name.as_bytes(self.printer.ctx));
    }

    /// Prints operands, successors and properties.
    pub(super) fn generic_before_regions(&mut self, op: Op) {
        self.text("(").print_operands(op);
        self.text(")");
        if self.ir.num_successors(op) != 0 {
            self.text("[");
            for (index, block) in self.ir.successors(op).enumerate() {
                self.text(if index == 0 { "" } else { ", " }).print_successor(block);
            }
            self.text("]");
        }
        if let Some(properties) = self.ir.properties(op) {
            self.text(" <").print_attribute(properties);
            self.text(">");
        }
    }

    /// Opens the region at `index`, or prints the syntax after the last region.
    pub(super) fn generic_region(&mut self, op: Op, index: usize) {
        let count = self.ir.num_regions(op);
        if index < count {
            self.text(if index == 0 { " (" } else { ", " });
            let frame = Frame { op, index, next_block: None, next_op: None, step: None, terminators: true };
            return self.open_region(frame, true, true);
        }
        if self.is_collecting() {
            return self.collect_generic(op);
        }
        if count != 0 {
            self.text(")");
        }
        self.print_optional_attributes(op, &[]);
        self.text(" : ");
        self.functional_type(op);
        self.end_op(op);
    }

    /// Prints `(operand types) -> result types`.
    pub(super) fn functional_type(&mut self, op: Op) {
        self.text("(");
        self.print_types(self.ir.operand_types(op)).text(") -> ");
        let mut results = self.ir.result_types(op);
        match (results.len(), results.next()) {
            (1, Some(ty)) if !matches!(ty.kind(self.printer.ctx), TypeKind::Function { .. }) => {
                self.printer.print_type(ty);
            }
            _ => {
                self.text("(");
                self.print_types(self.ir.result_types(op)).text(")");
            }
        }
    }
}
