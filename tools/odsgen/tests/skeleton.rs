//! `odsgen skeleton`: what it prints, and what it adds to files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use golden::TestFolder;

/// A definition with a hook of the runtime, and a trait of its own with two functions.
const DEFINITIONS: &str = r#"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let hasVerifier = 1; let hasFolder = 1; }
def Small : TypeConstraint<CPred<"isSmall($_self)">, "a small type">;
def Odd : TypeConstraint<CPred<"isOdd($_self)">, "an odd type">;
def BOp : Op<D, "b"> { let arguments = (ins Small:$x, Odd:$y); }
"#;

/// A folder with the definitions.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = TestFolder::new(&format!("skeleton-{name}"));
        folder.write("d.ods", DEFINITIONS);
        Folder(folder)
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        command.arg("skeleton").args(args).current_dir(&self.0).stdin(Stdio::null()).output().unwrap()
    }

    /// The output of a run that succeeds.
    fn out(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    fn text(&self) -> String {
        self.0.text("d.rs")
    }

    fn write(&self, text: &str) {
        self.0.write("d.rs", text);
    }
}

#[test]
fn every_kind_of_hook_is_printed_as_in_the_golden_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/goldens/skeleton");
    let printed = Folder::new("golden").out(&[
        "--dialect",
        "everything",
        &folder.join("everything.ods").to_string_lossy(),
    ]);
    golden::assert_equal(&folder.join("everything.rs"), &printed);
}

#[test]
fn a_file_that_does_not_exist_gets_all_and_then_nothing() {
    let folder = Folder::new("new");
    let printed = folder.out(&["d.ods"]);
    let keys = ["type Externals", "ExternalFunctions for Externals", "FoldOp for AOp", "VerifyOp for AOp"];
    let added: String = keys.iter().map(|key| format!("added {key}\n")).collect();
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), added);
    assert_eq!(folder.text(), printed);
    let modified = || fs::metadata(folder.0.join("d.rs")).unwrap().modified().unwrap();
    let before = modified();
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "");
    assert_eq!((folder.text(), modified()), (printed, before));
}

#[test]
fn just_the_hook_that_is_missing_is_added() {
    let folder = Folder::new("one");
    let printed = folder.out(&["d.ods"]);
    let at = printed.find("\nimpl ir_core::runtime::VerifyOp").unwrap();
    let (kept, verifier) = printed.split_at(at);
    folder.write(kept);
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "added VerifyOp for AOp\n");
    assert_eq!(folder.text(), printed);

    // One in the middle goes to the end.
    let at = printed.find("\nimpl ir_core::runtime::FoldOp").unwrap();
    let folder_part = &printed[at..printed.len() - verifier.len()];
    folder.write(&printed.replace(folder_part, ""));
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "added FoldOp for AOp\n");
    assert_eq!(folder.text(), printed.replace(folder_part, "") + folder_part);
}

/// A class that requests a hook of its operations.
const CLASS: &str = r#"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class D_Folded<string name> : Op<D, name> { let hasFolder = 1; }
def AOp : D_Folded<"a">;
def BOp : D_Folded<"b"> { let hasCanonicalizeMethod = 1; }
def COp : Op<D, "c"> { let hasFolder = 1; }
"#;

#[test]
fn the_hook_of_a_class_is_written_once_or_for_each_operation() {
    let folder = Folder::new("class");
    folder.0.write("d.ods", CLASS);
    let printed = folder.out(&["d.ods"]);
    assert_eq!(printed.matches("FoldOp for").count(), 2, "{printed}");
    assert!(printed.contains("\n// For 2 operations.\nfor_each_op_of!(D_Folded, {\n    impl "), "{printed}");
    folder.write(&printed);
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "");

    // A function that the implementation lacks goes into the braces of the macro.
    let own = "ir_core::without_folds!(COp);\nimpl Canonicalize for BOp { fn canonicalize() {} }\n";
    folder.write(&format!(
        "{own}for_each_op_of!(D_Folded, {{\n    impl FoldOp for Operation {{\n    }}\n}});\n"
    ));
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "added FoldOp for D_Folded (fold)\n");
    assert!(folder.text().contains("{\n        /// Folds the operation"), "{}", folder.text());

    // An implementation for all operations serves the class and each other operation.
    folder.write(
        "impl Canonicalize for BOp { fn canonicalize() {} }\nfor_each_op!({ impl FoldOp for Operation { fn fold() {} } });\n",
    );
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "");

    // The other operations need one each if one of them has its own.
    folder.write(&format!("{own}impl FoldOp for AOp {{ fn fold() {{}} }}\n"));
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "added FoldOp for BOp\n");
}

