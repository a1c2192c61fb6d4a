//! The C library of a dialect: header, source, test and Python module of golden definitions, and a run of the
//! test on MLIR.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use differential::capi::{Library, emitted, own};
use golden::{Case, cases};
use ods_parser::Outcome;
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};

const INCLUDE: &str = "/usr/lib/llvm-22/include";
const TBLGEN: &str = "/usr/lib/llvm-22/bin/mlir-tblgen";

/// The definitions of a case, with the embedded prelude.
fn read(case: &Case) -> Outcome {
    let mut loader = DiskLoader { include_dirs: Vec::new(), prelude: ods_codegen::prelude::FILES };
    let input = case.folder.join(&case.file).display().to_string();
    let outcome = ods_parser::read(&input, &mut loader, &[], &ods_parser::eval::Options::default());
    let shown = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(outcome.diagnostics.is_empty(), "{shown}");
    outcome
}

/// Names and values of options.
type Options = &'static [(&'static str, &'static str)];

/// The files of a case: ending, output and options.
const OUTPUTS: [(&str, &str, Options); 5] = [
    ("h", "c-header", &[]),
    ("cpp", "c-api", &[("header", "ring.h"), ("cpp-include", "Ring.h")]),
    ("rs", "c-api", &[("host", "rust"), ("dialect-path", "crate::dialect")]),
    ("test.c", "c-test", &[("header", "ring.h")]),
    ("nanobind.cpp", "nanobind", &[("header", "ring.h")]),
];

#[test]
fn definitions_give_these_files() {
    for case in cases("capi", "td") {
        let outcome = read(&case);
        for (ending, command, options) in OUTPUTS {
            let found = emitted(&outcome, command, &case.name, options).unwrap();
            golden::assert_equal(
                &case.folder.join(&case.name).join(format!("{}.{ending}", case.name)),
                &found,
            );
        }
    }
}

#[test]
fn conventions_change_names() {
    let case = cases("capi", "td").remove(0);
    let options = [("function-prefix", "tt"), ("dialect-prefix", ""), ("function-suffix", "V2")];
    let header = emitted(&read(&case), "c-header", "ring", &options).unwrap();
    for expected in [
        "MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(ring, ring);",
        "bool ttTypeIsATokenTypeV2(MlirType type);",
        "MlirType ttCircularBufferTypeGetFromMemrefV2(",
        "} TtAccess;",
    ] {
        assert!(header.contains(expected), "{expected}");
    }
}

/// Writes the C++ that mlir-tblgen generates from the definitions.
fn classes(definitions: &Path, folder: &Path) {
    for (generator, stem) in [
        ("dialect", "Dialect"),
        ("enum", "Enums"),
        ("attrdef", "Attributes"),
        ("typedef", "Types"),
        ("op-interface", "OpInterfaces"),
        ("type-interface", "TypeInterfaces"),
        ("op", "Ops"),
    ] {
        for (kind, ending) in [("decls", "h"), ("defs", "cpp")] {
            let output = folder.join(format!("Ring{stem}.{ending}.inc"));
            let mut tblgen = Command::new(TBLGEN);
            tblgen.arg(format!("-gen-{generator}-{kind}")).args(["-I", INCLUDE]).arg(definitions);
            assert!(tblgen.arg("-o").arg(output).status().unwrap().success(), "{generator}-{kind}");
        }
    }
}

/// In the project of a dialect, an author writes only the classes.
#[test]
#[ignore = "needs mlir-tblgen-22, g++, gcc: cargo xtask ci"]
fn the_library_works_on_the_classes_of_a_project() {
    let case = cases("capi", "td").remove(0);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("capi-ring");
    // Files of an earlier run are removed.
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let declared = folder.join("classes");
    fs::create_dir_all(&declared).unwrap();
    classes(&case.folder.join(&case.file), &declared);
    let project = case.folder.join("ring");
    fs::copy(project.join("Ring.h"), declared.join("Ring.h")).unwrap();
    let outcome = read(&case);
    let mut library = Library::with_headers(&outcome, "ring", &folder, "Ring.h").unwrap();
    library.build(Path::new(INCLUDE), Some(&declared), &[project.join("Ring.cpp")]).unwrap();
    let counts = library.test(&[project.join("values.txt"), project.join("module.mlir")]).unwrap();
    let shown: String = counts.iter().map(|count| format!("{count}\n")).collect();
    assert_eq!(shown, fs::read_to_string(project.join("ring.test.out")).unwrap());
    let missing: Vec<_> =
        counts.iter().filter(|count| count.instances == 0).map(|count| &*count.name).collect();
    // MLIR identifies traits by names that depend on the compiler. A library from another compiler therefore
    // has no terminators.
    assert_eq!(missing, ["RingJumpOp"]);
    assert_eq!(counts.len(), 11);
    let program = library.program(Path::new(INCLUDE), Some(&declared), &project.join("memref.c")).unwrap();
    let output = Command::new(program).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text, "!ring.cb<[4, 8], f32>\npages: 2\n", "{}", String::from_utf8_lossy(&output.stderr));
    let program = library.program(Path::new(INCLUDE), Some(&declared), &project.join("stage.c")).unwrap();
    let output = |arguments: &[&str]| {
        let output = Command::new(&program).args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert_eq!(output(&[]), fs::read_to_string(project.join("stage.out")).unwrap());
    assert!(output(&["all"]).ends_with("around: 1\ndirection: 1\n"));
}

/// The library's functions from definitions equal the generated ones.
#[test]
fn functions_of_the_library_are_those_of_the_definitions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    for dialect in &own::DIALECTS {
        let source = dialect.source(root).expect("right definitions");
        let path = root.join("bindings/ir-capi/src/from_definitions").join(format!("{}.rs", dialect.name));
        golden::assert_equal(&path, &source);
    }
}
