//! Types: structs with bodies that are set later, type syntax, and the types that LLVM IR supports.

mod compatible;
mod structs;
mod text;
mod verify;

use ir_core::predicates::build::named_type;

use crate::prelude::*;
use crate::{LLVMArrayType, LLVMPointerType, LLVMPointerTypeBuilders};

pub use compatible::{is_compatible_floating_point, is_compatible_type, is_compatible_vector, is_loadable};
pub(crate) use compatible::{is_compatible_outer, supports_memory};
pub use structs::BodyError;
pub use verify::element_error;

impl LLVMPointerTypeBuilders for LLVMPointerType {
    fn get_with_address_space(ctx: &Context, address_space: u32) -> Self {
        LLVMPointerType::get(ctx, address_space)
    }
}

/// `!llvm.ptr`
#[must_use]
pub fn pointer(ctx: &Context) -> Type {
    LLVMPointerType::get(ctx, 0).into()
}

/// `!llvm.void`
#[must_use]
pub fn void(ctx: &Context) -> Type {
    named_type(ctx, crate::NAMESPACE, "void")
}

/// Whether a type is one of the types without parameters that are kept as text, such as `void`.
pub(crate) fn is_text_type(ctx: &Context, ty: Type, mnemonics: &[&str]) -> bool {
    ir_core::predicates::types::is_named(ctx, ty, crate::NAMESPACE, mnemonics)
}

/// Whether a type is `!llvm.void`.
#[must_use]
pub fn is_void(ctx: &Context, ty: Type) -> bool {
    is_text_type(ctx, ty, &["void"])
}

/// The element type and the length of an array.
pub(crate) fn array_parts(ctx: &Context, ty: Type) -> Option<(Type, u64)> {
    let array = LLVMArrayType::cast(ctx, ty)?;
    Some((array.element_type(ctx), array.num_elements(ctx)))
}
