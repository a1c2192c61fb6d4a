//! The definition files of a project, which of them include which, and the names that each defines.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::checksum;
use crate::parallel::map_in_parallel;

/// An index into the files of a project, which are sorted by their paths.
pub type FileIndex = usize;

/// A definition file.
struct File {
    /// As it is opened.
    path: String,
    /// Of the text.
    checksum: u64,
    /// The files that it includes, directly.
    includes: BTreeSet<FileIndex>,
    /// The file and all that it includes.
    closure: BTreeSet<FileIndex>,
    /// The classes, records, multiclasses and macros that it seems to define.
    names: BTreeSet<String>,
    /// Whether it seems to define a dialect.
    has_dialect: bool,
    /// Whether it seems to define passes or interfaces.
    has_passes_or_interfaces: bool,
    /// Whether it seems to define rewrite rules.
    has_rules: bool,
}

impl File {
    /// Reads a file and the paths in its include statements. They are resolved later.
    ///
    /// # Errors
    /// A sentence about a file that cannot be read.
    fn read(path: &Path) -> Result<(File, Vec<String>), String> {
        let bytes =
            fs::read(path).map_err(|error| format!("'{}' cannot be read: {error}", path.display()))?;
        let text = String::from_utf8_lossy(&bytes);
        let has_any = |classes: &[&str]| classes.iter().any(|class| text.contains(class));
        let file = File {
            path: path.to_string_lossy().into_owned(),
            checksum: checksum(&bytes),
            includes: BTreeSet::new(),
            closure: BTreeSet::new(),
            names: text.lines().filter_map(defined).map(str::to_owned).collect(),
            has_dialect: text.lines().any(|line| {
                let named = line.trim_start().strip_prefix("def ").and_then(|rest| rest.split_once(':'));
                named.is_some_and(|(_, class)| class.trim_start().starts_with("Dialect"))
            }),
            has_passes_or_interfaces: has_any(&[
                ": Pass<",
                "OpInterface<",
                "TypeInterface<",
                "AttrInterface<",
            ]),
            has_rules: has_any(&[": Pat<", ": Pattern<"]),
        };
        Ok((file, text.lines().filter_map(included).map(str::to_owned).collect()))
    }
}

/// The definition files below a folder.
#[derive(Default)]
pub struct Files {
    all: Vec<File>,
    by_path: BTreeMap<String, FileIndex>,
    by_absolute_path: BTreeMap<PathBuf, FileIndex>,
    /// Folders from which one of them is included.
    dirs: BTreeSet<PathBuf>,
}

impl Files {
    /// Finds and reads them.
    ///
    /// # Errors
    /// A sentence about a folder or file that cannot be read.
    pub fn find(folder: &Path) -> Result<Files, String> {
        let paths = definition_files(folder)?;
        let mut files = Files::default();
        let mut included = Vec::new();
        for read in map_in_parallel(&paths, |path| File::read(path)) {
            let (file, names) = read?;
            files.add(file);
            included.push(names);
        }
        if files.all.is_empty() {
            return Err(format!("'{}' holds no definition files (.td or .ods)", folder.display()));
        }
        files.resolve(&included);
        for file in files.indices() {
            files.all[file].closure = files.reached(file);
        }
        Ok(files)
    }

    fn add(&mut self, file: File) {
        self.by_path.insert(file.path.clone(), self.all.len());
        self.by_absolute_path.insert(absolute(&file.path), self.all.len());
        self.all.push(file);
    }

    /// Resolves the include statements of all files: a path includes the file next to the includer, or else
    /// the files whose paths end in it.
    fn resolve(&mut self, included: &[Vec<String>]) {
        let mut by_name: BTreeMap<String, Vec<FileIndex>> = BTreeMap::new();
        for (index, file) in self.all.iter().enumerate() {
            by_name.entry(last_component(&file.path).to_owned()).or_default().push(index);
        }
        for (includer, included) in included.iter().enumerate() {
            for included in included {
                if let Some(sibling) = self.sibling(includer, included) {
                    self.all[includer].includes.insert(sibling);
                    continue;
                }
                for candidate in by_name.get(last_component(included)).into_iter().flatten() {
                    let Some(before) = self.all[*candidate].path.strip_suffix(included.as_str()) else {
                        continue;
                    };
                    if *candidate == includer || !(before.is_empty() || before.ends_with('/')) {
                        continue;
                    }
                    let dir = if before.is_empty() { "." } else { before.trim_end_matches('/') };
                    self.dirs.insert(PathBuf::from(dir));
                    self.all[includer].includes.insert(*candidate);
                }
            }
        }
    }

    /// The file next to a file that an `include` in it names.
    pub(crate) fn sibling(&self, includer: FileIndex, included: &str) -> Option<FileIndex> {
        let path = self.folder(includer).join(included);
        self.by_path.get(path.to_str()?).copied().filter(|sibling| *sibling != includer)
    }

    /// The file of a path, whatever include directory it was found by.
    pub fn index(&self, path: &str) -> Option<FileIndex> {
        let found = self.by_path.get(path).or_else(|| self.by_absolute_path.get(&absolute(path)));
        found.copied()
    }

    /// Whether a path is one of the project.
    pub fn has(&self, path: &str) -> bool {
        self.index(path).is_some()
    }

    /// The path of a file, as it is opened.
    pub fn path(&self, file: FileIndex) -> &str {
        &self.all[file].path
    }

