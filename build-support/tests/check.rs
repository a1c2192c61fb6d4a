//! The check of repositories that hold generated code.

use std::{env, fs};

use build_support::{Build, Error};

const TEXT: &str =
    "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; }\ndef A : Op<D, \"a\">;\n";

#[test]
fn a_check_finds_what_is_stale() {
    let folder = env::temp_dir().join(format!("build-support-check-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let input = folder.join("d.ods");
    fs::write(&input, TEXT).expect("definitions");
    let mut build = Build::new(&input);
    build.out_dir(&folder);

    assert!(matches!(build.check(), Err(Error::Io(path, _)) if path == folder.join("d.rs")));
    let created = build.generate().expect("right definitions");
    assert!(created.is_changed && build.check().is_ok());
    assert!(!build.generate().expect("right definitions").is_changed);
    fs::write(&input, TEXT.replace("\"a\"", "\"b\"")).expect("definitions");
    assert!(matches!(build.check(), Err(Error::Stale(path)) if path == folder.join("d.rs")));
    fs::write(&input, TEXT.replace("Op<D", "Opp<D")).expect("definitions");
    let Err(Error::Definitions { lines, .. }) = build.check() else { panic!("wrong definitions") };
    assert!(lines[0].contains("d.ods:3:9: error"), "{lines:?}");
    fs::remove_dir_all(folder).expect("the folder is ours");
}

#[test]
fn uses_of_deprecated_definitions_are_warnings() {
    let folder = env::temp_dir().join(format!("build-support-deprecated-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let input = folder.join("d.ods");
    let old =
        "include \"mlir/IR/Properties.td\"\ndef B : Op<D, \"b\"> { let arguments = (ins I64Property:$x); }\n";
    fs::write(&input, TEXT.to_owned() + old).expect("definitions");
    let created = Build::new(&input).out_dir(&folder).generate().expect("right definitions");
    assert!(created.warnings.contains("'B' uses 'I64Property', which is deprecated"), "{}", created.warnings);
    assert!(created.warnings.contains("moved to shorter name I64Prop"), "{}", created.warnings);
    fs::remove_dir_all(folder).expect("the folder is ours");
}

#[test]
fn neutral_hooks_are_implemented() {
    let folder = env::temp_dir().join(format!("build-support-neutral-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let input = folder.join("d.ods");
    let hooks = "def B : Op<D, \"b\"> { let hasFolder = 1; let hasVerifier = 1; }\n\
                 def C : Op<D, \"c\"> { let hasVerifier = 1; }\n";
    fs::write(&input, TEXT.to_owned() + hooks).expect("definitions");
    let mut build = Build::new(&input);
    build.out_dir(&folder).neutral_hooks(["FoldOp", "VerifyOp for C"]);
    build.generate().expect("right definitions");
    let written = fs::read_to_string(folder.join("d.rs")).expect("the output");
    assert!(written.contains("impl ir_core::runtime::FoldOp for B"), "{written}");
    assert!(written.contains("impl ir_core::runtime::VerifyOp for C"), "{written}");
    assert!(!written.contains("impl ir_core::runtime::VerifyOp for B"), "{written}");

    let Err(Error::Definitions { lines, .. }) = build.neutral_hooks(["Canonicalize"]).generate() else {
        panic!("no operation needs the hook")
    };
    assert!(lines[0].contains("do not require the hook 'Canonicalize'"), "{lines:?}");
    fs::remove_dir_all(folder).expect("the folder is ours");
}
