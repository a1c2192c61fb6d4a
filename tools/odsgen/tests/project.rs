//! `odsgen build --all`: dialects of a folder, from one read, and only what changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use golden::TestFolder;

/// A project of two dialects in a folder of its own.
struct Project(TestFolder);

const BASE: &str = "include \"mlir/IR/OpBase.td\"\n";

/// A dialect with an operation on its type; it has no guard against repeated inclusion.
fn dialect(name: &str, more: &str) -> String {
    format!(
        "include \"shared/Base.td\"
include \"mlir/IR/AttrTypeBase.td\"
def {name}_Dialect : Dialect {{ let name = \"{name}\"; let cppNamespace = \"::{name}\"; }}
def {name}_Type : TypeDef<{name}_Dialect, \"Thing\"> {{ let mnemonic = \"thing\"; }}
def {name}_UseOp : Op<{name}_Dialect, \"use\"> {{
  let summary = \"{more}\";
  let arguments = (ins {name}_Type:$thing);
}}
"
    )
}

impl Project {
    fn new(name: &str) -> Project {
        let project = Project(TestFolder::new(&format!("project-{name}")));
        project.put("include/shared/Base.td", BASE);
        project.put("include/a/A.td", &dialect("a", "uses"));
        project.put("include/b/B.td", &dialect("b", "uses"));
        // Includes both, as tools for several dialects do; it comes first.
        project.put("include/Everything.td", "include \"a/A.td\"\ninclude \"b/B.td\"\n");
        project
    }

    fn put(&self, path: &str, text: &str) {
        self.0.write(path, text);
    }

    fn text(&self, path: &str) -> String {
        self.0.text(path)
    }

    fn build(&self, options: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        command.args(["build", "--all", "include", "--out-dir", "out"]).args(options).current_dir(&self.0);
        command.output().unwrap()
    }
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn succeeds(output: &Output) {
    assert_eq!((output.status.code(), err(output).as_str()), (Some(0), ""));
}

#[test]
fn all_dialects_come_from_one_folder() {
    let project = Project::new("all");
    succeeds(&project.build(&[]));
    let modules = project.text("out/rust/mod.rs");
    assert!(modules.contains("pub mod a;") && modules.contains("pub mod b;"), "{modules}");
    for name in ["a", "b"] {
        let single = Command::new(env!("CARGO_BIN_EXE_odsgen"))
            .args(["gen", "rust", "-I", "include", &format!("include/{name}/{}.td", name.to_uppercase())])
            .current_dir(&project.0)
            .output()
            .unwrap();
        succeeds(&single);
        // The first line names the main file.
        let code = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        let built = project.text(&format!("out/rust/{name}.rs"));
        assert_eq!(code(&built), code(&String::from_utf8(single.stdout).unwrap()));
    }
    succeeds(&project.build(&["--check"]));
}

#[test]
fn only_dialects_that_changed_are_generated() {
    let project = Project::new("changes");
    succeeds(&project.build(&["--only", "rust"]));
    let marked = project.text("out/rust/b.rs") + "// not generated again\n";
    project.put("out/rust/b.rs", &marked);
    project.put("include/a/A.td", &dialect("a", "uses what is given"));
    succeeds(&project.build(&["--only", "rust"]));
    assert!(project.text("out/rust/a.rs").contains("uses what is given"));
    assert_eq!(project.text("out/rust/b.rs"), marked);
    // A file that both include: both are generated.
    project.put("include/shared/Base.td", &format!("// new\n{BASE}"));
    succeeds(&project.build(&["--only", "rust"]));
    assert!(!project.text("out/rust/b.rs").contains("not generated again"));
    // Other options are another build, and a missing file is written again.
    fs::remove_file(project.0.join("out/rust/b.rs")).unwrap();
    succeeds(&project.build(&["--only", "rust"]));
    assert!(project.text("out/rust/b.rs").contains("UseOp"));
}

/// All files below a folder, with their texts.
fn tree(folder: &Path) -> std::collections::BTreeMap<PathBuf, String> {
    let mut found = std::collections::BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap().map(Result::unwrap) {
            match entry.path() {
                path if path.is_dir() => open.push(path),
                path => drop(found.insert(
                    path.strip_prefix(folder).unwrap().to_owned(),
                    fs::read_to_string(&path).unwrap(),
                )),
            }
        }
    }
    found
}

