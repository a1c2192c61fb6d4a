//! Steps of a task. All run, regardless of the results of the others.

use std::process::Command;
use std::time::Instant;

use crate::Result;
use crate::run::{root, say};

/// The steps so far.
pub(crate) struct Steps {
    start: Instant,
    count: usize,
    total: usize,
    failed: Vec<String>,
    skipped: Vec<String>,
}

impl Steps {
    /// No step of `total` yet.
    pub(crate) fn new(total: usize) -> Steps {
        Steps { start: Instant::now(), count: 0, total, failed: Vec::new(), skipped: Vec::new() }
    }

    /// Runs a step, and prints its number and its time.
    pub(crate) fn run(&mut self, name: &str, work: impl FnOnce() -> Result) {
        self.count += 1;
        say(&format!("=== [{}/{}] {name}", self.count, self.total));
        let start = Instant::now();
        if let Err(message) = work() {
            self.failed.push(format!("{name}: {message}"));
        }
        say(&format!(
            "=== {name}: {}, {} since the start{}",
            minutes(start),
            minutes(self.start),
            free_space()
        ));
    }

    /// Records a step that did not run.
    pub(crate) fn skip(&mut self, name: &str, reason: &str) {
        self.skipped.push(format!("skipped: {name} ({reason})"));
    }

    /// Runs a step if its requirements can be installed.
    pub(crate) fn run_if(&mut self, name: &str, needed: Result, work: impl FnOnce() -> Result) {
        match needed {
            Ok(()) => self.run(name, work),
            Err(reason) => {
                self.count += 1;
                self.skip(name, &reason);
            }
        }
    }

    /// Prints the summary.
    ///
    /// # Errors
    /// When a step failed.
    pub(crate) fn finish(self) -> Result {
        say(&format!("=== summary, after {}", minutes(self.start)));
        self.skipped.iter().for_each(|line| say(line));
        if self.failed.is_empty() {
            let is_complete = self.skipped.is_empty();
            say(if is_complete { "everything passed" } else { "everything that could run passed" });
            return Ok(());
        }
        Err(format!("failed:\n  {}", self.failed.join("\n  ")))
    }
}

fn minutes(start: Instant) -> String {
    let seconds = start.elapsed().as_secs();
    format!("{}:{:02} minutes", seconds / 60, seconds % 60)
}

/// The free space of the workspace's disk as `df` prints it; empty where it cannot be run.
fn free_space() -> String {
    let df = Command::new("df").args(["-Ph", "."]).current_dir(root()).output();
    let text = df.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    // The columns: file system, size, used, free, ...
    let free = text.lines().nth(1).and_then(|line| line.split_whitespace().nth(3));
    free.map(|free| format!(", {free} of disk left")).unwrap_or_default()
}
