//! Verifiers of views: subviews, reinterpreting casts, transpositions.

use std::collections::BTreeMap;

use ir_core::context::AffineBinary;
use ir_core::predicates::attributes::affine_map;
use ir_core::predicates::shaped::{canonical_strides, memory_space};

use super::{ReinterpretCastOp, SubViewOp, TransposeOp, ViewOp};
use crate::prelude::*;
use crate::shapes::{Mismatch, Slice, plus, rank_reduction, times, verify_dynamic_sizes};

/// An error without the operation's name, as MLIR reports it for these operations.
fn fail(ir: &Ir, handle: impl OpHandle, message: impl AsRef<str>) -> Verified {
    Err(op_failure(ir, handle.op(), message.as_ref()))
}

/// Whether the type is a ranked memref whose layout is the identity (`MemRefLayoutAttrInterface::isIdentity`).
#[must_use]
pub fn has_identity_layout(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::MemRef { layout: None, .. } => true,
        TypeKind::MemRef { layout: Some(layout), shape, .. } => match layout.kind(ctx) {
            AttrKind::AffineMap(map) => map.is_identity(ctx),
            AttrKind::StridedLayout { .. } => strided_map(ctx, layout)
                .is_some_and(|map| map.num_dims(ctx) as usize == shape.len() && map.is_identity(ctx)),
            _ => false,
        },
        _ => false,
    }
}

/// The map of a strided layout (`makeStridedLinearLayoutMap`).
fn strided_map(ctx: &Context, layout: Attribute) -> Option<AffineMap> {
    let AttrKind::StridedLayout { offset, strides } = layout.kind(ctx) else { return None };
    let mut symbols = 0;
    let mut value = |value: i64| {
        if value != DYNAMIC {
            return ctx.affine_constant(value);
        }
        symbols += 1;
        ctx.affine_symbol(symbols - 1)
    };
    let mut sum = value(offset);
    for (dim, stride) in (0_u32..).zip(strides) {
        let term = ctx.affine_binary(AffineBinary::Mul, ctx.affine_dim(dim), value(*stride));
        sum = ctx.affine_binary(AffineBinary::Add, sum, term);
    }
    Some(ctx.affine_map(u32::try_from(strides.len()).ok()?, symbols, &[sum]))
}

/// The type of a slice without dropped dimensions (`SubViewOp::inferResultType`).
pub(super) fn sliced(ctx: &Context, source: Type, slice: &Slice) -> Option<Type> {
    let TypeKind::MemRef { element, memory_space, .. } = source.kind(ctx) else { return None };
    let (strides, offset) = strides_and_offset(ctx, source)?;
    let starts = slice.offsets.iter().zip(&strides).map(|(start, stride)| times(*start, *stride));
    let offset = starts.fold(offset, plus);
    let strides: Vec<i64> = strides.iter().zip(&slice.strides).map(|(a, b)| times(*a, *b)).collect();
    let layout = ctx.attribute(AttrKind::StridedLayout { offset, strides: &strides });
    let kind = TypeKind::MemRef { shape: &slice.sizes, element, layout: Some(layout), memory_space };
    Some(ctx.type_of(kind))
}

fn occurrences(values: &[i64]) -> BTreeMap<i64, usize> {
    let mut counts = BTreeMap::new();
    values.iter().for_each(|value| *counts.entry(*value).or_default() += 1);
    counts
}

