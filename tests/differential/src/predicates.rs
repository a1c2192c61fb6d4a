//! The number of translated predicates of installed dialects, dialect by dialect.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ods_codegen::rust::expr::{self, Report};
use ods_parser::Outcome;

use crate::installed;

/// The result of one dialect's folder.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the folder.
    pub dialect: String,
    /// Number of operations in its files.
    pub operations: usize,
    /// Number of operations whose verifiers need no predicate from an author.
    pub complete: usize,
    /// Number of different tests of these operations.
    pub tests: usize,
    /// Number of tests that need nothing from an author.
    pub complete_tests: usize,
    /// Number of functions that an author has to write.
    pub functions: usize,
    /// The texts.
    pub texts: BTreeSet<String>,
    /// The unreadable texts.
    pub unreadable: BTreeSet<String>,
    /// The C++ that authors have to replace, with the number of operations that need it, and of those that
    /// need nothing else.
    pub reasons: BTreeMap<String, (usize, usize)>,
}

/// The rows of all folders of `mlir/Dialect` below an include directory that define operations.
///
/// # Errors
/// When a folder cannot be read.
pub fn rows(include: &Path) -> std::io::Result<Vec<Row>> {
    let mut rows = Vec::new();
    for folder in installed::folders(include)? {
        if let Some(outcome) = installed::read(include, &folder)?
            && let Some(row) = row(&folder, &outcome)
        {
            rows.push(row);
        }
    }
    Ok(rows)
}

fn row(folder: &Path, outcome: &Outcome) -> Option<Row> {
    let report = expr::report(&outcome.records, &outcome.sources).ok()?;
    if report.operations.is_empty() {
        return None;
    }
    Some(Row {
        reasons: reasons(&report),
        dialect: folder.file_name()?.to_string_lossy().into_owned(),
        operations: report.operations.len(),
        complete: report.operations.iter().filter(|operation| operation.is_complete()).count(),
        tests: report.tests,
        complete_tests: report.complete_tests,
        functions: report.functions.len(),
        texts: report.texts.into_iter().collect(),
        unreadable: report.unreadable.iter().map(|error| error.piece.text.to_owned()).collect(),
    })
}

fn reasons(report: &Report<'_>) -> BTreeMap<String, (usize, usize)> {
    let mut reasons = BTreeMap::new();
    for operation in &report.operations {
        for missing in &operation.missing {
            let cpp = report.functions.iter().find(|function| function.function == *missing);
            let cpp = cpp.map_or(missing.clone(), |function| {
                format!(
                    "{}: {}",
                    function.kind.name(),
                    function.cpp.split_whitespace().collect::<Vec<_>>().join(" ")
                )
            });
            let count: &mut (usize, usize) = reasons.entry(cpp).or_default();
            count.0 += 1;
            count.1 += usize::from(operation.missing.len() == 1);
        }
    }
    reasons
}
