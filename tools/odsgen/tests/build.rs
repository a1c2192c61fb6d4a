//! `odsgen build` and `odsgen model`, as users start them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, SystemTime};

use golden::TestFolder;

const DEFINITIONS: &str = r#"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "box"; let cppNamespace = "::box"; }
def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 1, "blue">]> {
  let cppNamespace = "::box";
}
def BoxType : TypeDef<D, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$elementType, "::box::Color":$color);
  let assemblyFormat = "`<` $elementType `,` $color `>`";
}
def OpenOp : Op<D, "open"> { let arguments = (ins BoxType:$box); }
"#;

/// A folder with the definitions.
struct Folder(TestFolder);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = TestFolder::new(&format!("build-{name}"));
        folder.write("box.td", DEFINITIONS);
        Folder(folder)
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        command.args(args).current_dir(&self.0).stdin(Stdio::null());
        command.output().unwrap()
    }

    fn build(&self, more: &[&str]) -> Output {
        self.run(&[&["build", "--out-dir", "out", "box.td"], more].concat())
    }

    /// All files below `out`, with their texts.
    fn outputs(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        collect(&self.0.join("out"), "", &mut found);
        found.sort();
        found
    }
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), &format!("{name}/"), found);
        } else {
            found.push((name, fs::read_to_string(entry.path()).unwrap()));
        }
    }
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn succeeds(output: &Output) {
    assert_eq!(output.status.code(), Some(0), "{}", err(output));
}

#[test]
fn all_outputs_come_from_one_read_and_equal_the_single_ones() {
    let folder = Folder::new("all");
    succeeds(&folder.build(&["--depfile", "box.d"]));
    let outputs = folder.outputs();
    let names: Vec<&str> = outputs.iter().map(|(name, _)| name.as_str()).collect();
    let expected = [
        "box.json",
        "box.manifest.json",
        "docs/box.md",
        "docs/box_enums.md",
        "docs/box_ops.md",
        "docs/box_types.md",
        "plan/box.json",
        "python/_box_enum_gen.py",
        "python/_box_enum_gen.pyi",
        "python/_box_ops_gen.py",
        "python/_box_ops_gen.pyi",
        "python/_box_types_gen.py",
        "python/_box_types_gen.pyi",
        "python/_ods_reflect.py",
        "rust/box.rs",
    ];
    assert_eq!(names, expected);
    for (name, command) in [
        ("box.json", &["model", "--dialect", "box", "box.td"][..]),
        ("docs/box.md", &["gen", "docs", "box.td"]),
        ("plan/box.json", &["gen", "plan", "--dialect", "box", "box.td"]),
        ("python/_box_ops_gen.py", &["gen", "python-ops", "box.td"]),
        ("python/_box_types_gen.py", &["gen", "python-types", "box.td"]),
        ("python/_box_ops_gen.pyi", &["gen", "python-stubs", "--of", "ops", "box.td"]),
        ("python/_ods_reflect.py", &["gen", "python-reflect"]),
        ("rust/box.rs", &["gen", "rust", "--dialect", "box", "box.td"]),
    ] {
        let single = folder.run(command);
        succeeds(&single);
        let built = outputs.iter().find(|(found, _)| found == name).unwrap();
        assert_eq!(built.1.as_bytes(), single.stdout, "{name}");
    }
    let rule = fs::read_to_string(folder.0.join("box.d")).unwrap();
    assert!(rule.starts_with("out/box.manifest.json: "), "{rule}");
    assert!(rule.contains(" box.td"), "{rule}");
}

