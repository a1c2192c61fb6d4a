//! Time and memory of whole processes.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use crate::Result;
use crate::run::shown;

/// GNU time, which reads a process's greatest memory from the system.
const GNU_TIME: &str = "/usr/bin/time";

/// The wall time of a process in milliseconds, including its start and its end. The output is discarded.
///
/// # Errors
/// When it cannot be started or fails.
pub(super) fn milliseconds(command: &mut Command) -> Result<f64> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let status = command.status();
    let time = start.elapsed();
    match status {
        Ok(status) if status.success() => Ok(time.as_secs_f64() * 1e3),
        Ok(status) => Err(format!("'{}' failed: {status}", shown(command))),
        Err(error) => Err(format!("'{}' cannot be started: {error}", shown(command))),
    }
}

/// The greatest resident memory of a process in KiB. Without GNU time it is sampled, which can miss the peak.
///
/// # Errors
/// When it cannot be measured.
pub(super) fn peak_kib(command: &Command) -> Result<u64> {
    let again = |program: &std::ffi::OsStr| {
        let mut again = Command::new(program);
        again.stdin(Stdio::null()).stdout(Stdio::null());
        if let Some(folder) = command.get_current_dir() {
            again.current_dir(folder);
        }
        again
    };
    if Path::new(GNU_TIME).is_file() {
        let mut timed = again(GNU_TIME.as_ref());
        timed.args(["-f", "%M"]).arg(command.get_program()).args(command.get_args());
        let output = timed.output().map_err(|error| format!("{GNU_TIME} cannot be started: {error}"))?;
        let text = String::from_utf8_lossy(&output.stderr);
        let last = text.lines().last().and_then(|line| line.trim().parse().ok());
        return last.ok_or_else(|| format!("{GNU_TIME} does not tell the memory of '{}'", shown(command)));
    }
    let mut plain = again(command.get_program());
    plain.args(command.get_args()).stderr(Stdio::null());
    let child = plain.spawn().map_err(|error| format!("'{}' cannot be started: {error}", shown(command)))?;
    watched_peak(child).ok_or_else(|| format!("the memory of '{}' is not known", shown(command)))
}

fn watched_peak(mut child: Child) -> Option<u64> {
    let mut peak = None;
    while child.try_wait().ok()?.is_none() {
        peak = peak.max(resident_peak_kib(child.id()));
    }
    peak
}

/// The greatest resident memory of a running process up to now in KiB, where the system reports it.
pub(super) fn resident_peak_kib(process: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// The median.
pub(super) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => values[n / 2],
        n => f64::midpoint(values[n / 2 - 1], values[n / 2]),
    }
}

/// The 95th percentile.
pub(super) fn percentile_95(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let index = (values.len() * 95).div_ceil(100).saturating_sub(1);
    values.get(index).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_of_a_hundred_exceed_the_percentile() {
        let values: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        assert!((percentile_95(values) - 95.0).abs() < 1e-12);
        assert!((percentile_95(vec![7.0]) - 7.0).abs() < 1e-12);
        assert!(percentile_95(Vec::new()).is_nan());
    }

    #[test]
    fn the_median_of_an_even_number_lies_between_two() {
        assert!((median(vec![4.0, 1.0, 3.0, 2.0]) - 2.5).abs() < 1e-12);
        assert!((median(vec![4.0, 1.0, 3.0]) - 3.0).abs() < 1e-12);
    }

    #[test]
    fn memory_that_a_process_takes_is_seen() {
        let peak = peak_kib(&Command::new("true")).unwrap();
        assert!((100..1_000_000).contains(&peak), "{peak} KiB");
    }
}
