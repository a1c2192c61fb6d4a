//! Verification of a large block on several threads finds what one thread finds, and reports the same failure
//! first.

use ir_core::context::Context;
use ir_core::text::{Renderer, parse_module};
use ir_core::verify::verify;
use std::fmt::Write as _;

/// Invalid operations, each with the number of the line that it replaces.
const WRONG: [(usize, &str); 5] = [
    // The operand is defined later.
    (700, "  %w0 = arith.addi %v3000, %a : i32\n"),
    (1500, "  %w1 = \"arith.addi\"(%a) : (i32) -> i32\n"),
    (2600, "  %w2 = func.call @missing(%a) : (i32) -> i32\n"),
    // The definition does not dominate the use, which is nested.
    (3900, "  scf.if %c {\n    %n = arith.addi %v4500, %a : i32\n  }\n"),
    (4800, "  scf.if %c {\n    \"test.branch\"() [^bb0] : () -> ()\n  ^bb0:\n    scf.yield\n  }\n"),
];

/// A function with a large block. The lines of `wrong` replace the lines with their indices.
fn module(wrong: &[(usize, &str)]) -> String {
    let mut text = "func.func @f(%a: i32, %c: i1) {\n".to_owned();
    for line in 0..6000 {
        match wrong.iter().find(|(replaced, _)| *replaced == line) {
            Some((_, wrong)) => text.push_str(wrong),
            None if line % 10 == 3 => {
                let _ = write!(text, "  scf.if %c {{\n    %n{line} = arith.muli %a, %a : i32\n  }}\n");
            }
            None => {
                let _ = writeln!(text, "  %v{line} = arith.addi %a, %a : i32");
            }
        }
    }
    text + "  return\n}\n"
}

/// The first failure as it is reported.
fn failure(text: &str, threads: usize) -> Option<String> {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx.set_threads(threads);
    let module = parse_module(&ctx, "input", text.as_bytes()).expect("the text is right");
    let module = module.into_module();
    let failure = verify(&module.ir, module.top).err()?;
    let mut renderer = Renderer::new(&ctx);
    renderer.add_source("input", text.as_bytes());
    Some(renderer.render(&failure))
}

#[test]
fn a_valid_block_is_valid_on_any_number_of_threads() {
    let text = module(&[]);
    for threads in [1, 2, 7] {
        assert_eq!(failure(&text, threads), None, "{threads} threads");
    }
}

#[test]
fn the_first_failure_is_that_of_one_thread() {
    for (index, &first) in WRONG.iter().enumerate() {
        for &second in &WRONG[index..] {
            let text = module(&[first, second]);
            let alone = failure(&text, 1);
            assert!(alone.is_some(), "{first:?} and {second:?} are valid");
            for threads in [2, 7] {
                assert_eq!(failure(&text, threads), alone, "{first:?} and {second:?} on {threads} threads");
            }
        }
    }
}
