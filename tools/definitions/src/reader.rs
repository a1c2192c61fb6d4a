//! Reading of definitions.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use build_support::parallel::map_in_parallel;
use build_support::project::{self, Config, DEFINITION_ENDINGS, Discovered, Files, ReadOptions, Reads};
use dynamic::{Plan, SharedSyntax};
use ods_codegen::rust::plan;
use ods_codegen::versions::{self, Version};
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, eval};
use process_io::files_with_endings;

use crate::include_dirs::{near, recorded};
use crate::{Definitions, Error};

/// Options for reading definitions.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    options: ReadOptions,
    dialects: Vec<String>,
    /// Dialects of a folder that are not read.
    excluded: BTreeSet<String>,
}

impl Reader {
    /// Adds a folder in which included files are looked for, before those of `odsgen.toml`, those near the
    /// file, and the embedded definitions of MLIR.
    #[must_use]
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Reader {
        self.options.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro of the preprocessor.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Reader {
        self.options.defines.push(name.into());
        self
    }

    /// Sets the version of MLIR that the definitions are written for. Otherwise it is that of `odsgen.toml`,
    /// or detected.
    #[must_use]
    pub fn mlir_version(mut self, version: Version) -> Reader {
        self.options.version = Some(version);
        self
    }

    /// Selects a dialect. Otherwise all are read that the file, or the folder, defines something of.
    #[must_use]
    pub fn dialect(mut self, name: impl Into<String>) -> Reader {
        self.dialects.push(name.into());
        self
    }

    /// Leaves out dialects of a folder, such as those that the program has.
    #[must_use]
    pub fn without(mut self, names: impl IntoIterator<Item: Into<String>>) -> Reader {
        self.excluded.extend(names.into_iter().map(Into::into));
        self
    }

    /// Reads a file with definitions, a file with a plan (`.json`), or all definitions in a folder. In a
    /// folder without definitions, reads all plans.
    ///
    /// Options of the nearest `odsgen.toml`, in the folder of the file or above, come after these.
    ///
    /// Files of a folder that cannot be read are left out with a warning, and so are the dialects that need
    /// them. A selected dialect must be readable.
    ///
    /// # Errors
    /// When the path cannot be read, or the definitions are wrong.
    pub fn read(&self, path: impl AsRef<Path>) -> Result<Definitions, Error> {
        let path = path.as_ref();
        let (reader, config) = self.with_config(path)?;
        let mut found = reader.read_path(path)?;
        found.set_shared_syntax(&config.syntax)?;
        let file = config.file.iter().map(|file| file.to_string_lossy().into_owned());
        found.files.extend(file);
        Ok(found)
    }

    /// These options, with those of `odsgen.toml` after them.
    pub(crate) fn with_config(&self, path: &Path) -> Result<(Reader, Config), Error> {
        let config = Config::find(path).map_err(Error::Config)?;
        let (mut reader, read) = (self.clone(), config.read.clone());
        reader.options.include_dirs.extend(read.include_dirs);
        reader.options.defines.extend(read.defines);
        reader.options.version = reader.options.version.or(read.version);
        Ok((reader, config))
    }

    fn read_path(&self, path: &Path) -> Result<Definitions, Error> {
        if std::fs::metadata(path).map_err(|error| unreadable(path, &error))?.is_dir() {
            let has_any = |endings| files_with_endings(path, endings).map(|found| !found.is_empty());
            let has_definitions = has_any(&DEFINITION_ENDINGS).map_err(Error::Input)?;
            return if has_definitions { self.folder(path) } else { plans(path) };
        }
        if path.extension().is_some_and(|extension| extension == "json") {
            return plan_file(path);
        }
        self.file(path)
    }

    /// The records of a file with definitions.
    pub(crate) fn records(&self, path: &Path) -> Outcome {
        let mut include_dirs = self.options.include_dirs.clone();
        include_dirs.extend(near(path));
        let disk = DiskLoader { include_dirs, prelude: ods_codegen::prelude::FILES };
        let options = eval::Options { warn_unused_template_args: false };
        let ReadOptions { defines, version, .. } = &self.options;
        versions::read_as(&path.to_string_lossy(), disk, defines, &options, *version)
    }

    fn file(&self, path: &Path) -> Result<Definitions, Error> {
        let outcome = self.records(path);
        let mut found = Definitions::default();
        let selected: Vec<Option<&str>> = match &self.dialects[..] {
            [] => vec![None],
            names => names.iter().map(|name| Some(name.as_str())).collect(),
        };
        let plans = selected.into_iter().map(|dialect| planned(&outcome, dialect));
        found.plans.push(Plan::merged(plans.collect::<Result<Vec<Plan>, Error>>()?));
        found.add(&outcome);
        Ok(found)
    }

    fn folder(&self, path: &Path) -> Result<Definitions, Error> {
        let files = Files::find(path).map_err(Error::Input)?;
        let mut options = self.options.clone();
        options.include_dirs.extend(recorded(path));
        let reads = Reads::new(&files, &options);
        let discovered = project::discover_readable(&reads, &files.roots());
        let is_selected = |name: &&str| {
            (self.dialects.is_empty() || self.dialects.iter().any(|selected| selected == name))
                && !self.excluded.contains(*name)
        };
        let own = discovered.dialects.iter().filter(|(name, _)| is_selected(&name.as_str()));
        let plans: Vec<project::Plan<'_>> =
            own.map(|(name, own)| project::Plan::new(name, own, &files)).collect();
        let errors = |outcome: &Outcome| text_of(&outcome.diagnostics, outcome);
        let is_missing = |name: &String| !discovered.dialects.contains_key(name);
        let is_incomplete = plans.is_empty() || self.dialects.iter().any(is_missing);
        if is_incomplete && !discovered.left_out.is_empty() {
            return Err(Error::Definitions(discovered.left_out.iter().map(errors).collect()));
        }
        self.check_selection(path, &discovered)?;
        let read = map_in_parallel(&plans, |plan| {
            let outcome = plan.read(&reads);
            (plan.name, planned(&outcome, Some(plan.name)), outcome)
        });
        let mut found = Definitions::default();
        let mut readable = Vec::new();
        for (name, planned, outcome) in read {
            match planned {
                Ok(planned) => readable.push(planned),
                Err(error) if !self.dialects.is_empty() || plans.len() == 1 => return Err(error),
                Err(error) => {
                    let warning = format!("warning: the dialect '{name}' is left out:\n{error}\n");
                    found.warnings.push_str(&warning);
                }
            }
            found.add(&outcome);
        }
        found.plans.push(Plan::merged(readable));
        for outcome in &discovered.left_out {
            found.warnings.push_str(&text_of(project::left_out_warning(outcome).as_slice(), outcome));
        }
        Ok(found)
    }

    /// Whether a folder defines all selected dialects, or any.
    fn check_selection(&self, path: &Path, discovered: &Discovered) -> Result<(), Error> {
        let is_defined = |name: &&String| discovered.dialects.contains_key(name.as_str());
        let path = path.display();
        match self.dialects.iter().find(|name| !is_defined(name)) {
            Some(name) => Err(Error::Input(format!("'{path}' has no definitions of the dialect '{name}'"))),
            None if discovered.dialects.is_empty() => {
                Err(Error::Input(format!("'{path}' has no definitions of a dialect")))
            }
            None => Ok(()),
        }
    }
}

pub(crate) fn unreadable(path: &Path, error: &std::io::Error) -> Error {
    Error::Input(format!("cannot read '{}': {error}", path.display()))
}

fn plan_file(path: &Path) -> Result<Definitions, Error> {
    let text = std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    let mut found = Definitions::from_plan(&text)?;
    found.files.insert(path.to_string_lossy().into_owned());
    Ok(found)
}

/// The plans of a folder.
fn plans(path: &Path) -> Result<Definitions, Error> {
    let files = files_with_endings(path, &["json"]).map_err(Error::Input)?;
    if files.is_empty() {
        let path = path.display();
        return Err(Error::Input(format!(
            "'{path}' holds no definition files (.td or .ods) and no plans (.json)"
        )));
    }
    let mut all = Definitions::default();
    let mut plans = Vec::new();
    for file in files {
        let found =
            plan_file(&file).map_err(|error| Error::Definitions(format!("{}: {error}", file.display())))?;
        plans.extend(found.plans);
        all.files.extend(found.files);
    }
    all.plans.push(Plan::merged(plans));
    Ok(all)
}

/// The plan of a dialect.
fn planned(outcome: &Outcome, dialect: Option<&str>) -> Result<Plan, Error> {
    if outcome.has_errors() {
        return Err(Error::Definitions(text_of(&outcome.diagnostics, outcome)));
    }
    let text = plan::plan(&outcome.records, &outcome.sources, dialect)
        .map_err(|errors| Error::Definitions(text_of(&errors, outcome)))?;
    Ok(Plan::from_json(&text)?)
}

pub(crate) fn text_of(diagnostics: &[Diagnostic], outcome: &Outcome) -> String {
    render(diagnostics, &outcome.sources, Format::Human, Color::Never)
}

impl Definitions {
    /// Sets the C++ helpers that parse and print operations. Entries for other dialects have no effect. An
    /// entry for an operation that does not need it is a warning.
    fn set_shared_syntax(&mut self, helpers: &BTreeMap<String, String>) -> Result<(), Error> {
        for (operation, helper) in helpers {
            let Some(syntax) = SharedSyntax::ALL.into_iter().find(|known| known.name() == helper) else {
                let known = SharedSyntax::ALL.map(|known| format!("'{}'", known.name())).join(", ");
                let message = format!("the helper '{helper}' of '{operation}' is unknown; there are {known}");
                return Err(Error::Config(message));
            };
            let dialect = operation.split('.').next().unwrap_or_default();
            let is_loaded = self.dialects().any(|name| name == dialect);
            let reason = match self.has_cpp_syntax(operation) {
                Some(true) => {
                    self.hooks(dialect)?.set_syntax(operation, syntax);
                    continue;
                }
                Some(false) => "which has no syntax in C++",
                None if is_loaded => "which the definitions do not have",
                None => continue,
            };
            let warning = format!("warning: 'odsgen.toml' names a helper for '{operation}', {reason}\n");
            self.warnings.push_str(&warning);
        }
        Ok(())
    }

    /// Adds the warnings of what was read, and its files.
    fn add(&mut self, outcome: &Outcome) {
        let is_warning = |found: &&Diagnostic| found.severity == Severity::Warning;
        let warnings: Vec<Diagnostic> = outcome.diagnostics.iter().filter(is_warning).cloned().collect();
        self.warnings.push_str(&text_of(&warnings, outcome));
        self.files.extend(outcome.sources.files().iter().map(|file| file.path.clone()));
    }
}
