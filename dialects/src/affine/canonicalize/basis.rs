//! The basis of `affine.linearize_index` and `affine.delinearize_index`.

use ir_core::context::AffineBinary;

use crate::affine::{AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// A size for each index; the first one may be missing (an outer bound).
pub(super) type Padded = Vec<Option<IndexOrValue>>;

/// The basis, padded with a missing outer bound if it has fewer sizes than there are indices.
fn padded(basis: Vec<IndexOrValue>, indices: usize) -> Padded {
    let open = (basis.len() < indices).then_some(None);
    open.into_iter().chain(basis.into_iter().map(Some)).collect()
}

/// The sizes without the missing outer bound.
pub(super) fn present(basis: &[Option<IndexOrValue>]) -> Vec<IndexOrValue> {
    basis.iter().copied().flatten().collect()
}

impl AffineDelinearizeIndexOp {
    /// The basis.
    pub(super) fn basis(self, ir: &Ir) -> Vec<IndexOrValue> {
        IndexOrValue::list(&self.static_basis(ir), &self.dynamic_basis(ir).to_vec())
    }

    /// A size for each result.
    pub(super) fn padded_basis(self, ir: &Ir) -> Padded {
        padded(self.basis(ir), ir.num_results(self.op()))
    }
}

impl AffineLinearizeIndexOp {
    /// The basis.
    pub(super) fn basis(self, ir: &Ir) -> Vec<IndexOrValue> {
        IndexOrValue::list(&self.static_basis(ir), &self.dynamic_basis(ir).to_vec())
    }

    /// A size for each index.
    pub(super) fn padded_basis(self, ir: &Ir) -> Padded {
        padded(self.basis(ir), self.multi_index(ir).len())
    }
}

/// Creates an `affine.delinearize_index` with this basis, and one more result without a size if `is_open`.
/// Returns its results.
pub(super) fn delinearize(
    rewriter: &mut PatternRewriter<'_>,
    location: Location,
    linear: Value,
    basis: &[IndexOrValue],
    is_open: bool,
) -> Vec<Value> {
    let (operands, numbers) = IndexOrValue::split(basis);
    let types = vec![Type::INDEX; basis.len() + usize::from(is_open)];
    rewriter.set_location(location);
    let new = AffineDelinearizeIndexOp::create(rewriter, &types, linear, &operands, &numbers);
    rewriter.ir().results(new.op()).collect()
}

/// Creates an `affine.linearize_index`.
pub(super) fn linearize(
    rewriter: &mut PatternRewriter<'_>,
    location: Location,
    indices: &[Value],
    basis: &[IndexOrValue],
    disjoint: bool,
) -> Value {
    let (operands, numbers) = IndexOrValue::split(basis);
    rewriter.set_location(location);
    let new = AffineLinearizeIndexOp::builder(rewriter, indices, &operands, &numbers);
    new.disjoint(disjoint).create().linear_index(rewriter.ir())
}

/// The product of sizes, a constant or the result of an `affine.apply`; `None` if a size is missing.
pub(super) fn product(
    rewriter: &mut PatternRewriter<'_>,
    location: Location,
    sizes: &[Option<IndexOrValue>],
) -> Option<IndexOrValue> {
    let ctx = rewriter.context();
    let mut symbols: Vec<Value> = Vec::new();
    let mut product = ctx.affine_constant(1);
    for size in sizes {
        let size = (*size)?;
        let factor = match (size.constant(rewriter.ir()), size) {
            (Some(constant), _) | (None, IndexOrValue::Static(constant)) => ctx.affine_constant(constant),
            (None, IndexOrValue::Value(value)) => {
                symbols.push(value);
                ctx.affine_symbol(u32::try_from(symbols.len() - 1).unwrap_or(u32::MAX))
            }
        };
        product = ctx.affine_binary(AffineBinary::Mul, product, factor);
    }
    if let Some(constant) = product.as_constant(ctx) {
        return Some(IndexOrValue::Static(constant));
    }
    let map = ctx.affine_map(0, u32::try_from(symbols.len()).unwrap_or(u32::MAX), &[product]);
    rewriter.set_location(location);
    let apply = AffineApplyOp::create(rewriter, ctx.affine_map_attr(map), &symbols);
    let value = rewriter.ir().result(apply.op(), 0);
    Some(IndexOrValue::Value(value))
}

/// The basis with constant operands folded, as operands and static sizes; `None` if no operand is constant.
pub(super) fn with_known_sizes(
    ir: &Ir,
    mut basis: Vec<IndexOrValue>,
    constants: &[Option<Attribute>],
) -> Option<(Vec<Value>, Vec<i64>)> {
    let ctx = ir.context();
    let is_integer =
        |constant: &Option<Attribute>| constant.is_some_and(|constant| int(ctx, constant).is_some());
    if !constants.iter().any(is_integer) {
        return None;
    }
    IndexOrValue::fold_all(ir, &mut basis);
    Some(IndexOrValue::split(&basis))
}
