//! Walks along the definitions of operands.

use crate::ir::Op;

/// A walk from an operation to the operation that defines an operand, and so on. The walk ends where it
/// would go around a cycle: in graph regions, an operation can use its own result.
///
/// The walk marks later and later operations, and a cycle returns to the marked one (Brent's algorithm).
#[derive(Clone, Default, Debug)]
pub struct DefinitionChain {
    marked: Option<Op>,
    steps: u32,
    limit: u32,
}

impl DefinitionChain {
    /// Steps to an operation. Returns whether the walk can continue there.
    #[must_use]
    pub fn push(&mut self, op: Op) -> bool {
        if self.marked == Some(op) {
            return false;
        }
        if self.steps == self.limit {
            (self.marked, self.steps, self.limit) = (Some(op), 0, 2 * self.limit + 1);
        }
        self.steps += 1;
        true
    }
}
