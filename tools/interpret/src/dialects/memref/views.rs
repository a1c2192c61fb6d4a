//! Views: other shapes of the same memory.

use std::sync::Arc;

use dialects::memref::*;
use ir_core::context::{DYNAMIC, Type};
use ir_core::predicates::attributes::affine_map;
use ir_core::predicates::shaped;

use super::allocation::{checked_sizes, elements};
use super::element_layout;
use crate::code::{Flow, Slot};
use crate::dialects::mixed::Mixed;
use crate::emitter::Emitter;
use crate::machine::Machine;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::{MemRef, Pointer, Value};

impl Interpret for CastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let source = e.operand(0);
        let ty = e.result_type(0);
        let shape = shaped::shape(e.ctx(), ty).map(<[i64]>::to_vec);
        let layout = shape.as_ref().and_then(|_| shaped::strides_and_offset(e.ctx(), ty));
        e.compute(move |m| {
            let memref = m.memref(source)?;
            if let Some(shape) = &shape {
                check_shape(shape, &memref.sizes)?;
            }
            if let Some((strides, offset)) = &layout {
                check_layout(strides, *offset, memref)?;
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
            size_of_dimension(&m.memref(source)?.sizes, index)
        });
    }
}

impl Interpret for ExtractAlignedPointerAsIndexOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let source = e.operand(0);
        e.compute(move |m| Ok(Value::Bits(m.memref(source)?.base.address.into())));
    }
}

impl Interpret for ExtractStridedMetadataOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (source, results) = (e.operand(0), e.results());
        e.step(move |m| {
            let memref = m.memref(source)?.clone();
            let base = MemRef { base: memref.base, offset: 0, sizes: Vec::new(), strides: Vec::new() };
            let numbers = [memref.offset].into_iter().chain(memref.sizes).chain(memref.strides);
            let values = [Value::MemRef(Arc::new(base))].into_iter().chain(numbers.map(Value::index));
            for (slot, value) in results.iter().zip(values.collect::<Vec<_>>()) {
                m.set(*slot, value);
            }
            Ok(Flow::Next)
        });
    }
}

impl Interpret for MemorySpaceCastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (from, to) = (e.operand(0), e.result(0));
        e.copy(&[from], &[to]);
    }
}

impl Interpret for RankOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let source = e.operand(0);
        e.compute(move |m| Ok(Value::index(m.memref(source)?.sizes.len() as i64)));
    }
}

impl Interpret for ReinterpretCastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let [offsets, sizes, strides] =
            Slices::lists(e, [self.offsets(ir).to_vec(), self.sizes(ir).to_vec(), self.strides(ir).to_vec()]);
        let source = e.operand(0);
        e.compute(move |m| {
            let sizes = checked_sizes(m, &sizes)?;
            let strides = Mixed::get_all(&strides, m, "a stride")?;
            let offset = Mixed::get_all(&offsets, m, "an offset")?.first().copied().unwrap_or(0);
            let base = m.memref(source)?.base;
            Ok(Value::MemRef(Arc::new(MemRef { base, offset, sizes, strides })))
        });
    }
}

impl Interpret for TransposeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ctx = e.ctx();
        let map = e.attribute("permutation").and_then(|map| affine_map(ctx, map));
        let Some(map) = map else { return e.unsupported("has no permutation") };
        let order: Vec<usize> = map.results(ctx).iter().filter_map(|expr| dimension(e, *expr)).collect();
        let source = e.operand(0);
        e.compute(move |m| {
            let memref = m.memref(source)?;
            let pick = |numbers: &[i64]| order.iter().map(|index| numbers[*index]).collect();
            let (sizes, strides) = (pick(&memref.sizes), pick(&memref.strides));
            Ok(Value::MemRef(Arc::new(MemRef { base: memref.base, offset: memref.offset, sizes, strides })))
        });
    }
}

