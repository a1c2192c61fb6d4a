//! Analyses that several passes share.

use crate::context::Context;
use crate::ir::{Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};
use std::any::{Any, TypeId};

/// A result that is computed for an operation once and used by several passes.
pub trait Analysis: Any + Send {
    /// Analyzes the operation.
    fn new(ctx: &Context, ir: &Ir, op: Op) -> Self;
}

/// The cached analyses of one operation. After each pass, analyses that it did not preserve are removed.
#[derive(Default)]
pub struct Analyses {
    known: FxHashMap<TypeId, Box<dyn Any + Send>>,
    preserved: FxHashSet<TypeId>,
    all_preserved: bool,
}

impl Analyses {
    /// The analysis, computed unless it is cached.
    pub fn get<A: Analysis>(&mut self, ctx: &Context, ir: &Ir, op: Op) -> &mut A {
        let make = || -> Box<dyn Any + Send> { Box::new(A::new(ctx, ir, op)) };
        let analysis = self.known.entry(TypeId::of::<A>()).or_insert_with(make);
        analysis.downcast_mut().expect("analyses are kept by their type")
    }

    /// The analysis if it is cached.
    #[must_use]
    pub fn cached<A: Analysis>(&self) -> Option<&A> {
        self.known.get(&TypeId::of::<A>()).and_then(|analysis| analysis.downcast_ref())
    }

    /// Marks the analysis as preserved by the running pass.
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.insert(TypeId::of::<A>());
    }

    /// Marks all analyses as preserved by the running pass.
    pub fn preserve_all(&mut self) {
        self.all_preserved = true;
    }

    /// Removes analyses that were not preserved.
    pub(super) fn end_of_pass(&mut self) {
        if !std::mem::take(&mut self.all_preserved) {
            let preserved = &self.preserved;
            self.known.retain(|analysis, _| preserved.contains(analysis));
        }
        self.preserved.clear();
    }
}
