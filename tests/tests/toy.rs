//! The crate `examples/toy` as a newcomer meets it: copied, run, changed, and broken.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const FILES: [&str; 5] = ["Cargo.toml", "build.rs", "src/main.rs", "src/toy.ods", "src/toy.rs"];

/// A copy of the example beside the other things that tests make, with the dependencies that the workspace has.
fn copy() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("toy");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    for file in FILES {
        let text = fs::read_to_string(root.join("examples/toy").join(file)).expect("a file of the example");
        let text =
            if file == "Cargo.toml" { text.replace("../..", &root.display().to_string()) } else { text };
        // An unchanged file stays as it is, and with it what was compiled.
        if fs::read_to_string(folder.join(file)).ok().as_ref() != Some(&text) {
            fs::write(folder.join(file), text).expect("a file");
        }
    }
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("the versions");
    folder
}

/// Runs Cargo in the copy, with the target folder of these tests.
fn cargo(folder: &Path, command: &str) -> Output {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    Command::new(env!("CARGO"))
        .args([command, "--offline"])
        .env("CARGO_TARGET_DIR", target)
        .current_dir(folder)
        .output()
        .expect("cargo runs")
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Writes other definitions, and has them seen: Cargo compares times, whose steps may be coarse.
fn change(folder: &Path, from: &str, to: &str) {
    let path = folder.join("src/toy.ods");
    let text = fs::read_to_string(&path).expect("definitions");
    assert!(text.contains(from), "{text}");
    std::thread::sleep(std::time::Duration::from_millis(1100));
    fs::write(path, text.replace(from, to)).expect("definitions");
}

/// The file that the build script writes.
fn generated(folder: &Path) -> String {
    let messages = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--message-format=json"])
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder"))
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    let messages = String::from_utf8_lossy(&messages.stdout).into_owned();
    let script =
        messages.lines().find(|line| line.contains("build-script-executed") && line.contains("/toy"));
    let script = script.unwrap_or_else(|| panic!("{messages}"));
    let (_, rest) = script.split_once("\"out_dir\":\"").expect("a folder");
    let (folder, _) = rest.split_once('"').expect("a string");
    format!("{folder}/toy.rs")
}

#[test]
fn the_example_runs_and_follows_its_definitions() {
    let folder = copy();
    let run = cargo(&folder, "run");
    assert!(run.status.success(), "{}", errors(&run));
    assert!(!errors(&run).contains("warning"), "{}", errors(&run));
    insta::assert_snapshot!(String::from_utf8_lossy(&run.stdout));
    let again = cargo(&folder, "build");
    assert!(!errors(&again).contains("Compiling"), "nothing changed:\n{}", errors(&again));

    let generated = generated(&folder);
    change(&folder, "`width` $width", "`columns` $width");
    let run = cargo(&folder, "run");
    assert!(run.status.success(), "{}", errors(&run));
    assert!(String::from_utf8_lossy(&run.stdout).contains("toy.print %0, %2 columns 8 : i32, i32"));

    change(&folder, "$lhs `,` $rhs", "$lhs `,` $rsh");
    let wrong = cargo(&folder, "build");
    assert!(!wrong.status.success());
    let place = "src/toy.ods:21:34: error[";
    assert!(errors(&wrong).contains(place), "{}", errors(&wrong));
    let text = fs::read_to_string(generated).expect("the generated file");
    assert!(text.starts_with("::core::compile_error!(") && text.contains(place), "{text}");

    change(&folder, "$lhs `,` $rsh", "$lhs `,` $rhs");
    let run = cargo(&folder, "run");
    assert!(run.status.success(), "{}", errors(&run));
}
