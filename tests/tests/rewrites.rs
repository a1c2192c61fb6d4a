//! Every feature of declarative rewrite rules. The rules are in `rewrites/rewrites.ods`; the build script
//! compiles them, and the tests run them.

use ir_core::context::{AttrKind, Attribute, Context, Location};
use ir_core::ir::{Ir, Op, OpBuilder, Value};
use ir_core::pass::{Anchor, Pass, PassFailure, PassManagerConfig, PassRun, Pipeline, Report};
use ir_core::rewrite::{GreedyConfig, PatternRewriter, PatternSet, apply_patterns_greedily};
use ir_core::runtime::OpHandle;
use ir_core::text::parse_module;
use tests::rewriting::{Rules, each_case};

#[allow(dead_code, missing_docs, unreachable_pub, reason = "a dialect that only rules look at")]
mod dialect {
    ir_core::include_dialect!("rewrites");

    /// The author's code that rules call.
    pub struct Rewrites;
}

use dialect::{AddOp, Rewrites};

/// The value of an integer attribute.
fn number(ctx: &Context, attribute: Attribute) -> Option<i64> {
    match attribute.kind(ctx) {
        AttrKind::Integer { value, .. } => value.as_i64(),
        _ => None,
    }
}

/// The newest user of a value that has no results.
fn newest_sink(ir: &Ir, value: Value) -> Option<Op> {
    ir.uses(value).map(|place| place.op).find(|op| ir.num_results(*op) == 0)
}

impl dialect::RewriteFunctions for Rewrites {
    fn doubled(rewriter: &mut PatternRewriter<'_>, value: Attribute) -> Option<Attribute> {
        let value = number(rewriter.context(), value).filter(|value| *value < 100)?;
        Some(rewriter.context().integer_attr_of(ir_core::context::Type::I32, 2 * value))
    }

    fn next_level(rewriter: &mut PatternRewriter<'_>, level: Option<Attribute>) -> Option<Attribute> {
        let level = number(rewriter.context(), level?)?;
        Some(rewriter.context().integer_attr_of(ir_core::context::Type::I32, level + 1))
    }

    fn even_constant(ir: &Ir, op: Op) -> Option<Attribute> {
        let (ctx, constant) = (ir.context(), dialect::ConstOp::cast(ir, op)?);
        let value = number(ctx, constant.value_attr(ir)?).filter(|value| value % 2 == 0)?;
        Some(ctx.integer_attr_of(ir_core::context::Type::I32, value / 2))
    }

    fn make_add(rewriter: &mut PatternRewriter<'_>, location: Location, x: Value, y: Value) -> Option<Value> {
        rewriter.set_location(location);
        let add = AddOp::create(rewriter, x, y);
        Some(add.result(rewriter.ir()))
    }

    fn swapped(_rewriter: &mut PatternRewriter<'_>, x: Value, y: Value) -> Option<[Value; 2]> {
        Some([y, x])
    }

    fn label(rewriter: &mut PatternRewriter<'_>, value: Value) -> Option<()> {
        let op = rewriter.ir().defining_op(value)?;
        let ctx = rewriter.context();
        let name = ctx.ident("label");
        let dictionary =
            ctx.dictionary_attr(&[ir_core::context::NamedAttribute { name, value: Attribute::UNIT }]);
        rewriter.modify(op, |ir| ir.set_attributes(op, dictionary.ok()));
        Some(())
    }

    fn erase_operation(rewriter: &mut PatternRewriter<'_>, operand: Value) -> Option<()> {
        let user = newest_sink(rewriter.ir(), operand)?;
        rewriter.erase_op(user);
        Some(())
    }

    fn make_and_erase(rewriter: &mut PatternRewriter<'_>, operand: Value) -> Option<()> {
        let user = newest_sink(rewriter.ir(), operand)?;
        let location = rewriter.ir().location(user);
        rewriter.set_location(location);
        AddOp::create(rewriter, operand, operand);
        rewriter.erase_op(user);
        Some(())
    }

    fn erase_parent(rewriter: &mut PatternRewriter<'_>, operand: Value) -> Option<()> {
        let user = newest_sink(rewriter.ir(), operand)?;
        let outer = rewriter.ir().parent_op(user)?;
        let block = rewriter.ir().parent_block(user)?;
        rewriter.erase_block(block);
        rewriter.erase_op(outer);
        Some(())
    }
}

/// The module after rewriting, verified after each rule.
fn rewritten(text: &str) -> String {
    rewritten_by(text, true)
}

fn rewritten_by(text: &str, verify_patterns: bool) -> String {
    let config = GreedyConfig { fold: false, verify_patterns, ..GreedyConfig::default() };
    RULES.rewritten(text, &config).unwrap_or_else(|message| message)
}

const RULES: Rules = Rules { register: dialect::register, populate: dialect::populate_with_generated };

#[test]
fn every_feature_of_rules_works() {
    insta::assert_snapshot!(each_case(include_str!("../rewrites/cases.mlir"), rewritten));
}

/// A module with one operation under test, and a use of its result.
fn module_with(op: &str, results: &str) -> String {
    format!("%a = \"u.value\"() : () -> i32\n{op}\n\"u.use\"({results}) : ({}) -> ()\n", types(results))
}

fn types(results: &str) -> &'static str {
    if results.is_empty() { "" } else { "i32" }
}

