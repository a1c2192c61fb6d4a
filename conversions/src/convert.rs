//! Passes that are one dialect conversion.

use ir_core::pass::{PassFailure, PassRun};
use ir_core::rewrite::DialectConversion;

/// Converts the operation of the pass partially.
pub(crate) fn convert_partially(
    conversion: &DialectConversion,
    run: &mut PassRun<'_>,
) -> Result<(), PassFailure> {
    match conversion.apply_partial(run.ir, run.op) {
        Ok(_) => Ok(()),
        Err(diagnostic) => Err(run.fail(diagnostic)),
    }
}
