//! Whole-process measurements of two commands in turn.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What a run took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Seconds from start to end.
    pub(crate) wall: f64,
    /// Largest resident size in kilobytes.
    pub(crate) peak: f64,
}

/// Medians over runs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Median {
    pub(crate) wall: f64,
    pub(crate) peak: f64,
}

/// Runs `ours` and `theirs` in turn, once to warm up and `runs` times that count, and returns their medians.
///
/// # Errors
/// When one cannot be run or fails.
pub(crate) fn in_turn(
    runs: usize,
    dir: &Path,
    ours: (&Path, &[&str]),
    theirs: (&Path, &[&str]),
) -> Result<(Median, Median), String> {
    let (mut our_samples, mut their_samples) = (Vec::new(), Vec::new());
    for run in 0..=runs {
        let (mine, other) = (sample(ours.0, ours.1, dir)?, sample(theirs.0, theirs.1, dir)?);
        if run > 0 {
            our_samples.push(mine);
            their_samples.push(other);
        }
    }
    Ok((median(&our_samples), median(&their_samples)))
}

fn median(samples: &[Sample]) -> Median {
    let middle = |value: fn(&Sample) -> f64| {
        let mut values: Vec<f64> = samples.iter().map(value).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or(0.0)
    };
    Median { wall: middle(|s| s.wall), peak: middle(|s| s.peak) }
}

/// Runs a command under `time`, which reports the peak that the system kept for the finished process.
fn sample(program: &Path, args: &[&str], dir: &Path) -> Result<Sample, String> {
    let report = std::env::temp_dir().join(format!("odsgen-bench-{}", std::process::id()));
    let begun = Instant::now();
    let status = Command::new("/usr/bin/time")
        .args(["-f", "%M", "-o"])
        .arg(&report)
        .arg(program)
        .args(args)
        .current_dir(dir)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let wall = begun.elapsed().as_secs_f64();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => return Err(format!("{} {} ended with {status}", program.display(), args.join(" "))),
        Err(error) => {
            return Err(format!("/usr/bin/time cannot be started ({error}); install the package 'time'"));
        }
    }
    let text = std::fs::read_to_string(&report).unwrap_or_default();
    let peak = text.lines().last().and_then(|line| line.trim().parse().ok()).unwrap_or(0.0);
    // Overwritten by the next run; the last one is small enough to stay if it cannot be removed.
    let _ = std::fs::remove_file(&report);
    Ok(Sample { wall, peak })
}