#[test]
fn single_outputs_go_to_a_folder_under_the_names_of_all() {
    let folder = Folder::new("single");
    succeeds(&folder.build(&[]));
    for (path, command) in [
        ("box.json", &["model"][..]),
        ("docs/box_ops.md", &["gen", "docs", "--of", "ops"]),
        ("python/_box_enum_gen.py", &["gen", "python-enums"]),
        ("python/_box_ops_gen.py", &["gen", "python-ops"]),
        ("python/_box_types_gen.pyi", &["gen", "python-stubs", "--of", "types"]),
        ("rust/box.rs", &["gen", "rust"]),
    ] {
        succeeds(
            &folder.run(&[command, &["box.td", "--out-dir", "a/single", "--depfile", "box.d"]].concat()),
        );
        let name = path.rsplit('/').next().unwrap();
        let single = fs::read(folder.0.join("a/single").join(name)).unwrap();
        assert_eq!(single, fs::read(folder.0.join("out").join(path)).unwrap(), "{name}");
        let rule = fs::read_to_string(folder.0.join("box.d")).unwrap();
        assert!(rule.starts_with(&format!("a/single/{name}: ")), "{rule}");
    }
    let both = folder.run(&["gen", "rust", "box.td", "--out-dir", "a", "-o", "b"]);
    assert_eq!(both.status.code(), Some(2));
}

#[test]
fn the_model_is_json_with_a_version() {
    let folder = Folder::new("model");
    let output = folder.run(&["model", "box.td"]);
    succeeds(&output);
    let model: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(model["format"], 1);
    assert_eq!(model["operations"][0]["name"], "box.open");
    assert_eq!(model["operations"][0]["arguments"][0]["constraint"], "BoxType");
    assert_eq!(model["types"][0]["parameters"][1]["cppType"], "::box::Color");
    assert_eq!(model["enums"][0]["cases"][1]["spelling"], "blue");
}

#[test]
fn unchanged_files_keep_their_time_and_check_says_what_is_stale() {
    let folder = Folder::new("check");
    assert_eq!(folder.build(&["--check"]).status.code(), Some(1));
    assert!(folder.outputs().is_empty());
    succeeds(&folder.build(&[]));
    let docs = folder.0.join("out/docs/box.md");
    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
    fs::File::options().write(true).open(&docs).unwrap().set_modified(old).unwrap();
    succeeds(&folder.build(&[]));
    assert_eq!(fs::metadata(&docs).unwrap().modified().unwrap(), old);
    succeeds(&folder.build(&["--check"]));

    fs::write(&docs, "edited").unwrap();
    fs::remove_file(folder.0.join("out/box.json")).unwrap();
    let checked = folder.build(&["--check"]);
    assert_eq!(checked.status.code(), Some(1));
    assert_eq!(err(&checked), "odsgen: 'box.json' is missing\nodsgen: 'docs/box.md' is stale\n");
    assert_eq!(fs::read_to_string(&docs).unwrap(), "edited");
}

#[test]
fn what_is_no_longer_an_output_goes_and_nothing_else() {
    let folder = Folder::new("superfluous");
    succeeds(&folder.build(&[]));
    fs::write(folder.0.join("out/docs/mine.md"), "mine").unwrap();
    let less: String =
        DEFINITIONS.lines().filter(|line| !line.starts_with("def OpenOp")).collect::<Vec<_>>().join("\n");
    fs::write(folder.0.join("box.td"), less).unwrap();
    let checked = folder.build(&["--check"]);
    assert!(err(&checked).contains("'python/_box_ops_gen.py' is no longer an output"), "{}", err(&checked));
    succeeds(&folder.build(&[]));
    let names: Vec<String> = folder.outputs().into_iter().map(|(name, _)| name).collect();
    assert!(!names.iter().any(|name| name.contains("_box_ops_gen")), "{names:?}");
    assert!(names.contains(&"docs/mine.md".to_owned()), "{names:?}");
}

