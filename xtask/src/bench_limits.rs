//! The speed of this machine's memory: the limit below which no program that reads and writes text comes. `book/src/reference/performance.md` adds
//! up what a run of `ods-opt` needs at least by these numbers.

use std::fs::File;
use std::hint::black_box;
use std::io::{BufRead as _, Read as _, Seek as _, Write as _};
use std::time::Instant;

use crate::Result;
use crate::python_modules::Scratch;
use crate::run::say;

/// Bytes that are read, copied and written: far more than caches hold.
const BYTES: usize = 128 << 20;

/// Bytes of a page of the system.
const PAGE: usize = 4096;

/// Prints the table.
///
/// # Errors
/// When a file cannot be written or read.
pub(crate) fn run(runs: u64) -> Result {
    let scratch = Scratch::new()?;
    let path = scratch.path().join("text");
    let text = vec![b'x'; BYTES];
    let mut copy = vec![0; BYTES];
    std::fs::write(&path, &text).map_err(|error| format!("{}: {error}", path.display()))?;
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut file = File::options().read(true).write(true).open(&path).map_err(failed)?;
    say(&format!("memory and files, {} MiB, the fastest of {runs} runs", BYTES >> 20));
    let copied = timed(runs, || copy.as_mut_slice().write_all(black_box(&text))).map_err(failed)?;
    line("copy in memory", copied, BYTES);
    // The standard library searches with the C library's `memchr`.
    let searched = timed(runs, || black_box(&text[..]).skip_until(b'\n').map(drop)).map_err(failed)?;
    line("search for a byte", searched, BYTES);
    let touched = timed(runs, || touch(BYTES)).map_err(failed)?;
    line("first write to each page", touched, BYTES);
    let nanoseconds = touched * 1e9 / (BYTES / PAGE) as f64;
    say(&format!("{:<28} {nanoseconds:>9.0} ns a page", ""));
    let read = timed(runs, || file.rewind().and_then(|()| file.read_exact(&mut copy))).map_err(failed)?;
    line("read a cached file", read, BYTES);
    let written = timed(runs, || file.rewind().and_then(|()| file.write_all(&text))).map_err(failed)?;
    line("write to a file in the cache", written, BYTES);
    Ok(())
}

/// Writes a byte of each page of new memory.
fn touch(bytes: usize) -> std::io::Result<()> {
    let mut pages = vec![0_u8; bytes];
    pages.iter_mut().step_by(PAGE).for_each(|byte| *byte = 1);
    black_box(&pages);
    Ok(())
}

/// The least time of a work in seconds: other programs only ever add to it.
fn timed(runs: u64, mut work: impl FnMut() -> std::io::Result<()>) -> std::io::Result<f64> {
    let mut least = f64::INFINITY;
    for _ in 0..runs {
        let start = Instant::now();
        work()?;
        least = least.min(start.elapsed().as_secs_f64());
    }
    Ok(least)
}

fn line(name: &str, seconds: f64, bytes: usize) {
    let rate = bytes as f64 / seconds / 1e9;
    say(&format!("{name:<28} {rate:>9.1} GB a second, {:.3} ns a byte", 1.0 / rate));
}
