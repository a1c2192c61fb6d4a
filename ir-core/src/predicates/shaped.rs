//! `ShapedType` and its classes: vectors, tensors, memrefs.

use super::count;
use crate::attr_or_type::{FromParam, Interned};
use crate::context::{
    AffineBinary, AffineExpr, AffineExprKind, AffineMap, AttrKind, Attribute, Context, DYNAMIC, Type,
    TypeKind,
};

/// A parameter of a type with a definition that implements `ShapedType`. The generated accessors of the
/// parameters `elementType` and `shape` are the interface's methods.
fn declared<'c, T: FromParam<'c>>(ctx: &'c Context, ty: Type, name: &str) -> Option<T> {
    let storage = ty.def_storage(ctx)?;
    let spec = storage.spec();
    let index = spec.params.iter().position(|param| param.name == name)?;
    let is_shaped = spec.implements.contains(&"mlir::ShapedType");
    is_shaped.then(|| T::from_param(ctx, &storage.params()[index]))
}

/// `ShapedType::getElementType`
pub fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    ty.element_type(ctx).or_else(|| declared(ctx, ty, "elementType"))
}

/// `getElementTypeOrSelf`
pub fn element_type_or_self(ctx: &Context, ty: Type) -> Type {
    element_type(ctx, ty).unwrap_or(ty)
}

/// `ShapedType::hasRank`
pub fn has_rank(ctx: &Context, ty: Type) -> bool {
    shape(ctx, ty).is_some()
}

/// `ShapedType::getRank`
pub fn rank(ctx: &Context, ty: Type) -> Option<i64> {
    shape(ctx, ty).map(|shape| count(shape.len()))
}

/// `ShapedType::getShape`
pub fn shape(ctx: &Context, ty: Type) -> Option<&[i64]> {
    ty.shape(ctx).or_else(|| declared(ctx, ty, "shape"))
}

/// `ShapedType::getDimSize`
pub fn dim_size(ctx: &Context, ty: Type, dimension: i64) -> Option<i64> {
    shape(ctx, ty)?.get(usize::try_from(dimension).ok()?).copied()
}

/// `ShapedType::isDynamicDim`
pub fn is_dynamic_dim(ctx: &Context, ty: Type, dimension: i64) -> Option<bool> {
    Some(dim_size(ctx, ty, dimension)? == DYNAMIC)
}

/// `ShapedType::isDynamic`
pub fn is_dynamic(_ctx: &Context, size: i64) -> bool {
    size == DYNAMIC
}

/// `ShapedType::hasStaticShape()`
pub fn has_static_shape(ctx: &Context, ty: Type) -> bool {
    shape(ctx, ty).is_some_and(|shape| !shape.contains(&DYNAMIC))
}

/// `ShapedType::hasStaticShape(shape)`
pub fn has_this_static_shape(ctx: &Context, ty: Type, shape: &[i64]) -> bool {
    has_static_shape(ctx, ty) && self::shape(ctx, ty) == Some(shape)
}

/// `ShapedType::getNumDynamicDims`
pub fn num_dynamic_dims(ctx: &Context, ty: Type) -> Option<i64> {
    shape(ctx, ty).map(|shape| count(shape.iter().filter(|size| **size == DYNAMIC).count()))
}

/// `ShapedType::getNumElements`; `None` if a size is dynamic, or the number exceeds an `i64`.
pub fn num_elements(ctx: &Context, ty: Type) -> Option<i64> {
    let shape = self::shape(ctx, ty).filter(|shape| !shape.contains(&DYNAMIC))?;
    if shape.contains(&0) {
        return Some(0);
    }
    shape.iter().try_fold(1_i64, |product, size| product.checked_mul(*size))
}

/// `ShapedType::getElementTypeBitWidth`
pub fn element_type_bit_width(ctx: &Context, ty: Type) -> Option<i64> {
    element_type(ctx, ty)?.bit_width(ctx).map(i64::from)
}

/// `VectorType::getScalableDims`
pub fn scalable_dims(ctx: &Context, ty: Type) -> Option<&[bool]> {
    if let TypeKind::Vector { scalable, .. } = ty.kind(ctx) { Some(scalable) } else { None }
}

/// `VectorType::isScalable`
pub fn is_scalable(ctx: &Context, ty: Type) -> bool {
    scalable_dims(ctx, ty).is_some_and(|dims| dims.contains(&true))
}

/// `VectorType::allDimsScalable`: a vector of rank 0 counts as not scalable.
pub fn all_dims_scalable(ctx: &Context, ty: Type) -> bool {
    scalable_dims(ctx, ty).is_some_and(|dims| !dims.is_empty() && !dims.contains(&false))
}