#[test]
fn a_later_build_writes_what_a_first_one_does() {
    let project = Project::new("later");
    let passes = "include \"mlir/Pass/PassBase.td\"\ndef P : Pass<\"pass-of-b\"> { let summary = \"s\"; }\n";
    let more = "include \"b/B.td\"\ndef b_MoreOp : Op<b_Dialect, \"more\">;\n";
    let edits: [(&str, Option<String>); 9] = [
        ("include/a/A.td", Some(dialect("a", "other words"))),
        // Passes in the folder of a dialect, and operations beside it.
        ("include/b/Passes.td", Some(passes.to_owned())),
        ("include/more/More.td", Some(more.to_owned())),
        ("include/more/More.td", Some(more.replace("\"more\"", "\"most\""))),
        // Another dialect, which then moves.
        ("include/c/C.td", Some(dialect("c", "uses"))),
        ("include/d/C.td", Some(dialect("c", "uses it"))),
        ("include/c/C.td", None),
        ("include/more/More.td", None),
        ("include/shared/Base.td", Some(format!("// new\n{BASE}"))),
    ];
    succeeds(&project.build(&[]));
    for (path, text) in edits {
        match &text {
            Some(text) => project.put(path, text),
            None => fs::remove_file(project.0.join(path)).unwrap(),
        }
        succeeds(&project.build(&[]));
        let later = tree(&project.0.join("out"));
        fs::remove_dir_all(project.0.join("out")).unwrap();
        succeeds(&project.build(&[]));
        assert_eq!(later, tree(&project.0.join("out")), "after a change of {path}: {text:?}");
    }
}

#[test]
fn outputs_are_about_their_dialect_only() {
    let project = Project::new("own");
    let pass =
        |name: &str| format!("include \"mlir/Pass/PassBase.td\"\ndef {name} : Pass<\"pass-of-{name}\">;\n");
    project.put("include/a/Passes.td", &pass("a"));
    project.put("include/b/Passes.td", &pass("b"));
    // Far from the dialect: operations of a test.
    project.put("include/test/x/y/Test.td", "include \"a/A.td\"\ndef a_TestOp : Op<a_Dialect, \"test\">;\n");
    project.put("include/nest/n/N.td", &dialect("n", "uses"));
    project
        .put("include/test/x/y/N.td", "include \"nest/n/N.td\"\ndef n_TestOp : Op<n_Dialect, \"test\">;\n");
    succeeds(&project.build(&[]));
    for (name, other) in [("a", "b"), ("b", "a")] {
        let passes = project.text(&format!("out/docs/{name}_passes.md"));
        assert!(passes.contains(&format!("pass-of-{name}")) && !passes.contains(&format!("pass-of-{other}")));
    }
    assert!(!project.text("out/rust/n.rs").contains("TestOp"));
}

#[test]
fn check_finds_stale_files_and_removed_dialects_go() {
    let project = Project::new("check");
    succeeds(&project.build(&["--only", "rust"]));
    project.put("out/rust/b.rs", "");
    let output = project.build(&["--only", "rust", "--check"]);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(1), "odsgen: 'rust/b.rs' is stale\n"));
    fs::remove_file(project.0.join("include/b/B.td")).unwrap();
    project.put("include/Everything.td", "include \"a/A.td\"\n");
    succeeds(&project.build(&["--only", "rust"]));
    assert!(!project.0.join("out/rust/b.rs").exists());
    assert!(!project.text("out/rust/mod.rs").contains("r#b"));
}

