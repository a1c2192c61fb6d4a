//! Compares the LLVM IR of `ods-translate` with that of `mlir-translate` on random modules, which `mlir-opt`
//! lowers first, and prints the differences. With `--llvm-as`, all of our text must be valid LLVM IR. With
//! `--cpp` it compares C++, with `--gxx` in place of `--llvm-as`. With `--import`, both tools import the
//! peer's LLVM IR.

use clap::Parser;
use differential::irgen::{self, Make};
use differential::tools::{Difference, Outcome, Tool, report};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// Our tool.
    #[arg(long, default_value = "ods-translate")]
    ours: PathBuf,
    /// The peer.
    #[arg(long, default_value = "mlir-translate-22")]
    peer: PathBuf,
    /// The tool that lowers modules.
    #[arg(long, default_value = "mlir-opt-22")]
    opt: PathBuf,
    /// An assembler that must accept our text.
    #[arg(long)]
    llvm_as: Option<PathBuf>,
    /// Compares C++ of the dialect `emitc` instead of LLVM IR.
    #[arg(long)]
    cpp: bool,
    /// Compares the modules that both tools import from the peer's LLVM IR.
    #[arg(long)]
    import: bool,
    /// A compiler that must accept either both texts, the peer's C++ and ours, or neither.
    #[arg(long)]
    gxx: Option<PathBuf>,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Number of modules of each kind.
    #[arg(long, default_value_t = 500)]
    count: u64,
    /// Only modules of a kind whose name contains this.
    #[arg(long, default_value = "")]
    kind: String,
    /// Show this number of differences of each kind.
    #[arg(long, default_value_t = 2)]
    limit: usize,
    /// Files of modules instead of random ones, split by `// -----`.
    files: Vec<PathBuf>,
}

/// Number of modules for one process.
const BATCH: u64 = 100;

/// The kinds of modules.
const KINDS: [(&str, Make); 7] = [
    ("folds", irgen::folds),
    ("branches", irgen::branches),
    ("control flow", irgen::control_flow),
    ("structures", irgen::structures),
    ("affine nests", irgen::nests),
    ("expansions", irgen::expansions),
    ("math", irgen::math),
];

/// Passes that lower to the dialect `llvm`.
const LOWERING: [&str; 15] = [
    "--allow-unregistered-dialect",
    "--one-shot-bufferize=bufferize-function-boundaries=true",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--arith-expand",
    "--convert-math-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-index-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-func-to-llvm",
    "--convert-ub-to-llvm",
    "--reconcile-unrealized-casts",
];

