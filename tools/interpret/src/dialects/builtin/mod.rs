//! `builtin`: modules and casts of conversions.

use ir_core::ops::{ModuleOp, UnrealizedConversionCastOp};

use crate::code::Flow;
use crate::emitter::Emitter;
use crate::registry::{Interpret, Registry};

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<ModuleOp>();
    registry.add::<UnrealizedConversionCastOp>();
}

impl Interpret for ModuleOp {
    /// A module within a function only declares symbols.
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for UnrealizedConversionCastOp {
    /// One value is the same in another type, such as an `index` as an `i64`.
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, results) = (e.operands(), e.results());
        let ([from], [to]) = (operands.as_slice(), results.as_slice()) else {
            return e.unsupported("is not implemented for several values");
        };
        let (from, to) = (*from, *to);
        e.step(move |m| {
            m.copy(from, to);
            Ok(Flow::Next)
        });
    }
}
