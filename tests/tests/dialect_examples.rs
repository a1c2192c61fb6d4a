//! The tests of the example crates pass, and the crates compile without warnings: `examples/interval`, the
//! dialect of the book's tutorial; `examples/sieve`, the source of excerpts in its other chapters;
//! `examples/kaleidoscope`, the compiler of its chapters on a language; and `examples/lattice`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use tests::examples::Example;

/// Runs Clippy and the tests of an example. One of the tests must be `test`.
fn passes(name: &str, test: &str) {
    let example = Example::copy(name, env!("CARGO_TARGET_TMPDIR"));
    let run = example.cargo("test", &[]);
    let (printed, errors) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success() && !errors.contains("warning"), "{printed}{errors}");
    assert!(printed.contains(&format!("test {test} ... ok")), "{printed}");
    let run = example.cargo("clippy", &["--all-targets", "--", "-D", "warnings"]);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn the_dialect_of_the_tutorial_passes_its_tests() {
    passes("interval", "outputs_are_as_written");
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn the_packet_filter_passes_its_tests() {
    passes("sieve", "a_printed_module_is_read_again");
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn the_language_of_arrays_passes_its_tests() {
    passes("kaleidoscope", "programs_print_this");
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn lattice_regression_passes_its_tests() {
    passes("lattice", "compiled_models_predict_what_the_interpreter_does");
}

/// The packages from a registry in a lock file, each with its version.
fn locked(file: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(file).expect("a lock file");
    let packages = text.split("[[package]]").filter(|package| package.contains("\nsource = "));
    let line =
        |package: &str, key: &str| package.lines().find(|line| line.starts_with(key)).map(str::to_owned);
    packages.filter_map(|package| Some(line(package, "name")? + " " + &line(package, "version")?)).collect()
}

/// Examples are compiled without network, from the packages of the workspace.
#[test]
fn examples_have_the_versions_of_the_workspace() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let ours = locked(&root.join("Cargo.lock"));
    let folders = fs::read_dir(root.join("examples")).expect("the examples").flatten();
    let locks: Vec<_> =
        folders.map(|entry| entry.path().join("Cargo.lock")).filter(|path| path.is_file()).collect();
    assert!(locks.len() > 5 && ours.len() > 50, "{locks:?}");
    for lock in locks {
        let other: Vec<_> = locked(&lock).difference(&ours).cloned().collect();
        assert!(other.is_empty(), "{}: {other:?}", lock.display());
    }
}

/// A crate outside the workspace has its own lock file, which lists every dependency between our crates.
#[test]
fn lock_files_outside_the_workspace_are_complete() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let folders = fs::read_dir(root.join("examples")).expect("the examples").flatten();
    let crates = folders.map(|entry| entry.path()).chain([root.join("torch")]);
    for folder in crates.filter(|folder| folder.join("Cargo.lock").is_file()) {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["update", "--workspace", "--locked", "--offline"]).current_dir(&folder);
        let run = cargo.output().expect("cargo runs");
        let errors = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "`cargo update --workspace` in {}: {errors}", folder.display());
    }
}
