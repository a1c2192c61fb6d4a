//! Types that LLVM IR supports.

use std::collections::BTreeSet;

use ir_core::num::FloatSemantics;

use super::is_text_type;
use crate::prelude::*;
use crate::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
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

/// Whether values of a target type can be stored in memory.
pub(crate) fn supports_memory(ctx: &Context, ty: LLVMTargetExtType) -> bool {
    let name = ty.ext_type_name(ctx);
    name.starts_with("spirv.") || name == "aarch64.svcount"
}

/// Whether LLVM IR supports a type, regardless of its elements.
pub(crate) fn is_compatible_outer(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Integer { .. } => is_signless(ctx, ty),
        TypeKind::Vector { shape, .. } => shape.len() == 1,
        TypeKind::Opaque { .. } => is_text_type(ctx, ty, &["void", "label", "metadata", "token"]),
        TypeKind::Dialect(storage) => storage.dialect() == crate::NAMESPACE,
        _ => is_compatible_floating_point(ctx, ty),
    }
}

/// Whether LLVM IR supports a type and all its elements.
#[must_use]
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    // Structs can contain themselves, so each identified struct is visited once.
    let (mut seen, mut rest) = (BTreeSet::new(), vec![ty]);
    while let Some(ty) = rest.pop() {
        match ty.kind(ctx) {
            _ if !is_compatible_outer(ctx, ty) => return false,
            TypeKind::Vector { .. } if !is_compatible_vector(ctx, ty) => return false,
            TypeKind::Dialect(storage) => add_elements(ctx, ty, storage.mnemonic(), &mut seen, &mut rest),
            _ => {}
        }
    }
    true
}

/// Adds the element types of a type of this dialect. Those of an identified struct are added once.
fn add_elements<'c>(
    ctx: &'c Context,
    ty: Type,
    mnemonic: &str,
    seen: &mut BTreeSet<&'c str>,
    rest: &mut Vec<Type>,
) {
    match mnemonic {
        "struct" => {
            let found = LLVMStructType::cast(ctx, ty);
            let is_new = |found: &LLVMStructType| !found.is_identified(ctx) || seen.insert(found.name(ctx));
            rest.extend(found.filter(is_new).map_or(&[][..], |found| found.elements(ctx)));
        }
        "array" => rest.extend(LLVMArrayType::cast(ctx, ty).map(|found| found.element_type(ctx))),
        "func" => {
            if let Some(found) = LLVMFunctionType::cast(ctx, ty) {
                rest.push(found.return_type(ctx));
                rest.extend(found.params(ctx));
            }
        }
        "target" => {
            let found = LLVMTargetExtType::cast(ctx, ty);
            rest.extend(found.map_or(&[][..], |found| found.type_params(ctx)));
        }
        _ => {}
    }
}
