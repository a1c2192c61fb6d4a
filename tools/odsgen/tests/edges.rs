//! The edges of the process: streams and files that cannot be written, threads that cannot be had, names that
//! are not UTF-8.
#![cfg(unix)]

use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own for a test, with definitions that make a megabyte of output.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("edges-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let records: String =
        (0..40_000).map(|index| format!("def A{index} {{ int number = {index}; }}\n")).collect();
    fs::write(folder.join("large.td"), records).unwrap();
    fs::write(folder.join("small.td"), "def A;\n").unwrap();
    folder
}

/// Runs a line of a shell in the folder, where `$0` is the program.
fn shell(folder: &Path, line: &str) -> Output {
    let command = ["-c", line, env!("CARGO_BIN_EXE_odsgen")];
    Command::new("sh").args(command).current_dir(folder).output().unwrap()
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_standard_output_that_takes_nothing_is_an_error() {
    let folder = scratch("stdout");
    for command in
        ["tblgen small.td", "records small.td", "explain", "man", "--help", "--version", "tblgen --help"]
    {
        for (stream, reason) in [
            ("> /dev/full", "No space left on device"),
            ("1>&-", "Bad file descriptor"),
            ("1< /dev/null", "Bad file descriptor"),
        ] {
            let output = shell(&folder, &format!("\"$0\" {command} {stream}"));
            assert_eq!(output.status.code(), Some(1), "{command} {stream}");
            let message = format!("odsgen: the standard output cannot be written: {reason}");
            assert!(errors(&output).starts_with(&message), "{command}: {}", errors(&output));
        }
        assert!(shell(&folder, &format!("\"$0\" {command} > /dev/null")).status.success(), "{command}");
    }
    for refused in ["0<&-", "0> /dev/null"] {
        let output = shell(&folder, &format!("\"$0\" tblgen - {refused}"));
        assert_eq!(output.status.code(), Some(1));
        assert!(errors(&output).contains("Bad file descriptor"), "{}", errors(&output));
    }
}

#[test]
fn a_reader_that_stops_is_no_error_to_tell_of() {
    let folder = scratch("reader");
    for command in ["tblgen large.td", "records --format json large.td"] {
        let output = shell(&folder, &format!("{{ \"$0\" {command}; echo $? >&2; }} | head -c 10"));
        assert_eq!((output.stdout.len(), errors(&output).as_str()), (10, "141\n"), "{command}");
    }
}

/// Writes to a full disk, or beyond the limit for the size of a file. The limit leads to the same error
/// earlier.
#[test]
fn an_output_is_whole_or_not_there() {
    let folder = scratch("whole");
    fs::write(folder.join("old"), "old").unwrap();
    let before = names(&folder);
    for arguments in ["tblgen large.td -o old", "records large.td -o new --depfile dep"] {
        let output = shell(&folder, &format!("trap '' XFSZ; ulimit -f 8; \"$0\" {arguments}"));
        assert_eq!(output.status.code(), Some(1));
        assert!(errors(&output).contains("cannot be written: File too large"), "{}", errors(&output));
    }
    assert_eq!(fs::read(folder.join("old")).unwrap(), b"old");
    assert_eq!(names(&folder), before);
    let output = shell(&folder, "\"$0\" tblgen small.td -o /dev/stdout");
    assert!(output.stdout.ends_with(b"def A {\n}\n"), "{}", errors(&output));
}

/// Where the address space has no room for the stack of a thread, and output and messages are the same.
#[test]
fn one_thread_is_enough() {
    let folder = scratch("threads");
    fs::write(folder.join("wrong.td"), "def A : B;\ninclude \"none.td\"\ndef C : D;\n").unwrap();
    for arguments in ["tblgen large.td", "records small.td", "check wrong.td"] {
        let expected = shell(&folder, &format!("\"$0\" {arguments}"));
        let output = shell(&folder, &format!("ulimit -v 900000; \"$0\" {arguments}"));
        assert_eq!(output.status.code(), expected.status.code(), "{}", errors(&output));
        assert!(output.stdout == expected.stdout, "{arguments}");
        assert_eq!(errors(&output), errors(&expected));
    }
}

#[test]
fn names_that_are_not_utf_8_are_refused_or_used() {
    let folder = scratch("names");
    let name = std::ffi::OsStr::from_bytes(b"n\xff");
    let run = |arguments: &[&std::ffi::OsStr]| {
        Command::new(env!("CARGO_BIN_EXE_odsgen")).args(arguments).current_dir(&folder).output().unwrap()
    };
    for command in ["tblgen", "records", "check"] {
        let output = run(&[command.as_ref(), name]);
        assert_eq!(output.status.code(), Some(2), "{}", errors(&output));
        assert!(errors(&output).contains("UTF-8"), "{}", errors(&output));
    }
    let output = run(&["records".as_ref(), "small.td".as_ref(), "-I".as_ref(), name]);
    assert!(output.status.success(), "{}", errors(&output));
}
