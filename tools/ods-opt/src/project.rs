//! The dialects of documents in the language server: those of the program, and those that the definitions of
//! a document's project add.

use crate::Registry;
use crate::definitions::cpp_note;
use definitions::{Definitions, Reader};
use ir_core::context::Context;
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

/// The root folder of a project has a file or folder of one of these names.
const ROOTS: [&str; 2] = ["odsgen.toml", ".git"];

/// The time for which files are taken to be unchanged.
const UNCHANGED: Duration = Duration::from_millis(500);

/// The dialects of documents.
pub(crate) struct ProjectDialects<'a> {
    registry: Registry<'a>,
    /// The namespaces of the program's dialects.
    own: Vec<&'static str>,
    /// The projects by their root folders.
    projects: Mutex<FxHashMap<PathBuf, Project>>,
    warnings: Mutex<Vec<String>>,
}

/// A project with definitions.
struct Project {
    /// The definitions; `None` if they cannot be read.
    definitions: Option<Definitions>,
    /// The files that were read, with the times of their last changes.
    files: Vec<(PathBuf, Option<SystemTime>)>,
    /// The number of times that they were read.
    version: u64,
    checked: Instant,
    /// The namespaces of dialects with code in C++, and the notes about it.
    notes: Vec<(String, String)>,
}

impl<'a> ProjectDialects<'a> {
    /// The dialects of a program, to which projects add theirs.
    pub(crate) fn new(registry: Registry<'a>) -> Self {
        let ctx = Context::new();
        registry(&ctx);
        let own = ctx.dialect_namespaces().collect();
        ProjectDialects { registry, own, projects: Mutex::default(), warnings: Mutex::default() }
    }

    /// The project of a document, as it is on the disk; `None` for a document outside of projects.
    fn with_project<R>(&self, document: &Path, read: impl FnOnce(&Project) -> R) -> Option<R> {
        let is_root = |folder: &&Path| ROOTS.iter().any(|name| folder.join(name).exists());
        let root = document.ancestors().skip(1).find(is_root)?;
        let mut projects = lock(&self.projects);
        if !projects.get_mut(root).is_some_and(Project::is_current) {
            let before = projects.remove(root);
            let version = before.as_ref().map_or(1, |before| before.version + 1);
            let project = self.read(root, version, before);
            projects.insert(root.to_owned(), project);
        }
        projects.get(root).map(read)
    }

    /// Reads the definitions of a project. Those that were read before stay if the new ones are wrong.
    fn read(&self, root: &Path, version: u64, before: Option<Project>) -> Project {
        let mut project = Project {
            definitions: None,
            files: before.as_ref().map(|before| before.files.clone()).unwrap_or_default(),
            version,
            checked: Instant::now(),
            notes: Vec::new(),
        };
        let read = Reader::default().without(self.own.iter().copied()).read(root);
        let loaded = read.and_then(|found| {
            let ctx = Context::new();
            (self.registry)(&ctx);
            let dialects = found.register(&ctx)?;
            project.notes = dialects.iter().filter_map(cpp_note).collect();
            Ok(found)
        });
        match loaded {
            Ok(found) => {
                if !found.warnings.is_empty() {
                    lock(&self.warnings).push(found.warnings.clone());
                }
                project.files = found.files.iter().map(PathBuf::from).map(|path| (path, None)).collect();
                project.definitions = Some(found);
            }
            // A project may have no definitions at all.
            Err(definitions::Error::Input(_)) => {}
            Err(error) => {
                lock(&self.warnings).push(error.to_string());
                let before = before.map(|before| (before.definitions, before.notes));
                (project.definitions, project.notes) = before.unwrap_or_default();
            }
        }
        // It may be written later.
        let options = root.join("odsgen.toml");
        if project.files.iter().all(|(path, _)| *path != options) {
            project.files.push((options, None));
        }
        for (path, changed) in &mut project.files {
            *changed = last_change(path);
        }
        project
    }
}

