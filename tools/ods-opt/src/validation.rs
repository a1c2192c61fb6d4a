//! `--validate-passes`: functions run before and after each pass, and must behave alike.

use crate::options::{Checked, Options};
use interpret::Registry;
use ir_core::pass::ObservedBy;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use validation::{Finding, Report, Validator};

/// Adds the semantics of operations to those of this project.
type Semantics<'a> = &'a (dyn Fn(&mut Registry) + Sync);

/// The reasons that a summary lists at most.
const MAX_REASONS: usize = 10;

/// Observes the passes of the options, if they are to be validated.
pub(crate) fn observe(options: &mut Options, semantics: Semantics<'_>) {
    if !options.validate_passes {
        return;
    }
    let mut registry = Registry::new();
    semantics(&mut registry);
    let limits = validation::Options { inputs: options.validation_inputs, ..validation::Options::default() };
    let validator = Arc::new(Validator::new(registry, limits));
    options.passes.config.observer = ObservedBy::new(validator.clone());
    options.check = Some(Box::new(move || {
        let report = validator.take_report();
        let errors = report.findings.iter().map(Finding::diagnostic).collect();
        Checked { errors, summary: summary(&report) }
    }));
}

/// The number of compared functions and runs, and what was not compared with the reason.
fn summary(report: &Report) -> String {
    let Report { functions, runs, not_compared, .. } = report;
    let mut text =
        format!("validation: {functions} functions after passes, {runs} runs with the same behaviour\n");
    let mut reasons: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for (pass, function, reason) in not_compared {
        reasons.entry((pass, reason)).or_default().push(function);
    }
    for ((pass, reason), functions) in reasons.iter().take(MAX_REASONS) {
        let functions: Vec<String> = functions.iter().map(|name| format!("'{name}'")).collect();
        let _ = writeln!(text, "  not compared after '{pass}': {}: {reason}", functions.join(", "));
    }
    if reasons.len() > MAX_REASONS {
        let _ = writeln!(text, "  and {} other reasons", reasons.len() - MAX_REASONS);
    }
    text
}
