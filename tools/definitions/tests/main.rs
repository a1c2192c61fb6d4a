//! Dialects from definition files.

mod cpp_syntax;
mod folders;
mod hooks;
mod rules;
mod stablehlo;
mod stablehlo_inference;

use std::fs;

use definitions::{CppKind, Definitions, Error, Reader};
use ir_core::prelude::*;

/// Writes files into a new folder.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    folder
}

const BASE: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Gate_Dialect : Dialect {
  let name = "gate";
  let cppNamespace = "::gate";
}
def Gate_Qubits : TypeDef<Gate_Dialect, "Qubits"> {
  let mnemonic = "qubits";
  let parameters = (ins "unsigned":$count);
  let assemblyFormat = "`<` $count `>`";
}
def Pair : Type<And<[CPred<"::llvm::isa<::gate::QubitsType>($_self)">,
                     CPred<"::llvm::cast<::gate::QubitsType>($_self).getCount() == 2">]>, "two qubits">;
"#;

const OPS: &str = r#"
include "Gate/Base.td"

def Gate_Swap : Op<Gate_Dialect, "swap", [Pure, AllTypesMatch<["in", "out"]>]> {
  let arguments = (ins Pair:$in, DefaultValuedAttr<I32Attr, "1">:$times);
  let results = (outs Gate_Qubits:$out);
  let assemblyFormat = "$in (`times` $times^)? attr-dict `:` type($in)";
  let hasVerifier = 1;
}
"#;

fn gate() -> tempfile::TempDir {
    folder(&[("include/Gate/Base.td", BASE), ("include/Gate/Ops.td", OPS)])
}

/// A context with these dialects, which allows unregistered ones.
fn context_with(definitions: &Definitions) -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    definitions.register(&ctx).expect("the dialects are registered");
    ctx
}

/// The message of the first error in a text.
fn first_message(errors: &str) -> String {
    let line = errors.lines().next().unwrap_or_default();
    line.split_once("error: ").map_or(line, |(_, message)| message).to_owned()
}

/// The text of a module after it was read and verified, or the error.
fn printed(ctx: &Context, source: &str) -> Result<String, String> {
    let module = Module::parse(ctx, source).map_err(|error| error.to_string())?;
    module.verify().map_err(|error| error.to_string())?;
    Ok(module.to_string())
}

#[test]
fn a_file_gives_operations_and_types_with_their_syntax() {
    let files = gate();
    let definitions = Definitions::read(files.path().join("include/Gate/Ops.td")).expect("definitions");
    assert_eq!(definitions.dialects().collect::<Vec<_>>(), ["gate"]);
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    let loaded = definitions.register(&ctx).expect("the dialect is registered");
    let cpp: Vec<String> = loaded[0].cpp.iter().map(ToString::to_string).collect();
    assert_eq!(cpp, ["the verifier of 'gate.swap' is C++: it is not run"]);
    assert_eq!(loaded[0].cpp[0].kind, CppKind::Verifier);
    let source = "%0 = \"x.y\"() : () -> !gate.qubits<2>\n%1 = gate.swap %0 times 3 : !gate.qubits<2>\n\
                  %2 = gate.swap %1 : !gate.qubits<2>";
    ctx.allow_unregistered_dialects(true);
    assert_eq!(
        printed(&ctx, source).expect("it is valid"),
        "module {\n  %0 = \"x.y\"() : () -> !gate.qubits<2>\n  %1 = gate.swap %0 times 3 : !gate.qubits<2>\n  \
         %2 = gate.swap %1 : !gate.qubits<2>\n}\n"
    );
}

#[test]
fn constraints_are_those_of_the_definition() {
    let files = gate();
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let definitions = Definitions::read(files.path().join("include/Gate/Ops.td")).expect("definitions");
    definitions.register(&ctx).expect("the dialect is registered");
    let source = "%0 = \"x.y\"() : () -> !gate.qubits<3>\n%1 = gate.swap %0 : !gate.qubits<3>";
    let error = printed(&ctx, source).expect_err("three qubits are wrong");
    assert!(
        error.contains("'gate.swap' op operand #0 must be two qubits, but got '!gate.qubits<3>'"),
        "{error}"
    );
}

