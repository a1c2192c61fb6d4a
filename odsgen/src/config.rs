//! `odsgen.toml`: options of a project, for every command that reads its definitions.
//!
//! ```toml
//! include = ["include", "third_party/mlir/include"]
//! define = ["WITH_GPU"]
//! mlir-version = 19
//! ```

use std::fs;
use std::path::{Path, PathBuf};

use build_support::is_macro_name;
use ods_codegen::versions::Version;
use serde_json::{Map, Value};

/// The name of the file.
const NAME: &str = "odsgen.toml";

/// The keys that it may have.
const KEYS: [&str; 3] = ["include", "define", "mlir-version"];

/// Options of a project; none without a file.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Config {
    /// Include directories, after those of the command line.
    pub(crate) include_dirs: Vec<PathBuf>,
    /// Macros, besides those of the command line.
    pub(crate) defines: Vec<String>,
    /// The version of MLIR that the definitions are written for, unless the command line gives one.
    pub(crate) version: Option<Version>,
}

impl Config {
    /// The options of the project that a file or folder belongs to: the nearest file `odsgen.toml` in its folder or one above.
    ///
    /// # Errors
    /// A sentence about the file, with its path.
    pub(crate) fn of(path: &Path) -> Result<Config, String> {
        let Ok(path) = std::path::absolute(path) else { return Ok(Config::default()) };
        let Some(file) = path.ancestors().map(|folder| folder.join(NAME)).find(|file| file.is_file()) else {
            return Ok(Config::default());
        };
        let text = fs::read_to_string(&file).map_err(|error| error.to_string());
        let config = text.and_then(|text| Config::parse(&text, file.parent().unwrap_or(Path::new(""))));
        config.map_err(|message| format!("'{}': {message}", file.display()))
    }

    /// Reads the text of a file; paths in it are relative to its folder.
    fn parse(text: &str, folder: &Path) -> Result<Config, String> {
        let table: Map<String, Value> =
            basic_toml::from_str(text).map_err(|error| error.to_string().trim_end().replace('\n', ": "))?;
        if let Some(key) = table.keys().find(|key| !KEYS.contains(&key.as_str())) {
            let known = KEYS.map(|key| format!("'{key}'")).join(", ");
            return Err(format!("the key '{key}' is unknown; there are {known}"));
        }
        let dirs = strings(&table, "include")?.into_iter().map(|dir| folder.join(dir));
        let defines = strings(&table, "define")?;
        if let Some(name) = defines.iter().find(|name| !is_macro_name(name)) {
            return Err(format!("'{name}' in 'define' is not the name of a macro"));
        }
        let version = match table.get("mlir-version") {
            None => None,
            Some(value) => Some(
                value
                    .to_string()
                    .parse()
                    .map_err(|message| format!("'mlir-version' is {value}: {message}"))?,
            ),
        };
        Ok(Config { include_dirs: dirs.collect(), defines, version })
    }
}

/// The strings of a key; none without the key.
fn strings(table: &Map<String, Value>, key: &str) -> Result<Vec<String>, String> {
    let wrong = || format!("'{key}' must be a list of strings");
    let Some(value) = table.get(key) else { return Ok(Vec::new()) };
    let values = value.as_array().ok_or_else(wrong)?;
    values.iter().map(|value| value.as_str().map(str::to_owned).ok_or_else(wrong)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Config, String> {
        Config::parse(text, Path::new("project"))
    }

    #[test]
    fn options_are_read() {
        let config =
            parse("include = [\"include\", \"/usr/include\"]\ndefine = [\"A\"]\nmlir-version = 19\n")
                .unwrap();
        assert_eq!(config.include_dirs, [Path::new("project/include"), Path::new("/usr/include")]);
        assert_eq!(config.defines, ["A"]);
        assert_eq!(config.version, Some("19".parse().unwrap()));
        assert_eq!(parse(""), Ok(Config::default()));
    }

    #[test]
    fn mistakes_are_told() {
        let message = |text: &str| parse(text).unwrap_err();
        assert_eq!(
            message("includes = []"),
            "the key 'includes' is unknown; there are 'include', 'define', 'mlir-version'"
        );
        assert_eq!(message("include = \"a\""), "'include' must be a list of strings");
        assert_eq!(message("define = [\"A=1\"]"), "'A=1' in 'define' is not the name of a macro");
        assert_eq!(
            message("mlir-version = 3"),
            "'mlir-version' is 3: versions of MLIR from 15 to 22 are known"
        );
        assert!(message("include = [").contains("line 1"), "{}", message("include = ["));
    }
}
