//! A dialect with a part of each kind.

use dynamic::{Loaded, Plan};
use ir_core::interfaces::{EffectKind, effects_of};
use ir_core::prelude::*;

use crate::TOY;

/// A context with the dialect.
fn context() -> (Context, Loaded) {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    let loaded = Plan::from_json(TOY).unwrap().register(&ctx).unwrap();
    (ctx, loaded)
}

/// The module as text, or the first error.
fn round_trip(source: &str) -> Result<String, String> {
    let (ctx, _) = context();
    let first = |errors: Diagnostics| errors.as_slice()[0].message.clone();
    let module = Module::parse(&ctx, source).map_err(first)?;
    module.verify().map_err(first)?;
    Ok(module.operation().display(module.ir()).to_string())
}

fn assert_is_printed_as_read(body: &str) {
    let source = format!("module {{\n{body}\n}}");
    assert_eq!(round_trip(&source).as_deref().map(str::trim_end), Ok(&*source));
}

fn error(source: &str) -> String {
    round_trip(source).unwrap_err()
}

#[test]
fn formats_are_read_and_printed() {
    assert_is_printed_as_read("  %0:2 = \"x.values\"() : () -> (f32, i32)\n  %1 = toy.mix %0#0 kind flat");
    assert_is_printed_as_read(
        "  %0:2 = \"x.values\"() : () -> (f32, i32)\n  %1 = toy.mix %0#0, %0#1 kind deep {bits = 5 : i8, other}",
    );
    assert_is_printed_as_read(
        "  %0 = \"x.box\"() : () -> !toy.box<i8 x 4>\n  %1 = toy.unbox %0 : <i8 x 4>\n  %2 = \"x.use\"(%1) : (i8) -> i8",
    );
    assert_is_printed_as_read("  %0 = \"x.box\"() : () -> !toy.box<!toy.token x 4, deep>");
    assert_is_printed_as_read("  toy.scope {\n    end\n  }");
    assert_is_printed_as_read(
        "  \"x.region\"() ({\n    toy.jump ^bb1\n  ^bb1:  // 2 preds: ^bb0, ^bb1\n    toy.jump ^bb1\n  }) : () -> ()",
    );
    assert_is_printed_as_read("  %0 = \"x.index\"() : () -> index\n  toy.slice [1, %0]");
}

#[test]
fn properties_and_inferred_types() {
    let source = |op: &str| {
        format!(
            "  %0 = \"x.value\"() : () -> i8\n  %1 = toy.wrap %0{op} : i8\n  %2 = toy.wrap %0 by 2 : i8\n  \"x.use\"(%1) : (!toy.box<i8 x 1, deep>) -> ()"
        )
    };
    assert_is_printed_as_read(&source(""));
    assert_is_printed_as_read(&source(" by 7 flags<fast>"));
    assert_is_printed_as_read(&source(" flags<\"fast,safe\"> of [flat, deep] most 5 {x}"));
    assert_eq!(
        error("%0 = \"x.value\"() : () -> i8\n%1 = toy.wrap %0 by -1 : i8"),
        "'toy.wrap' op property 'count' failed to satisfy constraint: a positive number"
    );
    assert_eq!(
        error(
            "%0 = \"x.value\"() : () -> i8\n%1 = \"toy.wrap\"(%0) <{kinds = [0 : i32, 1 : i32]}> : (i8) -> !toy.box<i8 x 1, deep>"
        ),
        "invalid properties {kinds = [0 : i32, 1 : i32]} for op toy.wrap: expected IntegerAttr storage for ::toy::Kind"
    );
    assert_eq!(
        error("%0 = \"x.value\"() : () -> i8\n%1 = \"toy.wrap\"(%0) : (i8) -> !toy.box<i8 x 2>"),
        "'toy.wrap' op inferred type(s) '!toy.box<i8 x 1, deep>' are incompatible with return type(s) of operation '!toy.box<i8 x 2>'"
    );
}

#[test]
fn constraints_have_the_messages_of_compiled_ones() {
    assert_eq!(
        error("%0 = \"x.value\"() : () -> i16\n%1 = toy.wrap %0 : i16"),
        "'toy.wrap' op operand #0 must be a narrow integer, but got 'i16'"
    );
    assert_eq!(
        error("%0 = \"x.value\"() : () -> f32\n%1 = \"toy.mix\"(%0) : (f32) -> f32"),
        "'toy.mix' op requires attribute 'kind'"
    );
    assert_eq!(
        error("%0 = \"x.value\"() : () -> f32\n%1 = \"toy.mix\"(%0) <{kind = 1 : i32}> : (f32) -> f32"),
        "invalid properties {kind = 1 : i32} for op toy.mix: Invalid attribute `kind` in property conversion: 1 : i32"
    );
    assert_eq!(
        error("%0 = \"x.value\"() : () -> !toy.box<i8 x 3>\n%1 = toy.unbox %0 : <i8 x 3>"),
        "'toy.unbox' op failed to verify that the box is large"
    );
    assert_eq!(
        error("\"toy.scope\"() ({\n  toy.jump ^bb1\n^bb1:\n  toy.end\n}) : () -> ()"),
        "'toy.scope' op region #0 ('body') failed to verify constraint: region with 1 blocks"
    );
    assert_eq!(error("\"toy.end\"() : () -> ()"), "'toy.end' op expects parent op 'toy.scope'");
    assert_eq!(
        error("%0 = \"x.value\"() : () -> f32\n%1 = toy.mix %0 kind round"),
        "custom op 'toy.mix' expected string or keyword containing one of the following enum values for attribute 'kind' [flat, deep]"
    );
    assert_eq!(
        error("\"x.box\"() : () -> !toy.box<i8 x 4, round>"),
        "expected ::toy::Kind to be one of: flat, deep"
    );
}