/// The messages about a module, and whether it is unchanged.
fn told(text: &str, config: &GreedyConfig) -> (String, bool) {
    let (message, after) = RULES.refused(text, config);
    (message, after == RULES.unchanged(text))
}

/// The location of a rule's definition in `rewrites.ods`.
fn place(rule: &str) -> String {
    let text = include_str!("../rewrites/rewrites.ods");
    let line = text.lines().position(|line| line.starts_with(&format!("def {rule} :")));
    format!("'{rule}' (rewrites.ods:{})", line.expect("the rule is defined") + 1)
}

#[test]
fn a_rule_that_erases_what_it_is_applied_to_is_told_and_the_operation_stays() {
    let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
    for (op, rule) in [
        ("\"t.gone\"(%a) : (i32) -> ()", "ErasesItself"),
        ("\"t.gone_late\"(%a) : (i32) -> ()", "ErasesAfterMaking"),
        ("\"t.gone_around\"(%a) ({\n\"t.gone_inside\"(%a) : (i32) -> ()\n}) : (i32) -> ()", "ErasesAround"),
    ] {
        let (message, is_unchanged) = told(&module_with(op, ""), &config);
        let expected = format!("pattern {} erases the operation that it is applied to", place(rule));
        assert_eq!(message, expected);
        assert!(is_unchanged, "{rule}");
    }
}

#[test]
fn a_rule_that_makes_invalid_ir_is_told_and_undone() {
    let text = module_with("%b = \"t.bad\"(%a) : (i32) -> i32", "%b");
    let config =
        GreedyConfig { fold: false, verify_patterns: true, roll_back: true, ..GreedyConfig::default() };
    let (message, is_unchanged) = told(&text, &config);
    let expected = format!("pattern {} made the IR invalid: 't.const' op ", place("MakesInvalid"));
    assert!(message.starts_with(&expected), "{message}");
    assert!(is_unchanged);
}

#[test]
fn rules_that_undo_each_other_are_told_and_undone() {
    let text = module_with("%b = \"t.ping\"(%a) : (i32) -> i32", "%b");
    let config = GreedyConfig { fold: false, roll_back: true, ..GreedyConfig::default() };
    let (message, is_unchanged) = told(&text, &config);
    assert!(message.starts_with("patterns do not come to an end: after "), "{message}");
    assert!(message.ends_with(&format!("rewrites still {}, {}", place("Ping"), place("Pong"))), "{message}");
    assert!(is_unchanged);
    let few = GreedyConfig { max_iterations: Some(3), max_rewrites: Some(5), roll_back: false, ..config };
    let outcome = RULES.outcome(&text, &few).expect("a limit is no error");
    assert!(!outcome.converged);
    assert_eq!(outcome.still_applied, [place("Ping"), place("Pong")]);

    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    let module = ir_core::Module::parse(&ctx, "").expect("a module");
    let error = outcome.check_converged(module.ir(), module.operation()).expect_err("no end");
    let expected = format!(
        "the patterns do not come to an end: the last round applied {}, {}",
        place("Ping"),
        place("Pong")
    );
    assert_eq!(error.message, expected);
}

/// A pass that applies the rules.
struct ApplyRules;

impl Pass for ApplyRules {
    fn name(&self) -> &'static str {
        "ApplyRules"
    }

    fn argument(&self) -> &'static str {
        "apply-rules"
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut patterns = PatternSet::new();
        dialect::populate_with_generated(&mut patterns);
        let region = run.ir.region(run.op, 0);
        let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
        let outcome = apply_patterns_greedily(run.ir, region, &patterns.freeze(run.ctx), &config);
        let outcome = outcome.map_err(|error| run.fail(error))?;
        outcome.check_converged(run.ir, run.op).map_err(|error| run.fail(error))
    }
}

#[test]
fn the_error_about_invalid_ir_names_the_pass_and_on_request_the_rule() {
    let report = |verify_patterns: bool| {
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        dialect::register(&ctx);
        ctx.allow_unregistered_dialects(true);
        ctx.verify_patterns(verify_patterns);
        let text = module_with("%b = \"t.bad\"(%a) : (i32) -> i32", "%b");
        let mut module = parse_module(&ctx, "input", text.as_bytes()).expect("a module").into_module();
        let mut pipeline = Pipeline::new(Anchor::Op("builtin.module".to_owned()));
        pipeline.add(Box::new(ApplyRules)).expect("the pass is for all operations");
        let config = PassManagerConfig { verify_each: true, ..PassManagerConfig::default() };
        let outcome = config.run(&mut pipeline, &ctx, &mut module.ir, module.top);
        assert!(!outcome.succeeded);
        match outcome.reports.as_slice() {
            [Report::Diagnostic(error)] => error.clone(),
            reports => panic!("{reports:?}"),
        }
    };
    let error = report(false);
    assert!(error.message.starts_with("'t.const' op "), "{}", error.message);
    let help = "the IR became invalid in the pass 'apply-rules'; '--verify-patterns' names the pattern, if it was one";
    assert_eq!(error.help.as_deref(), Some(help));
    let error = report(true);
    let expected = format!("pattern {} made the IR invalid: 't.const' op ", place("MakesInvalid"));
    assert!(error.message.starts_with(&expected), "{}", error.message);
}
