//! Masks, and accesses to memory with masks.

use super::verify::has_unit_stride;
use super::{
    CompressStoreOp, ConstantMaskOp, CreateMaskOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp,
    MaskedStoreOp, ScatterOp, StoreOp,
};
use crate::fold::defined_by;
use crate::prelude::*;
use ir_core::fold::splat_element;

/// The shape and flags of a vector type.
fn vector_shape(ctx: &Context, ty: Type) -> Option<(&[i64], &[bool])> {
    match ty.kind(ctx) {
        TypeKind::Vector { shape, scalable, .. } => Some((shape, scalable)),
        _ => None,
    }
}

impl VerifyOp for ConstantMaskOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let sizes = self.mask_dim_sizes(ir);
        let result = ir.result_types(self.op()).next();
        let Some((shape, scalable)) = result.and_then(|ty| vector_shape(ctx, ty)) else { return Ok(()) };
        if shape.is_empty() {
            let message = match sizes.as_slice() {
                [0 | 1] => return Ok(()),
                [_] => "mask dim size must be either 0 or 1 for 0-D vectors",
                _ => "array attr must have length 1 for 0-D vectors",
            };
            return Err(op_failure(ir, self.op(), message));
        }
        if sizes.len() != shape.len() {
            return fail(ir, self, "must specify array attr of size equal vector result rank");
        }
        for ((size, whole), is_scalable) in sizes.iter().zip(shape).zip(scalable) {
            if !(0..=*whole).contains(size) {
                return fail(ir, self, "array attr of size out of bounds of vector result dimension size");
            }
            if *is_scalable && *size != 0 && size != whole {
                return fail(ir, self, "only supports 'none set' or 'all set' scalable dimensions");
            }
        }
        if sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
            let message =
                "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim";
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl FoldOp for ConstantMaskOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let Some(ty) = ir.result_types(self.op()).next() else { return FoldResult::Failure };
        let Some((shape, _)) = vector_shape(ctx, ty) else { return FoldResult::Failure };
        let sizes = self.mask_dim_sizes(ir);
        let is_full = if shape.is_empty() { sizes == [1] } else { sizes == shape };
        let is_empty = sizes.iter().all(|size| *size == 0);
        if !is_full && !is_empty {
            return FoldResult::Failure;
        }
        ir_core::fold::dense_elements(ctx, ty, &[ctx.bool_attr(is_full)]).into()
    }
}

impl VerifyOp for CreateMaskOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let result = ir.result_types(self.op()).next();
        let Some((shape, _)) = result.and_then(|ty| vector_shape(ctx, ty)) else { return Ok(()) };
        let count = self.operands(ir).len();
        if shape.is_empty() {
            if count != 1 {
                return fail(ir, self, "must specify exactly one operand for 0-D create_mask");
            }
        } else if count != shape.len() {
            return fail(ir, self, "must specify an operand for each result vector dimension");
        }
        Ok(())
    }
}

impl CanonicalizationPatterns for CreateMaskOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("CreateMaskFolder", constant_create_mask);
    }
}

/// Replaces a mask of constant sizes by a constant mask.
fn constant_create_mask(rewriter: &mut PatternRewriter<'_>, op: CreateMaskOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let result = ir.result_types(op.op()).next()?;
    let (shape, scalable) = vector_shape(ctx, result)?;
    let sizes = op.operands(ir).to_vec().into_iter().map(|size| int(ctx, constant_of(ir, size)?));
    let sizes: Vec<i64> = sizes.collect::<Option<_>>()?;
    let whole: &[i64] = if shape.is_empty() { &[1] } else { shape };
    if scalable.iter().zip(&sizes).any(|(is_scalable, size)| *is_scalable && *size > 0) {
        return None;
    }
    let is_empty = sizes.iter().any(|size| *size <= 0);
    let sizes = sizes.iter().zip(whole);
    let sizes: Vec<i64> = sizes.map(|(size, whole)| if is_empty { 0 } else { *size.min(whole) }).collect();
    let new = ConstantMaskOp::create(rewriter, result, &sizes).op();
    let value = rewriter.ir().result(new, 0);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// Elements for which a mask is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaskKind {
    /// All elements.
    AllTrue,
    /// No element.
    AllFalse,
    /// Some elements, or unknown ones.
    Other,
}

