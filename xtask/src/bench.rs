//! Our time and memory as ratios to the peers', side by side in one run.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bench_history::History;
use crate::measure::{median, milliseconds, peak_kib};
use crate::peers::{self, LLVM_TBLGEN, MLIR_INCLUDE, MLIR_TBLGEN};
use crate::python_modules::Scratch;
use crate::run::{Build, numbers, say};
use crate::{
    Result, bench_build, bench_capi, bench_ir, bench_limits, bench_lower, bench_lsp, bench_new, bench_python,
    bench_run, bench_scale, conformance, pgo,
};

/// Definitions that are measured one by one: from the middle of the field to the heaviest.
const FILES: [&str; 5] = [
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
];

/// The tables, in their order.
const TABLES: [&str; 12] =
    ["limits", "new", "records", "python", "build", "ir", "scale", "capi", "lower", "run", "bindings", "lsp"];

/// Those that need no peer.
const WITHOUT_PEER: [&str; 2] = ["limits", "new"];

/// Memory is the same in every run but for a few pages.
const MEMORY_RUNS: u64 = 3;

/// What is measured.
struct Selection {
    /// The tables that are named, and the shapes of `scale`.
    tables: Vec<String>,
    shapes: Vec<String>,
    /// Whether `scale` and `lsp` run the checked build.
    is_checked: bool,
    /// Whether `ir` and `scale` run the build with profile-guided optimization.
    is_profiled: bool,
    runs: u64,
}

impl Selection {
    fn has(&self, table: &str) -> bool {
        let all = self.tables.is_empty() && self.shapes.is_empty();
        all || self.tables.iter().any(|name| name == table)
    }

    /// `ods-opt` for the tables that offer a choice of builds.
    fn ods_opt(&self, unless_told: Build) -> Result<PathBuf> {
        if self.is_profiled { pgo::ods_opt() } else { unless_told.program("ods-opt", "ods-opt") }
    }
}

/// Prints the tables that are named, all when none is, and adds their ratios to the history.
///
/// # Errors
/// When there is no peer, or a program fails.
pub(crate) fn run(options: &[String]) -> Result {
    let named = |names: &[&str], options: Vec<String>| -> (Vec<String>, Vec<String>) {
        options.into_iter().partition(|option| names.contains(&option.as_str()))
    };
    let (tables, options) = named(&TABLES, options.to_vec());
    let (shapes, options) = named(&bench_scale::names(), options);
    let (checked, options) = named(&["--checked"], options);
    let (profiled, options) = named(&["--pgo"], options);
    let [runs] = numbers(&options, ["--runs"])?;
    let runs = runs.unwrap_or(10).max(1);
    let (is_checked, is_profiled) = (!checked.is_empty(), !profiled.is_empty());
    let selection = Selection { tables, shapes, is_checked, is_profiled, runs };
    let mut history = History::read()?;
    let measured = measure(&selection, &mut history);
    // What was measured before a failure is kept, for the build 'dist': builds with checks tell about growth only.
    if !selection.is_checked && !selection.is_profiled {
        history.write()?;
    }
    measured
}

fn measure(selection: &Selection, history: &mut History) -> Result {
    let runs = selection.runs;
    if selection.has("limits") {
        bench_limits::run(runs)?;
    }
    if selection.has("new") {
        bench_new::run(runs)?;
    }
    if selection.tables.iter().any(|table| !WITHOUT_PEER.contains(&table.as_str()))
        || selection.tables.is_empty()
    {
        against_peers(selection, history)?;
    }
    Ok(())
}

fn against_peers(selection: &Selection, history: &mut History) -> Result {
    if !peers::are_there() {
        return Err(
            "skipped: bench (the peers are not installed; 'cargo xtask peers' installs them)".to_owned()
        );
    }
    let runs = selection.runs;
    let build = if selection.is_checked { Build::Checked } else { Build::Dist };
    if selection.has("scale") || !selection.shapes.is_empty() {
        bench_scale::run(&selection.ods_opt(build)?, &selection.shapes, runs.min(3), history)?;
    }
    if selection.has("capi") {
        bench_capi::run(runs, history)?;
    }
    if selection.has("bindings") {
        bench_python::run(runs.min(5))?;
    }
    if selection.has("lower") {
        let opt = Build::Dist.program("ods-opt", "ods-opt")?;
        let translate = Build::Dist.program("ods-translate", "ods-translate")?;
        bench_lower::run(&bench_lower::Programs { opt: &opt, translate: &translate }, runs, history)?;
    }
    if selection.has("run") {
        bench_run::run(&Build::Dist.program("ods-run", "ods-run")?, runs, history)?;
    }
    if selection.has("lsp") {
        let odsgen = build.program("odsgen", "odsgen")?;
        bench_lsp::run(&odsgen, &build.program("ods-opt", "ods-opt")?, runs)?;
    }
    if ["records", "python", "build"].iter().any(|table| selection.has(table)) {
        generators(&Build::Dist.program("odsgen", "odsgen")?, selection, history)?;
    }
    if selection.has("ir") {
        bench_ir::run(&selection.ods_opt(Build::Dist)?, runs, history)?;
    }
    Ok(())
}

