//! The type converters, and helpers of the patterns.

use crate::single_values::add_single_valued;
use dialects::emitc;
use dialects::emitc::types::{is_pointer_wide, is_supported};
use dialects::emitc::{CastOp, OpaqueAttr, PtrDiffTType, SizeTType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Attribute, Context, Signedness, Type, TypeKind};
use ir_core::ir::{Op, OpBuilder, OpHandle as _, Value};
use ir_core::ops::UnrealizedConversionCastOp;
use ir_core::rewrite::{ConversionRewriter, PatternSet, RootHandle, TypeConversion, TypeConverter};
use ir_core::runtime::DefinedOp;
use ir_core::runtime::create::NewOp;
use std::sync::Arc;

/// Adds the rules that keep all types, or only supported ones.
pub(super) fn keep_types(converter: &mut TypeConverter, only_supported: bool) {
    converter.add_conversion(move |_, ctx, ty| {
        if only_supported && !is_supported(ctx, ty) { TypeConversion::Next } else { TypeConversion::One(ty) }
    });
}

/// Adds the rule that converts `index` to `size_t` (MLIR's `populateEmitCSizeTTypeConversions`).
pub(super) fn add_size_t(converter: &mut TypeConverter) {
    converter.add_conversion(|_, ctx, ty| (ty == Type::INDEX).then(|| SizeTType::get(ctx).base()));
    add_cast_materializations(converter);
}

/// Adds materializations by `builtin.unrealized_conversion_cast`.
pub(super) fn add_cast_materializations(converter: &mut TypeConverter) {
    converter.add_source_materialization(|b, ty, inputs, _| cast_between(b, ty, inputs));
    converter.add_target_materialization(|b, types, inputs, _, _| match *types {
        [ty] => Some(vec![cast_between(b, ty, inputs)?]),
        _ => None,
    });
}

fn cast_between(b: &mut dyn OpBuilder, ty: Type, inputs: &[Value]) -> Option<Value> {
    let [_] = *inputs else { return None };
    let cast = UnrealizedConversionCastOp::create(b, &[ty], inputs);
    Some(b.ir().result(ir_core::ir::OpHandle::op(cast), 0))
}

/// Adds a conversion pattern with one value for each operand.
pub(super) fn add<T: RootHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
    name: &str,
    rewrite: impl Fn(&Arc<TypeConverter>, &mut ConversionRewriter<'_, '_>, T, &[Value]) -> Option<()>
    + Send
    + Sync
    + 'static,
) {
    add_single_valued(patterns, converter, converter, name, rewrite);
}

/// The converted type of an operation's only result.
pub(super) fn result_type(
    rewriter: &mut ConversionRewriter<'_, '_>,
    converter: &TypeConverter,
    op: Op,
) -> Option<Type> {
    let ty = rewriter.ir().result_types(op).next()?;
    match converter.convert_type(rewriter.context(), ty) {
        None => rewriter.mismatch("type conversion failed"),
        converted => converted,
    }
}

/// Whether values of the type support integer operators.
pub(super) fn is_integer_or_size(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer { .. }) || is_pointer_wide(ctx, ty)
}

/// The unsigned or signed type with the type's width.
pub(super) fn with_signedness(ctx: &Context, ty: Type, is_unsigned: bool) -> Type {
    if let TypeKind::Integer { width, signedness } = ty.kind(ctx) {
        return match (signedness == Signedness::Unsigned, is_unsigned) {
            (false, true) => ctx.integer_type_of(width, Signedness::Unsigned),
            (true, false) => ctx.integer_type_of(width, Signedness::Signed),
            _ => ty,
        };
    }
    if !is_pointer_wide(ctx, ty) || SizeTType::is(ctx, ty) == is_unsigned {
        return ty;
    }
    if is_unsigned { SizeTType::get(ctx).into() } else { PtrDiffTType::get(ctx).into() }
}

/// Casts the value to the type unless it already has it. As in MLIR, the cast has the location of the
/// value.
pub(super) fn cast(rewriter: &mut ConversionRewriter<'_, '_>, value: Value, ty: Type) -> Value {
    if rewriter.ir().value_type(value) == ty {
        return value;
    }
    let outer = rewriter.location();
    let location = rewriter.ir().value_location(value);
    rewriter.set_location(location);
    let value = CastOp::create(&mut **rewriter, ty, value).dest(rewriter.ir());
    rewriter.set_location(outer);
    value
}

/// The attribute of variables without an initial value.
pub(super) fn no_value(ctx: &Context) -> Attribute {
    OpaqueAttr::get(ctx, "").into()
}

/// Creates an operation with one result.
pub(super) fn create<T: DefinedOp>(
    rewriter: &mut ConversionRewriter<'_, '_>,
    ty: Type,
    operands: &[Value],
) -> Value {
    let mut new = NewOp::from_builder(T::SPEC, &mut **rewriter);
    operands.iter().for_each(|operand| new.operands([*operand]));
    new.types([ty]);
    let op = new.create();
    rewriter.ir().result(op, 0)
}

/// A constant of an integer type or a size.
pub(super) fn constant_of(rewriter: &mut ConversionRewriter<'_, '_>, ty: Type, value: i64) -> Value {
    let ctx = rewriter.context();
    let attribute_type = if is_pointer_wide(ctx, ty) { Type::INDEX } else { ty };
    let value = ctx.integer_attr_of(attribute_type, value);
    literal(rewriter, ty, value)
}

/// A constant with this value.
pub(super) fn literal(rewriter: &mut ConversionRewriter<'_, '_>, ty: Type, value: Attribute) -> Value {
    let op = emitc::ConstantOp::create(&mut **rewriter, ty, value).op();
    rewriter.ir().result(op, 0)
}

/// Whether the type is `i1`, which has no arithmetic in C.
pub(super) fn is_bool(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer { width: 1, .. })
}
