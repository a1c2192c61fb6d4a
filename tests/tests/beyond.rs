//! The extensions of `ods/Rewrite.td` to rewrite rules. The rules are in `rewrites/beyond.ods`; the build
//! script compiles them, and the tests run them.

use ir_core::rewrite::GreedyConfig;
use tests::rewriting::{Rules, each_case};

#[allow(dead_code, missing_docs, unreachable_pub, reason = "a dialect that only rules look at")]
mod dialect {
    ir_core::include_dialect!("beyond");
}

#[test]
fn every_form_works() {
    let rules = Rules { register: dialect::register, populate: dialect::populate_with_generated };
    let config = GreedyConfig { fold: false, verify_patterns: true, ..GreedyConfig::default() };
    let rewritten = |text: &str| rules.rewritten(text, &config).unwrap_or_else(|message| message);
    insta::assert_snapshot!(each_case(include_str!("../rewrites/beyond.mlir"), rewritten));
}
