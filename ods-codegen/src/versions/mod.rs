//! Versions of MLIR that definitions are written for: their names, and how definitions with them are read.
//!
//! The embedded definitions are those of MLIR [`Version::CURRENT`]. They contain the names of older versions
//! under `#ifdef ODS_UNTIL_MLIR_n`, which [`Version::macros`] sets. Files that only older versions have are
//! [`prelude::OLDER`]. An old name is another name for the current record, so definitions of an older version
//! have the current meaning. Replacements in [`Version::NEWEST`] are under `#ifdef ODS_SINCE_MLIR_n` and in
//! [`prelude::NEWER`]: their records are those of that version. The table [`CHANGES`] lists all changes.
//!
//! The facts are those of the definitions that Debian packages for versions 15, 16, 19, 22 and 23.
//! `tests/goldens/prelude/newest.txt` holds digests of the records of version 23. When it becomes the
//! current version, the first branches of the conditions remain and the second ones are deleted.
//! **Invariant**: `odsgen tblgen` reads one version only, as MLIR's tools do.

mod changes;
mod migrate;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use ods_parser::diagnostics::Severity;
use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, EMBEDDED, LoadError, Loaded, Loader};
use ods_parser::pool::Pool;
use ods_parser::{History, Outcome, read, read_again};

use crate::{Diagnostic, Span, codes, prelude};
pub use changes::{CHANGES, Change, ChangeKind};
pub use migrate::{Migrated, migrated};

/// A version of MLIR, by LLVM's major number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Version(u32);

impl Version {
    /// The version whose definitions the embedded ones are.
    pub const CURRENT: Version = Version(22);
    /// The newest version that is known.
    pub const NEWEST: Version = Version(23);
    /// The oldest version that is known.
    pub const OLDEST: Version = Version(15);

