//! Types of LLVM IR. They are the types of the context: of `builtin` and of the dialect `llvm`.

use dialect_llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
    LLVMX86AMXType,
};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::num::FloatSemantics;
use ir_core::predicates::build::named_type;
use ir_core::predicates::types::is_named;

/// A type as LLVM IR sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Void,
    Token,
    Label,
    Metadata,
    Amx,
    Int(u32),
    Float(FloatSemantics),
    PpcFloat,
    /// A pointer in this address space.
    Pointer(u32),
    Vector {
        count: u64,
        is_scalable: bool,
        element: Type,
    },
    Array(u64, Type),
    Struct(LLVMStructType),
    Function(LLVMFunctionType),
    Target(LLVMTargetExtType),
}

/// The kind of a type; none for a type that LLVM IR does not have.
pub(crate) fn kind(ctx: &Context, ty: Type) -> Option<Kind> {
    Some(match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Kind::Int(width),
        TypeKind::Float(semantics) => Kind::Float(semantics),
        TypeKind::Vector { shape: &[count], scalable, element } => {
            Kind::Vector { count: count as u64, is_scalable: scalable == [true], element }
        }
        TypeKind::Dialect(_) | TypeKind::Opaque { .. } => return own_kind(ctx, ty),
        _ => return None,
    })
}

/// The kind of a type of the dialect `llvm`.
fn own_kind(ctx: &Context, ty: Type) -> Option<Kind> {
    if let Some(pointer) = LLVMPointerType::cast(ctx, ty) {
        return Some(Kind::Pointer(pointer.address_space(ctx)));
    }
    if let Some(array) = LLVMArrayType::cast(ctx, ty) {
        return Some(Kind::Array(array.num_elements(ctx), array.element_type(ctx)));
    }
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        return Some(Kind::Struct(structure));
    }
    if let Some(function) = LLVMFunctionType::cast(ctx, ty) {
        return Some(Kind::Function(function));
    }
    if let Some(target) = LLVMTargetExtType::cast(ctx, ty) {
        return Some(Kind::Target(target));
    }
    let is = |name: &str| is_named(ctx, ty, "llvm", &[name]);
    if is("void") {
        Some(Kind::Void)
    } else if is("token") {
        Some(Kind::Token)
    } else if is("label") {
        Some(Kind::Label)
    } else if is("metadata") {
        Some(Kind::Metadata)
    } else if LLVMX86AMXType::is(ctx, ty) {
        Some(Kind::Amx)
    } else if LLVMPPCFP128Type::is(ctx, ty) {
        Some(Kind::PpcFloat)
    } else {
        None
    }
}

/// `metadata`
pub(crate) fn metadata(ctx: &Context) -> Type {
    named_type(ctx, "llvm", "metadata")
}

/// The element type of a vector, or the type itself.
pub(crate) fn scalar(ctx: &Context, ty: Type) -> Type {
    match kind(ctx, ty) {
        Some(Kind::Vector { element, .. }) => element,
        _ => ty,
    }
}

/// The vector type with the shape of `like` and these elements; the element type itself where `like` is a scalar.
pub(crate) fn with_shape_of(ctx: &Context, like: Type, element: Type) -> Type {
    match kind(ctx, like) {
        Some(Kind::Vector { count, is_scalable, .. }) => {
            ctx.vector_type(&[count as i64], &[is_scalable], element)
        }
        _ => element,
    }
}

/// Number of bits of an integer type, or of the elements of a vector of them.
pub(crate) fn integer_width(ctx: &Context, ty: Type) -> Option<u32> {
    match kind(ctx, scalar(ctx, ty))? {
        Kind::Int(width) => Some(width),
        _ => None,
    }
}

/// The format of a float type, or of the elements of a vector of them.
pub(crate) fn float_semantics(ctx: &Context, ty: Type) -> Option<FloatSemantics> {
    match kind(ctx, scalar(ctx, ty))? {
        Kind::Float(semantics) => Some(semantics),
        _ => None,
    }
}

