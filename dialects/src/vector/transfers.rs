//! Transfers between vectors and tensors or memrefs: checks, effects, folds and canonicalization.

use std::ops::Range;

use ir_core::interfaces::{EffectInstance, EffectKind, MemoryEffectsOpInterface, SpeculationOpInterface};
use ir_core::predicates::attributes::{affine_map, array_elements};
use ir_core::predicates::build::bool_array_attr;
use ir_core::predicates::shaped::vector_type;
use ir_core::runtime::checks::DestinationStyleOpInterface;

use super::{MaskKind, TransferReadOp, TransferWriteOp, mask_kind};
use crate::prelude::*;

/// A transfer in either direction (MLIR's `VectorTransferOpInterface`).
#[derive(Clone, Debug)]
pub struct Transfer {
    /// The operation.
    pub op: Op,
    /// The type of the tensor or memref.
    pub base: Type,
    /// The vector type.
    pub vector: Type,
    /// The indices of the first element.
    pub indices: Vec<Value>,
    /// The dimension of the tensor or memref for each dimension of the vector, or 0.
    pub map: AffineMap,
    /// The mask.
    pub mask: Option<Value>,
    /// Whether each dimension of the vector is known to stay inside.
    pub in_bounds: Vec<bool>,
}

/// Flags of an array attribute.
fn flags(ctx: &Context, attribute: Option<Attribute>) -> Vec<bool> {
    let elements = attribute.and_then(|attribute| array_elements(ctx, attribute)).unwrap_or_default();
    elements.iter().map(|element| bool_value(ctx, *element).unwrap_or(false)).collect()
}

impl Transfer {
    /// The parts of a read; `None` if its map is missing.
    #[must_use]
    pub fn from_read(ir: &Ir, read: TransferReadOp) -> Option<Transfer> {
        let ctx = ir.context();
        Some(Transfer {
            op: read.op(),
            base: ir.value_type(read.base(ir)),
            vector: ir.value_type(read.vector(ir)),
            indices: read.indices(ir).to_vec(),
            map: affine_map(ctx, read.permutation_map_attr(ir)?)?,
            mask: read.mask(ir),
            in_bounds: flags(ctx, read.in_bounds_attr(ir)),
        })
    }

    /// The parts of a write; `None` if its map is missing.
    #[must_use]
    pub fn from_write(ir: &Ir, write: TransferWriteOp) -> Option<Transfer> {
        let ctx = ir.context();
        Some(Transfer {
            op: write.op(),
            base: ir.value_type(write.base(ir)),
            vector: ir.value_type(write.value_to_store(ir)),
            indices: write.indices(ir).to_vec(),
            map: affine_map(ctx, write.permutation_map_attr(ir)?)?,
            mask: write.mask(ir),
            in_bounds: flags(ctx, write.in_bounds_attr(ir)),
        })
    }

    /// Whether a dimension may leave the tensor or memref. Dimensions along which an element is repeated do
    /// not.
    #[must_use]
    pub fn has_out_of_bounds_dim(&self, ctx: &Context) -> bool {
        let results = self.map.results(ctx).iter();
        results.zip(&self.in_bounds).any(|(result, inside)| !inside && result.as_constant(ctx).is_none())
    }

    /// The dimension of the tensor or memref that a dimension of the vector follows.
    fn dim(&self, ctx: &Context, index: usize) -> Option<usize> {
        match self.map.results(ctx).get(index)?.kind(ctx) {
            AffineExprKind::Dim(dim) => Some(dim as usize),
            _ => None,
        }
    }
}

/// Dimensions of the vector along which an element is repeated, if the others are the last dimensions of the
/// map in their order (MLIR's `isMinorIdentityWithBroadcasting`).
#[must_use]
pub fn minor_identity_broadcasts(ctx: &Context, map: AffineMap) -> Option<Vec<usize>> {
    let results = map.results(ctx);
    let first = (map.num_dims(ctx) as usize).checked_sub(results.len())?;
    let mut repeated = Vec::new();
    for (index, result) in results.iter().enumerate() {
        match result.kind(ctx) {
            AffineExprKind::Constant(0) => repeated.push(index),
            AffineExprKind::Dim(dim) if dim as usize == first + index => {}
            _ => return None,
        }
    }
    Some(repeated)
}

