//! Names of constants.

use super::{BoolConstantOp, ConstantOp};
use crate::prelude::*;

impl AsmNames for ConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let ctx = ir.context();
        let value = self.value_attr(ir).and_then(|value| integer_value(ctx, value));
        if let Some(value) = value.and_then(|value| value.as_i64()) {
            name(self.result(ir), &format!("idx{value}"));
        }
    }
}

impl AsmNames for BoolConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let ctx = ir.context();
        let value = self.value_attr(ir).and_then(|value| bool_value(ctx, value));
        name(self.result(ir), if value == Some(true) { "true" } else { "false" });
    }
}
