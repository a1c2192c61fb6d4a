//! Slices of vectors.

use ir_core::fold::{dense_elements, element, splat_element};
use ir_core::predicates::attributes::array_elements;

use super::{BroadcastOp, ExtractStridedSliceOp, InsertStridedSliceOp, row_major, unravel};
use crate::fold::defined_by;
use crate::prelude::*;
use crate::ub::{PoisonAttr, is_poison};

/// The maximum number of elements of a constant that an insertion copies while the original has other uses.
const MOST_COPIED: usize = 256;

/// The numbers of an array attribute.
fn numbers(ctx: &Context, attribute: Option<Attribute>) -> Vec<i64> {
    let elements = attribute.and_then(|attribute| array_elements(ctx, attribute)).unwrap_or_default();
    elements.iter().filter_map(|element| int(ctx, *element)).collect()
}

/// A checked list of numbers, and its name in messages.
type Named<'a> = (&'a [i64], &'static str);

/// Whether each number is from `min` on and below the end of its dimension.
fn verify_confined(
    ir: &Ir,
    op: impl OpHandle,
    (values, name): Named<'_>,
    sizes: &[i64],
    [min, beyond]: [i64; 2],
) -> Verified {
    for (dim, (value, size)) in values.iter().zip(sizes).enumerate() {
        let end = size.saturating_add(beyond);
        if !(min..end).contains(value) {
            let message = format!("expected {name} dimension {dim} to be confined to [{min}, {end})");
            return fail(ir, op, message);
        }
    }
    Ok(())
}

fn verify_unit_strides(ir: &Ir, op: impl OpHandle, strides: &[i64]) -> Verified {
    if strides.iter().all(|stride| *stride == 1) {
        return Ok(());
    }
    fail(ir, op, "expected strides to be confined to [1, 2)")
}

/// Whether a slice ends within each dimension.
fn verify_ends(
    ir: &Ir,
    op: impl OpHandle,
    offsets: &[i64],
    (counts, name): Named<'_>,
    sizes: &[i64],
) -> Verified {
    for (dim, ((offset, count), size)) in offsets.iter().zip(counts).zip(sizes).enumerate() {
        let end = size.saturating_add(1);
        if !(0..end).contains(&offset.saturating_add(*count)) {
            let message =
                format!("expected sum(offsets, {name}) dimension {dim} to be confined to [1, {end})");
            return fail(ir, op, message);
        }
    }
    Ok(())
}

fn mismatched_size(ir: &Ir, op: impl OpHandle, index: usize, own: i64, whole: i64) -> Verified {
    let message = format!(
        "expected size at idx={index} to match the corresponding base size from the input vector ({own} vs {whole})"
    );
    fail(ir, op, message)
}

impl VerifyOp for ExtractStridedSliceOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let TypeKind::Vector { shape, scalable, element } = ir.value_type(self.source(ir)).kind(ctx) else {
            return Ok(());
        };
        let [offsets, sizes, strides] = [self.offsets_attr(ir), self.sizes_attr(ir), self.strides_attr(ir)]
            .map(|list| numbers(ctx, list));
        if offsets.len() != sizes.len() || offsets.len() != strides.len() {
            return fail(ir, self, "expected offsets, sizes and strides attributes of same size");
        }
        if offsets.len() > shape.len() {
            return fail(ir, self, "expected offsets attribute of rank no greater than vector rank");
        }
        verify_confined(ir, self, (&offsets, "offsets"), shape, [0, 0])?;
        verify_confined(ir, self, (&sizes, "sizes"), shape, [1, 1])?;
        verify_unit_strides(ir, self, &strides)?;
        verify_ends(ir, self, &offsets, (&sizes, "sizes"), shape)?;
        let rest = shape.get(sizes.len()..).unwrap_or_default();
        let expected: Vec<i64> = sizes.iter().chain(rest).copied().collect();
        let expected = ctx.vector_type(&expected, scalable, element);
        if ir.result_types(self.op()).next() != Some(expected) {
            return fail(ir, self, format!("expected result type to be '{}'", expected.to_text(ctx)));
        }
        let dims = sizes.iter().zip(shape).zip(scalable).enumerate();
        for (index, ((size, whole), _)) in dims.filter(|(_, (_, is_scalable))| **is_scalable) {
            if size != whole {
                return mismatched_size(ir, self, index, *size, *whole);
            }
        }
        Ok(())
    }
}

impl VerifyOp for InsertStridedSliceOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, dest] = [self.value_to_store(ir), self.dest(ir)].map(|value| ir.value_type(value));
        let TypeKind::Vector { shape: part, scalable: part_scalable, .. } = source.kind(ctx) else {
            return Ok(());
        };
        let TypeKind::Vector { shape: whole, scalable, .. } = dest.kind(ctx) else { return Ok(()) };
        let [offsets, strides] =
            [self.offsets_attr(ir), self.strides_attr(ir)].map(|list| numbers(ctx, list));
        if offsets.len() != whole.len() {
            return fail(ir, self, "expected offsets of same size as destination vector rank");
        }
        if strides.len() != part.len() {
            return fail(ir, self, "expected strides of same size as source vector rank");
        }
        let Some(lead) = whole.len().checked_sub(part.len()) else {
            return fail(ir, self, "expected source rank to be no greater than destination rank");
        };
        verify_confined(ir, self, (&offsets, "offsets"), whole, [0, 0])?;
        verify_unit_strides(ir, self, &strides)?;
        let counts: Vec<i64> = std::iter::repeat_n(0, lead).chain(part.iter().copied()).collect();
        verify_ends(ir, self, &offsets, (&counts, "source vector shape"), whole)?;
        for (index, (size, is_scalable)) in part.iter().zip(part_scalable).enumerate() {
            let at = index + lead;
            if *is_scalable != scalable[at] {
                let message = format!("mismatching scalable flags (at source vector idx={index})");
                return fail(ir, self, message);
            }
            if *is_scalable && *size != whole[at] {
                return mismatched_size(ir, self, index, *size, whole[at]);
            }
        }
        Ok(())
    }
}

