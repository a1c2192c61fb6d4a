//! The program as its users start it.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use golden::TestFolder;

/// A folder in which commands run.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(TestFolder::new(name))
    }

    fn add_file(self, file: &str, text: impl AsRef<[u8]>) -> Folder {
        self.0.write(file, text);
        self
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        command.args(args).current_dir(&self.0).env_remove("NO_COLOR").stdin(Stdio::null());
        command
    }

    fn text(&self, file: &str) -> String {
        self.0.text(file)
    }

    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

const RECORDS: &str =
    "------------- Classes -----------------\n------------- Defs -----------------\ndef A {\n}\n";

#[test]
fn records_are_printed_as_text_and_json() {
    let folder = Folder::new("records").add_file("a.td", "def A;");
    assert_eq!(out(&folder.run(&["records", "a.td"])), RECORDS);
    assert_eq!(out(&folder.run(&["tblgen", "a.td"])), RECORDS);
    let json = out(&folder.run(&["records", "--format", "json", "a.td"]));
    assert_eq!(json, out(&folder.run(&["tblgen", "-dump-json", "a.td"])));
    assert!(json.starts_with("{\"!instanceof\":{},\"!tablegen_json_version\":1,\"A\":{"), "{json}");
}

#[test]
fn the_standard_input_is_read() {
    let folder = Folder::new("stdin");
    for args in [&["tblgen"][..], &["tblgen", "-"], &["records", "-"]] {
        let mut command = folder.command(args);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"def A;").unwrap();
        assert_eq!(out(&child.wait_with_output().unwrap()), RECORDS);
    }
}

