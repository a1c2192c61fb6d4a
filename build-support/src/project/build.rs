//! The Rust of a project's dialects, from a build script.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use ods_codegen::versions::Version;

use super::editor::write_down;
use super::{
    Files, Plan, ReadOptions, Reads, Upstream, add, discover, left_out_warning, named_upstream,
    upstream_dialects,
};
use crate::output::{claim, out_dir, report_generated, write_if_changed};
use crate::parallel::map_in_parallel;
use crate::text::Text;
use crate::{Error, Generated, Messages};

/// The generation of all dialects of a folder, set up step by step.
///
/// ```no_run
/// // In main of build.rs:
/// build_support::Build::project("include").run();
/// ```
///
/// A module of the crate includes the modules of all dialects side by side, where they find each other's
/// types, by `ir_core::include_project!("project");`. Those of MLIR that they name are among them, if they
/// have no crate (`odsgen-dialects`, `odsgen-dialect-llvm`) from which the author imports them into this
/// module.
#[derive(Clone, Debug)]
pub struct Project {
    folder: PathBuf,
    options: ReadOptions,
    out_dir: Option<PathBuf>,
    output: String,
}

impl Project {
    pub(crate) fn new(folder: PathBuf) -> Project {
        Project { folder, options: ReadOptions::default(), out_dir: None, output: "project.rs".to_owned() }
    }

    /// Looks for included files in `dir` too, before the folders of the project and before the embedded
    /// definitions.
    pub fn include_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Project {
        self.options.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro, as `-D` does.
    pub fn define(&mut self, name: impl Into<String>) -> &mut Project {
        self.options.defines.push(name.into());
        self
    }

    /// The version of MLIR that the definitions are written for; detected unless it is set.
    pub fn mlir_version(&mut self, version: Version) -> &mut Project {
        self.options.version = Some(version);
        self
    }

    /// Writes into `dir`, not into `OUT_DIR`.
    pub fn out_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Project {
        self.out_dir = Some(dir.into());
        self
    }

    /// The name of the file with all modules; `project.rs` unless it is set. The file of each dialect has the
    /// dialect's name, in a folder with this name without `.rs`.
    pub fn output(&mut self, name: impl Into<String>) -> &mut Project {
        self.output = name.into();
        self
    }

    /// Generates the outputs and reports to Cargo, as [`Build::run`](crate::Build::run) does.
    pub fn run(&self) {
        write_down(&self.folder, &self.options);
        let path = self.path();
        report_generated(self.generate(), path);
    }

    /// Generates the outputs without reporting to Cargo.
    ///
    /// # Errors
    /// If a definition has an error, or an output cannot be written. After errors in definitions, no output
    /// is written.
    pub fn generate(&self) -> Result<Generated, Error> {
        let path = self.path()?;
        let Texts { dialects, read, warnings } = self.texts()?;
        claim(&path, format!("the project '{}'", self.folder.display()))?;
        let folder = path.with_extension("");
        let mut is_changed = false;
        let mut write = |path: &Path, text: &str| {
            let written = write_if_changed(path, text).map_err(|error| Error::Io(path.to_owned(), error))?;
            is_changed |= written;
            Ok(())
        };
        std::fs::create_dir_all(&folder).map_err(|error| Error::Io(folder.clone(), error))?;
        let (mut text, mut modules) = (String::new(), Vec::new());
        for (name, code) in &dialects {
            let file = folder.join(format!("{name}.rs"));
            write(&file, code)?;
            text += &module(name, &std::path::absolute(&file).unwrap_or_else(|_| file.clone()));
            modules.push(file);
        }
        write(&path, &text)?;
        Ok(Generated { path, modules, is_changed, read, warnings })
    }

    fn path(&self) -> Result<PathBuf, Error> {
        Ok(out_dir(self.out_dir.as_deref())?.join(&self.output))
    }

    fn texts(&self) -> Result<Texts, Error> {
        self.options.check()?;
        let files = Files::find(&self.folder).map_err(Error::Project)?;
        let reads = Reads::new(&files, &self.options);
        let found = discover(&reads, &files.roots(), &BTreeSet::new()).map_err(|failed| {
            let mut messages = Messages::default();
            failed
                .iter()
                .for_each(|outcome| messages.add(Messages::new(&outcome.diagnostics, &outcome.sources)));
            messages.error(failed.iter().flat_map(|outcome| &outcome.opened))
        })?;
        let mut messages = Messages::default();
        for outcome in &found.left_out {
            let warning: Vec<_> = left_out_warning(outcome).into_iter().collect();
            messages.add(Messages::new(&warning, &outcome.sources));
        }
        let plans: Vec<Plan<'_>> =
            found.dialects.iter().map(|(name, own)| Plan::new(name, own, &files)).collect();
        let generated = map_in_parallel(&plans, |plan| {
            let outcome = plan.read(&reads);
            let text = Text::new(&outcome, Some(plan.name), true, &[]);
            let upstream = named_upstream(&text.references, &files, &outcome);
            (text, upstream)
        });
        let (mut dialects, mut opened) = (BTreeMap::new(), found.opened.clone());
        let mut needed = Upstream::new();
        for (plan, (generated, upstream)) in plans.iter().zip(generated) {
            opened.extend(generated.opened);
            messages.add(generated.messages);
            add(&mut needed, &upstream);
            dialects.insert(plan.name.to_owned(), generated.text);
        }
        match upstream_dialects(&reads, needed, |_, _| None, |name| found.dialects.contains_key(name)) {
            Ok(generated) => generated.into_iter().for_each(|(name, generated)| {
                opened.extend(generated.opened);
                dialects.insert(name, generated.text);
            }),
            Err(failed) => failed
                .iter()
                .for_each(|outcome| messages.add(Messages::new(&outcome.diagnostics, &outcome.sources))),
        }
        // A file that is added may define more.
        let folder = self.folder.display().to_string();
        let read = opened.iter().chain([&folder]);
        if messages.has_errors() {
            return Err(messages.error(read));
        }
        Ok(Texts { dialects, read: read.map(PathBuf::from).collect(), warnings: messages.rendered })
    }
}

/// The Rust of all dialects.
struct Texts {
    /// By the dialects' names.
    dialects: BTreeMap<String, String>,
    /// Every file that was read.
    read: Vec<PathBuf>,
    warnings: String,
}

/// The module of a dialect, with the path of its file: `#[path = "toy.rs"]`, then `pub mod toy;`.
pub fn module(name: &str, file: &Path) -> String {
    format!(
        "\n/// The dialect `{name}`.\n#[path = {:?}]\npub mod {};\n",
        file.display().to_string(),
        ods_codegen::rust::module_name(name)
    )
}
