//! Mutates the assembly formats of definition files at random, and prints the formats that we and
//! `mlir-tblgen` judge differently.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::Parser;
use ods_codegen::check::check;
use ods_parser::Outcome;
use ods_parser::diagnostics::Severity;
use ods_parser::eval::Options as EvalOptions;
use ods_parser::loader::DiskLoader;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// The definition files, except those that see attributes or types of several dialects.
    files: Vec<PathBuf>,
    /// The peer.
    #[arg(long, default_value = "/usr/lib/llvm-22/bin/mlir-tblgen")]
    peer: PathBuf,
    /// Directories of included files.
    #[arg(short = 'I', long, default_value = "/usr/lib/llvm-22/include")]
    include: Vec<PathBuf>,
    /// The folder of mutated files.
    #[arg(long, default_value_os_t = std::env::temp_dir())]
    scratch: PathBuf,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Number of mutations of each file.
    #[arg(long, default_value_t = 1)]
    count: u64,
}

/// The lines of definitions with a wrong format, and the messages.
type Wrong = BTreeMap<u32, String>;

/// Chunks that are inserted into formats.
const PIECES: &[&str] = &[
    "`x`",
    "`:`",
    "`,`",
    "` `",
    "``",
    "(",
    ")",
    "?",
    "^",
    ":",
    ",",
    "|",
    "<",
    ">",
    "attr-dict",
    "prop-dict",
    "operands",
    "results",
    "regions",
    "successors",
    "params",
    "type(operands)",
    "type(results)",
    "custom<F>(",
    "oilist(`a` | `b`)",
    "qualified(",
    "type(",
    "struct(params)",
    "\"x\"",
    "$",
    "foo",
    "ref(",
    "(`k`",
    ")?",
];

fn main() -> ExitCode {
    differential::exit_code(run(&Options::parse()))
}

/// Compares all files; returns the number of definitions with different verdicts.
fn run(options: &Options) -> io::Result<usize> {
    let (mut both, mut different) = (0, 0);
    let mut out = io::stdout().lock();
    for file in &options.files {
        let text = std::fs::read_to_string(file)?;
        for seed in options.first..options.first + options.count {
            let damaged = options.scratch.join("damaged.td");
            std::fs::write(&damaged, damage(&text, seed))?;
            let Some(theirs) = theirs(options, file, &damaged)? else { continue };
            let Some(ours) = ours(options, file, &damaged) else { continue };
            let lines: BTreeSet<u32> = ours.keys().chain(theirs.keys()).copied().collect();
            for line in lines {
                match (ours.get(&line), theirs.get(&line)) {
                    (Some(_), Some(_)) => both += 1,
                    (ours, theirs) => {
                        different += 1;
                        let said =
                            |message: Option<&String>| message.map_or("accepted", String::as_str).to_owned();
                        let (ours, theirs) = (said(ours), said(theirs));
                        writeln!(
                            out,
                            "{}, seed {seed}, line {line}: here: {ours}; there: {theirs}",
                            file.display()
                        )?;
                    }
                }
            }
        }
    }
    writeln!(out, "{both} formats are wrong for both, {different} for one")?;
    Ok(different)
}

/// Our verdict; none for an error that is not about a format.
fn ours(options: &Options, file: &Path, damaged: &Path) -> Option<Wrong> {
    let mut include_dirs = options.include.clone();
    include_dirs.extend(file.parent().map(Path::to_owned));
    let mut loader = DiskLoader { include_dirs, ..DiskLoader::default() };
    let Outcome { records, sources, .. } =
        ods_parser::read(&damaged.to_string_lossy(), &mut loader, &[], &EvalOptions::default());
    let mut wrong = Wrong::new();
    for diagnostic in check(&records, &sources) {
        if diagnostic.severity == Severity::Error {
            let note =
                diagnostic.notes.iter().find(|note| note.message.starts_with("in the assembly format"))?;
            if sources.is_in_main_file(note.span) {
                wrong.insert(sources.line_column(note.span.lo)?.line, diagnostic.message);
            }
        }
    }
    Some(wrong)
}

/// The peer's verdict; none when it stops for another reason, or crashes.
fn theirs(options: &Options, file: &Path, damaged: &Path) -> io::Result<Option<Wrong>> {
    let mut wrong = Wrong::new();
    for generator in ["-gen-op-defs", "-gen-attrdef-defs", "-gen-typedef-defs"] {
        let mut command = Command::new(&options.peer);
        command.args([generator, "--asmformat-error-is-fatal=0", "-o", "/dev/null"]).arg(damaged);
        for folder in options.include.iter().map(PathBuf::as_path).chain(file.parent()) {
            command.arg("-I").arg(folder);
        }
        let output = command.output()?;
        let text = String::from_utf8_lossy(&output.stderr);
        if output.status.code().is_none() || !read_messages(&text, damaged, &mut wrong) {
            return Ok(None);
        }
    }
    Ok(Some(wrong))
}

/// Collects errors and the definitions that notes name from the peer's messages. Returns whether all errors
/// are about formats.
fn read_messages(text: &str, damaged: &Path, wrong: &mut Wrong) -> bool {
    let main = format!("{}:", damaged.display());
    let mut error = None;
    for line in text.lines() {
        if line.contains("when more than 1 dialect is present") {
            return false;
        }
        if let Some(message) = line.strip_prefix("error: ") {
            error.get_or_insert(message);
        } else if line.contains(": note: in custom assembly format") {
            let number = line.strip_prefix(&main).and_then(|rest| rest.split(':').next()?.parse().ok());
            if let (Some(number), Some(message)) = (number, error.take()) {
                wrong.insert(number, message.to_owned());
            }
        } else if line.contains(": error: ") {
            return false;
        }
    }
    true
}

/// A generator of random numbers.
struct Random(u64);

impl Random {
    /// A number below a limit.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// The text with a mutation in each format that is a code literal.
fn damage(text: &str, seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ text.len() as u64);
    let mut parts = text.split("assemblyFormat = [{");
    let mut damaged = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        damaged.push_str("assemblyFormat = [{");
        match part.split_once("}]") {
            Some((format, rest)) => {
                damaged.push_str(&damage_format(format, &mut random));
                damaged.push_str("}]");
                damaged.push_str(rest);
            }
            None => damaged.push_str(part),
        }
    }
    damaged
}

/// Removes, duplicates, swaps or inserts chunks of a format.
fn damage_format(format: &str, random: &mut Random) -> String {
    let mut pieces: Vec<&str> = format.split_inclusive([' ', '(', ')', '`', '^', '?', '\n']).collect();
    for _ in 0..=random.below(2) {
        let (at, other) = (random.below(pieces.len()), random.below(pieces.len()));
        match random.below(4) {
            _ if pieces.is_empty() => {}
            0 => drop(pieces.remove(at)),
            1 => pieces.insert(at, pieces[other]),
            2 => pieces.swap(at, other),
            _ => {
                pieces.insert(at, " ");
                pieces.insert(at, PIECES[random.below(PIECES.len())]);
            }
        }
    }
    // A bracket and a brace side by side would end the literal.
    pieces.concat().replace("}]", "} ]")
}
