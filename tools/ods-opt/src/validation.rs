//! `--validate-passes`: functions run before and after each pass, and must behave alike.

use crate::options::{Checked, Options};
use driver_support::files::reason;
use interpret::Registry;
use ir_core::Module;
use ir_core::context::Location;
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::ObservedBy;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use validation::{Finding, Report, Validator};

/// Adds the semantics of operations to those of this project.
type Semantics<'a> = &'a (dyn Fn(&mut Registry) + Sync);

/// The modules that a reduction tries at most.
const TRIALS: u32 = 2000;

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
    let validator = Arc::new(Validator::new(registry, limits).with_reducer(Box::new(reduced)));
    let file = options.reduced_finding.clone();
    options.passes.config.observer = ObservedBy::new(validator.clone());
    options.check = Some(Box::new(move || {
        let report = validator.take_report();
        let mut errors: Vec<Diagnostic> = report.findings.iter().map(Finding::diagnostic).collect();
        let first = report.findings.iter().find_map(|finding| Some((finding, finding.reduced.as_ref()?)));
        if let (Some(file), Some((finding, reduced))) = (&file, first)
            && let Err(error) = std::fs::write(file, finding.reproducer(reduced) + "\n")
        {
            let message = format!("'{}' cannot be written: {}", file.display(), reason(&error));
            errors.push(Diagnostic::error(Location::UNKNOWN, message));
        }
        Checked { errors, summary: summary(&report) }
    }));
}

/// A smaller module that is accepted, too.
fn reduced(module: &Module, accepts: &mut dyn FnMut(&str) -> bool) -> Option<String> {
    let smallest = ods_reduce::reduce(module, TRIALS, &mut |text| Ok(accepts(text))).ok()??;
    Some(smallest.to_string())
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
