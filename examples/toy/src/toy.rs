//! The dialect: what is generated of `toy.ods`, and what the definitions leave to Rust.

use ir_core::diagnostic::Diagnostic;
use ir_core::runtime::VerifyOp;
use ir_core::verify::op_error;

ir_core::include_dialect!("toy");

/// Asked for by `hasVerifier`: without this the crate does not compile.
impl VerifyOp for PrintOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.width(ir) {
            Some(width) if width <= 0 => Err(op_error(ir, self.op(), "prints in columns without width")),
            _ => Ok(()),
        }
    }
}
