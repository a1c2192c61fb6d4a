//! The headers of this library are MLIR's: the same functions, signatures, structs and enums, each in the
//! header where MLIR has it, and the library exports them. `cargo xtask peers` installs MLIR's headers.

use crate::c_headers;
use crate::library;
use c_headers::{Declarations, read};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

/// MLIR's headers.
const PEER: &str = "/usr/lib/llvm-22/include";

/// Functions whose types are not MLIR's.
const DIFFERENT: [(&str, &str); 4] = [
    ("mlirTranslateModuleToLLVMIR", LLVM_C),
    ("mlirTypeFromLLVMIRTranslatorTranslateType", LLVM_C),
    ("mlirTypeToLLVMIRTranslatorCreate", LLVM_C),
    ("mlirTypeToLLVMIRTranslatorTranslateType", LLVM_C),
];
const LLVM_C: &str = "'void *' in place of pointers to structs of 'llvm-c', so that the header needs no LLVM";

fn include() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("include")
}

/// The headers in a folder of includes, as programs name them.
fn headers(include: &Path) -> Vec<String> {
    let mut folders = vec![include.join("mlir-c")];
    let mut headers = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "h") {
                headers.push(path.strip_prefix(include).expect("it is below").to_string_lossy().into_owned());
            }
        }
    }
    headers.sort();
    headers
}

/// Each header with MLIR's declarations and ours.
static PAIRS: LazyLock<Vec<(String, Declarations, Declarations)>> = LazyLock::new(|| {
    let theirs = headers(Path::new(PEER));
    let pair = |header: String| {
        let (theirs, ours) = (read(Path::new(PEER), &header), read(&include(), &header));
        (header, theirs, ours)
    };
    theirs.into_iter().map(pair).collect()
});

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn each_header_declares_what_it_declares_in_mlir() {
    let mut wrong = Vec::new();
    for (header, theirs, ours) in &*PAIRS {
        for (name, expected) in &theirs.functions {
            match ours.functions.get(name) {
                None => wrong.push(format!("{header}: {name} is not declared")),
                Some(found)
                    if (found == expected) == DIFFERENT.iter().any(|(different, _)| different == name) =>
                {
                    wrong.push(format!("{header}: {name}\n  expected {expected}\n  found    {found}"));
                }
                Some(_) => {}
            }
        }
        for name in theirs.types.difference(&ours.types) {
            wrong.push(format!("{header}: the type {name} is not declared"));
        }
        for (name, expected) in &theirs.composites {
            let found = ours.composites.get(name);
            if found != Some(expected) {
                wrong.push(format!("{header}: {name}\n  expected {expected}\n  found    {found:?}"));
            }
        }
    }
    assert!(PAIRS.len() > 60 && wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether MLIR 22 has no such function: those for dialect conversion are of MLIR 23, and those that
/// load definitions are ours.
fn is_added(name: &str) -> bool {
    let starts = ["mlirConversion", "mlirTypeConverter", "mlirOpConversionPattern"];
    starts.iter().any(|start| name.starts_with(start))
        || name.strip_prefix("mlirApply").is_some_and(|rest| rest.ends_with("Conversion"))
        || ["mlirContextLoadDefinitions", "mlirContextLoadPlan"].contains(&name)
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn the_headers_declare_nothing_else() {
    let theirs: BTreeSet<&String> = PAIRS.iter().flat_map(|(_, theirs, _)| theirs.functions.keys()).collect();
    let ours: BTreeSet<&String> = PAIRS.iter().flat_map(|(_, _, ours)| ours.functions.keys()).collect();
    let others: Vec<_> = ours.difference(&theirs).filter(|name| !is_added(name)).collect();
    assert_eq!(others, Vec::<&&String>::new());
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn every_function_of_the_headers_is_exported() {
    let symbols = library::symbols();
    let declared: BTreeSet<&String> = PAIRS.iter().flat_map(|(_, theirs, _)| &theirs.exported).collect();
    let missing: Vec<_> = declared.iter().filter(|name| !symbols.contains(**name)).collect();
    assert!(
        missing.is_empty(),
        "{} of {} functions are missing: {missing:#?}",
        missing.len(),
        declared.len()
    );
    let unknown: Vec<_> = symbols
        .iter()
        .filter(|name| name.starts_with("mlir") && !declared.contains(name) && !is_added(name))
        .collect();
    assert!(unknown.is_empty(), "not in MLIR's headers: {unknown:#?}");
    assert!(declared.len() > 1700, "only {} functions are declared", declared.len());
}

/// Compiles a file that includes one header, and says what the compiler says.
fn compile(compiler: &str, standard: &str, language: &str, header: &str) -> Option<String> {
    let mut command = Command::new(compiler);
    command.args([standard, "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I"]).arg(include());
    command.arg("-I").arg(c_headers::python());
    command.args(["-include", header, "-x", language, "/dev/null"]);
    let output = command.output().unwrap_or_else(|error| panic!("{compiler}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    (!output.status.success()).then(|| format!("{header} with {compiler}: {errors}"))
}

#[test]
#[ignore = "needs gcc, g++: cargo xtask ci"]
fn each_header_compiles_alone() {
    let headers = headers(&include());
    let errors: Vec<String> = headers
        .iter()
        .flat_map(|header| {
            [compile("cc", "-std=c11", "c", header), compile("c++", "-std=c++17", "c++", header)]
        })
        .flatten()
        .collect();
    assert!(headers.len() > 60 && errors.is_empty(), "{}", errors.join("\n"));
}

/// Compiles and runs the program about capsules with the headers of a folder.
fn capsules(include: &Path, program: &Path) -> String {
    let mut command = Command::new("cc");
    command
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-I"])
        .arg(include)
        .arg("-I")
        .arg(c_headers::python());
    command.arg("-o").arg(program).arg(c_headers::python().join("capsules.c"));
    let status = command.status().expect("cc is installed");
    assert!(status.success(), "the program does not compile");
    let output = Command::new(program).output().expect("the program runs");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn capsules_have_the_names_that_they_have_in_mlir() {
    let folder = env::temp_dir().join(format!("odsgen-capsules-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let expected = c_headers::python().join("capsules.out");
    if golden::is_update() {
        fs::write(&expected, capsules(Path::new(PEER), &folder.join("theirs")))
            .expect("the output is written");
    }
    let found = capsules(&include(), &folder.join("ours"));
    fs::remove_dir_all(&folder).ok();
    assert_eq!(found, fs::read_to_string(&expected).expect("MLIR's output"));
}
