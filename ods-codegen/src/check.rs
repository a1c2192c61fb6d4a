//! All checks of definitions that need no generated output.
//!
//! **Invariant**: the checks lower the definitions with the code of `gen rust`, without output, so
//! `odsgen check` and `gen rust` reject the same definitions.

use bumpalo::Bump;
use ods_parser::stack::both;

use crate::model::{self, AttrOrTypeDef, DefKind, Operation, Result, consistency};
use crate::{Diagnostic, Records, SourceMap, Span, decision, format};

/// Whether the definitions are MLIR's, and not those of another tool, which may have a class `Op`, too. Only
/// a file that defines operations includes that class and `TypeConstraint`.
fn are_of_mlir(records: &Records) -> bool {
    let has = |class| model::has_class(records, class);
    has("Dialect") && (has("TypeConstraint") || !has("Op"))
}

/// Errors and warnings about the operations, attributes and types of all files, in the order of every
/// generator. Empty if no file defines the classes that they derive from.
pub fn check(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if are_of_mlir(records) {
        for operation in model::all_operations(records) {
            let owner = operation.as_ref().map_or(Span::NONE, |operation| operation.record.span());
            let result = operation.and_then(|operation| check_operation(&operation, sources));
            collect(result.map_err(|error| model::authored(error, owner, sources)), &mut found);
        }
        for definition in model::enums(records) {
            collect(consistency::check_enum(definition), &mut found);
        }
        found.extend(consistency::duplicates(records));
        found.extend(check_patterns(records, sources));
    }
    for kind in [DefKind::Attr, DefKind::Type] {
        for def in model::attr_or_type_defs(records, kind).into_iter().flatten() {
            collect(def.and_then(|def| check_def(&def, sources)), &mut found);
        }
    }
    found
}

/// All findings about definitions: those of [`check`], errors for which the generator of Rust refuses the
/// dialects of the main file, and code there that the author provides in Rust. An error that several checks
/// find is there once.
#[must_use]
pub fn check_all(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    check_with(records, sources, || ()).0
}

/// The same while `work` runs, and its result. The generator of Rust, which takes most of the time, has a
/// thread of its own.
pub fn check_with<T>(
    records: &Records,
    sources: &SourceMap,
    work: impl FnOnce() -> T,
) -> (Vec<Diagnostic>, T) {
    let is_lowered = are_of_mlir(records) || model::has_class(records, "PassBase");
    let of_rust = || if is_lowered { crate::rust::findings(records, sources) } else { Vec::new() };
    let (of_rust, (mut found, result)) = both(of_rust, || (check(records, sources), work()));
    for finding in of_rust {
        let is_new = |known: &Diagnostic| known.span != finding.span || known.message != finding.message;
        if found.iter().all(is_new) {
            found.push(finding);
        }
    }
    (found, result)
}

/// Errors in the rewrite rules, and rules that are never applied.
fn check_patterns(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut patterns = Vec::new();
    for pattern in model::patterns(records, sources) {
        match pattern {
            Ok(pattern) => patterns.push(pattern),
            Err(error) => found.push(error),
        }
    }
    match decision::trees(&Bump::new(), &patterns) {
        Ok(trees) => found.extend(trees.iter().flat_map(decision::lints)),
        Err(error) => found.push(error),
    }
    found
}

fn collect(result: Result<Vec<Diagnostic>>, found: &mut Vec<Diagnostic>) {
    match result {
        Ok(warnings) => found.extend(warnings),
        Err(error) => found.push(error),
    }
}

fn check_def(def: &AttrOrTypeDef<'_>, sources: &SourceMap) -> Result<Vec<Diagnostic>> {
    model::check_class(def)?;
    let format = format::parse_def_format(def, sources)?;
    Ok(format.map_or_else(Vec::new, |format| format::def_warnings(def, &format)))
}

fn check_operation(operation: &Operation<'_>, sources: &SourceMap) -> Result<Vec<Diagnostic>> {
    consistency::check_operation(operation)?;
    let mut found = consistency::warnings(operation)?;
    if let Some(format) = format::parse_op_format(operation, sources)? {
        format::check_complete(operation, &format)?;
        found.extend(format::warnings(operation, &format)?);
    }
    Ok(found)
}
