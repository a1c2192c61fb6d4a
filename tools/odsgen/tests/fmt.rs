//! `odsgen fmt` as its users start it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const UNTIDY: &str = "def A:B<1>;\ndef  C {let x=1 ;}\n";
const TIDY: &str = "def A : B<1>;\ndef C { let x = 1; }\n";

/// A folder of its own for a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fmt-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (path, text) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Folder(folder)
    }

    /// The exit code, the standard output, and the standard error; `input` is the standard input.
    fn run_with(&self, arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        command.arg("fmt").args(arguments).current_dir(&self.0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        (status.code(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
    }

    fn run(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        self.run_with(arguments, "")
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).unwrap()
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
    let files = [("a.td", UNTIDY), ("lib/b.ods", UNTIDY), ("lib/x/c.td", UNTIDY), ("lib/other.txt", UNTIDY)];
    let folder = Folder::new("place", &[&files[..], &[("lib/.hidden/d.td", UNTIDY)]].concat());
    assert_eq!(folder.run(&["a.td", "lib"]), done(0, ""));
    for path in ["a.td", "lib/b.ods", "lib/x/c.td"] {
        assert_eq!(folder.text(path), TIDY, "{path}");
    }
    for path in ["lib/other.txt", "lib/.hidden/d.td"] {
        assert_eq!(folder.text(path), UNTIDY, "{path}");
    }
}

#[test]
fn a_formatted_file_is_not_touched() {
    let folder = Folder::new("touched", &[("a.td", TIDY)]);
    let path = folder.0.join("a.td");
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
    fs::File::options().write(true).open(&path).unwrap().set_modified(old).unwrap();
    assert_eq!(folder.run(&["a.td"]), done(0, ""));
    assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), old);
}

#[test]
fn check_lists_files_and_fails() {
    let folder = Folder::new("check", &[("lib/a.td", UNTIDY), ("lib/b.td", TIDY), ("lib/c.td", UNTIDY)]);
    assert_eq!(folder.run(&["--check", "lib"]), done(1, "lib/a.td\nlib/c.td\n"));
    assert_eq!(folder.run(&["--check", "lib/b.td"]), done(0, ""));
    assert_eq!(folder.text("lib/a.td"), UNTIDY);
}

#[test]
fn diff_prints_a_patch() {
    let folder = Folder::new("diff", &[("a.td", UNTIDY)]);
    let patch = "--- a.td\n+++ a.td\n@@ -1,2 +1,2 @@\n-def A:B<1>;\n-def  C {let x=1 ;}\n+def A : B<1>;\n+def C { let x = 1; }\n";
    assert_eq!(folder.run(&["--diff", "a.td"]), done(0, patch));
    assert_eq!(folder.run(&["--diff", "--check", "a.td"]), done(1, patch));
    assert_eq!(folder.text("a.td"), UNTIDY);
}

#[test]
fn the_standard_input_is_formatted_to_the_standard_output() {
    let config = include_str!("fmt/odsgen.toml");
    let folder = Folder::new("stdin", &[("lib/odsgen.toml", config)]);
    assert_eq!(folder.run_with(&["-"], UNTIDY), done(0, TIDY));
    assert_eq!(folder.run_with(&["-", "--check"], UNTIDY), done(1, "<stdin>\n"));
    assert_eq!(folder.run_with(&["-", "--check"], TIDY), done(0, ""));
    let tidy = "def A : B<1>;\ndef C {\n    let x = 1;\n}\n";
    assert_eq!(folder.run_with(&["-", "--stdin-path", "lib/a.td"], UNTIDY), done(0, tidy));
}

#[test]
fn lines_can_be_formatted_alone() {
    let folder = Folder::new("range", &[("a.td", UNTIDY), ("b.td", UNTIDY)]);
    assert_eq!(folder.run(&["--range", "2:2", "a.td"]), done(0, ""));
    assert_eq!(folder.text("a.td"), "def A:B<1>;\ndef C { let x = 1; }\n");
    let (code, _, message) = folder.run(&["--range", "1:2", "a.td", "b.td"]);
    assert_eq!((code, message.as_str()), (Some(2), "odsgen: '--range' is for one file\n"));
    let (code, _, message) = folder.run(&["--range", "2:1", "a.td"]);
    assert_eq!(code, Some(2));
    assert!(message.contains("two lines, counted from 1, with a colon between them"), "{message}");
}

#[test]
fn the_project_decides_about_the_style() {
    let list = "def A { let items = [First, Second, Third, Fourth]; }\n";
    let folder = Folder::new("style", &[("odsgen.toml", "[format]\nwidth = 40\n"), ("x/a.td", list)]);
    assert_eq!(folder.run(&["x"]), done(0, ""));
    assert_eq!(
        folder.text("x/a.td"),
        "def A {\n  let items = [First, Second, Third,\n               Fourth];\n}\n"
    );
    assert_eq!(folder.run(&["--width", "60", "x"]), done(0, ""));
    assert_eq!(folder.text("x/a.td"), "def A {\n  let items = [First, Second, Third, Fourth];\n}\n");
    fs::write(folder.0.join("odsgen.toml"), "[format]\nwidht = 40\n").unwrap();
    let (code, _, message) = folder.run(&["x"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("the key 'widht' of 'format' is unknown"), "{message}");
}

#[test]
fn a_file_with_mistakes_is_left_as_it_is() {
    let wrong = "def A : B<1;\ndef  C;\n";
    let folder = Folder::new("mistakes", &[("a.td", wrong), ("b.td", UNTIDY)]);
    let (code, out, message) = folder.run(&["--error-format", "short", "a.td", "b.td", "none.td"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    let check = Command::new(env!("CARGO_BIN_EXE_odsgen"))
        .args(["check", "--error-format", "short", "a.td"])
        .current_dir(&folder.0)
        .output()
        .unwrap();
    let expected = String::from_utf8(check.stderr).unwrap();
    assert!(expected.starts_with("a.td:1:12: error: expected "), "{expected}");
    let missing = "odsgen: 'none.td' cannot be read: No such file or directory (os error 2)\n";
    assert_eq!(message, format!("{expected}{missing}"));
    // The other file is formatted all the same.
    assert_eq!((folder.text("a.td").as_str(), folder.text("b.td").as_str()), (wrong, TIDY));
}
