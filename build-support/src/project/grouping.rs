//! Files that can be read together, because no two of them define the same name.
//!
//! Names of one dialect are often those of another one (`ReturnOp`, `ConstantOp`), and what two files share is then read twice.
//! Names are those that lines show; names that are computed turn up when the files are read ([`super::read`]).

use std::collections::{BTreeMap, BTreeSet};

use super::files::{FileIndex, Files};

/// Files of which no two define the same name.
#[derive(Default)]
pub(crate) struct Group<'f> {
    pub(crate) roots: Vec<FileIndex>,
    /// All that the roots include.
    files: BTreeSet<FileIndex>,
    /// The files that define each name. Those of one root may agree on who defines a name, by the preprocessor.
    names: BTreeMap<&'f str, Vec<FileIndex>>,
}

impl<'f> Group<'f> {
    /// Whether a root of the group includes a file.
    pub(crate) fn has(&self, file: FileIndex) -> bool {
        self.files.contains(&file)
    }

    /// Whether a root can be added.
    pub(crate) fn takes(&self, files: &Files, root: FileIndex) -> bool {
        let closure = files.closure(root);
        let new = closure.difference(&self.files);
        let mut defined = new.flat_map(|file| files.names(*file));
        defined.all(|name| {
            self.names.get(name).is_none_or(|others| others.iter().all(|other| closure.contains(other)))
        })
    }

    pub(crate) fn add(&mut self, files: &'f Files, root: FileIndex) {
        self.roots.push(root);
        for file in files.closure(root) {
            if self.files.insert(*file) {
                files.names(*file).for_each(|name| self.names.entry(name).or_default().push(*file));
            }
        }
    }
}

/// The roots in groups that can be read together, each root in the first group that takes it; those that include most come first,
/// because others then find what they include.
pub(crate) fn groups(files: &Files, roots: &[FileIndex]) -> Vec<Vec<FileIndex>> {
    let mut roots = roots.to_vec();
    roots.sort_by_key(|root| std::cmp::Reverse(files.closure(*root).len()));
    let mut groups: Vec<Group<'_>> = Vec::new();
    for root in roots {
        let index = groups.iter().position(|group| group.takes(files, root)).unwrap_or_else(|| {
            groups.push(Group::default());
            groups.len() - 1
        });
        groups[index].add(files, root);
    }
    groups.into_iter().map(|group| group.roots).collect()
}