#[test]
fn errors_exit_with_1_and_write_nothing() {
    let folder = Folder::new("errors").add_file("a.td", "def A : B;").add_file("out", "old");
    for args in [
        &["records", "a.td", "-o", "out", "--depfile", "dep"][..],
        &["tblgen", "a.td", "-o", "out", "-d", "dep"],
        &["tblgen", "--dump-json", "a.td", "-o", "out"],
    ] {
        let output = folder.run(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(err(&output).starts_with("a.td:1:9: error[ODS0201]: "), "{}", err(&output));
        assert!(output.stdout.is_empty());
        assert_eq!(folder.text("out"), "old");
        assert_eq!(folder.files(), ["a.td", "out"]);
    }
}

#[test]
fn check_is_silent_when_all_is_well() {
    let folder = Folder::new("check").add_file("a.td", "def A;").add_file("b.td", "def A; def A;");
    let good = folder.run(&["check", "a.td"]);
    assert_eq!((good.status.code(), out(&good), err(&good)), (Some(0), String::new(), String::new()));
    assert_eq!(folder.run(&["check", "b.td"]).status.code(), Some(1));
    assert_eq!(folder.files(), ["a.td", "b.td"]);
}

#[test]
fn errors_are_shown_in_three_formats() {
    let folder = Folder::new("formats").add_file("a.td", "def A : B;");
    let shown = |format: &str| err(&folder.run(&["check", "--error-format", format, "a.td"]));
    assert!(shown("human").contains("\n  1 | def A : B;\n"), "{}", shown("human"));
    assert_eq!(shown("short").lines().count(), 1);
    let json: serde_json::Value = serde_json::from_str(&shown("json")).unwrap();
    assert_eq!(json["level"], "error");
    let coloured = err(&folder.run(&["check", "--color", "always", "a.td"]));
    assert!(coloured.contains("\u{1b}["), "{coloured}");
    assert!(!shown("human").contains('\u{1b}'));
}

#[test]
fn wrong_command_lines_exit_with_2() {
    let folder = Folder::new("usage").add_file("a.td", "def A;");
    for args in [
        &["tblgen", "--nonsense", "a.td"][..],
        &["tblgen", "a.td", "b.td"],
        &["tblgen", "-d", "dep", "a.td"],
        &["tblgen", "-gen-op-defs", "a.td"],
        &["records", "--format", "xml", "a.td"],
        &["records", "--depfile", "dep", "a.td"],
        &["check", "-D", "1X", "a.td"],
        &["check"],
        &["nonsense"],
        &["explain", "ODS9999"],
        &["man", "nonsense"],
        &[],
    ] {
        let output = folder.run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", err(&output));
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn a_dependency_file_names_what_was_read() {
    let folder = Folder::new("depfile")
        .add_file("a.td", "include \"b.td\"\ninclude \"c.td\"\ninclude \"b.td\"\n")
        .add_file("inc/b.td", "#ifndef B\n#define B\ndef B;\n#endif\n")
        .add_file("inc/c.td", "def C;\n");
    assert_eq!(folder.run(&["tblgen", "-Iinc", "a.td", "-o", "out", "-d", "dep"]).status.code(), Some(0));
    assert_eq!(folder.text("dep"), "out: inc/b.td inc/c.td\n");
    let args = ["records", "-I", "inc", "a.td", "-o", "my out", "--depfile", "dep"];
    assert_eq!(folder.run(&args).status.code(), Some(0));
    assert_eq!(folder.text("dep"), "my\\ out: a.td inc/b.td inc/c.td\n");
}

#[test]
fn macros_and_warnings_follow_their_options() {
    let folder = Folder::new("options").add_file("a.td", "#ifdef X\nclass A<int unused>;\n#endif\n");
    assert!(out(&folder.run(&["tblgen", "-DX", "a.td"])).contains("class A<"));
    assert!(!out(&folder.run(&["tblgen", "a.td"])).contains("class A<"));
    assert!(err(&folder.run(&["tblgen", "-DX", "a.td"])).contains("warning"));
    assert_eq!(err(&folder.run(&["tblgen", "-DX", "-no-warn-on-unused-template-args", "a.td"])), "");
}

#[test]
fn response_files_are_expanded() {
    let folder =
        Folder::new("response").add_file("a b.td", "def A;").add_file("args", "--print-records\n'a b.td'\n");
    assert_eq!(out(&folder.run(&["tblgen", "@args"])), RECORDS);
}

#[test]
fn unreadable_inputs_are_errors_with_a_name() {
    let nested = format!("def A {{ int x = {}1{}; }}", "[".repeat(100_000), "]".repeat(100_000));
    let folder = Folder::new("unreadable")
        .add_file("bytes.td", b"def A\xff;")
        .add_file("missing.td", "include \"nowhere.td\"\n")
        .add_file("cycle.td", "include \"cycle.td\"\ninclude \"cycle.td\"\n")
        .add_file("nested.td", nested)
        .add_file("string.td", "def A { string s = \"open\n; }")
        .add_file("code.td", "def A { code c = [{ open")
        .add_file("folder/x.td", "");
    let cases = [
        ("none.td", "none.td"),
        ("folder", "folder"),
        ("bytes.td", "bytes.td"),
        ("missing.td", "missing.td:1:9: "),
        ("cycle.td", "cycle.td:1:9: "),
        ("nested.td", "nested.td:1:"),
        ("string.td", "string.td:1:20: "),
        ("code.td", "code.td:1:18: "),
    ];
    for (file, part) in cases {
        let output = folder.run(&["tblgen", file]);
        assert_eq!(output.status.code(), Some(1), "{file}: {}", err(&output));
        assert!(err(&output).contains(part), "{file}: {}", err(&output));
        assert!(output.stdout.is_empty(), "{file}");
    }
}

#[test]
fn a_link_called_tblgen_takes_the_peers_options() {
    let folder = Folder::new("link").add_file("a.td", "def A;");
    let link = folder.0.join("mlir-tblgen");
    fs::copy(env!("CARGO_BIN_EXE_odsgen"), &link).unwrap();
    let output =
        Command::new(&link).args(["--print-records", "a.td"]).current_dir(&folder.0).output().unwrap();
    assert_eq!(out(&output), RECORDS);
}

#[test]
fn help_completions_and_manual_are_printed() {
    let folder = Folder::new("help");
    let prints = |args: &[&str], part: &str| {
        let output = folder.run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(out(&output).contains(part), "{args:?}: {}", out(&output));
    };
    prints(&["--help"], "records");
    prints(&["tblgen", "--help"], "--dump-json");
    prints(&["completions", "bash"], "complete");
    prints(&["man"], ".TH odsgen");
    prints(&["man", "records"], "odsgen-records");
    prints(&["explain", "ODS0001"], "ODS0001");
    prints(&["explain"], "ODS0201");
}

const PASSES: &str = "include \"mlir/Pass/PassBase.td\"\ninclude \"mlir/IR/Utils.td\"\n";

#[test]
fn a_wrong_definition_leaves_the_old_files_as_they_were() {
    let folder = Folder::new("model")
        .add_file("right.td", format!("{PASSES}def A : Pass<\"a\"> {{ let summary = \"s\"; }}\n"))
        .add_file("wrong.td", format!("{PASSES}def A : Pass<\"a\"> {{ let summary = ?; }}\n"));
    let run = |file: &str| {
        folder.run(&["tblgen", "-gen-pass-doc", file, "-o", "out", "-d", "dep", "-write-if-changed"])
    };
    assert_eq!(run("right.td").status.code(), Some(0));
    let text = folder.text("out");
    assert!(text.ends_with("\n### `-a`\n\n_S_\n"), "{text}");
    let failed = run("wrong.td");
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).starts_with("wrong.td:3:25: error"), "{}", err(&failed));
    assert_eq!((folder.text("out"), folder.text("dep")), (text, "out:\n".to_owned()));
    assert_eq!(folder.files(), ["dep", "out", "right.td", "wrong.td"]);
}

#[test]
fn gen_docs_writes_what_tblgen_writes_in_words_of_rust() {
    let folder = Folder::new("gen-docs")
        .add_file("a.td", format!("{PASSES}def A : Pass<\"a\"> {{ let summary = \"s\"; }}\n"));
    let peers = out(&folder.run(&["tblgen", "-gen-pass-doc", "a.td"]));
    let (_, passes) = peers.split_once('\n').expect("a first line about the generator");
    let expected = format!("<!-- Generated by odsgen from the definitions. Do not edit. -->\n{passes}");
    assert!(expected.contains("### `-a`"));
    assert_eq!(out(&folder.run(&["gen", "docs", "--of", "passes", "a.td"])), expected);
    let written = folder.run(&["gen", "docs", "--of=passes", "a.td", "-o", "out", "--depfile", "dep"]);
    assert_eq!(written.status.code(), Some(0));
    assert_eq!((folder.text("out"), folder.text("dep")), (expected, "out: a.td\n".to_owned()));
    let failed = folder.run(&["gen", "docs", "--error-format", "short", "a.td"]);
    assert_eq!((failed.status.code(), out(&failed)), (Some(1), String::new()));
    assert!(err(&failed).contains("no dialect is defined"), "{}", err(&failed));
    assert_eq!(folder.run(&["gen", "docs", "--op-include-regex", "(", "a.td"]).status.code(), Some(2));
}

const ORCHARD: &str = "include \"mlir/IR/OpBase.td\"\n\
    def Orchard_Dialect : Dialect { let name = \"orchard\"; let cppNamespace = \"orchard\"; }\n";

#[test]
fn python_modules_can_be_asked_for_in_every_way() {
    let folder = Folder::new("python")
        .add_file("a.td", format!("{ORCHARD}def Orchard_Grow : Op<Orchard_Dialect, \"grow\">;\n"));
    let expected = out(&folder.run(&["tblgen", "-gen-python-op-bindings", "-bind-dialect=orchard", "a.td"]));
    assert!(expected.contains("class Grow(_ods_ir.OpView):"), "{expected}");
    let two_dashes = ["tblgen", "--gen-python-op-bindings", "--bind-dialect", "orchard", "a.td"];
    assert_eq!(out(&folder.run(&two_dashes)), expected);
    assert_eq!(out(&folder.run(&["gen", "python-ops", "--dialect", "orchard", "a.td"])), expected);
    let extension = ["gen", "python-ops", "--dialect=orchard", "--extension=tools", "a.td"];
    assert!(out(&folder.run(&extension)).contains("\nfrom ._orchard_ops_gen import _Dialect\n"));
    let enums = out(&folder.run(&["tblgen", "-gen-python-enum-bindings", "a.td"]));
    assert_eq!(out(&folder.run(&["gen", "python-enums", "a.td"])), enums);
}

#[test]
fn a_wrong_operation_leaves_the_old_python_module() {
    let folder = Folder::new("python-wrong")
        .add_file(
            "a.td",
            format!("{ORCHARD}def Orchard_Grow : Op<Orchard_Dialect, \"grow\"> {{ let results = ?; }}\n"),
        )
        .add_file("out.py", "old");
    let run =
        ["tblgen", "-gen-python-op-bindings", "-bind-dialect=orchard", "a.td", "-o", "out.py", "-d", "out.d"];
    let failed = folder.run(&run);
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).starts_with("a.td:3:54: error"), "{}", err(&failed));
    assert_eq!(
        (folder.text("out.py").as_str(), folder.files()),
        ("old", vec!["a.td".into(), "out.py".into()])
    );
    let without_dialect = folder.run(&["tblgen", "-gen-python-op-bindings", "a.td"]);
    assert_eq!(without_dialect.status.code(), Some(1));
    assert!(err(&without_dialect).contains("-bind-dialect=NAME"), "{}", err(&without_dialect));
}

#[test]
fn the_use_of_deprecated_definitions_is_warned_of_or_forbidden() {
    let text = "def Old : Pass<\"o\">, Deprecated<\"take New\"> { let summary = \"\"; }\n\
                class Wrapped<Pass p> { Pass inner = p; }\n\
                def User : Pass<\"u\"> { let summary = \"\"; list<Wrapped> uses = [Wrapped<Old>]; }\n";
    let folder = Folder::new("deprecated").add_file("a.td", format!("{PASSES}{text}"));
    let run = |action: &[&str]| folder.run(&[&["tblgen", "-gen-pass-doc", "a.td"], action].concat());
    let warned = run(&[]);
    assert_eq!(warned.status.code(), Some(0));
    let message = err(&warned);
    assert!(message.starts_with("a.td:5:5: warning[ODS0323]: 'User' uses 'Old'"), "{message}");
    assert!(message.contains("take New"), "{message}");
    assert_eq!(err(&run(&["-on-deprecated=none"])), "");
    let failed = run(&["--on-deprecated", "error"]);
    assert_eq!((failed.status.code(), out(&failed)), (Some(1), String::new()));
    assert!(err(&failed).contains("'--on-deprecated=error' forbids"), "{}", err(&failed));
}
