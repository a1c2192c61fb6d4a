//! `conformance --projects DIR`: reads and generates checkouts of other projects, and compares with the
//! peers.
//!
//! Each folder in DIR is a project. Its include directories follow from its `include` statements: every
//! folder that one of them is relative to. A file counts if the peer accepts it with these directories and
//! the installed definitions.

mod about;
mod files;
pub(crate) mod formatted;
mod rust;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::Result;
use crate::build::Build;
use crate::peers::{LLVM_TBLGEN, MLIR_INCLUDE, MLIR_TBLGEN};
use crate::run::{on_all_cores, say};
use files::Project;

/// Generators of mlir-tblgen that are not for C++.
const GENERATORS: [&str; 12] = [
    "--gen-op-doc",
    "--gen-dialect-doc",
    "--gen-attrdef-doc",
    "--gen-typedef-doc",
    "--gen-enum-doc",
    "--gen-op-interface-docs",
    "--gen-attr-interface-docs",
    "--gen-type-interface-docs",
    "--gen-pass-doc",
    "--gen-pass-capi-header",
    "--gen-pass-capi-impl",
    "--gen-python-enum-bindings",
];

/// Options of the comparison.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// With --projects: compare the output of generators, too
    #[arg(long, requires = "projects")]
    generators: bool,
    /// With --projects: compile the Rust of each project in a crate
    #[arg(long, requires = "projects")]
    compile: bool,
}

/// Counts of a project, or of all.
#[derive(Clone, Copy, Default)]
struct Counts {
    files: usize,
    /// Number of files that the peer accepts.
    accepted: usize,
    /// Number of these with the same records here.
    equal: usize,
    /// Number of runs of generators, and of those that differ.
    runs: usize,
    differing: usize,
    /// Number of accepted files that are read without the installed definitions.
    bare: usize,
    /// Number of other files that are read without them: definitions of another version.
    other: usize,
    /// Number of dialects, of those with Rust, and of those with the same Rust without the installed
    /// definitions.
    dialects: usize,
    generated: usize,
    same: usize,
    /// Number of dialects in a crate that compiles without a warning.
    compiled: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.files += other.files;
        self.accepted += other.accepted;
        self.equal += other.equal;
        self.runs += other.runs;
        self.differing += other.differing;
        self.bare += other.bare;
        self.other += other.other;
        self.dialects += other.dialects;
        self.generated += other.generated;
        self.same += other.same;
        self.compiled += other.compiled;
    }

    fn line(&self, name: &str, options: &Options) -> String {
        let generators = if options.generators {
            format!("{}/{}", self.runs - self.differing, self.runs)
        } else {
            "-".to_owned()
        };
        let compiled = if options.compile { self.compiled.to_string() } else { "-".to_owned() };
        format!(
            "{name:<36} {:>6} {:>8} {:>6} {generators:>12} {:>6} {:>6} {:>8} {:>9} {:>6} {compiled:>8}",
            self.files,
            self.accepted,
            self.equal,
            self.bare,
            self.other,
            self.dialects,
            self.generated,
            self.same
        )
    }
}

/// Prints a table with a line for each project, and the differences.
///
/// # Errors
/// When the result for a file differs that the peer accepts.
pub(crate) fn run(folder: &Path, every: usize, options: &Options) -> Result {
    let ours = Build::Checked.program("odsgen", "odsgen")?;
    say(&format!(
        "{:<36} {:>6} {:>8} {:>6} {:>12} {:>6} {:>6} {:>8} {:>9} {:>6} {:>8}",
        "project",
        "files",
        "accepted",
        "equal",
        "generators",
        "bare",
        "other",
        "dialects",
        "generated",
        "same",
        "compiled"
    ));
    let mut all = Counts::default();
    for folder in files::folders(folder)? {
        let project = Project::new(&folder, every.max(1))?;
        let counts = measure(&project, &ours, options)?;
        say(&counts.line(&project.name, options));
        all.add(&counts);
    }
    say(&all.line("all", options));
    match (all.accepted - all.equal) + all.differing {
        0 => Ok(()),
        wrong => Err(format!("{wrong} comparisons differ")),
    }
}

