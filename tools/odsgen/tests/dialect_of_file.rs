//! The dialect that `gen` takes without `--dialect`: that of the file, of its folder, or of what it includes.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

const DIALECTS: [(&str, &str); 6] = [
    (
        "a/dialect.td",
        "include \"mlir/IR/OpBase.td\"\ndef A_Dialect : Dialect { let name = \"a\"; let cppNamespace = \"::a\"; }\n",
    ),
    (
        "b/dialect.td",
        "include \"mlir/IR/OpBase.td\"\ndef B_Dialect : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }\n",
    ),
    ("b/clauses.td", "include \"a/dialect.td\"\ninclude \"b/dialect.td\"\nclass Clause;\n"),
    (
        "b/types.td",
        "include \"a/dialect.td\"\ninclude \"b/dialect.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
         def B_BoxType : TypeDef<B_Dialect, \"Box\"> { let mnemonic = \"box\"; }\n",
    ),
    (
        "b/ops.td",
        "include \"b/types.td\"\n\
         def B_Op : Op<B_Dialect, \"op\">;\ndef A_BoxType : TypeDef<A_Dialect, \"Box\"> { let mnemonic = \"box\"; }\n",
    ),
    ("both.td", "include \"a/dialect.td\"\ninclude \"b/dialect.td\"\n"),
];

/// The name in the documentation's title, or the error.
fn dialect_of(folder: &PathBuf, name: &str, text: Option<&str>) -> String {
    if let Some(text) = text {
        fs::write(folder.join(name), text).expect("a file");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    let output =
        command.args(["gen", "docs", "-I", ".", name]).current_dir(folder).output().expect("odsgen runs");
    let title = String::from_utf8_lossy(&output.stdout).into_owned();
    let title =
        title.lines().find_map(|line| line.strip_prefix("# '")?.strip_suffix("' Dialect").map(str::to_owned));
    title.unwrap_or_else(|| String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn the_dialect_follows_from_the_file() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dialect-of-file");
    for (path, text) in DIALECTS {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    // The file defines the dialect or its entities; operations take precedence over types.
    assert_eq!(dialect_of(&folder, "b/types.td", None), "b");
    assert_eq!(dialect_of(&folder, "b/ops.td", None), "b");
    // Its folder defines the dialect.
    assert_eq!(dialect_of(&folder, "b/clauses.td", None), "b");
    // It includes the dialect.
    assert_eq!(dialect_of(&folder, "main.td", Some("include \"b/types.td\"\n")), "b");
    let text = dialect_of(&folder, "both.td", None);
    assert!(text.contains("more than one dialect is defined, and none is selected"), "{text}");
    assert!(text.contains("the dialects are 'a' and 'b'"), "{text}");
    let own = "def X : Dialect { let name = \"x\"; }\ndef Y : Dialect { let name = \"y\"; }\n";
    let text = dialect_of(&folder, "own.td", Some(&format!("include \"mlir/IR/OpBase.td\"\n{own}")));
    assert!(text.contains("the file is about more than one dialect, and none is selected"), "{text}");
}
