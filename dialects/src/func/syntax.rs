//! The syntax of functions.

use super::{ConstantOp, FuncOp};
use crate::prelude::*;
use cpp_hooks::syntax::function::{parse_function, print_function};

impl CustomAssemblyFormat for FuncOp {
    const DEFAULT_DIALECT: &'static str = "func";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        parse_function(parser, op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let signature = self.signature(printer.ir());
        print_function(printer, self.op(), signature);
    }
}

impl AsmNames for ConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let ctx = ir.context();
        let is_reference = |attr: Attribute| matches!(attr.kind(ctx), AttrKind::SymbolRef { .. });
        if self.value_attr(ir).is_some_and(is_reference) {
            name(ir.result(self.op(), 0), "f");
        }
    }
}