#[test]
fn a_wrong_definition_leaves_old_files_as_they_were() {
    let folder = Folder::new("wrong");
    succeeds(&folder.build(&[]));
    let before = folder.outputs();
    fs::write(folder.0.join("box.td"), DEFINITIONS.replace("$color `>`", "$colour `>`")).unwrap();
    let failed = folder.build(&["--error-format", "short"]);
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).starts_with("box.td:11:"), "{}", err(&failed));
    assert_eq!(folder.outputs(), before);
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error_and_nothing_changes() {
    let folder = Folder::new("unwritable");
    succeeds(&folder.build(&[]));
    // A folder in the place of a file stops everybody, root too.
    fs::remove_file(folder.0.join("out/python/_box_ops_gen.py")).unwrap();
    fs::create_dir(folder.0.join("out/python/_box_ops_gen.py")).unwrap();
    fs::write(folder.0.join("out/box.json"), "old").unwrap();
    let failed = folder.build(&[]);
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).contains("_box_ops_gen.py' cannot be written"), "{}", err(&failed));
    assert_eq!(fs::read_to_string(folder.0.join("out/box.json")).unwrap(), "old");
    assert!(folder.outputs().iter().all(|(name, _)| !name.contains(".tmp")));
}

#[test]
fn what_a_killed_run_left_behind_goes() {
    let folder = Folder::new("killed");
    succeeds(&folder.build(&[]));
    // No process has so high a number.
    fs::write(folder.0.join("out/docs/.box.md.99999999.tmp"), "half").unwrap();
    fs::write(folder.0.join("out/docs/box.md"), "old").unwrap();
    succeeds(&folder.build(&[]));
    succeeds(&folder.build(&["--check"]));
    assert!(folder.outputs().iter().all(|(name, _)| !name.contains(".tmp")));
}

#[test]
fn an_output_that_the_definitions_have_no_form_in_is_left_out_with_a_warning() {
    let folder = Folder::new("unsupported");
    let more = "def ColorAttr : EnumAttr<D, Color, \"color\"> { let assemblyFormat = \"`(` $value `)`\"; }";
    fs::write(folder.0.join("box.td"), format!("{DEFINITIONS}{more}")).unwrap();
    let built = folder.build(&[]);
    succeeds(&built);
    assert!(err(&built).contains("'python/_box_enum_gen.py' is left out"), "{}", err(&built));
    let names: Vec<String> = folder.outputs().into_iter().map(|(name, _)| name).collect();
    assert!(!names.iter().any(|name| name.contains("_box_enum_gen")), "{names:?}");
    assert!(names.contains(&"python/_box_ops_gen.py".to_owned()), "{names:?}");
}

