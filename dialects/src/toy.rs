//! The `toy` dialect: the generated code, and what its definitions leave to Rust.

use ir_core::diagnostic::Diagnostic;
use ir_core::spec::VerifyOp;
use ir_core::verify::op_error;

include!(concat!(env!("OUT_DIR"), "/toy.rs"));

impl VerifyOp for PrintOp {
    fn verify(self, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic> {
        match self.width(ctx, ir) {
            Some(width) if width <= 0 => Err(op_error(
                ctx,
                ir,
                self.op(),
                &format!("prints in {width} columns, which is not positive"),
            )),
            _ => Ok(()),
        }
    }
}
