//! Counterexamples that `odsgen prove --examples` wrote for the wrong rules in `tests/proofs/planted.ods`.

#![expect(unsafe_code, reason = "the programs run")]

use std::fs;
use std::path::Path;

use ir_core::pass::PassRegistry;
use ir_core::{Context, Module};
use ods_run::{Jit, JitOptions};

use crate::pipeline::PIPELINE;

/// The numbers of `the source is 1, the target 2.` in the first line.
fn expected(text: &str) -> (i64, i64) {
    let line = text.lines().next().unwrap();
    let (_, numbers) = line.split_once("the source is ").unwrap();
    let (source, target) = numbers.trim_end_matches('.').split_once(", the target ").unwrap();
    (source.parse().unwrap(), target.parse().unwrap())
}

#[test]
fn both_functions_run_and_differ() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counterexamples");
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let text = fs::read_to_string(&file).unwrap();
        let ctx = Context::new();
        ods_opt::register_dialects(&ctx);
        let mut module = Module::parse(&ctx, &text).unwrap();
        module.verify().unwrap();
        module.run_passes(&registry, PIPELINE).unwrap();
        let jit = Jit::with_options(&module, &JitOptions::default()).unwrap();
        // SAFETY: The functions compute with numbers only.
        let [before, after] =
            ["before", "after"].map(|name| unsafe { jit.get::<fn() -> i64>(name).unwrap().call() });
        assert_eq!((before, after), expected(&text), "{}", file.display());
        assert_ne!(before, after, "{}", file.display());
        count += 1;
    }
    assert!(count > 10, "{count} counterexamples");
}
