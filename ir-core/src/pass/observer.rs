//! Observers of passes, for tools that display the effect of each pass.
//!
//! **Invariant**: without an observer, a pass costs one additional load.

use super::pipeline::PassInstance;
use crate::ir::{Ir, Op};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The end of a run of a pass on an operation.
#[derive(Clone, Copy, Debug)]
pub struct PassEnd {
    /// The run time, without verification.
    pub time: Duration,
    /// Whether the pass succeeded and left valid IR.
    pub succeeded: bool,
}

/// Receives the runs of passes. With an observer, all passes run on one thread, in the order of the
/// operations.
pub trait PassObserver: Send + Sync {
    /// A pipeline is about to run on the operation, which may have changed since the last pass.
    fn run_before_pipeline(&self, _ir: &Ir, _op: Op) {}

    /// A pass is about to run on the operation.
    fn run_before_pass(&self, pass: &PassInstance, ir: &Ir, op: Op);

    /// The pass has run, and its result is verified. After a failure the operation may be erased.
    fn run_after_pass(&self, pass: &PassInstance, ir: &Ir, op: Op, end: PassEnd);
}

/// The optional observer of a pass manager.
#[derive(Clone, Default)]
pub struct ObservedBy(Option<Arc<dyn PassObserver>>);

impl ObservedBy {
    /// Passes are observed by `observer`.
    #[must_use]
    pub fn new(observer: Arc<dyn PassObserver>) -> Self {
        ObservedBy(Some(observer))
    }

    pub(super) fn get(&self) -> Option<&dyn PassObserver> {
        self.0.as_deref()
    }
}

impl fmt::Debug for ObservedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ObservedBy").field(&self.0.is_some()).finish()
    }
}
