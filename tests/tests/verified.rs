//! Canonicalization of random modules, verified after each pattern: no pattern of any dialect creates invalid
//! IR.

use differential::irgen::{self, Make};
use ir_core::context::Context;
use ir_core::rewrite::{GreedyConfig, PatternSet, RegionSimplification, apply_patterns_greedily};
use ir_core::text::parse_module;
use ir_core::verify::verify;

const GENERATORS: [(&str, Make); 5] = [
    ("folds", irgen::folds),
    ("structures", irgen::structures),
    ("branches", irgen::branches),
    ("control flow", irgen::control_flow),
    ("all syntax", irgen::module),
];

/// Number of modules of each generator. `ODSGEN_VERIFIED_MODULES` overrides it for longer runs.
fn count() -> u64 {
    let expected = std::env::var("ODSGEN_VERIFIED_MODULES").ok();
    expected.and_then(|count| count.parse().ok()).unwrap_or(120)
}

#[test]
fn no_pattern_makes_invalid_ir() {
    let config = GreedyConfig {
        top_down: true,
        region_simplification: RegionSimplification::Normal,
        verify_patterns: true,
        ..GreedyConfig::default()
    };
    let mut wrong = Vec::new();
    let mut changed = 0;
    for (name, make) in GENERATORS {
        for seed in 0..count() {
            let ctx = Context::new();
            ir_core::ops::register_builtin(&ctx);
            dialects::register_all(&ctx);
            ctx.allow_unregistered_dialects(true);
            let Ok(mut module) = parse_module(&ctx, "module", make(seed).as_bytes()) else { continue };
            if verify(&module.ir, module.top).is_err() {
                continue;
            }
            let mut patterns = PatternSet::new();
            ctx.canonicalization_patterns(&mut patterns);
            let (patterns, region) = (patterns.freeze(&ctx), module.ir.region(module.top, 0));
            match apply_patterns_greedily(&mut module.ir, region, &patterns, &config) {
                Ok(outcome) => changed += u64::from(outcome.changed),
                Err(error) => wrong.push(format!("{name} {seed}: {}", error.message)),
            }
            if let Err(error) = verify(&module.ir, module.top) {
                wrong.push(format!("{name} {seed}, in the end: {}", error.message));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(changed > 3 * count(), "patterns fit most modules: {changed}");
}
