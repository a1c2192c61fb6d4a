//! The table of `odsgen new`: the first build of a new crate, and the builds after edits of its definitions.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::Result;
use crate::measure::{median, milliseconds};
use crate::python_modules::Scratch;
use crate::run::{Build, cargo, say, step};

/// The name of the crate.
const NAME: &str = "measured";

/// Cargo compares times of files, whose steps may be as coarse as this.
const STEP: Duration = Duration::from_millis(1100);

/// Prints the table.
///
/// # Errors
/// When a program fails, or a file cannot be written.
pub(crate) fn run(runs: u64) -> Result {
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen"]))?;
    let odsgen = Build::Tested.program("odsgen", "odsgen")?;
    let scratch = Scratch::new()?;
    milliseconds(Command::new(odsgen).args(["new", NAME]).current_dir(scratch.path()))?;
    let folder = scratch.path().join(NAME);
    let build =
        || milliseconds(cargo(&["build", "--offline"]).current_dir(&folder).env_remove("CARGO_TARGET_DIR"));
    let first = build()?;
    let mut edits = Vec::new();
    for run in 0..runs {
        std::thread::sleep(STEP);
        edit(&folder.join("src").join(format!("{NAME}.ods")), run)?;
        edits.push(build()?);
    }
    say("odsgen new, without optimisation: milliseconds until the crate is built");
    say(&format!("{:<40} {first:>9.0}", "first build, with all that it depends on"));
    say(&format!("{:<40} {:>9.0}", format!("an edit of a line, median of {runs}"), median(edits)));
    Ok(())
}

/// Changes a summary, which is part of the generated documentation.
fn edit(definitions: &Path, run: u64) -> Result {
    let failed = |error: std::io::Error| format!("{}: {error}", definitions.display());
    let text = fs::read_to_string(definitions).map_err(failed)?;
    let line = |line: &str| match line.trim_start().starts_with("let summary = \"the sum of") {
        true => format!("  let summary = \"the sum of two integers, {run}\";\n"),
        false => format!("{line}\n"),
    };
    let edited: String = text.lines().map(line).collect();
    if edited == text {
        return Err(format!("{}: no line was edited", definitions.display()));
    }
    fs::write(definitions, edited).map_err(failed)
}
