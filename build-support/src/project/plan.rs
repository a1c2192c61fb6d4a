//! A dialect of a project, and the files that its outputs are generated from.

use std::path::Path;

use ods_parser::Outcome;

use super::discover::Own;
use super::files::{FileIndex, Files};
use super::grouping::Group;
use super::read::Reads;

/// The number of wider files that are tried.
const MOST_WIDER: usize = 3;

/// A dialect, and the files that its outputs are generated from.
pub struct Plan<'f> {
    /// The dialect's name.
    pub name: &'f str,
    /// The files that define something of it.
    pub own: &'f Own,
    /// The files that are read, with all that they include.
    mains: Vec<FileIndex>,
    /// The number of those that were added for their passes and interfaces; they are the last.
    companions: usize,
    /// Files below the dialect's folder that include all of its files and others, which the main file may need.
    wider: Vec<FileIndex>,
    /// A checksum of all that is read of the project.
    pub key: String,
}

impl<'f> Plan<'f> {
    /// The dialect's main file is the one that includes all of its files and fewest others. Without such a
    /// file, the main files are those that no other file of the dialect includes. Files with passes and
    /// interfaces below the dialect's folder are read with it if their names do not conflict.
    pub fn new(name: &'f str, own: &'f Own, files: &'f Files) -> Plan<'f> {
        let has_all = |file: &FileIndex| own.files.is_subset(files.closure(*file));
        let mut mains: Vec<FileIndex> = files.indices().filter(has_all).collect();
        mains.sort_by_key(|file| (files.closure(*file).len(), !files.has_dialect(*file)));
        let main = mains.first().copied();
        let is_included = |file: FileIndex| {
            own.files.iter().any(|other| *other != file && files.closure(*other).contains(&file))
        };
        let mut group = Group::default();
        match main {
            Some(main) => group.add(files, main),
            None => {
                let outermost = own.files.iter().filter(|file| !is_included(**file));
                outermost.for_each(|file| group.add(files, *file));
            }
        }
        let mains_of_group = group.roots.len();
        let folder = dialect_folder(files.folder(own.home));
        let is_below = |file: &FileIndex| files.folder(*file).starts_with(folder);
        for file in files.indices().filter(is_below).filter(|file| files.has_passes_or_interfaces(*file)) {
            if !group.has(file) && group.takes(files, file) {
                group.add(files, file);
            }
        }
        let companions = group.roots.len() - mains_of_group;
        let is_wider = |file: &FileIndex| is_below(file) && !files.has_rules(*file) && !group.has(*file);
        let wider: Vec<FileIndex> = mains.into_iter().filter(is_wider).take(MOST_WIDER).collect();
        let key = files.key(&[&*group.roots, &wider].concat());
        Plan { name, own, mains: group.roots, companions, wider, key }
    }

    /// Reads the files. Those with passes and interfaces are left out if they cannot be read with the others,
    /// because a file that nothing includes may be wrong. A main file that relies on the includes of another
    /// file is read with this one.
    pub fn read(&self, reads: &Reads<'_>) -> Outcome {
        let mut outcome = reads.read(&self.mains);
        if outcome.has_errors() && self.companions > 0 {
            outcome = reads.read(&self.mains[..self.mains.len() - self.companions]);
        }
        if !outcome.has_errors() {
            return outcome;
        }
        let mut wider = self.wider.iter().map(|file| reads.read(&[*file]));
        wider.find(|wider| !wider.has_errors()).unwrap_or(outcome)
    }
}

/// The folder of all that belongs to a dialect: that of its definition, or the one above if that is `IR`, as
/// in MLIR.
fn dialect_folder(home: &Path) -> &Path {
    match home.parent() {
        Some(above) if home.ends_with("IR") => above,
        _ => home,
    }
}
