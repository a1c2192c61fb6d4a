//! Allocation and its end.

use std::sync::Arc;

use dialects::memref::*;
use ir_core::context::{DYNAMIC, TypeKind};
use ir_core::predicates::shaped;

use super::element_layout;
use crate::buffer::element_address;
use crate::code::Flow;
use crate::dialects::mixed::Mixed;
use crate::dialects::scf;
use crate::emitter::{Emitter, Exit};
use crate::machine::Machine;
use crate::memory::AllocationKind;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::{MemRef, Value};

impl Interpret for AllocOp {
    fn emit(self, e: &mut Emitter<'_>) {
        allocate(e, AllocationKind::Heap);
    }
}

impl Interpret for AllocaOp {
    fn emit(self, e: &mut Emitter<'_>) {
        allocate(e, AllocationKind::Stack);
    }
}

impl Interpret for AllocaScopeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (results, end, scope) = (e.results(), e.label(), e.temporary());
        e.step(move |m| {
            let mark = m.begin_scope();
            m.set(scope, Value::Bits(mark.into()));
            Ok(Flow::Next)
        });
        let region = e.ir().region(e.op(), 0);
        e.region(region, vec![Exit { slots: results, target: end }]);
        e.bind(end);
        e.step(move |m| {
            let mark = m.bits(scope)?;
            m.end_scope(mark as u64);
            Ok(Flow::Next)
        });
    }
}

impl Interpret for AllocaScopeReturnOp {
    fn emit(self, e: &mut Emitter<'_>) {
        scf::leave(e);
    }
}

impl Interpret for DeallocOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let memref = e.operand(0);
        e.step(move |m| {
            let base = m.memref(memref)?.base;
            let location = m.location();
            m.memory.free(base, location)?;
            Ok(Flow::Next)
        });
    }
}

impl Interpret for GetGlobalOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let name = crate::dialects::func::symbol(e, e.attribute("name"));
        let Some(global) = name.and_then(|name| e.global(name)) else {
            return e.unsupported("refers to no global of the module");
        };
        let sizes = shaped::shape(e.ctx(), e.result_type(0)).unwrap_or_default().to_vec();
        e.compute(move |m| {
            let base = m.global(global);
            let strides = shaped::canonical_strides(&sizes);
            Ok(Value::MemRef(Arc::new(MemRef { base, offset: 0, sizes: sizes.clone(), strides })))
        });
    }
}

impl Interpret for GlobalOp {
    /// Globals exist before a function runs.
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for ReallocOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(layout) = element_layout(e, e.operand_type(0)) else { return };
        let shape = shaped::shape(e.ctx(), e.result_type(0)).unwrap_or_default().to_vec();
        let sizes = Mixed::list(&shape, &operands[1..]);
        let align = e.number("alignment").max(1) as u64;
        e.compute(move |m| {
            let sizes = checked_sizes(m, &sizes)?;
            let old = m.memref(operands[0])?.clone();
            let size = elements(&sizes)?.saturating_mul(layout.size());
            let base = m.allocate(size, align.max(layout.align()), AllocationKind::Heap)?;
            let count = old.sizes.first().copied().unwrap_or(0).min(sizes[0]) as u64;
            let from = element_address(&old, old.offset, &layout);
            m.memory.copy(base, from, count * layout.size())?;
            let location = m.location();
            m.memory.free(old.base, location)?;
            Ok(Value::MemRef(Arc::new(MemRef { base, offset: 0, sizes, strides: vec![1] })))
        });
    }
}

fn allocate(e: &mut Emitter<'_>, kind: AllocationKind) {
    let ty = e.result_type(0);
    let Some(layout) = element_layout(e, ty) else { return };
    let TypeKind::MemRef { shape, .. } = ty.kind(e.ctx()) else { return };
    let Some((strides, offset)) = shaped::strides_and_offset(e.ctx(), ty) else {
        return e.unsupported("is not implemented for a layout without strides");
    };
    let operands = e.operands();
    let sizes = Mixed::list(shape, &operands);
    let count = shape.iter().filter(|size| **size == DYNAMIC).count();
    let is_dynamic = |number: &i64| *number == DYNAMIC;
    let is_identity = matches!(ty.kind(e.ctx()), TypeKind::MemRef { layout: None, .. });
    if !is_identity && (strides.iter().any(is_dynamic) || is_dynamic(&offset) || operands.len() > count) {
        return e.unsupported("is not implemented for a layout with symbols");
    }
    let align = (e.number("alignment").max(1) as u64).max(layout.align());
    e.compute(move |m| {
        let sizes = checked_sizes(m, &sizes)?;
        let strides = if is_identity { shaped::canonical_strides(&sizes) } else { strides.clone() };
        let count = if elements(&sizes)? == 0 { 0 } else { extent(offset, &sizes, &strides)? };
        let base = m.allocate(count.saturating_mul(layout.size()), align, kind)?;
        Ok(Value::MemRef(Arc::new(MemRef { base, offset, sizes, strides })))
    });
}

/// The sizes of a new memref.
pub fn checked_sizes(m: &Machine<'_>, sizes: &[Mixed]) -> Computed<Vec<i64>> {
    let sizes = Mixed::get_all(sizes, m, "a size")?;
    match sizes.iter().find(|size| **size < 0) {
        Some(size) => undefined(format!("has the size {size}, which is negative")),
        None => Ok(sizes),
    }
}

/// The number of elements.
pub fn elements(sizes: &[i64]) -> Computed<u64> {
    let count = sizes.iter().try_fold(1_u64, |count, size| count.checked_mul(*size as u64));
    count.map_or_else(|| undefined("has more elements than an index counts"), Ok)
}

/// The number of elements from the base to the end.
fn extent(offset: i64, sizes: &[i64], strides: &[i64]) -> Computed<u64> {
    let mut last = Some(offset);
    for (size, stride) in sizes.iter().zip(strides) {
        last = last.and_then(|last| last.checked_add((size - 1).checked_mul(*stride)?));
    }
    match last {
        Some(last) if last >= 0 => Ok(last as u64 + 1),
        _ => undefined("has elements before its base"),
    }
}
