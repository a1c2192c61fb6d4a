//! Time and memory as ratios to the peers.

use std::path::{Path, PathBuf};

use crate::measure::{Median, in_turn};
use crate::peers;
use crate::process::{self, Done, root, say};

/// Files that are shown one by one.
const SHOWN: [&str; 5] = ["ArithOps.td", "LinalgStructuredOps.td", "SPIRVOps.td", "LLVMOps.td", "NVVMOps.td"];

/// Prints the table of `--print-records` against llvm-tblgen: five dialects, and the sum over all `*Ops.td`.
///
/// # Errors
/// When the peers are missing or a run fails.
pub(crate) fn run(args: &[String]) -> Done {
    let runs = match args {
        [] => 11,
        [flag, number] if flag == "--runs" => {
            number.parse().map_err(|_| format!("not a number: {number}"))?
        }
        _ => return Err("bench takes --runs N and nothing else".to_owned()),
    };
    peers::run()?;
    process::run("cargo", &["build", "--quiet", "--release", "--package", "odsgen"])?;
    let mut files = Vec::new();
    collect(&peers::include_dir().join("mlir"), &mut files);
    files.sort();
    say(&format!("--print-records, medians of {runs} runs in turn; ratios are odsgen / llvm-tblgen"));
    say(&format!(
        "{:<24} {:>10} {:>10} {:>7} {:>10} {:>10} {:>7}",
        "", "odsgen ms", "peer ms", "time", "odsgen KB", "peer KB", "memory"
    ));
    let (mut our_sum, mut their_sum, mut count) = (Median::default(), Median::default(), 0);
    for file in &files {
        // Files that the peer rejects stand for parts of others.
        let Ok((ours, theirs)) = measure(file, runs) else { continue };
        count += 1;
        our_sum.wall += ours.wall;
        their_sum.wall += theirs.wall;
        our_sum.peak = our_sum.peak.max(ours.peak);
        their_sum.peak = their_sum.peak.max(theirs.peak);
        let name = file.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if SHOWN.contains(&name) {
            row(name, ours, theirs);
        }
    }
    row(&format!("all {count} *Ops.td"), our_sum, their_sum);
    Ok(())
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.file_name().and_then(|n| n.to_str()).is_some_and(|n| n.ends_with("Ops.td")) {
            files.push(path);
        }
    }
}

fn measure(file: &Path, runs: usize) -> Result<(Median, Median), String> {
    let include = peers::include_dir();
    let text = |path: &Path| path.display().to_string();
    let (dir, own, file) = (text(&include), file.parent().map(text).unwrap_or_default(), text(file));
    let args = ["--print-records", "-I", &dir, "-I", &own, &file];
    let ours = ["tblgen", "--print-records", "-I", &dir, "-I", &own, &file];
    in_turn(runs, &include, (&root().join("target/release/odsgen"), &ours), (&peers::llvm_tblgen(), &args))
}

fn row(name: &str, ours: Median, theirs: Median) {
    say(&format!(
        "{name:<24} {:>10.1} {:>10.1} {:>7.2} {:>10.0} {:>10.0} {:>7.2}",
        ours.wall * 1e3,
        theirs.wall * 1e3,
        ours.wall / theirs.wall,
        ours.peak,
        theirs.peak,
        ours.peak / theirs.peak
    ));
}