impl Interpret for ViewOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let Some(layout) = element_layout(e, e.result_type(0)) else { return };
        let shape = shaped::shape(e.ctx(), e.result_type(0)).unwrap_or_default().to_vec();
        let sizes = Mixed::list(&shape, &operands[2..]);
        e.compute(move |m| {
            let shift = m.required_index(operands[1], "an offset")?;
            let sizes = checked_sizes(m, &sizes)?;
            let bytes = elements(&sizes)?.saturating_mul(layout.size());
            let memref = m.memref(operands[0])?;
            let available = memref.sizes.first().copied().unwrap_or(0) as u64;
            if shift < 0 || (shift as u64).saturating_add(bytes) > available {
                return undefined(format!(
                    "views {bytes} bytes at offset {shift} of a memref of {available} bytes"
                ));
            }
            let address = memref.base.address.wrapping_add((memref.offset + shift) as u64);
            let base = Pointer { address, ..memref.base };
            let strides = shaped::canonical_strides(&sizes);
            Ok(Value::MemRef(Arc::new(MemRef { base, offset: 0, sizes, strides })))
        });
    }
}

impl Interpret for SubViewOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let slices =
            Slices::new(e, [self.offsets(ir).to_vec(), self.sizes(ir).to_vec(), self.strides(ir).to_vec()]);
        let source = e.operand(0);
        let result = e.result_type(0);
        let (strides, _) = shaped::strides_and_offset(e.ctx(), result).unwrap_or_default();
        let kept =
            slices.kept(shaped::shape(e.ctx(), result).unwrap_or_default(), source_strides(e), &strides);
        e.compute(move |m| {
            let Slice { offsets, sizes, strides } = slices.get(m)?;
            let memref = m.memref(source)?;
            check_slice(&memref.sizes, &offsets, &sizes, &strides)?;
            let offset = crate::buffer::position(memref.offset, &memref.strides, &offsets);
            let strides: Vec<i64> =
                strides.iter().zip(&memref.strides).map(|(own, outer)| own.wrapping_mul(*outer)).collect();
            let pick = |numbers: &[i64]| kept.iter().map(|index| numbers[*index]).collect();
            let (sizes, strides) = (pick(&sizes), pick(&strides));
            Ok(Value::MemRef(Arc::new(MemRef { base: memref.base, offset, sizes, strides })))
        });
    }
}

fn source_strides(e: &Emitter<'_>) -> Vec<i64> {
    let rank = shaped::rank(e.ctx(), e.operand_type(0)).unwrap_or(0) as usize;
    shaped::strides_and_offset(e.ctx(), e.operand_type(0)).map_or(vec![DYNAMIC; rank], |(strides, _)| strides)
}

/// The dimension that an affine expression is.
fn dimension(e: &Emitter<'_>, expr: ir_core::context::AffineExpr) -> Option<usize> {
    match expr.kind(e.ctx()) {
        ir_core::context::AffineExprKind::Dim(position) => Some(position as usize),
        _ => None,
    }
}

/// Requires that sizes are those of a type.
///
/// # Errors
/// They are not.
pub fn check_shape(shape: &[i64], sizes: &[i64]) -> Computed<()> {
    let fits = shape.len() == sizes.len()
        && shape.iter().zip(sizes).all(|(own, size)| *own == DYNAMIC || own == size);
    if fits {
        return Ok(());
    }
    let own: Vec<String> =
        shape.iter().map(|size| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() }).collect();
    undefined(format!("casts a value of sizes {sizes:?} to sizes [{}]", own.join(", ")))
}

fn check_layout(strides: &[i64], offset: i64, memref: &MemRef) -> Computed<()> {
    let differs = |own: i64, actual: i64| own != DYNAMIC && own != actual;
    if differs(offset, memref.offset) {
        return undefined(format!("casts a memref with offset {} to offset {offset}", memref.offset));
    }
    for ((own, actual), size) in strides.iter().zip(&memref.strides).zip(&memref.sizes) {
        if *size > 1 && differs(*own, *actual) {
            return undefined(format!("casts a memref with stride {actual} to stride {own}"));
        }
    }
    Ok(())
}

/// The size of a dimension.
///
/// # Errors
/// There is no such dimension.
pub fn size_of_dimension(sizes: &[i64], index: i64) -> Computed<Value> {
    let size = usize::try_from(index).ok().and_then(|index| sizes.get(index));
    match size {
        Some(size) => Ok(Value::index(*size)),
        None => undefined(format!("has the dimension {index} of a value with {} dimensions", sizes.len())),
    }
}

/// The offsets, sizes and strides of a slice, as an operation has them.
#[derive(Clone, Debug)]
pub struct Slices {
    offsets: Vec<Mixed>,
    sizes: Vec<Mixed>,
    strides: Vec<Mixed>,
    static_sizes: Vec<i64>,
    static_strides: Vec<i64>,
}

