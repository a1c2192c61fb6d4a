//! Options of files: include directories, macros and the version of MLIR, from wherever a project states
//! them.

use std::path::{Path, PathBuf};

use ods_codegen::emit::Registry;
use ods_codegen::rust::skeleton::Item;
use ods_codegen::versions::Version;
use ods_parser::compilation_database::CompilationDatabase;
use rustc_hash::FxHashMap;
use serde_json::Value;

/// The program that the server is part of.
pub trait Host {
    /// The options that a project's own configuration states for a file, such as those of `odsgen.toml`.
    ///
    /// # Errors
    /// A sentence about a file that cannot be used.
    fn project(&self, file: &Path) -> Result<ProjectOptions, String>;

    /// The outputs that the server can show.
    fn outputs(&self) -> &Registry;

    /// A folder for temporary files that editors show: embedded definitions and generated texts. Without one,
    /// definitions in embedded files have no location.
    fn cache_folder(&self) -> Option<PathBuf>;

    /// The Rust file with the code that is generated of a file of definitions, before and after hooks that it
    /// lacks are added.
    ///
    /// # Errors
    /// A sentence about why there is none, or why it cannot be read.
    fn add_hooks(&self, definitions: &Path, hooks: &[Item]) -> Result<RustFile, String>;
}

/// A Rust file that includes generated code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustFile {
    /// Its path.
    pub path: PathBuf,
    /// Its text on disk.
    pub text: String,
    /// The text with the hooks that it lacked.
    pub with_hooks: String,
}

/// Options of a project.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProjectOptions {
    /// Include directories, absolute or relative to the project's folder.
    pub include_dirs: Vec<PathBuf>,
    /// Macros that are defined from the start.
    pub defines: Vec<String>,
    /// The version of MLIR that the definitions are written for; detected if it is not set.
    pub version: Option<Version>,
    /// Style of formatted texts.
    pub style: ods_fmt::Options,
}

/// Settings with which a file is read.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Options {
    /// Folders that included files are looked for in, in order, before the embedded definitions.
    pub(crate) search: Vec<String>,
    pub(crate) defines: Vec<String>,
    pub(crate) version: Option<Version>,
    pub(crate) style: ods_fmt::Options,
}

/// The client's own options, `initializationOptions` or the section `odsgen` of its configuration:
///
/// ```json
/// { "includeDirs": ["/usr/lib/llvm-22/include"], "defines": ["WITH_GPU"], "mlirVersion": 19,
///   "compilationDatabases": ["build/tablegen_compile_commands.yml"], "debounce": 20 }
/// ```
#[derive(Clone, Debug, Default)]
pub(crate) struct ClientOptions {
    options: ProjectOptions,
    databases: Vec<PathBuf>,
    /// Milliseconds without a message after which diagnostics are computed.
    pub(crate) debounce: Option<u64>,
}

impl ClientOptions {
    /// Reads the options. Unknown keys and values of other types are ignored, since clients send the options
    /// of other servers, too.
    pub(crate) fn new(value: &Value) -> ClientOptions {
        let strings = |key: &str| -> Vec<String> {
            let values = value.get(key).and_then(Value::as_array).into_iter().flatten();
            values.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let version = value.get("mlirVersion").map(ToString::to_string);
        let mut defines = strings("defines");
        defines.retain(|name| name.chars().all(|c| c == '_' || c.is_ascii_alphanumeric()));
        ClientOptions {
            options: ProjectOptions {
                include_dirs: strings("includeDirs").into_iter().map(PathBuf::from).collect(),
                defines,
                version: version.and_then(|text| text.trim_matches('"').parse().ok()),
                style: ods_fmt::Options::default(),
            },
            databases: strings("compilationDatabases").into_iter().map(PathBuf::from).collect(),
            debounce: value.get("debounce").and_then(Value::as_u64),
        }
    }
}

/// Finds the options of files.
pub(crate) struct OptionsFinder<'h> {
    host: &'h dyn Host,
    client: ClientOptions,
    /// Folders that the client has open.
    roots: Vec<String>,
    known: FxHashMap<String, Options>,
    /// Sentences about configurations that cannot be used, each once, until somebody takes them.
    complaints: Vec<String>,
}

