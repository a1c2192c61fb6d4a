//! Passes on loops and accesses, declared in `Passes.ods`.

mod invariants;

use ir_core::pass::PassAnchor;

/// The declarations of the passes, generated from `Passes.ods`.
mod declared {
    include!(concat!(env!("OUT_DIR"), "/affine_passes.rs"));
}
pub use declared::*;

impl PassAnchor for AffineLoopInvariantCodeMotion {
    const ANCHOR: &'static str = "func.func";
}