/// The offsets, sizes and strides of a slice.
#[derive(Clone, Debug)]
pub struct Slice {
    /// The index of the first element, in each dimension.
    pub offsets: Vec<i64>,
    /// The number of elements, in each dimension.
    pub sizes: Vec<i64>,
    /// The distance of two elements, in each dimension.
    pub strides: Vec<i64>,
}

impl Slices {
    /// The lists of the current operation; `operands` are those for dynamic numbers.
    pub fn lists(e: &mut Emitter<'_>, operands: [Vec<ir_core::ir::Value>; 3]) -> [Vec<Mixed>; 3] {
        let slots: Vec<Vec<Slot>> = operands.into_iter().map(|values| e.slots(values)).collect();
        let list = |index: usize, name: &str| Mixed::list(&e.integers(name), &slots[index]);
        [list(0, "static_offsets"), list(1, "static_sizes"), list(2, "static_strides")]
    }

    /// The slices of the current operation; `operands` are those for dynamic numbers.
    pub fn new(e: &mut Emitter<'_>, operands: [Vec<ir_core::ir::Value>; 3]) -> Self {
        let [offsets, sizes, strides] = Self::lists(e, operands);
        let (static_sizes, static_strides) = (e.integers("static_sizes"), e.integers("static_strides"));
        Slices { offsets, sizes, strides, static_sizes, static_strides }
    }

    /// The numbers of a slice.
    ///
    /// # Errors
    /// An operand is poison, or a size is negative.
    pub fn get(&self, m: &Machine<'_>) -> Computed<Slice> {
        Ok(Slice {
            offsets: Mixed::get_all(&self.offsets, m, "an offset")?,
            sizes: checked_sizes(m, &self.sizes)?,
            strides: Mixed::get_all(&self.strides, m, "a stride")?,
        })
    }

    /// The dimensions that a result of this shape keeps: it may omit those of size 1. Strides decide between
    /// several ones.
    #[must_use]
    pub fn kept(&self, shape: &[i64], outer: Vec<i64>, strides: &[i64]) -> Vec<usize> {
        let multiplied = |index: usize| match (self.static_strides[index], outer.get(index).copied()) {
            (DYNAMIC, _) | (_, None | Some(DYNAMIC)) => DYNAMIC,
            (own, Some(outer)) => own.wrapping_mul(outer),
        };
        let fits = |index: usize, result: usize, by_stride: bool| {
            let stride = strides.get(result).copied().unwrap_or(DYNAMIC);
            self.static_sizes[index] == shape[result] && (!by_stride || stride == multiplied(index))
        };
        self.choose(shape.len(), &|index, result| fits(index, result, !strides.is_empty()))
            .or_else(|| self.choose(shape.len(), &|index, result| fits(index, result, false)))
            .unwrap_or_else(|| (0..shape.len()).collect())
    }

    fn choose(&self, rank: usize, fits: &dyn Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
        let mut kept = Vec::new();
        for index in 0..self.static_sizes.len() {
            let left = self.static_sizes.len() - index;
            if kept.len() < rank
                && fits(index, kept.len())
                && (self.static_sizes[index] != 1 || left >= rank - kept.len())
            {
                kept.push(index);
            } else if self.static_sizes[index] != 1 {
                return None;
            }
        }
        (kept.len() == rank).then_some(kept)
    }
}

/// Requires that a slice is within these sizes.
///
/// # Errors
/// It is not.
pub fn check_slice(outer: &[i64], offsets: &[i64], sizes: &[i64], strides: &[i64]) -> Computed<()> {
    for (dimension, outer) in outer.iter().enumerate() {
        let (offset, size, stride) = (offsets[dimension], sizes[dimension], strides[dimension]);
        let last = (size - 1).checked_mul(stride).and_then(|length| offset.checked_add(length));
        let is_inside = match last {
            _ if size == 0 => (0..=*outer).contains(&offset),
            Some(last) => (0..*outer).contains(&offset) && (0..*outer).contains(&last),
            None => false,
        };
        if !is_inside {
            return undefined(format!(
                "takes {size} elements with stride {stride} from {offset} in dimension {dimension}, which has {outer} elements"
            ));
        }
    }
    Ok(())
}

/// The static shape of a type.
#[must_use]
pub fn shape(e: &Emitter<'_>, ty: Type) -> Vec<i64> {
    shaped::shape(e.ctx(), ty).unwrap_or_default().to_vec()
}
