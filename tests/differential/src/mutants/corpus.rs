//! The modules that mutants are derived from: those in folders that the peer accepts.

use super::tokens::{Kind, tokens};
use crate::irgen::SEPARATOR;
use crate::tools::{Outcome, Tool, Tools};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Longest module to mutate, in bytes.
const MAX_BYTES: usize = 16 * 1024;
/// Number of modules for one process.
const BATCH: usize = 400;

/// A module in its three forms.
#[derive(Clone, Debug)]
pub(super) struct Module {
    /// A hash of the text, the same on every machine.
    pub(super) hash: u64,
    /// The text in its file, without comments.
    pub(super) text: String,
    /// The peer's output in custom form.
    pub(super) custom: String,
    /// The peer's output in generic form.
    pub(super) generic: String,
}

/// Counts of the modules in the folders, and of the excluded ones.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Files read.
    pub files: usize,
    /// Number of modules that differ in more than comments.
    pub modules: usize,
    /// Number of these that are too long.
    pub too_long: usize,
    /// Number of these that the peer refuses.
    pub refused: usize,
}

/// The modules, and the dialects that only the peer registers.
#[derive(Clone, Debug)]
pub struct Corpus {
    /// Modules of dialects that both tools register, or neither does.
    pub(super) common: Vec<Module>,
    /// Modules with dialects that only the peer registers.
    pub(super) foreign: Vec<Module>,
    /// The dialects that only the peer registers.
    pub(super) foreign_dialects: BTreeSet<String>,
    /// Counts of modules.
    pub counts: Counts,
}

/// The folders of the repository that hold modules.
#[must_use]
pub fn own_folders() -> Vec<PathBuf> {
    ["tools/ods-opt/tests/goldens", "ir-core/tests/goldens", "tests/differential/instances/seeds", "examples"]
        .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder))
        .to_vec()
}

impl Corpus {
    /// Reads the modules of all files `*.mlir` in and below the folders, and keeps those that the peer
    /// accepts.
    ///
    /// # Errors
    /// When a folder cannot be read, or a tool cannot be run.
    pub fn read(folders: &[PathBuf], tools: &Tools, scratch: &Path) -> io::Result<Corpus> {
        let ours = dialects(&tools.ours)?;
        let foreign_dialects = dialects(&tools.peer)?.difference(&ours).cloned().collect();
        let mut corpus =
            Corpus { common: Vec::new(), foreign: Vec::new(), foreign_dialects, counts: Counts::default() };
        let texts = corpus.texts(folders)?;
        for batch in texts.chunks(BATCH) {
            corpus.add(batch, &tools.peer, scratch)?;
        }
        corpus.common.sort_by_key(|module| module.hash);
        corpus.foreign.sort_by_key(|module| module.hash);
        Ok(corpus)
    }

    /// The different modules of all files, in the order of the files' names.
    fn texts(&mut self, folders: &[PathBuf]) -> io::Result<Vec<String>> {
        let mut paths = Vec::new();
        for folder in folders {
            module_files(folder, &mut paths)?;
        }
        self.counts.files = paths.len();
        let mut seen = BTreeSet::new();
        let mut texts = Vec::new();
        for path in paths {
            let file = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
            for text in modules(&file).into_iter().filter(|text| !text.is_empty()) {
                if seen.insert(text.clone()) {
                    texts.push(text);
                }
            }
        }
        self.counts.modules = texts.len();
        texts.retain(|text| text.len() <= MAX_BYTES);
        self.counts.too_long = self.counts.modules - texts.len();
        Ok(texts)
    }

