//! Syntax that definitions leave to C++.

use definitions::Definitions;
use ir_core::prelude::*;

use crate::{folder, printed};

const BASE: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpAsmInterface.td"
"#;

/// A context with the dialect of a file, in which other dialects are allowed.
fn context(definitions: &str) -> Context {
    let files = folder(&[("dialect.td", &format!("{BASE}{definitions}"))]);
    let found = Definitions::read(files.path().join("dialect.td")).expect("definitions");
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    found.register(&ctx).expect("the dialect is registered");
    ctx
}

#[test]
fn attributes_and_types_in_brackets_need_no_name() {
    let ctx = context(
        r#"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Box : TypeDef<D, "Box"> { let mnemonic = "box"; let parameters = (ins "int":$a); let hasCustomAssemblyFormat = 1; }
def Map : AttrDef<D, "Map"> { let mnemonic = "map"; let parameters = (ins "int":$a); let hasCustomAssemblyFormat = 1; }
def AOp : Op<D, "a"> {
  let arguments = (ins Map:$map);
  let results = (outs Box:$box);
  let assemblyFormat = "$map attr-dict `:` type($box)";
}
"#,
    );
    let text = "module {\n  %0 = d.a <[(x) -> \">\"]> : <4 to 5>\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
    let named = "%0 = d.a #d.map<[(x) -> \">\"]> : !d.box<4 to 5>";
    assert_eq!(printed(&ctx, named).expect("it is valid"), text);
    let generic = "%0 = \"d.a\"() <{map = #d.map<[(x) -> \">\"]>}> : () -> !d.box<4 to 5>";
    assert_eq!(printed(&ctx, generic).expect("it is valid"), text);
    let error = printed(&ctx, "%0 = d.a 5 : <4>").expect_err("the number is C++");
    assert!(
        error.contains("the syntax of '#d.map' without brackets is user-provided: write the name, too"),
        "{error}"
    );
}

#[test]
fn a_dialect_with_a_parser_in_cpp_keeps_unknown_types_as_text() {
    let ctx = context(
        r#"
def D : Dialect {
  let name = "d";
  let extraClassDeclaration = [{ ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override; }];
}
def E : Dialect { let name = "e"; }
def AOp : Op<D, "a"> { let results = (outs AnyType:$r); let assemblyFormat = "attr-dict `:` type($r)"; }
def BOp : Op<E, "b"> { let results = (outs AnyType:$r); let assemblyFormat = "attr-dict `:` type($r)"; }
"#,
    );
    let text = "module {\n  %0 = d.a : !d.dispatch.tensor<4xi32>\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
    let error = printed(&ctx, "%0 = e.b : !e.other<4xi32>").expect_err("the dialect has no types");
    assert!(error.contains("dialect 'e' provides no type parsing hook"), "{error}");
}

#[test]
fn the_default_dialect_of_regions_is_that_of_the_code() {
    let ctx = context(
        r#"
def The_Dialect : Dialect { let name = "d"; }
class In<string name, list<Trait> traits = []> : Op<The_Dialect, name, traits # [NoTerminator]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict $body";
}
def Plain : In<"plain">;
def Named : In<"named", [OpAsmOpInterface]> {
  let extraClassDefinition = [{
    ::llvm::StringRef $cppClass::getDefaultDialect() { return TheDialect::getDialectNamespace(); }
  }];
}
def Declared : In<"declared", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]>;
def EndOp : Op<The_Dialect, "end"> { let assemblyFormat = "attr-dict"; }
"#,
    );
    for op in ["named", "declared"] {
        let text = format!("module {{\n  d.{op} {{\n    end\n  }}\n}}\n");
        assert_eq!(printed(&ctx, &text).expect("it is valid"), text);
    }
    let error = printed(&ctx, "d.plain {\n  end\n}").expect_err("there is no default dialect");
    assert!(error.contains("custom op 'end' is unknown"), "{error}");
}
