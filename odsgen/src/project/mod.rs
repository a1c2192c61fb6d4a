//! `odsgen build --all`: every dialect of a project, from one read of what its files share.
//!
//! Dialects and their files are found by [`build_support::project`]; their outputs are generated on all cores ([`dialect`]). A
//! later build reads files that changed, and those that include them, and generates dialects that are made of them ([`cache`]).

mod cache;
mod dialect;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use build_support::parallel::on_all_cores;
use build_support::project::{self, FileIndex, Files, Own, Plan, discover, left_out_warning};
use ods_codegen::emit::{Failure, File, Registry, Settings};
use ods_parser::diagnostics::Severity;

use crate::args::ReadOptions;
use crate::exit::{self, EXIT_ERRORS, EXIT_OK, complain};
use crate::output_set::{Difference, OutputSet};
use crate::report;
use cache::{Cache, Dialect};
use dialect::{Failed, outputs};

/// A build of a project.
pub(crate) struct Task<'a> {
    pub(crate) folder: &'a Path,
    pub(crate) out_dir: &'a Path,
    pub(crate) read: &'a ReadOptions,
    /// Names of groups of outputs; none for all.
    pub(crate) only: &'a [&'a str],
    pub(crate) settings: &'a Settings,
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
    let options = format!("{read:?} {:?} {:?} {:?}", task.read, task.only, task.settings);
    let mut old = Cache::load(task.out_dir, &options);
    if task.is_check {
        old = old.without_inputs();
    } else if old.is_current(&files) {
        return EXIT_OK;
    }
    let (own, mut opened) = match own_files(&files, &old, task.read, &read) {
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
        stale.iter().zip(on_all_cores(&stale, |plan| outputs(plan, registry, &files, task, &read)))
    {
        match outputs {
            Ok(outputs) if outputs.files.is_empty() => {}
            Ok(outputs) => {
                let has_rust = outputs.files.iter().any(|file| file.path.starts_with("rust/"));
                dialects.insert(plan.name.to_owned(), Dialect::new(plan, &files, has_rust));
                opened.extend(outputs.opened);
                sets.push(OutputSet::new(task.out_dir, plan.name, outputs.files));
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
    sets.push(OutputSet::new(task.out_dir, PROJECT, vec![modules(&dialects)]));
    // Outputs of dialects that are gone.
    let gone: Vec<&str> = old.dialects().filter(|name| !dialects.contains_key(*name)).collect();
    sets.extend(gone.iter().map(|name| OutputSet::new(task.out_dir, name, Vec::new())));
    if task.is_check {
        return check(&sets);
    }
    let written = sets.iter().try_for_each(|set| set.write().map(|_| ()));
    let written = written.and_then(|()| old.after(&options, &files, opened.iter(), dialects).save());
    exit::finish(written.map_err(crate::output::Unwritten::Failed))
}

/// The files that define something of each dialect, and the paths of those that were opened to know them: files that changed, and
/// those that include them.
///
/// # Errors
/// The exit code, after errors were shown.
fn own_files(
    files: &Files,
    old: &Cache,
    options: &ReadOptions,
    with: &project::ReadOptions,
) -> Result<(BTreeMap<String, Own>, BTreeSet<String>), i32> {
    let read = |roots: &[FileIndex], kept: &BTreeSet<&str>| {
        discover(files, roots, with, kept).map_err(|failed| {
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

/// A module with the modules of all dialects beside each other, where they find each other: for `toy`, the line
/// `pub mod r#toy;`.
fn modules(dialects: &BTreeMap<String, Dialect>) -> File {
    let mut text = String::from("// Generated by odsgen. Do not edit.\n");
    for (name, _) in dialects.iter().filter(|(_, dialect)| dialect.has_rust) {
        text += &format!(
            "\n/// The dialect `{name}`.\n#[path = \"{name}.rs\"]\npub mod r#{};\n",
            name.replace('.', "_")
        );
    }
    File { path: "rust/mod.rs".to_owned(), text }
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
        complain(&difference.about(path));
    }
    if differences.is_empty() { EXIT_OK } else { EXIT_ERRORS }
}