/// The type of the element at an index of a struct, array or vector.
pub(crate) fn element_at(ctx: &Context, ty: Type, index: usize) -> Option<Type> {
    match kind(ctx, ty)? {
        Kind::Struct(structure) => structure.elements(ctx).get(index).copied(),
        Kind::Array(_, element) | Kind::Vector { element, .. } => Some(element),
        _ => None,
    }
}

/// Number of elements of a struct, array or vector of a fixed size.
pub(crate) fn element_count(ctx: &Context, ty: Type) -> Option<u64> {
    match kind(ctx, ty)? {
        Kind::Struct(structure) => Some(structure.elements(ctx).len() as u64),
        Kind::Array(count, _) | Kind::Vector { count, is_scalable: false, .. } => Some(count),
        _ => None,
    }
}

/// The name of a float type in LLVM IR.
pub(crate) fn float_name(semantics: FloatSemantics) -> Option<&'static str> {
    Some(match semantics {
        FloatSemantics::F16 => "half",
        FloatSemantics::BF16 => "bfloat",
        FloatSemantics::F32 => "float",
        FloatSemantics::F64 => "double",
        FloatSemantics::F80 => "x86_fp80",
        FloatSemantics::F128 => "fp128",
        _ => return None,
    })
}

/// Appends what intrinsics' names have for a type, such as `v4i32` or `p0`.
pub(crate) fn mangle(ctx: &Context, ty: Type, out: &mut String) {
    use std::fmt::Write as _;
    // Writing to a string does not fail.
    let _ = match kind(ctx, ty) {
        Some(Kind::Int(width)) => write!(out, "i{width}"),
        Some(Kind::Pointer(space)) => write!(out, "p{space}"),
        Some(Kind::Float(FloatSemantics::BF16)) => write!(out, "bf16"),
        Some(Kind::Float(semantics)) => write!(out, "f{}", semantics.width()),
        Some(Kind::PpcFloat) => write!(out, "ppcf128"),
        Some(Kind::Void) => write!(out, "isVoid"),
        Some(Kind::Metadata) => write!(out, "Metadata"),
        Some(Kind::Amx) => write!(out, "x86amx"),
        Some(Kind::Vector { count, is_scalable, element }) => {
            let written = write!(out, "{}v{count}", if is_scalable { "nx" } else { "" });
            mangle(ctx, element, out);
            written
        }
        Some(Kind::Array(count, element)) => {
            let written = write!(out, "a{count}");
            mangle(ctx, element, out);
            written
        }
        Some(Kind::Struct(structure)) => {
            mangle_struct(ctx, structure, out);
            Ok(())
        }
        Some(Kind::Function(function)) => {
            out.push_str("f_");
            mangle(ctx, function.return_type(ctx), out);
            function.params(ctx).iter().for_each(|&ty| mangle(ctx, ty, out));
            write!(out, "{}f", if function.var_arg(ctx) { "vararg" } else { "" })
        }
        Some(Kind::Target(target)) => {
            let written = write!(out, "t{}", target.ext_type_name(ctx));
            for &ty in target.type_params(ctx) {
                out.push('_');
                mangle(ctx, ty, out);
            }
            target
                .int_params(ctx)
                .into_iter()
                .try_for_each(|number| write!(out, "_{number}"))
                .and(written)
                .map(|()| out.push('t'))
        }
        Some(Kind::Token | Kind::Label) | None => Ok(()),
    };
}

/// Appends what intrinsics' names have for a struct.
fn mangle_struct(ctx: &Context, structure: LLVMStructType, out: &mut String) {
    if structure.is_identified(ctx) {
        out.push_str("s_");
        out.push_str(structure.name(ctx));
    } else {
        out.push_str("sl_");
        structure.elements(ctx).iter().for_each(|&ty| mangle(ctx, ty, out));
    }
    out.push('s');
}
