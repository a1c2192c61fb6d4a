//! Measures how the time to find a rule grows with the number of rules for one root:
//!
//! ```text
//! cargo run --release -p odsgen-ir-core --example match_rules
//! ```
//!
//! Both sets do the same to the same module: of many rules for `t.root`, which differ in what must define its operand, the
//! first ten apply. The others have to be found not to.

use std::time::{Duration, Instant};

use ir_core::context::{Context, Location, Type};
use ir_core::ir::{Builder, Ir, OpBuilder, OpState};
use ir_core::ops::register_builtin;
use ir_core::rewrite::{
    GreedyConfig, PatternSet, apply_patterns_greedily,
    rules::{Choice, Leaf, Node, Rewrite, Rule, RuleSet, RuleTree, Step, Test},
};

/// How many roots there are to rewrite.
const ROOTS: usize = 20_000;

/// How many different operations define the operands.
const DEFINERS: usize = 10;

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// Replaces the root by its operand.
fn rewrite(rw: &mut Rewrite<'_, '_>) -> Option<()> {
    let value = rw.value(0)?;
    rw.replace_root(&[value])
}

/// Rules for `t.root` of the results of `t.d0`, `t.d1`, …, as a generator would write them.
fn rules(count: usize) -> RuleSet {
    let created: Vec<&'static Rule> = (0..count)
        .map(|_| leak(Rule { name: "RootOf", place: "match_rules.rs:1", benefit: 2, rewrite }))
        .collect();
    let leaves: Vec<Leaf> = created.iter().map(|rule| Leaf { rule, slots: &[1], ops: &[0, 2] }).collect();
    let cases: Vec<(Test, Node)> = (0..count)
        .map(|index| {
            let name: &'static str = String::leak(format!("t.d{index}"));
            (Test::Name(2, name), Node { leaves: leak([index]), choices: &[] })
        })
        .collect();
    let choice = Choice { best: 0, cases: Vec::leak(cases) };
    let tree = RuleTree {
        root: "t.root",
        positions: &[(0, Step::Root), (0, Step::Operand(0)), (1, Step::Definer)],
        rules: Vec::leak(created),
        leaves: Vec::leak(leaves),
        top: Node { leaves: &[], choices: Vec::leak(vec![choice]) },
    };
    RuleSet(leak([leak(tree) as &'static RuleTree]))
}

/// The time that the rules take for a module of many roots, which all go.
fn measure(count: usize) -> Duration {
    let ctx = Context::new();
    register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    let mut patterns = PatternSet::new();
    rules(count).add_to(&mut patterns);
    let patterns = patterns.freeze(&ctx);
    let mut ir = Ir::new(&ctx);
    let module = ir.create(&OpState {
        num_regions: 1,
        ..OpState::new(ctx.op_name("builtin.module"), Location::UNKNOWN)
    });
    let region = ir.region(module, 0);
    let mut builder = Builder::new(&mut ir);
    let block = builder.create_block(region, None, &[]);
    builder.set_insertion_point_to_end(block);
    for index in 0..ROOTS {
        let name = ctx.op_name(&format!("t.d{}", index % DEFINERS));
        let definer =
            builder.create(&OpState { result_types: &[Type::I32], ..OpState::new(name, Location::UNKNOWN) });
        let value = builder.ir().result(definer, 0);
        let root = OpState {
            operands: &[value],
            result_types: &[Type::I32],
            ..OpState::new(ctx.op_name("t.root"), Location::UNKNOWN)
        };
        builder.create(&root);
    }
    let start = Instant::now();
    let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&mut ir, region, &patterns, &config);
    let time = start.elapsed();
    assert!(outcome.is_ok_and(|outcome| outcome.converged), "the rules come to an end");
    assert_eq!(ir.ops(block).count(), ROOTS, "each root is gone");
    time
}

#[expect(clippy::print_stdout, reason = "this is a program")]
fn main() {
    let best = |count| (0..5).map(|_| measure(count)).min().unwrap_or_default();
    let (few, many) = (best(10), best(1_000));
    println!("10 rules: {few:?}, 1000 rules: {many:?}, ratio {:.2}", many.as_secs_f64() / few.as_secs_f64());
}
