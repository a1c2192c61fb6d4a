//! Classes and methods of types, as predicates use them.

use super::build::types;
use crate::attr_or_type::Interned;
use crate::context::{Context, Signedness, Type, TypeKind};
use crate::num::FloatSemantics;

/// `FloatType`: a builtin one, or one of a dialect that implements the interface.
pub fn is_float_type(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Float(_)) || implements(ctx, ty, "mlir::FloatType")
}

/// Whether the type's definition implements the interface with this C++ name.
pub fn implements(ctx: &Context, ty: Type, interface: &str) -> bool {
    ty.def_storage(ctx).is_some_and(|storage| storage.spec().implements.contains(&interface))
}

/// Whether the type belongs to the dialect and has one of the mnemonics. The mnemonic is that of its
/// definition or, without one, of its body.
pub fn is_named(ctx: &Context, ty: Type, dialect: &str, mnemonics: &[&str]) -> bool {
    match ty.kind(ctx) {
        TypeKind::Opaque { dialect: found, body } => {
            found.as_str(ctx) == dialect && mnemonics.contains(&body.mnemonic(ctx))
        }
        _ => ty.def_storage(ctx).is_some_and(|storage| {
            storage.spec().dialect == dialect && mnemonics.contains(&storage.spec().mnemonic)
        }),
    }
}

/// `TokenType`, a builtin type that MLIR has since version 23.
pub fn is_token_type(ctx: &Context, ty: Type) -> bool {
    is_named(ctx, ty, "builtin", &["token"])
}

/// Declares tests of a type by a pattern of its kind.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $pattern:pat,)*) => {
        $($(#[$doc])*
        pub fn $name(ctx: &Context, ty: Type) -> bool {
            matches!(ty.kind(ctx), $pattern)
        })*
    };
}

kinds! {
    /// `IntegerType`
    is_integer_type = TypeKind::Integer { .. },
    /// `IndexType`
    is_index_type = TypeKind::Index,
    /// `NoneType`
    is_none_type = TypeKind::None,
    /// `ComplexType`
    is_complex_type = TypeKind::Complex(_),
    /// `TupleType`
    is_tuple_type = TypeKind::Tuple(_),
    /// `FunctionType`
    is_function_type = TypeKind::Function { .. },
    /// `GraphType`
    is_graph_type = TypeKind::Graph { .. },
    /// `OpaqueType`
    is_opaque_type = TypeKind::Opaque { .. },
    /// `VectorType`
    is_vector_type = TypeKind::Vector { .. },
    /// `RankedTensorType`
    is_ranked_tensor_type = TypeKind::RankedTensor { .. },
    /// `UnrankedTensorType`
    is_unranked_tensor_type = TypeKind::UnrankedTensor(_),
    /// `TensorType`
    is_tensor_type = TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_),
    /// `MemRefType`
    is_memref_type = TypeKind::MemRef { .. },
    /// `UnrankedMemRefType`
    is_unranked_memref_type = TypeKind::UnrankedMemRef { .. },
    /// `BaseMemRefType`
    is_base_memref_type = TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. },
    /// `ShapedType`
    is_shaped_type = TypeKind::Vector { .. }
        | TypeKind::RankedTensor { .. }
        | TypeKind::UnrankedTensor(_)
        | TypeKind::MemRef { .. }
        | TypeKind::UnrankedMemRef { .. },
    /// `Type::isSignlessInteger()`
    is_signless_integer = TypeKind::Integer { signedness: Signedness::Signless, .. },
    /// `Type::isSignedInteger()`
    is_signed_integer = TypeKind::Integer { signedness: Signedness::Signed, .. },
    /// `Type::isUnsignedInteger()`
    is_unsigned_integer = TypeKind::Integer { signedness: Signedness::Unsigned, .. },
    /// `Type::isSignlessIntOrIndex()`
    is_signless_int_or_index =
        TypeKind::Integer { signedness: Signedness::Signless, .. } | TypeKind::Index,
    /// `Type::isSignlessIntOrFloat()`
    is_signless_int_or_float =
        TypeKind::Integer { signedness: Signedness::Signless, .. } | TypeKind::Float(_),
    /// `Type::isSignlessIntOrIndexOrFloat()`
    is_signless_int_or_index_or_float =
        TypeKind::Integer { signedness: Signedness::Signless, .. } | TypeKind::Index | TypeKind::Float(_),
    /// `Type::isIntOrIndex()`
    is_int_or_index = TypeKind::Integer { .. } | TypeKind::Index,
    /// `Type::isIntOrFloat()`
    is_int_or_float = TypeKind::Integer { .. } | TypeKind::Float(_),
    /// `Type::isIntOrIndexOrFloat()`
    is_int_or_index_or_float = TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Float(_),
}

