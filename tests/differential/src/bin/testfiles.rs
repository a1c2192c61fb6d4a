//! Compares two drivers on the modules of test files, without passes: verdict, output and first error.
//!
//! ```text
//! testfiles --ours torch/target/debug/torch-opt --peer torch-mlir-opt torch-mlir/test
//! ```
//!
//! A module is the text between lines `// -----`. It is read with `-allow-unregistered-dialect` if a RUN line
//! of its file has that option.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use build_support::parallel::map_in_parallel;
use clap::Parser;
use differential::mutants::module_files;
use differential::test_modules::{TestModule, test_modules};

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// Our driver.
    #[arg(long)]
    ours: PathBuf,
    /// The peer.
    #[arg(long)]
    peer: PathBuf,
    /// The folder of the test files.
    folder: PathBuf,
    /// Fail if fewer modules have the same verdict and output.
    #[arg(long, default_value_t = 0)]
    least: usize,
    /// Print every module that differs.
    #[arg(long)]
    list: bool,
}

const ALLOW: &str = "-allow-unregistered-dialect";

/// The result of a driver.
struct Output {
    is_accepted: bool,
    printed: Vec<u8>,
    /// The first line of the messages.
    error: String,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let equal = run(&options);
    differential::exit_code(equal.map(|equal| options.least.saturating_sub(equal)))
}

/// Prints the differences and a table; returns the number of modules with the same verdict and output.
fn run(options: &Options) -> io::Result<usize> {
    let (mut paths, mut modules) = (Vec::new(), Vec::new());
    module_files(&options.folder, &mut paths)?;
    for path in paths {
        let name = path.strip_prefix(&options.folder).unwrap_or(&path);
        modules.extend(test_modules(name, &fs::read_to_string(&path)?));
    }
    let kinds = map_in_parallel(&modules, |module| -> io::Result<(&'static str, String)> {
        let (ours, peer) = (output(&options.ours, module)?, output(&options.peer, module)?);
        Ok((kind(&ours, &peer), ours.error))
    });
    let mut out = io::stdout().lock();
    let mut counts: BTreeMap<String, BTreeMap<&str, usize>> = BTreeMap::new();
    for (module, result) in modules.iter().zip(kinds) {
        let (kind, error) = result?;
        let folder = module.path.parent().unwrap_or(&module.path).display().to_string();
        for row in [folder, "all".to_owned()] {
            *counts.entry(row).or_default().entry(kind).or_default() += 1;
        }
        if options.list && !kind.starts_with("equal") {
            writeln!(out, "{kind}: {} #{} {error}", module.path.display(), module.index)?;
        }
    }
    for (folder, kinds) in &counts {
        let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        writeln!(out, "{folder:<42} {}", kinds.join(", "))?;
    }
    let all = counts.get("all");
    let equal = all.into_iter().flatten().filter(|(kind, _)| kind.starts_with("equal"));
    Ok(equal.map(|(_, count)| count).sum())
}

/// Compares the results.
fn kind(ours: &Output, peer: &Output) -> &'static str {
    match (ours.is_accepted, peer.is_accepted) {
        (true, true) if ours.printed == peer.printed => "equal",
        (true, true) => "printed differently",
        (false, false) if ours.error == peer.error => "equal error",
        (false, false) => "other error",
        (true, false) => "accepted only by us",
        (false, true) => "rejected only by us",
    }
}

fn output(driver: &Path, module: &TestModule) -> io::Result<Output> {
    let mut command = Command::new(driver);
    command.arg("-").args(module.is_unregistered_allowed.then_some(ALLOW));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(module.text.as_bytes())?;
    }
    let output = child.wait_with_output()?;
    let messages = String::from_utf8_lossy(&output.stderr);
    Ok(Output {
        is_accepted: output.status.success(),
        printed: output.stdout,
        error: messages.lines().next().unwrap_or_default().to_owned(),
    })
}