#[test]
fn unknown_conditions_are_accepted_unless_others_decide() {
    let source = |ty: &str| format!("%0 = \"x.value\"() : () -> {ty}\n\"toy.cpp\"(%0) : ({ty}) -> ()");
    assert!(round_trip(&source("f32")).is_ok());
    assert_eq!(error(&source("index")), "'toy.cpp' op operand #0 must be what C++ accepts, but got 'index'");
}

#[test]
fn operations_with_syntax_in_cpp_have_the_generic_form() {
    assert_is_printed_as_read(
        "  %0 = \"x.value\"() : () -> f32\n  \"toy.cpp\"(%0) : (f32) -> ()\n  \"toy.hand\"() : () -> ()",
    );
    assert_eq!(
        error("toy.hand"),
        "custom op 'toy.hand' the syntax of 'toy.hand' is C++: write the generic form \"toy.hand\"(…)"
    );
    assert_eq!(
        error("toy.cpp"),
        "custom op 'toy.cpp' the directive custom<Strange> of 'toy.cpp' is C++: write the generic form \"toy.cpp\"(…)"
    );
}

#[test]
fn types_with_syntax_in_cpp_are_text() {
    let source = |ty: &str| {
        format!(
            "  %0:2 = \"x.values\"() : () -> ({ty}, !toy.token)\n  \"toy.secret\"(%0#0, %0#1) : ({ty}, !toy.token) -> ()"
        )
    };
    assert_is_printed_as_read(&source("!toy.secret<a, [1 -> 2]>"));
    assert_eq!(
        error(&source("!toy.token")),
        "'toy.secret' op operand #0 must be a secret, but got '!toy.token'"
    );
}

#[test]
fn effects_and_defaults_are_those_of_the_definition() {
    let (ctx, _) = context();
    let source = "%0 = \"x.value\"() : () -> f32\n%1 = \"toy.mix\"(%0) <{kind = 0 : i32}> : (f32) -> f32";
    let module = Module::parse(&ctx, source).unwrap();
    let ir = module.ir();
    let mut mix = None;
    ir.visit(module.operation(), Order::Pre, |op| {
        if ir.name(op).as_str(&ctx) == "toy.mix" {
            mix = Some(op);
        }
    });
    let mix = mix.unwrap();
    let effects = effects_of(ir, mix).unwrap();
    assert_eq!(
        (effects.len(), effects[0].kind, effects[0].value),
        (1, EffectKind::Read, Some(ir.operand(mix, 0)))
    );
    let bits = ir_core::runtime::properties::get(ir, mix, "bits").unwrap();
    assert_eq!(bits.to_text(&ctx), "3 : i8");
    assert_eq!(ir.name(mix).spec(&ctx).unwrap().documentation, ["Mixes.", "", "Well."]);
}

#[test]
fn code_in_cpp_is_reported_once() {
    let (ctx, loaded) = context();
    let toy = &loaded.dialects[0];
    assert_eq!((&*toy.name, toy.is_registered), ("toy", true));
    let report: Vec<String> = toy.cpp.iter().map(ToString::to_string).collect();
    assert_eq!(
        report,
        [
            "the verifier of '!toy.secret' is C++: it is not run",
            "the verifier of 'toy.cpp' is C++: it is not run",
            "the check 'ToyEven' of 'toy.cpp' is C++: it is not run",
            "'isMystery($_self)' is C++: constraints with it accept what it decides",
            "the syntax of '!toy.secret' is C++: it is kept as text",
            "the syntax of 'toy.cpp' is C++: custom<Strange>",
            "the syntax of 'toy.hand' is C++",
            "the inference of result types of 'toy.cpp' is C++",
            "the implementation 'constant' of 'toy.cpp' is C++",
            "the implementation 'memory_effects' of 'toy.cpp' is C++",
        ]
    );
    // Passes expect the worst of an operation whose effects only C++ knows.
    let spec = ctx.op_name("toy.cpp").spec(&ctx).unwrap();
    assert!(!spec.flags.has(ir_core::context::Traits::MEMORY_EFFECTS));
}

#[test]
fn a_dialect_is_registered_once_and_contexts_may_have_different_versions() {
    let (ctx, _) = context();
    let again = Plan::from_json(TOY).unwrap().register(&ctx).unwrap();
    assert!(!again.dialects[0].is_registered && again.dialects[0].cpp.is_empty());
    let other = Context::new();
    other.allow_unregistered_dialects(true);
    let wide = TOY.replace("{ \"Int\": 8 }", "{ \"Int\": 16 }");
    Plan::from_json(&wide).unwrap().register(&other).unwrap();
    let source = "%0 = \"x.value\"() : () -> i16\n%1 = toy.wrap %0 : i16";
    let verdict = |ctx: &Context| Module::parse(ctx, source).unwrap().verify().is_ok();
    assert!(verdict(&other) && !verdict(&ctx));
}