/// The map from the last dimensions of a tensor or memref to those of a vector; `None` if it has too few
/// dimensions.
pub(super) fn minor_identity(ctx: &Context, base: Type, vector: Type) -> Option<AffineMap> {
    let (sizes, element) = (shape(ctx, base)?, element_type(ctx, base)?);
    let dims = u32::try_from(sizes.len()).ok()?;
    let inner = shape(ctx, element).map_or(0, <[i64]>::len);
    let rank = u32::try_from(shape(ctx, vector)?.len().checked_sub(inner)?).ok()?;
    let results: Vec<AffineExpr> = (dims.checked_sub(rank)?..dims).map(|dim| ctx.affine_dim(dim)).collect();
    Some(ctx.affine_map(dims, 0, &results))
}

/// The type of the mask: a dimension for each dimension that the vector follows, in their order.
pub(super) fn mask_type(ctx: &Context, vector: Type, map: AffineMap) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, .. } = vector.kind(ctx) else { return None };
    let mut dims: Vec<(u32, usize)> = Vec::new();
    for (index, result) in map.results(ctx).iter().enumerate() {
        if let AffineExprKind::Dim(dim) = result.kind(ctx) {
            dims.push((dim, index));
        }
    }
    dims.sort_unstable();
    let mut sizes = dims.iter().map(|(_, index)| shape.get(*index).copied()).collect::<Option<Vec<i64>>>()?;
    let mut flags =
        dims.iter().map(|(_, index)| scalable.get(*index).copied()).collect::<Option<Vec<bool>>>()?;
    if sizes.is_empty() {
        // A mask has at least one dimension.
        sizes.push(1);
        flags.push(false);
    }
    Some(ctx.vector_type(&sizes, &flags, Type::I1))
}

/// The bits of the last dimension of a vector, or of a scalar.
fn minor_bits(ctx: &Context, ty: Type) -> u64 {
    let (element, count) = match ty.kind(ctx) {
        TypeKind::Vector { shape, element, .. } => {
            (element, shape.last().map_or(1, |size| size.cast_unsigned()))
        }
        _ => (ty, 1),
    };
    let width = if element == Type::INDEX { 64 } else { element.bit_width(ctx).map_or(64, u64::from) };
    width.saturating_mul(count)
}

/// Checks of both directions (MLIR's `verifyTransferOp`).
fn verify_transfer(ir: &Ir, transfer: &Transfer) -> Verified {
    let (ctx, op) = (ir.context(), transfer.op);
    let fail = |message: &str| Err(op_error(ir, op, message));
    if ir.attribute(op, "masked").is_some() {
        return fail("masked attribute has been removed. Use in_bounds instead.");
    }
    if !matches!(transfer.base.kind(ctx), TypeKind::MemRef { .. } | TypeKind::RankedTensor { .. }) {
        return fail("requires source to be a memref or ranked tensor type");
    }
    let (Some(sizes), Some(element), Some(vector)) =
        (shape(ctx, transfer.base), element_type(ctx, transfer.base), shape(ctx, transfer.vector))
    else {
        return Ok(());
    };
    let results = transfer.map.results(ctx);
    let whole = minor_bits(ctx, transfer.vector).checked_rem(minor_bits(ctx, element));
    let wrong_rank = "requires a permutation_map with result dims of the same rank as the vector type";
    if let Some(inner) = shape(ctx, element) {
        if whole != Some(0) {
            return fail(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the \
                 minor 1-D vector of the source",
            );
        }
        let Some(outer) = vector.len().checked_sub(inner.len()) else {
            return fail("requires source vector element and vector result ranks to match.");
        };
        if results.len() != outer {
            return fail(wrong_rank);
        }
        if transfer.mask.is_some() {
            return fail("does not support masks with vector element type");
        }
    } else {
        if whole != Some(0) {
            return fail(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the \
                 source element type",
            );
        }
        if results.len() != vector.len() {
            return fail(wrong_rank);
        }
    }
    if transfer.map.num_symbols(ctx) != 0 {
        return fail("requires permutation_map without symbols");
    }
    if transfer.map.num_dims(ctx) as usize != sizes.len() {
        return fail("requires a permutation_map with input dims of the same rank as the source type");
    }
    verify_mask(ir, transfer)?;
    if results.len() != transfer.in_bounds.len() {
        let map = ctx.affine_map_attr(transfer.map).to_text(ctx);
        return fail(&format!(
            "expects the in_bounds attr of same rank as permutation_map results: {map} vs inBounds of size: {}",
            transfer.in_bounds.len()
        ));
    }
    Ok(())
}

