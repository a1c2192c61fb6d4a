//! `odsgen lint` and `odsgen diff` as their users start them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use golden::TestFolder;

const TOY: &str = "include \"mlir/IR/OpBase.td\"
include \"mlir/Interfaces/SideEffectInterfaces.td\"
def Toy_Dialect : Dialect {
  let name = \"toy\";
  let summary = \"numbers\";
  let cppNamespace = \"::toy\";
}
def Toy_AddOp : Op<Toy_Dialect, \"add\", [Pure]> {
  let summary = \"adds.\";
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = \"$lhs `,` $rhs attr-dict\";
}
";

/// A folder with the definitions.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Folder(TestFolder::new(&format!("tools-{name}")));
        folder.write("toy.ods", TOY);
        folder
    }

    fn write(&self, file: &str, text: &str) {
        self.0.write(file, text);
    }

    fn text(&self, file: &str) -> String {
        self.0.text(file)
    }

    /// The exit code, the standard output, and the standard error output.
    fn run(&self, args: &[&str]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        let Output { status, stdout, stderr } = command.args(args).current_dir(&self.0).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (status.code().unwrap(), text(stdout), text(stderr))
    }
}

/// The codes of findings in short form.
fn codes(found: &str) -> Vec<&str> {
    found.lines().filter_map(|line| line.split_once('[')?.1.split_once(']')).map(|(code, _)| code).collect()
}

#[test]
fn levels_are_set_by_options_and_comments() {
    let folder = Folder::new("levels");
    let lint = |args: &[&str]| folder.run(&[&["lint", "--error-format", "short", "toy.ods"], args].concat());
    let (code, _, found) = lint(&[]);
    assert_eq!((code, codes(&found)), (0, vec!["ODS0401", "ODS0402"]), "{found}");
    let (code, _, found) = lint(&["--deny", "ODS0402"]);
    assert_eq!((code, found.matches("error:").count()), (1, 1), "{found}");
    let (code, _, found) = lint(&["--deny", "all", "--allow", "ODS0401", "--warn", "ODS0402"]);
    assert_eq!((code, codes(&found)), (0, vec!["ODS0402"]), "{found}");
    let (code, _, message) = lint(&["--allow", "ODS0201"]);
    assert_eq!(code, 2);
    assert_eq!(message, "odsgen: 'ODS0201' is not the code of a lint; 'odsgen explain' lists them\n");
    folder.write("toy.ods", &format!("// odsgen-lint: allow(all)\n{TOY}"));
    assert_eq!(lint(&["--deny", "all"]), (0, String::new(), String::new()));
}

#[test]
fn findings_are_json_objects() {
    let folder = Folder::new("json");
    let (_, _, found) = folder.run(&["lint", "--error-format", "json", "toy.ods"]);
    let first: serde_json::Value = serde_json::from_str(found.lines().next().unwrap()).unwrap();
    assert_eq!((&first["code"]["code"], &first["level"]), (&"ODS0401".into(), &"warning".into()));
    assert_eq!(first["spans"][0]["line_start"], 8);
}

#[test]
fn fixes_are_shown_and_made() {
    let folder = Folder::new("fixes");
    folder.write("other.ods", &TOY.replace("adds.", "adds"));
    let (code, patch, _) = folder.run(&["lint", "--diff", "toy.ods", "other.ods"]);
    let expected = "--- toy.ods\n+++ toy.ods\n@@ -6,7 +6,7 @@\n   let cppNamespace = \"::toy\";\n }\n \
                    def Toy_AddOp : Op<Toy_Dialect, \"add\", [Pure]> {\n-  let summary = \"adds.\";\n+  let summary = \"adds\";\n   \
                    let arguments = (ins I32:$lhs, I32:$rhs);\n   let results = (outs I32:$sum);\n   \
                    let assemblyFormat = \"$lhs `,` $rhs attr-dict\";\n";
    assert_eq!((code, patch.as_str()), (0, expected));
    assert_eq!(folder.text("toy.ods"), TOY);
    let (code, _, found) = folder.run(&["lint", "--fix", "--error-format", "short", "toy.ods"]);
    assert_eq!((code, codes(&found)), (0, vec!["ODS0401"]), "{found}");
    assert_eq!(folder.text("toy.ods"), TOY.replace("adds.", "adds"));
    assert_eq!(folder.run(&["lint", "--diff", "toy.ods"]), (0, String::new(), String::new()));
}

