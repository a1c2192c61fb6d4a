//! All checks of definitions that need no generated output.

use bumpalo::Bump;

use crate::model::{self, DefKind, Operation, Result, consistency};
use crate::{Diagnostic, Records, SourceMap, Span, decision, format};

/// The classes of `mlir/IR/OpBase.td` that distinguish MLIR's definitions from those of other tools, which may have a class
/// `Op`, too.
const MLIR_CLASSES: [&str; 3] = ["Op", "Dialect", "TypeConstraint"];

/// Errors and warnings about the operations, attributes and types of all files, in the order of every generator. Empty if no
/// file defines the classes that they derive from.
pub fn check(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if MLIR_CLASSES.iter().all(|class| model::has_class(records, class)) {
        for operation in model::operations(records).into_iter().flatten() {
            let owner = operation.as_ref().map_or(Span::NONE, |operation| operation.record.span());
            let result = operation.and_then(|operation| check_operation(&operation, sources));
            collect(result.map_err(|error| model::authored(error, owner, sources)), &mut found);
        }
        for definition in model::enums(records) {
            collect(consistency::check_enum(definition).map(|()| Vec::new()), &mut found);
        }
        found.extend(consistency::duplicates(records));
        found.extend(check_patterns(records, sources));
    }
    for kind in [DefKind::Attr, DefKind::Type] {
        for def in model::attr_or_type_defs(records, kind).into_iter().flatten() {
            let result = def.and_then(|def| format::of_def(&def, sources).map(|_| Vec::new()));
            collect(result, &mut found);
        }
    }
    found
}

/// All findings about definitions: those of [`check`], errors for which the generator of Rust refuses the dialects of the main
/// file, and code there that the author provides in Rust. An error that several checks find is there once.
#[must_use]
pub fn check_all(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut found = check(records, sources);
    if MLIR_CLASSES.iter().all(|class| model::has_class(records, class)) {
        for finding in crate::rust::findings(records, sources) {
            let is_new = |known: &Diagnostic| known.span != finding.span || known.message != finding.message;
            if found.iter().all(is_new) {
                found.push(finding);
            }
        }
    }
    found
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

fn check_operation(operation: &Operation<'_>, sources: &SourceMap) -> Result<Vec<Diagnostic>> {
    consistency::check_operation(operation)?;
    let mut found: Vec<Diagnostic> = consistency::generic_only(operation).into_iter().collect();
    if let Some(format) = format::of_operation(operation, sources)? {
        found.extend(format::warnings(operation, &format)?);
    }
    Ok(found)
}
