//! Verification: structure, dominance, isolation, symbols, and the verifiers of definitions.
//!
//! Checks are in MLIR's order, so that both report the same first failure.
//!
//! Threads only determine whether the IR is valid. If it is not, one thread finds the first failure
//! (`tools/ods-opt/tests/verification_threads.rs`).

mod dominance;
mod isolation;
mod model;
mod report;
mod structure;
mod symbol;

pub use dominance::{Dominance, DominatorTree};
pub use isolation::verify as isolated_from_above;
pub use model::{DialectVerifier, OpVerifier, SignatureElement};
pub use report::{op_error, op_failure, op_warning};
pub use symbol::{
    nearest_symbol, nearest_table as nearest_symbol_table, verify_table as symbol_table, verify_table_entries,
};

pub(crate) use model::attribute_verifier;

use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};

/// Verifies the operation and all nested operations. Dominance checks are slow in blocks with invalid order
/// numbers; [renumber](Ir::renumber) those first.
///
/// # Errors
/// The first failure.
pub fn verify(ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    structure::Verifier::new(ir.context(), ir).run(op)
}
