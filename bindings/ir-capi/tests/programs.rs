//! C and C++ programs, compiled against the headers and the library, print what they print with MLIR's own
//! library.
//!
//! `tests/programs` has each program beside MLIR's output. `INSTA_UPDATE=always` compiles the programs
//! against the installed MLIR (`cargo xtask peers`) and writes these outputs. Programs of
//! `tests/programs_beyond` use functions that the installed MLIR lacks; the outputs beside them are this
//! library's, to be read when they change.

use crate::library;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

/// Where the distribution has MLIR's headers and libraries.
const PEER: &str = "/usr/lib/llvm-22";

fn crate_dir() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{command:?}: {}\n{errors}", output.status))
    }
}

fn compiler(program: &Path, output: &Path) -> Command {
    let is_c = program.extension().is_some_and(|extension| extension == "c");
    let (compiler, standard) = if is_c { ("cc", "-std=c11") } else { ("c++", "-std=c++17") };
    let mut command = Command::new(compiler);
    command.args([standard, "-Wall", "-Wextra", "-Werror", "-o"]).arg(output).arg(program);
    command
}

/// The output of a program with this library.
fn ours(program: &Path, temporary: &Path) -> Result<String, String> {
    let library = library::folder();
    let mut command = compiler(program, temporary);
    command.arg("-I").arg(crate_dir().join("include")).arg("-L").arg(&library).arg("-lir_capi");
    run(command.arg(format!("-Wl,-rpath,{}", library.display())))?;
    // Cargo's path comes first otherwise, and may lead to an older library.
    run(Command::new(temporary).env("LD_LIBRARY_PATH", library))
}

/// The output of a program with MLIR's library.
fn run_peer(program: &Path, temporary: &Path) -> Result<String, String> {
    let library = format!("{PEER}/lib");
    let archives = fs::read_dir(&library).map_err(|error| format!("{library}: {error}"))?;
    let archives = archives.filter_map(|entry| Some(entry.ok()?.path()));
    let is_archive = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("libMLIRCAPI") && name.ends_with(".a")
    };
    let mut command = compiler(program, temporary);
    command
        .arg("-I")
        .arg(format!("{PEER}/include"))
        .arg("-Wl,--start-group")
        .args(archives.filter(is_archive));
    command.args(["-Wl,--end-group", "-L", &library, "-lMLIR", "-lLLVM-22", "-lstdc++", "-lm"]);
    run(command.arg(format!("-Wl,-rpath,{library}")))?;
    run(&mut Command::new(temporary))
}

/// Compares the output of a program with the expected one. With `update`, writes the expected output first.
fn check(program: &Path, temporary: &Path, update: bool) -> Result<(), String> {
    let expected = program.with_extension("out");
    if update {
        let is_beyond = program.parent().is_some_and(|folder| folder.ends_with(BEYOND));
        let output = if is_beyond { ours(program, temporary)? } else { run_peer(program, temporary)? };
        fs::write(&expected, output).map_err(|error| error.to_string())?;
    }
    let expected =
        fs::read_to_string(&expected).map_err(|error| format!("{}: {error}", expected.display()))?;
    let found = ours(program, temporary)?;
    if found == expected {
        return Ok(());
    }
    let line = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
    let line = line.unwrap_or_else(|| found.lines().count().min(expected.lines().count()));
    let at = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    Err(format!(
        "{}:\n  line {}\n  expected: {}\n  found:    {}",
        program.display(),
        line + 1,
        at(&expected),
        at(&found)
    ))
}

/// The folder of programs that use functions which the installed MLIR lacks.
const BEYOND: &str = "tests/programs_beyond";

/// The programs.
fn programs() -> Vec<PathBuf> {
    let mut all = Vec::new();
    for folder in ["tests/programs", BEYOND] {
        let folder = crate_dir().join(folder);
        let entries = fs::read_dir(&folder).expect("the folder of the programs");
        let mut programs: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        programs
            .retain(|path| path.extension().is_some_and(|extension| extension == "c" || extension == "cpp"));
        programs.sort();
        assert!(!programs.is_empty(), "{} has no program", folder.display());
        all.extend(programs);
    }
    all
}

