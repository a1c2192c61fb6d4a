//! The crate `examples/paper`: its texts read, verify and print, and `mlir-opt` prints the same generic form.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tests::examples::Example;

const PEER: &str = "mlir-opt-22";

/// The output of a program for a file, and its errors.
fn run(program: &Path, options: &[&str], file: &Path) -> (String, String) {
    let output = Command::new(program)
        .args(["--allow-unregistered-dialect", "--split-input-file"])
        .args(options)
        .arg(file.file_name().expect("a name"))
        .current_dir(file.parent().expect("a folder"))
        .output()
        .expect("it runs");
    (
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

/// The valid parts: nothing is printed for others.
fn right(text: &str) -> String {
    let parts: Vec<&str> =
        text.split("// -----\n").map(str::trim_end).filter(|part| !part.is_empty()).collect();
    parts.join("\n\n// -----\n") + "\n\n"
}

fn texts(example: &Example) -> Vec<PathBuf> {
    let entries = fs::read_dir(example.folder.join("text")).expect("there are texts");
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    found.retain(|path| path.extension().is_some_and(|ending| ending == "mlir"));
    found.sort();
    found
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn the_figures_read_verify_and_print() {
    check(None);
}

#[test]
#[ignore = "compiles crates, needs mlir-opt-22: cargo xtask ci"]
fn the_peer_reads_what_the_example_prints() {
    check(Some(Path::new(PEER)));
}

fn check(peer: Option<&Path>) {
    let example = Example::copy("paper", env!("CARGO_TARGET_TMPDIR"));
    let built = example.cargo("build", &[]);
    let errors = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success() && !errors.contains("warning"), "{errors}");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("target").join("debug/paper");
    let again = example.folder.join("again.mlir");
    for file in texts(&example) {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let options: &[&str] = if name == "figure6" { &["--canonicalize"] } else { &[] };
        let (custom, errors) = run(&program, options, &file);
        insta::assert_snapshot!(name.clone(), format!("{custom}{errors}"));

        let custom = right(&custom);
        let generic = right(&run(&program, &[options, &["--mlir-print-op-generic"]].concat(), &file).0);
        for text in [&custom, &generic] {
            fs::write(&again, text).expect("a text");
            assert_eq!(run(&program, &[], &again), (custom.clone(), String::new()), "{name}");
        }
        if let Some(peer) = peer {
            let theirs = run(peer, &["--mlir-print-op-generic"], &again);
            assert_eq!(theirs, (generic, String::new()), "{name}");
        }
    }
}