/// A path to the text: its name, the passes before, and the options of the translation.
type Way = (&'static str, &'static [&'static str], &'static [&'static str]);

/// The path to LLVM IR.
const LLVM_IR: [Way; 1] = [("llvmir", &LOWERING, &["--mlir-to-llvmir"])];

/// The path to LLVM IR and back.
const IMPORT: [Way; 1] = [("import", &LOWERING, &["--import-llvm"])];

/// The paths to C++.
const CPP: [Way; 3] = [
    ("cpp", &["--allow-unregistered-dialect", "--convert-to-emitc"], &["--mlir-to-cpp"]),
    (
        "cpp, variables at the top",
        &["--allow-unregistered-dialect", "--convert-to-emitc"],
        &["--mlir-to-cpp", "--declare-variables-at-top"],
    ),
    (
        "cpp, expressions",
        &["--allow-unregistered-dialect", "--convert-to-emitc", "--form-expressions"],
        &["--mlir-to-cpp"],
    ),
];

fn main() -> ExitCode {
    differential::exit_code(run(&Options::parse()))
}

/// Prints a row for each kind, and the differences; returns their number.
fn run(options: &Options) -> io::Result<usize> {
    let scratch = std::env::temp_dir().join(format!("translatediff-{}", std::process::id()));
    std::fs::create_dir_all(&scratch)?;
    let mut sum = 0;
    for file in &options.files {
        let text = std::fs::read_to_string(file)?;
        let modules: Vec<String> = text.split(irgen::SEPARATOR).map(str::to_owned).collect();
        let mut counts = Counts::default();
        counts.compare(&modules, options, ways(options)[0].2, &scratch)?;
        sum += counts.print(&file.display().to_string())?;
    }
    if !options.files.is_empty() {
        std::fs::remove_dir_all(&scratch)?;
        return Ok(sum);
    }
    for ((way, passes, arguments), (kind, make)) in
        ways(options).iter().flat_map(|way| KINDS.iter().map(move |kind| (way, kind)))
    {
        if !kind.contains(&options.kind) {
            continue;
        }
        let passes: Vec<String> = passes.iter().copied().map(str::to_owned).collect();
        let lower = Tool::peer(&options.opt, &passes);
        let mut counts = Counts::default();
        let end = options.first + options.count;
        let mut first = options.first;
        while first < end {
            let count = BATCH.min(end - first);
            let modules: Vec<String> = (first..first + count).map(|seed| with_calls(&make(seed))).collect();
            let lowered = lower.run(&modules, &scratch)?.into_iter().filter_map(|outcome| match outcome {
                Outcome::Printed(text) => Some(format!("{text}\n")),
                _ => None,
            });
            let mut lowered: Vec<String> = lowered.collect();
            if options.import {
                lowered = exported(options, &lowered, &scratch)?;
            }
            if options.cpp {
                // The peer prints the text before an error. In a process with several modules the error is
                // not visible.
                lowered.retain(|module| is_accepted(&options.peer, arguments, module).unwrap_or(false));
            }
            counts.compare(&lowered, options, arguments, &scratch)?;
            first += count;
        }
        sum += counts.print(&format!("{way}, {kind}"))?;
    }
    std::fs::remove_dir_all(&scratch)?;
    Ok(sum)
}

fn ways(options: &Options) -> &'static [Way] {
    match (options.cpp, options.import) {
        (true, _) => &CPP,
        (_, true) => &IMPORT,
        _ => &LLVM_IR,
    }
}

/// The peer's LLVM IR of modules that it accepts.
fn exported(options: &Options, modules: &[String], scratch: &Path) -> io::Result<Vec<String>> {
    let arguments = ["--mlir-to-llvmir", "--output-split-marker=// -----"].map(str::to_owned);
    let outcomes = Tool::peer(&options.peer, &arguments).run(modules, scratch)?;
    Ok(outcomes
        .into_iter()
        .filter_map(|outcome| match outcome {
            Outcome::Printed(text) => Some(format!("{text}\n")),
            _ => None,
        })
        .collect())
}

/// The module with calls of functions in place of unregistered operations, which LLVM IR cannot express.
fn with_calls(module: &str) -> String {
    let mut types: Vec<&str> = Vec::new();
    let mut out = String::new();
    for line in module.lines() {
        let found = line.split_once("\"t.").and_then(|(before, rest)| {
            let (_, rest) = rest.split_once("\"(")?;
            let (arguments, ty) = rest.split_once(") : ")?;
            let is_call = !ty.contains('{') && !ty.contains("loc(") && ty.contains("->");
            is_call.then_some((before, arguments, ty))
        });
        let Some((before, arguments, ty)) = found else {
            out.push_str(line);
            out.push('\n');
            continue;
        };
        let index = types.iter().position(|found| *found == ty).unwrap_or_else(|| {
            types.push(ty);
            types.len() - 1
        });
        out.push_str(&format!("{before}func.call @external{index}({arguments}) : {ty}\n"));
    }
    for (index, ty) in types.iter().enumerate() {
        out.push_str(&format!(
            "\"func.func\"() <{{function_type = {ty}, sym_name = \"external{index}\", sym_visibility = \"private\"}}> ({{}}) : () -> ()\n"
        ));
    }
    out
}

/// Outcomes of the modules of one kind.
#[derive(Default)]
struct Counts {
    equal: usize,
    differing: usize,
    /// Number of modules that both tools refuse, or that crash the peer.
    refused: usize,
    /// Number of our texts that the assembler refuses although the peer accepts the module.
    invalid: usize,
}

impl Counts {
    fn compare(
        &mut self,
        modules: &[String],
        options: &Options,
        arguments: &[&str],
        scratch: &Path,
    ) -> io::Result<()> {
        let common = ["--output-split-marker=// -----", "--allow-unregistered-dialect"];
        let arguments: Vec<String> = arguments.iter().chain(&common).map(|&text| text.to_owned()).collect();
        let ours = Tool::ours(&options.ours, &arguments).run(modules, scratch)?;
        let peers = Tool::peer(&options.peer, &arguments).run(modules, scratch)?;
        for ((module, ours), peer) in modules.iter().zip(ours).zip(peers) {
            match (&ours, &peer) {
                (Outcome::Died, _) => {}
                // LLVM verifies the peer's output. We print ours without verification.
                (_, Outcome::Refused(_) | Outcome::Died) => {
                    self.refused += 1;
                    continue;
                }
                _ => {}
            }
            if let (Outcome::Printed(text), Some(assembler)) = (&ours, &options.llvm_as) {
                self.invalid += usize::from(!is_accepted(assembler, &["-o", "/dev/null", "-"], text)?);
            }
            if let (Outcome::Printed(text), Some(compiler)) = (&ours, &options.gxx) {
                let text = format!("{HEADERS}{text}");
                self.invalid += usize::from(!is_accepted(compiler, &COMPILE, &text)?);
            }
            if ours == peer {
                self.equal += 1;
                continue;
            }
            self.differing += 1;
            if self.differing <= options.limit {
                report(io::stdout(), &Difference { module: module.clone(), outcomes: [ours, peer] })?;
            }
        }
        Ok(())
    }

    /// Prints the row; returns the number of differences and invalid texts.
    fn print(&self, kind: &str) -> io::Result<usize> {
        let Counts { equal, differing, refused, invalid } = self;
        writeln!(
            io::stdout(),
            "{kind}: {equal} equal, {differing} different, {refused} refused by the peer, {invalid} invalid"
        )?;
        Ok(differing + invalid)
    }
}

/// The headers that C++ of the dialect needs, and the class of tensors.
const HEADERS: &str = "#include <cmath>\n#include <cstddef>\n#include <cstdint>\n#include <cstdlib>\n#include <cstring>\n\
    #include <sys/types.h>\n#include <tuple>\ntemplate <typename T, size_t... sizes> struct Tensor { T data[(sizes * ... * 1)]; };\n";

/// The arguments for a compiler that only checks.
const COMPILE: [&str; 6] = ["-std=c++23", "-fsyntax-only", "-w", "-x", "c++", "-"];

/// Whether a program accepts a text.
fn is_accepted(program: &Path, arguments: &[&str], text: &str) -> io::Result<bool> {
    let mut child = Command::new(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(text.as_bytes())?;
    }
    Ok(child.wait()?.success())
}
