//! `builtin`: modules and casts of conversions.

use ir_core::ops::{ModuleOp, UnrealizedConversionCastOp};

use crate::code::Flow;
use crate::convention::Form;
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
    /// One value is the same in another type, such as an `index` as an `i64`, or it is a memref as a descriptor.
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, results) = (e.operands(), e.results());
        let ([from], [to]) = (operands.as_slice(), results.as_slice()) else {
            return e.unsupported("is not implemented for several values");
        };
        let (from, to, ctx) = (*from, *to, e.ctx());
        let (old, new) = (e.operand_type(0), e.result_type(0));
        match (Form::between(ctx, old, new), Form::between(ctx, new, old)) {
            (Ok(form), _) if form != Form::Same => e.compute(move |m| {
                let mut values = Vec::new();
                form.lower(m.ctx(), m.get(from), &mut values);
                Ok(values.swap_remove(0))
            }),
            (_, Ok(form)) if form != Form::Same => {
                e.compute(move |m| Ok(form.raise(m.ctx(), new, std::slice::from_ref(m.get(from)))));
            }
            _ => e.step(move |m| {
                m.copy(from, to);
                Ok(Flow::Next)
            }),
        }
    }
}
