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

use rustc_hash::FxHashMap;

use crate::files::Files;
use crate::folders;

/// Files that may include a part which are looked at.
const MAX_CANDIDATES: usize = 64;

/// Files that include a part which are evaluated, if several define the same number of its names.
pub(crate) const MAX_EVALUATED: usize = 8;

/// The files that include parts.
#[derive(Default)]
pub(crate) struct Includers {
    /// By the path of a part, with the revision of the files.
    pub(crate) by_part: FxHashMap<String, (u64, Option<String>)>,
    /// The definition files of the workspace, with the number of times that it may have changed.
    files: Option<(u64, Arc<[String]>)>,
}

impl Includers {
    /// The definition files of the workspace. Its folders are searched again when files may have been added.
    fn definition_files(&mut self, files: &Files, roots: &[String]) -> Arc<[String]> {
        let checked = files.disk_checks();
        if let Some((known, found)) = &self.files
            && *known == checked
        {
            return Arc::clone(found);
        }
        let found: Arc<[String]> = folders::definition_files(files.open_paths(), roots).into();
        self.files = Some((checked, Arc::clone(&found)));
        found
    }

    /// Removes what is known of a closed file.
    pub(crate) fn remove(&mut self, path: &str) {
        self.by_part.remove(path);
    }

    /// Forgets everything that depends on options.
    pub(crate) fn forget(&mut self) {
        *self = Includers::default();
    }
}

/// Files that may include a file, directly or through others: open documents first, then those with fewer
/// files between. `roots` are the folders of the client.
pub(crate) fn candidates(
    includers: &mut Includers,
    files: &mut Files,
    roots: &[String],
    path: &str,
) -> Vec<String> {
    let all = includers.definition_files(files, roots);
    let mut found: Vec<String> = Vec::new();
    let mut names = VecDeque::from([quoted_name(path)]);
    while let Some(name) = names.pop_front() {
        for file in all.iter() {
            let is_new = file != path && !found.contains(file);
            if found.len() < MAX_CANDIDATES
                && is_new
                && files.text(file).is_ok_and(|text| text.content().contains(&name))
            {
                names.push_back(quoted_name(file));
                found.push(file.clone());
            }
        }
    }
    found.sort_by_key(|file| files.document(file).is_none());
    found
}

/// The end of an `include` of a file.
fn quoted_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or_default().to_string_lossy();
    format!("{name}\"")
}
