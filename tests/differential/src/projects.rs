//! Reads the test modules of a project with nothing but its definitions, and prints them back.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{fs, io};

use build_support::parallel::map_in_parallel;
use cpp_hooks::MLIR_OPT;
use definitions::{CppKind, Definitions, Reader};
use ir_core::Context;
use ir_core::prelude::*;
use ir_core::text::PrintOptions;

use crate::mutants::module_files;
use crate::test_modules::{TestModule, test_modules};

/// The outcome of a module.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// It is read, and its text is read again as the same module.
    Same,
    /// Its text is not read again, or as another module.
    Changed(String),
    /// It is not read, and it has an operation of a dialect of MLIR that the program does not have.
    OtherDialect(String),
    /// It is not read, and it has an operation or directive whose syntax is C++.
    CppSyntax(String),
    /// It is not read for another reason: the first error.
    Rejected(String),
    /// A panic.
    Panicked,
}

/// A project.
pub struct Project {
    /// The namespaces of the dialects that were loaded.
    pub dialects: BTreeSet<String>,
    /// The warnings about definitions and dialects that are left out.
    pub warnings: String,
    /// The test modules with their outcomes.
    pub modules: Vec<(TestModule, Outcome)>,
}

/// The dialects that modules may use, besides those of this program.
struct Dialects {
    definitions: Vec<Definitions>,
    /// The namespaces of the project's dialects, also of those that are left out.
    own: BTreeSet<String>,
    /// The operations, types and attributes whose syntax is C++, with the parts that are.
    in_cpp: BTreeMap<String, String>,
}

/// Reads the definitions and test modules of a project that depends on other projects.
///
/// # Errors
/// When no definitions are found, or a file cannot be read.
pub fn measure(folder: &Path, needed: &[PathBuf]) -> Result<Project, String> {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    let mut read = Dialects { definitions: Vec::new(), own: names(folder)?, in_cpp: BTreeMap::new() };
    let (mut dialects, mut warnings) = (BTreeSet::new(), String::new());
    for folder in std::iter::once(folder).chain(needed.iter().map(PathBuf::as_path)) {
        let found = Reader::default().without(ctx.dialect_namespaces()).read(folder);
        let found = found.map_err(|error| error.to_string())?;
        let loaded = found.register(&ctx).map_err(|error| error.to_string())?;
        for code in loaded.iter().flat_map(|dialect| &dialect.cpp) {
            if code.kind == CppKind::Syntax {
                let subject = code.subject.trim_start_matches(['!', '#']);
                read.in_cpp.insert(subject.to_owned(), code.detail.clone());
            }
        }
        if read.definitions.is_empty() {
            let registered = loaded.iter().filter(|dialect| dialect.is_registered);
            dialects.extend(registered.map(|dialect| dialect.name.clone()));
            warnings.clone_from(&found.warnings);
        }
        read.definitions.push(found);
    }
    let modules = modules(folder).map_err(|error| error.to_string())?;
    let outcomes = map_in_parallel(&modules, |module| {
        let run = AssertUnwindSafe(|| outcome(&read, module));
        catch_unwind(run).unwrap_or(Outcome::Panicked)
    });
    Ok(Project { dialects, warnings, modules: modules.into_iter().zip(outcomes).collect() })
}

/// The names that definitions below a folder set. Those of dialects are among them.
fn names(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut found = BTreeSet::new();
    for path in process_io::files_with_endings(folder, &["td", "ods"])? {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let names = text.split("let name = \"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(names.map(str::to_owned));
    }
    Ok(found)
}

/// The test modules below a folder, but for those that expect an error.
fn modules(folder: &Path) -> io::Result<Vec<TestModule>> {
    let (mut paths, mut modules) = (Vec::new(), Vec::new());
    module_files(folder, &mut paths)?;
    for path in paths {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        modules.extend(test_modules(path.strip_prefix(folder).unwrap_or(&path), &text));
    }
    let is_code = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    modules.retain(|module| !module.text.contains("expected-error") && module.text.lines().any(is_code));
    Ok(modules)
}

/// A context with all dialects.
fn context(dialects: &Dialects, module: &TestModule) -> Context {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    for found in &dialects.definitions {
        // The first registration has succeeded.
        let _ = found.register(&ctx);
    }
    ctx.allow_unregistered_dialects(module.is_unregistered_allowed);
    ctx
}

fn outcome(dialects: &Dialects, module: &TestModule) -> Outcome {
    let ctx = context(dialects, module);
    let (text, generic) = match forms(&ctx, &module.text) {
        Ok(forms) => forms,
        Err(error) => return rejected(&ctx, &module.text, &error, dialects),
    };
    // Another context has no resources of the same name.
    match forms(&context(dialects, module), &text) {
        Ok((_, again)) if again == generic => Outcome::Same,
        Ok((again, _)) => Outcome::Changed(difference(&text, &again)),
        Err(error) => Outcome::Changed(format!("not read again: {error}")),
    }
}

/// The first line that differs.
fn difference(first: &str, second: &str) -> String {
    let differing = first.lines().zip(second.lines()).find(|(first, second)| first != second);
    differing.map_or_else(|| "only the generic form".to_owned(), |(a, b)| format!("{a} / {b}"))
}

/// The custom and the generic form of a module that is read and verified.
fn forms(ctx: &Context, text: &str) -> Result<(String, String), String> {
    let first =
        |errors: Diagnostics| errors.as_slice().first().map_or_else(String::new, |e| e.message.clone());
    let module = Module::parse(ctx, text).map_err(first)?;
    module.verify().map_err(first)?;
    let print = |generic| {
        let options = PrintOptions { generic, assume_verified: true, ..PrintOptions::default() };
        module.display(options).to_string()
    };
    Ok((print(false), print(true)))
}

/// Whether a text can be a namespace.
fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && !text.contains('$')
}

/// The reason why a module is not read.
fn rejected(ctx: &Context, text: &str, error: &str, dialects: &Dialects) -> Outcome {
    let registered: BTreeSet<&str> = ctx.dialect_namespaces().collect();
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
    let code = || text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let names = || code().flat_map(|line| line.split(|c| !is_part(c)));
    let is_unregistered = error.contains("unregistered dialect");
    for (dialect, _) in names().filter_map(|name| name.split_once('.')) {
        let is_missing = error.contains(&format!("`{dialect}'")) || is_unregistered && is_word(dialect);
        let is_other = MLIR_OPT.namespaces.contains(&dialect) || is_missing;
        if is_other && !registered.contains(dialect) && !dialects.own.contains(dialect) {
            return Outcome::OtherDialect(dialect.to_owned());
        }
    }
    if error.contains(" is C++") {
        return Outcome::CppSyntax(error.to_owned());
    }
    let in_cpp = names().find_map(|name| Some((name, dialects.in_cpp.get(name)?)));
    match in_cpp {
        Some((name, detail)) => Outcome::CppSyntax(format!("{name} {detail}: {error}")),
        None => Outcome::Rejected(error.to_owned()),
    }
}