/// The elements for which a mask is set (MLIR's `getMaskFormat`).
#[must_use]
pub fn mask_kind(ir: &Ir, mask: Value) -> MaskKind {
    let ctx = ir.context();
    let shape = shape(ctx, ir.value_type(mask)).unwrap_or_default();
    let from_sizes = |sizes: &[i64]| {
        if sizes.iter().any(|size| *size <= 0) {
            MaskKind::AllFalse
        } else if sizes.iter().zip(shape).all(|(size, whole)| size >= whole) {
            MaskKind::AllTrue
        } else {
            MaskKind::Other
        }
    };
    if let Some(constant) = constant_of(ir, mask) {
        let element = splat_element(ctx, constant).and_then(|element| bool_value(ctx, element));
        return match element {
            Some(true) => MaskKind::AllTrue,
            Some(false) => MaskKind::AllFalse,
            None => MaskKind::Other,
        };
    }
    if let Some(mask) = defined_by::<ConstantMaskOp>(ir, mask) {
        return from_sizes(&mask.mask_dim_sizes(ir));
    }
    let TypeKind::Vector { scalable, .. } = ir.value_type(mask).kind(ctx) else { return MaskKind::Other };
    match defined_by::<CreateMaskOp>(ir, mask) {
        Some(mask) if !scalable.contains(&true) => {
            let sizes = mask.operands(ir).to_vec().into_iter().map(|size| int(ctx, constant_of(ir, size)?));
            sizes.collect::<Option<Vec<i64>>>().map_or(MaskKind::Other, |sizes| from_sizes(&sizes))
        }
        _ => MaskKind::Other,
    }
}

/// Parts of a message about an access with a mask.
struct Access<'a> {
    /// The tensor or memref.
    base: Type,
    /// The vector that is read or written, and its name.
    vector: (Type, &'static str),
    /// The number of indices of the first element.
    indices: usize,
    /// Vectors with the same shape, and their names.
    shaped: &'a [(Type, &'static str)],
    /// The vector of elements that are not read.
    pass_thru: Option<Type>,
}

/// The order of the checks differs: the number of indices, and the shape is one dimension in messages.
fn verify_masked(ir: &Ir, op: impl OpHandle, access: &Access<'_>, dimension: &str) -> Verified {
    let ctx = ir.context();
    let (vector, name) = access.vector;
    if element_type(ctx, vector) != element_type(ctx, access.base) {
        let message = format!("base and {name} element type should match");
        return fail(ir, op, message);
    }
    let rank = shape(ctx, access.base).map_or(0, <[i64]>::len);
    if access.indices != rank {
        return fail(ir, op, format!("requires {rank} indices"));
    }
    for (other, other_name) in access.shaped {
        if shape(ctx, vector) != shape(ctx, *other) {
            let message = format!("expected {name} {dimension} to match {other_name} {dimension}");
            return fail(ir, op, message);
        }
    }
    if access.pass_thru.is_some_and(|pass_thru| pass_thru != vector) {
        return fail(ir, op, "expected pass_thru of same type as result type");
    }
    Ok(())
}

/// Implements verifiers of loads and stores.
macro_rules! masked {
    ($($op:ident: $vector:ident $name:literal $dimension:literal $($pass_thru:ident)?;)*) => {$(
        impl VerifyOp for $op {
            fn verify(self, ir: &Ir) -> Verified {
                let ty = |value: Value| ir.value_type(value);
                let access = Access {
                    base: ty(self.base(ir)),
                    vector: (ty(self.$vector(ir)), $name),
                    indices: self.indices(ir).len(),
                    shaped: &[(ty(self.mask(ir)), "mask")],
                    pass_thru: masked!(@pass_thru self ir $($pass_thru)?),
                };
                verify_masked(ir, self, &access, $dimension)
            }
        }
    )*};
    (@pass_thru $self:ident $ir:ident) => { None };
    (@pass_thru $self:ident $ir:ident $pass_thru:ident) => { Some($ir.value_type($self.$pass_thru($ir))) };
}

masked! {
    MaskedLoadOp: result "result" "shape" pass_thru;
    MaskedStoreOp: value_to_store "valueToStore" "shape";
    ExpandLoadOp: result "result" "dim" pass_thru;
    CompressStoreOp: value_to_store "valueToStore" "dim";
}

impl VerifyOp for GatherOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ty = |value: Value| ir.value_type(value);
        verify_base(ir, self, ty(self.base(ir)))?;
        let access = Access {
            base: ty(self.base(ir)),
            vector: (ty(self.result(ir)), "result"),
            indices: self.offsets(ir).len(),
            shaped: &[(ty(self.indices(ir)), "indices"), (ty(self.mask(ir)), "mask")],
            pass_thru: Some(ty(self.pass_thru(ir))),
        };
        verify_masked(ir, self, &access, "dim")
    }
}

