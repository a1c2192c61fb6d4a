//! Reshapes: `memref.expand_shape` and `memref.collapse_shape`.

use super::metadata::StridedMetadata;
use dialects::IndexOrValue;
use dialects::affine::composed_apply;
use dialects::memref::{CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp};
use ir_core::context::{AffineBinary, AffineExpr, Context, DYNAMIC, Type};
use ir_core::ir::{Ir, Op, OpBuilder, OpHandle};
use ir_core::predicates::shaped::{shape, strides_and_offset};
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    add_reshape::<ExpandShapeOp>(patterns, "ReshapeFolder", "ExtractStridedMetadataOpExpandShapeFolder");
    add_reshape::<CollapseShapeOp>(patterns, "ReshapeFolder", "ExtractStridedMetadataOpCollapseShapeFolder");
}

/// Adds the patterns for one of the reshapes and for its metadata.
fn add_reshape<R: Reshape>(patterns: &mut PatternSet, folder_name: &str, metadata_folder_name: &str) {
    patterns.add_fn(folder_name, |rewriter: &mut PatternRewriter<'_>, reshape: R| {
        resolve(rewriter, reshape)?.replace_by_cast(rewriter, reshape.op());
        Some(())
    });
    patterns.add_fn(
        metadata_folder_name,
        |rewriter: &mut PatternRewriter<'_>, extraction: ExtractStridedMetadataOp| {
            let ir = rewriter.ir();
            let reshape = R::cast(ir, ir.defining_op(extraction.source(ir))?)?;
            rewriter.set_location(ir.location(reshape.op()));
            resolve(rewriter, reshape)?.replace_extraction(rewriter, extraction);
            Some(())
        },
    );
}

/// The types of a reshape.
struct ReshapeTypes<'c> {
    source_shape: &'c [i64],
    source_strides: Vec<i64>,
    result_shape: &'c [i64],
    result_strides: Vec<i64>,
}

impl ReshapeTypes<'_> {
    fn from_op<'c>(ctx: &'c Context, ir: &Ir, op: Op) -> Option<ReshapeTypes<'c>> {
        let [from, to]: [Type; 2] = [ir.value_type(ir.operand(op, 0)), ir.value_type(ir.result(op, 0))];
        Some(ReshapeTypes {
            source_shape: shape(ctx, from)?,
            source_strides: strides_and_offset(ctx, from)?.0,
            result_shape: shape(ctx, to)?,
            result_strides: strides_and_offset(ctx, to)?.0,
        })
    }

    /// Whether [`Reshape::resolve_group`] supports each group.
    fn are_resolvable(&self, groups: &[Vec<i64>], is_expanding: bool) -> bool {
        let (shape, group_values) = if is_expanding {
            (self.result_shape, &self.source_strides)
        } else {
            (self.source_shape, &self.result_strides)
        };
        let is_resolvable = |(group, stride): (&Vec<i64>, &i64)| {
            let sizes: Vec<i64> = group.iter().filter_map(|at| dimension_item(shape, *at)).collect();
            if is_expanding {
                // At most one size of a group can be computed from the size of the source.
                sizes.iter().filter(|size| **size == DYNAMIC).count() <= 1
            } else {
                let is_dynamic = |at: &i64| dimension_item(&self.source_strides, *at) == Some(DYNAMIC);
                *stride != DYNAMIC || sizes.iter().any(|size| *size != 1) || group.iter().any(is_dynamic)
            }
        };
        groups.len() == group_values.len() && groups.iter().zip(group_values).all(is_resolvable)
    }
}

/// The element for a dimension.
fn dimension_item<T: Copy>(list: &[T], dimension: i64) -> Option<T> {
    list.get(usize::try_from(dimension).ok()?).copied()
}

/// Sizes and strides.
type SizesAndStrides = (Vec<IndexOrValue>, Vec<IndexOrValue>);

/// A handle's method that returns the groups of dimensions.
type Groups<R> = fn(R, &Ir) -> Vec<Vec<i64>>;

/// A reshape with groups of dimensions.
trait Reshape: OpHandle + 'static {
    /// Whether the groups are those of the result.
    const EXPANDS: bool;

    /// The groups.
    const GROUPS: Groups<Self>;

    /// The sizes and strides of the result for the group with this index.
    fn resolve_group(
        b: &mut dyn OpBuilder,
        types: &ReshapeTypes<'_>,
        source: &StridedMetadata,
        group: &[i64],
        index: usize,
    ) -> Option<SizesAndStrides>;
}

/// The metadata of a reshape. A memref of rank 0 is treated as one with sizes and strides of 1.
fn resolve<R: Reshape>(rewriter: &mut PatternRewriter<'_>, reshape: R) -> Option<StridedMetadata> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let types = ReshapeTypes::from_op(ctx, ir, reshape.op())?;
    let (memref, groups) = (ir.operand(reshape.op(), 0), R::GROUPS(reshape, ir));
    if !types.source_shape.is_empty() && !types.are_resolvable(&groups, R::EXPANDS) {
        return None;
    }
    let source = StridedMetadata::extract(rewriter, memref)?;
    if types.source_shape.is_empty() {
        let ones = vec![IndexOrValue::Static(1); types.result_shape.len()];
        return Some(StridedMetadata { sizes: ones.clone(), strides: ones, ..source });
    }
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    for (index, group) in groups.iter().enumerate() {
        let (group_values, strides_of_group) = R::resolve_group(rewriter, &types, &source, group, index)?;
        sizes.extend(group_values);
        strides.extend(strides_of_group);
    }
    Some(StridedMetadata { sizes, strides, ..source })
}

