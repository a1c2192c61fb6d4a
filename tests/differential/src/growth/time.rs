//! Times of both programs at growing sizes. They are times of the processors, so that shapes can be measured
//! side by side.

use super::plan::Shape;
use crate::limited::timed;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

/// The programs to compare, and a file for the module.
pub struct Programs {
    /// The optimised `ods-opt`.
    pub ours: PathBuf,
    /// `mlir-opt`.
    pub peer: PathBuf,
    /// The file for the module.
    pub file: PathBuf,
    /// A run that takes more of the processors' time is killed, and counts as failed.
    pub limit: Duration,
}

/// Why a shape is reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding {
    /// Nothing to report.
    Fine {
        /// Seconds of `ods-opt` at the largest size.
        ours: f64,
        /// Seconds of the peer. The real time may be longer, because a slower peer is not waited for.
        peer: f64,
    },
    /// The peer refuses the module, crashes, or takes longer than the limit.
    PeerFails,
    /// The peer accepts the module, and `ods-opt` refuses it.
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
        /// The same for the peer, without the time of its start.
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

/// The smallest size, a quarter of the first size with a known growth.
const FIRST: usize = 64;
/// The largest size: 64 times four, five times.
const LAST: usize = 65_536;
/// Seconds from which on a time indicates growth.
const ENOUGH: f64 = 0.06;
/// Largest growth for four times the size that is not reported: linear, with a cache that becomes too small.
const LINEAR: f64 = 5.5;
/// KiB of address space of a run.
const MEMORY: u64 = 8 << 20;
/// Seconds of the peer's start, which its growth excludes.
const START: f64 = 0.03;

/// Measures a shape at growing sizes.
///
/// # Errors
/// When a file cannot be written, or a program cannot be started.
pub fn measure(shape: &Shape, programs: &Programs) -> Result<Finding, String> {
    let (mut size, mut before) = (FIRST, 0.0);
    loop {
        let Some(ours) = least(shape, size, &programs.ours, programs, 1)? else {
            let peer = least(shape, size, &programs.peer, programs, 1)?;
            return Ok(peer.map_or(Finding::PeerFails, |_| Finding::OursFails { size }));
        };
        if ours > ENOUGH && before > 0.0 || size >= LAST {
            let glance = if ours > LINEAR * before { None } else { glance(shape, size, ours, programs)? };
            return glance.map_or_else(|| compare(shape, size, programs), Ok);
        }
        (size, before) = (size * 4, ours);
    }
}

/// A single run of the peer for a shape that needs `ours` seconds with our program and grows linearly; none
/// if the peer is faster. The run ends as soon as it has taken longer. Nearly all shapes are decided here.
/// Waiting for the peer was most of the time of a search.
fn glance(shape: &Shape, size: usize, ours: f64, programs: &Programs) -> Result<Option<Finding>, String> {
    write(shape, size, programs)?;
    // The system counts whole seconds.
    let limit = ours.ceil() as u64;
    Ok(match run(shape, &programs.peer, programs, limit)? {
        Run::Seconds(peer) if peer > ours => Some(Finding::Fine { ours, peer }),
        Run::Seconds(_) => None,
        Run::Ended => Some(Finding::Fine { ours, peer: limit as f64 }),
        Run::Failed => Some(Finding::PeerFails),
    })
}

/// Compares with the peer at a size and a quarter of it. A slow result is measured again, because other work
/// may have disturbed the run.
fn compare(shape: &Shape, size: usize, programs: &Programs) -> Result<Finding, String> {
    let mut finding = Finding::PeerFails;
    for runs in [1, 2, 5] {
        let both = |program: &Path| -> Result<_, String> {
            let small = least(shape, size / 4, program, programs, runs)?;
            Ok((small, least(shape, size, program, programs, runs)?))
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

/// The least time of several runs in seconds; none if the program fails or takes too long.
fn least(
    shape: &Shape,
    size: usize,
    program: &Path,
    programs: &Programs,
    runs: usize,
) -> Result<Option<f64>, String> {
    write(shape, size, programs)?;
    let mut least = f64::INFINITY;
    for _ in 0..runs {
        match run(shape, program, programs, programs.limit.as_secs())? {
            Run::Seconds(seconds) => least = least.min(seconds),
            Run::Ended | Run::Failed => return Ok(None),
        }
    }
    Ok(Some(least))
}

fn write(shape: &Shape, size: usize, programs: &Programs) -> Result<(), String> {
    let file = &programs.file;
    std::fs::write(file, shape.text(size)).map_err(|error| format!("{}: {error}", file.display()))
}

/// The end of a run.
enum Run {
    /// Success, after this number of seconds of the processors' time.
    Seconds(f64),
    /// The run reached its limit of time.
    Ended,
    /// The program refused the module, or crashed.
    Failed,
}

/// The shell's status for a killed program, as at the limit of time.
const KILLED: i32 = 128 + 9;

/// A run with a limit in seconds.
fn run(shape: &Shape, program: &Path, programs: &Programs, seconds: u64) -> Result<Run, String> {
    let output = timed(program, seconds, MEMORY)
        .args(["--allow-unregistered-dialect", "-o", "/dev/null"])
        .args(shape.passes())
        .arg(&programs.file)
        .stdout(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    if !output.status.success() {
        return Ok(if output.status.code() == Some(KILLED) { Run::Ended } else { Run::Failed });
    }
    let shown = String::from_utf8_lossy(&output.stderr);
    let seconds: Result<Vec<f64>, _> = shown.split_whitespace().map(str::parse).collect();
    match seconds {
        Ok(seconds) if !seconds.is_empty() => Ok(Run::Seconds(seconds.iter().sum())),
        _ => Err(format!("{}: no time, but '{}'", program.display(), shown.trim_end())),
    }
}
