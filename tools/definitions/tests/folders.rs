//! Folders whose files are arranged in different ways, and definitions of other versions.

use definitions::Definitions;
use ir_core::prelude::*;

use crate::{folder, printed};

/// A context with all dialects of a folder, and their names.
fn context(files: &[(&str, &str)]) -> (Context, Vec<String>) {
    let files = folder(files);
    let found = Definitions::read(files.path()).expect("definitions");
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    let mut loaded: Vec<String> =
        found.register(&ctx).expect("they are registered").into_iter().map(|dialect| dialect.name).collect();
    loaded.sort();
    (ctx, loaded)
}

/// A dialect with a class for its operations.
fn dialect(name: &str) -> String {
    format!(
        "include \"mlir/IR/OpBase.td\"\ndef {name}_Dialect : Dialect {{ let name = \"{name}\"; }}\n\
         class {name}_Op<string mnemonic> : Op<{name}_Dialect, mnemonic> {{ let assemblyFormat = \"attr-dict\"; }}\n"
    )
}

#[test]
fn an_include_means_the_file_in_the_same_folder_first() {
    let (a, b) = (dialect("a"), dialect("b"));
    let (ctx, loaded) = context(&[
        ("a/Dialect.td", &a),
        ("a/Ops.td", "include \"Dialect.td\"\ndef XOp : a_Op<\"x\">;\n"),
        ("b/Dialect.td", &b),
        ("b/Ops.td", "include \"Dialect.td\"\ndef YOp : b_Op<\"y\">;\n"),
    ]);
    assert_eq!(loaded, ["a", "b"]);
    assert_eq!(printed(&ctx, "a.x\nb.y").expect("it is valid"), "module {\n  a.x\n  b.y\n}\n");
}

#[test]
fn files_that_only_rules_include_are_read() {
    let rules = "include \"Ops.td\"\ninclude \"mlir/IR/PatternBase.td\"\ndef R : Pat<(XOp), (XOp)>;\n";
    let ops = dialect("a") + "def XOp : a_Op<\"x\">;\n";
    let (ctx, loaded) = context(&[("Ops.td", &ops), ("Rules.td", rules)]);
    assert_eq!(loaded, ["a"]);
    assert_eq!(printed(&ctx, "a.x").expect("it is valid"), "module {\n  a.x\n}\n");
}

#[test]
fn includes_that_a_macro_of_another_file_skips_are_read() {
    let (a, b) = (dialect("a"), dialect("b") + "def YOp : b_Op<\"y\">;\n");
    let (ctx, loaded) = context(&[
        ("a/Dialect.td", &a),
        ("a/More.td", "#define BASE\n"),
        ("a/Ops.td", "include \"Dialect.td\"\ninclude \"More.td\"\ndef XOp : a_Op<\"x\">;\n"),
        ("b/Ops.td", &b),
        ("Conversions.td", "#ifndef BASE\ninclude \"b/Ops.td\"\n#endif\n"),
    ]);
    assert_eq!(loaded, ["a", "b"]);
    assert_eq!(printed(&ctx, "a.x\nb.y").expect("it is valid"), "module {\n  a.x\n  b.y\n}\n");
}

#[test]
fn names_that_only_accessors_forbid_are_allowed() {
    let ops = dialect("a")
        + "def XOp : a_Op<\"x\"> {\n  let arguments = (ins Variadic<AnyType>:$operands, AnyType:$last);\n  \
           let assemblyFormat = \"$operands `last` $last attr-dict `:` type($operands) `last` type($last)\";\n}\n";
    let (ctx, _) = context(&[("Ops.td", &ops)]);
    ctx.allow_unregistered_dialects(true);
    let text = "module {\n  %0 = \"x.y\"() : () -> i32\n  a.x %0 last %0 : i32 last i32\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
}

#[test]
fn types_without_a_mnemonic_are_those_of_older_versions() {
    let ops = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
               def A : Dialect { let name = \"a\"; let useFoldAPI = kEmitFoldAdaptorFolder; let cppNamespace = \"::a\"; }\n\
               def Base : TypeDef<A, \"Base\">;\n\
               def T : TypeDef<A, \"T\"> { let mnemonic = \"t\"; }\n\
               def XOp : Op<A, \"x\"> { let results = (outs T:$t); let assemblyFormat = \"attr-dict `:` type($t)\"; }\n";
    let (ctx, loaded) = context(&[("Ops.td", ops)]);
    assert_eq!(loaded, ["a"]);
    let text = "module {\n  %0 = a.x : !a.t\n}\n";
    assert_eq!(printed(&ctx, text).expect("it is valid"), text);
}

#[test]
fn a_folder_of_plans_gives_all_their_dialects() {
    let plan = |name: &str| format!("{{\"version\": 1, \"dialects\": [{{\"name\": \"{name}\"}}]}}");
    let (_, loaded) = context(&[("plan/a.json", &plan("a")), ("plan/b.json", &plan("b"))]);
    assert_eq!(loaded, ["a", "b"]);
    let files = folder(&[("wrong.json", "{}")]);
    let Err(error) = Definitions::read(files.path()) else { panic!("the plan is wrong") };
    let path = files.path().join("wrong.json");
    assert!(
        error.to_string().starts_with(&format!("{}: the text is not a plan of dialects", path.display())),
        "{error}"
    );
    let files = folder(&[("notes.txt", "")]);
    let Err(error) = Definitions::read(files.path()) else { panic!("the folder has nothing") };
    assert!(error.to_string().ends_with("holds no definition files (.td or .ods) and no plans (.json)"));
}

/// A file in `include/a` that includes a file of another project, and the database of a build that names its
/// folder.
fn project_with_a_build() -> tempfile::TempDir {
    let (a, base) = (dialect("a"), "class Named { string label = \"x\"; }\n");
    let files = folder(&[
        ("build/tablegen_compile_commands.yml", ""),
        ("project/include/a/Ops.td", &(a + "include \"other/Base.td\"\ndef XOp : a_Op<\"x\">, Named;\n")),
        ("elsewhere/other/Base.td", base),
    ]);
    let path = |inner: &str| files.path().join(inner).to_string_lossy().into_owned();
    let database = format!(
        "--- !FileInfo:\n  filepath: \"{}\"\n  includes: \"{}\"\n",
        path("project/include/a/Ops.td"),
        path("elsewhere")
    );
    std::fs::write(path("build/tablegen_compile_commands.yml"), database).expect("the database is written");
    files
}

#[test]
fn include_directories_are_those_that_a_cmake_build_recorded() {
    for definitions in ["project/include/a/Ops.td", "project/include/a"] {
        let files = project_with_a_build();
        let found = Definitions::read(files.path().join(definitions)).expect("definitions");
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        found.register(&ctx).expect("they are registered");
        assert_eq!(printed(&ctx, "a.x").expect("it is valid"), "module {\n  a.x\n}\n");
    }
}