#[test]
#[ignore = "needs gcc, g++: cargo xtask ci"]
fn programs_print_what_they_print_with_mlir() {
    let programs = programs();
    let update = golden::is_update();
    let temporary = env::temp_dir().join(format!("odsgen-programs-{}", std::process::id()));
    fs::create_dir_all(&temporary).expect("a temporary folder");
    let next = AtomicUsize::new(0);
    let failures: Vec<String> = thread::scope(|scope| {
        let work = || {
            let mut failures = Vec::new();
            while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let binary = temporary.join(program.file_stem().expect("a file"));
                failures.extend(check(program, &binary, update).err());
            }
            failures
        };
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a thread that does not panic")).collect()
    });
    fs::remove_dir_all(&temporary).ok();
    assert!(
        failures.is_empty(),
        "{} of {} programs fail:\n{}",
        failures.len(),
        programs.len(),
        failures.join("\n")
    );
}

/// The headers that every context, pass and pattern needs.
const CORE: [&str; 14] = [
    "AffineExpr",
    "AffineMap",
    "BuiltinAttributes",
    "BuiltinTypes",
    "Debug",
    "Diagnostics",
    "IR",
    "IntegerSet",
    "Interfaces",
    "Pass",
    "RegisterEverything",
    "Rewrite",
    "Support",
    "Transforms",
];

/// Functions of the core headers that no program calls, because this library reports that it lacks what they
/// are for. A name that ends with `*` is the beginning of names.
const LACKING: [(&str, &str); 3] = [
    ("mlirInferShapedTypeOpInterfaceInferReturnTypes", "no operation has the interface"),
    ("mlirOperationWriteBytecode", "bytecode is not written"),
    ("mlirOperationWriteBytecodeWithConfig", "bytecode is not written"),
];

/// Passes of `Transforms.h` that this library lacks, whose creation and registration say so.
const LACKING_PASSES: [&str; 9] = [
    "BubbleDownMemorySpaceCasts",
    "CompositeFixedPointPass",
    "GenerateRuntimeVerification",
    "LocationSnapshot",
    "LoopInvariantSubsetHoisting",
    "Mem2Reg",
    "SROA",
    "SymbolPrivatize",
    "ViewOpGraph",
];

/// The names, and beginnings with `*`, of the functions that no program needs to call.
fn lacking() -> Vec<String> {
    let passes = LACKING_PASSES.iter();
    let passes =
        passes.flat_map(|pass| ["Create", "Register"].map(|action| format!("mlir{action}Transforms{pass}")));
    LACKING.iter().map(|(name, _)| (*name).to_owned()).chain(passes).collect()
}

/// The functions that the core headers declare without a definition.
fn core_functions() -> BTreeSet<String> {
    let folder = crate_dir().join("include/mlir-c");
    let text = |header: &&str| fs::read_to_string(folder.join(header).with_extension("h")).expect("a header");
    let declarations = |text: String| -> Vec<String> {
        let lines = text.lines().filter(|line| line.starts_with("MLIR_CAPI_EXPORTED"));
        lines.filter_map(|line| Some(line.split('(').next()?.rsplit([' ', '*']).next()?.to_owned())).collect()
    };
    CORE.iter().map(text).flat_map(declarations).collect()
}

/// The functions that a program calls.
fn called(program: &Path, object: &Path) -> Vec<String> {
    let mut command = compiler(program, object);
    run(command.arg("-c").arg("-I").arg(crate_dir().join("include"))).expect("the program compiles");
    let symbols = run(Command::new("nm").arg("--undefined-only").arg(object)).expect("nm is installed");
    symbols.split_whitespace().filter(|symbol| symbol.starts_with("mlir")).map(str::to_owned).collect()
}

#[test]
#[ignore = "needs gcc, g++: cargo xtask ci"]
fn programs_call_every_function_of_the_core_headers() {
    let functions = core_functions();
    assert!(functions.len() > 750, "only {} functions", functions.len());
    let object = env::temp_dir().join(format!("odsgen-programs-{}.o", std::process::id()));
    let called: BTreeSet<String> = programs().iter().flat_map(|program| called(program, &object)).collect();
    fs::remove_file(&object).ok();
    let missing: Vec<&String> = functions.difference(&called).collect();
    let lacking = lacking();
    let is_meant = |name: &str, lacking: &String| match lacking.strip_suffix('*') {
        Some(beginning) => name.starts_with(beginning),
        None => name == lacking,
    };
    let is_lacking = |name: &str| lacking.iter().any(|lacking| is_meant(name, lacking));
    let unexpected: Vec<_> = missing.iter().filter(|name| !is_lacking(name)).collect();
    assert!(unexpected.is_empty(), "no program calls {unexpected:#?}");
    let is_needless = |lacking: &&String| !missing.iter().any(|name| is_meant(name, lacking));
    let needless: Vec<_> = lacking.iter().filter(is_needless).collect();
    assert!(needless.is_empty(), "called, against the list: {needless:#?}");
}
