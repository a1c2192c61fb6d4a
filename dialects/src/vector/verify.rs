//! User-provided verifiers.

use super::{BroadcastOp, ExtractOp, InsertOp, LoadOp, PrintOp, PrintPunctuation, StoreOp, positions};
use crate::prelude::*;

/// The terms in messages that differ between loads and stores.
struct Words {
    ranks: &'static str,
    vectors: &'static str,
    elements: &'static str,
}

const OF_LOADS: Words = Words {
    ranks: "destination memref has lower rank than the result vector",
    vectors: "base memref and result vector types should match",
    elements: "base and result element types should match",
};

const OF_STORES: Words = Words {
    ranks: "source memref has lower rank than the vector to store",
    vectors: "base memref and valueToStore vector types should match",
    elements: "base and valueToStore element type should match",
};

impl VerifyOp for LoadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let types = [self.base(ir), self.result(ir)].map(|value| ir.value_type(value));
        verify_access(ir, self, types, self.indices(ir).len(), &OF_LOADS)
    }
}

impl VerifyOp for StoreOp {
    fn verify(self, ir: &Ir) -> Verified {
        let types = [self.base(ir), self.value_to_store(ir)].map(|value| ir.value_type(value));
        verify_access(ir, self, types, self.indices(ir).len(), &OF_STORES)
    }
}

/// Verifies the memref and vector types of an access.
fn verify_access(
    ir: &Ir,
    op: impl OpHandle,
    [base, vector]: [Type; 2],
    indices: usize,
    words: &Words,
) -> Verified {
    let ctx = ir.context();
    let TypeKind::MemRef { shape, element, .. } = base.kind(ctx) else { return Ok(()) };
    let TypeKind::Vector { shape: sizes, scalable, element: of_vector } = vector.kind(ctx) else {
        return Ok(());
    };
    let is_single = sizes.iter().all(|size| *size == 1) && !scalable.contains(&true);
    if !is_single && !has_unit_stride(ctx, base) {
        return fail(ir, op, "most minor memref dim must have unit stride");
    }
    if shape.len() < sizes.len() {
        return fail(ir, op, words.ranks);
    }
    let scalar = match element.kind(ctx) {
        TypeKind::Vector { .. } if element != vector => return fail(ir, op, words.vectors),
        TypeKind::Vector { element, .. } => element,
        _ => element,
    };
    if scalar != of_vector {
        return fail(ir, op, words.elements);
    }
    if indices != shape.len() {
        return fail(ir, op, format!("requires {} indices", shape.len()));
    }
    Ok(())
}

/// Whether consecutive elements along the last dimension of a memref are contiguous in memory.
pub(super) fn has_unit_stride(ctx: &Context, memref: Type) -> bool {
    let strides = strides_and_offset(ctx, memref).map(|(strides, _)| strides);
    strides.is_some_and(|strides| strides.last().is_none_or(|stride| *stride == 1))
}

/// Whether there is a value for each dynamic position.
fn verify_dynamic(ir: &Ir, op: impl OpHandle, positions: &[i64], values: usize) -> Verified {
    if positions.iter().filter(|at| **at == DYNAMIC).count() == values {
        return Ok(());
    }
    let message = "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic \
                   position) -- this can only happen due to an incorrect fold/rewrite";
    fail(ir, op, message)
}

/// Whether each static position is within its dimension, or -1. `rest` is the end of the message.
fn verify_positions(ir: &Ir, op: impl OpHandle, positions: &[i64], sizes: &[i64], rest: &str) -> Verified {
    let is_valid = |at: i64, size: i64| at == DYNAMIC || (-1..size).contains(&at);
    let wrong = positions.iter().zip(sizes).position(|(at, size)| !is_valid(*at, *size));
    let Some(wrong) = wrong else { return Ok(()) };
    let message = format!(
        "expected position attribute #{} to be a non-negative integer smaller than {rest}",
        wrong + 1
    );
    fail(ir, op, message)
}

/// Whether a type is a vector without dimensions.
fn is_rankless_vector(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Vector { shape: [], .. })
}

impl VerifyOp for ExtractOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        if is_rankless_vector(ctx, ir.value_type(self.result(ir))) {
            let message = "expected a scalar instead of a 0-d vector as the result type";
            return Err(op_failure(ir, self.op(), message));
        }
        let positions = positions(ir, self.static_position_attr(ir));
        verify_dynamic(ir, self, &positions, self.dynamic_position(ir).len())?;
        let sizes = shape(ctx, ir.value_type(self.source(ir))).unwrap_or_default();
        if positions.len() > sizes.len() {
            return fail(ir, self, "expected position attribute of rank no greater than vector rank");
        }
        verify_positions(ir, self, &positions, sizes, "the corresponding vector dimension or poison (-1)")
    }
}

impl VerifyOp for InsertOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let value = ir.value_type(self.value_to_store(ir));
        if is_rankless_vector(ctx, value) {
            let message = "expected a scalar instead of a 0-d vector as the source operand";
            return Err(op_failure(ir, self.op(), message));
        }
        let positions = positions(ir, self.static_position_attr(ir));
        verify_dynamic(ir, self, &positions, self.dynamic_position(ir).len())?;
        let sizes = shape(ctx, ir.value_type(self.dest(ir))).unwrap_or_default();
        if positions.len() > sizes.len() {
            return fail(ir, self, "expected position attribute of rank no greater than dest vector rank");
        }
        match value.kind(ctx) {
            TypeKind::Vector { shape, .. } if shape.len() + positions.len() != sizes.len() => {
                return fail(
                    ir,
                    self,
                    "expected position attribute rank + source rank to match dest vector rank",
                );
            }
            TypeKind::Vector { .. } => {}
            _ if positions.len() != sizes.len() => {
                return fail(ir, self, "expected position attribute rank to match the dest vector rank");
            }
            _ => {}
        }
        verify_positions(ir, self, &positions, sizes, "the corresponding dest vector dimension")
    }
}

impl VerifyOp for BroadcastOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.source(ir), self.vector(ir)].map(|value| ir.value_type(value));
        let TypeKind::Vector { shape: target, scalable: target_scalable, element } = result.kind(ctx) else {
            return Ok(());
        };
        if source == element {
            return Ok(());
        }
        let TypeKind::Vector { shape, scalable, .. } = source.kind(ctx) else {
            return fail(ir, self, "source type is not a vector");
        };
        let Some(lead) = target.len().checked_sub(shape.len()) else {
            return fail(ir, self, "source rank higher than destination rank");
        };
        let dims = shape.iter().zip(scalable).zip(target[lead..].iter().zip(&target_scalable[lead..]));
        for ((size, is_scalable), (target, target_is_scalable)) in dims {
            let is_repeated = *size == 1 && !is_scalable;
            if !is_repeated && (size, is_scalable) != (target, target_is_scalable) {
                let shown = |size: i64, is_scalable: bool| {
                    if is_scalable { format!("[{size}]") } else { size.to_string() }
                };
                let (own, other) = (shown(*size, *is_scalable), shown(*target, *target_is_scalable));
                return fail(ir, self, format!("dimension mismatch ({own} vs. {other})"));
            }
        }
        Ok(())
    }
}

impl VerifyOp for PrintOp {
    fn verify(self, ir: &Ir) -> Verified {
        let is_plain = self.source(ir).is_none() && self.punctuation(ir) == PrintPunctuation::NewLine;
        if self.string_literal(ir).is_none() || is_plain {
            return Ok(());
        }
        let message = "failed to verify that `source` or `punctuation` are not set when printing strings";
        fail(ir, self, message)
    }
}
