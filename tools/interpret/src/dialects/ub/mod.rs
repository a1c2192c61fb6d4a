//! `ub`: poison, and code that is not reached.

use dialects::ub::*;

use crate::emitter::Emitter;
use crate::registry::{Interpret, Registry};
use crate::stop::{poison, undefined};

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<PoisonOp>();
    registry.add::<UnreachableOp>();
}

impl Interpret for PoisonOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| poison("is poison"));
    }
}

impl Interpret for UnreachableOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| undefined("is reached"));
    }
}
