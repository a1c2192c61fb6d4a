//! Runs a fuzz target over mutated inputs. `cargo xtask fuzz` starts several of these.
//!
//! ```text
//! fuzz TARGET FIRST COUNT     the inputs numbered FIRST to FIRST + COUNT
//! fuzz TARGET FIRST print     the input numbered FIRST, on the standard output
//! ```
//!
//! Exits with 0 when every input passed. Otherwise the last line of the error stream has the input's number:
//! after a panic, 5 seconds without an end, or 2 GB of memory. The program can print nothing when the system
//! kills it (stack overflow). The last number on the standard output is then at most [`STRIDE`] below.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use differential::fuzz::{Mutator, TARGETS, pieces, seeds};

/// The program prints the number of every input at this distance.
const STRIDE: u64 = 500;
/// Longest time for one input.
const MAX_TIME: Duration = Duration::from_secs(5);
/// Most memory for the process, in KiB.
const MAX_KIB: u64 = 2 << 20;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [target, first, count] = &args[..] else { return usage("three arguments are wanted") };
    let Some((_, run)) = TARGETS.iter().find(|(name, _)| name == target) else {
        return usage(&format!("there is no target '{target}'"));
    };
    let Ok(first) = first.parse::<u64>() else { return usage("FIRST is not a number") };
    let mutator = match seeds(target) {
        Ok(seeds) => Mutator::new(seeds, pieces(target)),
        Err(error) => return usage(&format!("the seeds cannot be read: {error}")),
    };
    let mut out = std::io::stdout().lock();
    if count == "print" {
        return if out.write_all(&mutator.input(first)).is_ok() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
    }
    let Ok(count) = count.parse::<u64>() else { return usage("COUNT is not a number") };
    let current = Arc::new(AtomicU64::new(first));
    watch(current.clone());
    let panicking = current.clone();
    let print_panic = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        print_panic(info);
        fail("panic", panicking.load(Ordering::SeqCst));
    }));
    for index in first..first + count {
        current.store(index, Ordering::SeqCst);
        if index % STRIDE == 0 {
            // A reader gets the position. Without a reader, the failure to write is harmless.
            let _ = writeln!(out, "{index}").and_then(|()| out.flush());
        }
        run(&mutator.input(index));
    }
    ExitCode::SUCCESS
}

fn usage(message: &str) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "fuzz: {message}; usage: fuzz TARGET FIRST COUNT|print");
    ExitCode::from(2)
}

fn fail(kind: &str, number: u64) {
    let _ = writeln!(std::io::stderr(), "fuzz: {kind} at input {number}");
    std::process::exit(1);
}

/// Ends the process when an input needs too much time or memory.
fn watch(current: Arc<AtomicU64>) {
    std::thread::spawn(move || {
        let (mut seen, mut since) = (u64::MAX, Instant::now());
        loop {
            std::thread::sleep(Duration::from_millis(50));
            let number = current.load(Ordering::SeqCst);
            if number != seen {
                (seen, since) = (number, Instant::now());
            } else if since.elapsed() > MAX_TIME {
                fail("no end after 5 seconds", number);
            }
            if resident_kib().is_some_and(|kib| kib > MAX_KIB) {
                fail("more than 2 GB", number);
            }
        }
    });
}

/// The process's memory; none where the system does not report it.
fn resident_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
