//! Folding and canonicalization of arith agree with an interpreter on random programs: integers of odd
//! widths, floats of all formats with NaNs, infinities and denormals. `ODSGEN_FOLDING_PROGRAMS` is the number
//! of programs, for longer runs.

mod float;
mod interpreter;
mod programs;

use std::collections::HashMap;

use ir_core::context::Context;
use ir_core::ir::{Op, Order, Value};
use ir_core::rewrite::{GreedyConfig, PatternSet, RegionSimplification, apply_patterns_greedily};
use ir_core::text::{ParsedModule, parse_module};

use interpreter::{Interpreter, Word};
use programs::{Program, program};

fn number_of_programs() -> u64 {
    let expected = std::env::var("ODSGEN_FOLDING_PROGRAMS").ok();
    expected.and_then(|count| count.parse().ok()).unwrap_or(4_000)
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn parsed(ctx: &Context, program: &Program) -> ParsedModule {
    let module = parse_module(ctx, "program", program.text.as_bytes());
    let module = module.unwrap_or_else(|errors| panic!("{}\n{}", program.text, errors[0].message));
    let verified = ir_core::verify::verify(&module.ir, module.top);
    verified.unwrap_or_else(|error| panic!("{}\n{}", program.text, error.message));
    module
}

/// The value that a program uses at its end.
fn used(ctx: &Context, module: &ParsedModule) -> Value {
    let mut last = None;
    module.ir.visit(module.top, Order::Pre, |op: Op| {
        if module.ir.name(op).as_str(ctx) == "u.use" {
            last = Some(module.ir.operand(op, 0));
        }
    });
    last.expect("something is used")
}

/// The outcome of each run of a program.
fn outcomes(ctx: &Context, module: &ParsedModule, program: &Program) -> Vec<Word> {
    let value = used(ctx, module);
    let run = |arguments: &Vec<u128>| {
        let known = HashMap::new();
        Interpreter { ctx, ir: &module.ir, arguments, known }.value(value)
    };
    program.runs.iter().map(run).collect()
}

/// Whether the operation that defines a value is a constant or poison.
fn is_folded(ctx: &Context, module: &ParsedModule, value: Value) -> bool {
    module.ir.defining_op(value).is_some_and(|op| {
        let name = module.ir.name(op).as_str(ctx);
        name == "arith.constant" || name == "ub.poison"
    })
}

#[test]
fn folding_agrees_with_an_interpreter() {
    let ctx = context();
    let mut patterns = PatternSet::new();
    ctx.canonicalization_patterns(&mut patterns);
    let patterns = patterns.freeze(&ctx);
    let config = GreedyConfig {
        region_simplification: RegionSimplification::Disabled,
        verify_patterns: true,
        ..GreedyConfig::default()
    };
    let (mut folded, mut constant, mut defined) = (0, 0, 0);
    let mut wrong = Vec::new();
    for seed in 0..number_of_programs() {
        let program = program(seed);
        let mut module = parsed(&ctx, &program);
        let before = outcomes(&ctx, &module, &program);
        let kind = ir_kind(&ctx, &module);
        let region = module.ir.region(module.top, 0);
        let outcome = apply_patterns_greedily(&mut module.ir, region, &patterns, &config);
        let outcome =
            outcome.unwrap_or_else(|error| panic!("program {seed}: {}\n{}", error.message, program.text));
        assert!(outcome.converged, "program {seed} converges: {:?}", outcome.still_applied);
        let after = outcomes(&ctx, &module, &program);
        let is_refined = |(before, after): (&Word, &Word)| match (before, after) {
            (Word::Anything, _) => true,
            (Word::Bits(before), Word::Bits(after)) => kind.is_same(*before, *after),
            (Word::Bits(_), Word::Anything) => false,
        };
        if !before.iter().zip(&after).all(is_refined) {
            wrong.push(format!("program {seed}: {before:x?} became {after:x?}\n{}", program.text));
        }
        defined += u64::from(before.iter().any(|word| *word != Word::Anything));
        if seed % 2 == 0 {
            constant += 1;
            folded += u64::from(is_folded(&ctx, &module, used(&ctx, &module)));
        }
    }
    assert!(wrong.is_empty(), "{} programs:\n{}", wrong.len(), wrong[..wrong.len().min(5)].join("\n"));
    // Programs without arguments fold, except for operations without a defined outcome. Most programs have
    // one.
    assert!(folded * 100 >= constant * 70, "{folded} of {constant} programs fold");
    assert!(defined * 100 >= number_of_programs() * 60, "{defined} programs have an outcome");
}

fn ir_kind(ctx: &Context, module: &ParsedModule) -> interpreter::Kind {
    let ty = module.ir.value_type(used(ctx, module));
    interpreter::Kind::of(ctx, ty).expect("the interpreter knows the type")
}
