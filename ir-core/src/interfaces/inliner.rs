//! Inlining hooks of dialects.
//!
//! The hooks are registered with the context. A call is not inlined unless a dialect allows it.

use crate::context::{Context, Ident};
use crate::ir::{Block, Ir, Op, Region, Value};

/// A dialect's inlining rules and its handling of terminators (MLIR's `DialectInlinerInterface`). By
/// default, nothing is inlined.
pub trait DialectInlinerInterface: Send + Sync {
    /// Whether the call, of this dialect, may be replaced by the body of the callable.
    fn is_legal_to_inline_call(&self, _ir: &Ir, _call: Op, _callable: Op) -> bool {
        false
    }

    /// Whether the body `from` may be inlined into the region of an operation of this dialect. The operands
    /// of the call replace the body's block arguments.
    fn is_legal_to_inline_into(&self, _ir: &Ir, _into: Region, _from: Region, _operands: &[Value]) -> bool {
        false
    }

    /// Whether the operation, of this dialect, may be moved or copied into the region.
    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        false
    }

    /// Whether the operation, of this dialect, allocates memory that is freed when the function returns.
    fn allocates_until_return(&self, _ir: &Ir, _op: Op) -> bool {
        false
    }

    /// Whether the operation, of this dialect, frees such memory at the end of its regions (MLIR's
    /// `AutomaticAllocationScope`). Functions do, too.
    fn frees_allocations(&self, _ir: &Ir, _op: Op) -> bool {
        false
    }

    /// Whether the operations in the regions of the operation are checked, too.
    fn should_analyze_recursively(&self, _ir: &Ir, _op: Op) -> bool {
        true
    }

    /// Replaces a terminator that leaves an inlined body of several blocks by a branch to the block after the
    /// call.
    fn branch_instead(&self, _ir: &mut Ir, _terminator: Op, _to: Block) {}

    /// Replaces the results of the call by the operands of the terminator of an inlined block. The caller
    /// then erases the terminator.
    fn replace_results(&self, _ir: &mut Ir, _terminator: Op, _results: &[Value]) {}
}

/// Replaces the results of a call by the operands of a terminator: [`replace_results`] of dialects whose
/// terminator returns its operands.
///
/// [`replace_results`]: DialectInlinerInterface::replace_results
pub fn replace_by_operands(ir: &mut Ir, terminator: Op, results: &[Value]) {
    let operands: Vec<Value> = ir.operands(terminator).collect();
    for (&result, operand) in results.iter().zip(operands) {
        ir.replace_all_uses(result, operand);
    }
}

impl Context {
    /// Registers the inlining hooks of the dialect.
    pub fn register_inliner(&self, dialect: &str, inliner: &'static dyn DialectInlinerInterface) {
        self.register_dialect_interface(dialect, inliner);
    }

    /// The inlining hooks of the dialect; `None` without any.
    pub fn inliner(&self, dialect: Ident) -> Option<&'static dyn DialectInlinerInterface> {
        self.dialect_interface(dialect)
    }
}
