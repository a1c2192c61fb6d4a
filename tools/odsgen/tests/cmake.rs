//! The example `examples/cmake-python`, configured with CMake and built with Ninja.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn run(program: &str, args: &[&str], folder: &Path) -> String {
    let output: Output = Command::new(program).args(args).current_dir(folder).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{program}: {text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

#[test]
#[ignore = "needs cmake, ninja: cargo xtask ci"]
fn ninja_generates_again_what_an_included_file_changes() {
    let folder: PathBuf = std::env::temp_dir().join(format!("odsgen-cmake-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/cmake-python"), &folder);
    let odsgen = concat!("-DODSGEN=", env!("CARGO_BIN_EXE_odsgen"));
    run("cmake", &["-G", "Ninja", "-S", ".", "-B", "build", odsgen], &folder);
    run("ninja", &["-C", "build"], &folder);
    for file in [
        "python/box/_box_ops_gen.py",
        "python/box/_box_types_gen.py",
        "python/box/_ods_reflect.py",
        "docs/box.md",
        "everything/box.json",
    ] {
        assert!(folder.join("build").join(file).is_file(), "{file}");
    }
    assert!(run("ninja", &["-C", "build"], &folder).contains("no work to do"));

    let types = folder.join("box_types.td");
    let text = fs::read_to_string(&types).unwrap();
    // Some systems store the times of files in whole seconds.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    fs::write(&types, text.replace("a box\"", "a cardboard box\"")).unwrap();
    run("ninja", &["-C", "build"], &folder);
    for file in ["docs/box.md", "everything/docs/box.md", "python/box/_box_types_gen.py"] {
        let text = fs::read_to_string(folder.join("build").join(file)).unwrap();
        assert!(text.to_lowercase().contains("a cardboard box"), "{file}");
    }
    assert!(run("ninja", &["-C", "build"], &folder).contains("no work to do"));
    fs::remove_dir_all(&folder).unwrap();
}
