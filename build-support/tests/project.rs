//! All dialects of a folder, from a build script.

use std::fs;

use build_support::{Build, Error};
use golden::TestFolder;

/// A folder with definitions of two dialects, the second with an operand of the first one's type.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Folder(TestFolder::new(&format!("project-{name}")));
        folder.put(
            "include/a/A.td",
            "include \"mlir/IR/AttrTypeBase.td\"
def A : Dialect { let name = \"a\"; let cppNamespace = \"::a\"; }
def A_Thing : TypeDef<A, \"Thing\"> { let mnemonic = \"thing\"; }
",
        );
        folder.put(
            "include/b/B.td",
            "include \"a/A.td\"
include \"mlir/IR/OpBase.td\"
def B : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }
def UseOp : Op<B, \"use\"> { let arguments = (ins A_Thing:$thing); }
",
        );
        folder
    }

    fn put(&self, path: &str, text: &str) {
        self.0.write(path, text);
    }

    fn generate(&self) -> Result<build_support::Generated, Error> {
        Build::project(self.0.join("include")).out_dir(self.0.join("out")).generate()
    }
}

#[test]
fn each_dialect_has_a_module_of_its_own() {
    let folder = Folder::new("modules");
    let created = folder.generate().expect("right definitions");
    let text = fs::read_to_string(&created.path).expect("an output");
    assert!(created.is_changed && text.contains("pub mod a;") && text.contains("pub mod b;"), "{text}");
    let [a, b] = created.modules.as_slice() else { panic!("{:?}", created.modules) };
    assert!(fs::read_to_string(a).expect("an output").contains("Thing"));
    assert!(fs::read_to_string(b).expect("an output").contains("UseOp"));
    assert!(!folder.generate().expect("right definitions").is_changed);
    // Files that were read, and the folder, in which more can appear.
    let has = |end: &str| created.read.iter().any(|path| path.ends_with(end));
    assert!(has("a/A.td") && has("b/B.td") && has("include"), "{:?}", created.read);
}

#[test]
fn dialects_of_mlir_that_are_named_have_modules() {
    let folder = Folder::new("upstream");
    folder.put(
        "include/b/B.td",
        "include \"a/A.td\"
include \"mlir/IR/OpBase.td\"
include \"mlir/Dialect/Shape/IR/ShapeBase.td\"
def B : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }
def UseOp : Op<B, \"use\"> { let arguments = (ins A_Thing:$thing, Shape_ShapeType:$shape); }
",
    );
    let created = folder.generate().expect("right definitions");
    let [_, _, shape] = created.modules.as_slice() else { panic!("{:?}", created.modules) };
    assert!(fs::read_to_string(shape).expect("an output").contains("ShapeType"));
}

#[test]
fn all_errors_are_told_and_nothing_is_written() {
    let folder = Folder::new("errors");
    for name in ["a", "b"] {
        let path = format!("include/{name}/{}.td", name.to_uppercase());
        let old = fs::read_to_string(folder.0.join(&path)).expect("definitions");
        let dialect = name.to_uppercase();
        folder.put(
            &path,
            &format!("{old}def Wrong{dialect} : Op<{dialect}, \"w\"> {{ let assemblyFormat = \"$x\"; }}\n"),
        );
    }
    folder.put(
        "include/a/A.td",
        &format!(
            "include \"mlir/IR/OpBase.td\"\n{}",
            fs::read_to_string(folder.0.join("include/a/A.td")).expect("definitions")
        ),
    );
    let Err(Error::Definitions { lines, .. }) = folder.generate() else { panic!("wrong definitions") };
    assert!(
        lines.iter().any(|line| line.contains("A.td")) && lines.iter().any(|line| line.contains("B.td")),
        "{lines:?}"
    );
    assert!(!folder.0.join("out").exists());
}

#[test]
fn a_folder_without_definitions_is_an_error() {
    let folder = Folder::new("empty");
    fs::remove_dir_all(folder.0.join("include")).expect("a folder");
    let Err(error) = folder.generate() else { panic!("no definitions") };
    assert!(error.to_string().contains("include' cannot be read"), "{error}");
}

#[test]
fn two_projects_do_not_write_the_same_output() {
    let (folder, other) = (Folder::new("first"), Folder::new("second"));
    folder.generate().expect("right definitions");
    let again = Build::project(other.0.join("include")).out_dir(folder.0.join("out")).generate();
    let Err(Error::Collision { path, first, second }) = again else { panic!("an output of another project") };
    assert!(path.ends_with("out/project.rs"), "{path:?}");
    assert!(first.contains("first") && second.contains("second"), "{first} {second}");
}
