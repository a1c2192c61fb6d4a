//! Compares our output with the peer's, byte for byte.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::Result;
use crate::build::Build;
use crate::definitions::{definitions, folder_of};
use crate::peers::{LLVM_INCLUDE, LLVM_TBLGEN, MLIR_INCLUDE, MLIR_TBLGEN, NEWEST_INCLUDE};
use crate::python_modules::{self, Module};
use crate::run::{cargo, on_all_cores, root, say, step};
use crate::scratch::Scratch;
use crate::{python_scripts, python_types};

/// Records as llvm-tblgen prints them.
const RECORDS: &[Printed] = &[
    Printed { tool: LLVM_TBLGEN, option: "--print-records" },
    Printed { tool: LLVM_TBLGEN, option: "--dump-json" },
    Printed { tool: LLVM_TBLGEN, option: DETAILED },
];

/// The output that ends with data about the peer itself.
const DETAILED: &str = "--print-detailed-records";

/// Outputs of mlir-tblgen's generators, except for those for C++.
const GENERATORS: &[Printed] = &[
    Printed { tool: MLIR_TBLGEN, option: "--gen-op-doc" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-dialect-doc" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-attrdef-doc" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-typedef-doc" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-enum-doc" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-op-interface-docs" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-attr-interface-docs" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-type-interface-docs" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-pass-doc" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-pass-capi-header" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-pass-capi-impl" },
    Printed { tool: MLIR_TBLGEN, option: "--gen-python-enum-bindings" },
];

/// The output of mlir-tblgen with the options in the first line of each file.
const OF_EACH_FILE: &[Printed] = &[Printed { tool: MLIR_TBLGEN, option: REMARK }];

/// The start of the line with the options of a golden input.
const REMARK: &str = "// options:";

/// An output of one of the peer's tools.
#[derive(Clone, Copy)]
struct Printed {
    tool: &'static str,
    /// The option for it; [`REMARK`] when each file names its own.
    option: &'static str,
}

impl Printed {
    /// The options for a file.
    fn options(self, file: &Path) -> Result<Vec<String>> {
        if self.option != REMARK {
            return Ok(vec![self.option.to_owned()]);
        }
        let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        match text.lines().find_map(|line| line.strip_prefix(REMARK)) {
            Some(options) => Ok(options.split_whitespace().map(str::to_owned).collect()),
            None => Err(format!("no line starts with '{REMARK}'")),
        }
    }
}

/// Prints a table of all comparisons and every file that differs, for one file in `every`.
///
/// # Errors
/// When an output differs.
pub(crate) fn run(every: usize) -> Result {
    compare_all(Build::Checked, every.max(1), true)
}

/// Compares a sample with the programs that the tests have built.
///
/// # Errors
/// When an output differs.
pub(crate) fn ci() -> Result {
    compare_all(Build::Tested, SAMPLE, true)
}

/// Runs with the programs of the tests compare one file in this number.
const SAMPLE: usize = 160;

/// Compares the output of Python scripts on the C library with the output on upstream's.
///
/// # Errors
/// When a script differs.
pub(crate) fn scripts() -> Result {
    match python_scripts::compare()? {
        0 => Ok(()),
        differing => Err(format!("{differing} Python scripts differ")),
    }
}

/// Runs a few comparisons with the programs that the tests have built, in a minute or two. The peers are
/// installed.
///
/// # Errors
/// When an output differs.
pub(crate) fn quick() -> Result {
    compare_all(Build::Tested, SAMPLE, false)
}

/// Compares one file in `every`; with `compiles`, also the outputs that other programs are built for.
fn compare_all(build: Build, every: usize, compiles: bool) -> Result {
    let ours = build.program("odsgen", "odsgen")?;
    let goldens = root().join("tests/goldens");
    say(&format!(
        "{:<22} {:<26} {:>6} {:>6} {:>13} {:>8}",
        "inputs", "output", "files", "equal", "both reject", "differ"
    ));
    let scratch = Scratch::new()?;
    let mut differing = 0;
    for suite in suites(&goldens, every)?.into_iter().chain(modules(&scratch, &ours, every)?) {
        for printed in suite.outputs {
            differing += suite.compare(&ours, *printed);
        }
    }
    differing += remarks(&goldens.join("eval/err"))?;
    differing += embedded_prelude(build, every)?;
    differing += plans(build, every)?;
    differing += crate::conformance_ir::compare(build, every)?;
    if compiles {
        differing += python_types::compare(&ours)?;
        differing += python_scripts::compare()?;
        differing += predicates(build)?;
        differing += rust_of_dialects(&scratch, build, every)?;
    } else {
        say(
            "skipped: Python types, Python scripts, predicates, and the Rust of all dialects ('cargo xtask conformance' compares them)",
        );
    }
    if differing == 0 { Ok(()) } else { Err(format!("{differing} comparisons differ")) }
}