/// The tables of `odsgen`.
fn generators(ours: &Path, selection: &Selection, history: &mut History) -> Result {
    let runs = selection.runs;
    if selection.has("records") {
        records(ours, runs, history)?;
    }
    if selection.has("python") {
        python_modules(ours, runs, history)?;
    }
    if selection.has("build") {
        bench_build::run(ours, runs, history)?;
    }
    Ok(())
}

pub(crate) fn head(subject: &str, peer: &str, runs: u64) {
    say(&format!("{subject}, whole process, medians of {runs} runs in turns with {peer}"));
    say(&format!(
        "{:<22} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}",
        "file", "ms", "peer ms", "ratio", "MiB", "peer MiB", "ratio"
    ));
}

/// Records as text.
fn records(ours: &Path, runs: u64, history: &mut History) -> Result {
    history.table("records");
    head("--print-records", "llvm-tblgen", runs);
    let measure = |file: &str| {
        let our = command(ours, &["tblgen", "--print-records"], file);
        Pair::measure(our, command(Path::new(LLVM_TBLGEN), &["--print-records"], file), runs)
    };
    for file in FILES {
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        measure(file)?.print(&name, history);
    }
    let files = dialects()?;
    let mut sum = Pair::default();
    for file in &files {
        sum.add(&measure(file)?);
    }
    sum.print(&format!("sum of {} *Ops.td", files.len()), history);
    Ok(())
}

/// Upstream's Python modules.
fn python_modules(ours: &Path, runs: u64, history: &mut History) -> Result {
    history.table("python");
    head("Python modules", "mlir-tblgen", runs);
    let scratch = Scratch::new()?;
    let modules = scratch.upstream_modules()?;
    for option in ["-gen-python-op-bindings", "-gen-python-enum-bindings"] {
        let mut sum = Pair::default();
        let mut count = 0;
        for module in modules.iter().filter(|module| module.options.starts_with(option)) {
            let options = ["-I", "."].into_iter().chain(module.options.split_whitespace());
            let options: Vec<&str> = options.collect();
            let our = command(ours, &[&["tblgen"], &options[..]].concat(), &module.path);
            let peer = command(Path::new(MLIR_TBLGEN), &options, &module.path);
            sum.add(&Pair::measure(our, peer, runs)?);
            count += 1;
        }
        let kind = if option.contains("enum") { "enums" } else { "operations" };
        sum.print(&format!("sum of {count}, {kind}"), history);
    }
    Ok(())
}

/// All installed `*Ops.td` that the peer accepts.
fn dialects() -> Result<Vec<String>> {
    let mut files = conformance::definitions(Path::new(MLIR_INCLUDE), &["mlir"])?;
    files.retain(|file| file.ends_with("Ops.td"));
    files
        .retain(|file| milliseconds(&mut command(Path::new(LLVM_TBLGEN), &["--null-backend"], file)).is_ok());
    Ok(files)
}

fn command(program: &Path, before: &[&str], file: &str) -> Command {
    let mut command = Command::new(program);
    command.args(before).args(["-I", &conformance::folder_of(file), file]).current_dir(MLIR_INCLUDE);
    command
}

/// Ours and the peer's.
#[derive(Default)]
pub(crate) struct Pair {
    time: (f64, f64),
    memory: (f64, f64),
}

impl Pair {
    pub(crate) fn measure(mut our: Command, mut peer: Command, runs: u64) -> Result<Pair> {
        // The first runs bring the files into the system's memory.
        milliseconds(&mut our)?;
        milliseconds(&mut peer)?;
        let (mut our_times, mut peer_times) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            our_times.push(milliseconds(&mut our)?);
            peer_times.push(milliseconds(&mut peer)?);
        }
        let memory = |command: &Command| -> Result<f64> {
            let peaks: Result<Vec<f64>> =
                (0..MEMORY_RUNS).map(|_| peak_kib(command).map(|kib| kib as f64 / 1024.0)).collect();
            peaks.map(median)
        };
        Ok(Pair { time: (median(our_times), median(peer_times)), memory: (memory(&our)?, memory(&peer)?) })
    }

    /// Our time in milliseconds.
    pub(crate) fn our_time(&self) -> f64 {
        self.time.0
    }

    /// Our time and the peer's in milliseconds.
    pub(crate) fn times(&self) -> (f64, f64) {
        self.time
    }

    fn add(&mut self, other: &Pair) {
        self.time = (self.time.0 + other.time.0, self.time.1 + other.time.1);
        self.memory = (self.memory.0 + other.memory.0, self.memory.1 + other.memory.1);
    }

    /// Prints the row, and adds it to the history.
    pub(crate) fn print(&self, name: &str, history: &mut History) {
        let ((time, peer_time), (memory, peer_memory)) = (self.time, self.memory);
        let (times, memories) = (time / peer_time, memory / peer_memory);
        say(&format!(
            "{name:<22} {time:>9.1} {peer_time:>9.1} {times:>6.2}   {memory:>9.1} {peer_memory:>9.1} {memories:>6.2}"
        ));
        history.row(name, &[("time", times), ("memory", memories)]);
    }
}
