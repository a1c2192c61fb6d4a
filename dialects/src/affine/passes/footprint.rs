//! The number of bytes that a loop accesses, as far as bounds of indices tell (MLIR's `getMemoryFootprintBytes`).

use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Order, Walk};

use crate::affine::AffineForOp;
use crate::affine::bounds::Bound;
use crate::affine::canonicalize::{Applied, may_be_symbol};
use crate::affine::constraints::{ValueConstraints, loop_of, parallel_of};
use crate::affine::dependence::Access;
use crate::prelude::*;

/// The elements of a memref that some accesses concern: dimensions of constraints are those of the memref.
struct Region<'a> {
    memref: Value,
    constraints: ValueConstraints<'a>,
}

/// The bytes that a loop accesses, and what MLIR reports when it finds none; `None` if this is not known. The loop is in no other
/// affine loop.
pub(super) fn footprint(ir: &Ir, looped: AffineForOp) -> (Option<i64>, Vec<Diagnostic>) {
    let mut regions: Vec<Region<'_>> = Vec::new();
    let mut reports = Vec::new();
    let is_known = ir.try_visit(looped.op(), Order::Post, |op| {
        let Some(access) = Access::of(ir, op) else { return Walk::Advance };
        let region = match region(ir, access) {
            Ok(constraints) => Region { memref: access.memref, constraints },
            Err(reason) => {
                let messages = reason.into_iter().chain(["error obtaining memory region"]);
                reports.extend(messages.map(|message| op_failure(ir, op, message)));
                return Walk::Interrupt;
            }
        };
        let Some(known) = regions.iter_mut().find(|known| known.memref == access.memref) else {
            regions.push(region);
            return Walk::Advance;
        };
        if known.constraints.unite(&region.constraints).is_none() {
            let message = "getMemoryFootprintBytes: unable to perform a union on a memory region";
            reports.push(op_warning(ir, op, message));
            return Walk::Interrupt;
        }
        Walk::Advance
    });
    if !is_known {
        return (None, reports);
    }
    let sizes = regions.into_iter().map(|region| region.bytes(ir));
    let bytes = sizes.collect::<Option<Vec<i64>>>();
    (bytes.map(|sizes| sizes.into_iter().fold(0, i64::wrapping_add)), reports)
}

/// The constraints of the elements that an access concerns (MLIR's `MemRefRegion::compute`), or the reason why they are not known
/// if there is a message for it.
fn region<'a>(ir: &'a Ir, access: Access) -> Result<ValueConstraints<'a>, Option<&'static str>> {
    let indices = access.indices(ir).ok_or(None)?;
    if indices.exprs.is_empty() {
        return Ok(ValueConstraints::new(ir, &[], &[]));
    }
    let mut constraints = ValueConstraints::new(ir, &indices.dims, &indices.symbols);
    add_operands(ir, &mut constraints, &indices).ok_or(None)?;
    constraints.add_indices(&indices).ok_or(Some("getMemRefRegion: compose affine map failed"))?;
    let rank = indices.exprs.len();
    constraints.dims = rank;
    project_to_memref(ir, &mut constraints).ok_or(None)?;
    add_shape(ir, access.memref, &mut constraints);
    constraints.system.remove_redundant_inequalities();
    Ok(constraints)
}

/// Adds what is known about the operands of indices; `None` if one is neither an induction variable nor a symbol.
fn add_operands(ir: &Ir, constraints: &mut ValueConstraints<'_>, indices: &Applied) -> Option<()> {
    for operand in indices.operands() {
        if let Some(looped) = loop_of(ir, operand) {
            constraints.add_loop(looped)?;
        } else if let Some(looped) = parallel_of(ir, operand) {
            constraints.add_parallel(looped)?;
        } else if !may_be_symbol(ir, operand) {
            return None;
        }
        // Symbols that are constants are part of the indices in canonical form.
    }
    Some(())
}

/// Eliminates everything but the dimensions of the memref and symbols that are not constants.
fn project_to_memref(ir: &Ir, constraints: &mut ValueConstraints<'_>) -> Option<()> {
    let operands: Vec<Value> = constraints.values.iter().skip(constraints.dims).copied().flatten().collect();
    for operand in operands {
        if loop_of(ir, operand).is_some() || parallel_of(ir, operand).is_some() {
            constraints.project_out(operand)?;
        }
    }
    let (start, end) = (constraints.values.len(), constraints.system.variables);
    if start < end {
        constraints.system.project_out_range(start, end)?;
    }
    constraints.fold_symbols();
    Some(())
}

/// Adds the bounds by the shape of a memref.
fn add_shape(ir: &Ir, memref: Value, constraints: &mut ValueConstraints<'_>) {
    let shape = ir.value_type(memref).shape(ir.context()).unwrap_or_default();
    for (dim, size) in shape.iter().enumerate().take(constraints.dims) {
        constraints.add_constant_bound(dim, Bound::Lower, 0);
        if *size != DYNAMIC {
            constraints.add_constant_bound(dim, Bound::Upper, size.wrapping_sub(1));
        }
    }
}

impl Region<'_> {
    /// The bytes of the region (MLIR's `getRegionSize`), 0 for a memref with a layout; `None` if this is not known.
    fn bytes(mut self, ir: &Ir) -> Option<i64> {
        let ctx = ir.context();
        let TypeKind::MemRef { shape, element, layout, .. } = ir.value_type(self.memref).kind(ctx) else {
            return None;
        };
        if layout.is_some() {
            return Some(0);
        }
        add_shape(ir, self.memref, &mut self.constraints);
        let mut bytes = 1i64;
        for (dim, size) in shape.iter().enumerate() {
            let extent = self.constraints.size(dim).or_else(|| (*size != DYNAMIC).then_some(*size))?;
            bytes = bytes.wrapping_mul(extent);
        }
        Some(bytes.wrapping_mul(bytes_of(ctx, element)?))
    }
}

/// The bytes of an integer or floating-point number, or of a vector of them.
fn bytes_of(ctx: &Context, ty: Type) -> Option<i64> {
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
