//! Clients of `odsgen lsp`.

use std::path::{Path, PathBuf};

use ods_codegen::emit::Registry;
use ods_codegen::rust::skeleton::Item;
use ods_lsp::{Host, ProjectOptions, RustFile};
use serde_json::{Value, json};

pub(crate) use crate::support::client::Client;

/// A host with an include directory for all files.
#[derive(Debug, Default)]
pub(crate) struct TestHost {
    pub(crate) include_dirs: Vec<PathBuf>,
    registry: Registry,
}

impl TestHost {
    pub(crate) fn new(include_dirs: Vec<PathBuf>) -> TestHost {
        TestHost { include_dirs, registry: ods_codegen::outputs::all() }
    }
}

impl Host for TestHost {
    fn project(&self, _file: &Path) -> Result<ProjectOptions, String> {
        Ok(ProjectOptions { include_dirs: self.include_dirs.clone(), ..ProjectOptions::default() })
    }

    fn outputs(&self) -> &Registry {
        &self.registry
    }

    fn cache_folder(&self) -> Option<PathBuf> {
        Some(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cache"))
    }

    /// The file beside the definitions, which has none of the hooks yet, or all.
    fn add_hooks(&self, definitions: &Path, hooks: &[Item]) -> Result<RustFile, String> {
        let name = definitions.file_stem().unwrap_or_default().to_string_lossy();
        let text = format!("//! Hooks of {name}.\n");
        let missing = hooks.iter().filter(|_| name != "complete");
        let with_hooks = text.clone() + &missing.map(|item| item.text.as_str()).collect::<String>();
        Ok(RustFile { path: definitions.with_extension("rs"), text, with_hooks })
    }
}

impl Client {
    /// Starts a server.
    pub(crate) fn start(host: TestHost, initialization: Value, client_capabilities: Value) -> Client {
        let roots = initialization.get("roots").cloned().unwrap_or(Value::Null);
        let params = json!({
            "capabilities": client_capabilities, "initializationOptions": initialization, "workspaceFolders": roots,
        });
        Client::connect("tablegen", params, move |connection| ods_lsp::serve(connection, &host))
    }
}
