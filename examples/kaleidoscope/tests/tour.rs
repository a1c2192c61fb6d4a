//! The compiler, run as a program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs the compiler in a folder of the tests; what it prints, errors first.
fn kal(folder: &str, arguments: &[&str]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let run = Command::new(env!("CARGO_BIN_EXE_kal")).args(arguments).current_dir(folder).output();
    let run = run.expect("the compiler runs");
    String::from_utf8_lossy(&[run.stderr, run.stdout].concat()).into_owned()
}

fn assert_expected(path: &Path, printed: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, printed).expect("the output is written");
    } else {
        assert_eq!(printed, fs::read_to_string(path).expect("an output"), "{}", path.display());
    }
}

/// The programs of a folder.
fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let files = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let mut programs: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|end| end == "kal")).collect();
    programs.sort();
    programs
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("a name")
}

#[test]
fn each_step_produces_this() {
    let steps = kaleidoscope::compile::Step::ALL.map(|(step, _)| ("product", step));
    for (program, step) in steps.into_iter().chain([("power", "loops")]) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/files/{program}.{step}.out"));
        assert_expected(&path, &kal("files", &["--emit", step, &format!("{program}.kal")]));
    }
}

#[test]
fn programs_print_this() {
    let programs = programs("files");
    assert!(programs.len() > 2, "{programs:?}");
    for program in programs {
        assert_expected(&program.with_extension("out"), &kal("files", &[name(&program)]));
    }
}

#[test]
fn mistakes_are_found_where_they_are() {
    let programs = programs("wrong");
    assert!(programs.len() > 8, "{programs:?}");
    for program in programs {
        assert_expected(&program.with_extension("out"), &kal("wrong", &[name(&program)]));
    }
}