/// Compiles the Rust of all installed dialects, and compares its verdicts and C libraries unless a sample is
/// wanted: these take many minutes.
fn rust_of_dialects(scratch: &Scratch, build: Build, every: usize) -> Result<usize> {
    let compiled = of_all_dialects(scratch, build, "dialect_crates", &[])?;
    if every > 1 {
        say("skipped: all dialects in one crate, and verdicts of their verifiers (not in a sample)");
        return Ok(compiled);
    }
    let page = root().join("book/src/reference/c-api.md");
    let page = page.display().to_string();
    Ok(compiled
        + torch_modules()?
        + of_all_dialects(scratch, build, "dialect_crates", &["--one-crate"])?
        + of_all_dialects(scratch, build, "verdicts", &[])?
        + of_all_dialects(scratch, build, "capi", &["--rust", "--page", &page])?)
}

/// Compares the output of `torch-opt` for recorded modules with the output of `torch-mlir-opt`.
fn torch_modules() -> Result<usize> {
    let test = ["test", "--quiet", "--locked", "--manifest-path", "torch/Cargo.toml"];
    let outcome = step(cargo(&test).args(["--target-dir", "target/torch"]));
    Ok(usize::from(outcome.is_err()))
}

/// All comparisons, for one installed definition in `every`.
fn suites(goldens: &Path, every: usize) -> Result<Vec<Suite>> {
    let installed: Vec<String> =
        definitions(Path::new(MLIR_INCLUDE), &["mlir"])?.into_iter().step_by(every).collect();
    let prelude = root().join("ods-codegen/prelude");
    Ok(vec![
        Suite {
            name: "MLIR's definitions",
            folder: MLIR_INCLUDE.into(),
            files: installed.clone(),
            outputs: RECORDS,
        },
        Suite {
            name: "LLVM's intrinsics",
            folder: LLVM_INCLUDE.into(),
            files: vec!["llvm/IR/Intrinsics.td".to_owned()],
            outputs: RECORDS,
        },
        Suite {
            name: "right golden inputs",
            folder: goldens.join("eval/ok"),
            files: definitions(&goldens.join("eval/ok"), &["."])?,
            outputs: RECORDS,
        },
        Suite {
            name: "golden places",
            folder: goldens.join("eval/detailed"),
            files: definitions(&goldens.join("eval/detailed"), &["."])?,
            outputs: RECORDS,
        },
        Suite {
            name: "MLIR's definitions",
            folder: MLIR_INCLUDE.into(),
            files: installed,
            outputs: GENERATORS,
        },
        Suite {
            name: "embedded prelude",
            folder: prelude.clone(),
            files: definitions(&prelude, &["mlir"])?,
            outputs: RECORDS,
        },
        Suite { name: "examples", folder: prelude, files: examples()?, outputs: GENERATORS },
        Suite {
            name: "golden documentation",
            folder: goldens.join("docs"),
            files: definitions(&goldens.join("docs"), &["."])?,
            outputs: OF_EACH_FILE,
        },
        Suite {
            name: "wrong documentation",
            folder: goldens.join("docs_err"),
            files: definitions(&goldens.join("docs_err"), &["."])?,
            outputs: OF_EACH_FILE,
        },
        Suite {
            name: "golden Python",
            folder: goldens.join("python"),
            files: definitions(&goldens.join("python"), &["."])?,
            outputs: OF_EACH_FILE,
        },
        Suite {
            name: "wrong Python",
            folder: goldens.join("python_err"),
            files: definitions(&goldens.join("python_err"), &["."])?,
            outputs: OF_EACH_FILE,
        },
    ])
}

/// The example dialects, as paths from the folder of the prelude.
fn examples() -> Result<Vec<String>> {
    let folder = root().join("examples");
    let mut files = Vec::new();
    for below in ["", "paper/", "toy/src/"] {
        let folder = folder.join(below);
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let names = names.filter(|name| name.ends_with(".ods"));
        files.extend(names.map(|name| format!("../../examples/{below}{name}")));
    }
    files.sort();
    Ok(files)
}