impl Project {
    /// Whether the files are as they were.
    fn is_current(&mut self) -> bool {
        if self.checked.elapsed() < UNCHANGED {
            return true;
        }
        self.checked = Instant::now();
        self.files.iter().all(|(path, changed)| last_change(path) == *changed)
    }
}

impl mlir_lsp::Dialects for ProjectDialects<'_> {
    fn register(&self, ctx: &Context, document: &Path) {
        (self.registry)(ctx);
        self.with_project(document, |project| {
            let registered = project.definitions.as_ref().map(|definitions| definitions.register(ctx));
            debug_assert!(registered.is_none_or(|done| done.is_ok()), "the first registration has succeeded");
        });
    }

    fn version(&self, document: &Path) -> u64 {
        self.with_project(document, |project| project.version).unwrap_or(0)
    }

    fn notes(&self, document: &Path) -> Vec<(String, String)> {
        self.with_project(document, |project| project.notes.clone()).unwrap_or_default()
    }

    fn take_warnings(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.warnings))
    }
}

/// The time of the last change of a file; `None` if it is not there.
fn last_change(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|found| found.modified()).ok()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir_core::text::parse_module;
    use mlir_lsp::Dialects as _;

    /// The definitions of a dialect with an operation of this name.
    fn definitions(operation: &str) -> String {
        format!(
            "include \"mlir/IR/OpBase.td\"\ndef Gate : Dialect {{ let name = \"gate\"; }}\n\
             def GateOp : Op<Gate, \"{operation}\"> {{ let assemblyFormat = \"attr-dict\"; let hasVerifier = 1; }}\n"
        )
    }

    #[test]
    fn documents_have_the_dialects_of_their_project_as_it_is() {
        let root = tempfile::tempdir().expect("a folder");
        std::fs::create_dir_all(root.path().join(".git")).expect("a folder");
        let (file, document) = (root.path().join("Gate.td"), root.path().join("test/a.mlir"));
        let mut seconds = 0;
        let mut write = |text: &str| {
            seconds += 10;
            std::fs::write(&file, text).expect("a file");
            let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            let opened = std::fs::File::options().append(true).open(&file).expect("a file");
            opened.set_modified(changed).expect("the time is set");
            // The files are taken to be unchanged for a while.
            std::thread::sleep(UNCHANGED);
        };
        let registry = |ctx: &Context| ir_core::ops::register_builtin(ctx);
        let dialects = ProjectDialects::new(&registry);
        let accepts = |text: &str| {
            let ctx = Context::new();
            dialects.register(&ctx, &document);
            parse_module(&ctx, "a.mlir", text.as_bytes()).is_ok()
        };
        write(&definitions("swap"));
        let first = dialects.version(&document);
        assert!(accepts("gate.swap") && !accepts("gate.flip"));
        let note = "1 part of the dialect 'gate' can only run in C++".to_owned();
        assert_eq!(dialects.notes(&document), [("gate".to_owned(), note)]);

        write(&definitions("flip"));
        assert!(dialects.version(&document) > first);
        assert!(accepts("gate.flip") && !accepts("gate.swap"));
        assert!(dialects.take_warnings().is_empty());

        write("def Gate");
        assert!(accepts("gate.flip"));
        assert!(dialects.take_warnings()[0].contains("Gate.td:1:9: error"));
        assert_eq!(dialects.version(Path::new("/")), 0);

        let options = root.path().join("odsgen.toml");
        std::fs::write(&options, "incude = []").expect("a file");
        write(&definitions("turn"));
        assert!(accepts("gate.flip") && !accepts("gate.turn"));
        assert!(dialects.take_warnings()[0].contains("odsgen.toml': the key 'incude' is unknown"));
        std::fs::write(&options, "include = []").expect("a file");
        std::thread::sleep(UNCHANGED);
        assert!(accepts("gate.turn") && dialects.take_warnings().is_empty());
    }
}
