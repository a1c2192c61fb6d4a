//! Memory effects of operations, with those of transfers between memrefs.

use ir_core::context::Traits;
use ir_core::interfaces::{EffectInstance, effects_of};

use crate::affine::AffinePrefetchOp;
use crate::affine::dma::effects_on_memrefs;
use crate::prelude::*;

/// Whether an operation has the effects of the operations in its regions.
pub fn is_recursive(ir: &Ir, op: Op) -> bool {
    ir.name(op).has(ir.context(), Traits::RECURSIVE_MEMORY_EFFECTS)
}

/// The effects of an operation without those of its regions; `None` if they are unknown.
pub fn own_effects(ir: &Ir, op: Op) -> Option<Vec<EffectInstance>> {
    if AffinePrefetchOp::cast(ir, op).is_some() {
        return Some(Vec::new());
    }
    all_effects(ir, op).or_else(|| is_recursive(ir, op).then(Vec::new))
}

/// The effects of an operation itself; `None` if they are unknown, or those of its regions.
pub fn all_effects(ir: &Ir, op: Op) -> Option<Vec<EffectInstance>> {
    let of_transfer = effects_on_memrefs(ir, op);
    if of_transfer.is_empty() {
        return effects_of(ir, op);
    }
    Some(of_transfer.into_iter().map(|(kind, memref)| EffectInstance::with_value(kind, memref)).collect())
}