fn verify_mask(ir: &Ir, transfer: &Transfer) -> Verified {
    let ctx = ir.context();
    let Some(mask) = transfer.mask.map(|mask| ir.value_type(mask)) else { return Ok(()) };
    match mask_type(ctx, transfer.vector, transfer.map) {
        Some(inferred) if inferred != mask => {
            let (inferred, mask) = (inferred.to_text(ctx), mask.to_text(ctx));
            let message =
                format!("inferred mask type ('{inferred}') and mask operand type ('{mask}') don't match");
            Err(op_error(ir, transfer.op, &message))
        }
        _ => Ok(()),
    }
}

/// Whether the results of the map are different dimensions or 0.
fn verify_map(ir: &Ir, transfer: &Transfer) -> Verified {
    let ctx = ir.context();
    let mut seen = vec![false; transfer.map.num_dims(ctx) as usize];
    for result in transfer.map.results(ctx) {
        match result.kind(ctx) {
            AffineExprKind::Constant(0) => {}
            AffineExprKind::Dim(dim) => {
                if seen.get_mut(dim as usize).is_some_and(|seen| std::mem::replace(seen, true)) {
                    let message = "requires a permutation_map that is a permutation (found one dim used more than once)";
                    return Err(op_error(ir, transfer.op, message));
                }
            }
            _ => {
                let message = "requires a projected permutation_map (at most one dim or the zero constant can \
                               appear in each result)";
                return Err(op_error(ir, transfer.op, message));
            }
        }
    }
    Ok(())
}

fn verify_indices(ir: &Ir, transfer: &Transfer) -> Verified {
    let rank = shape(ir.context(), transfer.base).map_or(0, <[i64]>::len);
    if transfer.indices.len() == rank {
        return Ok(());
    }
    Err(op_error(ir, transfer.op, &format!("requires {rank} indices")))
}

impl VerifyOp for TransferReadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(transfer) = Transfer::from_read(ir, self) else { return Ok(()) };
        verify_indices(ir, &transfer)?;
        verify_transfer(ir, &transfer)?;
        let padding = ir.value_type(self.padding(ir));
        let Some(element) = element_type(ctx, transfer.base) else { return Ok(()) };
        if matches!(element.kind(ctx), TypeKind::Vector { .. }) {
            if element != padding {
                return fail(ir, self, "requires source element type and padding type to match.");
            }
        } else if vector_type(ctx, &[1], padding).is_none() {
            return fail(ir, self, "requires valid padding vector elemental type");
        } else if padding != element {
            return fail(ir, self, "requires formal padding and source of the same elemental type");
        }
        verify_map(ir, &transfer)
    }
}

impl VerifyOp for TransferWriteOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(transfer) = Transfer::from_write(ir, self) else { return Ok(()) };
        verify_indices(ir, &transfer)?;
        if transfer.map.results(ctx).iter().any(|result| result.as_constant(ctx).is_some()) {
            return fail(ir, self, "should not have broadcast dimensions");
        }
        verify_transfer(ir, &transfer)?;
        verify_map(ir, &transfer)
    }
}

/// Whether a value is a tensor, on which a transfer has no effect.
fn is_tensor(ir: &Ir, base: Value) -> bool {
    matches!(ir.value_type(base).kind(ir.context()), TypeKind::RankedTensor { .. })
}

/// Implements effects of transfers.
macro_rules! transfers {
    ($($op:ident: $kind:ident;)*) => {$(
        impl MemoryEffectsOpInterface for $op {
            fn effects(self, ir: &Ir) -> Vec<EffectInstance> {
                let base = self.base(ir);
                let is_memory = !is_tensor(ir, base);
                is_memory.then(|| EffectInstance::with_value(EffectKind::$kind, base)).into_iter().collect()
            }
        }

        impl SpeculationOpInterface for $op {
            fn speculatability(self, ir: &Ir) -> Speculatability {
                if is_tensor(ir, self.base(ir)) {
                    Speculatability::Speculatable
                } else {
                    Speculatability::NotSpeculatable
                }
            }
        }
    )*};
}

