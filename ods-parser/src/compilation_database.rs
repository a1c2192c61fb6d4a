//! The database in which a CMake build of MLIR records the include directories of its definitions, for
//! language servers of TableGen: `tablegen_compile_commands.yml`.

use std::path::{Path, PathBuf};

/// The name of the file, which CMake writes at the top of the build folder.
const FILE_NAME: &str = "tablegen_compile_commands.yml";

/// The include directories of each file of a build.
///
/// The format is one YAML document for each file, with `filepath` and `includes`, whose directories are
/// separated by semicolons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompilationDatabase {
    files: Vec<(PathBuf, Vec<PathBuf>)>,
}

impl CompilationDatabase {
    /// Reads the text of a database. Relative paths start at the folder of the database.
    #[must_use]
    pub fn parse(text: &str, folder: &Path) -> CompilationDatabase {
        let mut files: Vec<(PathBuf, Vec<PathBuf>)> = Vec::new();
        for line in text.lines() {
            let Some((key, value)) = line.split_once(':') else { continue };
            let value = value.trim().trim_matches(['"', '\'']);
            match (key.trim(), files.last_mut()) {
                ("filepath", _) => files.push((folder.join(value), Vec::new())),
                ("includes", Some((_, dirs))) => {
                    let named = value.split(';').filter(|dir| !dir.is_empty());
                    dirs.extend(named.map(|dir| folder.join(dir)));
                }
                _ => {}
            }
        }
        CompilationDatabase { files }
    }

    /// The usual places of the database of a repository: its root, and the build folder `build`.
    #[must_use]
    pub fn paths(root: &Path) -> [PathBuf; 2] {
        [root.join(FILE_NAME), root.join("build").join(FILE_NAME)]
    }

    /// Reads a database from disk; `None` if there is no such file, or it cannot be read.
    #[must_use]
    pub fn read(path: &Path) -> Option<CompilationDatabase> {
        let text = std::fs::read_to_string(path).ok()?;
        Some(CompilationDatabase::parse(&text, path.parent().unwrap_or(Path::new(""))))
    }

    /// The include directories of a file. A file may have several entries, one for each generator.
    pub fn include_dirs<'d>(&'d self, file: &'d Path) -> impl Iterator<Item = &'d Path> {
        let entries = self.files.iter().filter(move |(named, _)| named == file);
        entries.flat_map(|(_, dirs)| dirs).map(PathBuf::as_path)
    }

    /// The include directories of all files.
    pub fn all_include_dirs(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().flat_map(|(_, dirs)| dirs).map(PathBuf::as_path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "--- !FileInfo:\n  filepath: \"/p/a.td\"\n  includes: \"/p/include;/q\"\n\
                        --- !FileInfo:\n  filepath: \"/p/b.td\"\n  includes: \"r\"\n\
                        --- !FileInfo:\n  filepath: \"/p/a.td\"\n  includes: \"/s\"\n";

    fn dirs_of(file: &str) -> Vec<PathBuf> {
        let database = CompilationDatabase::parse(TEXT, Path::new("/build"));
        database.include_dirs(Path::new(file)).map(Path::to_owned).collect()
    }

    #[test]
    fn a_database_states_directories_of_files() {
        assert_eq!(dirs_of("/p/a.td"), ["/p/include", "/q", "/s"].map(PathBuf::from));
        assert_eq!(dirs_of("/p/b.td"), [PathBuf::from("/build/r")]);
        assert!(dirs_of("/p/c.td").is_empty());
    }

    #[test]
    fn a_text_of_another_format_has_no_files() {
        let database = CompilationDatabase::parse("includes: /a\n[1, 2]\n", Path::new("/build"));
        assert_eq!(database, CompilationDatabase::default());
    }
}
