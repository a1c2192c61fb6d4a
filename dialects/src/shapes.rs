//! Shapes of slices and of reshaped tensors and memrefs, with MLIR's messages about invalid ones.

use ir_core::predicates::attributes::{array_elements, dense_array_ints};
use ir_core::predicates::build::index_attr;

use crate::prelude::*;

/// The product of integers that may be dynamic (`SaturatedInteger`). The product with zero is zero.
pub(crate) fn times(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        (a, b) => a.wrapping_mul(b),
    }
}

/// The sum of integers that may be dynamic.
pub(crate) fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

/// Verifies that there is an operand for each dynamic size of a type (`verifyDynamicDimensionCount`).
///
/// # Errors
/// The counts differ.
pub(crate) fn verify_dynamic_sizes(ir: &Ir, op: Op, ty: Type, given: usize) -> Verified {
    let ctx = ir.context();
    let sizes = ty.shape(ctx).unwrap_or_default();
    let expected = sizes.iter().filter(|size| **size == DYNAMIC).count();
    if expected == given {
        return Ok(());
    }
    let message = format!("incorrect number of dynamic sizes, has {given}, expected {expected}");
    Err(op_error(ir, op, &message))
}

/// The dimensions that a rank-reduced shape drops (`computeRankReductionMask`), or `None` if it is not a
/// rank-reduced shape. All dropped dimensions must have size 1.
pub(crate) fn dropped_dimensions(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut rest = reduced;
    let mut dropped = Vec::with_capacity(original.len());
    for size in original {
        match rest.split_first() {
            Some((first, others)) if first == size => {
                rest = others;
                dropped.push(false);
            }
            _ if *size == 1 => dropped.push(true),
            _ => return None,
        }
    }
    rest.is_empty().then_some(dropped)
}

/// The reason why a type is not a rank-reduced version of another one (`SliceVerificationResult`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mismatch {
    /// Its rank is greater.
    Rank,
    /// Its sizes differ.
    Size,
    /// Its element type differs.
    Element,
    /// Its memory space differs.
    MemorySpace,
    /// Its layout differs.
    Layout,
}

/// Whether a type equals another one after some dimensions of size 1 are dropped (`isRankReducedType`).
pub(crate) fn rank_reduction(ctx: &Context, original: Type, candidate: Type) -> Result<(), Mismatch> {
    if original == candidate {
        return Ok(());
    }
    let (Some(shape), Some(reduced)) = (original.shape(ctx), candidate.shape(ctx)) else {
        return Err(Mismatch::Rank);
    };
    if reduced.len() > shape.len() {
        return Err(Mismatch::Rank);
    }
    if dropped_dimensions(shape, reduced).is_none() {
        return Err(Mismatch::Size);
    }
    if original.element_type(ctx) != candidate.element_type(ctx) {
        return Err(Mismatch::Element);
    }
    Ok(())
}

/// The static values of a slice, [`DYNAMIC`] for operands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slice {
    /// The offset in each dimension.
    pub offsets: Vec<i64>,
    /// The number of elements in each dimension.
    pub sizes: Vec<i64>,
    /// The stride in each dimension.
    pub strides: Vec<i64>,
}

impl Slice {
    /// The slice of an operation with the properties of `OffsetSizeAndStrideOpInterface`.
    pub(crate) fn from_op(ir: &Ir, op: Op) -> Slice {
        let ctx = ir.context();
        let ints = |name| {
            let attr = properties::get(ir, op, name);
            attr.and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default()
        };
        Slice {
            offsets: ints("static_offsets"),
            sizes: ints("static_sizes"),
            strides: ints("static_strides"),
        }
    }

    /// Verifies that the static part of the slice is in bounds of a shape (`verifyInBoundsSlice`).
    ///
    /// # Errors
    /// The message about the first dimension that is out of bounds.
    pub(crate) fn verify_in_bounds(&self, shape: &[i64]) -> Result<(), String> {
        let dimensions = self.offsets.iter().zip(&self.sizes).zip(&self.strides).zip(shape);
        for (number, (((&offset, &size), &stride), &bound)) in dimensions.enumerate() {
            if bound == DYNAMIC || offset == DYNAMIC {
                continue;
            }
            if offset >= bound {
                return Err(format!("offset {number} is out-of-bounds: {offset} >= {bound}"));
            }
            if size == DYNAMIC || stride == DYNAMIC {
                continue;
            }
            let last = offset.wrapping_add(size.wrapping_sub(1).wrapping_mul(stride));
            if last >= bound {
                return Err(format!("slice along dimension {number} runs out-of-bounds: {last} >= {bound}"));
            }
        }
        Ok(())
    }
}

