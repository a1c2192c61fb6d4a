//! Conversion patterns that several dialects share: they replace an operation by one of `llvm`.
//! Multi-dimensional vectors need one operation for each vector in the array (MLIR's `VectorPattern`).

use super::LlvmTypeConverter;
use super::attributes::{Carry, carried};
use super::ops::{extract, insert, poison};
use crate::single_values::add_single_valued;
use dialect_llvm::LLVMArrayType;
use dialect_llvm::types::{is_compatible_floating_point, is_compatible_type};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, NamedAttribute, Type, TypeKind};
use ir_core::ir::{Ir, Op, OpHandle, Value};
use ir_core::predicates::shaped::element_type_or_self;
use ir_core::rewrite::{ConversionRewriter, PatternSet, RootHandle};
use ir_core::runtime::DefinedOp;
use ir_core::runtime::create::NewOp;

/// Adds a conversion pattern with one value for each operand (MLIR's `ConvertOpToLLVMPattern`).
pub(crate) fn add<T: RootHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    name: &str,
    rewrite: impl Fn(&LlvmTypeConverter, &mut ConversionRewriter<'_, '_>, T, &[Value]) -> Option<()>
    + Send
    + Sync
    + 'static,
) {
    add_single_valued(patterns, converter.types(), converter, name, rewrite);
}

/// Adds the pattern that converts `S`, which has one result, to `T` (MLIR's `VectorConvertToLLVMPattern`).
/// If `needs_floats`, LLVM IR must support all float types.
pub(crate) fn add_vector_one_to_one<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    carry: Carry,
    needs_floats: bool,
) {
    add(patterns, converter, "VectorConvertToLLVMPattern", move |converter, rewriter, root: S, operands| {
        let op = root.op();
        if needs_floats && has_unsupported_floats(rewriter.ir(), op) {
            return rewriter.mismatch("unsupported floating point type");
        }
        let attributes = carried(rewriter.ir(), op, carry);
        vector_one_to_one::<T>(converter, rewriter, op, operands, &attributes)
    });
}

/// Adds the pattern that converts `S` to `T`, regardless of the types (MLIR's
/// `OneToOneConvertToLLVMPattern`).
pub(crate) fn add_one_to_one<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
) {
    add(patterns, converter, "OneToOneConvertToLLVMPattern", |converter, rewriter, root: S, operands| {
        let attributes = carried(rewriter.ir(), root.op(), Carry::Same);
        one_to_one::<T>(converter, rewriter, root.op(), operands, &attributes)
    });
}

/// Whether an operand or result has a float type that LLVM IR does not support.
pub(crate) fn has_unsupported_floats(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    let is_unsupported = |ty: Type| {
        let mut element = element_type_or_self(ctx, ty);
        if let TypeKind::Complex(part) = element.kind(ctx) {
            element = part;
        }
        matches!(element.kind(ctx), TypeKind::Float(_)) && !is_compatible_floating_point(ctx, element)
    };
    ir.operand_types(op).chain(ir.result_types(op)).any(is_unsupported)
}

/// Creates `T` with single operands, and inherent and discardable attributes.
pub(crate) fn create<T: DefinedOp>(
    rewriter: &mut ConversionRewriter<'_, '_>,
    operands: &[Value],
    types: &[Type],
    attributes: &[NamedAttribute],
) -> Op {
    create_with_segments::<T>(rewriter, operands.chunks(1), types, attributes)
}

/// Creates `T` with operand segments, and inherent and discardable attributes.
pub(crate) fn create_with_segments<'v, T: DefinedOp>(
    rewriter: &mut ConversionRewriter<'_, '_>,
    segments: impl IntoIterator<Item = &'v [Value]>,
    types: &[Type],
    attributes: &[NamedAttribute],
) -> Op {
    let ctx = rewriter.context();
    let is_inherent = |entry: &&NamedAttribute| {
        let name = entry.name.as_str(ctx);
        let is_attribute = T::SPEC.attributes.iter().any(|attribute| attribute.name == name);
        is_attribute || T::SPEC.properties.iter().any(|property| property.name == name)
    };
    let mut new = NewOp::from_builder(T::SPEC, &mut **rewriter);
    segments.into_iter().for_each(|segment| new.operands(segment.iter().copied()));
    new.types(types.iter().copied());
    attributes
        .iter()
        .filter(is_inherent)
        .for_each(|entry| new.attribute(entry.name.as_str(ctx), entry.value));
    let op = new.create();
    let others: Vec<NamedAttribute> =
        attributes.iter().filter(|entry| !is_inherent(entry)).copied().collect();
    if let (false, Ok(dictionary)) = (others.is_empty(), ctx.dictionary_attr(&others)) {
        rewriter.modify(op, |ir| ir.set_attributes(op, Some(dictionary)));
    }
    op
}

