//! `odsgen new`: the projects that it creates are built, tested and checked as their users do it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use golden::TestFolder;

/// A folder for projects. It is outside of the workspace, whose settings of rustfmt are others.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(TestFolder::new(&format!("new-{name}")))
    }

    fn odsgen(&self, args: &[&str]) -> Output {
        run(Command::new(env!("CARGO_BIN_EXE_odsgen")).arg("new").args(args).current_dir(&self.0))
    }

    fn created(&self, args: &[&str]) {
        let output = self.odsgen(args);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).starts_with(&format!("created '{}': try 'cd ", args[0])));
    }

    /// Runs Cargo in a project, with the target folder of the tests.
    fn cargo(&self, project: &str, args: &[&str]) -> Output {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        let output =
            run(command.args(args).current_dir(self.0.join(project)).env("CARGO_TARGET_DIR", target));
        assert!(output.status.success(), "{args:?}:\n{}{}", text(&output.stdout), text(&output.stderr));
        output
    }

    /// The names of what is in the folder, hidden files included.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
    }
}

fn run(command: &mut Command) -> Output {
    command.stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

const CLIPPY: &[&str] =
    &["clippy", "--offline", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];

#[test]
fn definitions_have_the_layout_of_fmt() {
    let folder = Folder::new("layout");
    for (name, kind, definitions) in [
        ("money", None, "money/src/money.ods"),
        ("a-rather-long-name-of-one", None, "a-rather-long-name-of-one/src/a_rather_long_name_of_one.ods"),
        ("group", Some("--workspace"), "group/group/src/group.ods"),
        ("frames", Some("--python"), "frames/frames.ods"),
    ] {
        let args: Vec<&str> = std::iter::once(name).chain(kind).collect();
        folder.created(&args);
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        let output = run(command.args(["fmt", "--check", definitions]).current_dir(&folder.0));
        assert!(output.status.success(), "{name}: {}", text(&output.stdout));
    }
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn a_workspace_passes_its_tests_and_has_no_warnings() {
    let folder = Folder::new("workspace");
    folder.created(&["fixed-point", "--workspace"]);
    let tests = text(&folder.cargo("fixed-point", &["test", "--offline", "--workspace"]).stdout);
    assert!(
        tests.contains("4 passed") && tests.contains("canonicalize_folds_a_sum_in_a_function ... ok"),
        "{tests}"
    );
    folder.cargo("fixed-point", CLIPPY);
    folder.cargo("fixed-point", &["fmt", "--all", "--check"]);

    // No hook is missing, and no lint finds anything.
    let definitions = "src/fixed_point.ods";
    for args in
        [["skeleton", definitions, "--append", "src/fixed_point.rs"], ["lint", "--deny", "all", definitions]]
    {
        let dialect = folder.0.join("fixed-point/fixed-point");
        let output = run(Command::new(env!("CARGO_BIN_EXE_odsgen")).args(args).current_dir(dialect));
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), String::new()), "{args:?}");
    }
}

