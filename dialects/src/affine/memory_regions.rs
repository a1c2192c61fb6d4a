//! The elements of memrefs that accesses concern (MLIR's `MemRefRegion`).

use super::bounds::Bound;
use super::canonicalize::may_be_symbol;
use super::constraints::{ValueConstraints, loop_of, parallel_of};
use super::dependence::{Access, induction_variables};
use super::slices::Slice;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The elements of a memref that some accesses concern: dimensions of constraints are those of the memref.
pub(super) struct MemoryRegion<'a> {
    memref: Value,
    constraints: ValueConstraints<'a>,
}

/// The iterations for which a region is meant, and its form.
#[derive(Clone, Copy, Default)]
pub(super) struct RegionOptions<'s> {
    /// The number of outer loops for one iteration of which the region is meant.
    pub(super) depth: usize,
    /// The iterations of a nest, instead of all.
    pub(super) slice: Option<&'s Slice>,
    /// Whether quotients stay in the constraints.
    pub(super) keeps_quotients: bool,
}

/// Why a region is not known, if there is a message for it.
pub(super) type NoRegion = Option<&'static str>;

impl<'a> MemoryRegion<'a> {
    /// The elements that an access concerns.
    ///
    /// # Errors
    /// When an index or a bound is not affine.
    pub(super) fn compute(ir: &'a Ir, access: Access, options: RegionOptions<'_>) -> Result<Self, NoRegion> {
        let indices = access.indices(ir).ok_or(None)?;
        let mut outer = induction_variables(ir, access.op);
        outer.truncate(options.depth);
        let region = |constraints| MemoryRegion { memref: access.memref, constraints };
        if indices.exprs.is_empty() {
            return Ok(region(ValueConstraints::new(ir, &[], &outer)));
        }
        let extra = options.slice.map_or(&[][..], |slice| &slice.operands);
        let mut symbols = indices.symbols.clone();
        for operand in extra {
            if !indices.dims.contains(operand) && !symbols.contains(operand) {
                symbols.push(*operand);
            }
        }
        let mut constraints = ValueConstraints::new(ir, &indices.dims, &symbols);
        add_operands(&mut constraints, indices.dims.iter().chain(&symbols)).ok_or(None)?;
        if let Some(slice) = options.slice {
            slice.operands.iter().try_for_each(|operand| constraints.add_value(*operand)).ok_or(None)?;
            constraints.add_slice(slice).ok_or(None)?;
        }
        constraints.add_indices(&indices).ok_or(Some("getMemRefRegion: compose affine map failed"))?;
        constraints.dims = indices.exprs.len();
        project_to_memref(&mut constraints, &outer, options.keeps_quotients).ok_or(None)?;
        add_shape(access.memref, &mut constraints);
        constraints.system.remove_redundant_inequalities();
        Ok(region(constraints))
    }

    /// The memref.
    pub(super) fn memref(&self) -> Value {
        self.memref
    }

    /// Adds the elements of another region of the memref, and all between them (MLIR's `unionBoundingBox`); `None` if an extent is not constant.
    pub(super) fn unite(&mut self, other: &Self) -> Option<()> {
        self.constraints.unite(&other.constraints)
    }

    /// The values on which the region depends.
    pub(super) fn symbols(&self) -> Option<Vec<Value>> {
        self.constraints.values_in(self.constraints.dims..self.constraints.values.len())
    }

    /// The constant extents of the dimensions, and the first indices as expressions of [symbols](Self::symbols) (MLIR's
    /// `getConstantBoundingSizeAndShape`); `None` if one is not known.
    pub(super) fn box_of_constant_size(&self) -> Option<Vec<(i64, AffineExpr)>> {
        let ir = self.constraints.ir;
        let ctx = ir.context();
        let mut constraints = self.constraints.clone();
        add_shape(self.memref, &mut constraints);
        let shape = ir.value_type(self.memref).shape(ctx)?;
        let extent = |(dim, size): (usize, &i64)| {
            let whole = || (*size != DYNAMIC).then(|| (*size, ctx.affine_constant(0)));
            constraints.constant_extent(dim).or_else(whole)
        };
        shape.iter().enumerate().map(extent).collect()
    }

