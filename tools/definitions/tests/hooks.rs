//! Functions that an author adds to operations of loaded dialects.

use definitions::{CppKind, Definitions};
use ir_core::fold::{FoldResult, OpFoldResult};
use ir_core::prelude::*;
use ir_core::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
use ir_core::verify::op_error;

use crate::{context_with, folder};

const OPS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy : Dialect { let name = "toy"; }
class ToyOp<string name> : Op<Toy, name, [Pure]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def IdentityOp : ToyOp<"identity"> { let hasFolder = 1; }
def NegateOp : ToyOp<"negate"> { let hasCanonicalizer = 1; }
def WrapOp : ToyOp<"wrap"> { let hasVerifier = 1; }
"#;

fn toy() -> Definitions {
    let files = folder(&[("Ops.td", OPS)]);
    Definitions::read(files.path().join("Ops.td")).expect("definitions")
}

/// Adds the rule that two negations are none.
fn add_double_negation(_: &Context, patterns: &mut PatternSet) {
    patterns.add_fn_for("double_negation", "toy.negate", |rewriter, op| {
        let negated = rewriter.ir().operand(op, 0);
        let inner = rewriter.ir().defining_op(negated)?;
        if rewriter.ir().name(inner).as_str(rewriter.context()) != "toy.negate" {
            return None;
        }
        let value = rewriter.ir().operand(inner, 0);
        rewriter.replace_op(op, &[value]);
        Some(())
    });
}

#[test]
fn operations_fold_and_have_canonical_forms() {
    let mut definitions = toy();
    // ANCHOR: hooks
    let hooks = definitions.hooks("toy").expect("the dialect");
    hooks.add_canonicalization("toy.negate", add_double_negation);
    hooks.set_folder("toy.identity", |_: &Context, ir: &mut Ir, op: Op, _: &[Option<Attribute>]| {
        FoldResult::One(OpFoldResult::Value(ir.operand(op, 0)))
    });
    // ANCHOR_END: hooks
    let ctx = context_with(&definitions);
    let source = r#"
%0 = "x.v"() : () -> i32
%1 = "toy.negate"(%0) : (i32) -> i32
%2 = "toy.identity"(%1) : (i32) -> i32
%3 = "toy.negate"(%2) : (i32) -> i32
"x.use"(%3) : (i32) -> ()
"#;
    let mut module = Module::parse(&ctx, source).expect("it is valid");
    let mut patterns = PatternSet::new();
    ctx.canonicalization_patterns(&mut patterns);
    let patterns = patterns.freeze(&ctx);
    let region = module.ir().region(module.operation(), 0);
    let config = GreedyConfig::default();
    let outcome = apply_patterns_greedily(module.ir_mut(), region, &patterns, &config);
    assert!(outcome.expect("it is valid").converged);
    let expected = "module {\n  %0 = \"x.v\"() : () -> i32\n  \"x.use\"(%0) : (i32) -> ()\n}\n";
    assert_eq!(module.to_string(), expected);
}

#[test]
fn a_verifier_runs_and_is_not_reported_as_missing() {
    let mut definitions = toy();
    let verify = |_: &Context, ir: &Ir, op: Op| {
        let is_same = ir.value_type(ir.operand(op, 0)) == ir.value_type(ir.result(op, 0));
        if is_same { Err(op_error(ir, op, "wraps nothing")) } else { Ok(()) }
    };
    let verify_regions = |_: &Context, ir: &Ir, op: Op| match ir.attribute(op, "unwrapped") {
        Some(_) => Err(op_error(ir, op, "is not wrapped")),
        None => Ok(()),
    };
    let hooks = definitions.hooks("toy").expect("the dialect");
    hooks.set_verifier("toy.wrap", verify).set_region_verifier("toy.wrap", verify_regions);
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    let loaded = definitions.register(&ctx).expect("the dialect is registered");
    let missing: Vec<_> = loaded[0].cpp.iter().map(|code| (code.kind, &*code.subject)).collect();
    let implementation = CppKind::Implementation;
    assert_eq!(missing, [(implementation, "toy.identity"), (implementation, "toy.negate")]);
    let verified = |result: &str| {
        let text = format!("%0 = \"x.v\"() : () -> i32\n%1 = \"toy.wrap\"(%0) : (i32) -> {result}");
        Module::parse(&ctx, &text).expect("the syntax is valid").verify().map_err(|errors| errors.to_string())
    };
    assert_eq!(verified("i64"), Ok(()));
    let error = verified("i32").expect_err("the verifier refuses it");
    assert!(error.contains("-:2:6: error: 'toy.wrap' op wraps nothing"), "{error}");
    let text = "%0 = \"x.v\"() : () -> i32\n%1 = \"toy.wrap\"(%0) {unwrapped} : (i32) -> i64";
    let error = Module::parse(&ctx, text).expect("the syntax is valid").verify().expect_err("it is refused");
    assert!(error.to_string().contains("'toy.wrap' op is not wrapped"), "{error}");
}

#[test]
fn hooks_of_nothing_are_errors() {
    let mut definitions = toy();
    let error = definitions.hooks("tay").expect_err("the name is wrong");
    assert_eq!(error.to_string(), "there is no dialect 'tay' in the definitions");
    definitions.hooks("toy").expect("the dialect").add_canonicalization("toy.nagate", add_double_negation);
    let error = definitions.register(&Context::new()).expect_err("the name is wrong");
    assert_eq!(error.to_string(), "a hook is for the operation 'toy.nagate', which no dialect defines");
}