impl<'h> OptionsFinder<'h> {
    pub(crate) fn new(host: &'h dyn Host, client: ClientOptions, roots: Vec<String>) -> OptionsFinder<'h> {
        OptionsFinder { host, client, roots, known: FxHashMap::default(), complaints: Vec::new() }
    }

    /// Takes the client's new options.
    pub(crate) fn set_client(&mut self, client: ClientOptions) {
        self.client = client;
        self.forget();
    }

    pub(crate) fn client(&self) -> &ClientOptions {
        &self.client
    }

    /// Updates the folders that the client has open.
    pub(crate) fn change_roots(&mut self, opened: Vec<String>, closed: &[String]) {
        self.roots.retain(|root| !closed.contains(root));
        let new = opened.into_iter().filter(|root| !self.roots.contains(root)).collect::<Vec<_>>();
        self.roots.extend(new);
        self.forget();
    }

    /// Folders that the client has open.
    pub(crate) fn roots(&self) -> &[String] {
        &self.roots
    }

    /// Forgets all options, because configurations may have changed.
    pub(crate) fn forget(&mut self) {
        self.known.clear();
    }

    /// The error messages since the last call.
    pub(crate) fn take_complaints(&mut self) -> Vec<String> {
        std::mem::take(&mut self.complaints)
    }

    pub(crate) fn get(&mut self, file: &str) -> Options {
        if let Some(known) = self.known.get(file) {
            return known.clone();
        }
        let options = self.find(file);
        self.known.insert(file.to_owned(), options.clone());
        options
    }

    /// The client's options come first, then the project's, then those that a build wrote down. Relative
    /// paths, and files that no directory has, are looked for in the folder that commands run in: that of the
    /// package or else the one that the client has open.
    fn find(&mut self, file: &str) -> Options {
        let path = Path::new(file);
        let project = self.host.project(path).unwrap_or_else(|message| {
            if !self.complaints.contains(&message) {
                self.complaints.push(message);
            }
            ProjectOptions::default()
        });
        let mut found = self.client.options.clone();
        found.style = project.style.clone();
        for more in [project, written_by_build(path), self.read_databases(path)] {
            found.include_dirs.extend(more.include_dirs);
            found.defines.extend(more.defines);
            found.version = found.version.or(more.version);
        }
        let home = self.home(path);
        let mut search = vec![home.clone()];
        search.extend(found.include_dirs.iter().map(|dir| absolute(&home, dir)));
        if found.include_dirs.is_empty()
            && let Some(own) = path.parent()
        {
            search.push(own.to_string_lossy().into_owned());
        }
        let mut seen = Vec::new();
        search.retain(|dir| {
            !seen.contains(dir) && {
                seen.push(dir.clone());
                true
            }
        });
        Options { search, defines: found.defines, version: found.version, style: found.style }
    }

    /// The folder that commands about a file run in.
    fn home(&self, file: &Path) -> String {
        let is_package =
            |folder: &&Path| folder.join("Cargo.toml").is_file() || folder.join("odsgen.toml").is_file();
        let package =
            file.ancestors().skip(1).find(is_package).map(|folder| folder.to_string_lossy().into_owned());
        let root =
            || self.roots.iter().filter(|root| file.starts_with(root)).max_by_key(|root| root.len()).cloned();
        let own = || file.parent().map(|folder| folder.to_string_lossy().into_owned());
        package.or_else(root).or_else(own).unwrap_or_default()
    }

    /// The include directories that compilation databases have for a file: those that the client names, and
    /// those in `build` below the folders that it has open.
    fn read_databases(&self, file: &Path) -> ProjectOptions {
        let named = self.client.databases.iter().cloned();
        let usual = self.roots.iter().flat_map(|root| CompilationDatabase::paths(Path::new(root)));
        let mut include_dirs = Vec::new();
        for database in named.chain(usual).filter_map(|path| CompilationDatabase::read(&path)) {
            include_dirs.extend(database.include_dirs(file).map(Path::to_owned));
        }
        ProjectOptions { include_dirs, ..ProjectOptions::default() }
    }
}

fn absolute(folder: &str, path: &Path) -> String {
    lsp_text::uri::normal(&Path::new(folder).join(path).to_string_lossy())
}

/// Name of the folder below Cargo's target folder in which build scripts record the options of their runs.
const BUILDS: &str = "odsgen";

/// The options that build scripts recorded for a file. An entry for the file comes first, then one for a
/// folder that contains it, then one for a file beside it.
pub fn written_by_build(file: &Path) -> ProjectOptions {
    let folders = file.ancestors().skip(1).map(|folder| folder.join("target").join(BUILDS));
    let set = std::env::var_os("CARGO_TARGET_DIR").map(|target| Path::new(&target).join(BUILDS));
    let all = set.into_iter().chain(folders).flat_map(|folder| written_in(&folder));
    // An entry for a folder does not apply to files beside the folder.
    let is_beside = |named: &Path| named.extension().is_some() && named.parent() == file.parent();
    let distance = |named: &Path| {
        if named == file {
            Some(0)
        } else if file.starts_with(named) {
            Some(1)
        } else if is_beside(named) {
            Some(2)
        } else {
            None
        }
    };
    let near = all.filter_map(|(named, options)| Some((distance(&named)?, options)));
    near.min_by_key(|(distance, _)| *distance).map(|(_, options)| options).unwrap_or_default()
}

/// The file, or folder, that each text of a folder is about, with its options, in byte order of the texts'
/// names.
fn written_in(folder: &Path) -> Vec<(PathBuf, ProjectOptions)> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let value: Value = serde_json::from_str(&std::fs::read_to_string(path).ok()?).ok()?;
        let named = PathBuf::from(value.get("file")?.as_str()?);
        Some((named, ClientOptions::new(&value).options))
    };
    paths.into_iter().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn client_options_pass_over_what_they_do_not_know() {
        let value = serde_json::json!({"includeDirs": ["/a", 1], "defines": ["A", "B=1"], "mlirVersion": 19, "x": {}});
        let options = ClientOptions::new(&value);
        assert_eq!(options.options.include_dirs, [Path::new("/a")]);
        assert_eq!(options.options.defines, ["A"]);
        assert_eq!(options.options.version, "19".parse().ok());
        assert_eq!(ClientOptions::new(&Value::Null).options, ProjectOptions::default());
    }

    #[test]
    fn builds_write_down_options_of_files_and_folders() {
        let root = std::env::temp_dir().join(format!("odsgen-lsp-options-{}", std::process::id()));
        let folder = root.join("target/odsgen");
        std::fs::create_dir_all(&folder).unwrap();
        let write = |name: &str, file: &str, dir: &str| {
            let value = serde_json::json!({"file": root.join(file).to_string_lossy(), "includeDirs": [dir]});
            std::fs::write(folder.join(name), value.to_string()).unwrap();
        };
        write("a.json", "src/a.ods", "/a");
        write("b.json", "include", "/b");
        std::fs::write(folder.join("c.json"), "no JSON").unwrap();
        let dirs = |file: &str| written_by_build(&root.join(file)).include_dirs;
        let found = [dirs("src/a.ods"), dirs("src/other.ods"), dirs("include/deep/x.td"), dirs("x.td")];
        std::fs::remove_dir_all(&root).unwrap();
        assert_eq!(found, [vec!["/a".into()], vec!["/a".into()], vec!["/b".into()], Vec::<PathBuf>::new()]);
    }
}
