//! What a dialect says about inlining its operations.

use crate::context::{Context, Ident};
use crate::ir::{Block, Ir, Op, Region, Value};
use std::sync::PoisonError;

/// What a dialect allows to be inlined, and what becomes of its terminators (MLIR's `DialectInlinerInterface`). What it
/// does not allow is not inlined.
pub trait DialectInlinerInterface: Send + Sync {
    /// Whether the call, of the dialect, may be replaced by what it calls.
    fn is_legal_to_inline_call(&self, _ir: &Ir, _call: Op, _callable: Op) -> bool {
        false
    }

    /// Whether the body `from` may be inlined into the region of an operation of the dialect. The operands of the call
    /// replace the body's block arguments.
    fn is_legal_to_inline_into(&self, _ir: &Ir, _into: Region, _from: Region, _operands: &[Value]) -> bool {
        false
    }

    /// Whether the operation, of the dialect, may be moved or copied into the region.
    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        false
    }

    /// Whether what is in the operation is asked for, too.
    fn should_analyze_recursively(&self, _ir: &Ir, _op: Op) -> bool {
        true
    }

    /// Makes a terminator of an inlined body of several blocks go to the block behind the call, if it left the body.
    fn branch_instead(&self, _ir: &mut Ir, _terminator: Op, _to: Block) {}

    /// Replaces the results of the call by what the terminator of an inlined block gives. It is erased afterwards.
    fn replace_results(&self, _ir: &mut Ir, _terminator: Op, _results: &[Value]) {}
}

impl Context {
    /// Lets operations of the dialect be inlined as the interface says.
    pub fn register_inliner(&self, dialect: &str, inliner: &'static dyn DialectInlinerInterface) {
        let dialect = self.ident(dialect);
        let mut inliners = self.data.inliners.write().unwrap_or_else(PoisonError::into_inner);
        inliners.insert(dialect, inliner);
    }

    /// What the dialect says about inlining; none when it says nothing.
    pub fn inliner(&self, dialect: Ident) -> Option<&'static dyn DialectInlinerInterface> {
        let inliners = self.data.inliners.read().unwrap_or_else(PoisonError::into_inner);
        inliners.get(&dialect).copied()
    }
}