/// The comparisons of Python modules of installed dialects.
fn modules(scratch: &Scratch, ours: &Path, every: usize) -> Result<[Suite; 2]> {
    let installed: Vec<String> =
        definitions(Path::new(MLIR_INCLUDE), &["mlir"])?.into_iter().step_by(every).collect();
    let paths = |modules: Vec<Module>| modules.into_iter().map(|module| module.path);
    Ok([
        Suite {
            name: "Python, upstream's",
            folder: MLIR_INCLUDE.into(),
            files: paths(python_modules::upstream(scratch)?).step_by(every).collect(),
            outputs: OF_EACH_FILE,
        },
        Suite {
            name: "Python, all dialects",
            folder: MLIR_INCLUDE.into(),
            files: paths(python_modules::for_dialects(scratch, ours, &installed)?).collect(),
            outputs: OF_EACH_FILE,
        },
    ])
}

/// Files that are compared inside one folder.
struct Suite {
    name: &'static str,
    folder: PathBuf,
    files: Vec<String>,
    outputs: &'static [Printed],
}

enum Verdict {
    Equal,
    BothReject,
    Differ(String),
}

impl Suite {
    /// Prints a line of the table, and returns how many files differ.
    fn compare(&self, ours: &Path, printed: Printed) -> usize {
        let verdicts = on_all_cores(&self.files, |file| self.verdict(ours, printed, file));
        let count =
            |expected: fn(&Verdict) -> bool| verdicts.iter().filter(|verdict| expected(verdict)).count();
        let equal = count(|verdict| matches!(verdict, Verdict::Equal));
        let rejected = count(|verdict| matches!(verdict, Verdict::BothReject));
        let differing = verdicts.len() - equal - rejected;
        let (name, files) = (self.name, self.files.len());
        let output = printed.option.trim_start_matches("// ");
        say(&format!("{name:<22} {output:<26} {files:>6} {equal:>6} {rejected:>13} {differing:>8}"));
        for (file, verdict) in self.files.iter().zip(&verdicts) {
            if let Verdict::Differ(how) = verdict {
                say(&format!("  {file}: {how}"));
            }
        }
        differing
    }

    fn verdict(&self, ours: &Path, printed: Printed, file: &str) -> Verdict {
        let options = match printed.options(&self.folder.join(file)) {
            Ok(options) => options,
            Err(message) => return Verdict::Differ(message),
        };
        let run = |program: &Path, before: &[&str]| {
            let mut command = Command::new(program);
            command.args(before).args(&options).args(["-I", ".", "-I", &folder_of(file)]);
            command.args(["-I", MLIR_INCLUDE, file]);
            command.current_dir(&self.folder).stdin(Stdio::null()).output()
        };
        let (our, peer) = match (run(ours, &["tblgen"]), run(Path::new(printed.tool), &[])) {
            (Ok(our), Ok(peer)) => (our, peer),
            (Err(error), _) | (_, Err(error)) => return Verdict::Differ(format!("cannot be run: {error}")),
        };
        match (our.status.code(), peer.status.success()) {
            (Some(0), true) => compare(&our, &peer, printed.option == DETAILED),
            (Some(1), false) => Verdict::BothReject,
            (Some(0), false) => Verdict::Differ("the peer rejects it".to_owned()),
            (code, _) => Verdict::Differ(format!("exit code {code:?}: {}", first_line(&our.stderr))),
        }
    }
}