#[test]
fn definitions_with_errors_are_not_linted() {
    let folder = Folder::new("errors");
    let wrong = TOY.replace("attr-dict", "");
    folder.write("toy.ods", &wrong);
    for args in [&["lint", "--fix", "toy.ods"][..], &["diff", "toy.ods", "toy.ods"]] {
        let (code, out, message) = folder.run(args);
        assert_eq!((code, out.as_str()), (1, ""), "{message}");
        assert!(message.contains("error[ODS0330]"), "{message}");
    }
    assert_eq!(folder.text("toy.ods"), wrong);
    assert_eq!(folder.run(&["lint", "missing.ods"]).0, 1);
}

#[test]
fn breaking_changes_have_an_exit_code() {
    let folder = Folder::new("breaking");
    folder.write("new.ods", &TOY.replace("`,`", "`+`"));
    let diff = |args: &[&str]| folder.run(&[&["diff", "toy.ods", "new.ods"], args].concat());
    let (code, report, _) = diff(&[]);
    assert_eq!(code, 3);
    assert!(report.contains("- **breaks texts**: texts in the old format no longer parse"), "{report}");
    assert!(
        report.contains("  - toy.add %lhs, %rhs\n") || report.contains("  - %sum = toy.add %lhs, %rhs\n"),
        "{report}"
    );
    assert_eq!(diff(&["--breaking", "rust,c,python"]).0, 0);
    assert_eq!(diff(&["--breaking", "none"]).0, 0);
    assert_eq!(diff(&["--breaking", "python3"]).0, 2);
    let (code, report, _) = folder.run(&["diff", "toy.ods", "toy.ods"]);
    assert_eq!((code, report.as_str()), (0, "# Changes from `toy.ods` to `toy.ods`\n\nNo changes.\n"));
}

#[test]
fn a_report_is_written_as_json() {
    let folder = Folder::new("report");
    folder.write("new.ods", &TOY.replace("$lhs", "$left"));
    let (code, out, _) = folder.run(&["diff", "--format", "json", "-o", "report.json", "toy.ods", "new.ods"]);
    assert_eq!((code, out.as_str()), (3, ""));
    let report: serde_json::Value = serde_json::from_str(&folder.text("report.json")).unwrap();
    assert_eq!(
        (&report["format"], &report["old"], &report["new"]),
        (&1.into(), &"toy.ods".into(), &"new.ods".into())
    );
    let changes = report["changes"].as_array().unwrap();
    let renamed = changes.iter().find(|change| change["kind"] == "operand-renamed").expect("the operand");
    let impact: Vec<&str> =
        renamed["impact"].as_array().unwrap().iter().filter_map(|impact| impact.as_str()).collect();
    assert_eq!(impact, ["rust", "c", "python"]);
    assert_eq!((&renamed["before"], &renamed["after"]), (&"lhs".into(), &"left".into()));
    assert_eq!(
        (&renamed["definition"], &renamed["name"], &renamed["place"]),
        (&"operation".into(), &"toy.add".into(), &"new.ods:8".into())
    );
}

#[test]
fn versions_have_include_directories_of_their_own() {
    let folder = Folder::new("include");
    for (dir, summary) in [("old", "before"), ("new", "after")] {
        fs::create_dir(folder.0.join(dir)).unwrap();
        folder
            .write(&Path::new(dir).join("common.ods").display().to_string(), &TOY.replace("adds.", summary));
    }
    folder.write("main.ods", "include \"common.ods\"\n");
    let (code, report, _) =
        folder.run(&["diff", "--old-include", "old", "-I", "new", "main.ods", "main.ods"]);
    assert_eq!(code, 0);
    assert!(report.contains("- **documentation**: the summary is changed"), "{report}");
}
