//! Canonicalization patterns of registered operations and dialects.

use super::PatternSet;
use crate::context::Context;

/// The canonicalization patterns of a registered operation.
pub trait OpPatterns: Send + Sync {
    /// Adds the patterns.
    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet);
}

/// The canonicalization patterns of a dialect.
pub trait DialectPatterns: Send + Sync {
    /// Adds patterns that apply to operations of any dialect.
    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet);
}

impl Context {
    /// Adds the canonicalization patterns of all registered dialects and operations: those of dialects in the
    /// order of registration, then those of operations by name, so that results do not depend on the order of
    /// interning.
    pub fn canonicalization_patterns(&self, patterns: &mut PatternSet) {
        for dialect in self.dialects().filter_map(|dialect| dialect.model::<dyn DialectPatterns>()) {
            dialect.canonicalization_patterns(self, patterns);
        }
        let mut ops: Vec<_> = self.registered_ops().collect();
        ops.sort_unstable_by_key(|op| op.name());
        for op in ops.into_iter().filter_map(|op| op.model::<dyn OpPatterns>()) {
            op.canonicalization_patterns(self, patterns);
        }
    }
}