/// The dimensions that a rank-reduced memref drops: those of size 1 whose stride it lacks (`computeMemRefRankReductionMask`).
pub(super) fn dropped_dimensions(sizes: &[i64], strides: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    if sizes.len() == reduced.len() {
        return Some(vec![false; sizes.len()]);
    }
    let mut dropped: Vec<bool> = sizes.iter().map(|size| *size == 1).collect();
    let is_enough =
        |dropped: &[bool]| dropped.iter().filter(|dropped| **dropped).count() + reduced.len() == sizes.len();
    if is_enough(&dropped) {
        return Some(dropped);
    }
    let mut left = occurrences(strides);
    let required = occurrences(reduced);
    for (dropped, stride) in dropped.iter_mut().zip(strides).filter(|(dropped, _)| **dropped) {
        let count = left.entry(*stride).or_default();
        match (*count).cmp(&required.get(stride).copied().unwrap_or(0)) {
            std::cmp::Ordering::Greater => *count -= 1,
            std::cmp::Ordering::Equal => *dropped = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    is_enough(&dropped).then_some(dropped)
}

/// Compares a type with the expected one, of which dimensions of size 1 may be dropped.
fn compare(ctx: &Context, expected: Type, given: Type) -> Result<(), Mismatch> {
    rank_reduction(ctx, expected, given)?;
    if memory_space(ctx, expected) != memory_space(ctx, given) {
        return Err(Mismatch::MemorySpace);
    }
    let (Some((strides, offset)), Some((others, other))) =
        (strides_and_offset(ctx, expected), strides_and_offset(ctx, given))
    else {
        return Err(Mismatch::Layout);
    };
    let sizes = shape(ctx, expected).unwrap_or_default();
    let dropped = dropped_dimensions(sizes, &strides, &others).filter(|_| offset == other);
    let dropped = dropped.ok_or(Mismatch::Layout)?;
    let kept = strides.iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(stride, _)| stride);
    if kept.eq(&others) { Ok(()) } else { Err(Mismatch::Layout) }
}

impl VerifyOp for SubViewOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        let given = result.to_text(ctx);
        if memory_space(ctx, source) != memory_space(ctx, result) {
            let source = source.to_text(ctx);
            let message = format!(
                "different memory spaces specified for base memref type '{source}' and subview memref type '{given}'"
            );
            return fail(ir, self, message);
        }
        let slice = Slice::from_op(ir, self.op());
        let Some(expected) = sliced(ctx, source, &slice) else {
            return fail(ir, self, format!("base type '{}' is not strided", source.to_text(ctx)));
        };
        let required = expected.to_text(ctx);
        let message = match compare(ctx, expected, result) {
            Ok(()) => {
                let bounds = shape(ctx, source).unwrap_or_default();
                return slice.verify_in_bounds(bounds).or_else(|message| fail(ir, self, message));
            }
            Err(Mismatch::Rank) => {
                format!("expected result rank to be smaller or equal to the source rank, but got '{given}'")
            }
            Err(Mismatch::Element) => {
                let element = element_type(ctx, expected).map_or_else(String::new, |ty| ty.to_text(ctx));
                format!("expected result element type to be '{element}', but got '{given}'")
            }
            Err(Mismatch::MemorySpace) => {
                format!("expected result and source memory spaces to match, but got '{given}'")
            }
            Err(mismatch) => {
                let subject = if mismatch == Mismatch::Layout { "layout" } else { "sizes" };
                format!(
                    "expected result type to be '{required}' or a rank-reduced version. (mismatch of result {subject}), \
                     but got '{given}'"
                )
            }
        };
        fail(ir, self, message)
    }
}

/// A number in messages, which may be dynamic.
fn shown(value: i64) -> String {
    if value == DYNAMIC { "dynamic".to_owned() } else { value.to_string() }
}

impl VerifyOp for ReinterpretCastOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        let both = |subject: &str| {
            let (source, result) = (source.to_text(ctx), result.to_text(ctx));
            let message = format!(
                "different {subject} specified for source type '{source}' and result memref type '{result}'"
            );
            fail(ir, self, message)
        };
        if memory_space(ctx, source) != memory_space(ctx, result) {
            return both("memory spaces");
        }
        if element_type(ctx, source) != element_type(ctx, result) {
            return both("element types");
        }
        let slice = Slice::from_op(ir, self.op());
        let differs = |given: i64, required: i64| given != DYNAMIC && given != required;
        let each = |name: &str, given: &[i64], required: &[i64]| {
            let mut pairs = given.iter().zip(required).enumerate();
            match pairs.find(|(_, (given, required))| differs(**given, **required)) {
                None => Ok(()),
                Some((dim, (given, required))) => {
                    let required = shown(*required);
                    let message = format!(
                        "expected result type with {name} = {required} instead of {given} in dim = {dim}"
                    );
                    fail(ir, self, message)
                }
            }
        };
        each("size", shape(ctx, result).unwrap_or_default(), &slice.sizes)?;
        let Some((strides, offset)) = strides_and_offset(ctx, result) else {
            let result = result.to_text(ctx);
            let message = format!("expected result type to have strided layout but found '{result}'");
            return fail(ir, self, message);
        };
        if let Some(required) = slice.offsets.first().filter(|required| differs(offset, **required)) {
            let required = shown(*required);
            let message = format!("expected result type with offset = {required} instead of {offset}");
            return fail(ir, self, message);
        }
        each("stride", &strides, &slice.strides)
    }
}

/// The type with its layout as a simplified map, or without an identity layout (`canonicalizeStridedLayout`).
fn canonical_layout(ctx: &Context, ty: Type) -> Type {
    let TypeKind::MemRef { shape, element, layout: Some(layout), memory_space } = ty.kind(ctx) else {
        return ty;
    };
    let map = match layout.kind(ctx) {
        AttrKind::AffineMap(map) => Some(map),
        _ => strided_map(ctx, layout),
    };
    let Some(map) = map else { return ty };
    let with = |layout| ctx.type_of(TypeKind::MemRef { shape, element, layout, memory_space });
    if map.is_identity(ctx) {
        return ty;
    }
    let [result] = map.results(ctx) else { return ty };
    let result = &ordered(ctx, *result, map.num_dims(ctx), map.num_symbols(ctx));
    if shape.is_empty() {
        return if result.as_constant(ctx) == Some(0) { with(None) } else { ty };
    }
    let strides = canonical_strides(shape);
    let canonical = ctx.attribute(AttrKind::StridedLayout { offset: 0, strides: &strides });
    let canonical = strided_map(ctx, canonical);
    if canonical.is_some_and(|canonical| canonical.results(ctx) == [*result]) {
        return with(None);
    }
    let map = ctx.affine_map(map.num_dims(ctx), map.num_symbols(ctx), &[*result]);
    with(Some(ctx.affine_map_attr(map)))
}

