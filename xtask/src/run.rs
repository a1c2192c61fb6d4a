//! Runs programs, and finds our own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::Result;

/// Prints a line on the standard output.
pub(crate) fn say(line: &str) {
    // Without a reader, the exit code still reports the outcome.
    let _ = writeln!(std::io::stdout().lock(), "{line}");
}

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// Cargo, in the workspace.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a command to its end, and shows its output.
///
/// # Errors
/// When it cannot be started or fails.
pub(crate) fn step(command: &mut Command) -> Result {
    let shown = shown(command);
    say(&format!("$ {shown}"));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("'{shown}' failed: {status}")),
        Err(error) => Err(format!("'{shown}' cannot be started: {error}")),
    }
}

/// A command as a user would type it.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Whether a program can be started.
pub(crate) fn is_there(program: &str, argument: &str) -> bool {
    let mut command = Command::new(program);
    command.arg(argument).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Cargo's target folder.
///
/// # Errors
/// When our own path is unknown.
pub(crate) fn target() -> Result<PathBuf> {
    // The program itself is in it, in the folder of its profile.
    let own = std::env::current_exe().map_err(|error| format!("our own place is not known: {error}"))?;
    Ok(own.parent().and_then(Path::parent).unwrap_or(Path::new("target")).to_owned())
}

/// The number of processes to run side by side.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// The results of the tasks in their order. They run on all cores. This is a copy of the function in
/// `build-support`, which would compile the generator.
pub(crate) fn on_all_cores<T: Sync, R: Send>(tasks: &[T], run: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..cores() {
            scope.spawn(|| {
                while let index = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(task) = tasks.get(index)
                {
                    let result = run(task);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}
