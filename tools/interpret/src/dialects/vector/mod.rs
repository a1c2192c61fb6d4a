//! `vector`: elements of vectors, and vectors in memory.

use std::sync::Arc;

use dialects::vector::*;
use ir_core::predicates::shaped;

use super::affine::{load_vector, store_vector};
use super::memref::{ElementAccess, element_layout};
use super::mixed::Mixed;
use crate::code::{Flow, Slot};
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::{Machine, elements_of};
use crate::memory::Access;
use crate::registry::{Interpret, Registry};
use crate::stop::{Computed, poison};
use crate::value::Value;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<ExtractOp>();
    registry.add::<InsertOp>();
    registry.add::<LoadOp>();
    registry.add::<StoreOp>();
}

impl Interpret for ExtractOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let position = Position::new(e, 0, &operands[1..]);
        let is_scalar = !crate::numbers::has_elements(e.ctx(), e.result_type(0));
        e.compute(move |m| {
            let (start, count) = position.range(m)?;
            let elements = elements_of(m.get(operands[0]))?;
            if is_scalar {
                return Ok(elements[start].clone());
            }
            Ok(Value::aggregate(elements[start..start + count].iter().cloned()))
        });
    }
}

impl Interpret for InsertOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let position = Position::new(e, 1, &operands[2..]);
        e.compute(move |m| {
            let (start, count) = position.range(m)?;
            let mut elements = match m.get(operands[1]) {
                Value::Aggregate(elements) => elements.to_vec(),
                other => vec![other.clone(); position.total],
            };
            let part = m.get(operands[0]);
            for index in 0..count {
                elements[start + index] = part.elements().get(index).unwrap_or(part).clone();
            }
            Ok(Value::Aggregate(elements.into()))
        });
    }
}

impl Interpret for LoadOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(access) = VectorAccess::new(e, 0, operands[0], &operands[1..]) else { return };
        e.compute(move |m| match &access {
            VectorAccess::Element(place) => {
                let pointer = place.pointer(m, Access::Read)?;
                m.load(pointer, &place.layout)
            }
            VectorAccess::Slice { memref, indices, shape, layout } => {
                let first = required_indices(m, indices)?;
                let memref = m.memref(*memref)?.clone();
                load_vector(m, &memref, &first, shape, layout)
            }
        });
    }
}

impl Interpret for StoreOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(access) = VectorAccess::new(e, 1, operands[1], &operands[2..]) else { return };
        e.step(move |m| {
            let value = m.get(operands[0]).clone();
            match &access {
                VectorAccess::Element(place) => {
                    let pointer = place.pointer(m, Access::Write)?;
                    m.store(pointer, &place.layout, &value)?;
                }
                VectorAccess::Slice { memref, indices, shape, layout } => {
                    let first = required_indices(m, indices)?;
                    let memref = m.memref(*memref)?.clone();
                    store_vector(m, &memref, &first, shape, layout, &value)?;
                }
            }
            Ok(Flow::Next)
        });
    }
}

/// Vectors in a memref: one is an element, or consists of elements.
enum VectorAccess {
    Element(ElementAccess),
    Slice { memref: Slot, indices: Vec<Slot>, shape: Vec<i64>, layout: Arc<Layout> },
}

impl VectorAccess {
    /// The vector in a memref, which is in operand `index`; emits an error for elements without a layout.
    fn new(e: &mut Emitter<'_>, index: usize, memref: Slot, indices: &[Slot]) -> Option<Self> {
        let ctx = e.ctx();
        let memref_type = e.operand_type(index);
        let vector = if index == 0 { e.result_type(0) } else { e.operand_type(0) };
        if shaped::element_type(ctx, memref_type) == Some(vector) {
            return Some(VectorAccess::Element(ElementAccess::new(e, index, memref, indices)?));
        }
        let shape = shaped::shape(ctx, vector).unwrap_or_default().to_vec();
        let layout = element_layout(e, memref_type)?;
        Some(VectorAccess::Slice { memref, indices: indices.to_vec(), shape, layout })
    }
}

fn required_indices(m: &Machine<'_>, indices: &[Slot]) -> Computed<Vec<i64>> {
    indices.iter().map(|slot| m.required_index(*slot, "an index")).collect()
}

/// The position of a part in a vector.
struct Position {
    indices: Vec<Mixed>,
    shape: Vec<i64>,
    total: usize,
}

impl Position {
    /// The position in the vector of operand `index`.
    fn new(e: &Emitter<'_>, index: usize, operands: &[Slot]) -> Self {
        let shape = shaped::shape(e.ctx(), e.operand_type(index)).unwrap_or_default().to_vec();
        let indices = Mixed::list(&e.integers("static_position"), operands);
        let total = shape.iter().product::<i64>() as usize;
        Position { indices, shape, total }
    }

    /// The index of the first element, and the number of elements.
    fn range(&self, m: &Machine<'_>) -> Computed<(usize, usize)> {
        let (mut start, mut count) = (0, self.total);
        for (index, size) in self.indices.iter().zip(&self.shape) {
            let index = match index {
                Mixed::Static(index) => *index,
                Mixed::Operand(slot) => m.index(*slot)?,
            };
            if !(0..*size).contains(&index) {
                return poison(format!("has the index {index} of a vector with {size} elements"));
            }
            count /= *size as usize;
            start += index as usize * count;
        }
        Ok((start, count))
    }
}
