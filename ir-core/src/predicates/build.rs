//! Types and constant attributes that C++ code creates through a `Builder`.

use crate::context::{
    AffineMap, AttrKind, Attribute, Context, RegisteredDialect, Signedness, Type, TypeKind,
};
use crate::num::{ApFloat, ApInt, FloatSemantics, RoundingMode};
use crate::text::Parser;

/// The type without parameters that has this mnemonic in the dialect: an opaque type, unless the dialect
/// defines it.
pub fn named_type(ctx: &Context, dialect: &str, mnemonic: &str) -> Type {
    let namespace = ctx.ident(dialect);
    let text = || ctx.opaque_type(namespace, ctx.ident(mnemonic));
    match ctx
        .dialect(namespace)
        .and_then(RegisteredDialect::syntax)
        .filter(|dialect| !dialect.is_text_type(mnemonic.as_bytes()))
    {
        Some(dialect) => {
            let read = |mut parser: Parser<'_>| dialect.parse_type_body(&mut parser, mnemonic).ok();
            Parser::new(ctx, "", b"").ok().and_then(read).unwrap_or_else(text)
        }
        None => text(),
    }
}

/// Declares functions for types without parameters.
macro_rules! types {
    ($($(#[$doc:meta])* $name:ident = |$ctx:ident| $ty:expr,)*) => {
        $($(#[$doc])*
        pub fn $name($ctx: &Context) -> Type {
            $ty
        })*
    };
}
pub(super) use types;

types! {
    /// `Builder::getI1Type`
    i1_type = |_ctx| Type::I1,
    /// `Builder::getI8Type`
    i8_type = |_ctx| Type::I8,
    /// `Builder::getI16Type`
    i16_type = |_ctx| Type::I16,
    /// `Builder::getI32Type`
    i32_type = |_ctx| Type::I32,
    /// `Builder::getI64Type`
    i64_type = |_ctx| Type::I64,
    /// `Float4E2M1FNType::get(context)`
    f4_e2m1_fn_type = |ctx| ctx.float_type(FloatSemantics::F4E2M1FN),
    /// `Float6E2M3FNType::get(context)`
    f6_e2m3_fn_type = |ctx| ctx.float_type(FloatSemantics::F6E2M3FN),
    /// `Float6E3M2FNType::get(context)`
    f6_e3m2_fn_type = |ctx| ctx.float_type(FloatSemantics::F6E3M2FN),
    /// `Float8E5M2Type::get(context)`
    f8_e5m2_type = |ctx| ctx.float_type(FloatSemantics::F8E5M2),
    /// `Float8E4M3Type::get(context)`
    f8_e4m3_type = |ctx| ctx.float_type(FloatSemantics::F8E4M3),
    /// `Float8E4M3FNType::get(context)`
    f8_e4m3_fn_type = |ctx| ctx.float_type(FloatSemantics::F8E4M3FN),
    /// `Float8E5M2FNUZType::get(context)`
    f8_e5m2_fnuz_type = |ctx| ctx.float_type(FloatSemantics::F8E5M2FNUZ),
    /// `Float8E4M3FNUZType::get(context)`
    f8_e4m3_fnuz_type = |ctx| ctx.float_type(FloatSemantics::F8E4M3FNUZ),
    /// `Float8E4M3B11FNUZType::get(context)`
    f8_e4m3_b11_fnuz_type = |ctx| ctx.float_type(FloatSemantics::F8E4M3B11FNUZ),
    /// `Float8E3M4Type::get(context)`
    f8_e3m4_type = |ctx| ctx.float_type(FloatSemantics::F8E3M4),
    /// `Float8E8M0FNUType::get(context)`
    f8_e8m0_fnu_type = |ctx| ctx.float_type(FloatSemantics::F8E8M0FNU),
    /// `Builder::getTF32Type`
    tf32_type = |ctx| ctx.float_type(FloatSemantics::TF32),
    /// `Builder::getF80Type`
    f80_type = |ctx| ctx.float_type(FloatSemantics::F80),
    /// `Builder::getF128Type`
    f128_type = |ctx| ctx.float_type(FloatSemantics::F128),
}

/// `Builder::getIntegerType(width, isSigned)`
pub fn integer_type_signed(ctx: &Context, width: i64, is_signed: bool) -> Option<Type> {
    let width = u32::try_from(width).ok().filter(|width| *width < 1 << 24)?;
    let signedness = if is_signed { Signedness::Signed } else { Signedness::Unsigned };
    Some(ctx.integer_type_of(width, signedness))
}

/// `Builder::getUnitAttr`
pub fn unit_attr(_ctx: &Context) -> Attribute {
    Attribute::UNIT
}

/// `Builder::getBoolAttr`
pub fn bool_attr(ctx: &Context, value: bool) -> Attribute {
    ctx.bool_attr(value)
}

/// Declares functions for attributes of an integer type.
macro_rules! integers {
    ($($(#[$doc:meta])* $name:ident = $ty:ident,)*) => {
        $($(#[$doc])*
        pub fn $name(ctx: &Context, value: i64) -> Attribute {
            ctx.integer_attr_of(Type::$ty, value)
        })*
    };
}

integers! {
    /// `Builder::getI8IntegerAttr`
    i8_attr = I8,
    /// `Builder::getI16IntegerAttr`
    i16_attr = I16,
    /// `Builder::getI32IntegerAttr`
    i32_attr = I32,
    /// `Builder::getI64IntegerAttr`
    i64_attr = I64,
    /// `Builder::getIndexAttr`
    index_attr = INDEX,
}

/// `IntegerAttr::get(type, value)`; `None` if the type is neither an integer nor an index.
pub fn integer_attr(ctx: &Context, ty: Type, value: i64) -> Option<Attribute> {
    let width = match ty.kind(ctx) {
        TypeKind::Index => 64,
        TypeKind::Integer { width, .. } => width,
        _ => return None,
    };
    Some(ctx.integer_attr(ty, ApInt::from_i64(width, value)))
}

/// `FloatAttr::get(type, value)`, rounded to the type's format; `None` if the type is not a float.
pub fn float_attr(ctx: &Context, ty: Type, value: f64) -> Option<Attribute> {
    let TypeKind::Float(semantics) = ty.kind(ctx) else { return None };
    let exact = ApFloat::from_bits(FloatSemantics::F64, u128::from(value.to_bits()));
    Some(ctx.float_attr(ty, exact.convert(semantics, RoundingMode::NearestTiesToEven).0))
}

/// `Builder::getF32FloatAttr`
pub fn f32_attr(ctx: &Context, value: f64) -> Attribute {
    let bits = u128::from((value as f32).to_bits());
    ctx.float_attr(Type::F32, ApFloat::from_bits(FloatSemantics::F32, bits))
}

/// `Builder::getF64FloatAttr`
pub fn f64_attr(ctx: &Context, value: f64) -> Attribute {
    ctx.float_attr(Type::F64, ApFloat::from_bits(FloatSemantics::F64, u128::from(value.to_bits())))
}

/// `Builder::getStringAttr`
pub fn string_attr(ctx: &Context, value: &str) -> Attribute {
    ctx.string_attr(value)
}

/// `TypeAttr::get`
pub fn type_attr(ctx: &Context, ty: Type) -> Attribute {
    ctx.type_attr(ty)
}

/// `FlatSymbolRefAttr::get`
pub fn symbol_ref_attr(ctx: &Context, name: &str) -> Attribute {
    ctx.symbol_ref_attr(ctx.ident(name), &[])
}

/// `AffineMapAttr::get`
pub fn affine_map_attr(ctx: &Context, map: AffineMap) -> Attribute {
    ctx.affine_map_attr(map)
}

/// `Builder::getArrayAttr`
pub fn array_attr(ctx: &Context, elements: &[Attribute]) -> Attribute {
    ctx.array_attr(elements)
}

/// `Builder::getDenseI64ArrayAttr` and its variants for other integer types of whole bytes. Values are
/// truncated to the type's width.
pub fn dense_int_array(ctx: &Context, element: Type, values: impl IntoIterator<Item = i64>) -> Attribute {
    let bytes = element.bit_width(ctx).unwrap_or(64).div_ceil(8).clamp(1, 8) as usize;
    let data: Vec<u8> =
        values.into_iter().flat_map(|value| value.to_le_bytes().into_iter().take(bytes)).collect();
    ctx.attribute(AttrKind::DenseArray { element, data: &data })
}

/// `Builder::getI32ArrayAttr`
pub fn i32_array_attr(ctx: &Context, values: &[i64]) -> Attribute {
    let elements: Vec<Attribute> = values.iter().map(|value| i32_attr(ctx, *value)).collect();
    ctx.array_attr(&elements)
}

/// `Builder::getI64ArrayAttr`
pub fn i64_array_attr(ctx: &Context, values: &[i64]) -> Attribute {
    let elements: Vec<Attribute> = values.iter().map(|value| i64_attr(ctx, *value)).collect();
    ctx.array_attr(&elements)
}

/// `Builder::getBoolArrayAttr`
pub fn bool_array_attr(ctx: &Context, values: &[bool]) -> Attribute {
    let elements: Vec<Attribute> = values.iter().map(|value| ctx.bool_attr(*value)).collect();
    ctx.array_attr(&elements)
}

/// `Builder::getStrArrayAttr`
pub fn str_array_attr(ctx: &Context, values: &[&str]) -> Attribute {
    let elements: Vec<Attribute> = values.iter().map(|value| ctx.string_attr(value)).collect();
    ctx.array_attr(&elements)
}

/// `Builder::getDenseBoolArrayAttr`
pub fn dense_bool_array_attr(ctx: &Context, values: &[bool]) -> Attribute {
    let data: Vec<u8> = values.iter().map(|value| u8::from(*value)).collect();
    ctx.attribute(AttrKind::DenseArray { element: Type::I1, data: &data })
}

/// Declares functions for arrays of integers; larger values lose their upper bits, as in C++.
macro_rules! dense_arrays {
    ($($(#[$doc:meta])* $name:ident = $ty:ident,)*) => {
        $($(#[$doc])*
        pub fn $name(ctx: &Context, values: &[i64]) -> Attribute {
            dense_int_array(ctx, Type::$ty, values.iter().copied())
        })*
    };
}

dense_arrays! {
    /// `Builder::getDenseI8ArrayAttr`
    dense_i8_array_attr = I8,
    /// `Builder::getDenseI16ArrayAttr`
    dense_i16_array_attr = I16,
    /// `Builder::getDenseI32ArrayAttr`
    dense_i32_array_attr = I32,
    /// `Builder::getDenseI64ArrayAttr`
    dense_i64_array_attr = I64,
}
