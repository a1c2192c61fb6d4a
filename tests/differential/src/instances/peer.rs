//! Runs mlir-opt, and other programs.

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

use super::{MARK, PEER};

/// Runs a program with an input.
pub(super) fn run(command: &mut Command, input: &str) -> Result<(String, String), String> {
    let failed = |error: std::io::Error| format!("a program cannot be run: {error}");
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(failed)?;
    let mut stdin = child.stdin.take().ok_or("no input")?;
    let (mut stdout, mut stderr) =
        (child.stdout.take().ok_or("no output")?, child.stderr.take().ok_or("no errors")?);
    let (output, errors) = std::thread::scope(|scope| {
        scope.spawn(move || {
            // A program that ends early does not read the whole input.
            let _ = stdin.write_all(input.as_bytes());
        });
        let errors = scope.spawn(move || {
            let mut text = Vec::new();
            stderr.read_to_end(&mut text).map(|_| String::from_utf8_lossy(&text).into_owned())
        });
        let mut text = Vec::new();
        let output = stdout.read_to_end(&mut text).map(|_| String::from_utf8_lossy(&text).into_owned());
        (output, errors.join())
    });
    child.wait().map_err(failed)?;
    Ok((output.map_err(failed)?, errors.map_err(|_| "no errors")?.map_err(failed)?))
}

/// The output of mlir-opt for each module, or its first error.
pub(super) fn peer(modules: &[&str], options: &[&str]) -> Result<Vec<Result<String, String>>, String> {
    const EVERY: usize = 48;
    let mut all = Vec::new();
    for some in modules.chunks(EVERY) {
        all.extend(peer_at_once(some, options)?);
    }
    Ok(all)
}

/// Runs mlir-opt on several modules at once. If it crashes, each half runs alone.
fn peer_at_once(modules: &[&str], options: &[&str]) -> Result<Vec<Result<String, String>>, String> {
    let mut command = Command::new(PEER);
    command.args(["--allow-unregistered-dialect", "--split-input-file", "-"]).args(options);
    let (output, errors) = run(&mut command, &modules.join(MARK))?;
    let parts: Vec<&str> = output.split(MARK).collect();
    if parts.len() == modules.len() {
        return Ok(results(modules, &parts, &errors));
    }
    if let [module] = modules {
        return Ok(results(&[module], &[&output], &errors));
    }
    let (first, second) = modules.split_at(modules.len() / 2);
    let mut all = peer_at_once(first, options)?;
    all.extend(peer_at_once(second, options)?);
    Ok(all)
}

fn results(modules: &[&str], parts: &[&str], errors: &str) -> Vec<Result<String, String>> {
    let mut line = 1;
    let mut results = Vec::new();
    for (module, part) in modules.iter().zip(parts) {
        let lines = line..line + module.lines().count() + 1;
        line = lines.end;
        let is_here = |error: &&str| error_line(error).is_some_and(|line| lines.contains(&line));
        if part.trim().is_empty() {
            results.push(Err(errors.lines().find(is_here).unwrap_or("refused").to_owned()));
        } else {
            results.push(Ok((*part).to_owned()));
        }
    }
    results
}

/// The line of an error in the whole text: `<stdin>:5:3: error: …` or, in a split file, `within split at
/// <stdin>:5 offset :3:3: error: …`.
fn error_line(error: &str) -> Option<usize> {
    if !error.contains(": error: ") {
        return None;
    }
    match error.strip_prefix("within split at <stdin>:") {
        None => error.strip_prefix("<stdin>:")?.split(':').next()?.parse().ok(),
        Some(rest) => {
            let (start, rest) = rest.split_once(" offset :")?;
            let (start, line): (usize, usize) = (start.parse().ok()?, rest.split(':').next()?.parse().ok()?);
            Some(start + line - 1)
        }
    }
}
