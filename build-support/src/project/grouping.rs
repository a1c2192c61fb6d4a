//! Files that can be read together, because no two of them define the same name.
//!
//! Dialects often share names (`ReturnOp`, `ConstantOp`), so a file that two groups include is read twice.
//! Names are found in lines; computed names cause errors when the files are read ([`super::read`]).

use std::collections::{BTreeMap, BTreeSet};

use super::files::{FileIndex, Files};

/// Files that define disjoint sets of names.
#[derive(Default)]
pub(crate) struct Group<'f> {
    pub(crate) roots: Vec<FileIndex>,
    /// All that the roots include.
    files: BTreeSet<FileIndex>,
    /// The files that define each name. Files of one root may define the same name under different macros.
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

/// The roots in groups that can be read together. Each root goes to the first group without a conflict. Roots
/// with most includes come first, because later ones then share their files.
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