/// Declares one test for each float format.
macro_rules! floats {
    ($($(#[$doc:meta])* $name:ident = $format:ident;)*) => {
        $($(#[$doc])*
        pub fn $name(ctx: &Context, ty: Type) -> bool {
            ty.kind(ctx) == TypeKind::Float(FloatSemantics::$format)
        })*
    };
}

floats! {
    /// `Float4E2M1FNType`
    is_f4_e2m1_fn = F4E2M1FN;
    /// `Float6E2M3FNType`
    is_f6_e2m3_fn = F6E2M3FN;
    /// `Float6E3M2FNType`
    is_f6_e3m2_fn = F6E3M2FN;
    /// `Float8E5M2Type`
    is_f8_e5m2 = F8E5M2;
    /// `Float8E4M3Type`
    is_f8_e4m3 = F8E4M3;
    /// `Float8E4M3FNType`
    is_f8_e4m3_fn = F8E4M3FN;
    /// `Float8E5M2FNUZType`
    is_f8_e5m2_fnuz = F8E5M2FNUZ;
    /// `Float8E4M3FNUZType`
    is_f8_e4m3_fnuz = F8E4M3FNUZ;
    /// `Float8E4M3B11FNUZType`
    is_f8_e4m3_b11_fnuz = F8E4M3B11FNUZ;
    /// `Float8E3M4Type`
    is_f8_e3m4 = F8E3M4;
    /// `Float8E8M0FNUType`
    is_f8_e8m0_fnu = F8E8M0FNU;
    /// `BFloat16Type`
    is_bf16 = BF16;
    /// `Float16Type`
    is_f16 = F16;
    /// `FloatTF32Type`
    is_tf32 = TF32;
    /// `Float32Type`
    is_f32 = F32;
    /// `Float64Type`
    is_f64 = F64;
    /// `Float80Type`
    is_f80 = F80;
    /// `Float128Type`
    is_f128 = F128;
}

/// Any type.
pub fn is_type(_ctx: &Context, _ty: Type) -> bool {
    true
}

/// `VectorType` of fixed length: without scalable dimensions.
pub fn is_fixed_vector_type(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Vector { scalable, .. } if !scalable.contains(&true))
}

/// `VectorType` with a scalable dimension.
pub fn is_scalable_vector_type(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Vector { scalable, .. } if scalable.contains(&true))
}

/// Whether the type has the trait `ValueSemantics`: vectors and tensors do.
pub fn has_value_semantics(ctx: &Context, ty: Type) -> bool {
    is_vector_type(ctx, ty) || is_tensor_type(ctx, ty)
}

/// `Type::isInteger(width)`
pub fn is_integer_of_width(ctx: &Context, ty: Type, width: i64) -> bool {
    integer_width(ctx, ty) == Some(width)
}

/// `Type::isSignlessInteger(width)`
pub fn is_signless_integer_of_width(ctx: &Context, ty: Type, width: i64) -> bool {
    is_signless_integer(ctx, ty) && is_integer_of_width(ctx, ty, width)
}

/// `Type::isSignedInteger(width)`
pub fn is_signed_integer_of_width(ctx: &Context, ty: Type, width: i64) -> bool {
    is_signed_integer(ctx, ty) && is_integer_of_width(ctx, ty, width)
}

/// `Type::isUnsignedInteger(width)`
pub fn is_unsigned_integer_of_width(ctx: &Context, ty: Type, width: i64) -> bool {
    is_unsigned_integer(ctx, ty) && is_integer_of_width(ctx, ty, width)
}

/// `IntegerType::getWidth`
pub fn integer_width(ctx: &Context, ty: Type) -> Option<i64> {
    if let TypeKind::Integer { width, .. } = ty.kind(ctx) { Some(i64::from(width)) } else { None }
}

/// `Type::getIntOrFloatBitWidth`, `FloatType::getWidth`
pub fn bit_width(ctx: &Context, ty: Type) -> Option<i64> {
    ty.bit_width(ctx).map(i64::from)
}

/// `FunctionType::getInputs`
pub fn function_inputs(ctx: &Context, ty: Type) -> Option<&[Type]> {
    match ty.kind(ctx) {
        TypeKind::Function { inputs, .. } | TypeKind::Graph { inputs, .. } => Some(inputs),
        _ => None,
    }
}

/// `FunctionType::getResults`
pub fn function_results(ctx: &Context, ty: Type) -> Option<&[Type]> {
    match ty.kind(ctx) {
        TypeKind::Function { results, .. } | TypeKind::Graph { results, .. } => Some(results),
        _ => None,
    }
}

/// `TupleType::getTypes`
pub fn tuple_types(ctx: &Context, ty: Type) -> Option<&[Type]> {
    if let TypeKind::Tuple(elements) = ty.kind(ctx) { Some(elements) } else { None }
}

/// `getFlattenedTypes(tuple)`: the element types, with nested tuples flattened.
pub fn flattened_types(ctx: &Context, ty: Type) -> Option<Vec<Type>> {
    let mut left: Vec<Type> = tuple_types(ctx, ty)?.iter().rev().copied().collect();
    let mut flat = Vec::new();
    while let Some(ty) = left.pop() {
        match ty.kind(ctx) {
            TypeKind::Tuple(elements) => left.extend(elements.iter().rev()),
            _ => flat.push(ty),
        }
    }
    Some(flat)
}

/// `ComplexType::getElementType`
pub fn complex_element_type(ctx: &Context, ty: Type) -> Option<Type> {
    if let TypeKind::Complex(element) = ty.kind(ctx) { Some(element) } else { None }
}

/// `IntegerType::get(context, width)`; `None` for an invalid width.
pub fn integer_type(ctx: &Context, width: i64) -> Option<Type> {
    u32::try_from(width).ok().filter(|width| *width < 1 << 24).map(|width| ctx.integer_type(width))
}

/// `FunctionType::get(context, inputs, results)`
pub fn function_type(ctx: &Context, inputs: &[Type], results: &[Type]) -> Type {
    ctx.function_type(inputs, results)
}

/// `ComplexType::get(element)`
pub fn complex_type(ctx: &Context, element: Type) -> Type {
    ctx.complex_type(element)
}

types! {
    /// `BFloat16Type::get(context)`
    bf16_type = |ctx| ctx.float_type(FloatSemantics::BF16),
    /// `Float16Type::get(context)`
    f16_type = |ctx| ctx.float_type(FloatSemantics::F16),
    /// `Float32Type::get(context)`
    f32_type = |_ctx| Type::F32,
    /// `Float64Type::get(context)`
    f64_type = |_ctx| Type::F64,
    /// `IndexType::get(context)`
    index_type = |_ctx| Type::INDEX,
    /// `NoneType::get(context)`
    none_type = |_ctx| Type::NONE,
}
