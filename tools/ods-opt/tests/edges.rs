//! The edges of the process: names that are not UTF-8, streams and files that cannot be written, threads that
//! cannot be had.
#![cfg(unix)]

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const MODULE: &str = "module {\n}\n\n";

/// A folder of its own for a test, with a module and a text that has so many functions that it is worth
/// several threads.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("edges-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("empty.mlir"), "module {}").expect("a file");
    let functions: String = (0..12_000).map(|index| format!("func.func private @f{index}()\n")).collect();
    fs::write(folder.join("large.mlir"), functions).expect("a file");
    folder
}

/// Runs a line of a shell in the folder, where `$0` is the driver.
fn shell(folder: &Path, line: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_ods-opt");
    let command = ["-c", line, program];
    Command::new("sh").args(command).current_dir(folder).output().expect("the shell starts")
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn names(folder: &Path) -> Vec<Vec<u8>> {
    let entries = folder.read_dir().expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().into_encoded_bytes()).collect();
    names.sort_unstable();
    names
}

#[test]
fn names_are_bytes() {
    let folder = scratch("names");
    fs::write(folder.join(OsStr::from_bytes(b"i\xff")), "foo").expect("a file");
    let run = |arguments: &[&[u8]]| {
        let arguments = arguments.iter().map(|argument| OsStr::from_bytes(argument));
        let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
        command.args(arguments).current_dir(&folder).output().expect("the driver starts")
    };
    let output = run(&[b"i\xff"]);
    assert!(
        output.stderr.starts_with(b"i\xff:1:1: error: custom op 'foo' is unknown"),
        "{}",
        errors(&output)
    );
    let output = run(&[b"empty.mlir", b"-o", b"o\xff"]);
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(fs::read(folder.join(OsStr::from_bytes(b"o\xff"))).expect("the output"), MODULE.as_bytes());
    let output = run(&[b"o\xff", b"-o=p\xff", b"--mlir-print-debuginfo"]);
    assert!(output.status.success(), "{}", errors(&output));
    let text = fs::read_to_string(folder.join(OsStr::from_bytes(b"p\xff"))).expect("the output");
    assert!(text.contains("loc(\"o\\FF\":1:1)"), "{text}");
    let output = run(&[b"--split-input-file=//\xff--", b"empty.mlir"]);
    assert_eq!(output.stdout, MODULE.as_bytes());
    for refused in [&b"--\xff"[..], b"--mlir-print-debuginfo=\xff", b"--pass-pipeline=\xff", b"\xff.mlir"] {
        let output = run(&[refused]);
        assert_eq!(output.status.code(), Some(1), "{}", errors(&output));
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn one_thread_is_enough() {
    let folder = scratch("threads");
    let options = ["--cse", "--canonicalize", "--pass-pipeline='builtin.module(func.func(cse))'"];
    for option in options {
        let expected = shell(&folder, &format!("\"$0\" large.mlir {option}"));
        // No thread can have such a stack.
        let line = format!("RUST_MIN_STACK=1125899906842624 \"$0\" large.mlir {option}");
        let output = shell(&folder, &line);
        assert!(output.status.success(), "{}", errors(&output));
        assert!(output.stdout == expected.stdout && !expected.stdout.is_empty(), "{option}");
    }
}

/// Writes to a full disk, or beyond the limit for the size of a file. The limit leads to the same error
/// earlier.
#[test]
fn an_output_is_whole_or_not_there() {
    let folder = scratch("whole");
    fs::write(folder.join("old"), "old").expect("a file");
    let names_before = names(&folder);
    for out in ["old", "new"] {
        let line = format!("trap '' XFSZ; ulimit -f 8; \"$0\" large.mlir -o {out}");
        let output = shell(&folder, &line);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(errors(&output), "File too large\n");
    }
    let output = shell(&folder, "echo foo | \"$0\" -o old");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read(folder.join("old")).expect("the old file"), b"old");
    assert_eq!(names(&folder), names_before);
}

#[test]
fn an_output_replaces_a_file_and_keeps_what_it_is() {
    let folder = scratch("replace");
    let (target, link) = (folder.join("target"), folder.join("link"));
    fs::write(&target, "old").expect("a file");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("target", &link).expect("a link");
    symlink("nothing", folder.join("dangling")).expect("a link");
    for out in ["link", "dangling", "empty.mlir", "./empty.mlir"] {
        let output = shell(&folder, &format!("\"$0\" empty.mlir -o {out}"));
        assert!(output.status.success(), "{}", errors(&output));
    }
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file");
    assert_eq!([read("target"), read("nothing"), read("empty.mlir")], [MODULE; 3]);
    assert!(link.is_symlink());
    assert_eq!(target.metadata().expect("the file").mode() & 0o777, 0o640);
}

#[test]
fn devices_and_pipes_are_written_in_place() {
    let folder = scratch("devices");
    let output = shell(&folder, "\"$0\" empty.mlir -o /dev/stdout; \"$0\" empty.mlir -o /dev/null");
    assert_eq!(output.stdout, MODULE.as_bytes(), "{}", errors(&output));
    let output = shell(&folder, "mkfifo pipe && { cat pipe & } && \"$0\" empty.mlir -o pipe; wait");
    assert_eq!(output.stdout, MODULE.as_bytes(), "{}", errors(&output));
    assert!(folder.join("pipe").metadata().expect("the pipe").file_type().is_fifo());
    let output = shell(&folder, "\"$0\" empty.mlir -o /dev/full");
    assert_eq!((output.status.code(), errors(&output).as_str()), (Some(1), "No space left on device\n"));
}

#[test]
fn a_standard_output_that_takes_nothing_is_an_error() {
    let folder = scratch("stdout");
    for line in ["\"$0\" empty.mlir", "\"$0\" --list-passes", "\"$0\" --show-dialects"] {
        let output = shell(&folder, &format!("{line} > /dev/full"));
        assert_eq!((output.status.code(), errors(&output).as_str()), (Some(1), "No space left on device\n"));
        // Closed, and open for reading only.
        for refused in ["1>&-", "1< /dev/null"] {
            let output = shell(&folder, &format!("{line} {refused}"));
            assert_eq!(output.status.code(), Some(1), "{line} {refused}");
            assert!(errors(&output).ends_with("Bad file descriptor\n"), "{line} {refused}");
        }
        for null in ["> /dev/null", "1<> /dev/null"] {
            assert!(shell(&folder, &format!("{line} {null}")).status.success());
        }
    }
    for refused in ["0<&-", "0> /dev/null"] {
        let output = shell(&folder, &format!("\"$0\" {refused}"));
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(errors(&output), "cannot open input file '-': Bad file descriptor\n");
    }
}

#[test]
fn a_reader_that_stops_is_no_error_to_tell_of() {
    let folder = scratch("reader");
    let output = shell(&folder, "{ \"$0\" large.mlir; echo $? >&2; } | head -n 1");
    assert_eq!((output.stdout.as_slice(), errors(&output).as_str()), (&b"module {\n"[..], "141\n"));
}

#[test]
fn what_is_nearly_a_separator_is_warned_of() {
    let folder = scratch("near");
    let split = |text: &str| {
        fs::write(folder.join("a"), text).expect("a file");
        shell(&folder, "\"$0\" --split-input-file a")
    };
    let warning = |place: &str, line: &str, column: usize| {
        format!("a:{place}: warning: near miss with file split marker\n{line}\n{:>column$}\n", "^")
    };
    // The results are those of mlir-opt 22.
    let two = "module {\n}\n\n// -----\nmodule {\n}\n\n";
    let cases = [
        ("module {}\n// ----\n", MODULE, warning("2:7", "// ----", 7)),
        ("module {}\n// ---", MODULE, warning("2:7", "// ---", 7)),
        ("module {}\n// -----", MODULE, warning("2:7", "// -----", 7)),
        ("module {}\n// -----0\n", MODULE, warning("2:7", "// -----0", 7)),
        ("module {}\n// -----\n", two, String::new()),
        ("module {}\n// ----- // ----\n", two, warning("2:16", "// ----- // ----", 16)),
        ("// ---", "", String::new()),
    ];
    for (text, expected, warnings) in cases {
        let output = split(text);
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{text}");
        assert_eq!(errors(&output), warnings, "{text}");
        assert!(output.status.success());
    }
    let output = split("// -----\nmodule {}\n");
    assert_eq!(errors(&output), "a:1:7: error: expected operation name in quotes\n// -----\n      ^\n");
    let output = split("module {}\n// ----\n// -----\nmodule {}\n// ----\nfoo\n");
    assert!(errors(&output).starts_with(&(warning("2:7", "// ----", 7) + &warning("5:7", "// ----", 7))));
}

#[test]
fn reports_that_have_no_place_stop_nothing() {
    let folder = scratch("reports");
    for option in
        ["--mlir-pass-pipeline-crash-reproducer=/nonexistent/x", "--mlir-generate-reproducer=/nonexistent/x"]
    {
        let output = shell(&folder, &format!("\"$0\" empty.mlir --cse {option}"));
        assert_eq!((output.status.code(), errors(&output).as_str()), (Some(0), ""));
        assert_eq!(output.stdout, MODULE.as_bytes());
    }
    let output = shell(&folder, "\"$0\" empty.mlir --cse --mlir-generate-reproducer=-");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("module {\n}\n\n{-#\n") && text.ends_with("#-}\nmodule {\n}\n\n"), "{text}");
    let line = "mkdir -p t/builtin_module_no-symbol-name/0_cse.mlir; \"$0\" empty.mlir --cse --mlir-print-ir-after-all \
                --mlir-print-ir-tree-dir=t";
    let output = shell(&folder, line);
    assert!(output.status.success());
    let path = "t/builtin_module_no-symbol-name/0_cse.mlir";
    let expected =
        format!("Error opening output file {path}: cannot open output file '{path}': Is a directory\n");
    assert_eq!(errors(&output), expected);
}

#[test]
fn options_are_written_in_the_ways_of_the_peer() {
    let folder = scratch("options");
    fs::write(folder.join("args"), "--cse 'empty.mlir'\n").expect("a file");
    let number = "--mlir-elide-elementsattrs-if-larger";
    let fine = ["@args", &format!("empty.mlir {number}=0x10"), &format!("empty.mlir {number} 010")];
    for arguments in fine {
        let output = shell(&folder, &format!("\"$0\" {arguments}"));
        assert_eq!(output.stdout, MODULE.as_bytes(), "{arguments}: {}", errors(&output));
    }
    for arguments in
        ["@nothing", "---cse empty.mlir", &format!("empty.mlir {number}=08"), &format!("empty.mlir {number}")]
    {
        let output = shell(&folder, &format!("\"$0\" {arguments}"));
        assert!(output.status.code() == Some(1) && !output.stderr.is_empty(), "{arguments}");
    }
}