/// A file system of 48 KiB, in a mount namespace of its own: the outputs do not fit.
#[test]
#[ignore = "needs unshare: cargo xtask ci"]
fn a_full_disk_leaves_old_files_as_they_were() {
    let folder = Folder::new("full");
    let script = "mkdir out && mount -t tmpfs -o size=48k tmpfs out && mkdir out/docs && echo old > out/docs/box.md && \
                  echo mounted; \"$0\" build --out-dir out box.td; echo code $?; find out -type f; cat out/docs/box.md";
    let mut command = Command::new("unshare");
    command.args(["--mount", "--map-root-user", "sh", "-c", script, env!("CARGO_BIN_EXE_odsgen")]);
    let output = command.current_dir(&folder.0).stdin(Stdio::null()).output();
    let output = output.expect("unshare starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "mounted\ncode 1\nout/docs/box.md\nold\n", "{}", err(&output));
}

#[test]
fn a_python_package_has_a_project_modules_stubs_and_a_reference() {
    let folder = Folder::new("python-package");
    let output = folder.build(&["--python", "boxes", "--python-version", "1.2.0"]);
    assert!(output.status.success(), "{output:?}");
    let files = folder.outputs();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let expected = [
        "README.md",
        "box.manifest.json",
        "boxes/__init__.py",
        "boxes/_box_enum_gen.py",
        "boxes/_box_enum_gen.pyi",
        "boxes/_box_ops_gen.py",
        "boxes/_box_ops_gen.pyi",
        "boxes/_box_types_gen.py",
        "boxes/_box_types_gen.pyi",
        "boxes/_ods_common.py",
        "boxes/_ods_common.pyi",
        "boxes/_ods_reflect.py",
        "boxes/box.py",
        "boxes/box.pyi",
        "boxes/plan.json",
        "boxes/py.typed",
        "pyproject.toml",
    ];
    assert_eq!(names, expected);
    let text = |name: &str| &files.iter().find(|(file, _)| file == name).unwrap().1;
    assert!(text("pyproject.toml").contains("version = \"1.2.0\""));
    assert!(text("README.md").contains("box.BoxType.get(element_type, color, *, context=None)"));
    assert!(text("boxes/_ods_common.py").contains("_RUNTIMES = (\"ods\", \"mlir\",)"));
    assert!(text("boxes/_box_ops_gen.pyi").contains("__match_args__ = (\"box\",)"));
    assert!(text("boxes/box.pyi").contains("from ods import ir as _ods_ir"));
    assert!(folder.build(&["--python", "boxes", "--python-version", "1.2.0", "--check"]).status.success());

    let fixed = folder.build(&["--python", "boxes", "--package", "mlir"]);
    assert!(fixed.status.success(), "{fixed:?}");
    let files = folder.outputs();
    let text = |name: &str| &files.iter().find(|(file, _)| file == name).unwrap().1;
    assert!(text("boxes/_ods_common.py").contains("_RUNTIMES = (\"mlir\",)"));
    assert!(text("boxes/box.pyi").contains("from mlir import ir as _ods_ir"));
}

#[test]
fn a_python_package_has_a_name_of_python_and_one_dialect() {
    let folder = Folder::new("python-package-wrong");
    let wrong: [(&[&str], &str); 5] = [
        (&["--python", "my-boxes"], "'my-boxes' is not a name of a Python package"),
        (&["--python", "boxes", "--only", "docs"], "'--python' cannot be used with '--only'"),
        (&["--python", "boxes", "--all"], "'--python' cannot be used with '--all'"),
        (&["--python", "boxes", "--python-version", "new"], "'new' is not a version of a Python package"),
        (&["--python", "boxes", "--extension", "more"], "'--python' is for a dialect"),
    ];
    for (options, message) in wrong {
        let output = folder.build(options);
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(message), "{options:?}: {said}");
        assert!(folder.outputs().is_empty(), "{options:?}");
    }
}

#[test]
fn the_module_of_a_dialect_that_python_reserves_is_imported_with_the_package() {
    let folder = Folder::new("python-package-reserved");
    fs::write(folder.0.join("box.td"), DEFINITIONS.replace("\"box\"; let cpp", "\"async\"; let cpp"))
        .unwrap();
    let output = folder.build(&["--python", "waits"]);
    assert!(output.status.success(), "{output:?}");
    let init = fs::read_to_string(folder.0.join("out/waits/__init__.py")).unwrap();
    assert!(init.contains("from . import async_"), "{init}");
    assert!(folder.0.join("out/waits/async_.py").is_file());
}

#[test]
fn the_functions_in_c_are_written_if_asked_for() {
    let folder = Folder::new("capi");
    let in_c = |host: &str| {
        succeeds(&folder.build(&["--only", "capi", "--c-api", host]));
        let outputs = folder.outputs();
        let texts: Vec<_> = outputs.into_iter().filter(|(name, _)| name.starts_with("capi/")).collect();
        let names: Vec<String> = texts.iter().map(|(name, _)| name.clone()).collect();
        assert!(texts.iter().any(|(_, text)| text.contains("#include \"box.h\"")), "the header beside it");
        names
    };
    assert_eq!(in_c("mlir"), ["capi/box.cpp", "capi/box.h", "capi/box.nanobind.cpp", "capi/box.test.c"]);
    assert_eq!(in_c("rust"), ["capi/box.h", "capi/box.rs", "capi/box.test.c"]);
    assert_eq!(folder.build(&["--c-api", "java"]).status.code(), Some(2));
}
