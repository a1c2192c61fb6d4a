//! Fuzzing on the stable toolchain: several processes of the driver in `tests/differential/src/bin/fuzz.rs`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::Result;
use crate::build::Build;
use crate::run::{cargo, cores, root, say, step};

/// The targets of `tests/differential/src/fuzz`, each with a divisor of its number of inputs. Definitions
/// that include the embedded ones take longer.
const TARGETS: [(&str, u64); 3] = [("records", 1), ("ir", 1), ("generators", 20)];
/// The driver reports its position at least once in this number of inputs.
const STRIDE: u64 = 500;

/// Options of the task.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Number of inputs of each target
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    pub(crate) inputs: u64,
    /// Index of the first input; the seed of --edits
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) first: u64,
    /// Number of processes [default: one for each core]
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<u64>,
    /// Edit each document of the language servers and installed definitions N times instead, and compare with
    /// fresh servers
    #[arg(long, value_name = "N")]
    pub(crate) edits: Option<u64>,
    /// The build of the programs.
    #[arg(skip = Build::Checked)]
    pub(crate) build: Build,
}

/// Runs every target.
///
/// # Errors
/// When an input fails. It is then stored in `fuzz/artifacts`.
pub(crate) fn run(options: &Options) -> Result {
    let Options { inputs, first, build, .. } = *options;
    if let Some(edits) = options.edits {
        return servers(edits, first);
    }
    let jobs = options.jobs.unwrap_or(cores() as u64).clamp(1, inputs.max(1));
    let driver = build.program("odsgen-differential", "fuzz")?;
    let mut failures = Vec::new();
    for (target, part) in TARGETS {
        let inputs = inputs.div_ceil(part);
        let start = Instant::now();
        let found = run_target(&driver, target, first, inputs, jobs);
        let seconds = start.elapsed().as_secs_f64();
        say(&format!(
            "fuzz {target}: {inputs} inputs from {first} in {seconds:.0} s, {} failed",
            found.len()
        ));
        failures.extend(found);
    }
    failures.extend(folding(build, inputs.div_ceil(2)).err());
    failures.extend(misuse(inputs.div_ceil(2), first).err());
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n  ")) }
}

/// Compares folding with an interpreter on random programs, and verifies the results of patterns on random
/// modules.
///
/// # Errors
/// When a folded program has another outcome, or a pattern creates invalid IR.
fn folding(build: Build, programs: u64) -> Result {
    let start = Instant::now();
    let tests = ["--test", "main", "--", "folding::", "verified::"];
    let modules = programs.div_ceil(50);
    step(
        build
            .cargo("test", "odsgen-tests")
            .args(tests)
            .env("ODSGEN_FOLDING_PROGRAMS", programs.to_string())
            .env("ODSGEN_VERIFIED_MODULES", modules.to_string()),
    )?;
    say(&format!("fuzz folding: {programs} programs in {:.0} s", start.elapsed().as_secs_f64()));
    Ok(())
}

/// Edits documents of the language servers, with requests in between, and compares their answers with those
/// of fresh servers. Each document of `states.rs` gets `edits` edits.
///
/// # Errors
/// When a server panics, or its answer differs from that of a fresh one.
fn servers(edits: u64, first: u64) -> Result {
    let start = Instant::now();
    let tests = ["--package", "ods-lsp", "--package", "odsgen-mlir-lsp", "--test", "main", "--", "states::"];
    step(
        cargo(&["test", "--quiet", "--no-fail-fast", "--profile", "checked"])
            .args(tests)
            .env("ODSGEN_LSP_EDITS", edits.to_string())
            .env("ODSGEN_LSP_SEED", first.to_string()),
    )?;
    say(&format!("fuzz servers: {edits} edits of each document in {:.0} s", start.elapsed().as_secs_f64()));
    Ok(())
}

