//! Affine expressions over operands.

use super::OperationPrinter;
use crate::context::AffineExpr;
use crate::ir::Value;

impl OperationPrinter<'_> {
    /// Prints expressions, separated by commas; names of values replace dimensions, and within `symbol(…)`
    /// symbols.
    pub fn print_affine_exprs_of_values(&mut self, exprs: &[AffineExpr], dims: &[Value], symbols: &[Value]) {
        if self.is_collecting() {
            return;
        }
        let name = |value: &Value| {
            let mut text = String::new();
            self.numbers.print(&mut text, self.ir, *value);
            text
        };
        self.printer.affine_names = Some([dims, symbols].map(|values| values.iter().map(name).collect()));
        self.printer.print_list(exprs, |printer, expr| printer.print_affine_expr(*expr));
        self.printer.affine_names = None;
    }
}
