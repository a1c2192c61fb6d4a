//! Runs two readers of MLIR's text on the same modules and finds the differences.
//!
//! One process reads many modules, split by `// -----`. A tool that crashes loses its batch. The batch is
//! then halved until the crashing module is alone.

mod process;

use crate::irgen::SEPARATOR;
use crate::mutants::excuse;
use std::io;
use std::path::{Path, PathBuf};

/// Whether a character may be part of the name of a value in a text.
#[must_use]
pub fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '#')
}

/// One of the tools to compare.
#[derive(Clone, Debug)]
pub struct Tool {
    /// The program.
    pub program: PathBuf,
    /// Its options, without the input file.
    pub options: Vec<String>,
    /// Whether a crash counts as a refusal, for passes that leave invalid IR.
    pub dies_when_refusing: bool,
    /// Whether to record the first error about a module that the tool refuses.
    pub notes_messages: bool,
    /// Limit of memory in KiB; a tool that needs more dies.
    pub memory: u64,
}

/// Options of the programs that compare the tools on random modules.
#[derive(Clone, Debug, clap::Args)]
pub struct Tools {
    /// Our tool.
    #[arg(long, default_value = "ods-opt")]
    pub ours: PathBuf,
    /// The peer.
    #[arg(long, default_value = "mlir-opt-22")]
    pub peer: PathBuf,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    pub first: u64,
}

/// The outcome of a tool for one module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The tool accepted the module and printed this.
    Printed(String),
    /// The tool refused the module. The text is its first error if that is recorded: the location in the
    /// module, and the message.
    Refused(String),
    /// The tool crashed or was killed.
    Died,
}

impl Tool {
    /// Our tool with options.
    #[must_use]
    pub fn ours(program: &Path, options: &[String]) -> Tool {
        Tool {
            program: program.to_owned(),
            options: options.to_owned(),
            dies_when_refusing: false,
            notes_messages: false,
            memory: 2 * 1024 * 1024,
        }
    }

    /// The peer with options. It gets more memory, because its use of memory is not compared.
    #[must_use]
    pub fn peer(program: &Path, options: &[String]) -> Tool {
        Tool { memory: 8 * 1024 * 1024, ..Tool::ours(program, options) }
    }

    /// The outcome of the tool for each module; `scratch` is a folder for the input.
    pub fn run(&self, modules: &[String], scratch: &Path) -> io::Result<Vec<Outcome>> {
        if modules.is_empty() {
            return Ok(Vec::new());
        }
        let input = scratch.join("input.mlir");
        std::fs::write(&input, modules.join(SEPARATOR))?;
        let output = process::run(self, &input, modules.len())?;
        let text = String::from_utf8_lossy(&output.stdout);
        let parts: Vec<&str> = text.split(SEPARATOR).collect();
        if output.status.code().is_some_and(|code| code < 2) && parts.len() == modules.len() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            let messages = process::first_messages(&stderr, &input.display().to_string(), modules);
            let parts = parts.into_iter().zip(messages).zip(modules);
            return parts
                .map(|((part, message), module)| self.outcome(part, message, module, scratch))
                .collect();
        }
        if modules.len() == 1 {
            return Ok(vec![Outcome::Died]);
        }
        let (first, second) = modules.split_at(modules.len() / 2);
        let mut outcomes = self.run(first, scratch)?;
        outcomes.extend(self.run(second, scratch)?);
        Ok(outcomes)
    }

    /// The outcome of one module of several. A tool prints nothing for a module that it refuses.
    ///
    /// If the error of a refused module is outside the module, the tool runs again on that module alone.
    fn outcome(
        &self,
        part: &str,
        message: Option<String>,
        module: &String,
        scratch: &Path,
    ) -> io::Result<Outcome> {
        Ok(match (part.trim_matches('\n'), message) {
            ("", _) if self.dies_when_refusing => Outcome::Died,
            ("", _) if !self.notes_messages => Outcome::Refused(String::new()),
            ("", Some(message)) => Outcome::Refused(message),
            ("", None) => {
                let input = scratch.join("single.mlir");
                std::fs::write(&input, module)?;
                let output = process::run(self, &input, 1)?;
                let stderr = String::from_utf8_lossy(&output.stderr);
                let file = input.display().to_string();
                let found = process::first_messages(&stderr, &file, std::slice::from_ref(module));
                Outcome::Refused(found.into_iter().next().flatten().unwrap_or_default())
            }
            (text, _) => Outcome::Printed(text.to_owned()),
        })
    }
}

