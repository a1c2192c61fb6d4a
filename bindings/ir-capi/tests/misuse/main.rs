//! Random sequences of calls, with handles that are null, stale, of another context, of another kind, or no
//! handles at all. A call either works, reports an error, or ends the process with a message that names the
//! function; nothing else may happen.
//!
//! A process that ended is replaced by another one, which goes on with the next sequence.
//! `ODSGEN_MISUSE_SEQUENCES` is the number of sequences, and `ODSGEN_MISUSE_FIRST` the first one.

mod calls;
mod world;

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, thread};

/// The sequences that a process runs, as `first..end`.
const CHILD: &str = "ODSGEN_MISUSE_CHILD";

/// The end of a process.
struct Outcome {
    /// The last sequence that it began.
    last: u64,
    /// Why that is an error.
    wrong: Option<String>,
    ended_early: bool,
}

/// Runs the sequences from `first` on in another process.
fn run_process(first: u64, end: u64) -> Outcome {
    let program = env::current_exe().expect("tests have a path");
    let mut command = Command::new(program);
    command
        .args(["random_calls_corrupt_nothing", "--exact", "--nocapture"])
        .env(CHILD, format!("{first}..{end}"))
        .env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().expect("the test starts again");
    let mut errors = process.stderr.take().expect("it is piped");
    let errors = thread::spawn(move || {
        let mut text = Vec::new();
        errors.read_to_end(&mut text).ok();
        String::from_utf8_lossy(&text).into_owned()
    });
    let lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
    let last = lines.map_while(Result::ok).filter_map(|line| line.rsplit(' ').next()?.parse().ok()).last();
    let status = process.wait().expect("the process ends");
    let errors = errors.join().expect("a thread that reads");
    let message = errors.lines().rev().find(|line| line.starts_with("error: mlir")).unwrap_or_default();
    let is_refused = !message.is_empty() && !message.contains("panicked") && was_aborted(status);
    let wrong = (!status.success() && !is_refused).then(|| {
        let lines: Vec<&str> = errors.lines().collect();
        format!("{status}\n{}", lines[lines.len().saturating_sub(12)..].join("\n"))
    });
    Outcome { last: last.unwrap_or(first), wrong, ended_early: !status.success() }
}

fn was_aborted(status: std::process::ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    // SIGABRT.
    status.signal() == Some(6)
}

/// Runs the sequences of a range one after the other. Returns what was wrong, and how many processes ended
/// early.
fn run_range(mut first: u64, end: u64) -> (Vec<String>, u64) {
    let (mut wrong, mut ended) = (Vec::new(), 0);
    while first < end {
        let outcome = run_process(first, end);
        ended += u64::from(outcome.ended_early);
        wrong.extend(outcome.wrong.map(|wrong| format!("sequence {}: {wrong}", outcome.last)));
        first = outcome.last + 1;
    }
    (wrong, ended)
}

fn number(variable: &str, default: u64) -> u64 {
    env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn random_calls_corrupt_nothing() {
    if let Ok(range) = env::var(CHILD) {
        let (first, end) = range.split_once("..").expect("two numbers");
        let (first, end): (u64, u64) = (first.parse().expect("a number"), end.parse().expect("a number"));
        watch();
        (first..end).for_each(world::run_sequence);
        return;
    }
    let first = number("ODSGEN_MISUSE_FIRST", 0);
    let end = first + number("ODSGEN_MISUSE_SEQUENCES", 400);
    let middle = first.midpoint(end);
    let other = thread::spawn(move || run_range(middle, end));
    let (mut wrong, mut ended) = run_range(first, middle);
    let (others, also_ended) = other.join().expect("a thread that runs sequences");
    wrong.extend(others);
    ended += also_ended;
    assert!(wrong.is_empty(), "{} sequences are wrong:\n{}", wrong.len(), wrong.join("\n"));
    // Wrong handles are given to functions without a result, and most sequences reach their end all the same.
    let sequences = end - first;
    assert!(ended > 0 && ended < sequences * 3 / 4, "{ended} of {sequences} sequences ended the process");
}

/// Ends the process when one sequence does not end.
fn watch() {
    thread::spawn(|| {
        let mut before = u64::MAX;
        loop {
            thread::sleep(Duration::from_secs(5));
            let now = world::current_sequence();
            if now == before {
                // The parent misses the message of an exported function.
                std::process::exit(3);
            }
            before = now;
        }
    });
}