/// Calls the C library in random sequences, with invalid handles.
///
/// # Errors
/// When a sequence ends without an error message about its last call.
fn misuse(sequences: u64, first: u64) -> Result {
    let start = Instant::now();
    step(
        cargo(&["test", "--quiet", "--package", "odsgen-ir-capi", "--test", "misuse"])
            .env("ODSGEN_MISUSE_SEQUENCES", sequences.to_string())
            .env("ODSGEN_MISUSE_FIRST", first.to_string()),
    )?;
    say(&format!("fuzz misuse: {sequences} sequences in {:.0} s", start.elapsed().as_secs_f64()));
    Ok(())
}

/// Splits the inputs over the processes; returns the failures.
fn run_target(driver: &Path, target: &str, first: u64, inputs: u64, jobs: u64) -> Vec<String> {
    let share = inputs.div_ceil(jobs);
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..jobs)
            .map(|job| (first + job * share, first + ((job + 1) * share).min(inputs)))
            .filter(|(from, to)| from < to)
            .map(|(from, to)| scope.spawn(move || Job { driver, target, from, to }.run()))
            .collect();
        let results = handles.into_iter().map(|handle| handle.join());
        results.flat_map(|found| found.unwrap_or_else(|_| vec!["a worker stopped".to_owned()])).collect()
    })
}

/// The inputs of one process, and of its successors after failures.
struct Job<'j> {
    driver: &'j Path,
    target: &'j str,
    from: u64,
    to: u64,
}

impl Job<'_> {
    fn run(mut self) -> Vec<String> {
        let mut failures = Vec::new();
        // Ten failures are enough to work on.
        while self.from < self.to && failures.len() < 10 {
            match self.once() {
                Ok(None) => break,
                Ok(Some((number, kind))) => {
                    // Other work on the machine can make an input slow, so a slow input runs again.
                    let again = kind.starts_with("no end")
                        && self.driver(number, "1").is_ok_and(|o| o.status.success());
                    if !again {
                        failures.push(self.keep(number, &kind));
                    }
                    self.from = number + 1;
                }
                Err(message) => {
                    failures.push(message);
                    break;
                }
            }
        }
        failures
    }

    /// Runs the driver; returns the failing input and the kind of the failure.
    fn once(&self) -> Result<Option<(u64, String)>> {
        let output = self.driver(self.from, &(self.to - self.from).to_string())?;
        if output.status.success() {
            return Ok(None);
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        let last = errors.lines().last().unwrap_or_default();
        if let Some((kind, number)) = last.rsplit_once(" at input ")
            && let Ok(number) = number.trim().parse()
        {
            return Ok(Some((number, kind.trim_start_matches("fuzz: ").to_owned())));
        }
        // The system ended the process, so its inputs run one by one.
        let said = String::from_utf8_lossy(&output.stdout);
        let near = said.lines().last().and_then(|line| line.parse().ok()).unwrap_or(self.from);
        for number in near..(near + STRIDE).min(self.to) {
            if !self.driver(number, "1")?.status.success() {
                return Ok(Some((number, output.status.to_string())));
            }
        }
        Err(format!("{}: {} between {near} and {}: {last}", self.target, output.status, near + STRIDE))
    }

    fn driver(&self, first: u64, count: &str) -> Result<std::process::Output> {
        let mut command = Command::new(self.driver);
        command.args([self.target, &first.to_string(), count]).stdin(Stdio::null());
        command.output().map_err(|error| format!("{} cannot be started: {error}", self.driver.display()))
    }

    /// Writes the input to a file.
    fn keep(&self, number: u64, kind: &str) -> String {
        let folder = root().join("tests/fuzz/artifacts").join(self.target);
        let path: PathBuf = folder.join(format!("{number}.td"));
        let kept = self.driver(number, "print").and_then(|output| {
            std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            std::fs::write(&path, output.stdout).map_err(|error| error.to_string())
        });
        match kept {
            Ok(()) => format!("{} {number}: {kind}, kept in {}", self.target, path.display()),
            Err(error) => format!("{} {number}: {kind}, not kept ({error})", self.target),
        }
    }
}
