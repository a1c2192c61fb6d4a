//! `odsgen new`: a project with a small dialect that builds, passes its tests and has no warnings.
//!
//! The files are templates in the folder `templates`, in which names between at signs are replaced. All files
//! are written into a temporary folder, which is then renamed, so that there is a whole project or none.
//!
//! `tests/new.rs` builds, tests and lints the projects.

mod name;
mod templates;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use ods_codegen::emit::Registry;

use crate::exit::{self, EXIT_ERRORS, EXIT_OK, complain, print};
use crate::output::cannot_write;
use crate::sources::Sources;
use name::Name;
use templates::ProjectKind;

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct NewArgs {
    /// The name of the crate, and of a new folder in the current one; with underscores for hyphens, the name
    /// of the dialect
    name: String,
    /// A workspace: the dialect, and a driver program like mlir-opt
    #[arg(long, group = "kind")]
    workspace: bool,
    /// A CMake project that generates C++ and documentation with 'odsgen tblgen'
    #[arg(long, group = "kind")]
    cmake: bool,
    /// A Python package with generated modules for MLIR's bindings
    #[arg(long, group = "kind")]
    python: bool,
    /// The checkout of odsgen that the crates depend on; otherwise the one that this program was built from,
    /// if it is there
    #[arg(long, value_name = "DIR")]
    path: Option<PathBuf>,
}

impl NewArgs {
    fn kind(&self) -> ProjectKind {
        match self {
            NewArgs { workspace: true, .. } => ProjectKind::Workspace,
            NewArgs { cmake: true, .. } => ProjectKind::CMake,
            NewArgs { python: true, .. } => ProjectKind::Python,
            _ => ProjectKind::Crate,
        }
    }
}

/// Creates the project.
pub(crate) fn run(registry: &Registry, args: &NewArgs) -> i32 {
    let name = match Name::new(&args.name) {
        Ok(name) => name,
        Err(message) => return exit::usage_error(&message),
    };
    let sources = match Sources::find(args.path.as_deref()) {
        Ok(sources) => sources,
        Err(message) => return exit::usage_error(&message),
    };
    let project = Project {
        kind: args.kind(),
        files: templates::files(args.kind(), &name, &sources),
        folder: PathBuf::from(&name.krate),
    };
    match project.write(registry, &name) {
        Ok(()) => print(format!("created '{}': {}\n", name.krate, args.kind().next_step(&name)).as_bytes()),
        Err(message) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

/// A file of a project.
#[derive(Debug)]
struct File {
    path: String,
    text: String,
}

/// A project that is to be created.
struct Project {
    kind: ProjectKind,
    files: Vec<File>,
    folder: PathBuf,
}

impl Project {
    /// Writes the folder.
    ///
    /// # Errors
    /// One sentence when there is something of that name, or the system refuses. Nothing is left over.
    fn write(&self, registry: &Registry, name: &Name) -> Result<(), String> {
        let folder = &self.folder;
        if folder.symlink_metadata().is_ok() {
            return Err(format!("'{}' exists already", folder.display()));
        }
        let staged = PathBuf::from(format!(".{}.{}.tmp", folder.display(), std::process::id()));
        let done = fill(&staged, &self.files).map_err(|error| cannot_write(folder, &error));
        let done = done.and_then(|()| self.generate(registry, name, &staged));
        let done =
            done.and_then(|()| fs::rename(&staged, folder).map_err(|error| cannot_write(folder, &error)));
        if done.is_err() {
            // An error of the cleanup is not reported; the first error is.
            let _ = fs::remove_dir_all(&staged);
        }
        done
    }

    /// Generates the files that come of the definitions.
    fn generate(&self, registry: &Registry, name: &Name, folder: &Path) -> Result<(), String> {
        let mut lines = templates::generations(self.kind, name, folder).into_iter();
        match lines.find(|line| crate::run_with(registry, line.clone()) != EXIT_OK) {
            Some(_) => Err(format!("the modules of '{}' cannot be generated", self.folder.display())),
            None => Ok(()),
        }
    }
}

fn fill(folder: &Path, files: &[File]) -> io::Result<()> {
    fs::create_dir(folder)?;
    for file in files {
        let path = folder.join(&file.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, &file.text)?;
    }
    Ok(())
}