transfers! {
    TransferReadOp: Read;
    TransferWriteOp: Write;
}

impl DestinationStyleOpInterface for TransferWriteOp {
    fn dps_inits(self, _ir: &Ir) -> Range<usize> {
        1..2
    }
}

/// Sets the flags of dimensions that stay inside (MLIR's `foldTransferInBoundsAttribute`).
fn infer_in_bounds(ctx: &Context, ir: &mut Ir, transfer: &Transfer) -> bool {
    let (Some(sizes), Some(vector)) = (shape(ctx, transfer.base), shape(ctx, transfer.vector)) else {
        return false;
    };
    let TypeKind::Vector { scalable, .. } = transfer.vector.kind(ctx) else { return false };
    let mut flags = transfer.in_bounds.clone();
    for (index, flag) in flags.iter_mut().enumerate().filter(|(_, flag)| !**flag) {
        let Some(dim) = transfer.dim(ctx, index) else {
            // One element is repeated. As in MLIR, it is inside.
            *flag = true;
            continue;
        };
        let (Some(size), Some(count)) = (sizes.get(dim), vector.get(index)) else { continue };
        let start = transfer.indices.get(dim).and_then(|start| int(ctx, constant_of(ir, *start)?));
        let is_static = *size != DYNAMIC && !scalable.contains(&true);
        *flag = is_static && start.is_some_and(|start| start >= 0 && start.saturating_add(*count) <= *size);
    }
    if flags == transfer.in_bounds {
        return false;
    }
    let attribute = bool_array_attr(ctx, &flags);
    ir.set_attribute(transfer.op, "in_bounds", attribute);
    true
}

impl FoldOp for TransferReadOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let Some(transfer) = Transfer::from_read(ir, self) else { return FoldResult::Failure };
        if infer_in_bounds(ctx, ir, &transfer) {
            return FoldResult::InPlace;
        }
        crate::memref::fold_casts_in_place(ctx, ir, self.op(), None)
    }
}

impl FoldOp for TransferWriteOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let Some(transfer) = Transfer::from_write(ir, self) else { return FoldResult::Failure };
        if infer_in_bounds(ctx, ir, &transfer) {
            return FoldResult::InPlace;
        }
        crate::memref::fold_casts_in_place(ctx, ir, self.op(), None)
    }
}

impl CanonicalizationPatterns for TransferReadOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("FoldFullReadMask", read_without_mask);
    }
}

/// Whether a transfer has a mask that is set for all elements.
fn has_full_mask(ir: &Ir, mask: Option<Value>) -> bool {
    mask.is_some_and(|mask| mask_kind(ir, mask) == MaskKind::AllTrue)
}

fn read_without_mask(rewriter: &mut PatternRewriter<'_>, read: TransferReadOp) -> Option<()> {
    let ir = rewriter.ir();
    if !has_full_mask(ir, read.mask(ir)) {
        return None;
    }
    let (base, indices, padding) = (read.base(ir), read.indices(ir).to_vec(), read.padding(ir));
    let (ty, map, flags) =
        (ir.value_type(read.vector(ir)), read.permutation_map(ir), read.in_bounds(ir).to_vec());
    let new = TransferReadOp::create(rewriter, ty, base, &indices, map, padding, &flags);
    let value = new.vector(rewriter.ir());
    rewriter.replace_op(read.op(), &[value]);
    Some(())
}

impl CanonicalizationPatterns for TransferWriteOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("FoldFullWriteMask", write_without_mask);
    }
}

fn write_without_mask(rewriter: &mut PatternRewriter<'_>, write: TransferWriteOp) -> Option<()> {
    let ir = rewriter.ir();
    if !has_full_mask(ir, write.mask(ir)) {
        return None;
    }
    let (value, base, indices) = (write.value_to_store(ir), write.base(ir), write.indices(ir).to_vec());
    let (map, flags) = (write.permutation_map(ir), write.in_bounds(ir).to_vec());
    let result = write.result(ir).map(|result| ir.value_type(result));
    let new = TransferWriteOp::create(rewriter, result, value, base, &indices, map, &flags).op();
    let results: Vec<Value> = rewriter.ir().results(new).collect();
    rewriter.replace_op(write.op(), &results);
    Some(())
}
