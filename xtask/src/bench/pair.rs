//! Our program and the peer's, measured in turns.

use std::process::Command;

use super::measure::{median, milliseconds, peak_kib};
use crate::Result;
use crate::run::say;

/// Memory is the same in every run except for a few pages.
const MEMORY_RUNS: u64 = 3;

/// Prints the head of a table of pairs.
pub(super) fn print_head(subject: &str, peer: &str, runs: u64) {
    say(&format!("{subject}, whole process, medians of {runs} runs in turns with {peer}"));
    say(&format!(
        "{:<22} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}",
        "file", "ms", "peer ms", "ratio", "MiB", "peer MiB", "ratio"
    ));
}

/// Times in milliseconds and memory in MiB, of ours and of the peer's.
#[derive(Default)]
pub(super) struct Pair {
    pub(super) time: (f64, f64),
    memory: (f64, f64),
}

impl Pair {
    /// Runs both programs.
    ///
    /// # Errors
    /// When a program fails.
    pub(super) fn measure(mut our: Command, mut peer: Command, runs: u64) -> Result<Pair> {
        // The first runs load the files into the system's cache.
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

    /// Adds the times and memory of another pair.
    pub(super) fn add(&mut self, other: &Pair) {
        self.time = (self.time.0 + other.time.0, self.time.1 + other.time.1);
        self.memory = (self.memory.0 + other.memory.0, self.memory.1 + other.memory.1);
    }

    /// Prints the row.
    pub(super) fn print(&self, name: &str) {
        let ((time, peer_time), (memory, peer_memory)) = (self.time, self.memory);
        let (times, memories) = (time / peer_time, memory / peer_memory);
        say(&format!(
            "{name:<22} {time:>9.1} {peer_time:>9.1} {times:>6.2}   {memory:>9.1} {peer_memory:>9.1} {memories:>6.2}"
        ));
    }
}