/// `RankedTensorType::getEncoding`
pub fn encoding(ctx: &Context, ty: Type) -> Option<Attribute> {
    if let TypeKind::RankedTensor { encoding, .. } = ty.kind(ctx) { encoding } else { None }
}

/// `BaseMemRefType::getMemorySpace`
pub fn memory_space(ctx: &Context, ty: Type) -> Option<Attribute> {
    match ty.kind(ctx) {
        TypeKind::MemRef { memory_space, .. } | TypeKind::UnrankedMemRef { memory_space, .. } => memory_space,
        _ => None,
    }
}

/// `MemRefType::isStrided`: whether the layout consists of strides and an offset.
pub fn is_strided(ctx: &Context, ty: Type) -> bool {
    strides_and_offset(ctx, ty).is_some()
}

/// `MemRefType::getStridesAndOffset`: [`DYNAMIC`] for a stride or offset that is not constant; `None` if
/// the layout is not strided.
pub fn strides_and_offset(ctx: &Context, ty: Type) -> Option<(Vec<i64>, i64)> {
    let TypeKind::MemRef { shape, layout, .. } = ty.kind(ctx) else { return None };
    match layout.map(|layout| layout.kind(ctx)) {
        None => Some((canonical_strides(shape), 0)),
        Some(AttrKind::StridedLayout { offset, strides }) => Some((strides.to_vec(), offset)),
        Some(AttrKind::AffineMap(map)) if map.is_identity(ctx) => Some((canonical_strides(shape), 0)),
        Some(AttrKind::AffineMap(map)) => {
            let [result] = map.results(ctx) else { return None };
            let zero = ctx.affine_constant(0);
            let mut terms = Terms { strides: vec![zero; map.num_dims(ctx) as usize], offset: zero };
            terms.add(ctx, *result, ctx.affine_constant(1))?;
            let value = |expr: AffineExpr| expr.as_constant(ctx).unwrap_or(DYNAMIC);
            Some((terms.strides.into_iter().map(value).collect(), value(terms.offset)))
        }
        Some(_) => None,
    }
}

/// The strides of a contiguous memref. They are dynamic beyond a size that is zero or dynamic.
pub fn canonical_strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = match (strides[at], shape[at]) {
            (stride, size) if stride != DYNAMIC && size > 0 => stride.checked_mul(size).unwrap_or(DYNAMIC),
            _ => DYNAMIC,
        };
    }
    strides
}

/// The affine map of a strided layout (MLIR's `makeStridedLinearLayoutMap`): dynamic offsets and strides are
/// symbols.
pub fn strided_map(ctx: &Context, offset: i64, strides: &[i64]) -> AffineMap {
    let mut symbols = 0;
    let mut number = |value: i64| match value {
        DYNAMIC => {
            symbols += 1;
            ctx.affine_symbol(symbols - 1)
        }
        value => ctx.affine_constant(value),
    };
    let mut sum = number(offset);
    for (dim, stride) in strides.iter().enumerate() {
        let term = ctx.affine_binary(AffineBinary::Mul, ctx.affine_dim(dim as u32), number(*stride));
        sum = ctx.affine_binary(AffineBinary::Add, sum, term);
    }
    ctx.affine_map(strides.len() as u32, symbols, &[sum])
}

/// The coefficients of the dimensions in a linear expression, and its constant term.
struct Terms {
    strides: Vec<AffineExpr>,
    offset: AffineExpr,
}

impl Terms {
    /// Adds `factor` times the expression (`extractStrides`).
    fn add(&mut self, ctx: &Context, expr: AffineExpr, factor: AffineExpr) -> Option<()> {
        let times = |a, b| ctx.affine_binary(AffineBinary::Mul, a, b);
        let plus = |a, b| ctx.affine_binary(AffineBinary::Add, a, b);
        let mut left = vec![(expr, factor)];
        while let Some((expr, factor)) = left.pop() {
            match expr.kind(ctx) {
                AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => {
                    left.extend([(rhs, factor), (lhs, factor)]);
                }
                AffineExprKind::Binary(AffineBinary::Mul, lhs, rhs) => {
                    let is_left = lhs.is_symbolic_or_constant(ctx);
                    let (by, expr) = if is_left { (lhs, rhs) } else { (rhs, lhs) };
                    left.push((expr, times(factor, by)));
                }
                AffineExprKind::Binary(..) => return None,
                AffineExprKind::Dim(position) => {
                    let stride = self.strides.get_mut(position as usize)?;
                    *stride = plus(*stride, factor);
                }
                AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => {
                    self.offset = plus(self.offset, times(expr, factor));
                }
            }
        }
        Some(())
    }
}