/// The row-major indices, in a vector of this shape, of the elements of a slice.
pub(super) fn slice_indices(whole: &[i64], offsets: &[i64], part: &[i64]) -> Option<Vec<usize>> {
    let lead = whole.len().checked_sub(part.len())?;
    let count = part.iter().try_fold(1i64, |count, size| count.checked_mul(*size))?;
    let indices = (0..usize::try_from(count).ok()?).map(|index| {
        let at = unravel(part, index)?;
        let position: Vec<i64> = (0..whole.len())
            .map(|dim| {
                let inner = dim.checked_sub(lead).and_then(|dim| at.get(dim)).copied().unwrap_or(0);
                offsets.get(dim).copied().unwrap_or(0) + inner
            })
            .collect();
        row_major(whole, &position)
    });
    indices.collect()
}

impl FoldOp for ExtractStridedSliceOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let Some(result) = ir.result_types(self.op()).next() else { return FoldResult::Failure };
        if ir.value_type(source) == result {
            return FoldResult::from(source);
        }
        let offsets = numbers(ctx, self.offsets_attr(ir));
        if let Some(insertion) = defined_by::<InsertStridedSliceOp>(ir, source) {
            let inserted = insertion.value_to_store(ir);
            let starts = numbers(ctx, insertion.offsets_attr(ir));
            let lead = starts.len().saturating_sub(offsets.len());
            let is_same = starts.iter().take(offsets.len()).eq(offsets.iter())
                && starts.iter().rev().take(lead).all(|start| *start == 0);
            if ir.value_type(inserted) == result && is_same {
                return FoldResult::from(inserted);
            }
        }
        let Some(constant) = operands.first().copied().flatten() else { return FoldResult::Failure };
        if is_poison(ctx, constant) {
            return PoisonAttr::get(ctx).base().into();
        }
        if let Some(element) = splat_element(ctx, constant) {
            return dense_elements(ctx, result, &[element]).into();
        }
        let (whole, part) = (shape(ctx, ir.value_type(source)), shape(ctx, result));
        let elements = whole.zip(part).and_then(|(whole, part)| {
            let indices = slice_indices(whole, &offsets, part)?;
            indices.into_iter().map(|index| element(ctx, constant, index)).collect::<Option<Vec<_>>>()
        });
        elements.and_then(|elements| dense_elements(ctx, result, &elements)).into()
    }
}

impl CanonicalizationPatterns for ExtractStridedSliceOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("StridedSliceBroadcast", slice_of_broadcast);
    }
}

/// Replaces a slice of a repeated scalar by a broadcast.
fn slice_of_broadcast(rewriter: &mut PatternRewriter<'_>, op: ExtractStridedSliceOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let source = defined_by::<BroadcastOp>(ir, op.source(ir))?.source(ir);
    if shape(ctx, ir.value_type(source)).is_some() {
        return None;
    }
    let result = ir.result_types(op.op()).next()?;
    let value = BroadcastOp::create(rewriter, result, source).vector(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

impl FoldOp for InsertStridedSliceOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (value, dest) = (self.value_to_store(ir), self.dest(ir));
        if ir.value_type(value) == ir.value_type(dest) {
            return FoldResult::from(value);
        }
        // A slice that is inserted where it was extracted changes nothing.
        if let Some(extraction) = defined_by::<ExtractStridedSliceOp>(ir, value) {
            let is_same = numbers(ctx, extraction.offsets_attr(ir)) == numbers(ctx, self.offsets_attr(ir));
            let rank = |value: Value| shape(ctx, ir.value_type(value)).map(<[i64]>::len);
            if extraction.source(ir) == dest && is_same && rank(value) == rank(dest) {
                return FoldResult::from(dest);
            }
        }
        let [Some(part), Some(whole)] = *operands else { return FoldResult::Failure };
        changed_constant(ctx, ir, self, part, whole).into()
    }
}

/// The constant of which a constant slice is a part.
fn changed_constant(
    ctx: &Context,
    ir: &Ir,
    op: InsertStridedSliceOp,
    part: Attribute,
    whole: Attribute,
) -> Option<Attribute> {
    let ty = ir.value_type(op.dest(ir));
    let (sizes, counts) = (shape(ctx, ty)?, shape(ctx, ir.value_type(op.value_to_store(ir)))?);
    if let (Some(a), Some(b)) = (splat_element(ctx, part), splat_element(ctx, whole))
        && a == b
    {
        return Some(whole);
    }
    let count = sizes.iter().try_fold(1i64, |count, size| count.checked_mul(*size))?;
    let count = usize::try_from(count).ok()?;
    if count > MOST_COPIED && ir.uses(op.result(ir)).count() != 1 {
        return None;
    }
    let mut elements: Vec<Attribute> =
        (0..count).map(|index| element(ctx, whole, index)).collect::<Option<_>>()?;
    let indices = slice_indices(sizes, &numbers(ctx, op.offsets_attr(ir)), counts)?;
    for (index, at) in indices.into_iter().enumerate() {
        *elements.get_mut(at)? = element(ctx, part, index)?;
    }
    dense_elements(ctx, ty, &elements)
}