#[test]
fn a_folder_gives_all_its_dialects() {
    let other = "include \"mlir/IR/OpBase.td\"\ndef Tick : Dialect { let name = \"tick\"; }\n\
                 def TockOp : Op<Tick, \"tock\"> { let assemblyFormat = \"attr-dict\"; }\n";
    let files =
        folder(&[("include/Gate/Base.td", BASE), ("include/Gate/Ops.td", OPS), ("lib/Tick.td", other)]);
    let definitions = Definitions::read(files.path()).expect("definitions");
    let mut names: Vec<&str> = definitions.dialects().collect();
    names.sort_unstable();
    assert_eq!(names, ["gate", "tick"]);
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    definitions.register(&ctx).expect("the dialects are registered");
    assert_eq!(printed(&ctx, "tick.tock").expect("it is valid"), "module {\n  tick.tock\n}\n");
}

#[test]
fn wrong_definitions_have_their_places() {
    let files =
        folder(&[("wrong.td", "include \"mlir/IR/OpBase.td\"\ndef A : Dialect {\n  let nme = \"a\";\n}\n")]);
    let path = files.path().join("wrong.td");
    let Err(Error::Definitions(text)) = Definitions::read(&path) else { panic!("the file is wrong") };
    assert!(text.contains("wrong.td:3:7: error"), "{text}");
    let missing = Definitions::read(files.path().join("none.td"));
    assert!(missing.is_err());
}

#[test]
fn a_selected_dialect_must_exist() {
    let files = gate();
    let reader = Reader::default().dialect("none");
    let Err(Error::Definitions(text)) = reader.read(files.path().join("include/Gate/Ops.td")) else {
        panic!("there is no such dialect")
    };
    assert!(text.contains("'none'"), "{text}");
}

#[test]
fn two_contexts_have_their_own_versions() {
    let files = gate();
    let path = files.path().join("include/Gate/Ops.td");
    let old = Definitions::read(&path).expect("definitions");
    fs::write(&path, OPS.replace("`times`", "`repeat`")).expect("a file");
    let new = Definitions::read(&path).expect("definitions");
    let contexts = [Context::new(), Context::new()];
    for (definitions, ctx) in [old, new].iter().zip(&contexts) {
        definitions.register(ctx).expect("the dialect is registered");
        ctx.allow_unregistered_dialects(true);
    }
    let source = "%0 = \"x.y\"() : () -> !gate.qubits<2>\n%1 = \"gate.swap\"(%0) <{times = 2 : i32}> : \
                  (!gate.qubits<2>) -> !gate.qubits<2>";
    let texts = contexts.each_ref().map(|ctx| printed(ctx, source).expect("it is valid"));
    assert!(texts[0].contains("%0 times 2") && texts[1].contains("%0 repeat 2"), "{texts:?}");
}

