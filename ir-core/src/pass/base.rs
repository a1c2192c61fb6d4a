//! What a pass is, and what it gets to run.

use super::analysis::Analyses;
use super::options::OptionError;
use super::report::Report;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::text::PrintOptions;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that a pass counts.
#[derive(Clone, Copy, Debug)]
pub struct Statistic {
    /// Its name, such as `num-cse'd`.
    pub name: &'static str,
    /// What it counts.
    pub description: &'static str,
}

/// The pass failed; why is among the reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassFailure;

/// A transformation or analysis of an operation and what is in it. It may run on several operations at a time, so it
/// keeps nothing between runs.
pub trait Pass: Send + Sync {
    /// The name in pipelines, such as `cse`.
    fn argument(&self) -> &'static str;

    /// The name in reports, such as `CSE`.
    fn name(&self) -> &'static str;

    /// The operation that the pass is for; none for any.
    fn anchor(&self) -> Option<&'static str> {
        None
    }

    /// Sets an option from its text.
    ///
    /// # Errors
    /// When there is no such option, or the text is no value of it.
    fn set_option(&mut self, _name: &str, _value: Option<&str>) -> Result<(), OptionError> {
        Err(OptionError::Unknown)
    }

    /// The options with their values' texts, by name; an empty text for a list without elements.
    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What the pass counts.
    fn statistics(&self) -> &'static [Statistic] {
        &[]
    }

    /// Prepares the pass, once, before it runs.
    fn initialize(&mut self, _ctx: &Context) {}

    /// Runs the pass on an operation.
    ///
    /// # Errors
    /// When it failed; the IR may be anything then.
    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure>;
}

/// One run of a pass on one operation.
pub struct PassRun<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The arena.
    pub ir: &'a mut Ir,
    /// The operation. Nothing outside of it may be looked at or changed.
    pub op: Op,
    /// Analyses of the operation, from earlier passes as well.
    pub analyses: &'a mut Analyses,
    pub(super) reports: &'a mut Vec<Report>,
    /// How the IR is to be printed.
    pub print_options: &'a PrintOptions,
    pub(super) counters: &'a [AtomicU64],
    /// How many threads the run may use.
    pub(crate) threads: usize,
    pub(super) preserved: bool,
}

impl PassRun<'_> {
    /// Reports something.
    pub fn report(&mut self, diagnostic: Diagnostic) {
        self.reports.push(Report::Diagnostic(diagnostic));
    }

    /// Reports an error, and that the pass failed.
    pub fn fail(&mut self, diagnostic: Diagnostic) -> PassFailure {
        self.report(diagnostic);
        PassFailure
    }

    /// Shows a text to the user.
    pub fn print(&mut self, text: String) {
        self.reports.push(Report::Text(text));
    }

    /// Adds to the counter of that number among [`Pass::statistics`].
    pub fn count(&self, statistic: usize, more: u64) {
        if let Some(counter) = self.counters.get(statistic) {
            counter.fetch_add(more, Ordering::Relaxed);
        }
    }

    /// Says that the run changed nothing, so that analyses stay and nothing needs to be verified.
    pub fn preserve_all(&mut self) {
        self.preserved = true;
        self.analyses.preserve_all();
    }
}
