//! Reads and writes at affine indices.

use std::sync::Arc;

use dialects::affine::*;
use ir_core::predicates::shaped;

use super::indices::Map;
use crate::buffer::{element_address, indices, position};
use crate::code::{Flow, Slot};
use crate::dialects::memref::{check_index, element_layout};
use crate::dialects::scf;
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::{Machine, elements_of};
use crate::registry::Interpret;
use crate::stop::Computed;
use crate::value::{MemRef, Pointer, Value};

impl Interpret for AffineLoadOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(place) = ElementAccess::new(e, 0, &operands) else { return };
        e.compute(move |m| {
            let pointer = place.pointer(m)?;
            m.load(pointer, &place.layout)
        });
    }
}

impl Interpret for AffinePrefetchOp {
    /// A hint, which does nothing.
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for AffineStoreOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(place) = ElementAccess::new(e, 1, &operands) else { return };
        e.step(move |m| {
            let pointer = place.pointer(m)?;
            let value = m.get(operands[0]).clone();
            m.store(pointer, &place.layout, &value)?;
            Ok(Flow::Next)
        });
    }
}

impl Interpret for AffineVectorLoadOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let shape = shaped::shape(e.ctx(), e.result_type(0)).unwrap_or_default().to_vec();
        let Some(place) = ElementAccess::new(e, 0, &operands) else { return };
        e.compute(move |m| {
            let (memref, first) = place.element(m)?;
            load_vector(m, &memref, &first, &shape, &place.layout)
        });
    }
}

impl Interpret for AffineVectorStoreOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let shape = shaped::shape(e.ctx(), e.operand_type(0)).unwrap_or_default().to_vec();
        let Some(place) = ElementAccess::new(e, 1, &operands) else { return };
        e.step(move |m| {
            let (memref, first) = place.element(m)?;
            let value = m.get(operands[0]).clone();
            store_vector(m, &memref, &first, &shape, &place.layout, &value)?;
            Ok(Flow::Next)
        });
    }
}

impl Interpret for AffineYieldOp {
    fn emit(self, e: &mut Emitter<'_>) {
        scf::leave(e);
    }
}

/// The element of a memref at affine indices.
struct ElementAccess {
    memref: Slot,
    map: Map,
    layout: Arc<Layout>,
}

impl ElementAccess {
    /// The element of the memref in operand `index`; the operands of the map follow it.
    fn new(e: &mut Emitter<'_>, index: usize, operands: &[Slot]) -> Option<Self> {
        let layout = element_layout(e, e.operand_type(index))?;
        let map = Map::of_attribute(e, "map", &operands[index + 1..])?;
        Some(ElementAccess { memref: operands[index], map, layout })
    }

    fn element(&self, m: &Machine<'_>) -> Computed<(MemRef, Vec<i64>)> {
        let index = self.map.required(m, "an index")?;
        let memref = m.memref(self.memref)?.clone();
        for (dimension, index) in index.iter().enumerate() {
            check_index(&memref, dimension, *index)?;
        }
        Ok((memref, index))
    }

    fn pointer(&self, m: &Machine<'_>) -> Computed<Pointer> {
        let (memref, index) = self.element(m)?;
        let position = position(memref.offset, &memref.strides, &index);
        Ok(element_address(&memref, position, &self.layout))
    }
}

/// The addresses of the elements of a vector in a memref, the first at `first`; the dimensions of the vector
/// are the last ones of the memref.
fn vector_addresses(
    memref: &MemRef,
    first: &[i64],
    shape: &[i64],
    layout: &Layout,
) -> Computed<Vec<Pointer>> {
    let skipped = first.len().saturating_sub(shape.len());
    let mut addresses = Vec::new();
    for offsets in indices(shape) {
        let mut index = first.to_vec();
        for (dimension, offset) in offsets.iter().enumerate() {
            index[skipped + dimension] += offset;
        }
        for (dimension, index) in index.iter().enumerate() {
            check_index(memref, dimension, *index)?;
        }
        addresses.push(element_address(memref, position(memref.offset, &memref.strides, &index), layout));
    }
    Ok(addresses)
}

/// Reads a vector from a memref of its elements.
///
/// # Errors
/// An element is out of bounds.
pub fn load_vector(
    m: &mut Machine<'_>,
    memref: &MemRef,
    first: &[i64],
    shape: &[i64],
    layout: &Layout,
) -> Computed<Value> {
    let mut elements = Vec::new();
    for pointer in vector_addresses(memref, first, shape, layout)? {
        elements.push(m.load(pointer, layout)?);
    }
    Ok(Value::Aggregate(elements.into()))
}

/// Writes a vector to a memref of its elements.
///
/// # Errors
/// An element is out of bounds.
pub fn store_vector(
    m: &mut Machine<'_>,
    memref: &MemRef,
    first: &[i64],
    shape: &[i64],
    layout: &Layout,
    value: &Value,
) -> Computed<()> {
    let addresses = vector_addresses(memref, first, shape, layout)?;
    let elements = elements_of(value).unwrap_or_default();
    for (index, pointer) in addresses.into_iter().enumerate() {
        m.store(pointer, layout, elements.get(index).unwrap_or(value))?;
    }
    Ok(())
}
