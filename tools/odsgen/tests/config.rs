//! `odsgen.toml`: options of a project.

use std::fs;
use std::process::{Command, Output};

use golden::TestFolder;

/// A folder with files.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let folder = TestFolder::new(&format!("config-{name}"));
        files.iter().for_each(|(path, text)| folder.write(path, text));
        Folder(folder)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_odsgen")).args(arguments).current_dir(&self.0).output().unwrap()
    }

    /// The exit code, and the standard error.
    fn result(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let output = self.run(arguments);
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    }
}

#[test]
fn options_hold_for_every_file_below() {
    let old = "include \"base/Base.td\"\n#ifdef WITH_B\ndef B : Op<D, \"b\", [NoSideEffect]>;\n#endif\n";
    let base = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Interfaces/SideEffectInterfaces.td\"
def D : Dialect { let name = \"d\"; }\n";
    let config = include_str!("config/odsgen.toml");
    let files = [("odsgen.toml", config), ("inc/base/Base.td", base), ("lib/x/D.td", old)];
    let folder = Folder::new("below", &files);
    let ok = (Some(0), String::new());
    assert_eq!(folder.result(&["check", "lib/x/D.td"]), ok);
    assert_eq!(folder.result(&["build", "--all", ".", "--only", "rust", "--out-dir", "out"]), ok);
    assert!(fs::read_to_string(folder.0.join("out/rust/d.rs")).unwrap().contains("\"d.b\""));
    // The command line decides before the file.
    let (code, message) = folder.result(&["check", "--mlir-version", "22", "lib/x/D.td"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("'NoSideEffect' is not defined"), "{message}");
}

#[test]
fn a_wrong_file_is_an_error() {
    let files = [("odsgen.toml", "include = [\n"), ("a.td", "class A;\n")];
    let folder = Folder::new("wrong", &files);
    let (code, message) = folder.result(&["records", "a.td"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("odsgen.toml'") && message.contains("at line"), "{message}");
    // The command that has the options of the peers reads no such file, as they do.
    assert_eq!(folder.result(&["tblgen", "--print-records", "a.td"]).0, Some(0));
}

/// Definitions that include those of another crate.
const INCLUDING: &str =
    "include \"mlir/IR/PatternBase.td\"\ninclude \"arith/arith.ods\"\ninclude \"toy/toy.ods\"
def Q_Dialect : Dialect { let name = \"q\"; let cppNamespace = \"::q\"; }
def Q_MaxOp : Op<Q_Dialect, \"max\", [Commutative]> {
  let summary = \"maximum\";
  let arguments = (ins Toy_Number:$a, Toy_Number:$b);
  let results = (outs Toy_Number:$result);
  let assemblyFormat = \"$a `,` $b attr-dict `:` type($a) `,` type($b) `,` type($result)\";
}
def : Pat<(Arith_MaxSIOp $a, $b), (Q_MaxOp $a, $b)>;
";

#[test]
fn every_tool_includes_what_the_build_includes() {
    let toy = "include \"mlir/IR/OpBase.td\"\ndef Toy_Number : Type<CPred<\"$_self.isInteger(7)\">, \"seven bits\">;\n";
    let files = [("q/src/q.ods", INCLUDING), ("vendor/toy/toy.ods", toy), ("q/Cargo.toml", "[package]\n")];
    let folder = Folder::new("as-built", &files);
    let commands: [&[&str]; 5] = [
        &["check", "q/src/q.ods"],
        &["lint", "q/src/q.ods"],
        &["skeleton", "q/src/q.ods"],
        &["gen", "docs", "q/src/q.ods"],
        &["explain-pattern", "q/src/q.ods"],
    ];
    // The embedded definitions have `arith/arith.ods`. Names of the other file are not reported one by one.
    for command in commands {
        let (code, message) = folder.result(command);
        assert_eq!(code, Some(1), "{command:?}: {message}");
        assert_eq!(message.matches("error").count(), 2, "{command:?}: {message}");
        assert!(message.contains("q.ods:3:9: error[ODS0030]: 'toy/toy.ods' cannot be found"), "{message}");
        assert!(
            message.contains("the name 'Toy_Number' is not defined; the file may define it"),
            "{message}"
        );
    }
    let path = |relative: &str| folder.0.join(relative).to_string_lossy().into_owned();
    let built = format!("{{\"file\": {:?}, \"includeDirs\": [{:?}]}}", path("q/src/q.ods"), path("vendor"));
    folder.0.write("q/target/odsgen/q-q.json", built);
    for command in commands {
        let (code, message) = folder.result(command);
        assert_eq!(code, Some(0), "{command:?}: {message}");
        assert!(!message.contains("error"), "{command:?}: {message}");
    }
}
