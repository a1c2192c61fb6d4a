//! Native functions, which patterns call by name.

use std::collections::HashMap;
use std::sync::Arc;

use ir_core::rewrite::PatternRewriter;

use crate::PdlValue;

/// A function from arguments to results; `None` if a constraint does not hold or a rewrite fails.
pub(crate) type Native =
    Arc<dyn Fn(&mut PatternRewriter<'_>, &[PdlValue]) -> Option<Vec<PdlValue>> + Send + Sync>;

/// The functions for `pdl.apply_native_constraint`, `pdl.apply_native_rewrite` and external rewrites.
#[derive(Clone, Default)]
pub struct NativeFunctions {
    constraints: HashMap<String, Native>,
    rewrites: HashMap<String, Native>,
}

impl NativeFunctions {
    /// Creates a set without functions.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Registers a constraint. `function` returns the declared results, or `None` if the constraint does
    /// not hold. It must not change the IR. As in MLIR, a registered name keeps its function.
    pub fn constraint(
        &mut self,
        name: &str,
        function: impl Fn(&mut PatternRewriter<'_>, &[PdlValue]) -> Option<Vec<PdlValue>> + Send + Sync + 'static,
    ) -> &mut Self {
        self.constraints.entry(name.to_owned()).or_insert_with(|| Arc::new(function));
        self
    }

    /// Registers a rewrite. `function` returns the declared results, or `None` if the rewrite fails. As in
    /// MLIR, a registered name keeps its function.
    pub fn rewrite(
        &mut self,
        name: &str,
        function: impl Fn(&mut PatternRewriter<'_>, &[PdlValue]) -> Option<Vec<PdlValue>> + Send + Sync + 'static,
    ) -> &mut Self {
        self.rewrites.entry(name.to_owned()).or_insert_with(|| Arc::new(function));
        self
    }

    pub(crate) fn get_constraint(&self, name: &str) -> Option<Native> {
        self.constraints.get(name).cloned()
    }

    pub(crate) fn get_rewrite(&self, name: &str) -> Option<Native> {
        self.rewrites.get(name).cloned()
    }
}