/// An operation on an expression and a constant.
fn binary_constant(ctx: &Context, binary: AffineBinary, lhs: AffineExpr, rhs: i64) -> AffineExpr {
    ctx.affine_binary(binary, lhs, ctx.affine_constant(rhs))
}

impl Reshape for ExpandShapeOp {
    const EXPANDS: bool = true;
    const GROUPS: Groups<Self> = Self::groups;

    fn resolve_group(
        b: &mut dyn OpBuilder,
        types: &ReshapeTypes<'_>,
        source: &StridedMetadata,
        group: &[i64],
        index: usize,
    ) -> Option<SizesAndStrides> {
        let sizes: Vec<i64> =
            group.iter().map(|at| dimension_item(types.result_shape, *at)).collect::<Option<_>>()?;
        let source = (*source.sizes.get(index)?, *source.strides.get(index)?);
        let expansion = Expansion::new(&sizes)?;
        let expanded = expansion.sizes(b, source.0);
        Some((expanded, expansion.strides(b, source)))
    }
}

/// The expansion of one dimension: its sizes, and its strides for a contiguous source if the dynamic size
/// is 1.
struct Expansion<'s> {
    sizes: &'s [i64],
    strides: Vec<i64>,
    /// The product of all static sizes.
    product: i64,
    /// The index of the dynamic size.
    dynamic: Option<usize>,
}

impl Expansion<'_> {
    /// The expansion; `None` if the sizes are too large.
    fn new(sizes: &[i64]) -> Option<Expansion<'_>> {
        let mut product = 1_i64;
        let mut strides = vec![0; sizes.len()];
        for (stride, size) in strides.iter_mut().zip(sizes).rev() {
            *stride = product;
            if *size != DYNAMIC {
                product = product.checked_mul(*size)?;
            }
        }
        let dynamic = sizes.iter().position(|size| *size == DYNAMIC);
        Some(Expansion { sizes, strides, product, dynamic })
    }

    /// The static sizes. The dynamic size is the size of the source divided by their product.
    fn sizes(&self, b: &mut dyn OpBuilder, size: IndexOrValue) -> Vec<IndexOrValue> {
        let mut dynamic = || {
            let ctx = b.context();
            let quotient = binary_constant(ctx, AffineBinary::FloorDiv, ctx.affine_symbol(0), self.product);
            composed_apply(b, quotient, &[size])
        };
        let each = |size: &i64| if *size == DYNAMIC { dynamic() } else { IndexOrValue::Static(*size) };
        self.sizes.iter().map(each).collect()
    }

    /// The strides. Those before the dynamic size are multiples of it.
    fn strides(
        &self,
        b: &mut dyn OpBuilder,
        (size, stride): (IndexOrValue, IndexOrValue),
    ) -> Vec<IndexOrValue> {
        let each = |(index, known): (usize, &i64)| {
            let ctx = b.context();
            let [first, second] = [0, 1].map(|symbol| ctx.affine_symbol(symbol));
            let scaled = binary_constant(ctx, AffineBinary::Mul, first, *known);
            if self.dynamic.is_none_or(|dynamic| dynamic <= index) {
                return composed_apply(b, scaled, &[stride]);
            }
            let quotient = binary_constant(ctx, AffineBinary::FloorDiv, scaled, self.product);
            let product = ctx.affine_binary(AffineBinary::Mul, quotient, second);
            composed_apply(b, product, &[size, stride])
        };
        self.strides.iter().enumerate().map(each).collect()
    }
}

impl Reshape for CollapseShapeOp {
    const EXPANDS: bool = false;
    const GROUPS: Groups<Self> = Self::groups;

    fn resolve_group(
        b: &mut dyn OpBuilder,
        types: &ReshapeTypes<'_>,
        source: &StridedMetadata,
        group: &[i64],
        index: usize,
    ) -> Option<SizesAndStrides> {
        let size = match *types.result_shape.get(index)? {
            DYNAMIC => collapsed_size(b, types, source, group)?,
            size => IndexOrValue::Static(size),
        };
        Some((vec![size], vec![collapsed_stride(types, source, group, index)?]))
    }
}

/// The product of the sizes of a group.
fn collapsed_size(
    b: &mut dyn OpBuilder,
    types: &ReshapeTypes<'_>,
    source: &StridedMetadata,
    group: &[i64],
) -> Option<IndexOrValue> {
    let ctx = b.context();
    let mut product = ctx.affine_constant(1);
    let mut sizes = Vec::with_capacity(group.len());
    for (symbol, at) in (0_u32..).zip(group) {
        product = ctx.affine_binary(AffineBinary::Mul, product, ctx.affine_symbol(symbol));
        sizes.push(match dimension_item(types.source_shape, *at)? {
            DYNAMIC => dimension_item(&source.sizes, *at)?,
            size => IndexOrValue::Static(size),
        });
    }
    Some(composed_apply(b, product, &sizes))
}

/// The stride of a group: that of its last dimension with a size other than 1. Without such a dimension,
/// the stride is meaningless, but must match the type of the result.
fn collapsed_stride(
    types: &ReshapeTypes<'_>,
    source: &StridedMetadata,
    group: &[i64],
    index: usize,
) -> Option<IndexOrValue> {
    let has_stride = |at: &&i64| dimension_item(types.source_shape, **at) != Some(1);
    if let Some(last) = group.iter().rev().find(has_stride) {
        return dimension_item(&source.strides, *last);
    }
    match *types.result_strides.get(index)? {
        DYNAMIC => {
            let is_dynamic = |at: &&i64| dimension_item(&types.source_strides, **at) == Some(DYNAMIC);
            dimension_item(&source.strides, *group.iter().find(is_dynamic)?)
        }
        stride => Some(IndexOrValue::Static(stride)),
    }
}
