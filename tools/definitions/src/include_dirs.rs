//! The folders in which files that a definition includes are found, without options.

use std::path::{Path, PathBuf};

use ods_parser::compilation_database::CompilationDatabase;

/// The include directories of a file: those that a CMake build recorded, and then the folders above it, the
/// nearest one first.
///
/// Each of these folders comes with its `include` and `lib` and those of a build in `build`, because
/// projects include files by paths from one of them.
pub(crate) fn near(file: &Path) -> Vec<PathBuf> {
    let file = absolute(file);
    let folders = inside_repository(file.parent().unwrap_or(&file));
    let databases: Vec<CompilationDatabase> = databases(&folders).collect();
    let recorded = databases.iter().flat_map(|database| database.include_dirs(&file)).map(Path::to_owned);
    let mut dirs: Vec<PathBuf> = recorded.collect();
    for folder in folders {
        dirs.push(folder.to_owned());
        let inner = ["include", "lib", "build/include", "build/lib"].map(|inner| folder.join(inner));
        dirs.extend(inner.into_iter().filter(|dir| dir.is_dir()));
    }
    dirs
}

/// The include directories that CMake builds recorded for any file of the repository of a folder.
pub(crate) fn recorded(folder: &Path) -> Vec<PathBuf> {
    let folder = absolute(folder);
    let mut dirs: Vec<PathBuf> = Vec::new();
    for database in databases(&inside_repository(&folder)) {
        for dir in database.all_include_dirs() {
            if !dirs.iter().any(|known| known == dir) {
                dirs.push(dir.to_owned());
            }
        }
    }
    dirs
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A folder and those above it, the nearest one first, up to the root of its repository.
fn inside_repository(folder: &Path) -> Vec<&Path> {
    let is_root = |folder: &&Path| {
        folder.join(".git").exists() || CompilationDatabase::paths(folder).iter().any(|path| path.exists())
    };
    let end = folder.ancestors().position(|folder| is_root(&folder)).unwrap_or(usize::MAX - 1);
    folder.ancestors().take(end + 1).collect()
}

fn databases(folders: &[&Path]) -> impl Iterator<Item = CompilationDatabase> {
    let paths = folders.iter().flat_map(|folder| CompilationDatabase::paths(folder));
    paths.filter_map(|path| CompilationDatabase::read(&path))
}
