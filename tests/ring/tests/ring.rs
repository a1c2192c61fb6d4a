//! The C library of `ring` on this project's runtime passes the generated test, and prints the same output as
//! on MLIR's classes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The folder of the library: that of the test program, or its parent.
fn library() -> PathBuf {
    let test = env::current_exe().unwrap();
    let folder = test.ancestors().skip(1).take(2).find(|folder| folder.join("libring.so").exists());
    folder.expect("cargo builds the library for its tests").to_owned()
}

/// Compiles a program of the golden files, and returns its output.
fn output(source: &str, arguments: &[&str]) -> (String, String, bool) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).unwrap();
    let files = root.join("tests/goldens/capi/ring");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).unwrap();
    // Two tests compile the same source with other arguments, and may run at the same time.
    let program = folder.join(format!("{source} {}", arguments.join(" ")).replace(['.', ' '], "_"));
    let mut compiler = Command::new("cc");
    compiler
        .args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"])
        .arg(files.join(source))
        .arg("-I");
    compiler
        .arg(&files)
        .arg("-I")
        .arg(root.join("bindings/ir-capi/include"))
        .arg("-L")
        .arg(library())
        .arg("-lring");
    compiler.arg(format!("-Wl,-rpath,{}", library().display())).arg("-o").arg(&program);
    let compiled = compiler.output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let arguments = arguments.iter().map(|name| files.join(name));
    // Cargo's path comes first otherwise, and may contain an older library.
    let run = Command::new(&program).args(arguments).env("LD_LIBRARY_PATH", library()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&run.stdout), text(&run.stderr), run.status.success())
}

#[test]
fn every_function_does_what_it_does_on_mlir() {
    let (counts, errors, passes) = output("ring.test.c", &["values.txt", "module.mlir"]);
    assert!(passes, "{counts}\n{errors}");
    assert_eq!(counts, include_str!("../../goldens/capi/ring/ring.test.out"));
}

/// Builders that an author writes in C++ have no Rust.
#[test]
fn builders_of_an_author_are_absent() {
    let (text, errors, _) = output("memref.c", &[]);
    let expected = "error: mlirRingCircularBufferTypeGetFromMemref: this library does not have the builder of 'CircularBufferType' in C++";
    assert!(text.is_empty() && errors.starts_with(expected), "{text}\n{errors}");
}

#[test]
fn methods_of_interfaces_do_what_they_do_on_mlir() {
    let (text, errors, passes) = output("stage.c", &[]);
    assert!(passes, "{text}\n{errors}");
    assert_eq!(text, include_str!("../../goldens/capi/ring/stage.out"));
}

/// The code of one has no form in Rust. The result of the other is an enum of the dialect, which the runtime
/// does not have.
#[test]
fn methods_that_need_cpp_are_absent() {
    let (text, ..) = output("stage.c", &["all"]);
    for expected in [
        "mlirRingStageGetAround: this library does not have the method 'getAround' of 'Stage' for the argument",
        "mlirRingStageGetDirection: this library does not have the method 'getDirection' of 'Stage' in C++",
    ] {
        assert!(text.contains(expected), "{text}");
    }
}
