//! Measures how the match time grows with the number of rules for one root:
//!
//! ```text
//! cargo run --release -p odsgen-ir-core --example match_rules
//! ```
//!
//! Both sets have the same effect on the same module. The rules for `t.root` differ in the operation that
//! must define the operand. Only the first ten match; the driver must discard the others.

use std::time::{Duration, Instant};

use ir_core::context::{Context, Location, Type};
use ir_core::ir::{Builder, Ir, Op, OpBuilder, OpHandle, OpState};
use ir_core::ops::register_builtin;
use ir_core::rewrite::{
    GreedyConfig, PatternRewriter, PatternSet, apply_patterns_greedily,
    rules::{Definer, Rule, RuleSet},
};

/// The number of roots to rewrite.
const ROOTS: usize = 20_000;

/// The number of different operations that define the operands.
const DEFINERS: usize = 10;

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The root of all rules.
#[derive(Clone, Copy)]
struct RootOp(Op);

impl OpHandle for RootOp {
    const NAME: &'static str = "t.root";

    fn from_op_unchecked(op: Op) -> Self {
        RootOp(op)
    }

    fn op(self) -> Op {
        self.0
    }
}

/// Replaces the root by its operand.
fn rewrite(rw: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let value = rw.ir().operand(op, 0);
    rw.replace_roots(&[op], &[value])
}

/// Rules for `t.root` with operands from `t.d0`, `t.d1`, …, as a generator would write them.
fn rules(count: usize) -> RuleSet {
    let rule = |index: usize| -> &'static Rule {
        let name: &'static str = String::leak(format!("t.d{index}"));
        let definers: &'static [Definer] = leak([(&[0][..], name)]);
        leak(Rule::new::<RootOp>("RootOf", "match_rules.rs:1", 2, rewrite).with_definers(definers))
    };
    RuleSet(Vec::leak((0..count).map(rule).collect()))
}

/// The time that the rules take for a module of many roots. All of them are erased.
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
