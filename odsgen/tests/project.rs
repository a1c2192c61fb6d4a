//! `odsgen build --all`: dialects of a folder, from one read, and only what changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A project of two dialects in a folder of its own.
struct Project(PathBuf);

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
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("project-{name}"));
        let _ = fs::remove_dir_all(&folder);
        let project = Project(folder);
        project.put("include/shared/Base.td", BASE);
        project.put("include/a/A.td", &dialect("a", "uses"));
        project.put("include/b/B.td", &dialect("b", "uses"));
        // Includes both, as tools for several dialects do; it comes first.
        project.put("include/Everything.td", "include \"a/A.td\"\ninclude \"b/B.td\"\n");
        project
    }

    fn put(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    fn build(&self, options: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        command.args(["build", "--all", "include", "--out-dir", "out"]).args(options).current_dir(&self.0);
        command.output().unwrap()
    }
}

impl Drop for Project {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
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
    assert!(modules.contains("pub mod r#a;") && modules.contains("pub mod r#b;"), "{modules}");
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
