//! Observers of rewrites and conversions, for tools that show which pattern changed what, and why others did not.
//!
//! **Invariant**: without an observer, a report costs one load.

use super::{Context, Location, OpName};
use std::sync::Arc;

/// A rewrite that a driver made.
#[derive(Clone, Copy, Debug)]
pub struct Rewrite<'a> {
    /// The handle of the operation that the pattern matched, as an integer (`Op::raw`). The operation may be erased by now.
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

/// Receives the rewrites that the drivers of a context make.
pub trait RewriteObserver: Send + Sync {
    /// A pattern was applied, or an operation was folded or erased because it is dead.
    fn rewritten(&self, rewrite: Rewrite<'_>, ctx: &Context);
}

/// Receives the attempts of dialect conversions to legalize operations.
pub trait ConversionObserver: Send + Sync {
    /// A conversion went through an operation: the attempts are lines, indented as a tree, beginning with the operation.
    fn attempted(&self, attempts: &str);
}

impl Context {
    /// Sets the observer of all conversions. Returns whether it is the first: a context has at most one.
    pub fn observe_conversions(&self, observer: Arc<dyn ConversionObserver>) -> bool {
        self.data.conversion_observer.set(observer).is_ok()
    }

    /// The observer of conversions; usually none.
    #[inline]
    pub(crate) fn conversion_observer(&self) -> Option<&dyn ConversionObserver> {
        self.data.conversion_observer.get().map(|observer| &**observer)
    }

    /// Sets the observer of all rewrites. Returns whether it is the first: a context has at most one.
    pub fn observe_rewrites(&self, observer: Arc<dyn RewriteObserver>) -> bool {
        self.data.rewrite_observer.set(observer).is_ok()
    }

    /// The observer of rewrites; usually none, which costs a load.
    #[inline]
    pub(crate) fn rewrite_observer(&self) -> Option<&dyn RewriteObserver> {
        self.data.rewrite_observer.get().map(|observer| &**observer)
    }
}