#[test]
fn files_that_nothing_includes_may_be_wrong_and_dialects_may_not() {
    let project = Project::new("wrong");
    project.put("include/Template.td", "def X : NoSuchClass;\n");
    let output = project.build(&[]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(err(&output).contains("the file is left out"), "{}", err(&output));
    project.put("include/Template.td", "");
    let wrong = dialect("a", "uses").replace("(ins a_Type:$thing)", "(ins a_Dialect:$thing)");
    project.put("include/a/A.td", &wrong);
    fs::remove_dir_all(project.0.join("out")).unwrap();
    let output = project.build(&[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("A.td"), "{}", err(&output));
    assert!(!project.0.join("out").exists());
}

#[test]
fn a_file_with_a_dialect_of_its_own_may_not_be_wrong() {
    let project = Project::new("lost");
    project.put("include/c/C.td", &(dialect("c", "uses") + "def X : NoSuchClass;\n"));
    let output = project.build(&[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("no class is called 'NoSuchClass'"), "{}", err(&output));
    assert!(!project.0.join("out").exists());
}

#[test]
fn a_folder_without_definitions_is_an_error() {
    let project = Project::new("empty");
    fs::remove_dir_all(project.0.join("include")).unwrap();
    fs::create_dir_all(project.0.join("include")).unwrap();
    let output = project.build(&[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("'include' holds no definition files"), "{}", err(&output));
}

/// Dialects that name each other's types: `a` that of `B`, `B` that of `c`, `c` that of `B`, and `c` an
/// operation of MLIR's `arith`.
const LINKED: [(&str, &str); 5] = [
    (
        "include/Types.td",
        "#ifndef TYPES\n#define TYPES\ninclude \"mlir/IR/AttrTypeBase.td\"
def B : Dialect { let name = \"B\"; let cppNamespace = \"::B\"; }
def B_Thing : TypeDef<B, \"Thing\"> { let mnemonic = \"thing\"; }
def C : Dialect { let name = \"c\"; let cppNamespace = \"::c\"; }
def C_Thing : TypeDef<C, \"Thing\"> { let mnemonic = \"thing\"; }\n#endif\n",
    ),
    (
        "include/A.td",
        "include \"mlir/IR/OpBase.td\"\ninclude \"Types.td\"
def A : Dialect { let name = \"a\"; let cppNamespace = \"::a\"; }
def A_UseOp : Op<A, \"use\"> { let arguments = (ins B_Thing:$thing); }\n",
    ),
    (
        "include/B.td",
        "include \"mlir/IR/OpBase.td\"\ninclude \"Types.td\"
def B_UseOp : Op<B, \"use\"> { let arguments = (ins C_Thing:$thing); }\n",
    ),
    (
        "include/C.td",
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithBase.td\"\ninclude \"Types.td\"
def C_UseOp : Op<C, \"use\"> {
  let arguments = (ins B_Thing:$thing, Arith_CmpIPredicateAttr:$predicate);
  let hasVerifier = 1;
}\n",
    ),
    ("include/All.td", "include \"A.td\"\ninclude \"B.td\"\ninclude \"C.td\"\n"),
];

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn a_workspace_has_a_crate_for_each_dialect_that_depends_on_those_it_names() {
    let project = Project(TestFolder::new("project-workspace"));
    LINKED.iter().for_each(|(path, text)| project.put(path, text));
    let options = ["--workspace", "--only", "rust", "--unimplemented-hooks"];
    succeeds(&project.build(&options));
    assert!(!project.0.join("out/rust").exists());
    let text = |path: &str| project.text(&format!("out/{path}"));
    assert!(
        text("Cargo.toml").contains("members = [\n    \"crates/B\",\n    \"crates/a\",\n]"),
        "{}",
        text("Cargo.toml")
    );
    assert!(
        text("crates/a/Cargo.toml")
            .ends_with("[dependencies]\ndialect-b.workspace = true\nodsgen-ir-core.workspace = true\n")
    );
    assert!(text("crates/a/src/dialects.rs").contains("pub use dialect_b::b;"));
    // Crates cannot depend on each other in a circle.
    assert!(
        text("crates/B/Cargo.toml")
            .ends_with("[dependencies]\nodsgen-dialects.workspace = true\nodsgen-ir-core.workspace = true\n")
    );
    let modules = text("crates/B/src/dialects.rs");
    assert!(
        modules.contains("pub use dialects::arith;")
            && modules.contains("#[path = \"../../c/src/c.rs\"]\npub mod c;"),
        "{modules}"
    );

    // The author's file stays, the others are written again.
    project.put("out/crates/a/src/lib.rs", &(text("crates/a/src/lib.rs") + "// the author's\n"));
    project.put("out/crates/a/src/dialects.rs", "");
    succeeds(&project.build(&options));
    project.put("include/A.td", &format!("{}// changed\n", project.text("include/A.td")));
    succeeds(&project.build(&options));
    assert!(text("crates/a/src/lib.rs").ends_with("// the author's\n"));
    assert!(text("crates/a/src/dialects.rs").contains("pub mod a;"));
    succeeds(&project.build(&[&options[..], &["--check"]].concat()));

    compiles(&project.0.join("out"));

    // As one module again.
    succeeds(&project.build(&["--only", "rust"]));
    assert!(text("rust/mod.rs").contains("#[path = \"B.rs\"]\npub mod b;"));
    assert!(!project.0.join("out/Cargo.toml").exists() && !project.0.join("out/crates/a/src/a.rs").exists());
}

#[test]
fn the_modules_of_mlirs_dialects_are_those_of_their_crate() {
    let library = include_str!("../../../dialects/src/lib.rs");
    let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    // The definitions of `dlti` are the crate's own, so that definitions of others do not name them. `vector`
    // has only a part of MLIR's operations.
    let modules = modules.filter(|module| !["dlti", "vector"].contains(module));
    let listed = build_support::project::with_crates().filter(|(_, package)| *package == "odsgen-dialects");
    let listed = listed.map(|(module, _)| module);
    assert_eq!(modules.collect::<Vec<_>>(), listed.collect::<Vec<_>>());
}

/// Dialects of others that those of the project name: `a` a type of `shape` and one of `x`, which is in
/// another folder, `b` one of `pdl`.
const NAMES_UPSTREAM: [(&str, &str); 4] = [
    (
        "include/a/A.td",
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Dialect/Shape/IR/ShapeBase.td\"\ninclude \"x/Base.td\"
def A : Dialect { let name = \"a\"; let cppNamespace = \"::a\"; }
def A_UseOp : Op<A, \"use\"> { let arguments = (ins Shape_ShapeType:$shape, X_Thing:$thing); }\n",
    ),
    (
        "include/b/B.td",
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Dialect/PDL/IR/PDLTypes.td\"
def B : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }
def B_UseOp : Op<B, \"use\"> { let arguments = (ins PDL_Operation:$op); }\n",
    ),
    (
        "other/x/Base.td",
        "#ifndef X\n#define X\ninclude \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"
def X : Dialect { let name = \"x\"; let cppNamespace = \"::x\"; }
def X_Thing : TypeDef<X, \"Thing\"> { let mnemonic = \"thing\"; }\n#endif\n",
    ),
    (
        "other/x/Ops.td",
        "include \"x/Base.td\"\ninclude \"mlir/Dialect/PDL/IR/PDLTypes.td\"
def X_MakeOp : Op<X, \"make\"> {
  let arguments = (ins PDL_Value:$value);
  let results = (outs X_Thing:$thing);
  let hasVerifier = 1;
}\n",
    ),
];

#[test]
fn dialects_of_others_that_are_named_are_generated_beside() {
    let project = Project(TestFolder::new("project-upstream"));
    NAMES_UPSTREAM.iter().for_each(|(path, text)| project.put(path, text));
    let options = ["--only", "rust", "-I", "other"];
    let text = |path: &str| project.text(&format!("out/{path}"));
    let modules = || -> Vec<String> {
        let modules = text("rust/mod.rs");
        modules
            .lines()
            .filter_map(|line| Some(line.strip_prefix("pub mod ")?.strip_suffix(';')?.to_owned()))
            .collect()
    };
    succeeds(&project.build(&options));
    assert_eq!(modules(), ["a", "b", "pdl", "shape", "x"]);
    succeeds(&project.build(&[&options[..], &["--check"]].concat()));

    // A dialect that stays is not generated again, and one that is named no longer goes.
    let shape = text("rust/shape.rs");
    let marked = format!("{shape}// not generated again\n");
    project.put("out/rust/shape.rs", &marked);
    project.put("include/b/B.td", &NAMES_UPSTREAM[1].1.replace("PDL_Operation", "AnyType"));
    succeeds(&project.build(&options));
    assert_eq!(
        (modules(), text("rust/shape.rs")),
        (["a", "b", "shape", "x"].map(str::to_owned).to_vec(), marked)
    );
    assert!(!project.0.join("out/rust/pdl.rs").exists() && !text("rust/x.rs").contains("MakeOp"));

    project.put("out/rust/shape.rs", &shape);

    // More of a dialect, which names another one.
    project.put("include/a/A.td", &NAMES_UPSTREAM[0].1.replace("x/Base.td", "x/Ops.td"));
    succeeds(&project.build(&options));
    assert_eq!(modules(), ["a", "b", "pdl", "shape", "x"]);
    assert!(text("rust/x.rs").contains("MakeOp"));
    succeeds(&project.build(&[&options[..], &["--check"]].concat()));

    // A dialect that cannot be read is an error where it is.
    project.put("other/x/Ops.td", &format!("{}def Y : NoSuchClass;\n", NAMES_UPSTREAM[3].1));
    let output = project.build(&options);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("other/x/Ops.td:8:9"), "{}", err(&output));
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn dialects_of_others_that_are_named_have_crates_in_a_workspace() {
    let project = Project(TestFolder::new("project-upstream-workspace"));
    NAMES_UPSTREAM.iter().for_each(|(path, text)| project.put(path, text));
    project.put("include/a/A.td", &NAMES_UPSTREAM[0].1.replace("x/Base.td", "x/Ops.td"));
    succeeds(&project.build(&["--workspace", "--only", "rust", "-I", "other"]));
    let text = |path: &str| project.text(&format!("out/{path}"));
    let modules = text("crates/x/src/dialects.rs");
    assert!(modules.contains("pub use dialect_pdl::pdl;"), "{modules}");
    assert!(text("crates/a/Cargo.toml").contains("dialect-shape.workspace = true"));
    compiles(&project.0.join("out"));
}

/// Has Cargo check a workspace, without warnings, with the versions of packages that this project is tested
/// with.
fn compiles(workspace: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    fs::copy(root.join("Cargo.lock"), workspace.join("Cargo.lock")).unwrap();
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["check", "--quiet", "--offline", "--workspace"]).current_dir(workspace);
    let output = cargo.env("CARGO_TARGET_DIR", target).output().unwrap();
    succeeds(&output);
}
