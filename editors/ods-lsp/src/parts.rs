//! Parts: files that lack definitions, and the file that includes them after these.
//!
//! TableGen's `include` inserts text, so a file may use whatever is defined before the place where it is
//! included. Such a part is read as a part of the file that includes it, directly or through others. It is
//! looked for among open documents and in the folders of the client.
//!
//! A file whose names are all defined in itself and in the files that it includes is read alone.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use ods_parser::History;
use ods_parser::loader::EMBEDDED;
use rustc_hash::FxHashMap;

use crate::workspace;
use crate::world::World;

/// Files that may include a part which are looked at.
const MAX_CANDIDATES: usize = 64;

/// Files that include a part which are evaluated, if several define the same number of its names.
const MAX_EVALUATED: usize = 8;

/// The files that parts are read in.
#[derive(Default)]
pub(crate) struct Parts {
    /// By the path of a part, with the revision of the files.
    includers: FxHashMap<String, (u64, Option<String>)>,
    /// The definition files of the workspace, with the number of times that it may have changed.
    files: Option<(u64, Arc<[String]>)>,
}

impl Parts {
    /// Removes what is known of a closed file.
    pub(crate) fn remove(&mut self, path: &str) {
        self.includers.remove(path);
    }

    /// Forgets everything that depends on options.
    pub(crate) fn forget(&mut self) {
        *self = Parts::default();
    }
}

/// The file that a file is read in, if it is a part.
pub(crate) fn includer(world: &mut World<'_>, path: &str) -> Option<String> {
    let revision = world.files.revision();
    if let Some((known, found)) = world.parts.includers.get(path)
        && *known == revision
    {
        return found.clone();
    }
    let found = find(world, path);
    world.parts.includers.insert(path.to_owned(), (revision, found.clone()));
    found
}

fn find(world: &mut World<'_>, path: &str) -> Option<String> {
    if path.starts_with(EMBEDDED) {
        return None;
    }
    let (alone, own) = world.new_unit(path, None);
    let mut fewest = alone.count_unresolved(own);
    if fewest == 0 {
        return None;
    }
    let mut best = Vec::new();
    for candidate in candidates(world, path) {
        let (unit, own) = world.new_unit(path, Some(&candidate));
        let is_part = |include: &Option<String>| include.as_deref() == Some(path);
        let is_included = unit.files[own..].iter().any(|file| file.includes.iter().any(is_part));
        let unresolved = unit.count_unresolved(own);
        if !is_included || unresolved > fewest || (unresolved == fewest && best.is_empty()) {
            continue;
        }
        if unresolved < fewest {
            best.clear();
        }
        fewest = unresolved;
        best.push(candidate);
    }
    if best.len() > 1 {
        let is_read_without_errors = |candidate: &&String| {
            let analysis = world.analysis_in(path, candidate, &mut History::default());
            analysis.is_some_and(|analysis| !analysis.has_errors_in_document())
        };
        if let Some(found) = best.iter().take(MAX_EVALUATED).find(is_read_without_errors) {
            return Some(found.clone());
        }
    }
    best.into_iter().next()
}

/// Files that may include a file, directly or through others: open documents first, then those with fewer
/// files between.
fn candidates(world: &mut World<'_>, path: &str) -> Vec<String> {
    let files = definition_files(world);
    let mut found: Vec<String> = Vec::new();
    let mut names = VecDeque::from([quoted_name(path)]);
    while let Some(name) = names.pop_front() {
        for file in files.iter() {
            let is_new = file != path && !found.contains(file);
            if found.len() < MAX_CANDIDATES
                && is_new
                && world.files.text(file).is_ok_and(|text| text.content().contains(&name))
            {
                names.push_back(quoted_name(file));
                found.push(file.clone());
            }
        }
    }
    found.sort_by_key(|file| world.files.document(file).is_none());
    found
}

/// The end of an `include` of a file.
fn quoted_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or_default().to_string_lossy();
    format!("{name}\"")
}

/// The definition files of the workspace. Its folders are searched again when files may have been added.
fn definition_files(world: &mut World<'_>) -> Arc<[String]> {
    let checked = world.files.disk_checks();
    if let Some((known, files)) = &world.parts.files
        && *known == checked
    {
        return Arc::clone(files);
    }
    let files: Arc<[String]> = workspace::files(world).into();
    world.parts.files = Some((checked, Arc::clone(&files)));
    files
}