#[test]
fn an_implementation_gets_the_functions_that_it_lacks() {
    let folder = Folder::new("function");
    let (head, tail) = ("impl super::ExternalFunctions for Externals {", "use other::Externals; // kept\n");
    let is_odd =
        "    /// `isOdd`\n    fn is_odd(_ctx: &Context, _value: Type) -> bool {\n        false\n    }\n";
    let is_small = "    fn is_small(ctx: &Context, a: Type) -> bool { a  ==  b /* { */ }\n";
    let hooks = "ir_core::without_folds!(BOp, AOp);\nimpl VerifyOp for AOp { fn verify() { \"}\" } }\n";
    folder.write(&format!("{tail}{head}\n{is_small}}}\n{hooks}"));
    let added = "added ExternalFunctions for Externals (is_odd)\n";
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), added);
    assert_eq!(folder.text(), format!("{tail}{head}\n{is_small}\n{is_odd}}}\n{hooks}"));

    // Line ends and a mark at the beginning stay.
    let text = format!("\u{feff}// é\n{tail}{head}}}\n{hooks}").replace('\n', "\r\n");
    folder.write(&text);
    assert!(folder.out(&["d.ods", "--append", "d.rs"]).contains("(is_odd)"));
    let expected = format!(
        "\u{feff}// é\n{tail}{head}\n{}\n{is_odd}}}\n{hooks}",
        is_odd.replace("isOdd", "isSmall").replace("is_odd", "is_small")
    );
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&folder.text()), sorted(&expected));
    assert!(!folder.text().replace("\r\n", "").contains('\n'));
}

#[test]
fn hooks_go_into_the_module_with_the_generated_code() {
    let folder = Folder::new("module");
    let inline = "//! A crate.\n\npub mod d {\n    ir_core::include_dialect!(\"d\");\n}\n\nfn last() {}\n";
    folder.write(inline);
    folder.out(&["d.ods", "--append", "d.rs"]);
    let text = folder.text();
    assert!(text.ends_with("    }\n}\n\nfn last() {}\n"), "{text}");
    assert!(text.contains("\n\n    impl ir_core::runtime::VerifyOp for AOp {\n        /// "), "{text}");
    assert_eq!(folder.out(&["d.ods", "--append", "d.rs"]), "");
}

#[test]
fn hooks_in_files_of_modules_are_found() {
    let folder = Folder::new("files");
    folder.write("ir_core::include_dialect!(\"d\");\nmod folds;\n");
    fs::create_dir_all(folder.0.join("d")).unwrap();
    fs::write(folder.0.join("d/folds.rs"), "use super::*;\nimpl FoldOp for super::AOp {}\n").unwrap();
    let added = folder.out(&["d.ods", "--append", "d.rs"]);
    assert!(added.contains("VerifyOp for AOp") && !added.contains("FoldOp"), "{added}");
}

#[test]
fn a_file_that_is_not_rust_stays_as_it_is() {
    let folder = Folder::new("wrong");
    for (text, at) in [("fn f() {\n  } }\n", "2:5: "), ("fn f( {}\n", "1:"), ("impl X {\n  1\n}\n", "2:3: ")]
    {
        folder.write(text);
        let output = folder.run(&["d.ods", "--append", "d.rs"]);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1));
        assert!(errors.starts_with(&format!("odsgen: 'd.rs' cannot be read as Rust: {at}")), "{errors}");
        assert_eq!(folder.text(), text);
    }
}

#[test]
fn wrong_definitions_are_reported() {
    let folder = Folder::new("definitions");
    fs::write(folder.0.join("d.ods"), DEFINITIONS.replace("Small:$x", "Smal:$x")).unwrap();
    let output = folder.run(&["d.ods", "--append", "d.rs"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.starts_with("d.ods:7:") && errors.contains("'Smal'"), "{errors}");
    assert!(!folder.0.join("d.rs").exists());
}
