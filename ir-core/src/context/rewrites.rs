//! Observers of rewrites and conversions, for tools that show the changes by each pattern, and the reasons
//! of failures.
//!
//! **Invariant**: without an observer, a report costs one load.

use super::{Context, Location, OpName};
use std::sync::Arc;

/// A rewrite by a driver.
#[derive(Clone, Copy, Debug)]
pub struct Rewrite<'a> {
    /// The handle of the matched operation, as an integer (`Op::raw`). The operation may already be erased.
    pub op: u32,
    /// The operation's name before the rewrite.
    pub name: OpName,
    /// The operation's location before the rewrite.
    pub location: Location,
    /// The name of the pattern.
    pub pattern: &'a str,
    /// The file and line of the pattern's definition, for a generated pattern.
    pub place: Option<&'a str>,
}

/// Receives the rewrites by the drivers of a context.
pub trait RewriteObserver: Send + Sync {
    /// A pattern was applied, or an operation was folded or erased because it is dead.
    fn rewritten(&self, rewrite: Rewrite<'_>, ctx: &Context);
}

/// Receives the attempts of dialect conversions to legalize operations.
pub trait ConversionObserver: Send + Sync {
    /// A conversion processed an operation. The attempts are lines, indented as a tree, beginning with the
    /// operation.
    fn attempted(&self, attempts: &str);
}

impl Context {
    /// Sets the observer of all conversions. Returns whether it is the first: a context has at most one.
    pub fn observe_conversions(&self, observer: Arc<dyn ConversionObserver>) -> bool {
        self.data.conversion_observer.set(observer).is_ok()
    }

    /// The observer of conversions, usually `None`.
    #[inline]
    pub(crate) fn conversion_observer(&self) -> Option<&dyn ConversionObserver> {
        self.data.conversion_observer.get().map(|observer| &**observer)
    }

    /// Sets the observer of all rewrites. Returns whether it is the first: a context has at most one.
    pub fn observe_rewrites(&self, observer: Arc<dyn RewriteObserver>) -> bool {
        self.data.rewrite_observer.set(observer).is_ok()
    }

    /// The observer of rewrites, usually `None`, which costs a load.
    #[inline]
    pub(crate) fn rewrite_observer(&self) -> Option<&dyn RewriteObserver> {
        self.data.rewrite_observer.get().map(|observer| &**observer)
    }
}
