//! The inputs of the last build of a project, so that the next one generates only the rest.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use build_support::project::{FileIndex, Files, GeneratedUpstream, Own, Plan, Upstream, checksum};
use ods_codegen::emit::References;
use serde_json::{Value, json};

use crate::output::Target;
use crate::output_set::is_complete;

/// The name of the file, in the output directory.
const NAME: &str = "project.cache.json";

/// A dialect of the last build.
#[derive(Clone)]
pub(super) struct Dialect {
    /// A checksum of all inputs of its outputs.
    key: String,
    /// The file that defines it.
    home: String,
    /// The files that define something of it.
    files: BTreeSet<String>,
    /// Names of others in its Rust module, if it has one.
    pub(super) rust: Option<References>,
    /// The dialects of these that are not of the project, with the files that it includes of each.
    pub(super) upstream: Upstream,
}

/// A dialect that the project names and does not define.
#[derive(Clone)]
pub(super) struct Other {
    /// The files that it was read from.
    files: BTreeSet<String>,
    /// Names of others in its Rust module.
    pub(super) rust: References,
    /// The dialects of these that are not of the project.
    upstream: Upstream,
}

/// Inputs of a build.
#[derive(Default)]
pub(super) struct Cache {
    /// A checksum of the generator and its options.
    options: String,
    /// Checksums of files of the project, by path.
    files: BTreeMap<String, String>,
    /// Checksums of other files that were read, by path.
    others: BTreeMap<String, String>,
    dialects: BTreeMap<String, Dialect>,
    /// Dialects that these name.
    upstream: BTreeMap<String, Other>,
    out_dir: PathBuf,
}

impl Cache {
    /// The inputs of a build that succeeded, after this one.
    pub(super) fn update<'o>(
        self,
        options: &str,
        files: &Files,
        opened: impl Iterator<Item = &'o String>,
        dialects: BTreeMap<String, Dialect>,
        upstream: BTreeMap<String, Other>,
    ) -> Cache {
        let mut others = self.others;
        for path in opened.filter(|path| !files.has(path)) {
            others.entry(path.clone()).or_insert_with(|| checksum_of(path));
        }
        let files = files.checksums().map(|(path, sum)| (path.to_owned(), format!("{sum:016x}"))).collect();
        Cache { options: options_key(options), files, others, dialects, upstream, out_dir: self.out_dir }
    }

    /// The inputs of the last build into a directory; only names of its dialects if it had other options, or
    /// if other files changed.
    pub(super) fn load(out_dir: &Path, options: &str) -> Cache {
        let text = fs::read_to_string(out_dir.join(NAME)).unwrap_or_default();
        let value: Value = serde_json::from_str(&text).unwrap_or_default();
        let map = |key: &str| -> BTreeMap<String, String> {
            let entries = value[key].as_object().into_iter().flatten();
            entries.filter_map(|(path, sum)| Some((path.clone(), sum.as_str()?.to_owned()))).collect()
        };
        let dialects = value["dialects"].as_object().into_iter().flatten();
        let dialects = dialects.map(|(name, dialect)| (name.clone(), Dialect::from_json(dialect)));
        let upstream = value["upstream"].as_object().into_iter().flatten();
        let cache = Cache {
            options: value["options"].as_str().unwrap_or_default().to_owned(),
            files: map("files"),
            others: map("others"),
            dialects: dialects.collect(),
            upstream: upstream.map(|(name, other)| (name.clone(), Other::from_json(other))).collect(),
            out_dir: out_dir.to_owned(),
        };
        let is_same = cache.others.iter().all(|(path, sum)| checksum_of(path) == *sum);
        if cache.options == options_key(options) && is_same { cache } else { cache.discard_inputs() }
    }

    /// The same dialects without their inputs, so that their outputs can be removed.
    pub(super) fn discard_inputs(mut self) -> Cache {
        self.dialects.values_mut().for_each(|dialect| dialect.key.clear());
        self.upstream.values_mut().for_each(|other| other.files.clear());
        Cache { dialects: self.dialects, upstream: self.upstream, out_dir: self.out_dir, ..Cache::default() }
    }

    /// Whether nothing changed and all outputs are there.
    pub(super) fn is_current(&self, files: &Files) -> bool {
        let is_whole = files.checksums().count() == self.files.len();
        is_whole && self.changed(files).is_empty() && self.outputs().all(|name| self.is_complete(name))
    }

    /// The files that changed, and those that include them. All files if some were removed, because their
    /// dialects are unknown.
    pub(super) fn affected(&self, files: &Files) -> BTreeSet<FileIndex> {
        if self.files.is_empty() || !self.files.keys().all(|path| files.has(path)) {
            return files.indices().collect();
        }
        let changed = self.changed(files);
        files.indices().filter(|file| !files.closure(*file).is_disjoint(&changed)).collect()
    }

    /// The files with definitions of each dialect, after an update from the affected files. `None` if all
    /// files must be read, because the definition of a dialect moved or was removed.
    pub(super) fn own(
        &self,
        files: &Files,
        affected: &BTreeSet<FileIndex>,
        found: &BTreeMap<String, Own>,
    ) -> Option<BTreeMap<String, Own>> {
        let mut all = found.clone();
        for (name, dialect) in self.dialects.iter().filter(|_| affected.len() < files.indices().len()) {
            let home = files.index(&dialect.home)?;
            let present = dialect.files.iter().filter_map(|path| files.index(path));
            let unchanged = present.filter(|file| !affected.contains(file));
            match all.get_mut(name) {
                Some(own) if own.home == home => own.files.extend(unchanged),
                None if !affected.contains(&home) => {
                    all.insert(name.clone(), Own { home, files: unchanged.collect() });
                }
                _ => return None,
            }
        }
        Some(all)
    }

    /// The files that are new, or have another text.
    fn changed(&self, files: &Files) -> BTreeSet<FileIndex> {
        let sums = files.checksums().enumerate();
        let is_changed = |(_, (path, sum)): &(FileIndex, (&str, u64))| {
            self.files.get(*path) != Some(&format!("{sum:016x}"))
        };
        sums.filter(is_changed).map(|(index, _)| index).collect()
    }

    /// A dialect, if its outputs exist and were generated from the inputs of this key.
    pub(super) fn current(&self, name: &str, key: &str) -> Option<&Dialect> {
        self.dialects.get(name).filter(|old| old.key == key && self.is_complete(name))
    }

    fn is_complete(&self, name: &str) -> bool {
        is_complete(&self.out_dir, name)
    }

    /// The dialects of the last build.
    pub(super) fn dialects(&self) -> impl Iterator<Item = &str> {
        self.dialects.keys().map(String::as_str)
    }

    /// The dialects of the last build with those that they name: all that have outputs.
    pub(super) fn outputs(&self) -> impl Iterator<Item = &str> {
        self.dialects().chain(self.upstream.keys().map(String::as_str))
    }

    /// A dialect that the project refers to, if its output exists and was generated from these files. Its
    /// text is not stored.
    pub(super) fn current_upstream(&self, name: &str, files: &BTreeSet<String>) -> Option<GeneratedUpstream> {
        let other = self.upstream.get(name).filter(|old| old.files == *files && self.is_complete(name))?;
        let Other { files, rust, upstream } = other.clone();
        Some(GeneratedUpstream { files, references: rust, upstream, ..GeneratedUpstream::default() })
    }

    /// # Errors
    /// A sentence about the file.
    pub(super) fn save(&self) -> Result<(), String> {
        let dialects: BTreeMap<&String, Value> =
            self.dialects.iter().map(|(name, dialect)| (name, dialect.to_json())).collect();
        let upstream: BTreeMap<&String, Value> =
            self.upstream.iter().map(|(name, other)| (name, other.to_json())).collect();
        let value = json!({
            "options": self.options,
            "files": self.files,
            "others": self.others,
            "dialects": dialects,
            "upstream": upstream,
        });
        let text = format!("{value:#}\n");
        let target = Target::File(self.out_dir.join(NAME));
        let written = target.write(true, &mut |out| out.write_all(text.as_bytes()));
        written.map_err(|error| match error {
            crate::output::Unwritten::Failed(message) => message,
            crate::output::Unwritten::NoReader => format!("'{NAME}' cannot be written"),
        })
    }
}

