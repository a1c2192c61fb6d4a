//! `ods-opt --format` as its users start it.

use golden::{Formatter, output};

const FORMATTER: Formatter = Formatter {
    program: env!("CARGO_BIN_EXE_ods-opt"),
    command: "--format",
    extensions: &["mlir"],
    untidy: "func.func @f( ) {\nreturn }\n",
    tidy: "func.func @f() {\n  return\n}\n",
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
        "@@ -1,2 +1,3 @@\n-func.func @f( ) {\n-return }\n+func.func @f() {\n+  return\n+}\n",
    );
}

#[test]
fn the_standard_input_goes_to_the_standard_output() {
    let folder = FORMATTER.folder("stdin", &[("a.mlir", FORMATTER.tidy)]);
    assert_eq!(folder.run_with(&["-"], FORMATTER.untidy), output(0, FORMATTER.tidy));
    assert_eq!(folder.run_with(&[], FORMATTER.untidy), output(0, FORMATTER.tidy));
    assert_eq!(
        folder.run_with(&["--check", "--stdin-path=x/y.mlir"], FORMATTER.untidy),
        output(1, "x/y.mlir\n")
    );
    let (code, out, message) = folder.run_with(&["-", "--stdin-path", "y.mlir"], "func.func @f() {");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(message.starts_with("y.mlir:1:15: error: "), "{message}");
}

#[test]
fn lines_can_be_formatted() {
    let text = "module {\n \"a\"( ) : () -> ()\n \"b\"( ) : () -> ()\n}\n";
    let folder = FORMATTER.folder("range", &[("a.mlir", text), ("b.mlir", text)]);
    assert_eq!(folder.run(&["--allow-unregistered-dialect", "--range", "3:3", "a.mlir"]), output(0, ""));
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
    let folder = FORMATTER.folder("wrong", &[("a.mlir", wrong), ("b.mlir", FORMATTER.untidy)]);
    let (code, out, message) = folder.run(&["a.mlir", "b.mlir", "missing.mlir"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(message.starts_with("a.mlir:2:3: error: Dialect `other' not found"), "{message}");
    assert!(message.contains("ods-opt: 'missing.mlir' cannot be read: "), "{message}");
    assert_eq!((folder.text("a.mlir").as_str(), folder.text("b.mlir").as_str()), (wrong, FORMATTER.tidy));
}

#[test]
fn unregistered_and_loaded_dialects_are_known_if_the_options_say_so() {
    let text = "\"other.op\"( ) : () -> ()\n";
    let definition = "irdl.dialect @loaded {\n  irdl.operation @op {}\n}\n";
    let loaded = "\"loaded.op\"( ) : () -> ()\n";
    let folder =
        FORMATTER.folder("dialects", &[("a.mlir", text), ("irdl.mlir", definition), ("b.mlir", loaded)]);
    let (code, _, message) = folder.run(&["a.mlir"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("unregistered dialect"), "{message}");
    assert_eq!(folder.run(&["--allow-unregistered-dialect", "a.mlir"]), output(0, ""));
    assert_eq!(folder.text("a.mlir"), "\"other.op\"() : () -> ()\n");
    assert_eq!(folder.run(&["b.mlir"]).0, Some(1));
    assert_eq!(folder.run(&["--irdl-file=irdl.mlir", "b.mlir"]), output(0, ""));
    assert_eq!(folder.text("b.mlir"), "\"loaded.op\"() : () -> ()\n");
}

#[test]
fn other_options_are_refused_and_names_suggested() {
    let folder = FORMATTER.folder("options", &[("a.mlir", FORMATTER.tidy)]);
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
