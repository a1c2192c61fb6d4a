//! A pass drops the outcome of the greedy driver, which states whether the patterns came to an end.

#![deny(unused_must_use)]

use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Region};
use ir_core::rewrite::{FrozenPatterns, GreedyConfig, apply_patterns_greedily};

fn simplify(ir: &mut Ir, region: Region, patterns: &FrozenPatterns) -> Result<(), Diagnostic> {
    apply_patterns_greedily(ir, region, patterns, &GreedyConfig::default())?;
    Ok(())
}

fn main() {
    let _ = simplify;
}
