//! Verifiers of type parameters.

use ir_core::attr_or_type::{Param, VerifyDef};
use ir_core::diagnostic::{Diagnostic, EmitError};

use super::is_text_type;
use crate::prelude::*;
use crate::{LLVMArrayType, LLVMFunctionType};

/// Whether arrays and structs can have elements of a type.
pub(super) fn can_be_element(ctx: &Context, ty: Type) -> bool {
    !LLVMFunctionType::is(ctx, ty) && !is_text_type(ctx, ty, &["void", "label", "metadata", "token"])
}

/// The message about the first invalid element type of a struct; `None` if all are valid.
#[must_use]
pub fn element_error(ctx: &Context, elements: &[Type]) -> Option<String> {
    let wrong = elements.iter().find(|ty| !can_be_element(ctx, **ty))?;
    Some(format!("invalid LLVM structure element type: '{}'", wrong.to_text(ctx)))
}

fn invalid(ctx: &Context, emit_error: EmitError<'_>, what: &str, ty: Type) -> Result<(), Diagnostic> {
    Err(emit_error(&format!("invalid {what}: '{}'", ty.to_text(ctx))))
}

impl VerifyDef for LLVMArrayType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match params {
            [Param::Type(element), ..] if !can_be_element(ctx, *element) => {
                invalid(ctx, emit_error, "array element type", *element)
            }
            _ => Ok(()),
        }
    }
}

impl VerifyDef for LLVMFunctionType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Type(result), inputs, ..] = params else { return Ok(()) };
        if LLVMFunctionType::is(ctx, *result) || is_text_type(ctx, *result, &["metadata", "label"]) {
            return invalid(ctx, emit_error, "function result type", *result);
        }
        let Param::Types(inputs) = inputs else { return Ok(()) };
        let is_wrong = |ty: &&Type| LLVMFunctionType::is(ctx, **ty) || is_text_type(ctx, **ty, &["void"]);
        match inputs.iter().find(is_wrong) {
            Some(ty) => invalid(ctx, emit_error, "function argument type", *ty),
            None => Ok(()),
        }
    }
}