    pub(crate) fn folder(&self, file: FileIndex) -> &Path {
        Path::new(self.path(file)).parent().unwrap_or(Path::new(""))
    }

    /// All files, in order.
    pub fn indices(&self) -> std::ops::Range<FileIndex> {
        0..self.all.len()
    }

    /// Whether a file seems to define passes or interfaces, and no rules.
    pub(crate) fn has_passes_or_interfaces(&self, file: FileIndex) -> bool {
        self.all[file].has_passes_or_interfaces && !self.all[file].has_rules
    }

    /// Whether a file seems to define a dialect.
    pub(crate) fn has_dialect(&self, file: FileIndex) -> bool {
        self.all[file].has_dialect
    }

    /// Whether a file seems to define rewrite rules.
    pub(crate) fn has_rules(&self, file: FileIndex) -> bool {
        self.all[file].has_rules
    }

    /// Names that a file seems to define, by its lines. Computed names are not found. Two files that define
    /// the same macro may have copied an include guard.
    pub(crate) fn names(&self, file: FileIndex) -> impl Iterator<Item = &str> {
        self.all[file].names.iter().map(String::as_str)
    }

    /// The folders from which files of the project are included.
    pub(crate) fn dirs(&self) -> impl Iterator<Item = &PathBuf> {
        self.dirs.iter()
    }

    /// The files that seem to define no rules and that no other such file includes, in order. In a cycle of
    /// includes, the file that defines a dialect is a root, or else the first one.
    pub fn roots(&self) -> Vec<FileIndex> {
        let candidates: Vec<FileIndex> = self.indices().filter(|file| !self.all[*file].has_rules).collect();
        let is_root = |file: &FileIndex| {
            let includers = candidates.iter().filter(|other| self.closure(**other).contains(file));
            let (cycle, outer): (Vec<FileIndex>, Vec<FileIndex>) =
                includers.partition(|other| self.closure(*file).contains(other));
            let first = cycle.iter().find(|other| self.all[**other].has_dialect).or(cycle.first());
            outer.is_empty() && first == Some(file)
        };
        candidates.iter().copied().filter(is_root).collect()
    }

    /// Paths and checksums.
    pub fn checksums(&self) -> impl Iterator<Item = (&str, u64)> {
        self.all.iter().map(|file| (file.path.as_str(), file.checksum))
    }

    /// A file and all that it includes.
    pub fn closure(&self, file: FileIndex) -> &BTreeSet<FileIndex> {
        &self.all[file].closure
    }

    fn reached(&self, file: FileIndex) -> BTreeSet<FileIndex> {
        let mut reached = BTreeSet::new();
        let mut open = vec![file];
        while let Some(file) = open.pop() {
            if reached.insert(file) {
                open.extend(&self.all[file].includes);
            }
        }
        reached
    }

    /// A checksum of some files and of all that they include.
    pub(crate) fn key(&self, files: &[FileIndex]) -> String {
        let reached: BTreeSet<&FileIndex> = files.iter().flat_map(|file| self.closure(*file)).collect();
        let reached = reached.into_iter().map(|file| &self.all[*file]);
        let sums = reached.map(|file| format!("{} {}\n", file.path, file.checksum));
        format!("{:016x}", checksum(sums.collect::<String>().as_bytes()))
    }
}

/// Endings of definition files.
pub const DEFINITION_ENDINGS: [&str; 2] = ["td", "ods"];

/// The definition files below a folder, sorted; hidden folders are left out.
///
/// # Errors
/// A sentence about a folder that cannot be read.
fn definition_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    process_io::files_with_endings(folder, &DEFINITION_ENDINGS)
}

/// An absolute path. A path that cannot be made absolute is returned unchanged.
pub(crate) fn absolute(path: &str) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| PathBuf::from(path))
}

fn last_component(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The path of an include statement.
fn included(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("include")?.trim_start().strip_prefix('"')?.split('"').next()
}

/// The name that a line defines if it begins a class, record or multiclass, or the line itself if it defines
/// a macro; `None` for a name that is computed, and for a class that is only declared.
fn defined(line: &str) -> Option<&str> {
    let line = line.trim();
    if line.starts_with("#define ") {
        return Some(line);
    }
    let rest = ["def ", "class ", "multiclass "].iter().find_map(|keyword| line.strip_prefix(keyword))?;
    let rest = rest.trim_start();
    let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
    let (name, after) = rest.split_at(end);
    let after = after.trim_start();
    (!name.is_empty() && !after.starts_with(['#', ';'])).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_define_names() {
        assert_eq!(defined("  def AddOp : Op<\"add\">;"), Some("AddOp"));
        assert_eq!(defined("class A<int n> {"), Some("A"));
        assert_eq!(defined("multiclass M"), Some("M"));
        assert_eq!(defined("#define GUARD "), Some("#define GUARD"));
        for other in ["class A;", "def A # B : C;", "def : Pat<(A), (B)>;", "define A", "// def A;"] {
            assert_eq!(defined(other), None, "{other}");
        }
    }

    #[test]
    fn include_statements_name_paths() {
        assert_eq!(included("  include \"a/b.td\" // why"), Some("a/b.td"));
        assert_eq!(included("// include \"a.td\""), None);
        assert_eq!(included("included \"a.td\""), None);
    }
}
