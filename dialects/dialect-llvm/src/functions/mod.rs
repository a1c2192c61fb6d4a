//! Functions.

mod syntax;
mod verify;

pub(crate) use verify::function_around;

use ir_core::interfaces::CallableOpInterface;

use crate::prelude::*;
use crate::types::is_void;
use crate::{LLVMFuncOp, LLVMFunctionType};

impl LLVMFuncOp {
    /// The function type.
    #[must_use]
    pub fn signature(self, ir: &Ir) -> Option<LLVMFunctionType> {
        let ctx = ir.context();
        LLVMFunctionType::cast(ctx, type_value(ctx, self.function_type_attr(ir)?)?)
    }

    /// Whether the function has no body.
    #[must_use]
    pub fn is_declaration(self, ir: &Ir) -> bool {
        ir.is_empty_region(ir.region(self.op(), 0))
    }
}

/// The results of a function type: none for `void`.
pub(crate) fn results(ctx: &Context, ty: LLVMFunctionType) -> Vec<Type> {
    let result = ty.return_type(ctx);
    if is_void(ctx, result) { Vec::new() } else { vec![result] }
}

impl CallableOpInterface for LLVMFuncOp {
    fn callable_region(self, ir: &Ir) -> Option<Region> {
        (!self.is_declaration(ir)).then(|| ir.region(self.op(), 0))
    }

    fn result_types(self, ir: &Ir) -> Vec<Type> {
        self.signature(ir).map(|ty| results(ir.context(), ty)).unwrap_or_default()
    }
}