/// Rewrites a file of a project.
fn edit(path: &Path, change: impl Fn(String) -> String) {
    fs::write(path, change(fs::read_to_string(path).unwrap())).unwrap();
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn rules_of_a_new_crate_may_name_operations_of_other_dialects() {
    let folder = Folder::new("rules");
    folder.created(&["plus", "--workspace"]);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().join("dialects");
    let of = |file: &str| folder.0.join("plus/plus").join(file);
    // The changes that comments of the files describe.
    edit(&of("Cargo.toml"), |text| {
        text.replace("[dependencies]", &format!("[dependencies]\nodsgen-dialects = {{ path = {root:?} }}"))
    });
    edit(&of("build.rs"), |text| {
        let option = text.split('`').find(|part| part.starts_with(".include_dir")).unwrap().to_owned();
        text.replace(".run()", &format!("{option}.run()"))
    });
    edit(&of("src/lib.rs"), |text| text.replace("// pub use", "pub use"));
    edit(&of("src/plus.ods"), |text| {
        format!(
            "include \"ods/Rewrite.td\"\ninclude \"arith/arith.ods\"\n{text}\
             def AddOfSame : Pat<(Plus_AddOp $x, $x), (Arith_MulIOp $x, (Plus_ConstantOp ConstantAttr<I32Attr, \"2\">), (absent))>;\n"
        )
    });
    folder.cargo("plus", &["check", "--offline", "-p", "plus"]);
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn a_crate_passes_its_tests_and_has_no_warnings_whatever_its_name() {
    let folder = Folder::new("crate");
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_string_lossy().into_owned();
    for name in ["d", "twenty-eight-characters-long"] {
        folder.created(&[name, "--path", &root]);
        let tests = text(&folder.cargo(name, &["test", "--offline"]).stdout);
        assert!(tests.contains("4 passed"), "{tests}");
        folder.cargo(name, CLIPPY);
        folder.cargo(name, &["fmt", "--check"]);
    }
}

#[test]
fn a_python_package_has_its_modules() {
    let folder = Folder::new("python");
    folder.created(&["fixed-point", "--python"]);
    let package = folder.0.join("fixed-point/fixed_point");
    for module in [
        "_fixed_point_ops_gen.py",
        "_fixed_point_enum_gen.py",
        "_fixed_point_types_gen.py",
        "_ods_reflect.py",
    ] {
        assert!(package.join(module).is_file(), "{module}");
    }
}

#[test]
#[ignore = "needs python3: cargo xtask ci"]
fn a_python_package_passes_its_tests() {
    let folder = Folder::new("python-tests");
    folder.created(&["fixed-point", "--python"]);
    let mut python = Command::new("python3");
    python.args(["-m", "unittest", "discover", "-s", "tests"]).current_dir(folder.0.join("fixed-point"));
    let output = run(&mut python);
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn a_cmake_project_generates_what_it_says() {
    let folder = Folder::new("cmake");
    folder.created(&["fixed-point", "--cmake"]);
    let project = folder.0.join("fixed-point");
    for file in
        ["CMakeLists.txt", "cmake/Odsgen.cmake", "fixed_point.ods", "Passes.ods", "README.md", ".gitignore"]
    {
        assert!(project.join(file).is_file(), "{file}");
    }
    // The package has a copy, because it cannot contain files of the example.
    let example =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/cmake-python/cmake/Odsgen.cmake");
    let functions = fs::read_to_string(project.join("cmake/Odsgen.cmake")).unwrap();
    assert_eq!(functions, fs::read_to_string(example).unwrap());
}

#[test]
#[ignore = "needs cmake, ninja: cargo xtask ci"]
fn a_cmake_project_is_built() {
    let folder = Folder::new("cmake-build");
    folder.created(&["fixed-point", "--cmake"]);
    let project = folder.0.join("fixed-point");
    let odsgen = concat!("-DODSGEN=", env!("CARGO_BIN_EXE_odsgen"));
    for args in [&["-G", "Ninja", "-S", ".", "-B", "build", odsgen][..], &["--build", "build"]] {
        let output = run(Command::new("cmake").args(args).current_dir(&project));
        assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
    }
    let cpp = fs::read_to_string(project.join("build/include/fixed_point/Passes.capi.cpp.inc")).unwrap();
    assert!(cpp.contains("mlirCreateFixedPointFixedPointCount"), "{cpp}");
}

#[test]
fn names_that_nothing_can_have_are_refused() {
    let folder = Folder::new("names");
    for name in [
        "", "1d", "-d", "_d", "D", "d/e", "..", "d.e", "dé", "match", "class", "def", "ir-core", "builtin",
        "std",
    ] {
        let output = folder.odsgen(&["--", name]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(text(&output.stderr).contains("is not a valid name: "), "{name}: {}", text(&output.stderr));
    }
    assert_eq!(folder.odsgen(&[&"d".repeat(29)]).status.code(), Some(2));
    assert_eq!(folder.odsgen(&["d", "--python", "--cmake"]).status.code(), Some(2));
    assert_eq!(folder.odsgen(&["d", "--path", "."]).status.code(), Some(2));
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
fn what_exists_stays_as_it_is() {
    let folder = Folder::new("exists");
    fs::create_dir(folder.0.join("d")).unwrap();
    fs::write(folder.0.join("e"), "a file").unwrap();
    for name in ["d", "e"] {
        let output = folder.odsgen(&[name]);
        assert_eq!(
            (output.status.code(), text(&output.stderr)),
            (Some(1), format!("odsgen: '{name}' exists already\n"))
        );
    }
    let mut names = folder.names();
    names.sort();
    assert_eq!(names, ["d", "e"]);
    assert_eq!(fs::read_dir(folder.0.join("d")).unwrap().count(), 0);
}
