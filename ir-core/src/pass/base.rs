//! The trait of passes, and the state of one run.

use super::analysis::Analyses;
use super::options::OptionError;
use super::report::Report;
use crate::context::{Context, OpName};
use crate::diagnostic::{Diagnostic, Severity};
use crate::ir::{Ir, Op};
use crate::text::PrintOptions;
use std::any::Any;
use std::sync::atomic::{AtomicU64, Ordering};

/// A counter of a pass.
#[derive(Clone, Copy, Debug)]
pub struct Statistic {
    /// The name of the counter, such as `num-cse'd`.
    pub name: &'static str,
    /// A description of the counter.
    pub description: &'static str,
}

/// An option of a pass or pipeline, for help texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionHelp {
    /// The name of the option.
    pub name: &'static str,
    /// The kind of its value, such as `long`; empty for a flag.
    pub kind: &'static str,
    /// A description of the option.
    pub description: &'static str,
}

/// The failure of a pass; the reason is among the reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassFailure;

/// The operations that a pass runs on.
#[derive(Clone, Copy, Debug)]
pub enum PassTarget<'a> {
    /// The operations with this name (MLIR's `OperationPass<…>`).
    Op(&'a str),
    /// The operations with an interface (MLIR's `InterfacePass`). The function returns whether operations
    /// of a name implement it.
    Interface(fn(&Context, OpName) -> bool),
    /// All operations.
    Any,
}

impl PassTarget<'_> {
    /// Whether operations with this name are among them.
    #[must_use]
    pub fn accepts(&self, ctx: &Context, name: OpName) -> bool {
        match *self {
            PassTarget::Op(expected) => name.as_str(ctx) == expected,
            PassTarget::Interface(is_implemented) => is_implemented(ctx, name),
            PassTarget::Any => true,
        }
    }
}

/// A transformation or analysis of an operation and its regions. It may run on several operations
/// concurrently, so it keeps no state between runs.
pub trait Pass: Send + Sync {
    /// The name in pipelines, such as `cse`.
    fn argument(&self) -> &str;

    /// The name in diagnostics and dumps, such as `CSE`.
    fn name(&self) -> &str;

    /// The operations that the pass runs on.
    fn target(&self) -> PassTarget<'_> {
        PassTarget::Any
    }

    /// Whether the pass can run on operations with this name. The name must be registered.
    fn can_schedule_on(&self, ctx: &Context, name: OpName) -> bool {
        self.target().accepts(ctx, name)
    }

    /// Sets an option from its value in a pipeline.
    ///
    /// # Errors
    /// The option does not exist, or the value is invalid.
    fn set_option(&mut self, _name: &str, _value: Option<&str>) -> Result<(), OptionError> {
        Err(OptionError::Unknown)
    }

    /// The options by name, with their values in a pipeline. An empty list has no value.
    fn options(&self) -> Vec<(&'static str, Option<String>)> {
        Vec::new()
    }

    /// Descriptions of the options for help texts, in the order of [`options`](Self::options).
    fn describe_options(&self) -> Vec<OptionHelp> {
        let undescribed = |(name, _)| OptionHelp { name, kind: "value", description: "" };
        self.options().into_iter().map(undescribed).collect()
    }

    /// The counters of the pass.
    fn statistics(&self) -> &'static [Statistic] {
        &[]
    }

    /// The implementation of a pass in another language. It runs on one thread, in the arena of the pass
    /// manager, because its callbacks use handles of operations.
    fn foreign(&self) -> Option<&(dyn Any + Send + Sync)> {
        None
    }

    /// Checks the options together, before the first run.
    ///
    /// # Errors
    /// The message about incompatible or unsupported options.
    fn check_options(&self) -> Result<(), String> {
        Ok(())
    }

    /// Computes the shared state of all runs, once, before the first run: [`PassRun::state`].
    fn initialize(&self, _ctx: &Context) -> PassState {
        PassState::default()
    }

    /// Runs the pass on an operation.
    ///
    /// # Errors
    /// When the pass failed; the IR may be invalid then.
    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure>;
}

/// The result of [`Pass::initialize`], of any type.
#[derive(Default)]
pub struct PassState(Option<Box<dyn Any + Send + Sync>>);

impl PassState {
    /// Creates a state.
    #[must_use]
    pub fn new(state: impl Any + Send + Sync) -> Self {
        PassState(Some(Box::new(state)))
    }

    /// The state, if it is of this type.
    #[must_use]
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.0.as_ref()?.downcast_ref()
    }
}

/// One run of a pass on one operation.
pub struct PassRun<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The arena.
    pub ir: &'a mut Ir,
    /// The operation. A pass must not read or change anything outside of it.
    pub op: Op,
    /// The result of [`Pass::initialize`].
    pub state: &'a PassState,
    /// Analyses of the operation, including those of earlier passes.
    pub analyses: &'a mut Analyses,
    pub(super) reports: &'a mut Vec<Report>,
    /// The options for printing IR.
    pub print_options: &'a PrintOptions,
    pub(super) counters: &'a [AtomicU64],
    /// The maximum number of threads of the run.
    pub threads: usize,
    pub(super) preserved: bool,
    /// Whether the pass has reported an error. It has failed then.
    pub(super) has_errors: bool,
}

impl PassRun<'_> {
    /// Reports a diagnostic. After an error the pass has failed, whatever it returns.
    pub fn report(&mut self, diagnostic: Diagnostic) {
        self.has_errors |= diagnostic.severity == Severity::Error;
        self.reports.push(Report::Diagnostic(diagnostic));
    }

    /// Reports an error, and returns the failure of the pass.
    pub fn fail(&mut self, diagnostic: Diagnostic) -> PassFailure {
        self.report(diagnostic);
        PassFailure
    }

    /// Removes and returns the reports so far, of this pass and earlier ones, to display them before a
    /// callback reports more.
    pub fn take_reports(&mut self) -> Vec<Report> {
        std::mem::take(self.reports)
    }

    /// Prints text for the user.
    pub fn print(&mut self, text: String) {
        self.reports.push(Report::Text(text));
    }

    /// Adds to the counter with that index in [`Pass::statistics`].
    pub fn count(&self, statistic: usize, more: u64) {
        if let Some(counter) = self.counters.get(statistic) {
            counter.fetch_add(more, Ordering::Relaxed);
        }
    }

    /// Raises the counter with that index in [`Pass::statistics`] to a value, unless it is greater.
    pub fn raise(&self, statistic: usize, to: u64) {
        if let Some(counter) = self.counters.get(statistic) {
            counter.fetch_max(to, Ordering::Relaxed);
        }
    }

    /// Declares that the run changed nothing. Analyses stay valid, and no verification is needed.
    pub fn preserve_all(&mut self) {
        self.preserved = true;
        self.analyses.preserve_all();
    }
}
