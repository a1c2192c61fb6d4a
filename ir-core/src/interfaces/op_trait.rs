//! Traits of operations that definitions name and the runtime does not define.

use std::any::Any;
use std::fmt::Debug;

use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};

/// A trait of operations that the definitions name and the runtime does not define (a C++ class). Generated
/// code has a type for each. The author implements this trait for it, once for all operations.
/// [`marker_traits!`](crate::marker_traits) declares traits that verify nothing.
#[diagnostic::on_unimplemented(
    message = "the runtime does not define the trait `{Self}` of the definitions",
    note = "write `ir_core::marker_traits!({Self});` beside the generated code if it verifies nothing, or else `impl OpTrait for \
            {Self}`; `odsgen skeleton` prints it"
)]
pub trait OpTrait: Any + Debug + Sync {
    /// Verifies an operation with the trait (MLIR's `verifyTrait`); the default accepts every one.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify_trait(&self, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        let _ = (ir, op);
        Ok(())
    }
}
