//! Definition files that request a Python module in their first line, for the comparison with mlir-tblgen.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::Result;
use crate::definitions::folder_of;
use crate::peers::MLIR_INCLUDE;
use crate::run::root;
use crate::scratch::Scratch;

/// A file that requests a module.
pub(crate) struct Module {
    pub(crate) path: String,
    /// The options in its first line.
    pub(crate) options: String,
}

/// Writes a file with the options in its first line that includes `files`, and returns it.
fn wrap(scratch: &Scratch, name: &str, options: String, files: &[&str]) -> Result<Module> {
    let path = scratch.path().join(format!("{name}.td"));
    let includes: String = files.iter().map(|file| format!("include \"{file}\"\n")).collect();
    std::fs::write(&path, format!("// options: {options}\n{includes}"))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Module { path: path.to_string_lossy().into_owned(), options })
}

/// A file for each module of upstream's Python package, by the table in the tests' folder.
///
/// # Errors
/// When the table cannot be read, or a file cannot be written.
pub(crate) fn upstream(scratch: &Scratch) -> Result<Vec<Module>> {
    let path = root().join("tests/python_modules.txt");
    let table = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let wrap = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [module, dialect, extension, files @ ..] = &words[..] else {
            return Err(format!("{}: '{line}' is too short", path.display()));
        };
        let options = if module.ends_with("_enum_gen") {
            format!("-gen-python-enum-bindings -bind-dialect={dialect}")
        } else if *extension == "-" {
            format!("-gen-python-op-bindings -bind-dialect={dialect}")
        } else {
            format!("-gen-python-op-bindings -bind-dialect={dialect} -dialect-extension={extension}")
        };
        self::wrap(scratch, module, options, files)
    };
    lines.map(wrap).collect()
}

/// Returns a file for each dialect with operations in each of MLIR's definition files.
///
/// # Errors
/// When our program cannot be run, or a file cannot be written.
pub(crate) fn for_dialects(scratch: &Scratch, ours: &Path, files: &[String]) -> Result<Vec<Module>> {
    let mut wrapped = Vec::new();
    for (index, file) in files.iter().enumerate() {
        for dialect in dialects(ours, file)? {
            let folder = folder_of(file);
            let options = format!("-gen-python-op-bindings -bind-dialect={dialect} -I {folder}");
            wrapped.push(self::wrap(scratch, &format!("{index}-{dialect}"), options, &[file])?);
        }
    }
    Ok(wrapped)
}

/// The names of the dialects with operations in a file; a name without a dialect if there is none.
fn dialects(ours: &Path, file: &str) -> Result<BTreeSet<String>> {
    let mut command = Command::new(ours);
    command.args(["tblgen", "--print-records", "-I", ".", "-I", &folder_of(file), file]);
    let output = command.current_dir(MLIR_INCLUDE).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{} cannot be run: {error}", ours.display()))?;
    let names = dialects_of(&String::from_utf8_lossy(&output.stdout));
    Ok(if names.is_empty() { BTreeSet::from(["none".to_owned()]) } else { names })
}

/// The names of the dialects of all operations in a text of records.
fn dialects_of(records: &str) -> BTreeSet<String> {
    let used: BTreeSet<&str> = records
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("Dialect opDialect = ")?.strip_suffix(';'))
        .collect();
    let mut current = "";
    let mut names = BTreeSet::new();
    for line in records.lines() {
        if let Some(rest) = line.strip_prefix("def ") {
            current = rest.split_whitespace().next().unwrap_or_default();
        }
        let name =
            line.trim_start().strip_prefix("string name = \"").and_then(|rest| rest.strip_suffix("\";"));
        names.extend(name.filter(|_| used.contains(current)).map(str::to_owned));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_dialects_with_operations_count() {
        let records = "def A {\t// Dialect\n  string name = \"a\";\n}\n\
                       def B {\t// Dialect\n  string name = \"b\";\n}\n\
                       def X {\t// Op\n  Dialect opDialect = B;\n}\n";
        assert_eq!(dialects_of(records), BTreeSet::from(["b".to_owned()]));
    }
}