/// The outcome of one file.
#[derive(Default)]
struct Verdict {
    accepted: bool,
    equal: bool,
    runs: usize,
    differing: Vec<String>,
    is_read_bare: bool,
}

fn measure(project: &Project, ours: &Path, options: &Options) -> Result<Counts> {
    let verdicts = by_file(&project.files, |file| verdict(project, ours, file, options));
    let mut counts = Counts { files: verdicts.len(), ..Counts::default() };
    for (file, verdict) in &verdicts {
        counts.accepted += usize::from(verdict.accepted);
        counts.equal += usize::from(verdict.accepted && verdict.equal);
        counts.bare += usize::from(verdict.accepted && verdict.is_read_bare);
        counts.other += usize::from(!verdict.accepted && verdict.is_read_bare);
        counts.runs += verdict.runs;
        counts.differing += verdict.differing.len();
        if verdict.accepted && !verdict.equal {
            say(&format!("  {file}: the records differ"));
        }
        if verdict.accepted && !verdict.is_read_bare {
            say(&format!("  {file}: needs installed definitions"));
        }
        for generator in &verdict.differing {
            say(&format!("  {file}: {generator} differs"));
        }
    }
    let accepted: Vec<String> =
        verdicts.iter().filter(|(_, verdict)| verdict.accepted).map(|(file, _)| file.clone()).collect();
    rust::measure(project, ours, &accepted, options.compile, &mut counts)?;
    Ok(counts)
}

fn verdict(project: &Project, ours: &Path, file: &str, options: &Options) -> Verdict {
    let is_read_bare = bare(project, ours, &["records", "-o", "/dev/null"], file)
        .is_some_and(|output| output.status.success());
    let Some(peer) = installed(project, LLVM_TBLGEN.as_ref(), &["--print-records"], file) else {
        return Verdict { is_read_bare, ..Verdict::default() };
    };
    if !peer.status.success() {
        return Verdict { is_read_bare, ..Verdict::default() };
    }
    let our = installed(project, ours, &["tblgen", "--print-records"], file);
    let equal = our.is_some_and(|our| our.status.success() && our.stdout == peer.stdout);
    let mut verdict = Verdict { accepted: true, equal, is_read_bare, ..Verdict::default() };
    for generator in GENERATORS.iter().filter(|_| options.generators) {
        let their = installed(project, MLIR_TBLGEN.as_ref(), &[generator], file);
        let our = installed(project, ours, &["tblgen", generator], file);
        if let (Some(their), Some(our)) = (their, our) {
            let both = (their.status.success(), our.status.success());
            let is_same = both == (false, false) || (both == (true, true) && their.stdout == our.stdout);
            verdict.runs += 1;
            if !is_same {
                verdict.differing.push((*generator).to_owned());
            }
        }
    }
    verdict
}

/// Runs a program on a file with the project's include directories and the installed definitions.
fn installed(project: &Project, program: &Path, before: &[&str], file: &str) -> Option<Output> {
    output(project, program, before, file, &["-I", MLIR_INCLUDE])
}

/// Runs ours on a file with the project's include directories only.
fn bare(project: &Project, ours: &Path, before: &[&str], file: &str) -> Option<Output> {
    output(project, ours, before, file, &[])
}

fn output(project: &Project, program: &Path, before: &[&str], file: &str, after: &[&str]) -> Option<Output> {
    let mut command = Command::new(program);
    command.args(before).arg(file).args(project.includes(file)).args(after);
    command.current_dir(&project.folder).stdin(Stdio::null()).output().ok()
}

/// The results of a function on each file, by file.
fn by_file<T: Send>(files: &[String], work: impl Fn(&str) -> T + Sync) -> BTreeMap<String, T> {
    files.iter().cloned().zip(on_all_cores(files, |file| work(file))).collect()
}
