//! How many of the predicates of installed dialects are translated, dialect by dialect.

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
    /// How many operations its files define.
    pub operations: usize,
    /// How many of them have verifiers that need nothing from an author, as far as predicates go.
    pub complete: usize,
    /// How many different tests these operations have.
    pub tests: usize,
    /// How many tests need nothing from an author.
    pub complete_tests: usize,
    /// How many functions an author has to write.
    pub functions: usize,
    /// The texts that were read.
    pub texts: BTreeSet<String>,
    /// The texts that could not be read.
    pub unreadable: BTreeSet<String>,
    /// What operations need from an author: the C++ of it, with how many operations need it, and how many nothing else.
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
