//! Fuzzing: properties that hold for every input, and a driver that needs only a stable toolchain.
//!
//! The same target functions run under libFuzzer, in the `fuzz` folder at the root of the repository, and
//! under `cargo xtask fuzz`, which mutates the seed corpus with a generator of its own.

mod ir;
mod mutate;

use std::path::{Path, PathBuf};

use ods_codegen::capi;
use ods_codegen::docs::{self, Language, OpOptions};
use ods_codegen::model::{DefKind, InterfaceKind, deprecated_uses};
use ods_codegen::prelude::FILES;
use ods_codegen::python::{self, OpBindings};
use ods_parser::Outcome;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::dump::{write_detailed, write_json, write_text};
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};

pub use ir::ir;
pub use mutate::{Mutator, pieces};

/// A target: its name, and a function that panics when a property does not hold for an input.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: &[Target] = &[("records", records), ("ir", ir), ("generators", generators)];

/// A file that inputs can include.
const INCLUDED: &str =
    "#ifndef INC\n#define INC\nclass Inc<int n> { int inc = n; }\ndef inc : Inc<1>;\n#endif\n";

/// Converts text to records and to every dump, and renders every diagnostic in every format.
///
/// # Panics
/// When a diagnostic points outside of the input.
pub fn records(data: &[u8]) {
    let text = String::from_utf8_lossy(data).into_owned();
    let files = vec![("main.td".to_owned(), text), ("inc.td".to_owned(), INCLUDED.to_owned())];
    let mut loader = MemoryLoader { files, ..MemoryLoader::default() };
    let outcome = ods_parser::read("main.td", &mut loader, &[], &Options::default());
    for format in [Format::Human, Format::Short, Format::Json] {
        let text = render(&outcome.diagnostics, &outcome.sources, format, Color::Never);
        assert_eq!(text.is_empty(), outcome.diagnostics.is_empty());
    }
    check_places(&outcome, &outcome.diagnostics);
    if !outcome.has_errors() {
        let mut sink = std::io::sink();
        write_text(&outcome.records, &mut sink).expect("a sink takes everything");
        write_json(&outcome.records, &outcome.sources, &mut sink).expect("a sink takes everything");
        write_detailed(&outcome.records, &outcome.sources, &mut sink).expect("a sink takes everything");
    }
}

/// Checks that diagnostics point into files.
fn check_places(outcome: &Outcome, diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        for span in diagnostic.notes.iter().map(|note| note.span).chain([diagnostic.span]) {
            let file = outcome.sources.file_of(span.lo).map(|id| outcome.sources.file(id).span());
            let is_inside = file.is_none_or(|file| span.lo <= span.hi && span.hi <= file.hi);
            assert!(is_inside, "{span:?} of '{}' is not in its file", diagnostic.message);
        }
    }
}

/// Runs the generators on definitions. Each returns text, or errors with locations.
///
/// # Panics
/// When a generator fails without a diagnostic, or one points outside of the input.
pub fn generators(data: &[u8]) {
    let text = String::from_utf8_lossy(data).into_owned();
    let mut loader = MemoryLoader { files: vec![("main.td".to_owned(), text)], prelude: FILES };
    let outcome = ods_parser::read("main.td", &mut loader, &[], &Options::default());
    if outcome.has_errors() {
        return;
    }
    let (records, sources) = (&outcome.records, &outcome.sources);
    let dialect = "orchard".to_owned();
    let created = [
        python::op_bindings(records, &OpBindings { dialect, ..OpBindings::default() }),
        python::enum_bindings(records),
        docs::op_doc(records, sources, &OpOptions::default(), Language::Rust),
        docs::dialect_doc(records, sources, None, &OpOptions::default(), Language::Cpp),
        docs::def_doc(records, DefKind::Attr, Language::Cpp),
        docs::def_doc(records, DefKind::Type, Language::Rust),
        docs::interface_docs(records, sources, InterfaceKind::Op, Language::Rust),
        docs::interface_docs(records, sources, InterfaceKind::Attr, Language::Cpp),
        docs::interface_docs(records, sources, InterfaceKind::Type, Language::Rust),
        docs::enum_doc(records, Language::Rust),
        docs::pass_doc(records, Language::Rust),
        capi::pass_header(records, "Orchard"),
        capi::pass_source(records, "Orchard"),
    ];
    check_places(&outcome, &deprecated_uses(records, sources));
    for diagnostics in created.into_iter().filter_map(Result::err) {
        assert!(!diagnostics.is_empty(), "a generator fails and does not say why");
        check_places(&outcome, &diagnostics);
    }
}

/// The folder of a target's seeds.
#[must_use]
pub fn corpus(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(target)
}

/// The inputs that mutation starts from: the target's seeds and the golden files, in the same order on every
/// machine.
///
/// # Errors
/// When a folder cannot be read.
pub fn seeds(target: &str) -> std::io::Result<Vec<Vec<u8>>> {
    let mut folders = vec![corpus(target)];
    match target {
        "records" => folders.extend(["eval/ok", "eval/err"].map(goldens)),
        "generators" => {
            folders.extend(["docs", "docs_err", "python", "python_err"].map(goldens));
        }
        _ => folders.extend(["types", "attributes", "locations"].map(ir_goldens)),
    }
    folders.retain(|folder| folder.is_dir());
    let mut paths = Vec::new();
    for folder in folders {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_file() {
                paths.push(path);
            }
        }
    }
    paths.retain(|path| path.extension().is_none_or(|extension| extension != "expected"));
    paths.sort();
    let files: Vec<Vec<u8>> = paths.iter().map(std::fs::read).collect::<Result<_, _>>()?;
    Ok(if target == "ir" { files.iter().flat_map(|file| parts(file)).collect() } else { files })
}

fn goldens(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../goldens").join(name)
}

fn ir_goldens(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ir-core/tests/goldens").join(name)
}

/// The modules of a file, split at lines `// -----`.
fn parts(file: &[u8]) -> Vec<Vec<u8>> {
    let mut parts = vec![Vec::new()];
    for line in file.split_inclusive(|byte| *byte == b'\n') {
        match (line, parts.last_mut()) {
            (b"// -----\n", _) | (_, None) => parts.push(Vec::new()),
            (_, Some(part)) => part.extend_from_slice(line),
        }
    }
    parts
}
