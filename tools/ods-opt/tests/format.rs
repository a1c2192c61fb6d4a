//! `ods-opt --format` as its users start it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const UNTIDY: &str = "func.func @f( ) {\nreturn }\n";
const TIDY: &str = "func.func @f() {\n  return\n}\n";

/// A folder of its own for a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("format-{name}"));
        let _ = fs::remove_dir_all(&folder);
        for (path, text) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            fs::write(path, text).expect("a new file");
        }
        Folder(folder)
    }

    /// The exit code, the standard output, and the standard error; `input` is the standard input.
    fn run_with(&self, arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
        command.arg("--format").args(arguments).current_dir(&self.0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        // The program may end before it has read everything.
        let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
        let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (status.code(), text(stdout), text(stderr))
    }

    fn run(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        self.run_with(arguments, "")
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).expect("a readable file")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn done(code: i32, out: &str) -> (Option<i32>, String, String) {
    (Some(code), out.to_owned(), String::new())
}

#[test]
fn files_and_folders_are_formatted_in_place() {
    let files = [
        ("a.mlir", UNTIDY),
        ("lib/b.mlir", UNTIDY),
        ("lib/x/c.mlir", UNTIDY),
        ("lib/other.txt", UNTIDY),
        ("lib/.hidden/d.mlir", UNTIDY),
    ];
    let folder = Folder::new("place", &files);
    assert_eq!(folder.run(&["a.mlir", "lib"]), done(0, ""));
    for formatted in ["a.mlir", "lib/b.mlir", "lib/x/c.mlir"] {
        assert_eq!(folder.text(formatted), TIDY, "{formatted}");
    }
    for kept in ["lib/other.txt", "lib/.hidden/d.mlir"] {
        assert_eq!(folder.text(kept), UNTIDY, "{kept}");
    }
}

#[test]
fn a_formatted_file_is_not_touched() {
    let folder = Folder::new("touched", &[("a.mlir", TIDY)]);
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
    let path = folder.0.join("a.mlir");
    let file = fs::File::options().write(true).open(&path).expect("a writable file");
    file.set_modified(old).expect("another time");
    assert_eq!(folder.run(&["a.mlir"]), done(0, ""));
    assert_eq!(fs::metadata(&path).and_then(|data| data.modified()).expect("a time"), old);
}

#[test]
fn checks_and_patches_write_nothing() {
    let folder = Folder::new("check", &[("a.mlir", UNTIDY), ("b.mlir", TIDY)]);
    assert_eq!(folder.run(&["--check", "a.mlir", "b.mlir"]), done(1, "a.mlir\n"));
    assert_eq!(folder.run(&["--check", "b.mlir"]), done(0, ""));
    let patch = "--- a.mlir\n+++ a.mlir\n@@ -1,2 +1,3 @@\n-func.func @f( ) {\n-return }\n+func.func @f() {\n+  return\n+}\n";
    assert_eq!(folder.run(&["--diff", "a.mlir", "b.mlir"]), done(0, patch));
    assert_eq!(folder.run(&["--diff", "--check", "a.mlir"]), done(1, patch));
    assert_eq!(folder.text("a.mlir"), UNTIDY);
}

#[test]
fn the_standard_input_goes_to_the_standard_output() {
    let folder = Folder::new("stdin", &[("a.mlir", TIDY)]);
    assert_eq!(folder.run_with(&["-"], UNTIDY), done(0, TIDY));
    assert_eq!(folder.run_with(&[], UNTIDY), done(0, TIDY));
    assert_eq!(folder.run_with(&["--check", "--stdin-path=x/y.mlir"], UNTIDY), done(1, "x/y.mlir\n"));
    let (code, out, message) = folder.run_with(&["-", "--stdin-path", "y.mlir"], "func.func @f() {");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(message.starts_with("y.mlir:1:15: error: "), "{message}");
}

#[test]
fn lines_can_be_formatted() {
    let text = "module {\n \"a\"( ) : () -> ()\n \"b\"( ) : () -> ()\n}\n";
    let folder = Folder::new("range", &[("a.mlir", text), ("b.mlir", text)]);
    assert_eq!(folder.run(&["--allow-unregistered-dialect", "--range", "3:3", "a.mlir"]), done(0, ""));
    assert_eq!(folder.text("a.mlir"), text.replace(" \"b\"( )", "  \"b\"()"));
    let (code, _, message) = folder.run(&["--range=1:2", "a.mlir", "b.mlir"]);
    assert_eq!((code, message.as_str()), (Some(1), "ods-opt: '--range' is for one file\n"));
    let (code, _, message) = folder.run(&["--range=2:1", "a.mlir"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("'2:1' is not a range: two lines, counted from 1"), "{message}");
}

#[test]
fn files_with_mistakes_stay_and_the_others_are_formatted() {
    let wrong = "func.func @f( ) {\n  other.op\n}\n";
    let folder = Folder::new("wrong", &[("a.mlir", wrong), ("b.mlir", UNTIDY)]);
    let (code, out, message) = folder.run(&["a.mlir", "b.mlir", "missing.mlir"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(message.starts_with("a.mlir:2:3: error: Dialect `other' not found"), "{message}");
    assert!(message.contains("ods-opt: 'missing.mlir' cannot be read: "), "{message}");
    assert_eq!((folder.text("a.mlir").as_str(), folder.text("b.mlir").as_str()), (wrong, TIDY));
}

#[test]
fn unregistered_and_loaded_dialects_are_known_if_the_options_say_so() {
    let text = "\"other.op\"( ) : () -> ()\n";
    let definition = "irdl.dialect @loaded {\n  irdl.operation @op {}\n}\n";
    let loaded = "\"loaded.op\"( ) : () -> ()\n";
    let folder = Folder::new("dialects", &[("a.mlir", text), ("irdl.mlir", definition), ("b.mlir", loaded)]);
    let (code, _, message) = folder.run(&["a.mlir"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("unregistered dialect"), "{message}");
    assert_eq!(folder.run(&["--allow-unregistered-dialect", "a.mlir"]), done(0, ""));
    assert_eq!(folder.text("a.mlir"), "\"other.op\"() : () -> ()\n");
    assert_eq!(folder.run(&["b.mlir"]).0, Some(1));
    assert_eq!(folder.run(&["--irdl-file=irdl.mlir", "b.mlir"]), done(0, ""));
    assert_eq!(folder.text("b.mlir"), "\"loaded.op\"() : () -> ()\n");
}

#[test]
fn other_options_are_refused_and_names_suggested() {
    let folder = Folder::new("options", &[("a.mlir", TIDY)]);
    let (code, _, message) = folder.run(&["--chek", "a.mlir"]);
    assert_eq!(code, Some(1));
    assert_eq!(
        message,
        "ods-opt: Unknown command line argument '--chek'.  Try: 'ods-opt --help'\nods-opt: Did you mean '--check'?\n"
    );
    assert_eq!(folder.run(&["--canonicalize", "a.mlir"]).0, Some(1));
    let (code, help, _) = folder.run(&["--help"]);
    assert_eq!(code, Some(0));
    assert!(help.contains("Formatting, with these options only:"), "{help}");
}
