//! The embedded prelude: complete in itself, and equal to the installed files that it replaces.

use std::path::Path;
use std::process::Command;

use differential::prelude::{INHERITED, MLIR_INCLUDE, OURS, With, differences, digest, newest_files, read};
use ods_codegen::prelude::{FILES, NEWER};
use ods_codegen::versions::Version;
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::records::RecordRef;
use ods_parser::render::{Color, Format, render};

/// Definition files of many features, compared in every test run; `cargo xtask conformance` compares all.
const INSTALLED: [&str; 7] = [
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/ArmSME/IR/ArmSMEOps.td",
    "mlir/Dialect/Bufferization/IR/BufferizationOps.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/Transform/IR/TransformOps.td",
    "mlir/Dialect/Vector/IR/VectorOps.td",
];

/// Some definition files use names of others for something else: those of the bytecode format, of command
/// lines, and of `complex`, whose constant has the name of that of `func`.
fn is_apart(path: &str) -> bool {
    [
        "llvm/Option/OptParser.td",
        "mlir/Dialect/Complex/IR/ComplexOps.td",
        "mlir/IR/BytecodeBase.td",
        "mlir/IR/BuiltinDialectBytecode.td",
    ]
    .contains(&path)
}

/// Records that upstream does not have.
fn is_ours(path: &str) -> bool {
    path.starts_with("ods/") || path.starts_with("cpp-hooks/")
}

/// The files of the crate `odsgen-dialects`, which only include others.
fn is_of_dialects(path: &str) -> bool {
    !is_ours(path) && path.ends_with(".ods")
}

/// A text that includes all embedded files of upstream that can be read together.
fn all_files() -> String {
    let together =
        FILES.iter().filter(|(path, _)| !is_apart(path) && !is_ours(path) && !is_of_dialects(path));
    together.map(|(path, _)| format!("include \"{path}\"\n")).collect()
}

fn rendered(outcome: &Outcome) -> String {
    render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never)
}

fn assert_equal(path: &str, text: Option<&str>) {
    let [installed, embedded] =
        [With::Installed, With::Embedded].map(|with| read(MLIR_INCLUDE, path, text, with));
    assert!(!installed.has_errors(), "{path}: {}", rendered(&installed));
    assert!(!embedded.has_errors(), "{path}: {}", rendered(&embedded));
    let found = differences(&installed, &embedded);
    assert!(found.is_empty(), "{path}:\n{}", found.join("\n"));
}

#[test]
fn each_file_is_complete_in_itself() {
    for (path, text) in FILES {
        let files = vec![("main.td".to_owned(), format!("include \"{path}\"\n"))];
        let mut loader = MemoryLoader { files, prelude: FILES };
        let outcome = ods_parser::read("main.td", &mut loader, &[], &Options::default());
        assert!(outcome.diagnostics.is_empty(), "{path}:\n{}", rendered(&outcome));
        assert!(outcome.records.defs().len() + outcome.records.classes().len() > 0, "{path} defines nothing");
        let upstream = format!(
            "Names and values are those of MLIR 22's {path} (LLVM Project, Apache-2.0 WITH LLVM-exception)"
        );
        let source = match path {
            path if is_ours(path) => "These records are ours",
            path if is_of_dialects(path) => "Part of odsgen",
            _ => &upstream,
        };
        assert!(text.replace("\n// ", " ").contains(source), "{path} does not name its source");
        let long = text.lines().position(|line| line.chars().count() > 120);
        assert_eq!(long, None, "{path}: a line is too long (the first one is 0)");
    }
}

/// The golden file has the digests of MLIR 23's own files, as printed by this crate's `prelude --digests
/// --include DIR`.
#[test]
fn records_of_the_newest_version_are_those_of_its_own_files() {
    let golden = std::fs::read_to_string(golden::folder("prelude").join("newest.txt"));
    let golden = golden.expect("the golden file can be read");
    let lines = newest_files().into_iter().map(|path| {
        let outcome = read("", path, None, With::Newest);
        assert!(!outcome.has_errors(), "{path}: {}", rendered(&outcome));
        format!("{:016x} {path}\n", digest(&outcome))
    });
    let differing: Vec<String> = lines.filter(|line| !golden.contains(line.as_str())).collect();
    assert!(differing.is_empty(), "not as in MLIR 23:\n{}", differing.concat());
    assert_eq!(golden.lines().count(), newest_files().len());
}

#[test]
fn newer_files_name_their_source() {
    for (path, text) in NEWER {
        let upstream = format!(
            "Names and values are those of MLIR 23's {path} (LLVM Project, Apache-2.0 WITH LLVM-exception)"
        );
        assert!(text.replace("\n// ", " ").contains(&upstream), "{path} does not name its source");
        let long = text.lines().position(|line| line.chars().count() > 120);
        assert_eq!(long, None, "{path}: a line is too long (the first one is 0)");
    }
}