    /// Adds the modules that the peer accepts and that are still short enough in its output.
    fn add(&mut self, texts: &[String], peer: &Path, scratch: &Path) -> io::Result<()> {
        self.counts.refused += texts.len();
        let print = |texts: &[String], options: &[&str]| {
            let options: Vec<String> = options.iter().map(|option| String::from(*option)).collect();
            Tool::peer(peer, &options).run(texts, scratch)
        };
        let generics = print(texts, &["--allow-unregistered-dialect", "--mlir-print-op-generic"])?;
        let (texts, generics): (Vec<String>, Vec<String>) = texts
            .iter()
            .zip(generics)
            .filter_map(|(text, generic)| match generic {
                Outcome::Printed(generic) => Some((text.clone(), generic)),
                Outcome::Refused(_) | Outcome::Died => None,
            })
            .unzip();
        self.counts.refused -= texts.len();
        let customs = print(&texts, &["--allow-unregistered-dialect"])?;
        for ((text, generic), custom) in texts.into_iter().zip(generics).zip(customs) {
            let Outcome::Printed(custom) = custom else {
                self.counts.refused += 1;
                continue;
            };
            if custom.len().max(generic.len()) > MAX_BYTES {
                self.counts.too_long += 1;
                continue;
            }
            let is_foreign = self.is_foreign(&text) || self.is_foreign(&generic);
            let hash = fnv(&text);
            let module = Module { hash, text, custom: custom + "\n", generic: generic + "\n" };
            if is_foreign { self.foreign.push(module) } else { self.common.push(module) }
        }
        Ok(())
    }

    /// Number of modules without foreign dialects, and of modules with some.
    #[must_use]
    pub fn sizes(&self) -> [usize; 2] {
        [self.common.len(), self.foreign.len()]
    }

    /// Whether a dialect that only the peer registers appears in a text.
    #[must_use]
    pub fn is_foreign(&self, text: &str) -> bool {
        tokens(text).iter().any(|token| {
            let word = &text[token.range.clone()];
            let (name, needs_dot) = match token.kind {
                Kind::Attribute | Kind::Type => (&word[1..], false),
                Kind::String => (word.trim_matches('"'), true),
                Kind::Word => (word, true),
                _ => return false,
            };
            match name.split_once('.') {
                Some((dialect, _)) => self.foreign_dialects.contains(dialect),
                None => !needs_dot && self.foreign_dialects.contains(name),
            }
        })
    }
}

/// The module for a random number: the first with a hash that is not below it. So a new module changes few
/// mutants.
pub(super) fn pick(modules: &[Module], word: u64) -> Option<&Module> {
    let index = modules.partition_point(|module| module.hash < word);
    modules.get(index).or(modules.first())
}

/// The hash FNV-1a.
fn fnv(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

/// Adds the files `*.mlir` in and below a folder, sorted.
///
/// # Errors
/// A folder cannot be read.
pub fn module_files(folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    let entries = std::fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut found: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    found.sort();
    for path in found {
        if path.is_dir() {
            module_files(&path, paths)?;
        } else if path.extension().is_some_and(|ending| ending == "mlir") {
            paths.push(path);
        }
    }
    Ok(())
}

/// The modules of a file without lines that are comments.
fn modules(file: &str) -> Vec<String> {
    let mut modules = vec![String::new()];
    for line in file.lines() {
        if line.starts_with(SEPARATOR.trim_end()) {
            modules.push(String::new());
        } else if let (false, Some(module)) = (line.trim_start().starts_with("//"), modules.last_mut())
            && !(module.is_empty() && line.is_empty())
        {
            module.push_str(line);
            module.push('\n');
        }
    }
    for module in &mut modules {
        module.truncate(module.trim_end().len());
        if !module.is_empty() {
            module.push('\n');
        }
    }
    modules
}

/// The dialects that a tool has registered.
fn dialects(program: &Path) -> io::Result<BTreeSet<String>> {
    let output = Command::new(program).arg("--show-dialects").output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let names = text.split_once(':').map_or("", |(_, names)| names).trim();
    Ok(names.split(',').map(|name| name.trim().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_falls_into_modules_without_comments() {
        let file =
            "// RUN: x\n\nfunc.func @f()\n  // note\n\n// -----\n// only this\n// ----- more\n\"a.b\"()";
        assert_eq!(modules(file), ["func.func @f()\n", "", "\"a.b\"()\n"]);
    }

    #[test]
    fn dialects_of_the_peer_are_seen_wherever_they_appear() {
        let corpus = Corpus {
            common: Vec::new(),
            foreign: Vec::new(),
            foreign_dialects: ["gpu", "vector"].map(str::to_owned).into(),
            counts: Counts::default(),
        };
        for text in ["\"gpu.x\"()", "gpu.x", "!gpu.t", "#gpu<x>", "a = {gpu.b}"] {
            assert!(corpus.is_foreign(text), "{text}");
        }
        for text in ["vector<4xi8>", "@gpu", "%gpu", "x.gpu", "gpu = 1", "\"gpu\""] {
            assert!(!corpus.is_foreign(text), "{text}");
        }
    }
}
