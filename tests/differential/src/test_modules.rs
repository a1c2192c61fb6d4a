//! The modules of test files: the text between lines `// -----`.

use std::path::{Path, PathBuf};

const SEPARATOR: &str = "// -----";

/// A module of a test file.
#[derive(Clone, Debug)]
pub struct TestModule {
    /// The path of the file below the folder of the tests.
    pub path: PathBuf,
    /// The index in the file.
    pub index: usize,
    /// The line of the first character.
    pub line: usize,
    /// The text.
    pub text: String,
    /// Whether a RUN line of the file has `-allow-unregistered-dialect`.
    pub is_unregistered_allowed: bool,
}

/// The modules of a file with this text.
#[must_use]
pub fn test_modules(path: &Path, text: &str) -> Vec<TestModule> {
    let is_unregistered_allowed =
        text.lines().any(|line| line.contains("RUN:") && line.contains("allow-unregistered-dialect"));
    let empty = |line, index| TestModule {
        path: path.to_owned(),
        index,
        line,
        text: String::new(),
        is_unregistered_allowed,
    };
    let mut modules = vec![empty(1, 0)];
    for (line, number) in text.split_inclusive('\n').zip(1..) {
        match modules.last_mut() {
            Some(module) if !line.starts_with(SEPARATOR) => module.text.push_str(line),
            _ => modules.push(empty(number + 1, modules.len())),
        }
    }
    modules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_have_their_lines() {
        let text = "// RUN: tool -allow-unregistered-dialect %s\na\n// -----\nb\nc\n// ----- more\n";
        let modules = test_modules(Path::new("x.mlir"), text);
        let found: Vec<_> = modules.iter().map(|module| (module.index, module.line, &*module.text)).collect();
        let first = "// RUN: tool -allow-unregistered-dialect %s\na\n";
        assert_eq!(found, [(0, 1, first), (1, 4, "b\nc\n"), (2, 7, "")]);
        assert!(modules.iter().all(|module| module.is_unregistered_allowed));
    }
}
