//! Dialects that a project refers to and does not define, such as MLIR's `linalg`. Their Rust is generated
//! beside the project's.
//!
//! A project can refer to any definition that it includes. So the definitions are read from the dialect's
//! files that the project includes, and the generated code covers exactly these. `odsgen-cpp-hooks`
//! implements a part of the C++ code of these dialects. For the rest, checks accept everything, parsers
//! report that they are not implemented, and folders change nothing.

use std::collections::{BTreeMap, BTreeSet};

use ods_codegen::emit::References;
use ods_codegen::model;
use ods_codegen::rust::{self, Hooks, module_name};
use ods_parser::Outcome;
use ods_parser::loader::EMBEDDED;

use super::files::Files;
use super::read::Reads;
use crate::parallel::map_in_parallel;

/// Modules of dialects that have crates, with the packages: a line each.
const CRATES: &str = include_str!("crates.txt");

/// Modules of dialects that have crates, and the packages of these.
pub fn with_crates() -> impl Iterator<Item = (&'static str, &'static str)> {
    CRATES.lines().filter_map(|line| line.split_once(' '))
}

fn has_crate(module: &str) -> bool {
    with_crates().any(|(with, _)| with == module)
}

/// Dialects by their names, with the files that define something of each, as `include` names them.
pub type Upstream = BTreeMap<String, BTreeSet<String>>;

/// The dialects that a module names and that have neither definitions in the project nor a crate.
pub fn named_upstream(references: &References, files: &Files, outcome: &Outcome) -> Upstream {
    let mut found = Upstream::new();
    if references.dialects.iter().all(|module| has_crate(module)) {
        return found;
    }
    for dialect in model::dialects(&outcome.records) {
        let Ok(name) = dialect.name() else { continue };
        let module = module_name(name);
        if !references.dialects.contains(&module) || has_crate(&module) {
            continue;
        }
        let paths = model::files_of_dialect(dialect, &outcome.sources);
        // Operations that the project adds to the dialect are left out.
        if paths.first().is_some_and(|home| !files.has(home)) {
            let others = paths.iter().filter(|path| !files.has(path));
            found.insert(name.to_owned(), others.map(|path| as_included(path)).collect());
        }
    }
    found
}

/// The path by which a file that was opened is included again.
fn as_included(path: &str) -> String {
    path.strip_prefix(EMBEDDED).unwrap_or(path).to_owned()
}

/// A dialect that was generated for others that name it.
#[derive(Clone, Debug, Default)]
pub struct Generated {
    /// The files that it was read from.
    pub files: BTreeSet<String>,
    /// Its Rust.
    pub text: String,
    /// The modules and crates that it refers to.
    pub references: References,
    /// The dialects of these that have to be generated, too.
    pub upstream: Upstream,
    /// The paths of all files that were opened.
    pub opened: Vec<String>,
}

/// Generates dialects that modules refer to, and those that these refer to. Dialects in `known` are reused if
/// their files are the same.
///
/// # Errors
/// Errors in definitions.
pub fn upstream_dialects(
    reads: &Reads<'_>,
    needed: Upstream,
    known: impl Fn(&str, &BTreeSet<String>) -> Option<Generated> + Sync,
    is_own: impl Fn(&str) -> bool,
) -> Result<BTreeMap<String, Generated>, Vec<Outcome>> {
    let mut done: BTreeMap<String, Generated> = BTreeMap::new();
    let mut needed: Vec<(String, BTreeSet<String>)> = needed.into_iter().collect();
    while !needed.is_empty() {
        needed.retain(|(name, _)| !is_own(name));
        let mut failed = Vec::new();
        let mut next = Upstream::new();
        let generate = |(name, files): &(String, BTreeSet<String>)| match known(name, files) {
            Some(known) => Ok(known),
            None => generate(reads, name, files),
        };
        for ((name, _), generated) in needed.iter().zip(map_in_parallel(&needed, generate)) {
            match generated {
                Ok(generated) => {
                    add(&mut next, &generated.upstream);
                    done.insert(name.clone(), generated);
                }
                Err(outcome) => failed.push(*outcome),
            }
        }
        if !failed.is_empty() {
            return Err(failed);
        }
        // A dialect is generated again if another one refers to definitions of further files.
        for (name, files) in &mut next {
            files.extend(done.get(name).iter().flat_map(|done| done.files.iter().cloned()));
        }
        needed = next
            .into_iter()
            .filter(|(name, files)| done.get(name).is_none_or(|old| old.files != *files))
            .collect();
    }
    Ok(done)
}

/// Adds dialects and files to others.
pub fn add(all: &mut Upstream, more: &Upstream) {
    for (name, files) in more {
        all.entry(name.clone()).or_default().extend(files.iter().cloned());
    }
}

fn generate(reads: &Reads<'_>, name: &str, files: &BTreeSet<String>) -> Result<Generated, Box<Outcome>> {
    let mut outcome = reads.read_paths(files.iter().map(String::as_str));
    if !outcome.has_errors() {
        let options = rust::Options {
            dialect: Some(name),
            hooks: Hooks::Neutral,
            is_module: true,
            ..rust::Options::default()
        };
        match rust::generated(&outcome.records, &outcome.sources, &options) {
            Ok(rust::Generated { text, references, .. }) => {
                let upstream = named_upstream(&references, reads.files, &outcome);
                let opened = outcome.opened;
                return Ok(Generated { files: files.clone(), text, references, upstream, opened });
            }
            Err(errors) => outcome.diagnostics.extend(errors),
        }
    }
    Err(Box::new(outcome))
}
