//! Files: open documents take precedence over files on disk, and these over embedded definitions.

use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use lsp_server::Notification;
use lsp_text::{DocumentChange, Documents, OpenDocument};
use ods_codegen::prelude;
use ods_codegen::versions::Restart;
use ods_parser::loader::{DiskLoader, EMBEDDED, LoadError, Loaded, Loader};
use rustc_hash::FxHashMap;

use crate::options::Options;
use crate::text::{Encoding, Text};

/// A file on disk as it was when it was read; none when it could not be read.
struct OnDisk {
    stamp: Option<(SystemTime, u64)>,
    /// The value of [`Files::disk_checks`] when it was last compared with the disk.
    checked: u64,
    text: Result<Arc<Text>, LoadError>,
}

/// All files that were requested, by normalized path.
#[derive(Default)]
pub(crate) struct Files {
    open: Documents<Text>,
    on_disk: FxHashMap<String, OnDisk>,
    embedded: FxHashMap<String, Arc<Text>>,
    /// Number of times that files on disk may have changed.
    disk_checks: u64,
    /// Number of changes of open documents, and of times that files on disk may have changed.
    revision: u64,
}

impl Files {
    /// Opens, edits or closes a document. The file on disk of a closed document counts again.
    ///
    /// # Errors
    /// The notification, if it is about something else.
    pub(crate) fn apply(
        &mut self,
        notification: Notification,
        encoding: Encoding,
    ) -> Result<Option<DocumentChange>, Notification> {
        let change = self.open.apply(notification, encoding)?;
        match change {
            Some(DocumentChange::Opened(_) | DocumentChange::Closed(..)) => self.expect_changes(),
            Some(DocumentChange::Edited(_)) => self.revision += 1,
            None => {}
        }
        Ok(change)
    }

    /// The open document of that path.
    pub(crate) fn document(&self, path: &str) -> Option<&OpenDocument<Text>> {
        self.open.get(path)
    }

    /// Paths of open documents, in byte order.
    pub(crate) fn open_paths(&self) -> impl Iterator<Item = &String> {
        self.open.paths()
    }

    /// Compares files with the disk again at the next request.
    pub(crate) fn expect_changes(&mut self) {
        self.disk_checks += 1;
        self.revision += 1;
    }

    /// A number that grows whenever any file may have changed.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// A number that grows whenever files may have been added or removed.
    pub(crate) fn disk_checks(&self) -> u64 {
        self.disk_checks
    }

    /// The text of a file.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(crate) fn text(&mut self, path: &str) -> Result<Arc<Text>, LoadError> {
        if let Some(document) = self.open.get(path) {
            return Ok(Arc::clone(&document.text));
        }
        if let Some(name) = path.strip_prefix(EMBEDDED) {
            return self.embedded_text(path, name);
        }
        let checked = self.disk_checks;
        if let Some(known) = self.on_disk.get_mut(path) {
            if known.checked == checked {
                return known.text.clone();
            }
            let stamp = stamp(path);
            if stamp == known.stamp {
                known.checked = checked;
                return known.text.clone();
            }
        }
        let loaded = DiskLoader::default().load_main(path);
        let text = loaded.map(|loaded| Arc::new(Text::new(loaded.text)));
        self.on_disk.insert(path.to_owned(), OnDisk { stamp: stamp(path), checked, text: text.clone() });
        text
    }

    fn embedded_text(&mut self, path: &str, name: &str) -> Result<Arc<Text>, LoadError> {
        if let Some(text) = self.embedded.get(path) {
            return Ok(Arc::clone(text));
        }
        let all = prelude::FILES.iter().chain(prelude::OLDER).chain(prelude::NEWER);
        let Some((_, content)) = all.into_iter().find(|(known, _)| *known == name) else {
            return Err(LoadError::NotFound(Vec::new()));
        };
        let text = Arc::new(Text::new(Arc::new((*content).to_owned())));
        self.embedded.insert(path.to_owned(), Arc::clone(&text));
        Ok(text)
    }

    /// Path and text of the file that an `include` of a file with these options means.
    ///
    /// # Errors
    /// Why there is none.
    pub(crate) fn include(
        &mut self,
        path: &str,
        options: &Options,
    ) -> Result<(String, Arc<Text>), LoadError> {
        let mut searched = Vec::new();
        for folder in &options.search {
            let candidate = lsp_text::uri::normal(&format!("{folder}/{path}"));
            match self.text(&candidate) {
                Ok(text) => return Ok((candidate, text)),
                Err(LoadError::NotFound(_) | LoadError::Directory(_)) => {
                    let is_folder = Path::new(folder).is_dir();
                    searched.push(if is_folder {
                        folder.clone()
                    } else {
                        format!("{folder} (which is not a directory)")
                    });
                }
                Err(error) => return Err(error),
            }
        }
        let embedded = format!("{EMBEDDED}{path}");
        if prelude::FILES.iter().any(|(known, _)| *known == path) {
            return self.embedded_text(&embedded, path).map(|text| (embedded, text));
        }
        Err(LoadError::NotFound(searched))
    }
}

/// Time of change and length of a file; none when there is no such file.
fn stamp(path: &str) -> Option<(SystemTime, u64)> {
    let metadata = std::fs::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

/// The files as a run of the evaluator reads them.
pub(crate) struct Overlay<'f> {
    pub(crate) files: &'f mut Files,
    pub(crate) options: &'f Options,
}

impl Loader for Overlay<'_> {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let text = self.files.text(path)?;
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(text.content()), on_disk: true })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let (path, text) = self.files.include(path, self.options)?;
        let on_disk = !path.starts_with(EMBEDDED);
        Ok(Loaded { path, text: Arc::clone(text.content()), on_disk })
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        prelude::FILES
    }
}

impl Restart for Overlay<'_> {
    fn restart(&mut self) {}
}
