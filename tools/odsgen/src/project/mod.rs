//! `odsgen build --all`: every dialect of a project, with one read of shared files.
//!
//! [`build_support::project`] discovers dialects and their files; their outputs are generated on all cores
//! ([`dialect`]). A later build reads files that changed and those that include them, and generates the
//! dialects that depend on them ([`cache`]).
//!
//! - **Invariant**: a build after changes writes what a first build writes. Outputs of a dialect depend
//!   only on the files that it includes, and on passes and interfaces in its folder.
//! - All reads share opened and parsed files (`ods_parser::pool`), but nothing that is evaluated. The key
//!   of a dialect is a checksum of its files and of all that they include.
//! - Dialects that are named, but neither the project's nor a crate's, are read from the project's includes
//!   in rounds until none is missing. The cache stores their files.

mod cache;
mod dialect;
mod workspace;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use build_support::parallel::map_in_parallel;
use build_support::project::{
    FileIndex, Files, GeneratedUpstream, Own, Plan, Reads, Upstream, add, discover, left_out_warning, module,
    upstream_dialects,
};
use ods_codegen::emit::{Failure, File, References, Registry, Settings};
use ods_parser::diagnostics::Severity;

use crate::args::ReadOptions;
use crate::exit::{self, EXIT_ERRORS, EXIT_OK, complain};
use crate::output::cannot_write;
use crate::output_set::{Difference, OutputSet, write_new};
use crate::report;
use crate::sources::Sources;
use cache::{Cache, Dialect, Other};
use dialect::{Failed, Outputs, outputs};

/// A build of a project.
pub(crate) struct Task<'a> {
    pub(crate) folder: &'a Path,
    pub(crate) out_dir: &'a Path,
    pub(crate) read: &'a ReadOptions,
    /// Names of groups of outputs; none for all.
    pub(crate) only: &'a [&'a str],
    pub(crate) settings: &'a Settings,
    /// The crates that those of a workspace depend on; `None` if the Rust is one module.
    pub(crate) workspace: Option<Sources>,
    /// Whether files are compared only.
    pub(crate) is_check: bool,
}

/// The name under which files that belong to no dialect are listed.
const PROJECT: &str = "project";

/// Runs the build and returns the exit code.
pub(crate) fn build(registry: &Registry, task: &Task<'_>) -> i32 {
    let read = match task.read.for_project(task.folder) {
        Ok(read) => read,
        Err(mistake) => return exit::unusable(mistake),
    };
    let files = match Files::find(task.folder) {
        Ok(files) => files,
        Err(message) => return exit::finish(Err(crate::output::Unwritten::Failed(message))),
    };
    let options =
        format!("{read:?} {:?} {:?} {:?} {:?}", task.read, task.only, task.settings, task.workspace);
    let mut old = Cache::load(task.out_dir, &options);
    if task.is_check {
        old = old.discard_inputs();
    } else if old.is_current(&files) {
        return EXIT_OK;
    }
    let reads = Reads::new(&files, &read);
    let (own, mut opened) = match own_files(&reads, &old, task.read) {
        Ok(found) => found,
        Err(code) => return code,
    };
    let mut dialects = BTreeMap::new();
    let mut stale = Vec::new();
    for (name, own) in &own {
        let plan = Plan::new(name, own, &files);
        match old.current(name, &plan.key) {
            Some(current) => drop(dialects.insert(name.clone(), current.clone())),
            None => stale.push(plan),
        }
    }
    let mut sets = Vec::new();
    let mut is_wrong = false;
    for (plan, outputs) in
        stale.iter().zip(map_in_parallel(&stale, |plan| outputs(plan, registry, task, &reads)))
    {
        match outputs {
            Ok(Outputs { set: None, .. }) => {}
            Ok(Outputs { set: Some(set), rust, upstream, opened: more }) => {
                dialects.insert(plan.name.to_owned(), Dialect::new(plan, &files, rust, upstream));
                opened.extend(more);
                sets.push(set);
            }
            Err(failed) => {
                is_wrong = true;
                show(task, failed);
            }
        }
    }
    if is_wrong {
        return EXIT_ERRORS;
    }
    let upstream = match upstream(task, &reads, &old, &dialects) {
        Ok(upstream) => upstream,
        Err(code) => return code,
    };
    sets.extend(upstream.iter().filter_map(|(name, generated)| new_set(task, name, generated)));
    opened.extend(upstream.values().flat_map(|generated| generated.opened.iter().cloned()));
    let upstream = upstream.iter().map(|(name, generated)| (name.clone(), Other::new(generated)));
    let upstream: BTreeMap<String, Other> = upstream.collect();
    let (shared, once) = shared(task, &dialects, &upstream);
    sets.push(OutputSet::new(task.out_dir, PROJECT, shared));
    // Outputs of dialects that are gone.
    let is_gone = |name: &&str| !dialects.contains_key(*name) && !upstream.contains_key(*name);
    let gone: BTreeSet<&str> = old.outputs().filter(is_gone).collect();
    sets.extend(gone.iter().map(|name| OutputSet::new(task.out_dir, name, Vec::new())));
    if task.is_check {
        return check(&sets);
    }
    let written = sets.iter().try_for_each(|set| set.write().map(|_| ()));
    let written = written.and_then(|()| create(task.out_dir, &once));
    let written =
        written.and_then(|()| old.update(&options, &files, opened.iter(), dialects, upstream).save());
    exit::finish(written.map_err(crate::output::Unwritten::Failed))
}

