//! Memory and strings of C.

use crate::code::Slot;
use crate::machine::Machine;
use crate::memory::AllocationKind;
use crate::registry::Registry;
use crate::stop::{Computed, aborted};
use crate::value::{Pointer, Value};

pub fn register(registry: &mut Registry) {
    registry.add_function("malloc", malloc);
    registry.add_function("_mlir_memref_to_llvm_alloc", malloc);
    registry.add_function("mlirAlloc", malloc);
    registry.add_function("calloc", calloc);
    registry.add_function("realloc", realloc);
    registry.add_function("aligned_alloc", aligned_alloc);
    registry.add_function("_mlir_memref_to_llvm_aligned_alloc", aligned_alloc);
    registry.add_function("free", free);
    registry.add_function("_mlir_memref_to_llvm_free", free);
    registry.add_function("mlirAlignedAlloc", aligned_alloc);
    registry.add_function("mlirFree", free);
    registry.add_function("mlirAlignedFree", free);
    registry.add_function("memcpy", copy);
    registry.add_function("memmove", copy);
    registry.add_function("memset", set);
    registry.add_function("strlen", length);
    registry.add_function("abort", |_, _, _| aborted("calls 'abort'"));
}

fn size(m: &Machine<'_>, slot: Slot) -> Computed<u64> {
    Ok(m.required_bits(slot, "a size")? as u64)
}

fn malloc(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let size = size(m, arguments[0])?;
    let pointer = m.allocate(size, 16, AllocationKind::Heap)?;
    m.set(results[0], Value::Pointer(pointer));
    Ok(())
}

fn calloc(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let size = size(m, arguments[0])?.saturating_mul(size(m, arguments[1])?);
    let pointer = m.allocate(size, 16, AllocationKind::Heap)?;
    m.memory.fill(pointer, size, 0)?;
    m.set(results[0], Value::Pointer(pointer));
    Ok(())
}

fn realloc(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let (old, size) = (m.pointer(arguments[0])?, size(m, arguments[1])?);
    let pointer = m.allocate(size, 16, AllocationKind::Heap)?;
    if old != Pointer::default() {
        let kept = m.memory.allocation(old).map_or(0, |allocation| allocation.size().min(size));
        m.memory.copy(pointer, old, kept)?;
        let location = m.location();
        m.memory.free(old, location)?;
    }
    m.set(results[0], Value::Pointer(pointer));
    Ok(())
}

fn aligned_alloc(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let (align, size) = (size(m, arguments[0])?, size(m, arguments[1])?);
    let pointer = m.allocate(size, align.clamp(1, 1 << 20), AllocationKind::Heap)?;
    m.set(results[0], Value::Pointer(pointer));
    Ok(())
}

fn free(m: &mut Machine<'_>, arguments: &[Slot], _: &[Slot]) -> Computed<()> {
    let pointer = m.pointer(arguments[0])?;
    if pointer.address == 0 {
        return Ok(());
    }
    let location = m.location();
    m.memory.free(pointer, location)
}

fn copy(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let (to, from) = (m.pointer(arguments[0])?, m.pointer(arguments[1])?);
    let size = size(m, arguments[2])?;
    m.memory.copy(to, from, size)?;
    if let Some(result) = results.first() {
        m.set(*result, Value::Pointer(to));
    }
    Ok(())
}

fn set(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let (to, byte, size) = (m.pointer(arguments[0])?, m.bits(arguments[1])?, size(m, arguments[2])?);
    m.memory.fill(to, size, byte as u8)?;
    if let Some(result) = results.first() {
        m.set(*result, Value::Pointer(to));
    }
    Ok(())
}

fn length(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let pointer = m.pointer(arguments[0])?;
    let length = m.memory.c_string(pointer)?.len();
    m.set(results[0], Value::index(length as i64));
    Ok(())
}