fn compare(our: &Output, peer: &Output, ends_with_statistics: bool) -> Verdict {
    let mut expected = &peer.stdout[..];
    if ends_with_statistics {
        // The peer prints statistics of its own memory after the records.
        let end = b"-------------------- Memory Allocation Stats".as_slice();
        expected = &expected
            [..expected.windows(end.len()).rposition(|window| window == end).unwrap_or(expected.len())];
    }
    if our.stdout == expected {
        return Verdict::Equal;
    }
    let at = our
        .stdout
        .iter()
        .zip(expected)
        .position(|(a, b)| a != b)
        .unwrap_or(our.stdout.len().min(expected.len()));
    let line = expected[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
    Verdict::Differ(format!("the output differs in line {line}, byte {at}"))
}

fn first_line(text: &[u8]) -> String {
    String::from_utf8_lossy(text).lines().next().unwrap_or_default().to_owned()
}

/// Checks the remarks about the peer in the invalid golden inputs; returns the number of wrong ones.
fn remarks(folder: &Path) -> Result<usize> {
    let files = definitions(folder, &["."])?;
    let mut wrong = 0;
    for file in &files {
        let path = folder.join(file);
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let remark = text.lines().find_map(|line| line.strip_prefix("// llvm-tblgen: ")).unwrap_or_default();
        let claimed = remark.strip_prefix("line ").map(|rest| rest.split(';').next().unwrap_or(rest));
        let output = Command::new(LLVM_TBLGEN).arg(file).current_dir(folder).stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("{LLVM_TBLGEN} cannot be run: {error}"))?;
        let found = error_line(&String::from_utf8_lossy(&output.stderr), file);
        if found.as_deref() != claimed {
            say(&format!("  {file}: the peer names line {found:?}, the remark {claimed:?}"));
            wrong += 1;
        }
    }
    say(&format!(
        "{:<22} {:<26} {:>6} {:>6} {:>13} {wrong:>8}",
        "wrong golden inputs",
        "line of the first error",
        files.len(),
        files.len() - wrong,
        ""
    ));
    Ok(wrong)
}

/// Compares the meaning of definitions with the embedded prelude and with the installed one, for one file in
/// `every`, and with the definitions of MLIR 23 if they are installed. Returns the number of the two
/// comparisons that find a difference.
fn embedded_prelude(build: Build, every: usize) -> Result<usize> {
    let program = build.program("odsgen-differential", "prelude")?;
    let newest = Path::new(NEWEST_INCLUDE).is_dir();
    let mut differing = 0;
    for (include, option) in
        [(MLIR_INCLUDE, None), (NEWEST_INCLUDE, Some("--newest"))].into_iter().take(1 + usize::from(newest))
    {
        let mut command = Command::new(&program);
        command.args(["--include", include, "--sample"]).arg(every.to_string()).args(option);
        let status = command.stdin(Stdio::null()).status();
        let status = status.map_err(|error| format!("the comparison cannot be run: {error}"))?;
        differing += usize::from(!status.success());
    }
    Ok(differing)
}

/// Compares the runtime's plans for declarative formats with the code of mlir-tblgen.
fn plans(build: Build, every: usize) -> Result<usize> {
    let program = build.program("odsgen-differential", "plans")?;
    let mut command = Command::new(program);
    command.arg("--sample").arg(every.to_string()).stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("the comparison cannot be run: {error}"))?;
    Ok(usize::from(!status.success()))
}

/// Prints the number of translated predicates of each installed dialect. Returns 1 if it is smaller than
/// before.
fn predicates(build: Build) -> Result<usize> {
    let program = build.program("odsgen-differential", "predicates")?;
    let mut command = Command::new(program);
    command.args([MLIR_INCLUDE, "--unreadable", "2", "--complete", "93"]).stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("the table cannot be made: {error}"))?;
    Ok(usize::from(!status.success()))
}

/// Runs a program on all installed dialects. `dialect_crates` compiles a crate of their Rust, `verdicts`
/// compares verdicts of its verifiers with mlir-opt's, and `capi` compiles and tests their C libraries.
/// Returns 1 if it fails.
fn of_all_dialects(scratch: &Scratch, build: Build, program: &str, options: &[&str]) -> Result<usize> {
    let folder = scratch.path().join(program.to_owned() + &options.concat());
    let mut command = Command::new(build.program("odsgen-differential", program)?);
    command.arg(MLIR_INCLUDE).arg(folder).args(options).stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("'{program}' cannot be run: {error}"))?;
    Ok(usize::from(!status.success()))
}

/// The line of the first `file:line:column: error:`.
fn error_line(errors: &str, file: &str) -> Option<String> {
    errors.lines().filter(|line| line.contains(": error:")).find_map(|line| {
        let rest = line.strip_prefix(file)?.strip_prefix(':')?;
        Some(rest.split(':').next()?.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_with_a_place_counts() {
        let errors = "a.td:1:2: warning: w\nb\na.td:3:4: error: e\na.td:5:6: error: f\n";
        assert_eq!(error_line(errors, "a.td").as_deref(), Some("3"));
        assert_eq!(error_line("error: no place\n", "a.td"), None);
    }
}
