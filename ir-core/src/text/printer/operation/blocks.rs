//! Block names and labels.

use super::{AsmPrinter, OperationPrinter};
use crate::ir::Block;

impl OperationPrinter<'_> {
    /// Prints `^bbN`.
    pub fn print_successor(&mut self, block: Block) {
        match self.numbers.block(block) {
            Some(index) => self.printer.display(format_args!("^bb{index}")),
            None => self.printer.text("INVALIDBLOCK"),
        }
    }

    /// Prints the label of a block of the innermost region, with its arguments and a comment on its
    /// predecessors.
    pub(super) fn block_label(&mut self, block: Block) {
        self.indentation(self.indent - 2);
        self.print_successor(block);
        if self.ir.num_arguments(block) != 0 {
            self.text("(");
            for (index, value) in self.ir.arguments(block).enumerate() {
                self.text(if index == 0 { "" } else { ", " }).print_value(value).text(": ");
                self.printer.print_type(self.ir.value_type(value));
                self.print_argument_location(value);
            }
            self.text(")");
        }
        self.text(":");
        if !self.is_collecting() {
            self.predecessors(block);
        }
        self.newline();
    }

    /// Prints the comment on the predecessors of the block.
    fn predecessors(&mut self, block: Block) {
        let mut predecessors: Vec<Block> = self.ir.predecessors(block).collect();
        match predecessors[..] {
            [] if self.ir.is_entry_block(block) => {}
            [] => self.printer.text("  // no predecessors"),
            [only] => {
                self.text("  // pred: ").print_successor(only);
            }
            _ => {
                predecessors.sort_by_key(|&block| self.numbers.block(block));
                self.printer.display(format_args!("  // {} preds: ", predecessors.len()));
                for (index, block) in predecessors.into_iter().enumerate() {
                    self.text(if index == 0 { "" } else { ", " }).print_successor(block);
                }
            }
        }
    }
}
