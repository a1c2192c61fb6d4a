//! `odsgen build --all`: every dialect of a project, from one read of what its files share.
//!
//! Files that no other one includes are read together ([`read`]), each dialect's outputs are generated on all cores, and those
//! of a dialect of which no file changed are left as they are ([`cache`]).

mod cache;
mod files;
mod read;

use std::collections::BTreeMap;
use std::path::Path;

use ods_codegen::emit::{DIALECT, Emitter, Failure, File, Input, Registry, Settings, is_unsupported};
use ods_codegen::model;
use ods_parser::diagnostics::Severity;

use crate::args::ReadOptions;
use crate::emission::emit_all;
use crate::exit::{self, EXIT_ERRORS, EXIT_OK, complain};
use crate::output_set::{Difference, OutputSet};
use crate::report;
use cache::Cache;
use files::Files;
use read::Group;

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
    let files = match Files::find(task.folder) {
        Ok(files) => files,
        Err(message) => return exit::finish(Err(crate::output::Unwritten::Failed(message))),
    };
    let options = format!("{:?} {:?} {:?}", task.read, task.only, task.settings);
    let old = Cache::load(task.out_dir, &options);
    if old.is_current(&files) && !task.is_check {
        return EXIT_OK;
    }
    let groups = match read::groups(&files, task.read) {
        Ok(groups) => groups,
        Err(code) => return code,
    };
    let plans = plans(registry, task, &files, &groups);
    let mut is_wrong = false;
    let mut sets = Vec::new();
    let stale: Vec<&Plan<'_>> =
        plans.values().filter(|plan| task.is_check || !old.has(&plan.name, &plan.key)).collect();
    for (plan, outputs) in generated(&stale) {
        match outputs {
            Ok(outputs) => sets.push(OutputSet::new(task.out_dir, &plan.name, outputs)),
            Err(failure) => {
                is_wrong = true;
                show(task, plan.group, failure);
            }
        }
    }
    if is_wrong {
        return EXIT_ERRORS;
    }
    sets.push(OutputSet::new(task.out_dir, PROJECT, vec![modules(&plans)]));
    // Outputs of dialects that are gone.
    let gone = old.dialects().filter(|name| !plans.contains_key(*name));
    sets.extend(gone.map(|name| OutputSet::new(task.out_dir, name, Vec::new())));
    if task.is_check {
        return check(&sets);
    }
    let keys = plans.values().map(|plan| (plan.name.clone(), plan.key.clone())).collect();
    let opened = groups.iter().flat_map(|group| group.outcome.opened.iter().map(String::as_str));
    let written = sets.iter().try_for_each(|set| set.write().map(|_| ()));
    let written = written.and_then(|()| Cache::new(&options, &files, opened, keys).save(task.out_dir));
    let code = exit::finish(written.map_err(crate::output::Unwritten::Failed));
    // As for one dialect: the process ends here.
    std::mem::forget(groups);
    code
}

/// A dialect, and its outputs.
struct Plan<'g> {
    name: String,
    group: &'g Group,
    /// A checksum of all that its outputs are made of.
    key: String,
    settings: Settings,
    outputs: Vec<(String, &'static dyn Emitter)>,
}

/// The dialects that the project defines, by name. One that several groups have is taken from that with most operations.
fn plans<'g>(
    registry: &Registry,
    task: &Task<'_>,
    files: &Files,
    groups: &'g [Group],
) -> BTreeMap<String, Plan<'g>> {
    let mut found: BTreeMap<String, (usize, Plan<'g>)> = BTreeMap::new();
    for group in groups {
        for dialect in model::dialects(&group.outcome.records) {
            let Ok(name) = dialect.name() else { continue };
            let own = model::files_of_dialect(dialect, &group.outcome.sources);
            if !own.first().is_some_and(|file| files.has(file)) {
                continue;
            }
            let count = own.len();
            if found.get(name).is_some_and(|(most, _)| *most >= count) {
                continue;
            }
            let mut settings = task.settings.clone();
            settings.set(&DIALECT, name);
            let input = input(group, &settings);
            let outputs = outputs(registry, task, &input);
            if !outputs.is_empty() {
                let key = files.key(&own);
                found.insert(
                    name.to_owned(),
                    (count, Plan { name: name.to_owned(), group, key, settings, outputs }),
                );
            }
        }
    }
    found.into_iter().map(|(name, (_, plan))| (name, plan)).collect()
}

