//! Folds of extractions from other operations of the dialect.

use ir_core::fold::DefinitionChain;
use ir_core::predicates::attributes::array_elements;

use super::{
    BroadcastOp, ExtractOp, ExtractStridedSliceOp, FromElementsOp, InsertStridedSliceOp, ShapeCastOp,
    ShuffleOp, TransposeOp, row_major, unravel,
};
use crate::fold::defined_by;
use crate::prelude::*;

/// The value that is extracted from instead, and the position.
pub(super) struct Origin {
    pub(super) value: Value,
    pub(super) position: Vec<i64>,
}

impl ExtractOp {
    /// The element or part that a position of the source has by the operation that defines the source;
    /// `None` if that is unknown.
    pub(super) fn origin(self, ir: &Ir, at: &[i64]) -> Option<Origin> {
        let source = self.source(ir);
        if let Some(broadcast) = defined_by::<BroadcastOp>(ir, source) {
            return from_broadcast(ir, broadcast, at);
        }
        let sizes = shape(ir.context(), ir.value_type(source))?;
        // The other operations move single elements.
        row_major(sizes, at)?;
        if let Some(cast) = defined_by::<ShapeCastOp>(ir, source) {
            return from_shape_cast(ir, cast, sizes, at);
        }
        if let Some(transpose) = defined_by::<TransposeOp>(ir, source) {
            return from_transpose(ir, transpose, at);
        }
        if let Some(slice) = defined_by::<ExtractStridedSliceOp>(ir, source) {
            return from_slice(ir, slice, at);
        }
        if let Some(insertion) = defined_by::<InsertStridedSliceOp>(ir, source) {
            return from_inserted_slice(ir, insertion, at);
        }
        if let Some(shuffle) = defined_by::<ShuffleOp>(ir, source) {
            return from_shuffle(ir, shuffle, at);
        }
        let vector = defined_by::<FromElementsOp>(ir, source)?;
        let value = *vector.elements(ir).to_vec().get(row_major(sizes, at)?)?;
        Some(Origin { value, position: Vec::new() })
    }
}

/// The same position in the vector that is repeated, 0 in its dimensions of size 1.
fn from_broadcast(ir: &Ir, broadcast: BroadcastOp, at: &[i64]) -> Option<Origin> {
    let ctx = ir.context();
    let value = broadcast.source(ir);
    let from = shape(ctx, ir.value_type(value)).unwrap_or_default();
    let to = shape(ctx, ir.value_type(broadcast.vector(ir)))?;
    let lead = to.len().checked_sub(from.len())?;
    let inner = at.get(lead..)?;
    let position = inner.iter().zip(from).zip(&to[lead..]);
    let position = position.map(|((at, from), to)| if from == to { *at } else { 0 });
    let position: Vec<i64> = position.collect();
    let is_whole = from.get(inner.len()..)? == to.get(at.len()..)?;
    (is_whole && !position.contains(&DYNAMIC)).then_some(Origin { value, position })
}

/// The position with the same row-major index.
fn from_shape_cast(ir: &Ir, cast: ShapeCastOp, sizes: &[i64], at: &[i64]) -> Option<Origin> {
    let ctx = ir.context();
    let value = cast.source(ir);
    let TypeKind::Vector { shape, scalable, .. } = ir.value_type(value).kind(ctx) else { return None };
    if scalable.contains(&true) {
        return None;
    }
    Some(Origin { value, position: unravel(shape, row_major(sizes, at)?)? })
}

/// The position in the shuffled vector with one dimension that the mask selects; `None` for poison.
fn from_shuffle(ir: &Ir, shuffle: ShuffleOp, at: &[i64]) -> Option<Origin> {
    let ([at], first) = (at, shuffle.v1(ir)) else { return None };
    let [count] = *shape(ir.context(), ir.value_type(first))? else { return None };
    let index = *shuffle.mask(ir).get(usize::try_from(*at).ok()?)?;
    let (value, index) = if index < count { (first, index) } else { (shuffle.v2(ir), index - count) };
    (index >= 0).then(|| Origin { value, position: vec![index] })
}

fn from_transpose(ir: &Ir, transpose: TransposeOp, at: &[i64]) -> Option<Origin> {
    let mut position = vec![0; at.len()];
    for (dim, at) in transpose.permutation(ir).into_iter().zip(at) {
        *position.get_mut(usize::try_from(dim).ok()?)? = *at;
    }
    Some(Origin { value: transpose.vector(ir), position })
}

/// The offsets of a slice, 0 for the remaining dimensions.
fn offsets(ir: &Ir, offsets: Option<Attribute>, rank: usize) -> Option<Vec<i64>> {
    let ctx = ir.context();
    let mut numbers: Vec<i64> =
        array_elements(ctx, offsets?)?.iter().map(|offset| int(ctx, *offset)).collect::<Option<_>>()?;
    numbers.resize(rank, 0);
    Some(numbers)
}

fn from_slice(ir: &Ir, slice: ExtractStridedSliceOp, at: &[i64]) -> Option<Origin> {
    let offsets = offsets(ir, slice.offsets_attr(ir), at.len())?;
    let position = at.iter().zip(offsets).map(|(at, offset)| at + offset).collect();
    Some(Origin { value: slice.source(ir), position })
}

/// The position in the last inserted slice that contains it.
fn from_inserted_slice(ir: &Ir, insertion: InsertStridedSliceOp, at: &[i64]) -> Option<Origin> {
    let mut next = Some(insertion);
    let mut walk = DefinitionChain::default();
    while let Some(insertion) = next.filter(|insertion| walk.push(insertion.op())) {
        let position = position_in_slice(ir, insertion, at)?;
        if let Some(position) = position {
            return Some(Origin { value: insertion.value_to_store(ir), position });
        }
        next = defined_by(ir, insertion.dest(ir));
    }
    None
}

/// The position within the inserted slice; an inner `None` for an element of the other vector.
#[expect(clippy::option_option, reason = "a missing attribute differs from a position outside")]
fn position_in_slice(ir: &Ir, insertion: InsertStridedSliceOp, at: &[i64]) -> Option<Option<Vec<i64>>> {
    let ctx = ir.context();
    let sizes = shape(ctx, ir.value_type(insertion.value_to_store(ir)))?;
    let offsets = offsets(ir, insertion.offsets_attr(ir), at.len())?;
    let lead = at.len().checked_sub(sizes.len())?;
    let inner = at.iter().zip(&offsets).skip(lead).map(|(at, offset)| at - offset);
    let inner: Vec<i64> = inner.collect();
    let is_inside = at.iter().zip(&offsets).take(lead).all(|(at, offset)| at == offset)
        && inner.iter().zip(sizes).all(|(at, size)| (0..*size).contains(at));
    Some(is_inside.then_some(inner))
}
