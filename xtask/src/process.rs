//! Running other programs, and saying what happens.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a task returns: the reason when it failed.
pub(crate) type Done = Result<(), String>;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap_or_else(|_| PathBuf::from("."))
}

/// Writes a line to standard output.
pub(crate) fn say(text: &str) {
    // With standard output closed nobody is listening.
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Writes a line to standard error.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "xtask: {text}");
}

/// Runs a program in the root of the repository, showing the command.
pub(crate) fn run(program: &str, args: &[&str]) -> Done {
    run_with(program, args, &[])
}

/// [`run`] with environment variables set.
pub(crate) fn run_with(program: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    say(&format!("$ {program} {}", args.join(" ")));
    let status = Command::new(program).args(args).envs(env.iter().copied()).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program} {} ended with {status}", args.join(" "))),
        Err(error) => Err(format!("{program} cannot be started: {error}")),
    }
}

/// [`run`] without what the program writes to standard output.
pub(crate) fn run_quietly(program: &str, args: &[&str]) -> Done {
    say(&format!("$ {program} {}", args.join(" ")));
    let status =
        Command::new(program).args(args).current_dir(root()).stdout(std::process::Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program} {} ended with {status}", args.join(" "))),
        Err(error) => Err(format!("{program} cannot be started: {error}")),
    }
}

/// Whether a program can be started.
pub(crate) fn exists(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// What a command wrote to standard output; none when it failed.
pub(crate) fn output_of<S: AsRef<OsStr>>(
    program: &Path,
    args: &[S],
    dir: &Path,
) -> Result<Option<Vec<u8>>, String> {
    let output = Command::new(program).args(args).current_dir(dir).output();
    match output {
        Ok(output) if output.status.success() => Ok(Some(output.stdout)),
        Ok(_) => Ok(None),
        Err(error) => Err(format!("{} cannot be started: {error}", program.display())),
    }
}
