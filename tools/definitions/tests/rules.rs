//! Rewrite rules from files, on operations of loaded dialects.

use definitions::{Definitions, Rules};
use ir_core::prelude::*;
use ir_core::rewrite::{GreedyConfig, apply_patterns_greedily};

use crate::{context_with, folder};

const OPS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy : Dialect { let name = "toy"; }
class ToyOp<string name, dag ins = (ins AnyType:$x)> : Op<Toy, name, [Pure]> {
  let arguments = ins;
  let results = (outs AnyType:$r);
}
def NegOp : ToyOp<"neg">;
def SubOp : ToyOp<"sub", (ins AnyType:$x, AnyType:$y)>;
def AddOp : ToyOp<"add", (ins AnyType:$x, AnyType:$y)>;
def ScaleOp : ToyOp<"scale", (ins AnyType:$x, I32Attr:$by)>;
"#;

const RULES: &str = r#"
include "Ops.td"

def SubOfNeg : Pat<(SubOp $x, (NegOp $y)), (AddOp $x, $y)>;
def NegOfNeg : Pat<(NegOp (NegOp AnyInteger:$x)), (replaceWithValue $x)>;
def ScaleByOne : Pat<(ScaleOp $x, ConstantAttr<I32Attr, "1">), (replaceWithValue $x)>;
"#;

/// A module after the rules of a file were applied to it, or the error.
fn rewritten(rules: (&str, &str), source: &str) -> Result<String, String> {
    let files = folder(&[("Ops.td", OPS), rules]);
    let definitions = Definitions::read(files.path().join("Ops.td")).expect("definitions");
    let ctx = context_with(&definitions);
    pdl::register(&ctx);
    let shown =
        |error: definitions::Error| error.to_string().replace(&format!("{}/", files.path().display()), "");
    let rules = Rules::read(files.path().join(rules.0)).map_err(shown)?;
    let patterns = rules.patterns(&ctx).map_err(shown)?.freeze(&ctx);
    let mut module = Module::parse(&ctx, source).expect("it is valid");
    let region = module.ir().region(module.operation(), 0);
    let outcome = apply_patterns_greedily(module.ir_mut(), region, &patterns, &GreedyConfig::default());
    assert!(outcome.expect("it is valid").converged);
    Ok(module.to_string())
}

#[test]
fn rules_of_definitions_are_applied() {
    let source = r#"
%0 = "x.v"() : () -> i32
%1 = "toy.neg"(%0) : (i32) -> i32
%2 = "toy.sub"(%0, %1) : (i32, i32) -> i32
%3 = "toy.scale"(%2) {by = 1 : i32} : (i32) -> i32
%4 = "toy.scale"(%3) {by = 2 : i32} : (i32) -> i32
"x.use"(%4) : (i32) -> ()
"#;
    let expected = r#"module {
  %0 = "x.v"() : () -> i32
  %1 = "toy.add"(%0, %0) : (i32, i32) -> i32
  %2 = "toy.scale"(%1) <{by = 2 : i32}> : (i32) -> i32
  "x.use"(%2) : (i32) -> ()
}
"#;
    assert_eq!(rewritten(("Rules.td", RULES), source).as_deref(), Ok(expected));
}

#[test]
fn constraints_of_mlir_are_checked() {
    let module = |ty: &str, result: &str| format!("module {{\n  %0 = \"x.v\"() : () -> {ty}\n{result}}}\n",);
    let twice = |ty: &str| {
        format!(
            "  %1 = \"toy.neg\"(%0) : ({ty}) -> {ty}\n  %2 = \"toy.neg\"(%1) : ({ty}) -> {ty}\n  \"x.use\"(%2) : ({ty}) -> ()\n"
        )
    };
    let integer = rewritten(("Rules.td", RULES), &module("i8", &twice("i8"))).expect("it is rewritten");
    assert_eq!(integer, module("i8", "  \"x.use\"(%0) : (i8) -> ()\n"));
    let float = module("f32", &twice("f32"));
    assert_eq!(rewritten(("Rules.td", RULES), &float), Ok(float));
}

#[test]
fn patterns_of_pdl_are_applied() {
    let rules = r#"
pdl.pattern : benefit(1) {
  %type = type
  %x = operand
  %neg = operation "toy.neg"(%x : !pdl.value) -> (%type : !pdl.type)
  rewrite %neg {
    replace %neg with (%x : !pdl.value)
  }
}
"#;
    let source =
        "%0 = \"x.v\"() : () -> i32\n%1 = \"toy.neg\"(%0) : (i32) -> i32\n\"x.use\"(%1) : (i32) -> ()\n";
    let expected = "module {\n  %0 = \"x.v\"() : () -> i32\n  \"x.use\"(%0) : (i32) -> ()\n}\n";
    assert_eq!(rewritten(("rules.mlir", rules), source).as_deref(), Ok(expected));
}

/// The error about rules.
fn error(name: &str, text: &str) -> String {
    rewritten((name, text), "").expect_err("the rules are wrong")
}

#[test]
fn wrong_rules_are_located() {
    let unknown = "include \"Ops.td\"\ndef R : Pat<(MulOp $x), (replaceWithValue $x)>;\n";
    assert_eq!(
        error("Rules.td", unknown),
        "Rules.td:2:14: error[ODS0200]: 'MulOp' is not defined\n  2 | def R : Pat<(MulOp $x), (replaceWithValue $x)>;\n    |              ^^^^^\nRules.td:2:5: note: in def 'R'\n  2 | def R : Pat<(MulOp $x), (replaceWithValue $x)>;\n    |     ^\n    = help: did you mean 'SubOp'?"
    );
    assert_eq!(error("None.td", "include \"Ops.td\"\n"), "'None.td' has no rewrite rules");
    let native = "include \"Ops.td\"\ndef Code : NativeCodeCall<\"code($0)\">;\n\
                  def R : Pat<(NegOp $x), (Code $x)>;\n";
    let message = "<PDL of Rules.td>:8:15: error: no rewrite function with the name 'Code' is registered";
    assert_eq!(error("Rules.td", native).lines().next(), Some(message));
    assert_eq!(
        error("rules.mlir", "pdl.patern\n").lines().next(),
        Some("rules.mlir:1:1: error: custom op 'pdl.patern' is unknown")
    );
}
