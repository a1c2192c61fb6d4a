//! An output that only this test has: commands, options and help follow from its line in the registry.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command as Process;

use golden::TestFolder;
use ods_codegen::emit::{
    Command, DIALECT, Emitter, Failure, Input, Opt, OutputGroup, Peer, PeerOpt, Settings,
};
use ods_codegen::outputs;

/// If this variable is set, the test's program runs odsgen: help goes to the standard output of a process.
const ARGUMENTS: &str = "ODSGEN_TEST_ARGUMENTS";

const GROUP: OutputGroup = OutputGroup { name: "names", help: "Lists of names" };
const COMMAND: Command = Command { name: "names", help: "The names of all operations", of: None };
const SEPARATOR: Opt = Opt {
    default: ", ",
    build_help: Some("Text between names"),
    check: Some(|text| if text.is_empty() { Err("names need a separator".to_owned()) } else { Ok(()) }),
    ..Opt::text("separator", "TEXT", "Text between two names")
};
const PEER: Peer = Peer {
    generator: "gen-names",
    help: "A list of names",
    options: &[&PeerOpt { name: "sep", value: Some("text"), help: "Text between", sets: &SEPARATOR }],
};

#[derive(Debug)]
struct Names;

impl Emitter for Names {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(&COMMAND)
    }

    fn options(&self) -> &'static [&'static Opt] {
        &[&DIALECT, &SEPARATOR]
    }

    fn peer(&self) -> Option<&Peer> {
        Some(&PEER)
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        Some(format!("names/{}.txt", settings.file_stem()))
    }

    fn emit(&self, input: &Input<'_>) -> Result<String, Failure> {
        let names: Vec<&str> = input.records.derived("Op").map(|record| record.name()).collect();
        Ok(names.join(input.settings.text(&SEPARATOR)) + "\n")
    }
}

/// odsgen with the line for the new output.
fn run(args: &[&str]) -> i32 {
    let args = ["odsgen"].iter().chain(args).map(OsString::from);
    odsgen::run_with(&outputs::all().with_emitter(&Names), args)
}

/// The standard output of odsgen with the new output, in a process of its own.
fn printed(args: &str) -> String {
    let mut process = Process::new(std::env::current_exe().unwrap());
    process.args(["--exact", "registry::prints_as_the_other_tests_ask", "--nocapture"]).env(ARGUMENTS, args);
    String::from_utf8(process.output().unwrap().stdout).unwrap()
}

/// Runs odsgen in the process that [`printed`] starts; as a test of its own it checks that there are no other
/// arguments.
#[test]
fn prints_as_the_other_tests_ask() {
    let args = std::env::var(ARGUMENTS).unwrap_or("explain ODS0001".to_owned());
    assert_eq!(run(&args.split(' ').collect::<Vec<_>>()), 0);
}

/// A folder with definitions.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = TestFolder::new(&format!("registry-{name}"));
        let text = "include \"mlir/IR/OpBase.td\"\n\
                    def D : Dialect { let name = \"box\"; let cppNamespace = \"::box\"; }\n\
                    def CloseOp : Op<D, \"close\">;\ndef OpenOp : Op<D, \"open\">;\n";
        folder.write("box.td", text);
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn gen_and_tblgen_write_a_new_output() {
    let folder = Folder::new("gen");
    let (input, out) = (folder.path("box.td"), folder.path("out"));
    assert_eq!(run(&["gen", "names", &input, "-o", &out]), 0);
    assert_eq!(text(&out), "CloseOp, OpenOp\n");
    assert_eq!(run(&["gen", "names", &input, "--separator", "+", "--out-dir", &folder.path("dir")]), 0);
    assert_eq!(text(folder.path("dir/box.txt")), "CloseOp+OpenOp\n");
    assert_eq!(run(&["tblgen", "-gen-names", "-sep=-", &input, "-o", &out]), 0);
    assert_eq!(text(&out), "CloseOp-OpenOp\n");
    assert_eq!(run(&["gen", "names", &input, "--separator", ""]), 2);
    assert_eq!(run(&["tblgen", "-gen-names", "-sep=", &input]), 2);
}

#[test]
fn build_writes_a_new_output() {
    let folder = Folder::new("build");
    let (input, dir) = (folder.path("box.td"), folder.path("out"));
    assert_eq!(run(&["build", &input, "--out-dir", &dir, "--separator", " "]), 0);
    assert_eq!(text(folder.path("out/names/box.txt")), "CloseOp OpenOp\n");
    assert!(text(folder.path("out/box.manifest.json")).contains("\"names/box.txt\""));
    assert!(Path::new(&folder.path("out/rust/box.rs")).exists());
    assert_eq!(run(&["build", &input, "--out-dir", &folder.path("only"), "--only", "names"]), 0);
    assert!(!Path::new(&folder.path("only/rust")).exists());
    assert_eq!(text(folder.path("only/names/box.txt")), "CloseOp, OpenOp\n");
}

#[test]
fn help_and_completions_have_a_new_output() {
    let shown = |args: &str, parts: &[&str]| {
        let text = printed(args);
        for part in parts {
            assert!(text.contains(part), "'{args}' has no '{part}':\n{text}");
        }
    };
    shown("gen --help", &["names ", "The names of all operations"]);
    shown("gen names --help", &["--separator <TEXT>", "Text between two names", "[default: \", \"]"]);
    shown("build --help", &["--separator <TEXT>", "- names:  Lists of names"]);
    shown("tblgen --help", &["--gen-names", "A list of names", "--sep <text>"]);
    shown("completions fish", &["-l separator -d 'Text between two names'"]);
    shown("man build", &["names: Lists of names"]);
}
