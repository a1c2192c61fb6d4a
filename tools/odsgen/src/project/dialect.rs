//! The outputs of a dialect of a project.

use build_support::project::{Plan, Reads, Upstream, named_upstream};
use ods_codegen::emit::{DIALECT, Emitter, Failure, File, Input, References, Registry, is_unsupported};
use ods_parser::Outcome;

use super::{Task, workspace};
use crate::output_set::OutputSet;

/// Outputs of a dialect.
pub(super) struct Outputs<'t> {
    /// The files, if there are any.
    pub(super) set: Option<OutputSet<'t>>,
    /// The modules and crates that its Rust refers to, if that is one of them.
    pub(super) rust: Option<References>,
    /// The dialects of these that are not of the project.
    pub(super) upstream: Upstream,
    /// The paths of all files that were opened.
    pub(super) opened: Vec<String>,
}

/// Definitions with errors.
pub(super) struct Failed {
    pub(super) outcome: Box<Outcome>,
    /// `None` if they could not be read.
    pub(super) failure: Option<Failure>,
}

/// Reads the files and generates all outputs that are meant and that the definitions have a form in.
///
/// # Errors
/// The definitions, with errors.
pub(super) fn outputs<'t>(
    plan: &Plan<'_>,
    registry: &Registry,
    task: &Task<'t>,
    reads: &Reads<'_>,
) -> Result<Outputs<'t>, Failed> {
    let outcome = plan.read(reads);
    if outcome.has_errors() {
        return Err(Failed { outcome: Box::new(outcome), failure: None });
    }
    let mut settings = task.settings.clone();
    settings.set(&DIALECT, plan.name);
    let (records, sources) = (&outcome.records, &outcome.sources);
    let input = Input { records, sources, settings: &settings, is_peer: false };
    let (mut files, mut rust, mut upstream) = (Vec::new(), None, Upstream::new());
    for (path, emitter) in emitters(registry, task, &input) {
        match emitter.emit_with_references(&input) {
            Ok((text, Some(references))) => {
                upstream = named_upstream(&references, reads.files, &outcome);
                rust = Some(references);
                let path = if task.workspace.is_some() { workspace::path(plan.name) } else { path };
                files.push(File { path, text });
            }
            Ok((text, None)) => files.push(File { path, text }),
            Err(Failure::Definitions(found)) if found.iter().all(is_unsupported) => {}
            Err(failure) => return Err(Failed { outcome: Box::new(outcome), failure: Some(failure) }),
        }
    }
    let set = (!files.is_empty()).then(|| OutputSet::new(task.out_dir, plan.name, files));
    Ok(Outputs { set, rust, upstream, opened: outcome.opened })
}

/// Outputs that are about one dialect, and those that are about none, with their paths.
fn emitters(registry: &Registry, task: &Task<'_>, input: &Input<'_>) -> Vec<(String, &'static dyn Emitter)> {
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
