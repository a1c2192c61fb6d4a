//! Reshapes of memrefs.

use std::sync::Arc;

use dialects::memref::*;
use ir_core::context::DYNAMIC;
use ir_core::predicates::attributes::{array_elements, int};
use ir_core::predicates::shaped;

use super::allocation::{checked_sizes, elements};
use super::views::shape;
use crate::buffer::element_address;
use crate::dialects::mixed::Mixed;
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::{Machine, scalar_bits};
use crate::registry::Interpret;
use crate::stop::{Computed, undefined, unsupported};
use crate::value::{MemRef, Value};

impl Interpret for CollapseShapeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, groups) = (e.operand(0), groups(e));
        e.compute(move |m| {
            let memref = m.memref(source)?;
            let sizes = groups.iter().map(|group| group.iter().map(|index| memref.sizes[*index]).product());
            let sizes: Vec<i64> = sizes.collect();
            let strides: Vec<i64> = groups.iter().map(|group| collapsed_stride(memref, group)).collect();
            if !groups.iter().all(|group| is_contiguous(memref, group)) {
                return undefined("collapses dimensions that are not contiguous");
            }
            let (base, offset) = (memref.base, memref.offset);
            Ok(Value::MemRef(Arc::new(MemRef { base, offset, sizes, strides })))
        });
    }
}

impl Interpret for ExpandShapeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let (source, groups) = (operands[0], groups(e));
        let sizes = Mixed::list(&e.integers("static_output_shape"), &operands[1..]);
        e.compute(move |m| {
            let sizes = checked_sizes(m, &sizes)?;
            let memref = m.memref(source)?;
            check_groups(&groups, &memref.sizes, &sizes)?;
            let mut strides = vec![0; sizes.len()];
            for (outer, group) in groups.iter().enumerate() {
                let mut stride = memref.strides[outer];
                for index in group.iter().rev() {
                    strides[*index] = stride;
                    stride = stride.wrapping_mul(sizes[*index]);
                }
            }
            let (base, offset) = (memref.base, memref.offset);
            Ok(Value::MemRef(Arc::new(MemRef { base, offset, sizes, strides })))
        });
    }
}

impl Interpret for ReshapeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, new_shape) = (e.operand(0), e.operand(1));
        let result = shape(e, e.result_type(0));
        let is_ranked = shaped::has_rank(e.ctx(), e.result_type(0));
        let Some(layout) = super::element_layout(e, e.operand_type(1)) else { return };
        e.compute(move |m| {
            let sizes = loaded_shape(m, new_shape, &layout)?;
            let memref = m.memref(source)?;
            if is_ranked {
                super::views::check_shape(&result, &sizes)?;
            }
            let all: Vec<usize> = (0..memref.sizes.len()).collect();
            if elements(&sizes)? != elements(&memref.sizes)? || !is_contiguous(memref, &all) {
                return undefined("reshapes a memref with another number of elements or with gaps");
            }
            let strides = shaped::canonical_strides(&sizes);
            Ok(Value::MemRef(Arc::new(MemRef { base: memref.base, offset: memref.offset, sizes, strides })))
        });
    }
}

fn loaded_shape(m: &mut Machine<'_>, slot: crate::code::Slot, layout: &Layout) -> Computed<Vec<i64>> {
    let memref = m.memref(slot)?.clone();
    let count = memref.sizes.first().copied().unwrap_or(0);
    let mut sizes = Vec::new();
    for index in 0..count {
        let position = memref.offset + index * memref.strides[0];
        let value = m.load(element_address(&memref, position, layout), layout)?;
        let bits = scalar_bits(&value).map_err(|stop| stop.required("a size"))?;
        let Layout::Bits(width) = *layout else { return unsupported("has a shape without numbers") };
        sizes.push(crate::value::signed(bits, width) as i64);
    }
    match sizes.iter().find(|size| **size < 0) {
        Some(size) => undefined(format!("has the size {size}, which is negative")),
        None => Ok(sizes),
    }
}

/// The groups of dimensions of a reshape.
#[must_use]
pub fn groups(e: &Emitter<'_>) -> Vec<Vec<usize>> {
    let ctx = e.ctx();
    let lists = e.attribute("reassociation").and_then(|value| array_elements(ctx, value)).unwrap_or_default();
    let group = |list: &ir_core::context::Attribute| {
        let indices = array_elements(ctx, *list).unwrap_or_default().iter();
        indices.filter_map(|index| int(ctx, *index)).map(|index| index as usize).collect()
    };
    lists.iter().map(group).collect()
}

/// Requires that the product of each group of sizes is the size that it expands.
///
/// # Errors
/// It is not.
pub fn check_groups(groups: &[Vec<usize>], outer: &[i64], sizes: &[i64]) -> Computed<()> {
    for (index, group) in groups.iter().enumerate() {
        let product: i64 = group.iter().map(|index| sizes[*index]).product();
        if product != outer[index] && outer[index] != DYNAMIC {
            return undefined(format!(
                "expands dimension {index} of size {} to {product} elements",
                outer[index]
            ));
        }
    }
    Ok(())
}

fn collapsed_stride(memref: &MemRef, group: &[usize]) -> i64 {
    let inner = group.iter().rev().find(|index| memref.sizes[**index] != 1).or(group.last());
    inner.map_or(1, |index| memref.strides[*index])
}

/// Whether neighbours in row-major order are at the same distance everywhere.
fn is_contiguous(memref: &MemRef, group: &[usize]) -> bool {
    let mut expected = None;
    for index in group.iter().rev().filter(|index| memref.sizes[**index] != 1) {
        if expected.is_some_and(|expected| expected != memref.strides[*index]) {
            return false;
        }
        expected = Some(memref.strides[*index].wrapping_mul(memref.sizes[*index]));
    }
    true
}
