//! Every feature of declarative rewrite rules: defined in `rewrites/rewrites.ods`, compiled by the build script, and run.

use ir_core::context::{AttrKind, Attribute, Context, Location};
use ir_core::ir::{Ir, Op, Value};
use ir_core::rewrite::{GreedyConfig, PatternRewriter, PatternSet, apply_patterns_greedily};
use ir_core::spec::OpHandle;
use ir_core::text::PrintOptions;

#[allow(dead_code, missing_docs, unreachable_pub, reason = "a dialect that only rules look at")]
mod dialect {
    include!(concat!(env!("OUT_DIR"), "/rewrites.rs"));

    /// What rules leave to Rust.
    pub struct Rewrites;
}

use dialect::{AddOp, Rewrites};

/// The number that an attribute holds.
fn number(ctx: &Context, attribute: Attribute) -> Option<i64> {
    match attribute.kind(ctx) {
        AttrKind::Integer { value, .. } => value.as_i64(),
        _ => None,
    }
}

impl dialect::RewriteFunctions for Rewrites {
    fn doubled(rewriter: &mut PatternRewriter<'_>, value: Attribute) -> Option<Attribute> {
        let value = number(rewriter.ctx, value).filter(|value| *value < 100)?;
        Some(rewriter.ctx.integer_attr_of(ir_core::context::Type::I32, 2 * value))
    }

    fn even_constant(ctx: &Context, ir: &Ir, op: Op) -> Option<Attribute> {
        let constant = dialect::ConstOp::from_op(ctx, ir, op)?;
        let value = number(ctx, constant.value_attr(ctx, ir)?).filter(|value| value % 2 == 0)?;
        Some(ctx.integer_attr_of(ir_core::context::Type::I32, value / 2))
    }

    fn make_add(rewriter: &mut PatternRewriter<'_>, location: Location, x: Value, y: Value) -> Option<Value> {
        let add = rewriter.build(|builder, ctx| AddOp::build(builder, ctx, location, x, y));
        Some(add.result(rewriter.ir()))
    }

    fn swapped(_rewriter: &mut PatternRewriter<'_>, x: Value, y: Value) -> Option<[Value; 2]> {
        Some([y, x])
    }

    fn label(rewriter: &mut PatternRewriter<'_>, value: Value) -> Option<()> {
        let op = rewriter.ir().defining_op(value)?;
        let ctx = rewriter.ctx;
        let name = ctx.ident("label");
        let dictionary =
            ctx.dictionary_attr(&[ir_core::context::NamedAttribute { name, value: Attribute::UNIT }]);
        rewriter.modify(op, |ir| ir.set_attributes(op, dictionary.ok()));
        Some(())
    }

    fn erase_operation(rewriter: &mut PatternRewriter<'_>, operand: Value) -> Option<()> {
        let user = rewriter.ir().uses(operand).next()?.op;
        rewriter.erase_op(user);
        Some(())
    }
}

/// What the rules make of a module, verified after each rule.
fn rewritten(text: &str) -> String {
    rewritten_by(text, true)
}

fn rewritten_by(text: &str, verify_patterns: bool) -> String {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialect::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    let mut module = match ir_core::text::parse_module(&ctx, "input", text.as_bytes()) {
        Ok(module) => module,
        Err(errors) => return errors.iter().map(|error| format!("{}\n", error.message)).collect(),
    };
    let mut patterns = PatternSet::new();
    dialect::populate_with_generated(&mut patterns);
    let patterns = patterns.freeze(&ctx);
    let region = module.ir.region(module.top, 0);
    let config = GreedyConfig { fold: false, verify_patterns, ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&ctx, &mut module.ir, region, &patterns, &config);
    match outcome {
        Ok(outcome) if !outcome.converged => return outcome.still_applied.join(", "),
        Ok(_) => {}
        Err(error) => return error.message,
    }
    // Locations are shown where the case has any.
    let debug_info = text.contains("loc(\"");
    let options = PrintOptions { debug_info, pretty_debug_info: debug_info, ..PrintOptions::default() };
    let mut text = Vec::new();
    let resources = ir_core::text::ExternalResources::default();
    ir_core::text::print_module(&ctx, &module.ir, module.top, options, &resources, &mut text)
        .expect("memory takes all");
    String::from_utf8(text).expect("printed text is UTF-8")
}

#[test]
fn every_feature_of_rules_works() {
    let cases = include_str!("../rewrites/cases.mlir");
    let mut out = String::new();
    for case in cases.split("// -----\n") {
        let (title, text) = case.split_once('\n').expect("a title and a module");
        out.push_str(&format!("{title}\n{}\n", rewritten(text)));
    }
    insta::assert_snapshot!(out);
}

#[test]
fn what_no_rule_may_do_is_told_with_the_rule_and_its_place() {
    let told = |op: &str, message: &str| {
        let text = format!("%a = \"u.value\"() : () -> i32\n{op}\n");
        let result = rewritten(&text);
        assert!(result.contains(message), "{result}");
    };
    told("\"t.gone\"(%a) : (i32) -> ()", "pattern 'ErasesItself' (rewrites.ods:");
    told(
        "%b = \"t.bad\"(%a) : (i32) -> i32\n\"u.use\"(%b) : (i32) -> ()",
        "pattern 'MakesInvalid' (rewrites.ods:",
    );
}

#[test]
fn rules_that_undo_each_other_are_told() {
    let text =
        "%a = \"u.value\"() : () -> i32\n%b = \"t.ping\"(%a) : (i32) -> i32\n\"u.use\"(%b) : (i32) -> ()\n";
    let result = rewritten_by(text, false);
    assert!(result.contains("do not come to an end"), "{result}");
    assert!(result.contains("'Ping' (rewrites.ods:") && result.contains("'Pong' (rewrites.ods:"), "{result}");
}