/// The files with definitions of each dialect, and the paths of the files that were read to find them:
/// changed files, and those that include them.
///
/// # Errors
/// The exit code, after errors were shown.
fn own_files(
    reads: &Reads<'_>,
    old: &Cache,
    options: &ReadOptions,
) -> Result<(BTreeMap<String, Own>, BTreeSet<String>), i32> {
    let files = reads.files;
    let read = |roots: &[FileIndex], kept: &BTreeSet<&str>| {
        discover(reads, roots, kept).map_err(|failed| {
            for outcome in failed {
                report::show(&outcome.diagnostics, &outcome.sources, options.format(), options.color);
            }
            EXIT_ERRORS
        })
    };
    let affected = old.affected(files);
    let roots: Vec<FileIndex> = files.roots().into_iter().filter(|root| affected.contains(root)).collect();
    let kept = old.dialects().filter(|_| affected.len() < files.indices().len()).collect();
    let mut found = read(&roots, &kept)?;
    let own = match old.own(files, &affected, &found.dialects) {
        Some(own) => own,
        None => {
            found = read(&files.roots(), &BTreeSet::new())?;
            std::mem::take(&mut found.dialects)
        }
    };
    for outcome in &found.left_out {
        let warning: Vec<_> = left_out_warning(outcome).into_iter().collect();
        report::show(&warning, &outcome.sources, options.format(), options.color);
    }
    Ok((own, found.opened))
}

/// The dialects that those of the project name and that it does not define.
///
/// # Errors
/// The exit code, after errors were shown.
fn upstream(
    task: &Task<'_>,
    reads: &Reads<'_>,
    old: &Cache,
    dialects: &BTreeMap<String, Dialect>,
) -> Result<BTreeMap<String, GeneratedUpstream>, i32> {
    let mut needed = Upstream::new();
    dialects.values().for_each(|dialect| add(&mut needed, &dialect.upstream));
    let known = |name: &str, files: &BTreeSet<String>| old.current_upstream(name, files);
    upstream_dialects(reads, needed, known, |name| dialects.contains_key(name)).map_err(|failed| {
        for outcome in failed {
            show(task, Failed { outcome: Box::new(outcome), failure: None });
        }
        EXIT_ERRORS
    })
}

/// The outputs of a dialect that the project does not define; `None` if those of the last build are right.
fn new_set<'t>(task: &Task<'t>, name: &str, generated: &GeneratedUpstream) -> Option<OutputSet<'t>> {
    let text = Some(&generated.text).filter(|text| !text.is_empty())?.clone();
    Some(OutputSet::new(task.out_dir, name, vec![File { path: rust_path(task, name), text }]))
}

fn rust_path(task: &Task<'_>, dialect: &str) -> String {
    match task.workspace {
        Some(_) => workspace::path(dialect),
        None => format!("rust/{dialect}.rs"),
    }
}

/// The outputs that are about all dialects, and those that are written once: a workspace, or a module with
/// the modules of all dialects beside each other, where they find each other: for `toy`, the line
/// `pub mod toy;`.
fn shared(
    task: &Task<'_>,
    dialects: &BTreeMap<String, Dialect>,
    upstream: &BTreeMap<String, Other>,
) -> (Vec<File>, Vec<File>) {
    let own = dialects.iter().filter_map(|(name, dialect)| Some((name.as_str(), dialect.rust.as_ref()?)));
    let others = upstream.iter().map(|(name, other)| (name.as_str(), &other.rust));
    let rust: BTreeMap<&str, &References> = own.chain(others).collect();
    if let Some(sources) = &task.workspace {
        return workspace::files(&rust, sources);
    }
    let modules = rust.keys().map(|name| module(name, Path::new(&format!("{name}.rs"))));
    let text = format!("// Generated by odsgen. Do not edit.\n{}", modules.collect::<String>());
    (vec![File { path: "rust/mod.rs".to_owned(), text }], Vec::new())
}

/// Writes the files that are not there.
///
/// # Errors
/// A sentence about the first that cannot be written.
fn create(folder: &Path, files: &[File]) -> Result<(), String> {
    for file in files {
        let target = folder.join(&file.path);
        if !target.exists() {
            write_new(&target, &file.text).map_err(|error| cannot_write(&target, &error))?;
        }
    }
    Ok(())
}

fn show(task: &Task<'_>, failed: Failed) {
    let mut found = match failed.failure {
        Some(Failure::Usage(message)) => return complain(&message),
        Some(Failure::Definitions(found)) => found,
        None => failed.outcome.diagnostics,
    };
    found.sort_by(|a, b| (a.span.lo, &a.message).cmp(&(b.span.lo, &b.message)));
    found.retain(|diagnostic| diagnostic.severity == Severity::Error);
    report::show(&found, &failed.outcome.sources, task.read.format(), task.read.color);
}

fn check(sets: &[OutputSet<'_>]) -> i32 {
    let differences: Vec<(String, Difference)> = sets.iter().flat_map(OutputSet::differences).collect();
    for (path, difference) in &differences {
        complain(&difference.describe(path));
    }
    if differences.is_empty() { EXIT_OK } else { EXIT_ERRORS }
}
