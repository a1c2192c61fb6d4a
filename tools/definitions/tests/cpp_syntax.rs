//! Syntax that definitions leave to C++.

use definitions::Definitions;
use ir_core::prelude::*;

use crate::{context_with, folder, printed};

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
  let assemblyFormat = "$map `to` type($box) attr-dict";
}
"#,
    );
    let text = "module {\n  %0 = d.a <[(x) -> \">\"]> to <4 to 5>\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
    let named = "%0 = d.a #d.map<[(x) -> \">\"]> to !d.box<4 to 5>";
    assert_eq!(printed(&ctx, named).expect("it is valid"), text);
    let generic = "%0 = \"d.a\"() <{map = #d.map<[(x) -> \">\"]>}> : () -> !d.box<4 to 5>";
    assert_eq!(printed(&ctx, generic).expect("it is valid"), text);
    let error = printed(&ctx, "%0 = d.a 5 to <4>").expect_err("the number is C++");
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
  let assemblyFormat = "attr-dict-with-keyword $body";
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
    assert!(error.contains("Dialect `' not found for custom op 'end'"), "{error}");
}

#[test]
fn syntax_in_cpp_that_projects_share_is_available() {
    let ctx = context(
        r#"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def FuncOp : Op<D, "func", [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def EndOp : Op<D, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def AddOp : Op<D, "add"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ParseResult AddOp::parse(OpAsmParser &parser, OperationState &result) {
      return parseDefaultTorchOp(parser, result, 2, 1);
    }
    void AddOp::print(OpAsmPrinter &printer) {
      printDefaultTorchOp(printer, *this, 2, 1);
    }
  }];
}
def GlobalOp : Op<D, "global"> {
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name);
  let assemblyFormat = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict";
}
"#,
    );
    let text = "module {\n  d.func @f(%arg0: i32 {a.b}) -> i64 attributes {x.y} {\n    \
                %0 = d.add %arg0, %arg0 {a.b = 1 : i32} : i32, i32 -> i64\n    d.end\n  }\n  d.global private @g\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
    let text = "module {\n  d.global @g\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text.replace("@", "public @"));
}

#[test]
fn guesses_about_syntax_in_cpp_are_reported() {
    let files = folder(&[(
        "dialect.td",
        &format!(
            "{BASE}def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}\n\
             def AOp : Op<D, \"a\"> {{\n  let arguments = (ins OptionalAttr<StrAttr>:$v);\n  \
             let assemblyFormat = \"custom<SymbolVisibility>($v) attr-dict\";\n}}\n\
             def BOp : Op<D, \"b\"> {{\n  let arguments = (ins OptionalAttr<StrAttr>:$v);\n  \
             let assemblyFormat = \"custom<Mine>($v) attr-dict\";\n}}\n"
        ),
    )]);
    let found = Definitions::read(files.path().join("dialect.td")).expect("definitions");
    let loaded = found.register(&Context::new()).expect("the dialect is registered");
    let cpp: Vec<String> = loaded[0].cpp.iter().map(ToString::to_string).collect();
    assert_eq!(
        cpp,
        [
            "the syntax of 'd.a' is C++: custom<SymbolVisibility> is read and printed like that of another project",
            "the syntax of 'd.b' is C++: custom<Mine>",
        ]
    );
}

#[test]
fn types_with_a_syntax_of_this_program_are_equal_however_they_are_written() {
    let definitions = |path: &str| {
        format!(
            r#"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "ods/Facts.td"
def D : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
def : RuntimeSyntax<"d", "label", "{path}">;
def Label : TypeDef<D, "Label"> {{
  let mnemonic = "label"; let parameters = (ins StringRefParameter<"">:$text); let hasCustomAssemblyFormat = 1;
}}
def SameOp : Op<D, "same", [SameOperandsAndResultType]> {{
  let arguments = (ins Label:$value); let results = (outs Label:$result);
}}
"#
        )
    };
    let text = "%0 = \"x.y\"() : () -> !d.label<\"a\">\n%1 = \"d.same\"(%0) : (!d.label<\"a\">) -> !d.label< \"a\" >";
    let ctx = context(&definitions("::cpp_hooks::torch::ModuleName"));
    assert!(printed(&ctx, text).expect("both types are the same").contains("-> !d.label<\"a\">\n}"));
    let error = printed(&ctx, "%0 = \"x.y\"() : () -> !d.label<5>").expect_err("a number is no text");
    assert!(error.contains("expected '>'"), "{error}");
    // The type of an author's crate is not in this program: the text is kept.
    let ctx = context(&definitions("::my_crate::torch::ModuleName"));
    let error = printed(&ctx, text).expect_err("the texts differ");
    assert!(error.contains("requires the same type for all operands and results"), "{error}");
}

const HELPERS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "extra/Constraints.td"

def D : Dialect { let name = "d"; }
def FuncOp : Op<D, "func"> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def MixOp : Op<D, "mix", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<Number>:$values);
  let results = (outs Number:$mixed);
  let hasCustomAssemblyFormat = 1;
}
def DoneOp : Op<D, "done", [Terminator]> { let arguments = (ins Number:$value); let hasCustomAssemblyFormat = 1; }
"#;

const PROJECT: &str = include_str!("helpers.toml");

#[test]
fn a_project_names_the_helpers_of_its_syntax_and_its_include_directories() {
    let constraints = "include \"mlir/IR/CommonTypeConstraints.td\"\nclass N<Type t> : Type<t.predicate, t.summary>;\ndef Number : N<I8>;";
    let files = [
        ("lib/Ops.td", HELPERS),
        ("odsgen.toml", PROJECT),
        ("third_party/extra/Constraints.td", constraints),
    ];
    let files = folder(&files);
    let definitions = Definitions::read(files.path().join("lib/Ops.td")).expect("definitions");
    let ctx = context_with(&definitions);
    let text = "module {\n  d.func @f(%arg0: i8) {\n    %0 = d.mix %arg0, %arg0 {a} : i8\n    d.done %0 : i8\n  }\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
    let error =
        printed(&ctx, "%0 = \"x.y\"() : () -> i8\n%1 = d.mix %0 : i9").expect_err("the type is wrong");
    assert!(error.contains("expects different type than prior uses"), "{error}");

    let read = |syntax: &str| {
        let text = format!("include = [\"third_party\"]\n[syntax]\n{syntax}");
        std::fs::write(files.path().join("odsgen.toml"), text).expect("a file");
        Definitions::read(files.path().join("lib/Ops.td"))
    };
    let registered = |syntax: &str| read(syntax).and_then(|found| found.register(&Context::new()));
    let error = |syntax: &str| registered(syntax).expect_err("the helper is wrong").to_string();
    let expected =
        "the helper 'one-type' of 'd.mix' is unknown; there are 'function', 'same-type', 'default-torch'";
    assert_eq!(error("\"d.mix\" = \"one-type\""), expected);
    let error = error("\"d.mix\" = \"function\"");
    assert!(error.contains("in the operation 'd.mix'"), "{error}");
    assert!(error.contains("the helper 'function' parses operations with the attributes"), "{error}");
    let found = read("\"d.fnuc\" = \"function\"").expect("a warning");
    let expected = "warning: 'odsgen.toml' names a helper for 'd.fnuc', which the definitions do not have\n";
    assert!(found.warnings.ends_with(expected), "{}", found.warnings);
    let file = files.path().join("odsgen.toml");
    assert!(found.files.contains(&*file.to_string_lossy()), "{:?}", found.files);
}
