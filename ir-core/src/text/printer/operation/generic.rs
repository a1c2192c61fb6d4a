//! The generic form: `"name"(operands)[successors] <properties> ({regions}) {attributes} : type`.

use super::{AsmPrinter, OperationPrinter, RegionForm};
use crate::context::TypeKind;
use crate::ir::Op;

impl OperationPrinter<'_> {
    pub(super) fn generic_name(&mut self, op: Op) {
        let name = self.ir.name(op).ident(self.printer.ctx);
        self.printer.print_string(name.as_bytes(self.printer.ctx));
    }

    /// Prints the rest of an operation after its name in generic form.
    pub fn print_generic(&mut self, op: Op) {
        self.generic_before_regions(op);
        self.generic_regions(op);
        if self.is_collecting() {
            return self.collect_generic(op);
        }
        self.print_optional_attributes(op, &[]);
        self.text(" : ");
        self.functional_type(op);
    }

    /// Prints operands, successors and properties.
    fn generic_before_regions(&mut self, op: Op) {
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

    /// Prints ` ({…}, {…})`, or nothing without regions.
    pub(super) fn generic_regions(&mut self, op: Op) {
        let count = self.ir.num_regions(op);
        for index in 0..count {
            self.text(if index == 0 { " (" } else { ", " });
            self.print_region_as(self.ir.region(op, index), RegionForm::DEFAULT.with_empty_block());
        }
        if count != 0 {
            self.text(")");
        }
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
