//! Random modules: formatting keeps tokens, comments and IR, is stable, and does not change the printer's
//! output.

#[path = "../../editors/mlir-fmt/tests/common/mod.rs"]
mod common;

use common::{Contexts, Random};
use differential::irgen;
use ir_core::context::Context;
use ir_core::text::PrintOptions;

fn context() -> Context {
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

const MODULES: u64 = 100;

#[test]
fn random_modules_are_formatted_safely() {
    let contexts = Contexts::new(context);
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for seed in 0..MODULES {
        let text = irgen::module(seed);
        common::checked(&format!("module {seed}"), &contexts, &text);
        let other = common::rearranged(&mut random, &text);
        if mlir_fmt::format(&contexts.get(&other), "-", &other).is_ok() {
            common::checked(&format!("module {seed} with other whitespace"), &contexts, &other);
        }
    }
}

#[test]
fn printed_random_modules_are_formatted() {
    let contexts = Contexts::new(context);
    let forms = [
        PrintOptions::default(),
        PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() },
    ];
    let mut count = 0;
    for seed in 0..MODULES {
        for form in &forms {
            let text = irgen::module(seed);
            let printed = common::printed(&contexts.get(&text), &text, form.clone()).expect("a valid module");
            // The printer, like the peer's, prints some sparse elements that cannot be read.
            let Ok(formatted) = mlir_fmt::format(&contexts.get(&printed), "-", &printed) else { continue };
            count += 1;
            let (difference, _) = common::difference_from_printed(&printed, &formatted);
            assert_eq!(difference, None, "module {seed}");
        }
    }
    assert!(count > MODULES, "{count} texts");
}

#[test]
fn damaged_modules_do_no_harm() {
    let contexts = Contexts::new(context);
    let mut refused = 0;
    for seed in 0..MODULES {
        let text = irgen::mutate(&irgen::module(seed), seed);
        let ctx = contexts.get(&text);
        match mlir_fmt::format(&ctx, "-", &text) {
            Ok(_) => drop(common::checked(&format!("damaged module {seed}"), &contexts, &text)),
            Err(found) => {
                let shown = common::messages(&ctx, "-", &text, &found);
                assert!(!shown.contains("the formatter cannot format this"), "module {seed}: {shown}");
                refused += 1;
            }
        }
    }
    assert!((MODULES / 4..MODULES).contains(&refused), "{refused} of {MODULES} refused");
}
