//! The inputs of the last build of a project, so that the next one generates only the rest.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::files::Files;
use crate::output::Target;
use crate::output_set::{checksum, is_complete};

/// The name of the file, in the output directory.
const NAME: &str = "project.cache.json";

/// Checksums of inputs.
#[derive(Default)]
pub(super) struct Cache {
    /// Of the generator and its options.
    options: String,
    /// Of files of the project, by path.
    files: BTreeMap<String, String>,
    /// Of other files that were read, by path.
    others: BTreeMap<String, String>,
    /// Of all that each dialect's outputs are made of.
    dialects: BTreeMap<String, String>,
    out_dir: PathBuf,
}

impl Cache {
    /// The inputs of a build that succeeded.
    pub(super) fn new<'o>(
        options: &str,
        files: &Files,
        opened: impl Iterator<Item = &'o str>,
        dialects: BTreeMap<String, String>,
    ) -> Cache {
        let others: BTreeSet<&str> = opened.filter(|path| !files.has(path)).collect();
        Cache {
            options: options_key(options),
            files: files.checksums().map(|(path, sum)| (path.to_owned(), format!("{sum:016x}"))).collect(),
            others: others.into_iter().map(|path| (path.to_owned(), checksum_of(path))).collect(),
            dialects,
            out_dir: PathBuf::new(),
        }
    }

    /// The inputs of the last build into a directory; nothing if it had other options, or if other files changed.
    pub(super) fn load(out_dir: &Path, options: &str) -> Cache {
        let text = fs::read_to_string(out_dir.join(NAME)).unwrap_or_default();
        let value: Value = serde_json::from_str(&text).unwrap_or_default();
        let map = |key: &str| -> BTreeMap<String, String> {
            let entries = value[key].as_object().into_iter().flatten();
            entries.filter_map(|(path, sum)| Some((path.clone(), sum.as_str()?.to_owned()))).collect()
        };
        let cache = Cache {
            options: value["options"].as_str().unwrap_or_default().to_owned(),
            files: map("files"),
            others: map("others"),
            dialects: map("dialects"),
            out_dir: out_dir.to_owned(),
        };
        let is_same = cache.others.iter().all(|(path, sum)| checksum_of(path) == *sum);
        if cache.options == options_key(options) && is_same {
            return cache;
        }
        // The dialects are still those whose outputs may have to be removed.
        let dialects = cache.dialects.into_keys().map(|name| (name, String::new())).collect();
        Cache { dialects, out_dir: out_dir.to_owned(), ..Cache::default() }
    }

    /// Whether nothing changed and all outputs are there.
    pub(super) fn is_current(&self, files: &Files) -> bool {
        let is_same =
            files.checksums().all(|(path, sum)| self.files.get(path) == Some(&format!("{sum:016x}")));
        let is_whole = files.checksums().count() == self.files.len();
        is_same && is_whole && self.dialects.iter().all(|(name, key)| self.has(name, key))
    }

    /// Whether the outputs of a dialect are there and made of what the key is of.
    pub(super) fn has(&self, name: &str, key: &str) -> bool {
        self.dialects.get(name).is_some_and(|old| old == key) && is_complete(&self.out_dir, name)
    }

    /// The dialects of the last build.
    pub(super) fn dialects(&self) -> impl Iterator<Item = &str> {
        self.dialects.keys().map(String::as_str)
    }

    /// # Errors
    /// A sentence about the file.
    pub(super) fn save(&self, out_dir: &Path) -> Result<(), String> {
        let value = json!({
            "options": self.options,
            "files": self.files,
            "others": self.others,
            "dialects": self.dialects,
        });
        let text = format!("{value:#}\n");
        let target = Target::File(out_dir.join(NAME));
        let written = target.write(true, &mut |out| out.write_all(text.as_bytes()));
        written.map_err(|error| match error {
            crate::output::Unwritten::Failed(message) => message,
            crate::output::Unwritten::NoReader => format!("'{NAME}' cannot be written"),
        })
    }
}

fn options_key(options: &str) -> String {
    let all = format!("odsgen {} {options}", env!("CARGO_PKG_VERSION"));
    format!("{:016x}", checksum(all.as_bytes()))
}

fn checksum_of(path: &str) -> String {
    fs::read(path).map(|text| format!("{:016x}", checksum(&text))).unwrap_or_default()
}
