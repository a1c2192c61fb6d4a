//! Times of both programs at growing sizes: those of the processors, so that shapes can be measured side by side.

use super::plan::Shape;
use crate::limited::timed;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

/// The programs that are compared, and a file for the module.
pub struct Programs {
    /// The optimised `ods-opt`.
    pub ours: PathBuf,
    /// `mlir-opt`.
    pub peer: PathBuf,
    /// Where the module is written.
    pub file: PathBuf,
    /// A run that takes more of the processors' time is ended, and counts as failed.
    pub limit: Duration,
}

/// Why a shape is reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding {
    /// Nothing to report.
    Fine {
        /// Seconds of `ods-opt` at the largest size.
        ours: f64,
        /// Seconds of the peer.
        peer: f64,
    },
    /// The peer refuses the module, crashes, or takes longer than the limit.
    PeerFails,
    /// The peer takes the module, and `ods-opt` does not.
    OursFails {
        /// The size of the module.
        size: usize,
    },
    /// `ods-opt` takes longer, or grows faster for four times the size.
    Slow {
        /// The size of the module.
        size: usize,
        /// Seconds of `ods-opt`.
        ours: f64,
        /// Seconds of the peer.
        peer: f64,
        /// Time divided by the time at a quarter of the size.
        growth: f64,
        /// The same of the peer, whose start is not counted.
        peer_growth: f64,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fine { ours, peer } => write!(f, "fine: {ours:.3} s, peer {peer:.3} s"),
            Self::PeerFails => f.write_str("the peer fails"),
            Self::OursFails { size } => write!(f, "ods-opt fails at {size}, the peer does not"),
            Self::Slow { size, ours, peer, growth, peer_growth } => write!(
                f,
                "slow at {size}: {ours:.3} s, peer {peer:.3} s; growth {growth:.1}, peer's {peer_growth:.1}"
            ),
        }
    }
}

/// The smallest size, a quarter of the first one whose growth is known.
const FIRST: usize = 64;
/// The largest size: 64 times four, five times.
const LAST: usize = 65_536;
/// Seconds from which on a time says something about growth.
const ENOUGH: f64 = 0.06;
/// Growth for four times the size that is no sign of anything: linear, with a cache that becomes too small.
const LINEAR: f64 = 5.5;
/// KiB of address space of a run.
const MEMORY: u64 = 8 << 20;
/// Seconds of the peer's start, which its growth does not count.
const START: f64 = 0.03;

/// Measures a shape at growing sizes.
///
/// # Errors
/// When a file cannot be written, or a program cannot be started.
pub fn measure(shape: &Shape, programs: &Programs) -> Result<Finding, String> {
    let (mut size, mut before) = (FIRST, 0.0);
    loop {
        let Some(ours) = time(shape, size, &programs.ours, programs, 1)? else {
            let peer = time(shape, size, &programs.peer, programs, 1)?;
            return Ok(peer.map_or(Finding::PeerFails, |_| Finding::OursFails { size }));
        };
        if ours > ENOUGH && before > 0.0 || size >= LAST {
            return compare(shape, size, programs);
        }
        (size, before) = (size * 4, ours);
    }
}

/// Compares with the peer at a size and a quarter of it. What looks slow is measured again, because a run may be disturbed.
fn compare(shape: &Shape, size: usize, programs: &Programs) -> Result<Finding, String> {
    let mut finding = Finding::PeerFails;
    for runs in [1, 2, 5] {
        let both = |program: &Path| -> Result<_, String> {
            Ok((time(shape, size / 4, program, programs, runs)?, time(shape, size, program, programs, runs)?))
        };
        let (Some(our_small), Some(ours)) = both(&programs.ours)? else { continue };
        let (Some(peer_small), Some(peer)) = both(&programs.peer)? else { return Ok(Finding::PeerFails) };
        let growth = ours / our_small;
        let peer_growth = (peer - START) / (peer_small - START).max(0.001);
        let is_faster_growing = growth > LINEAR && growth > 1.3 * peer_growth && ours > 0.1 * peer;
        if ours < peer && !is_faster_growing {
            return Ok(Finding::Fine { ours, peer });
        }
        finding = Finding::Slow { size, ours, peer, growth, peer_growth };
    }
    Ok(finding)
}

/// The least time of some runs in seconds; none if the program fails or takes too long.
fn time(
    shape: &Shape,
    size: usize,
    program: &Path,
    programs: &Programs,
    runs: usize,
) -> Result<Option<f64>, String> {
    let file = &programs.file;
    std::fs::write(file, shape.text(size)).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut least = None::<f64>;
    for _ in 0..runs {
        let Some(seconds) = run(shape, program, programs)? else { return Ok(None) };
        least = Some(least.map_or(seconds, |least| least.min(seconds)));
    }
    Ok(least)
}

/// The processors' time of a run in seconds; none if the program fails or takes too long.
fn run(shape: &Shape, program: &Path, programs: &Programs) -> Result<Option<f64>, String> {
    let output = timed(program, programs.limit.as_secs(), MEMORY)
        .args(["--allow-unregistered-dialect", "-o", "/dev/null"])
        .args(shape.passes())
        .arg(&programs.file)
        .stdout(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    if !output.status.success() {
        return Ok(None);
    }
    let shown = String::from_utf8_lossy(&output.stderr);
    let seconds: Result<Vec<f64>, _> = shown.split_whitespace().map(str::parse).collect();
    match seconds {
        Ok(seconds) if !seconds.is_empty() => Ok(Some(seconds.iter().sum())),
        _ => Err(format!("{}: no time, but '{}'", program.display(), shown.trim_end())),
    }
}
