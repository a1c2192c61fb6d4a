//! Which types LLVM IR has.

use std::collections::BTreeSet;

use ir_core::num::FloatSemantics;

use super::is_text_type;
use crate::prelude::*;
use crate::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
    LLVMX86AMXType,
};

/// Whether a type is a float of LLVM IR.
#[must_use]
pub fn is_compatible_floating_point(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Float(semantics) => matches!(
            semantics,
            FloatSemantics::BF16
                | FloatSemantics::F16
                | FloatSemantics::F32
                | FloatSemantics::F64
                | FloatSemantics::F80
                | FloatSemantics::F128
        ),
        _ => LLVMPPCFP128Type::is(ctx, ty),
    }
}

/// Whether a type is a vector of LLVM IR: one dimension of integers, floats or pointers.
#[must_use]
pub fn is_compatible_vector(ctx: &Context, ty: Type) -> bool {
    let TypeKind::Vector { shape: [_], element, .. } = ty.kind(ctx) else { return false };
    is_signless(ctx, element)
        || (is_compatible_floating_point(ctx, element) && !LLVMPPCFP128Type::is(ctx, element))
        || LLVMPointerType::is(ctx, element)
}

pub(crate) fn is_signless(ctx: &Context, ty: Type) -> bool {
    ir_core::predicates::types::is_signless_integer(ctx, ty)
}

/// Whether values of a type can be loaded and stored.
#[must_use]
pub fn is_loadable(ctx: &Context, ty: Type) -> bool {
    let is_opaque = LLVMStructType::cast(ctx, ty).is_some_and(|found| found.is_opaque(ctx));
    let cannot_be_stored = LLVMTargetExtType::cast(ctx, ty).is_some_and(|found| !supports_memory(ctx, found));
    is_compatible_outer(ctx, ty)
        && !is_text_type(ctx, ty, &["void"])
        && !LLVMFunctionType::is(ctx, ty)
        && !is_opaque
        && !cannot_be_stored
}

/// Whether values of a target's type can be in memory.
pub(crate) fn supports_memory(ctx: &Context, ty: LLVMTargetExtType) -> bool {
    let name = ty.ext_type_name(ctx);
    name.starts_with("spirv.") || name == "aarch64.svcount"
}

/// Whether a type is one of LLVM IR, whatever its elements are.
pub(crate) fn is_compatible_outer(ctx: &Context, ty: Type) -> bool {
    is_signless(ctx, ty)
        || is_compatible_floating_point(ctx, ty)
        || matches!(ty.kind(ctx), TypeKind::Vector { shape: [_], .. })
        || is_text_type(ctx, ty, &["void", "label", "metadata", "token"])
        || ir_core::attr_or_type::Interned::def_storage(ty, ctx)
            .is_some_and(|storage| storage.spec().dialect == crate::NAMESPACE)
}

/// Whether a type and all its elements are of LLVM IR.
#[must_use]
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    // Structs can contain themselves, so each type is looked at once.
    let (mut seen, mut rest) = (BTreeSet::new(), vec![ty]);
    while let Some(ty) = rest.pop() {
        if !is_compatible_itself(ctx, ty) {
            return false;
        }
        if let Some(found) = LLVMStructType::cast(ctx, ty) {
            if !found.is_identified(ctx) || seen.insert(found.name(ctx)) {
                rest.extend(found.elements(ctx));
            }
        } else if let Some(found) = LLVMArrayType::cast(ctx, ty) {
            rest.push(found.element_type(ctx));
        } else if let Some(found) = LLVMFunctionType::cast(ctx, ty) {
            rest.push(found.return_type(ctx));
            rest.extend(found.params(ctx));
        } else if let Some(found) = LLVMTargetExtType::cast(ctx, ty) {
            rest.extend(found.type_params(ctx));
        }
    }
    true
}

/// Whether a type is of LLVM IR if its elements are.
fn is_compatible_itself(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Vector { .. } => is_compatible_vector(ctx, ty),
        _ => is_compatible_outer(ctx, ty) || LLVMX86AMXType::is(ctx, ty),
    }
}
