//! `tensor`: values with shapes.

mod build;
mod reshapes;
mod slices;

use std::sync::Arc;

use dialects::tensor::*;
use ir_core::predicates::shaped;

use super::memref::{check_shape, size_of_dimension};
use super::scf;
use crate::code::Slot;
use crate::emitter::Emitter;
use crate::machine::{Machine, not_a};
use crate::registry::{Interpret, Registry};
use crate::stop::{Computed, undefined};
use crate::value::{Tensor, Value};

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<BitcastOp>();
    registry.add::<CastOp>();
    registry.add::<CollapseShapeOp>();
    registry.add::<ConcatOp>();
    registry.add::<DimOp>();
    registry.add::<EmptyOp>();
    registry.add::<ExpandShapeOp>();
    registry.add::<ExtractOp>();
    registry.add::<ExtractSliceOp>();
    registry.add::<FromElementsOp>();
    registry.add::<GenerateOp>();
    registry.add::<InsertOp>();
    registry.add::<InsertSliceOp>();
    registry.add::<PadOp>();
    registry.add::<ParallelInsertSliceOp>();
    registry.add::<RankOp>();
    registry.add::<ReshapeOp>();
    registry.add::<SplatOp>();
    registry.add::<YieldOp>();
}

impl Interpret for BitcastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map1(Ok);
    }
}

impl Interpret for CastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let source = e.operand(0);
        let shape = shaped::shape(e.ctx(), e.result_type(0)).map(<[i64]>::to_vec);
        e.compute(move |m| {
            let value = tensor(m, source)?;
            if let Some(shape) = &shape {
                check_shape(shape, &value.sizes)?;
            }
            Ok(m.get(source).clone())
        });
    }
}

impl Interpret for DimOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, index) = (e.operand(0), e.operand(1));
        e.compute(move |m| {
            let index = m.required_index(index, "a dimension")?;
            size_of_dimension(&tensor(m, source)?.sizes, index)
        });
    }
}

impl Interpret for ExtractOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        e.compute(move |m| {
            let index = indices(m, &operands[1..])?;
            let tensor = tensor(m, operands[0])?;
            Ok(tensor.elements[checked_position(&tensor.sizes, &index)?].clone())
        });
    }
}

impl Interpret for InsertOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        e.compute(move |m| {
            let index = indices(m, &operands[2..])?;
            let mut value = Tensor::clone(tensor(m, operands[1])?);
            let position = checked_position(&value.sizes, &index)?;
            value.elements[position] = m.get(operands[0]).clone();
            Ok(Value::Tensor(Arc::new(value)))
        });
    }
}

impl Interpret for RankOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let source = e.operand(0);
        e.compute(move |m| Ok(Value::index(tensor(m, source)?.sizes.len() as i64)));
    }
}

impl Interpret for YieldOp {
    fn emit(self, e: &mut Emitter<'_>) {
        scf::leave(e);
    }
}

/// The tensor in a slot.
///
/// # Errors
/// The value is poison.
pub fn tensor<'m>(m: &'m Machine<'_>, slot: Slot) -> Computed<&'m Tensor> {
    match m.get(slot) {
        Value::Tensor(tensor) => Ok(tensor),
        other => not_a("tensor", other),
    }
}

fn indices(m: &Machine<'_>, slots: &[Slot]) -> Computed<Vec<i64>> {
    slots.iter().map(|slot| m.required_index(*slot, "an index")).collect()
}

/// The position of an element in row-major order.
///
/// # Errors
/// An index is out of bounds.
pub fn checked_position(sizes: &[i64], index: &[i64]) -> Computed<usize> {
    for (dimension, (index, size)) in index.iter().zip(sizes).enumerate() {
        if !(0..*size).contains(index) {
            return undefined(format!(
                "has the index {index} in dimension {dimension}, which has {size} elements"
            ));
        }
    }
    Ok(position(sizes, index))
}

/// The position of an element in row-major order.
#[must_use]
pub fn position(sizes: &[i64], index: &[i64]) -> usize {
    index.iter().zip(sizes).fold(0, |position, (index, size)| position * *size as usize + *index as usize)
}
