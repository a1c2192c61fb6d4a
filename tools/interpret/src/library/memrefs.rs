//! Memrefs as functions of MLIR's runner utilities take them.

use crate::buffer::{element_address, positions};
use crate::code::Slot;
use crate::layout::Layout;
use crate::machine::Machine;
use crate::registry::Registry;
use crate::stop::{Computed, unsupported};
use crate::value::{MemRef, Pointer, Value};

pub fn register(registry: &mut Registry) {
    registry.add_function("memrefCopy", copy);
}

/// Copies elements of this size in bytes.
fn copy(m: &mut Machine<'_>, arguments: &[Slot], _: &[Slot]) -> Computed<()> {
    let size = m.required_bits(arguments[0], "a size")? as u64;
    let (from, to) = (unranked_memref(m, &arguments[1..2])?, unranked_memref(m, &arguments[2..3])?);
    let layout = Layout::Array { element: std::sync::Arc::new(Layout::Bits(8)), count: size };
    for (source, target) in positions(&from).zip(positions(&to)) {
        let target = element_address(&to, target, &layout);
        m.memory.copy(target, element_address(&from, source, &layout), size)?;
    }
    Ok(())
}

/// The memref that a function is called with: as a value, or as a rank and the address of its
/// descriptor, or as the address of both.
pub fn unranked_memref(m: &mut Machine<'_>, arguments: &[Slot]) -> Computed<MemRef> {
    if let [only] = arguments
        && let Value::MemRef(memref) = m.get(*only)
    {
        return Ok(MemRef::clone(memref));
    }
    let (rank, descriptor) = match arguments {
        [pair] => {
            let pair = m.pointer(*pair)?;
            let rank = word(m, pair, 0)?;
            let pointer = m.load(pair_field(pair, 1), &Layout::Pointer)?;
            let Value::Pointer(descriptor) = pointer else { return unsupported("has an unset memref") };
            (rank, descriptor)
        }
        [rank, descriptor] => (m.required_bits(*rank, "a rank")? as i64, m.pointer(*descriptor)?),
        _ => return unsupported("has other arguments than an unranked memref"),
    };
    let base = match m.load(pair_field(descriptor, 1), &Layout::Pointer)? {
        Value::Pointer(base) => base,
        other => return crate::machine::not_a("pointer", &other),
    };
    let words = |m: &mut Machine<'_>, first: i64| -> Computed<Vec<i64>> {
        (first..first + rank).map(|index| word(m, descriptor, index)).collect()
    };
    let (offset, sizes, strides) = (word(m, descriptor, 2)?, words(m, 3)?, words(m, 3 + rank)?);
    Ok(MemRef { base, offset, sizes, strides })
}

fn pair_field(pointer: Pointer, index: i64) -> Pointer {
    Pointer { address: pointer.address.wrapping_add(8 * index as u64), ..pointer }
}

fn word(m: &mut Machine<'_>, pointer: Pointer, index: i64) -> Computed<i64> {
    let value = m.load(pair_field(pointer, index), &Layout::Bits(64))?;
    let bits = crate::machine::scalar_bits(&value).map_err(|stop| stop.required("a part of a memref"))?;
    Ok(bits as u64 as i64)
}
