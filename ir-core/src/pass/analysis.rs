//! Analyses that passes share.

use crate::context::Context;
use crate::ir::{Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};
use std::any::{Any, TypeId};

/// What can be found out about an operation once and used by several passes.
pub trait Analysis: Any + Send {
    /// Looks at the operation.
    fn new(ctx: &Context, ir: &Ir, op: Op) -> Self;
}

/// The analyses of one operation. A pass that ends takes away those that it did not preserve.
#[derive(Default)]
pub struct Analyses {
    known: FxHashMap<TypeId, Box<dyn Any + Send>>,
    preserved: FxHashSet<TypeId>,
    all_preserved: bool,
}

impl Analyses {
    /// The analysis, made now unless it is there.
    pub fn get<A: Analysis>(&mut self, ctx: &Context, ir: &Ir, op: Op) -> &mut A {
        let make = || -> Box<dyn Any + Send> { Box::new(A::new(ctx, ir, op)) };
        let analysis = self.known.entry(TypeId::of::<A>()).or_insert_with(make);
        analysis.downcast_mut().expect("analyses are kept by their type")
    }

    /// The analysis if it is there.
    #[must_use]
    pub fn cached<A: Analysis>(&self) -> Option<&A> {
        self.known.get(&TypeId::of::<A>()).and_then(|analysis| analysis.downcast_ref())
    }

    /// The pass that runs leaves the analysis right.
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.insert(TypeId::of::<A>());
    }

    /// The pass that runs leaves all analyses right.
    pub fn preserve_all(&mut self) {
        self.all_preserved = true;
    }

    /// Takes away what was not preserved.
    pub(super) fn end_of_pass(&mut self) {
        if !std::mem::take(&mut self.all_preserved) {
            let preserved = &self.preserved;
            self.known.retain(|analysis, _| preserved.contains(analysis));
        }
        self.preserved.clear();
    }
}