/// The groups of dimensions of an attribute `reassociation`.
pub(crate) fn reassociation(ctx: &Context, attr: Option<Attribute>) -> Vec<Vec<i64>> {
    let elements = |attr| array_elements(ctx, attr).unwrap_or_default();
    let groups = attr.map_or(&[][..], elements);
    groups.iter().map(|group| elements(*group).iter().filter_map(|at| int(ctx, *at)).collect()).collect()
}

/// Verifies that groups of dimensions of an expanded type match the dimensions of a collapsed one
/// (`verifyReshapeLikeTypes`).
///
/// # Errors
/// The message.
pub(crate) fn verify_reassociation(
    ctx: &Context,
    expanded: Type,
    collapsed: Type,
    groups: &[Vec<i64>],
) -> Result<(), String> {
    let (Some(wide), Some(narrow)) = (expanded.shape(ctx), collapsed.shape(ctx)) else {
        // MLIR reads the missing shape of an unranked type.
        let (expanded, collapsed) = (expanded.to_text(ctx), collapsed.to_text(ctx));
        return Err(format!("expected types with a rank, but got '{expanded}' and '{collapsed}'"));
    };
    if wide.len() < narrow.len() {
        let (expanded, collapsed) = (expanded.to_text(ctx), collapsed.to_text(ctx));
        return Err(format!(
            "expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed type, \
             '{collapsed}'."
        ));
    }
    if narrow.len() != groups.len() {
        return Err(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            narrow.len(),
            groups.len()
        ));
    }
    // The greatest index in the groups determines the number of dimensions. MLIR computes it with 32 bits.
    let greatest = groups.iter().flatten().map(|at| *at as u32).max();
    let dimensions = greatest.map_or(0, |at| at.wrapping_add(1));
    if !groups.is_empty() && dimensions as usize != wide.len() {
        return Err(format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({}), but it is  {dimensions}.",
            wide.len()
        ));
    }
    let mut next = 0;
    for (index, group) in groups.iter().enumerate() {
        for at in group {
            if *at != next {
                return Err(format!("expected reassociation map #{index} to be valid and contiguous."));
            }
            next += 1;
        }
    }
    verify_products(narrow, wide, groups)
}

/// Verifies that the product of a group's sizes is the size of its dimension
/// (`reshapeLikeShapesAreCompatible`).
fn verify_products(narrow: &[i64], wide: &[i64], groups: &[Vec<i64>]) -> Result<(), String> {
    let mut rest = wide;
    for (index, (group, size)) in groups.iter().zip(narrow).enumerate() {
        let (sizes, others) = rest.split_at(group.len().min(rest.len()));
        rest = others;
        let dimension = format!("expected dimension {index} of collapsed type to be");
        if sizes.contains(&DYNAMIC) {
            if *size != DYNAMIC {
                return Err(format!(
                    "{dimension} dynamic since one or more of the corresponding dimensions in the expanded type is \
                     dynamic"
                ));
            }
            continue;
        }
        let product = sizes.iter().fold(1_i64, |product, size| product.wrapping_mul(*size));
        if *size != product {
            return Err(format!("{dimension} static value of {product}"));
        }
    }
    Ok(())
}

/// The shape to which groups of dimensions collapse (`inferCollapsedType`).
pub(crate) fn collapsed_shape(expanded: &[i64], groups: &[Vec<i64>]) -> Vec<i64> {
    let mut rest = expanded;
    let product = |sizes: &[i64]| {
        if sizes.contains(&DYNAMIC) {
            return DYNAMIC;
        }
        sizes.iter().fold(1_i64, |product, size| product.wrapping_mul(*size))
    };
    let sizes = groups.iter().map(|group| {
        let (sizes, others) = rest.split_at(group.len().min(rest.len()));
        rest = others;
        product(sizes)
    });
    sizes.collect()
}

/// The rank as a constant, if the type is ranked.
pub(crate) fn known_rank(ctx: &Context, ty: Type) -> Option<Attribute> {
    ty.shape(ctx).map(|shape| index_attr(ctx, shape.len() as i64))
}

/// The constant index in the second operand of an operation, and the size of that dimension if it is static
/// in the type of the first one; `None` if the index is unknown or out of bounds.
pub(crate) fn known_size(
    ctx: &Context,
    ty: Type,
    operands: &[Option<Attribute>],
) -> Option<(usize, Option<Attribute>)> {
    let index = usize::try_from(int(ctx, (*operands.get(1)?)?)?).ok()?;
    let size = *ty.shape(ctx)?.get(index)?;
    Some((index, (size != DYNAMIC).then(|| index_attr(ctx, size))))
}

/// The operand for the size of a dimension, given the operands for the dynamic sizes of a type.
pub(crate) fn size_operand(ctx: &Context, ty: Type, index: usize, operands: &[Value]) -> Option<Value> {
    let before = ty.shape(ctx)?.get(..index)?;
    operands.get(before.iter().filter(|size| **size == DYNAMIC).count()).copied()
}