    /// The number of the version.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The macros under which the embedded definitions have what this version has, or lacks.
    pub fn macros(self) -> Vec<String> {
        let conditions = CHANGES.iter().filter(|change| change.is_set_for(self));
        let mut macros: Vec<String> = conditions.filter_map(Change::condition).collect();
        macros.sort_unstable();
        macros.dedup();
        macros
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Version {
    type Err = String;

    fn from_str(text: &str) -> Result<Version, String> {
        let (oldest, newest) = (Version::OLDEST, Version::NEWEST);
        match text.parse().map(Version) {
            Ok(version) if (oldest..=newest).contains(&version) => Ok(version),
            _ => Err(format!("versions of MLIR from {oldest} to {newest} are known")),
        }
    }
}

/// Reads definitions of a version with the embedded definitions; without one, of the current version, or else
/// of the newest other one that has all names that the current one lacks, with a warning. Names of other
/// versions that remain unknown are errors that say which version has them.
pub fn read_as(
    main: &str,
    disk: DiskLoader,
    defines: &[String],
    options: &Options,
    version: Option<Version>,
) -> Outcome {
    read_with(main, Main { disk, main: None }, defines, options, version)
}

/// The same with a loader that may be read from several times.
pub fn read_with(
    main: &str,
    files: impl Restart,
    defines: &[String],
    options: &Options,
    version: Option<Version>,
) -> Outcome {
    read_versions(main, files, defines, options, version, None)
}

/// The same for a file that is read again and again while it is edited: nothing is done again that `history`
/// has of earlier times.
pub fn read_edited(
    main: &str,
    files: impl Restart,
    defines: &[String],
    options: &Options,
    version: Option<Version>,
    history: &mut History,
) -> Outcome {
    read_versions(main, files, defines, options, version, Some(history))
}

fn read_versions(
    main: &str,
    files: impl Restart,
    defines: &[String],
    options: &Options,
    version: Option<Version>,
    history: Option<&mut History>,
) -> Outcome {
    let mut loader = VersionLoader { files, version: version.unwrap_or(Version::CURRENT) };
    let mut outcome = read_once(main, &mut loader, defines, options, history);
    if version.is_none() && outcome.has_errors() {
        let mut bounds = Bounds::default();
        // Reading stops at the first unknown class, so that each time another name may be found.
        for _ in 0..CHANGES.len() {
            let Some(detected) = bounds.narrowed(&outcome.diagnostics) else { break };
            loader.version = detected;
            // A history is one version's.
            let mut again = read_once(main, &mut loader, defines, options, None);
            if !again.has_errors() {
                again.diagnostics.push(bounds.warning(detected));
                return again;
            }
            if bounds.clone().narrowed(&again.diagnostics).is_none() {
                break;
            }
            bounds.narrowed(&again.diagnostics);
        }
    }
    let version = version.unwrap_or(Version::CURRENT);
    advise(&mut outcome.diagnostics, version);
    outcome.list_names_of_missing_file(|error| change_of(error).is_some_and(|change| !change.is_in(version)));
    outcome
}

fn read_once<L: Restart>(
    main: &str,
    loader: &mut VersionLoader<L>,
    defines: &[String],
    options: &Options,
    history: Option<&mut History>,
) -> Outcome {
    loader.files.restart();
    let mut macros = loader.version.macros();
    macros.extend_from_slice(defines);
    match history {
        Some(history) => read_again(main, loader, &macros, options, history),
        None => read(main, loader, &macros, options),
    }
}

/// The versions that have all names that were found.
#[derive(Clone, Default)]
struct Bounds {
    found: Vec<&'static Change>,
}

impl Bounds {
    /// The newest version that has the unknown names of diagnostics, too; `None` if they exclude no
    /// version, or all.
    fn narrowed(&mut self, diagnostics: &[Diagnostic]) -> Option<Version> {
        let before = self.found.len();
        for change in diagnostics.iter().filter_map(change_of) {
            if !self.found.iter().any(|other| std::ptr::eq(*other, change)) {
                self.found.push(change);
            }
        }
        let newest = self.found.iter().map(|change| change.newest_with()).min()?;
        let oldest = self.found.iter().map(|change| change.oldest_with()).max()?;
        (self.found.len() > before && oldest <= newest).then_some(Version(newest))
    }

    fn warning(&self, version: Version) -> Diagnostic {
        let names: Vec<String> = self.found.iter().map(|change| format!("'{}'", change.name)).collect();
        let message = format!("the definitions are read as those of MLIR {version}: {}", names.join(", "));
        let mut warning = Diagnostic::error(codes::OTHER_VERSION, Span::NONE, message);
        warning.severity = Severity::Warning;
        warning.with_help(format!("'--mlir-version {version}' says so; 'odsgen explain ODS0344' has more"))
    }
}

/// The change that an error is about.
fn change_of(diagnostic: &Diagnostic) -> Option<&'static Change> {
    if diagnostic.severity != Severity::Error {
        return None;
    }
    let quoted = || diagnostic.message.split('\'').skip(1).step_by(2);
    CHANGES
        .iter()
        .find(|change| change.is_reported_by(&diagnostic.message) && quoted().any(|name| name == change.name))
}

/// Says of unknown names which versions have them.
fn advise(diagnostics: &mut [Diagnostic], version: Version) {
    for diagnostic in diagnostics {
        if let Some(change) = change_of(diagnostic)
            && !change.is_in(version)
        {
            diagnostic.help = Some(change.advice(version));
        }
    }
}

/// A loader that can begin again.
pub trait Restart: Loader + Send {
    /// Forgets what was read, so that the same files can be read again.
    fn restart(&mut self);
}

/// Files on disk, and the text of the main one, which can be read once only if it is the standard input.
struct Main {
    disk: DiskLoader,
    main: Option<(String, Arc<String>, bool)>,
}

impl Restart for Main {
    fn restart(&mut self) {}
}

impl Loader for Main {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let (path, text, on_disk) = match &self.main {
            Some(main) => main.clone(),
            None => {
                let Loaded { path, text, on_disk } = self.disk.load_main(path)?;
                self.main.insert((path, text, on_disk)).clone()
            }
        };
        Ok(Loaded { path, text, on_disk })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.disk.load_include(path)
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.disk.embedded()
    }
}

/// The files of another loader, then those that only other versions have.
struct VersionLoader<L> {
    files: L,
    version: Version,
}

impl<L: Restart> Loader for VersionLoader<L> {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.files.load_main(path)
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let found = self.files.load_include(path);
        let is_here = CHANGES.iter().any(|change| change.name == path && change.is_in(self.version));
        let mut others = prelude::OLDER.iter().chain(prelude::NEWER);
        match (found, others.find(|(name, _)| is_here && *name == path)) {
            (Err(LoadError::NotFound(_)), Some((name, text))) => Ok(Loaded {
                path: format!("{EMBEDDED}{name}"),
                text: Arc::new((*text).to_owned()),
                on_disk: false,
            }),
            (found, _) => found,
        }
    }

    fn sibling(&self, path: &str, includer: &str) -> Option<String> {
        self.files.sibling(path, includer)
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.files.embedded()
    }

    fn pool(&self) -> Option<&Pool> {
        self.files.pool()
    }
}

#[cfg(test)]
mod tests;
