//! `check --coverage` and `check --strict`.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A definition of an operation whose operand has this predicate.
fn definition(predicate: &str) -> String {
    format!(
        "include \"mlir/IR/OpBase.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def C : Type<CPred<{predicate}>, \"a type\">;
def AOp : Op<D, \"a\"> {{ let arguments = (ins C:$x); }}
"
    )
}

fn check(name: &str, predicate: &str, options: &[&str]) -> Output {
    let path: PathBuf =
        std::env::temp_dir().join(format!("odsgen-coverage-{name}-{}.td", std::process::id()));
    fs::write(&path, definition(predicate)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    command.arg("check").args(options).arg(&path).env("NO_COLOR", "1").stdin(Stdio::null());
    let output = command.output().unwrap();
    fs::remove_file(&path).unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn what_an_author_must_write_is_listed() {
    let output =
        check("list", "\"::d::isGood($_self, 3) && ::llvm::isa<::d::OtherType>($_self)\"", &["--coverage"]);
    let listed = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(listed.contains("function `d::isGood`: write the function `is_good`"), "{listed}");
    assert!(listed.contains("class `d::OtherType`: write the function `is_d_other_type`"), "{listed}");
    assert!(listed.ends_with("1 of 1 operations need 2 functions; 0 of 1 tests need none\n"), "{listed}");
}

#[test]
fn nothing_to_write_is_said_too() {
    let output = check("none", "\"$_self.isF32()\"", &["--coverage", "--strict"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "0 of 1 operations need 0 functions; 1 of 1 tests need none\n");
}

#[test]
fn strict_fails_when_there_is_something_to_write() {
    let predicate = "\"::d::isGood($_self)\"";
    assert_eq!(check("strict", predicate, &["--strict"]).status.code(), Some(1));
    assert_eq!(check("lenient", predicate, &[]).status.code(), Some(0));
}

#[test]
fn code_that_cannot_be_read_is_an_error_with_a_place() {
    let output = check("error", "\"$_self.isF32() === true\"", &["--coverage", "--error-format", "short"]);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    // The place is that of the third `=`.
    assert!(
        errors.contains(".td:3:38: error: code that cannot be read: '=' is not expected here"),
        "{errors}"
    );
}

#[test]
fn the_list_is_there_as_json() {
    let output = check("json", "\"::d::isGood($_self)\"", &["--coverage=json"]);
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(list["functions"][0]["function"], "is_good");
    assert_eq!(list["operations"][0]["missing"][0], "is_good");
}

#[test]
fn members_of_classes_are_listed() {
    let folder = std::env::temp_dir().join(format!("odsgen-coverage-members-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let members = "extraClassDeclaration = \"int size();\";";
    let text = format!(
        "include \"mlir/IR/OpBase.td\"
include \"mlir/IR/AttrTypeBase.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def AOp : Op<D, \"a\"> {{ let {members} }}
def BType : TypeDef<D, \"B\"> {{ let mnemonic = \"b\"; let {members} let extraClassDefinition = \"int size() {{ return 1; }}\"; }}
"
    );
    fs::write(folder.join("m.td"), text).unwrap();
    let list = |option: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        let output = command.args(["check", option, "m.td"]).current_dir(&folder).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "members are no reason to fail");
        self::text(&output.stdout)
    };
    let listed = list("--coverage");
    let members: Vec<&str> =
        listed.lines().filter_map(|line| line.split_once(": ")).map(|(_, rest)| rest).collect();
    let each = |field: &str, definition: &str| {
        format!("`{field}` of `{definition}`: write the members that are needed in an `impl`")
    };
    let expected = [
        each("extraClassDeclaration", "AOp"),
        each("extraClassDeclaration", "BType"),
        each("extraClassDefinition", "BType"),
    ];
    assert_eq!(members, expected);
    let json: serde_json::Value = serde_json::from_str(&list("--coverage=json")).unwrap();
    assert_eq!(json["members"][2]["field"], "extraClassDefinition");
    fs::remove_dir_all(&folder).unwrap();
}
