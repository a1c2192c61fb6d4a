//! The number of bytes that a loop accesses, as far as bounds of indices tell (MLIR's `getMemoryFootprintBytes`).

use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Order, Walk};

use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, nesting_depth};
use crate::affine::memory_regions::{MemoryRegion, RegionOptions};
use crate::prelude::*;

/// The bytes that a loop accesses in an iteration of the loops around it, and what MLIR reports when it finds none; `None` if this is
/// not known.
pub(super) fn footprint(ir: &Ir, looped: AffineForOp) -> (Option<i64>, Vec<Diagnostic>) {
    let first = ir.parent_block(looped.op()).and_then(|block| ir.first_op(block));
    let depth = first.map_or(0, |first| nesting_depth(ir, first));
    let options = RegionOptions { depth, ..RegionOptions::default() };
    let mut regions: Vec<MemoryRegion<'_>> = Vec::new();
    let mut reports = Vec::new();
    let is_known = ir.try_visit(looped.op(), Order::Post, |op| {
        let Some(access) = Access::from_op(ir, op) else { return Walk::Advance };
        let region = match MemoryRegion::compute(ir, access, options) {
            Ok(region) => region,
            Err(reason) => {
                let messages = reason.into_iter().chain(["error obtaining memory region"]);
                reports.extend(messages.map(|message| op_failure(ir, op, message)));
                return Walk::Interrupt;
            }
        };
        let Some(known) = regions.iter_mut().find(|known| known.memref() == access.memref) else {
            regions.push(region);
            return Walk::Advance;
        };
        if known.unite(&region).is_none() {
            let message = "getMemoryFootprintBytes: unable to perform a union on a memory region";
            reports.push(op_warning(ir, op, message));
            return Walk::Interrupt;
        }
        Walk::Advance
    });
    if !is_known {
        return (None, reports);
    }
    let sizes = regions.iter().map(MemoryRegion::bytes);
    let bytes = sizes.collect::<Option<Vec<i64>>>();
    (bytes.map(|sizes| sizes.into_iter().fold(0, i64::wrapping_add)), reports)
}