    /// The bytes of the region (MLIR's `getRegionSize`), 0 for a memref with a layout; `None` if this is not known.
    pub(super) fn bytes(&self) -> Option<i64> {
        let ir = self.constraints.ir;
        let ctx = ir.context();
        let TypeKind::MemRef { element, layout, .. } = ir.value_type(self.memref).kind(ctx) else {
            return None;
        };
        if layout.is_some() {
            return Some(0);
        }
        let extents = self.box_of_constant_size()?;
        let elements = extents.into_iter().fold(1, |product: i64, (size, _)| product.wrapping_mul(size));
        Some(elements.wrapping_mul(bytes_of(ctx, element)?))
    }
}

/// Adds what is known about the operands of indices; `None` if one is neither an induction variable nor a symbol.
fn add_operands<'v>(
    constraints: &mut ValueConstraints<'_>,
    operands: impl Iterator<Item = &'v Value>,
) -> Option<()> {
    let ir = constraints.ir;
    for &operand in operands {
        if let Some(looped) = loop_of(ir, operand) {
            constraints.add_loop(looped)?;
        } else if let Some(looped) = parallel_of(ir, operand) {
            constraints.add_parallel(looped)?;
        } else if !may_be_symbol(ir, operand) {
            return None;
        } else if let Some(constant) = IndexOrValue::Value(operand).constant(ir) {
            let column = constraints.column(operand)?;
            constraints.add_constant(column, constant);
        }
    }
    Some(())
}

/// Eliminates everything but the dimensions of the memref, outer induction variables, and symbols that are not constants.
fn project_to_memref(
    constraints: &mut ValueConstraints<'_>,
    outer: &[Value],
    keeps_quotients: bool,
) -> Option<()> {
    let ir = constraints.ir;
    let operands: Vec<Value> = constraints.values.iter().skip(constraints.dims).copied().flatten().collect();
    for operand in operands.into_iter().filter(|operand| !outer.contains(operand)) {
        if loop_of(ir, operand).is_some() || parallel_of(ir, operand).is_some() {
            constraints.project_out(operand)?;
        }
    }
    let (start, end) = (constraints.values.len(), constraints.system.variables);
    if start < end && !keeps_quotients {
        constraints.system.project_out_range(start, end)?;
    }
    constraints.fold_symbols();
    Some(())
}

/// Adds the bounds by the shape of a memref.
fn add_shape(memref: Value, constraints: &mut ValueConstraints<'_>) {
    let ir = constraints.ir;
    let shape = ir.value_type(memref).shape(ir.context()).unwrap_or_default();
    for (dim, size) in shape.iter().enumerate().take(constraints.dims) {
        constraints.add_constant_bound(dim, Bound::Lower, 0);
        if *size != DYNAMIC {
            constraints.add_constant_bound(dim, Bound::Upper, size.wrapping_sub(1));
        }
    }
}

/// The bytes of an integer or floating-point number, or of a vector of them (MLIR's `getMemRefIntOrFloatEltSizeInBytes`).
pub(super) fn bytes_of(ctx: &Context, ty: Type) -> Option<i64> {
    let bits = |ty: Type| ty.bit_width(ctx).map(i64::from);
    let bits = match ty.kind(ctx) {
        TypeKind::Vector { shape, element, .. } => {
            shape.iter().fold(bits(element)?, |bits, size| bits.wrapping_mul(*size))
        }
        _ => bits(ty)?,
    };
    // MLIR counts bits with 32 bits.
    let bits = i64::from(bits.cast_unsigned() as u32);
    Some(bits / 8 + i64::from(bits % 8 != 0))
}
