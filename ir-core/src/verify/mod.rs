//! Verification: structure, dominance, isolation, symbols, and the verifiers of definitions.
//!
//! Checks come in MLIR's order, so that the first failure, which is the one reported, is the same.
//!
//! Threads only decide whether everything is valid. If not, one thread looks for the first failure
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

/// Verifies the operation and all nested operations. Blocks whose numbering was invalidated by insertions should be
/// [renumbered](Ir::renumber) before, or dominance checks are slow.
///
/// # Errors
/// The first failure.
pub fn verify(ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    structure::Verifier::new(ir.context(), ir).run(op)
}
