//! The generator of modules returns the same output in every run, and the installed peer accepts it.

use differential::irgen;
use differential::tools::{Outcome, Tool};
use std::path::PathBuf;

#[test]
fn a_seed_always_gives_the_same_text() {
    for seed in 0..50 {
        assert_eq!(irgen::module(seed), irgen::module(seed));
        assert_eq!(irgen::mutate(&irgen::module(seed), seed), irgen::mutate(&irgen::module(seed), seed));
    }
    let different: std::collections::BTreeSet<String> = (0..200).map(irgen::module).collect();
    assert!(different.len() > 195, "{} of 200 modules differ", different.len());
}

#[test]
fn modules_hold_every_kind_of_construct() {
    let text = irgen::batch(0, 400);
    for part in [
        "affine_map<",
        "affine_set<",
        "array<",
        "callsite(",
        "cf.cond_br",
        "complex<",
        "dense<\"0x",
        "dense_resource<",
        "dialect_resources",
        "f8E4M3B11FNUZ",
        "fused<",
        "func.call",
        "memref<*x",
        "operandSegmentSizes",
        "scf.for",
        "scf.if",
        "sparse<[[",
        "strided<",
        "tensor<*x",
        "tuple<",
        "unreg.early",
        "vector<[",
        "}, {\n",
        "#1",
        "::@",
    ] {
        assert!(text.contains(part), "no {part}");
    }
}

fn peer() -> Tool {
    let program = PathBuf::from("mlir-opt-22");
    let options = ["--mlir-print-op-generic", "--allow-unregistered-dialect"].map(String::from);
    Tool::peer(&program, &options)
}

#[test]
#[ignore = "needs mlir-opt-22: cargo xtask ci"]
fn the_peer_accepts_every_module_and_refuses_most_damaged_ones() {
    let peer = peer();
    let scratch = std::env::temp_dir().join(format!("irgen-test-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("a scratch folder");
    let modules: Vec<String> = (1000..1200).map(irgen::module).collect();
    for (module, outcome) in modules.iter().zip(peer.run(&modules, &scratch).expect("the peer runs")) {
        assert!(matches!(outcome, Outcome::Printed(_)), "{outcome:?}\n{module}");
    }
    let damaged: Vec<String> = modules
        .iter()
        .zip(0..)
        .map(|(m, seed)| irgen::mutate(m, seed).replace("-----", "----") + "\n")
        .collect();
    let outcomes = peer.run(&damaged, &scratch).expect("the peer runs");
    std::fs::remove_dir_all(&scratch).expect("the scratch folder goes");
    let refused = outcomes
        .iter()
        .filter(|o| **o != Outcome::Printed(String::new()) && !matches!(o, Outcome::Printed(_)))
        .count();
    assert!((60..200).contains(&refused), "{refused} of 200 refused");
}
