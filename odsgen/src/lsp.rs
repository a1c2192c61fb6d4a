//! `odsgen lsp`: the language server, with the configuration of `odsgen.toml` and the outputs of this program.

use std::path::{Path, PathBuf};

use ods_codegen::emit::Registry;
use ods_lsp::{Host, ProjectOptions};

use crate::config::Config;
use crate::exit::{EXIT_ERRORS, EXIT_OK, complain};

/// This program, for the server.
struct Program<'r> {
    registry: &'r Registry,
}

impl Host for Program<'_> {
    fn project(&self, file: &Path) -> Result<ProjectOptions, String> {
        let Config { include_dirs, defines, version, style } = Config::of(file)?;
        Ok(ProjectOptions { include_dirs, defines, version, style })
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
