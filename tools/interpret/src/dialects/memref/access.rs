//! Reads and writes of elements.

use std::sync::Arc;

use dialects::memref::*;
use ir_core::context::Type;
use ir_core::predicates::shaped;

use crate::buffer::{element_address, positions};
use crate::code::{Flow, Slot};
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::Machine;
use crate::memory::Access;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::{MemRef, Pointer};

impl Interpret for AssumeAlignmentOp {
    /// A wrong assumption is undefined behaviour.
    fn emit(self, e: &mut Emitter<'_>) {
        let (memref, results, align) = (e.operand(0), e.results(), e.number("alignment").max(1) as u64);
        let Some(layout) = element_layout(e, e.operand_type(0)) else { return };
        e.step(move |m| {
            let value = m.memref(memref)?;
            let address = element_address(value, value.offset, &layout).address;
            if !address.is_multiple_of(align) {
                return undefined(format!("assumes that {address:#x} is aligned to {align} bytes"));
            }
            if let Some(result) = results.first() {
                m.copy(memref, *result);
            }
            Ok(Flow::Next)
        });
    }
}

impl Interpret for CopyOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, target) = (e.operand(0), e.operand(1));
        let Some(layout) = element_layout(e, e.operand_type(0)) else { return };
        e.step(move |m| {
            let (from, to) = (m.memref(source)?.clone(), m.memref(target)?.clone());
            if from.sizes != to.sizes {
                return undefined(format!(
                    "copies a memref of sizes {:?} to one of sizes {:?}",
                    from.sizes, to.sizes
                ));
            }
            let size = layout.store_size();
            for (from_position, to_position) in positions(&from).zip(positions(&to)) {
                let target = element_address(&to, to_position, &layout);
                m.memory.copy(target, element_address(&from, from_position, &layout), size)?;
            }
            Ok(Flow::Next)
        });
    }
}

impl Interpret for LoadOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(place) = ElementAccess::new(e, 0, operands[0], &operands[1..]) else { return };
        let result = e.result(0);
        e.step(move |m| {
            let pointer = place.pointer(m, Access::Read)?;
            let value = m.load(pointer, &place.layout)?;
            m.set(result, value);
            Ok(Flow::Next)
        });
    }
}

impl Interpret for PrefetchOp {
    /// A hint, which does nothing.
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for StoreOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(place) = ElementAccess::new(e, 1, operands[1], &operands[2..]) else { return };
        let value = operands[0];
        e.step(move |m| {
            let pointer = place.pointer(m, Access::Write)?;
            let value = m.get(value).clone();
            m.store(pointer, &place.layout, &value)?;
            Ok(Flow::Next)
        });
    }
}

/// The element of a memref that an operation accesses.
#[derive(Clone, Debug)]
pub struct ElementAccess {
    memref: Slot,
    indices: Box<[Slot]>,
    align: u64,
    /// The layout of the element.
    pub layout: Arc<Layout>,
}

impl ElementAccess {
    /// The element of the memref in operand `operand` at these indices; emits an error for elements without
    /// a layout.
    pub fn new(e: &mut Emitter<'_>, operand: usize, memref: Slot, indices: &[Slot]) -> Option<Self> {
        let layout = element_layout(e, e.operand_type(operand))?;
        let align = e.number("alignment").max(1) as u64;
        Some(ElementAccess { memref, indices: indices.into(), align, layout })
    }

    /// The address of the element.
    ///
    /// # Errors
    /// An index is out of bounds or poison.
    #[inline]
    pub fn pointer(&self, m: &Machine<'_>, access: Access) -> Computed<Pointer> {
        let memref = m.memref(self.memref)?;
        let mut position = memref.offset;
        for (dimension, slot) in self.indices.iter().enumerate() {
            let index = m.required_index(*slot, "an index")?;
            check_index(memref, dimension, index)?;
            position = position.wrapping_add(index.wrapping_mul(memref.strides[dimension]));
        }
        let pointer = element_address(memref, position, &self.layout);
        if self.align > 1 {
            m.memory.check_alignment(pointer, self.align, access)?;
        }
        Ok(pointer)
    }
}

/// Requires that an index is in the bounds of a dimension.
///
/// # Errors
/// It is not.
#[inline]
pub fn check_index(memref: &MemRef, dimension: usize, index: i64) -> Computed<()> {
    match memref.sizes.get(dimension) {
        Some(size) if (0..*size).contains(&index) => Ok(()),
        Some(size) => {
            undefined(format!("has the index {index} in dimension {dimension}, which has {size} elements"))
        }
        None => undefined(format!("has an index for dimension {dimension}, which the memref has not")),
    }
}

/// The layout of the elements of a memref type; emits an error for elements without one.
pub fn element_layout(e: &mut Emitter<'_>, ty: Type) -> Option<Arc<Layout>> {
    let element = shaped::element_type(e.ctx(), ty).unwrap_or(ty);
    match Layout::get(e.ctx(), element) {
        Some(layout) => Some(Arc::new(layout)),
        None => e.unsupported_type(element),
    }
}