/// A module with different outcomes of two tools.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The module, reduced.
    pub module: String,
    /// The outcomes of our tool and of the peer.
    pub outcomes: [Outcome; 2],
}

/// The first `limit` differences among the modules, reduced if requested.
///
/// Our tool must not crash. A crash of the peer is not a difference.
pub fn differences(
    modules: &[String],
    ours: &Tool,
    peer: &Tool,
    limit: usize,
    reduce: bool,
    scratch: &Path,
) -> io::Result<Vec<Difference>> {
    let (our_outcomes, peer_outcomes) = (ours.run(modules, scratch)?, peer.run(modules, scratch)?);
    let mut found = Vec::new();
    for ((module, a), b) in modules.iter().zip(our_outcomes).zip(peer_outcomes) {
        if !differ(&a, &b) || a != Outcome::Died && dies_alone(peer, module, scratch)? {
            continue;
        }
        let smaller = if reduce { reduced(module, ours, peer, scratch)? } else { None };
        found.push(smaller.unwrap_or(Difference { module: module.clone(), outcomes: [a, b] }));
        if found.len() == limit {
            break;
        }
    }
    Ok(found)
}

/// Whether a module crashes the tool when it is alone. In a process with others the tool may refuse it
/// instead, because the outcome after a use of freed memory is arbitrary.
fn dies_alone(tool: &Tool, module: &str, scratch: &Path) -> io::Result<bool> {
    Ok(tool.run(&[module.to_owned()], scratch)? == [Outcome::Died])
}

fn differ(ours: &Outcome, peer: &Outcome) -> bool {
    match (ours, peer) {
        (Outcome::Died, _) => true,
        (_, Outcome::Died) => false,
        (a, b) => a != b,
    }
}

/// Removes parts of a module while the tools still differ in the same way.
fn reduced(module: &str, ours: &Tool, peer: &Tool, scratch: &Path) -> io::Result<Option<Difference>> {
    /// Trials after which the module is small enough.
    const TRIALS: usize = 1000;
    let differences = |modules: &[String]| {
        let outcomes = ours.run(modules, scratch)?.into_iter().zip(peer.run(modules, scratch)?);
        let differences = modules.iter().zip(outcomes).enumerate().map(|(index, (module, (ours, peer)))| {
            (index, Difference { module: module.clone(), outcomes: [ours, peer] })
        });
        let differences = differences.filter(|(_, found)| differ(&found.outcomes[0], &found.outcomes[1]));
        io::Result::Ok(differences.collect::<Vec<(usize, Difference)>>())
    };
    let whole = [module.to_owned()];
    let Some((_, mut best)) = differences(&whole)?.pop() else { return Ok(None) };
    reduce::reduce_text(module, TRIALS, |modules| {
        if is_small_and_known(&best) {
            return Ok(Vec::new());
        }
        let mut found = differences(modules)?;
        found.retain(|(_, found)| same_kind(&found.outcomes, &best.outcomes));
        let indices = found.iter().map(|(index, _)| *index).collect();
        if let Some((_, first)) = found.into_iter().next() {
            best = first;
        }
        Ok(indices)
    })?;
    Ok(Some(best))
}

/// Whether the reason for a difference is known, and the module too small to hide another difference.
fn is_small_and_known(difference: &Difference) -> bool {
    /// Lines of a module with a single reason, at most.
    const LINES: usize = 10;
    let Difference { module, outcomes } = difference;
    module.lines().count() <= LINES && excuse(module, outcomes).is_some()
}

/// Whether two pairs of outcomes are equal except for the output.
fn same_kind(a: &[Outcome; 2], b: &[Outcome; 2]) -> bool {
    a.iter().zip(b).all(|(a, b)| std::mem::discriminant(a) == std::mem::discriminant(b))
}

/// Writes a difference: the module, and the outcomes of both tools.
pub fn report(mut out: impl io::Write, difference: &Difference) -> io::Result<()> {
    writeln!(out, "=== module\n{}", difference.module)?;
    for (who, outcome) in ["ours", "peer"].into_iter().zip(&difference.outcomes) {
        match outcome {
            Outcome::Printed(text) => writeln!(out, "=== {who} prints\n{text}")?,
            Outcome::Refused(message) => writeln!(out, "=== {who} refuses: {message}")?,
            Outcome::Died => writeln!(out, "=== {who} dies")?,
        }
    }
    Ok(())
}
