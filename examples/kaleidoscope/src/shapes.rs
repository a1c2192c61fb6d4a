//! The pass `kal-infer-shapes`.

use crate::kal::InferShape;
use crate::passes::InferShapes;
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::predicates::shaped::shape;
use ir_core::prelude::*;

// ANCHOR: infer
impl RunPass for InferShapes {
    /// Operands come before their users, so one walk is enough.
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut ops: Vec<Op> = Vec::new();
        run.ir.visit(run.op, Order::Pre, |op| ops.push(op));
        for op in ops {
            if run.ir.result_types(op).all(|ty| !matches!(ty.kind(run.ctx), TypeKind::UnrankedTensor(_))) {
                continue;
            }
            let inferred = op_interface::<dyn InferShape>(run.ir, op).map(|op| op.result_type(run.ir));
            let Some(inferred) = inferred else {
                let message = "this function calls itself, so its result has no known shape";
                return Err(run.fail(error(run.ir, op, message)));
            };
            let Some(ty) = inferred else {
                let message = format!("the shapes {} do not fit", operand_shapes(run.ir, op));
                return Err(run.fail(error(run.ir, op, &message)));
            };
            let result = run.ir.result(op, 0);
            run.ir.set_value_type(result, ty);
            run.count(Self::NUM_INFERRED, 1);
        }
        Ok(())
    }
}
// ANCHOR_END: infer

fn error(ir: &Ir, op: Op, message: &str) -> Diagnostic {
    Diagnostic::new(Severity::Error, ir.location(op), message.to_owned())
}

/// `2x3 and 4`; a number has the shape `1`.
fn operand_shapes(ir: &Ir, op: Op) -> String {
    let texts = ir.operand_types(op).map(|ty| {
        let sizes: Vec<String> =
            shape(ir.context(), ty).unwrap_or_default().iter().map(i64::to_string).collect();
        if sizes.is_empty() { "1".to_owned() } else { sizes.join("x") }
    });
    texts.collect::<Vec<_>>().join(" and ")
}