/// Outputs that are about one dialect, and those that are about none.
fn outputs(registry: &Registry, task: &Task<'_>, input: &Input<'_>) -> Vec<(String, &'static dyn Emitter)> {
    let is_meant = |emitter: &&'static dyn Emitter| {
        let takes_dialect = emitter.options().iter().any(|option| option.name == DIALECT.name);
        (takes_dialect || !emitter.reads_definitions())
            && (task.only.is_empty() || task.only.contains(&emitter.group().name))
    };
    // A definition that cannot be read is an error of the output, too.
    let with_path =
        registry.emitters().filter(is_meant).filter(|emitter| emitter.has_content(input).unwrap_or(true));
    with_path.filter_map(|emitter| Some((emitter.path(input.settings)?, emitter))).collect()
}

fn input<'a>(group: &'a Group, settings: &'a Settings) -> Input<'a> {
    Input { records: &group.outcome.records, sources: &group.outcome.sources, settings, is_peer: false }
}

/// The outputs of each plan, generated on all cores; those that the definitions have no form in are left out.
fn generated<'p, 'g>(plans: &[&'p Plan<'g>]) -> Vec<(&'p Plan<'g>, Result<Vec<File>, Failure>)> {
    let inputs: Vec<Input<'_>> = plans.iter().map(|plan| input(plan.group, &plan.settings)).collect();
    let mut tasks = Vec::new();
    for (index, plan) in plans.iter().enumerate() {
        tasks.extend(plan.outputs.iter().map(|(path, emitter)| (index, path.as_str(), *emitter)));
    }
    tasks.sort_by_key(|(.., emitter)| !emitter.is_costly());
    let texts = emit_all(&tasks, |(index, _, emitter)| emitter.emit(&inputs[*index]));
    let mut results: Vec<Result<Vec<File>, Failure>> = plans.iter().map(|_| Ok(Vec::new())).collect();
    for ((index, path, _), text) in tasks.iter().zip(texts) {
        let result = &mut results[*index];
        match (text, result.as_mut()) {
            (Ok(text), Ok(files)) => files.push(File { path: (*path).to_owned(), text }),
            (Err(Failure::Definitions(found)), _) if found.iter().all(is_unsupported) => {}
            (Err(failure), Ok(_)) => *result = Err(failure),
            (_, Err(_)) => {}
        }
    }
    plans.iter().copied().zip(results).collect()
}

/// A module with the modules of all dialects beside each other, where they find each other: for `toy`, the line
/// `pub mod r#toy;`.
fn modules(plans: &BTreeMap<String, Plan<'_>>) -> File {
    let mut text = String::from("// Generated by odsgen. Do not edit.\n");
    let has_rust = |plan: &&Plan<'_>| plan.outputs.iter().any(|(path, _)| path.starts_with("rust/"));
    for plan in plans.values().filter(has_rust) {
        let name = &plan.name;
        text += &format!(
            "\n/// The dialect `{name}`.\n#[path = \"{name}.rs\"]\npub mod r#{};\n",
            name.replace('.', "_")
        );
    }
    File { path: "rust/mod.rs".to_owned(), text }
}

fn show(task: &Task<'_>, group: &Group, failure: Failure) {
    match failure {
        Failure::Usage(message) => complain(&message),
        Failure::Definitions(mut found) => {
            found.sort_by(|a, b| (a.span.lo, &a.message).cmp(&(b.span.lo, &b.message)));
            found.retain(|diagnostic| diagnostic.severity == Severity::Error);
            report::show(&found, &group.outcome.sources, task.read.format(), task.read.color);
        }
    }
}

fn check(sets: &[OutputSet<'_>]) -> i32 {
    let differences: Vec<(String, Difference)> = sets.iter().flat_map(OutputSet::differences).collect();
    for (path, difference) in &differences {
        complain(&difference.about(path));
    }
    if differences.is_empty() { EXIT_OK } else { EXIT_ERRORS }
}