impl Dialect {
    /// The entry of a dialect that was built.
    pub(super) fn new(
        plan: &Plan<'_>,
        files: &Files,
        rust: Option<References>,
        upstream: Upstream,
    ) -> Dialect {
        let path = |file: &FileIndex| files.path(*file).to_owned();
        let own = plan.own.files.iter().map(path).collect();
        Dialect { key: plan.key.clone(), home: path(&plan.own.home), files: own, rust, upstream }
    }

    fn from_json(value: &Value) -> Dialect {
        Dialect {
            key: value["key"].as_str().unwrap_or_default().to_owned(),
            home: value["home"].as_str().unwrap_or_default().to_owned(),
            files: texts(&value["files"]).collect(),
            rust: value["rust"].as_object().map(|_| references_from_json(&value["rust"])),
            upstream: upstream_from_json(&value["upstream"]),
        }
    }

    fn to_json(&self) -> Value {
        json!({
            "key": self.key,
            "home": self.home,
            "files": self.files,
            "rust": self.rust.as_ref().map(references_to_json),
            "upstream": self.upstream,
        })
    }
}

impl Other {
    /// The entry of a dialect that was generated, or taken from the last build.
    pub(super) fn new(generated: &GeneratedUpstream) -> Other {
        Other {
            files: generated.files.clone(),
            rust: generated.references.clone(),
            upstream: generated.upstream.clone(),
        }
    }

    fn from_json(value: &Value) -> Other {
        Other {
            files: texts(&value["files"]).collect(),
            rust: references_from_json(&value["rust"]),
            upstream: upstream_from_json(&value["upstream"]),
        }
    }

    fn to_json(&self) -> Value {
        json!({ "files": self.files, "rust": references_to_json(&self.rust), "upstream": self.upstream })
    }
}

fn references_from_json(value: &Value) -> References {
    References {
        dialects: texts(&value["dialects"]).collect(),
        cpp_hooks: value["cpp_hooks"].as_bool().unwrap_or_default(),
    }
}

fn references_to_json(references: &References) -> Value {
    json!({ "dialects": references.dialects, "cpp_hooks": references.cpp_hooks })
}

fn upstream_from_json(value: &Value) -> Upstream {
    let entries = value.as_object().into_iter().flatten();
    entries.map(|(name, files)| (name.clone(), texts(files).collect())).collect()
}

/// The texts of an array.
fn texts(value: &Value) -> impl Iterator<Item = String> {
    value.as_array().into_iter().flatten().filter_map(|text| Some(text.as_str()?.to_owned()))
}

/// The format of the file, which a program that wrote another one has another number for.
const FORMAT: u32 = 4;

fn options_key(options: &str) -> String {
    let all = format!("odsgen {} {FORMAT} {options}", env!("CARGO_PKG_VERSION"));
    format!("{:016x}", checksum(all.as_bytes()))
}

fn checksum_of(path: &str) -> String {
    fs::read(path).map(|text| format!("{:016x}", checksum(&text))).unwrap_or_default()
}