/// Replaces an operation with at most one result by `T`.
pub(crate) fn one_to_one<T: DefinedOp>(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    attributes: &[NamedAttribute],
) -> Option<()> {
    let ctx = rewriter.context();
    let types: Option<Vec<Type>> =
        rewriter.ir().result_types(op).map(|ty| converter.convert(ctx, ty)).collect();
    let Some(types) = types else { return rewriter.mismatch("a result type has no conversion") };
    let new = create::<T>(rewriter, operands, &types, attributes);
    let results = rewriter.ir().results(new).to_vec();
    rewriter.replace_op(op, &results);
    Some(())
}

/// Replaces an operation with operands and one result by `T`, once for each vector of arrays.
pub(crate) fn vector_one_to_one<T: DefinedOp>(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    attributes: &[NamedAttribute],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    if !operands.iter().all(|value| is_compatible_type(ctx, ir.value_type(*value))) {
        return rewriter.mismatch("an operand is not of an LLVM type");
    }
    if !is_array(rewriter, operands[0]) {
        return one_to_one::<T>(converter, rewriter, op, operands, attributes);
    }
    for_each_vector(converter, rewriter, op, operands, |rewriter, ty, operands| {
        let new = create::<T>(rewriter, operands, &[ty], attributes);
        Some(rewriter.ir().result(new, 0))
    })
}

/// Whether a value is an array of vectors.
pub(crate) fn is_array(rewriter: &ConversionRewriter<'_, '_>, value: Value) -> bool {
    LLVMArrayType::is(rewriter.context(), rewriter.ir().value_type(value))
}

/// The sizes of nested arrays, and the type of their elements.
fn nested_arrays(ctx: &Context, mut ty: Type) -> (Vec<u64>, Type) {
    let mut sizes = Vec::new();
    while let Some(array) = LLVMArrayType::cast(ctx, ty) {
        sizes.push(array.num_elements(ctx));
        ty = array.element_type(ctx);
    }
    (sizes, ty)
}

/// The positions in nested arrays or a vector of these sizes, in row-major order.
pub(crate) fn positions(sizes: &[u64]) -> impl Iterator<Item = Vec<i64>> + use<'_> {
    let count = sizes.iter().fold(1, |count: u64, size| count.saturating_mul(*size));
    (0..count).map(|mut linear_index| {
        let mut position: Vec<i64> = sizes
            .iter()
            .rev()
            .map(|size| {
                let index = linear_index % size;
                linear_index /= size;
                index as i64
            })
            .collect();
        position.reverse();
        position
    })
}

/// Replaces an operation on arrays of vectors by the array of the results of `rewrite` for each vector.
/// `rewrite` gets the result type and the vectors of the operands (MLIR's `handleMultidimensionalVectors`).
pub(crate) fn for_each_vector(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    mut rewrite: impl FnMut(&mut ConversionRewriter<'_, '_>, Type, &[Value]) -> Option<Value>,
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let result = ir.value_type(ir.result(op, 0));
    if !matches!(result.kind(ctx), TypeKind::Vector { .. }) {
        return rewriter.mismatch("expected vector result type");
    }
    let Some(converted) = converter.convert(ctx, result) else {
        return rewriter.mismatch("the result type has no conversion");
    };
    let (sizes, ty) = nested_arrays(ctx, converted);
    let elements: Vec<Type> =
        operands.iter().map(|value| nested_arrays(ctx, ir.value_type(*value)).1).collect();
    let mut built = poison(&mut **rewriter, converted);
    for position in positions(&sizes) {
        let mut parts = Vec::with_capacity(operands.len());
        for (value, ty) in operands.iter().zip(&elements) {
            parts.push(extract(&mut **rewriter, *ty, *value, &position));
        }
        let part = rewrite(rewriter, ty, &parts)?;
        built = insert(&mut **rewriter, built, part, &position);
    }
    rewriter.replace_op(op, &[built]);
    Some(())
}
