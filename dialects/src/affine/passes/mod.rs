//! Passes on loops and accesses, declared in `Passes.ods`.

mod footprint;
mod fusion;
mod invariants;
mod parallelize;
mod scalar_replacement;
mod tile;
mod unroll;

use ir_core::diagnostic::{Diagnostic, Severity};
use ir_core::pass::PassAnchor;

/// The declarations of the passes, generated from `Passes.ods`.
mod declared {
    use super::{FastMemorySpace, FullUnrollThreshold};

    ir_core::include_dialect!("affine_passes");
}
pub use declared::*;
pub use fusion::FastMemorySpace;
pub use unroll::FullUnrollThreshold;

impl PassAnchor for AffineLoopInvariantCodeMotion {
    const ANCHOR: &'static str = "func.func";
}

impl PassAnchor for AffineLoopTiling {
    const ANCHOR: &'static str = "func.func";
}

impl PassAnchor for AffineParallelize {
    const ANCHOR: &'static str = "func.func";
}

impl PassAnchor for AffineScalarReplacement {
    const ANCHOR: &'static str = "func.func";
}

/// A report about loops that a pass leaves as they are: the pass has not failed.
fn warning(report: Diagnostic) -> Diagnostic {
    Diagnostic { severity: Severity::Warning, ..report }
}
