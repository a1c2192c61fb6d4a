//! Layouts of types, and `getelementptr`: addresses of elements.

use std::sync::Arc;

use ir_core::context::Type;
use ir_core::predicates::attributes::type_value;

use crate::code::Slot;
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::Machine;
use crate::numbers::{Number, has_elements};
use crate::stop::{Computed, poison};
use crate::value::{Pointer, Value, signed};

/// An index that is an operand, in `rawConstantIndices`.
const DYNAMIC: i64 = i32::MIN as i64;

/// The layout of a type; emits an error for a type without one.
pub fn layout(e: &mut Emitter<'_>, ty: Type) -> Option<Arc<Layout>> {
    match Layout::get(e.ctx(), ty) {
        Some(layout) => Some(Arc::new(layout)),
        None => e.unsupported_type(ty),
    }
}

/// The layout of the type in an attribute.
pub fn element_layout(e: &mut Emitter<'_>) -> Option<Arc<Layout>> {
    let ctx = e.ctx();
    match e.attribute("elem_type").and_then(|ty| type_value(ctx, ty)) {
        Some(ty) => layout(e, ty),
        None => {
            e.unsupported("has no element type");
            None
        }
    }
}

/// A summand of an address.
#[derive(Clone, Copy, Debug)]
enum Term {
    /// A number of bytes.
    Bytes(i64),
    /// An index with its width, and the distance of elements.
    Index(Slot, u32, i64),
}

/// Flags of an address: the result is in its allocation, and the sum does not wrap.
#[derive(Clone, Copy, Debug)]
struct Flags {
    is_inbounds: bool,
    nusw: bool,
    nuw: bool,
}

/// Emits the address of an element.
pub fn get_element(e: &mut Emitter<'_>) {
    if has_elements(e.ctx(), e.result_type(0)) {
        return e.unsupported("is not implemented for vectors");
    }
    let base = e.operand(0);
    let Some(terms) = terms(e) else { return };
    let bits = e.number("noWrapFlags");
    let flags = Flags { is_inbounds: bits & 1 != 0, nusw: bits & 2 != 0, nuw: bits & 4 != 0 };
    e.compute(move |m| {
        let base = base_pointer(m, base)?;
        let mut distance = 0_i128;
        for term in &terms {
            distance += match *term {
                Term::Bytes(bytes) => i128::from(bytes),
                Term::Index(slot, width, size) => signed(m.bits(slot)?, width).wrapping_mul(i128::from(size)),
            };
        }
        let address = base.address.wrapping_add(distance as u64);
        check(m, base, distance, flags)?;
        Ok(Value::Pointer(Pointer { address, ..base }))
    });
}

fn base_pointer(m: &Machine<'_>, slot: Slot) -> Computed<Pointer> {
    match m.get(slot) {
        Value::Pointer(pointer) => Ok(*pointer),
        _ => Ok(m.memory.pointer_to(m.bits(slot)? as u64)),
    }
}

fn check(m: &Machine<'_>, base: Pointer, distance: i128, flags: Flags) -> Computed<()> {
    let sum = i128::from(base.address) + distance;
    let wraps = !(0..=i128::from(u64::MAX)).contains(&sum);
    if flags.nuw && (distance < 0 || wraps) {
        return poison("wraps around as an unsigned sum, and has the flag 'nuw'");
    }
    if flags.nusw && wraps {
        return poison("wraps around, and has the flag 'nusw'");
    }
    if !flags.is_inbounds || distance == 0 {
        return Ok(());
    }
    let Some((start, end)) = m.memory.range(base) else {
        return poison("is relative to an address without an allocation, and has the flag 'inbounds'");
    };
    if !(i128::from(start)..=i128::from(end)).contains(&sum) {
        let (offset, size) = (sum - i128::from(start), end - start);
        return poison(format!(
            "is at offset {offset} of an allocation of {size} bytes, and has the flag 'inbounds'"
        ));
    }
    Ok(())
}

/// The summands of the address; the first index counts whole elements.
fn terms(e: &mut Emitter<'_>) -> Option<Vec<Term>> {
    let mut current = element_layout(e)?;
    let (mut terms, mut operand) = (Vec::new(), 1);
    for (position, index) in e.integers("rawConstantIndices").into_iter().enumerate() {
        let is_dynamic = index == DYNAMIC;
        let inner = current
            .element(if is_dynamic { 0 } else { index as u64 })
            .map(|(at, layout)| (at, layout.clone()));
        let stride = match position {
            0 => current.size() as i64,
            _ => current.element(1).map_or(0, |(offset, _)| offset as i64),
        };
        if is_dynamic {
            let slot = e.operand(operand);
            let Some(Number::Int(width)) = Number::get(e.ctx(), e.operand_type(operand)) else {
                return e.unsupported_type(e.operand_type(operand));
            };
            operand += 1;
            terms.push(Term::Index(slot, width, stride));
        } else if position == 0 {
            terms.push(Term::Bytes(index.wrapping_mul(stride)));
        }
        if position > 0 {
            let Some((offset, layout)) = inner else {
                e.unsupported("has an index of a type without elements");
                return None;
            };
            if !is_dynamic {
                terms.push(Term::Bytes(offset as i64));
            }
            current = Arc::new(layout);
        }
    }
    Some(terms)
}
