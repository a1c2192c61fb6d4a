//! A dialect of a project: the files that its outputs are generated from, and the outputs.

use std::path::Path;

use ods_codegen::emit::{DIALECT, Emitter, Failure, File, Input, Registry, is_unsupported};
use ods_parser::Outcome;

use super::Task;
use super::discover::Own;
use super::files::{FileIndex, Files};
use super::grouping::Group;
use super::read::read;

/// A dialect, and the files that its outputs are generated from.
pub(super) struct Plan<'f> {
    pub(super) name: &'f str,
    pub(super) own: &'f Own,
    /// The files that are read, with all that they include.
    mains: Vec<FileIndex>,
    /// The number of those that were added for their passes and interfaces; they are the last.
    companions: usize,
    /// A checksum of all that is read of the project.
    pub(super) key: String,
}

/// Outputs of a dialect.
pub(super) struct Outputs {
    pub(super) files: Vec<File>,
    /// The paths of all files that were opened.
    pub(super) opened: Vec<String>,
}

/// Definitions with errors.
pub(super) struct Failed {
    pub(super) outcome: Box<Outcome>,
    /// `None` if they could not be read.
    pub(super) failure: Option<Failure>,
}

impl<'f> Plan<'f> {
    /// The dialect's main file is the one that includes all of its files and least else, as an author would name it; without one,
    /// those of its files that no other one of them includes. Files with passes and interfaces below the dialect's folder are
    /// read with it if no name of theirs is taken.
    pub(super) fn new(name: &'f str, own: &'f Own, files: &'f Files) -> Plan<'f> {
        let has_all = |file: &FileIndex| own.files.is_subset(files.closure(*file));
        let main = files.indices().filter(has_all).min_by_key(|file| files.closure(*file).len());
        let is_included = |file: FileIndex| {
            own.files.iter().any(|other| *other != file && files.closure(*other).contains(&file))
        };
        let mut group = Group::default();
        match main {
            Some(main) => group.add(files, main),
            None => {
                let outermost = own.files.iter().filter(|file| !is_included(**file));
                outermost.for_each(|file| group.add(files, *file));
            }
        }
        let mains = group.roots.len();
        let folder = dialect_folder(files.folder(own.home));
        let is_below = |file: &FileIndex| files.folder(*file).starts_with(folder);
        for file in files.indices().filter(is_below).filter(|file| files.has_passes_or_interfaces(*file)) {
            if !group.has(file) && group.takes(files, file) {
                group.add(files, file);
            }
        }
        let companions = group.roots.len() - mains;
        let key = files.key(&group.roots);
        Plan { name, own, mains: group.roots, companions, key }
    }

    /// Reads the files and generates all outputs that are meant and that the definitions have a form in.
    ///
    /// # Errors
    /// The definitions, with errors.
    pub(super) fn outputs(
        &self,
        registry: &Registry,
        files: &Files,
        task: &Task<'_>,
    ) -> Result<Outputs, Failed> {
        let mut outcome = read(files, &self.mains, task.read);
        if outcome.has_errors() && self.companions > 0 {
            // A file that nothing includes may be wrong.
            outcome = read(files, &self.mains[..self.mains.len() - self.companions], task.read);
        }
        if outcome.has_errors() {
            return Err(Failed { outcome: Box::new(outcome), failure: None });
        }
        let mut settings = task.settings.clone();
        settings.set(&DIALECT, self.name);
        let (records, sources) = (&outcome.records, &outcome.sources);
        let input = Input { records, sources, settings: &settings, is_peer: false };
        let mut outputs = Outputs { files: Vec::new(), opened: outcome.opened.clone() };
        for (path, emitter) in emitters(registry, task, &input) {
            match emitter.emit(&input) {
                Ok(text) => outputs.files.push(File { path, text }),
                Err(Failure::Definitions(found)) if found.iter().all(is_unsupported) => {}
                Err(failure) => return Err(Failed { outcome: Box::new(outcome), failure: Some(failure) }),
            }
        }
        Ok(outputs)
    }
}

/// The folder of all that belongs to a dialect: that of its definition, or the one above if that is `IR`, as in MLIR.
fn dialect_folder(home: &Path) -> &Path {
    match home.parent() {
        Some(above) if home.ends_with("IR") => above,
        _ => home,
    }
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
