//! `Dialect/Linalg.h`. The dialect's operations are not part of this library: no operation is a contraction or a convolution. Dimensions of
//! contractions follow from maps alone.

use crate::boundary::{
    Access, Handle, MlirAffineMap, MlirAttribute, MlirOperation, Outcome, Pointer, Refused, Returned, raw,
};
use ir_core::Context;
use ir_core::context::{AffineExprKind, AffineMap, AttrKind, Attribute, Type};
use std::collections::BTreeSet;

/// Declares structs of attributes.
macro_rules! attributes {
    ($($(#[doc = $doc:literal])* $name:ident { $($field:ident,)* })*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(C)]
        pub struct $name {
            $(#[doc = concat!("`", stringify!($field), "`, a list of dimensions.")] pub $field: MlirAttribute,)*
        }

        impl $name {
            /// No dimensions are known.
            fn none() -> Self {
                $name { $($field: MlirAttribute::null(),)* }
            }
        }

        impl Returned for $name {
            fn failed() -> Option<Self> {
                Some(Self::none())
            }
        }
    )*};
}

attributes! {
    /// The dimensions of a contraction.
    MlirLinalgContractionDimensions { batch, m, n, k, }
    /// The dimensions of a convolution.
    MlirLinalgConvolutionDimensions {
        batch, outputImage, outputChannel, filterLoop, inputChannel, depth, strides, dilations,
    }
}

/// Dimensions in ascending order.
type Dimensions = BTreeSet<u32>;

/// The dimensions that are results of a map as they are, and that no other result of it depends on.
fn indexing_dimensions(ctx: &Context, map: AffineMap) -> Dimensions {
    let results = map.results(ctx);
    let dims = results.iter().filter_map(|result| match result.kind(ctx) {
        AffineExprKind::Dim(position) => Some(position),
        _ => None,
    });
    let depends = |dim: u32| {
        let on = AffineExprKind::Dim(dim);
        results.iter().filter(|result| result.leaves(ctx).any(|leaf| leaf.kind(ctx) == on)).count()
    };
    dims.filter(|dim| depends(*dim) == 1).collect()
}

/// Batch dimensions, those of the left operand and the output, those of the right one and the output, and those of both operands that
/// are reduced. None if the map of the output is not a projected permutation.
fn contraction_dimensions(ctx: &Context, [left, right, output]: [AffineMap; 3]) -> Option<[Dimensions; 4]> {
    if !crate::affine_map::is_projected_permutation(ctx, output) {
        return None;
    }
    // The dimensions of the output are parallel, all others are reductions.
    let parallel = indexing_dimensions(ctx, output);
    let split = |map| indexing_dimensions(ctx, map).into_iter().partition(|dim| parallel.contains(dim));
    let (left, left_reduced): (Dimensions, Dimensions) = split(left);
    let (right, right_reduced): (Dimensions, Dimensions) = split(right);
    Some([&left & &right, &left - &right, &right - &left, &left_reduced & &right_reduced])
}

/// Dimensions as a dense array of 32 bits.
fn dense_array(ctx: &Context, dimensions: &Dimensions) -> Attribute {
    let data: Vec<u8> = dimensions.iter().flat_map(|dim| dim.to_le_bytes()).collect();
    ctx.attribute(AttrKind::DenseArray { element: Type::I32, data: &data })
}

/// The dimensions of the contraction with these maps; all null if there is none.
fn infer(maps: &[MlirAffineMap]) -> Outcome<MlirLinalgContractionDimensions> {
    let none = MlirLinalgContractionDimensions::none();
    let [left, right, output] = maps else { return Ok(none) };
    let (guard, left) = left.enter()?;
    let maps = [left, guard.entity(*right)?, guard.entity(*output)?];
    let ctx = guard.context();
    if maps.iter().any(|map| map.num_dims(ctx) != left.num_dims(ctx)) {
        return Err(Refused::arguments("the maps have different numbers of dimensions"));
    }
    let Some(dimensions) = contraction_dimensions(ctx, maps) else { return Ok(none) };
    let [batch, m, n, k] = dimensions.map(|dimensions| guard.out(dense_array(ctx, &dimensions)));
    Ok(MlirLinalgContractionDimensions { batch, m, n, k })
}

/// Refuses handles of anything but operations.
fn check(op: MlirOperation) -> Outcome<()> {
    op.enter().map(|_| ())
}

capi! {
    /// Whether an operation is a contraction: none is.
    fn mlirLinalgIsAContractionOp(op: MlirOperation) -> bool {
        check(op)?;
        Ok(false)
    }

    /// The dimensions of an operation that is a contraction; all null for others.
    fn mlirLinalgInferContractionDimensions(op: MlirOperation) -> MlirLinalgContractionDimensions {
        check(op)?;
        Ok(MlirLinalgContractionDimensions::none())
    }

    /// The dimensions of a contraction whose operands and output are indexed by three maps; all null if the maps are those of no
    /// contraction.
    fn mlirLinalgInferContractionDimensionsFromMaps(
        indexingMaps: *const MlirAffineMap,
        numMaps: usize,
    ) -> MlirLinalgContractionDimensions {
        infer(raw::slice(indexingMaps, numMaps.cast_signed())?)
    }

    /// Whether an operation is a convolution: none is.
    fn mlirLinalgIsAConvolutionOp(op: MlirOperation) -> bool {
        check(op)?;
        Ok(false)
    }

    /// The dimensions of an operation that is a convolution; all null for others.
    fn mlirLinalgInferConvolutionDimensions(op: MlirOperation) -> MlirLinalgConvolutionDimensions {
        check(op)?;
        Ok(MlirLinalgConvolutionDimensions::none())
    }

    /// The maps by which an operation of `linalg` indexes its operands; null for others.
    fn mlirLinalgGetIndexingMapsAttribute(op: MlirOperation) -> MlirAttribute {
        check(op)?;
        Ok(MlirAttribute::null())
    }

    /// Fills the region of an operation of `linalg`. All others are refused.
    fn mlirLinalgFillBuiltinNamedOpRegion(mlirOp: MlirOperation) {
        check(mlirOp)?;
        Err(Refused::arguments("the operation is not one of the dialect 'linalg'"))
    }
}
