//! `affine`: loops and accesses whose bounds and indices are affine maps.

mod access;
mod indices;
mod loops;

pub use access::{load_vector, store_vector};

use dialects::affine::*;

use crate::registry::Registry;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<AffineApplyOp>();
    registry.add::<AffineDelinearizeIndexOp>();
    registry.add::<AffineForOp>();
    registry.add::<AffineIfOp>();
    registry.add::<AffineLinearizeIndexOp>();
    registry.add::<AffineLoadOp>();
    registry.add::<AffineMaxOp>();
    registry.add::<AffineMinOp>();
    registry.add::<AffineParallelOp>();
    registry.add::<AffinePrefetchOp>();
    registry.add::<AffineStoreOp>();
    registry.add::<AffineVectorLoadOp>();
    registry.add::<AffineVectorStoreOp>();
    registry.add::<AffineYieldOp>();
}