/// `ShapedType::clone(elementType)`: the same shape with another element type.
pub fn with_element_type(ctx: &Context, ty: Type, element: Type) -> Option<Type> {
    let kind = match ty.kind(ctx) {
        TypeKind::Vector { shape, scalable, .. } => TypeKind::Vector { shape, scalable, element },
        TypeKind::RankedTensor { shape, encoding, .. } => TypeKind::RankedTensor { shape, element, encoding },
        TypeKind::UnrankedTensor(_) => TypeKind::UnrankedTensor(element),
        TypeKind::MemRef { shape, layout, memory_space, .. } => {
            TypeKind::MemRef { shape, element, layout, memory_space }
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => TypeKind::UnrankedMemRef { element, memory_space },
        _ => return None,
    };
    Some(ctx.type_of(kind))
}

/// `getI1SameShape`: `i1` with the shape of a shaped type, or `i1` itself. For memrefs and unranked tensors
/// see [`with_element_type`].
pub fn i1_same_shape(ctx: &Context, ty: Type) -> Type {
    with_element_type(ctx, ty, Type::I1).unwrap_or(Type::I1)
}

/// `VectorType::get(shape, elementType)`
pub fn vector_type(ctx: &Context, shape: &[i64], element: Type) -> Option<Type> {
    scalable_vector_type(ctx, shape, element, &[])
}

/// `VectorType::get(shape, elementType, scalableDims)`; empty flags mean a vector of fixed length.
pub fn scalable_vector_type(ctx: &Context, shape: &[i64], element: Type, scalable: &[bool]) -> Option<Type> {
    let fixed = vec![false; shape.len()];
    let scalable = if scalable.is_empty() { &fixed } else { scalable };
    let kind = TypeKind::Vector { shape, scalable, element };
    ctx.is_valid_type(kind).then(|| ctx.type_of(kind))
}

/// `VectorType::scaleElementBitwidth`: the same shape with elements of `scale` times the bits.
pub fn scale_element_bit_width(ctx: &Context, ty: Type, scale: i64) -> Option<Type> {
    let TypeKind::Integer { width, signedness } = ty.element_type(ctx)?.kind(ctx) else { return None };
    let width = u32::try_from(i64::from(width).checked_mul(scale)?).ok().filter(|width| *width < 1 << 24)?;
    with_element_type(ctx, ty, ctx.integer_type_of(width, signedness))
}

/// `VectorType::Builder::dropDim`: the vector without one of its dimensions.
pub fn drop_dim(ctx: &Context, ty: Type, dimension: i64) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, element } = ty.kind(ctx) else { return None };
    let at = usize::try_from(dimension).ok().filter(|at| *at < shape.len())?;
    let (mut shape, mut scalable) = (shape.to_vec(), scalable.to_vec());
    shape.remove(at);
    scalable.remove(at);
    Some(ctx.vector_type(&shape, &scalable, element))
}

/// `VectorType::Builder::setDim`: the vector with another size of one dimension.
pub fn with_dim(ctx: &Context, ty: Type, dimension: i64, size: i64) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, element } = ty.kind(ctx) else { return None };
    let mut shape = shape.to_vec();
    *shape.get_mut(usize::try_from(dimension).ok()?)? = size;
    Some(ctx.vector_type(&shape, scalable, element))
}

/// `ShapedType::cloneWith(shape, elementType)`. `None` as the shape keeps the old one.
pub fn clone_with(ctx: &Context, ty: Type, shape: Option<&[i64]>, element: Type) -> Option<Type> {
    let Some(shape) = shape else { return with_element_type(ctx, ty, element) };
    match ty.kind(ctx) {
        TypeKind::Vector { scalable, .. } => scalable_vector_type(ctx, shape, element, scalable),
        TypeKind::RankedTensor { encoding, .. } => {
            Some(ctx.type_of(TypeKind::RankedTensor { shape, element, encoding }))
        }
        TypeKind::UnrankedTensor(_) => ranked_tensor_type(ctx, shape, element),
        _ => None,
    }
}

/// `RankedTensorType::get(shape, elementType)`
pub fn ranked_tensor_type(ctx: &Context, shape: &[i64], element: Type) -> Option<Type> {
    let kind = TypeKind::RankedTensor { shape, element, encoding: None };
    ctx.is_valid_type(kind).then(|| ctx.type_of(kind))
}

/// `RankedTensorType::get(shape, elementType, encoding)`
pub fn encoded_tensor_type(ctx: &Context, shape: &[i64], element: Type, encoding: Attribute) -> Option<Type> {
    let kind = TypeKind::RankedTensor { shape, element, encoding: Some(encoding) };
    ctx.is_valid_type(kind).then(|| ctx.type_of(kind))
}

/// `UnrankedTensorType::get(elementType)`
pub fn unranked_tensor_type(ctx: &Context, element: Type) -> Option<Type> {
    let kind = TypeKind::UnrankedTensor(element);
    ctx.is_valid_type(kind).then(|| ctx.type_of(kind))
}