#[test]
fn dialects_of_a_folder_refer_to_each_other() {
    let alpha = "include \"mlir/IR/OpBase.td\"\ninclude \"lib/Zeta.td\"\ndef Alpha : Dialect { let name = \"alpha\"; }\n\
                 def MakeOp : Op<Alpha, \"make\"> {\n  let arguments = (ins Zeta_KindAttr:$kind);\n  \
                 let results = (outs Zeta_Number:$out);\n  let assemblyFormat = \"$kind attr-dict `:` type($out)\";\n}\n";
    let zeta = "#ifndef ZETA\n#define ZETA\ninclude \"mlir/IR/AttrTypeBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
                def Zeta : Dialect { let name = \"zeta\"; let cppNamespace = \"::zeta\"; }\n\
                def Zeta_Number : TypeDef<Zeta, \"Number\"> {\n  let mnemonic = \"number\";\n  \
                let parameters = (ins \"int\":$value);\n  let assemblyFormat = \"`<` $value `>`\";\n}\n\
                def Zeta_KindAttr : I32EnumAttr<\"Kind\", \"\", [I32EnumAttrCase<\"big\", 0>]> {\n  \
                let cppNamespace = \"::zeta\";\n}\n#endif\n";
    let files = folder(&[("lib/Alpha.td", alpha), ("lib/Zeta.td", zeta)]);
    let definitions = Definitions::read(files.path()).expect("definitions");
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    definitions.register(&ctx).expect("the dialects are registered");
    // The type of a class is printed without its dialect.
    let text = "module {\n  %0 = alpha.make big : <3>\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
}

#[test]
fn wrong_files_of_a_folder_are_left_out() {
    let wrong = "include \"none.td\"\ndef Tick : Dialect { let name = \"tick\"; }\n";
    let files =
        folder(&[("include/Gate/Base.td", BASE), ("include/Gate/Ops.td", OPS), ("lib/Tick.td", wrong)]);
    let definitions = Definitions::read(files.path()).expect("definitions");
    assert_eq!(definitions.dialects().collect::<Vec<_>>(), ["gate"]);
    assert!(definitions.warnings.contains("Tick.td:1:9: warning"), "{}", definitions.warnings);
    let Err(Error::Definitions(text)) = Reader::default().dialect("tick").read(files.path()) else {
        panic!("the dialect cannot be read")
    };
    assert!(text.contains("Tick.td:1:9: error"), "{text}");
}

#[test]
fn a_plan_is_a_file_too() {
    let files = folder(&[(
        "tick.json",
        r#"{"version": 1, "dialects": [{"name": "tick", "operations": [{"name": "tick.tock"}]}]}"#,
    )]);
    let definitions = Definitions::read(files.path().join("tick.json")).expect("a plan");
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    definitions.register(&ctx).expect("the dialect is registered");
    assert!(printed(&ctx, "\"tick.tock\"() : () -> ()").is_ok());
    let Err(Error::Input(text)) = Definitions::read(files.path().join("none.json")) else {
        panic!("there is no such file")
    };
    assert!(text.contains("none.json"), "{text}");
}

/// Code is generated for no such format, but programs of MLIR 22 have them.
#[test]
fn a_format_without_a_text_for_an_absent_attribute_is_loaded() {
    let files = folder(&[(
        "Ops.td",
        "include \"mlir/IR/OpBase.td\"\ndef Old : Dialect { let name = \"old\"; }\n\
         def CutOp : Op<Old, \"cut\"> {\n  let arguments = (ins OptionalAttr<I32Attr>:$depth);\n  \
         let assemblyFormat = \"$depth attr-dict\";\n}\n",
    )]);
    let ctx = context_with(&Definitions::read(files.path().join("Ops.td")).expect("definitions"));
    let source = "old.cut 3\n\"old.cut\"() : () -> ()";
    let expected = "module {\n  old.cut 3\n  \"old.cut\"() : () -> ()\n}\n";
    assert_eq!(printed(&ctx, source).expect("it is valid"), expected);
}

#[test]
fn a_type_with_its_syntax_in_cpp_may_be_an_element() {
    let files = folder(&[(
        "Ops.td",
        "include \"mlir/IR/AttrTypeBase.td\"\ninclude \"mlir/IR/BuiltinTypeInterfaces.td\"\n\
         include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; }\n\
         def B : TypeDef<D, \"B\", [MemRefElementTypeInterface]> {\n  let mnemonic = \"b\";\n  \
         let parameters = (ins \"unsigned\":$w);\n  let hasCustomAssemblyFormat = 1;\n}\n",
    )]);
    let ctx = context_with(&Definitions::read(files.path().join("Ops.td")).expect("definitions"));
    let source = "module {\n  \"x.y\"() : () -> memref<2x!d.b<7>>\n}\n";
    assert_eq!(printed(&ctx, source).expect("it is valid"), source.replace("\"x.y\"", "%0 = \"x.y\""));
}