#[test]
fn each_file_is_complete_for_every_version() {
    for version in [Version::OLDEST, Version::NEWEST] {
        for (path, _) in FILES.iter().chain(NEWER.iter().filter(|_| version == Version::NEWEST)) {
            let files = vec![("main.td".to_owned(), format!("include \"{path}\"\n"))];
            let prelude = if version == Version::NEWEST { all_of_newest() } else { FILES };
            let mut loader = MemoryLoader { files, prelude };
            let outcome = ods_parser::read("main.td", &mut loader, &version.macros(), &Options::default());
            assert!(outcome.diagnostics.is_empty(), "{path}, {version}:\n{}", rendered(&outcome));
        }
    }
}

/// The embedded files, including those that only the newest version has.
fn all_of_newest() -> &'static [(&'static str, &'static str)] {
    static ALL: std::sync::LazyLock<Vec<(&'static str, &'static str)>> =
        std::sync::LazyLock::new(|| FILES.iter().chain(NEWER).copied().collect());
    &ALL
}

#[test]
fn the_comparison_tells_where_records_differ() {
    let [a, b] = [
        "class C<int i> { int x = i; string s = \"a\"; } def A { C c = C<1>; } def B; def : C<3>;
         class AttrOrTypeDef; def X : AttrOrTypeDef; def Y : AttrOrTypeDef; class E<C c = C<4>>;",
        "class AttrOrTypeDef; def Y : AttrOrTypeDef; def X : AttrOrTypeDef;
         class C<int i> { int x = i; string s = \"a\"; } def A { C c = C<2>; } def D; def : C<3>;
         class E<C c = C<4>, int j = 0>;",
    ]
    .map(|text| read(MLIR_INCLUDE, "a.td", Some(text), With::Embedded));
    assert!(!a.has_errors() && !b.has_errors(), "{}{}", rendered(&a), rendered(&b));
    assert!(differences(&a, &a).is_empty());
    assert_eq!(
        differences(&a, &b),
        [
            "A: int x = 1 became int x = 2",
            "B is missing",
            "D is not upstream's",
            "missing: an anonymous record with classes C; int x = 1; string s = \"a\"",
            "not upstream's: an anonymous record with classes C; int x = 2; string s = \"a\"",
            "Y is defined before X",
            "only one has class E<C E:c = anonymous_, int E:j = 0>",
            "only one has class E<C E:c = anonymous_>",
        ]
    );
}

#[test]
fn what_may_differ_are_fields_of_the_prelude() {
    let outcome = read(MLIR_INCLUDE, "all.td", Some(&all_files()), With::Embedded);
    for (class, field, _) in OURS {
        let mut records = outcome.records.derived(class).filter(|record| record.field(field).is_some());
        assert!(records.next().is_some(), "no {class} has a field {field}");
    }
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn what_records_inherit_differs_somewhere() {
    let path = "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td";
    let [installed, embedded] =
        [With::Installed, With::Embedded].map(|with| read(MLIR_INCLUDE, path, None, with));
    for (class, fields) in INHERITED {
        for field in fields {
            let is_other = |ours: RecordRef<'_>| {
                let theirs = installed.records.def(ours.name()).expect("both have the record");
                let [theirs, ours] =
                    [theirs, ours].map(|record| record.field(field).map(|field| field.value().text()));
                theirs != ours
            };
            let is_needed = embedded.records.derived(class).any(is_other);
            assert!(is_needed, "{field} of {class} need not be left out");
        }
    }
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn records_equal_those_of_the_installed_files() {
    assert_equal("all.td", Some(&all_files()));
    for (path, _) in FILES.iter().filter(|(path, _)| is_apart(path)) {
        assert_equal(path, None);
    }
    for file in ["classes.td", "llvm.td", "options.td"] {
        let text = std::fs::read_to_string(golden::folder("prelude").join(file));
        assert_equal(file, Some(&text.expect("the golden file can be read")));
    }
    for path in INSTALLED {
        assert_equal(path, None);
    }
}

#[test]
#[ignore = "needs llvm-tblgen-22: cargo xtask ci"]
fn the_peer_reads_each_file() {
    let program = "/usr/lib/llvm-22/bin/llvm-tblgen";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ods-codegen/prelude");
    for (path, _) in FILES {
        let output = Command::new(program).arg("-I").arg(&folder).arg(folder.join(path)).output();
        let output = output.expect("the peer can be started");
        assert!(output.status.success(), "{path}:\n{}", String::from_utf8_lossy(&output.stderr));
    }
}
