//! `odsgen.toml`: options of a project, for programs that read its definitions. Build scripts have the same
//! options in Rust.
//!
//! ```toml
//! include = ["include", "third_party/mlir/include"]
//! define = ["WITH_GPU"]
//! mlir-version = 19
//!
//! [format]
//! width = 100
//! indent = 2
//! keep-breaks = false
//!
//! [syntax]
//! "my.func" = "function"
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::ReadOptions;
use crate::is_macro_name;

/// The name of the file.
const NAME: &str = "odsgen.toml";

/// The keys that it may have.
const KEYS: [&str; 5] = ["include", "define", "mlir-version", "format", "syntax"];

/// The keys of its table `format`.
const FORMAT_KEYS: [&str; 3] = ["width", "indent", "keep-breaks"];

/// Options of a project; none without a file.
#[derive(Debug, Default, PartialEq)]
pub struct Config {
    /// The file, if there is one.
    pub file: Option<PathBuf>,
    /// Options for reading the definitions. Those of a command line precede them.
    pub read: ReadOptions,
    /// The style of `odsgen fmt`.
    pub format: FormatStyle,
    /// The names of shared C++ helpers that parse and print operations, by the full names of the operations.
    pub syntax: BTreeMap<String, String>,
}

/// The style of the formatter; `None` is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FormatStyle {
    /// Maximum width of a line.
    pub width: Option<u32>,
    /// Columns of a level of indentation.
    pub indent: Option<u32>,
    /// Whether existing line breaks are kept.
    pub keep_breaks: Option<bool>,
}

impl Config {
    /// The options of the project that a file or folder belongs to: the nearest file `odsgen.toml` in its
    /// folder or one above.
    ///
    /// # Errors
    /// A sentence about the file, with its path.
    pub fn find(path: &Path) -> Result<Config, String> {
        let Ok(path) = std::path::absolute(path) else { return Ok(Config::default()) };
        let Some(file) = path.ancestors().map(|folder| folder.join(NAME)).find(|file| file.is_file()) else {
            return Ok(Config::default());
        };
        let text = fs::read_to_string(&file).map_err(|error| error.to_string());
        let folder = file.parent().unwrap_or(Path::new(""));
        let config = text.and_then(|text| Config::parse(&text, folder));
        match config {
            Ok(config) => Ok(Config { file: Some(file), ..config }),
            Err(message) => Err(format!("'{}': {message}", file.display())),
        }
    }

    /// Reads the text of a file; paths in it are relative to its folder.
    fn parse(text: &str, folder: &Path) -> Result<Config, String> {
        let table: Map<String, Value> =
            basic_toml::from_str(text).map_err(|error| error.to_string().trim_end().replace('\n', ": "))?;
        check_keys(&table, &KEYS, "")?;
        let dirs: Vec<PathBuf> =
            strings(&table, "include")?.into_iter().map(|dir| folder.join(dir)).collect();
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
        let read = ReadOptions { include_dirs: dirs, defines, version };
        Ok(Config { file: None, read, format: format_style(&table)?, syntax: syntax(&table)? })
    }
}

/// Rejects keys that are not in `known`. `table` is the table's name in messages.
fn check_keys(keys: &Map<String, Value>, known: &[&str], table: &str) -> Result<(), String> {
    let Some(key) = keys.keys().find(|key| !known.contains(&key.as_str())) else { return Ok(()) };
    let known: Vec<String> = known.iter().map(|key| format!("'{key}'")).collect();
    Err(format!("the key '{key}'{table} is unknown; there are {}", known.join(", ")))
}

/// The table `syntax`.
fn syntax(table: &Map<String, Value>) -> Result<BTreeMap<String, String>, String> {
    let Some(syntax) = table.get("syntax") else { return Ok(BTreeMap::new()) };
    let syntax = syntax.as_object().ok_or("'syntax' must be a table")?;
    let helper = |(operation, helper): (&String, &Value)| match helper.as_str() {
        Some(helper) => Ok((operation.clone(), helper.to_owned())),
        None => Err(format!("'{operation}' of 'syntax' must be the name of a helper")),
    };
    syntax.iter().map(helper).collect()
}

/// The table `format`.
fn format_style(table: &Map<String, Value>) -> Result<FormatStyle, String> {
    let mut style = FormatStyle::default();
    let Some(format) = table.get("format") else { return Ok(style) };
    let format = format.as_object().ok_or("'format' must be a table")?;
    check_keys(format, &FORMAT_KEYS, " of 'format'")?;
    for (key, most, field) in [("width", 1_000, &mut style.width), ("indent", 16, &mut style.indent)] {
        if let Some(value) = format.get(key) {
            let number = value.as_u64().filter(|number| (1..=most).contains(number));
            let number =
                number.ok_or_else(|| format!("'{key}' of 'format' must be a number from 1 to {most}"))?;
            *field = Some(number as u32);
        }
    }
    if let Some(value) = format.get("keep-breaks") {
        let keep_breaks = value.as_bool().ok_or("'keep-breaks' of 'format' must be true or false")?;
        style.keep_breaks = Some(keep_breaks);
    }
    Ok(style)
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
        let read = parse("include = [\"include\", \"/usr/include\"]\ndefine = [\"A\"]\nmlir-version = 19\n")
            .unwrap()
            .read;
        assert_eq!(read.include_dirs, [Path::new("project/include"), Path::new("/usr/include")]);
        assert_eq!(read.defines, ["A"]);
        assert_eq!(read.version, Some("19".parse().unwrap()));
        assert_eq!(parse(""), Ok(Config::default()));
        let style = parse("[format]\nwidth = 100\nkeep-breaks = false\n").unwrap().format;
        assert_eq!(style, FormatStyle { width: Some(100), indent: None, keep_breaks: Some(false) });
        let syntax = parse("[syntax]\n\"my.func\" = \"function\"\n").unwrap().syntax;
        assert_eq!(syntax, BTreeMap::from([("my.func".to_owned(), "function".to_owned())]));
    }

    #[test]
    fn mistakes_are_told() {
        let message = |text: &str| parse(text).unwrap_err();
        assert_eq!(
            message("includes = []"),
            "the key 'includes' is unknown; there are 'include', 'define', 'mlir-version', 'format', 'syntax'"
        );
        assert_eq!(message("include = \"a\""), "'include' must be a list of strings");
        assert_eq!(message("define = [\"A=1\"]"), "'A=1' in 'define' is not the name of a macro");
        assert_eq!(
            message("mlir-version = 3"),
            "'mlir-version' is 3: versions of MLIR from 15 to 23 are known"
        );
        assert_eq!(message("format = 80"), "'format' must be a table");
        assert_eq!(
            message("[format]\nmax_width = 80"),
            "the key 'max_width' of 'format' is unknown; there are 'width', 'indent', 'keep-breaks'"
        );
        assert_eq!(message("syntax = 1"), "'syntax' must be a table");
        assert_eq!(message("[syntax]\n\"a.b\" = 1"), "'a.b' of 'syntax' must be the name of a helper");
        assert_eq!(message("[format]\nwidth = 0"), "'width' of 'format' must be a number from 1 to 1000");
        assert_eq!(message("[format]\nindent = \"2\""), "'indent' of 'format' must be a number from 1 to 16");
        assert_eq!(message("[format]\nkeep-breaks = 1"), "'keep-breaks' of 'format' must be true or false");
        assert!(message("include = [").contains("line 1"), "{}", message("include = ["));
    }
}