impl VerifyOp for ScatterOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ty = |value: Value| ir.value_type(value);
        verify_base(ir, self, ty(self.base(ir)))?;
        let access = Access {
            base: ty(self.base(ir)),
            vector: (ty(self.value_to_store(ir)), "valueToStore"),
            indices: self.offsets(ir).len(),
            shaped: &[(ty(self.indices(ir)), "indices"), (ty(self.mask(ir)), "mask")],
            pass_thru: None,
        };
        verify_masked(ir, self, &access, "dim")
    }
}

fn verify_base(ir: &Ir, op: impl OpHandle, base: Type) -> Verified {
    match base.kind(ir.context()) {
        TypeKind::MemRef { .. } | TypeKind::RankedTensor { .. } => Ok(()),
        _ => fail(ir, op, "requires base to be a memref or ranked tensor type"),
    }
}

crate::memref::folds_casts!(MaskedLoadOp, MaskedStoreOp);

/// Whether `vector.load` and `vector.store` access a vector of this type in a memref.
fn can_access(ir: &Ir, memref: Value, vector: Type) -> bool {
    let ctx = ir.context();
    let ty = ir.value_type(memref);
    let rank = |ty: Type| shape(ctx, ty).map_or(0, <[i64]>::len);
    has_unit_stride(ctx, ty) && rank(vector) <= rank(ty)
}

/// Implements the pattern of a load: everything is read or nothing.
macro_rules! folded_loads {
    ($($op:ident: $name:literal;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
                patterns.add_fn($name, |rewriter: &mut PatternRewriter<'_>, op: $op| {
                    let ir = rewriter.ir();
                    match mask_kind(ir, op.mask(ir)) {
                        MaskKind::AllFalse => {
                            let pass_thru = op.pass_thru(ir);
                            rewriter.replace_op(op.op(), &[pass_thru]);
                            Some(())
                        }
                        MaskKind::AllTrue => {
                            let (base, indices) = (op.base(ir), op.indices(ir).to_vec());
                            let result = ir.value_type(op.result(ir));
                            if !can_access(ir, base, result) {
                                return None;
                            }
                            let value = LoadOp::create(rewriter, result, base, &indices).result(rewriter.ir());
                            rewriter.replace_op(op.op(), &[value]);
                            Some(())
                        }
                        MaskKind::Other => None,
                    }
                });
            }
        }
    )*};
}

folded_loads! {
    MaskedLoadOp: "MaskedLoadFolder";
    ExpandLoadOp: "ExpandLoadFolder";
}

/// Implements the pattern of a store: everything is written or nothing.
macro_rules! folded_stores {
    ($($op:ident: $name:literal;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
                patterns.add_fn($name, |rewriter: &mut PatternRewriter<'_>, op: $op| {
                    let ir = rewriter.ir();
                    match mask_kind(ir, op.mask(ir)) {
                        MaskKind::AllFalse => {
                            rewriter.erase_op(op.op());
                            Some(())
                        }
                        MaskKind::AllTrue => {
                            let (value, base, indices) =
                                (op.value_to_store(ir), op.base(ir), op.indices(ir).to_vec());
                            if !can_access(ir, base, ir.value_type(value)) {
                                return None;
                            }
                            StoreOp::create(rewriter, value, base, &indices);
                            rewriter.erase_op(op.op());
                            Some(())
                        }
                        MaskKind::Other => None,
                    }
                });
            }
        }
    )*};
}

folded_stores! {
    MaskedStoreOp: "MaskedStoreFolder";
    CompressStoreOp: "CompressStoreFolder";
}

impl CanonicalizationPatterns for GatherOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("GatherFolder", |rewriter: &mut PatternRewriter<'_>, op: GatherOp| {
            let ir = rewriter.ir();
            let pass_thru = (mask_kind(ir, op.mask(ir)) == MaskKind::AllFalse).then(|| op.pass_thru(ir))?;
            rewriter.replace_op(op.op(), &[pass_thru]);
            Some(())
        });
    }
}

impl CanonicalizationPatterns for ScatterOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ScatterFolder", |rewriter: &mut PatternRewriter<'_>, op: ScatterOp| {
            let ir = rewriter.ir();
            if mask_kind(ir, op.mask(ir)) != MaskKind::AllFalse {
                return None;
            }
            // A tensor is the result as it was.
            let base = op.base(ir);
            match op.result(ir) {
                Some(result) if ir.value_type(result) != ir.value_type(base) => return None,
                Some(_) => rewriter.replace_op(op.op(), &[base]),
                None => rewriter.erase_op(op.op()),
            }
            Some(())
        });
    }
}
