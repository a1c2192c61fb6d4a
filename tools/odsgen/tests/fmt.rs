//! `odsgen fmt` as its users start it.

use std::path::Path;
use std::process::Command;

use golden::{Formatter, output};

const FORMATTER: Formatter = Formatter {
    program: env!("CARGO_BIN_EXE_odsgen"),
    command: "fmt",
    extensions: &["td", "ods"],
    untidy: "def A:B<1>;\ndef  C {let x=1 ;}\n",
    tidy: "def A : B<1>;\ndef C { let x = 1; }\n",
};

#[test]
fn files_and_folders_are_formatted_in_place() {
    FORMATTER.assert_formats_in_place();
}

#[test]
fn a_formatted_file_is_not_touched() {
    FORMATTER.assert_keeps_formatted_files();
}

#[test]
fn checks_and_patches_write_nothing() {
    FORMATTER.assert_checks_and_patches(
        "@@ -1,2 +1,2 @@\n-def A:B<1>;\n-def  C {let x=1 ;}\n+def A : B<1>;\n+def C { let x = 1; }\n",
    );
}

#[test]
fn the_definitions_of_the_example_to_copy_are_formatted() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/toy/src");
    let run = Command::new(FORMATTER.program).args(["fmt", "--check"]).arg(example).output().unwrap();
    assert_eq!((run.status.code(), String::from_utf8_lossy(&run.stdout).as_ref()), (Some(0), ""));
}

#[test]
fn the_standard_input_is_formatted_to_the_standard_output() {
    let config = include_str!("fmt/odsgen.toml");
    let folder = FORMATTER.folder("stdin", &[("lib/odsgen.toml", config)]);
    assert_eq!(folder.run_with(&["-"], FORMATTER.untidy), output(0, FORMATTER.tidy));
    assert_eq!(folder.run_with(&["-", "--check"], FORMATTER.untidy), output(1, "<stdin>\n"));
    assert_eq!(folder.run_with(&["-", "--check"], FORMATTER.tidy), output(0, ""));
    let tidy = "def A : B<1>;\ndef C {\n    let x = 1;\n}\n";
    assert_eq!(folder.run_with(&["-", "--stdin-path", "lib/a.td"], FORMATTER.untidy), output(0, tidy));
}

#[test]
fn lines_can_be_formatted_alone() {
    let folder = FORMATTER.folder("range", &[("a.td", FORMATTER.untidy), ("b.td", FORMATTER.untidy)]);
    assert_eq!(folder.run(&["--range", "2:2", "a.td"]), output(0, ""));
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
    let folder = FORMATTER.folder("style", &[("odsgen.toml", "[format]\nwidth = 40\n"), ("x/a.td", list)]);
    assert_eq!(folder.run(&["x"]), output(0, ""));
    assert_eq!(
        folder.text("x/a.td"),
        "def A {\n  let items = [First, Second, Third,\n               Fourth];\n}\n"
    );
    assert_eq!(folder.run(&["--width", "60", "x"]), output(0, ""));
    assert_eq!(folder.text("x/a.td"), "def A {\n  let items = [First, Second, Third, Fourth];\n}\n");
    folder.write("odsgen.toml", "[format]\nwidht = 40\n");
    let (code, _, message) = folder.run(&["x"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("the key 'widht' of 'format' is unknown"), "{message}");
}

#[test]
fn a_file_with_mistakes_is_left_as_it_is() {
    let wrong = "def A : B<1;\ndef  C;\n";
    let folder = FORMATTER.folder("mistakes", &[("a.td", wrong), ("b.td", FORMATTER.untidy)]);
    let (code, out, message) = folder.run(&["--error-format", "short", "a.td", "b.td", "none.td"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    let check = Command::new(FORMATTER.program)
        .args(["check", "--error-format", "short", "a.td"])
        .current_dir(&**folder)
        .output()
        .unwrap();
    let expected = String::from_utf8(check.stderr).unwrap();
    assert!(expected.starts_with("a.td:1:12: error: expected "), "{expected}");
    let missing = "odsgen: 'none.td' cannot be read: No such file or directory (os error 2)\n";
    assert_eq!(message, format!("{expected}{missing}"));
    // The other file is formatted all the same.
    assert_eq!((folder.text("a.td").as_str(), folder.text("b.td").as_str()), (wrong, FORMATTER.tidy));
}
