//! `odsgen lsp`: the language server, with the configuration of `odsgen.toml` and the outputs of this
//! program.

use std::path::{Path, PathBuf};

use build_support::project::{self, Config};
use ods_codegen::emit::Registry;
use ods_codegen::rust::skeleton::Item;
use ods_lsp::{Host, ProjectOptions, RustFile};

use crate::exit::{EXIT_ERRORS, EXIT_OK, complain};
use crate::fmt::style_of;
use crate::skeleton;

/// This program, for the server.
struct Program<'r> {
    registry: &'r Registry,
}

impl Host for Program<'_> {
    fn project(&self, file: &Path) -> Result<ProjectOptions, String> {
        let Config { read, format, .. } = Config::find(file)?;
        let project::ReadOptions { include_dirs, defines, version } = read;
        Ok(ProjectOptions { include_dirs, defines, version, style: style_of(format) })
    }

    fn outputs(&self) -> &Registry {
        self.registry
    }

    fn cache_folder(&self) -> Option<PathBuf> {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = || set("HOME").map(|home| home.join(".cache"));
        let folder = set("XDG_CACHE_HOME").or_else(home).or_else(|| set("LOCALAPPDATA"));
        Some(folder.unwrap_or_else(std::env::temp_dir).join("odsgen"))
    }

    fn add_hooks(&self, definitions: &Path, hooks: &[Item]) -> Result<RustFile, String> {
        let (path, text) = rust_file(definitions)?;
        let (with_hooks, _) = skeleton::with_missing(&path, &text, hooks)?;
        Ok(RustFile { path, text, with_hooks })
    }
}

/// The first Rust file, in byte order of the paths, of the definitions' package that includes the code that
/// is generated of them.
fn rust_file(definitions: &Path) -> Result<(PathBuf, String), String> {
    let is_package = |folder: &&Path| folder.join("Cargo.toml").is_file();
    let package = definitions.ancestors().skip(1).find(is_package);
    let stem = definitions.file_stem().unwrap_or_default().to_string_lossy();
    let included = format!("include_dialect!(\"{stem}\")");
    let mut files = Vec::new();
    rust_files(&package.unwrap_or(definitions).join("src"), &mut files);
    files.sort();
    let found = files.into_iter().find_map(|path| {
        let text = std::fs::read_to_string(&path).ok()?;
        let is_meant = text.split_whitespace().collect::<String>().contains(&included);
        is_meant.then_some((path, text))
    });
    found.ok_or_else(|| {
        let name = definitions.file_name().unwrap_or_default().to_string_lossy();
        format!(
            "no Rust file of the package has the line `ir_core::include_dialect!(\"{stem}\");`: 'odsgen skeleton {name} --append FILE' names one"
        )
    })
}

/// Adds the Rust files below a folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, kind) = (entry.path(), entry.file_type());
        match kind {
            Ok(kind) if kind.is_dir() => rust_files(&path, found),
            Ok(kind) if kind.is_file() && path.extension().is_some_and(|ending| ending == "rs") => {
                found.push(path);
            }
            _ => {}
        }
    }
}

/// Runs the command.
pub(crate) fn run(registry: &Registry) -> i32 {
    match ods_lsp::serve_stdio(&Program { registry }) {
        Ok(()) => EXIT_OK,
        Err(message) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}