/// A sum of dimensions and symbols with constant coefficients, in the order of their positions, with the constant last
/// (`simplifyAffineExpr`); other expressions are unchanged.
fn ordered(ctx: &Context, expr: AffineExpr, dims: u32, symbols: u32) -> AffineExpr {
    let mut factors = vec![0; (dims + symbols) as usize + 1];
    if add_terms(ctx, expr, 1, dims as usize, &mut factors).is_none() {
        return expr;
    }
    let identifiers = (0..dims).map(|dim| ctx.affine_dim(dim));
    let identifiers = identifiers.chain((0..symbols).map(|symbol| ctx.affine_symbol(symbol)));
    let terms = identifiers.chain([ctx.affine_constant(1)]).zip(factors).filter(|(_, factor)| *factor != 0);
    terms.fold(ctx.affine_constant(0), |sum, (term, factor)| {
        let term = ctx.affine_binary(AffineBinary::Mul, term, ctx.affine_constant(factor));
        ctx.affine_binary(AffineBinary::Add, sum, term)
    })
}

/// Adds `factor` times an expression to the coefficients of dimensions, symbols and 1; `None` if it is not such a sum.
fn add_terms(ctx: &Context, expr: AffineExpr, factor: i64, dims: usize, factors: &mut [i64]) -> Option<()> {
    let mut left = vec![(expr, factor)];
    while let Some((expr, factor)) = left.pop() {
        let (place, factor) = match expr.kind(ctx) {
            AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => {
                left.extend([(rhs, factor), (lhs, factor)]);
                continue;
            }
            AffineExprKind::Binary(AffineBinary::Mul, lhs, rhs) => {
                left.push((lhs, factor.checked_mul(rhs.as_constant(ctx)?)?));
                continue;
            }
            AffineExprKind::Binary(..) => return None,
            AffineExprKind::Dim(position) => (factors.get_mut(position as usize)?, factor),
            AffineExprKind::Symbol(position) => (factors.get_mut(dims + position as usize)?, factor),
            AffineExprKind::Constant(value) => (factors.last_mut()?, factor.checked_mul(value)?),
        };
        *place = place.checked_add(factor)?;
    }
    Some(())
}

/// The permutation that a map represents; `None` if it is not one.
fn permutation(ctx: &Context, map: AffineMap) -> Option<Vec<usize>> {
    let position = |expr: &AffineExpr| match expr.kind(ctx) {
        AffineExprKind::Dim(position) => Some(position as usize),
        _ => None,
    };
    let order: Vec<usize> = map.results(ctx).iter().map(position).collect::<Option<_>>()?;
    let dims = map.num_dims(ctx) as usize;
    let is_once = (0..dims).all(|dim| order.iter().filter(|at| **at == dim).count() == 1);
    (order.len() == dims && is_once && map.num_symbols(ctx) == 0).then_some(order)
}

impl VerifyOp for TransposeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let error = |message: &str| Err(op_error(ir, self.op(), message));
        let map = self.permutation_attr(ir).and_then(|attr| affine_map(ctx, attr));
        let Some(order) = map.and_then(|map| permutation(ctx, map)) else {
            return error("expected a permutation map");
        };
        let source = ir.value_type(self.in_(ir));
        let Some(result) = ir.result_types(self.op()).next() else { return Ok(()) };
        let TypeKind::MemRef { shape, element, memory_space, .. } = source.kind(ctx) else { return Ok(()) };
        if order.len() != shape.len() {
            return error("expected a permutation map of same rank as the input");
        }
        let Some((strides, offset)) = strides_and_offset(ctx, source) else { return Ok(()) };
        let [shape, strides] =
            [shape, &strides].map(|values| order.iter().map(|at| values[*at]).collect::<Vec<i64>>());
        let layout = Some(ctx.attribute(AttrKind::StridedLayout { offset, strides: &strides }));
        let expected = TypeKind::MemRef { shape: &shape, element, layout, memory_space };
        let expected = canonical_layout(ctx, ctx.type_of(expected));
        if canonical_layout(ctx, result) != expected {
            let (result, expected) = (result.to_text(ctx), expected.to_text(ctx));
            return error(&format!(
                "result type '{result}' is not equivalent to the canonical transposed input type '{expected}'"
            ));
        }
        Ok(())
    }
}

impl VerifyOp for ViewOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let source = ir.value_type(self.source(ir));
        let Some(result) = ir.result_types(self.op()).next() else { return Ok(()) };
        let (from, to) = (source.to_text(ctx), result.to_text(ctx));
        if !has_identity_layout(ctx, source) {
            return fail(ir, self, format!("unsupported map for base memref type '{from}'"));
        }
        if !has_identity_layout(ctx, result) {
            return fail(ir, self, format!("unsupported map for result memref type '{to}'"));
        }
        if memory_space(ctx, source) != memory_space(ctx, result) {
            let message = format!(
                "different memory spaces specified for base memref type '{from}' and view memref type '{to}'"
            );
            return fail(ir, self, message);
        }
        verify_dynamic_sizes(ir, self.op(), result, self.sizes(ir).len())
    }
}
