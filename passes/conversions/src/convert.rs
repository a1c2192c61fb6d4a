//! Passes that consist of one dialect conversion.

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

/// Like [`convert_partially`], for patterns that neither depend on the operations enclosing a function nor
/// change them.
pub(crate) fn convert_functions_partially(
    conversion: &DialectConversion,
    run: &mut PassRun<'_>,
) -> Result<(), PassFailure> {
    conversion
        .apply_partial_to_isolated(run.ir, run.op, run.threads)
        .map_err(|diagnostic| run.fail(diagnostic))
}
