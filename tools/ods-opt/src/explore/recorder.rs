//! The record of a run: the IR before and after each pass, and the applied patterns.

use super::snapshot::Snapshot;
use ir_core::context::{Rewrite, RewriteObserver};
use ir_core::interfaces::symbol_name;
use ir_core::ir::{Ir, Op};
use ir_core::pass::{PassEnd, PassInstance, PassObserver};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The number of rewrites of a step that are kept one by one; all are counted.
const MAX_REWRITES: usize = 5000;

/// A rewrite in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Applied {
    /// The handle of the operation.
    pub(super) op: u32,
    pub(super) name: String,
    pub(super) location: String,
    /// The index of its pattern in the step.
    pub(super) pattern: usize,
}

/// A pattern of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct UsedPattern {
    pub(super) name: String,
    pub(super) place: Option<String>,
    pub(super) count: u64,
}

/// A run of a pass on an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StepRecord {
    /// The address of the pass, which distinguishes its occurrences in the pipeline.
    pub(super) instance: usize,
    pub(super) op_name: String,
    pub(super) symbol: Option<String>,
    pub(super) time: Duration,
    pub(super) succeeded: bool,
    /// The snapshots around it, by index.
    pub(super) before: usize,
    pub(super) after: usize,
    pub(super) patterns: Vec<UsedPattern>,
    pub(super) rewrites: Vec<Applied>,
}

/// The record so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Recording {
    pub(super) steps: Vec<StepRecord>,
    pub(super) snapshots: Vec<Snapshot>,
    /// The last snapshot of each operation.
    latest: FxHashMap<u32, usize>,
    is_running: bool,
    pub(super) diagnostics: Vec<String>,
}

impl Recording {
    /// Takes a snapshot, unless the operation is as it was.
    fn snapshot(&mut self, ir: &Ir, op: Op) -> usize {
        let taken = Snapshot::new(ir, op);
        if let Some(&last) = self.latest.get(&op.raw())
            && self.snapshots.get(last) == Some(&taken)
        {
            return last;
        }
        self.snapshots.push(taken);
        let index = self.snapshots.len() - 1;
        self.latest.insert(op.raw(), index);
        index
    }
}

/// Observes passes and rewrites.
#[derive(Debug, Default)]
pub(crate) struct Recorder(Mutex<Recording>);

/// The identity of an occurrence of a pass.
pub(super) fn identity(pass: &PassInstance) -> usize {
    std::ptr::from_ref(pass).addr()
}

impl Recorder {
    fn lock(&self) -> MutexGuard<'_, Recording> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a diagnostic of the run.
    pub(crate) fn diagnostic(&self, text: &[u8]) {
        self.lock().diagnostics.push(String::from_utf8_lossy(text).into_owned());
    }

    /// Takes the record. Later events start a new one.
    pub(super) fn take(&self) -> Recording {
        std::mem::take(&mut *self.lock())
    }

    /// A snapshot before the first pass.
    pub(crate) fn input(&self, ir: &Ir, op: Op) {
        self.lock().snapshot(ir, op);
    }
}

impl PassObserver for Recorder {
    fn run_before_pass(&self, pass: &PassInstance, ir: &Ir, op: Op) {
        let mut recording = self.lock();
        let before = recording.snapshot(ir, op);
        recording.is_running = true;
        recording.steps.push(StepRecord {
            instance: identity(pass),
            op_name: ir.name(op).as_str(ir.context()).to_owned(),
            symbol: symbol_name(ir, op).map(|name| name.as_str(ir.context()).to_owned()),
            time: Duration::ZERO,
            succeeded: false,
            before,
            after: before,
            patterns: Vec::new(),
            rewrites: Vec::new(),
        });
    }

    fn run_after_pass(&self, _pass: &PassInstance, ir: &Ir, op: Op, end: PassEnd) {
        let mut recording = self.lock();
        recording.is_running = false;
        let after = if ir.is_live(op) { Some(recording.snapshot(ir, op)) } else { None };
        if let Some(step) = recording.steps.last_mut() {
            (step.time, step.succeeded) = (end.time, end.succeeded);
            step.after = after.unwrap_or(step.before);
        }
    }
}

impl RewriteObserver for Recorder {
    fn rewritten(&self, rewrite: Rewrite<'_>, ctx: &ir_core::context::Context) {
        let mut recording = self.lock();
        let is_running = recording.is_running;
        let Some(step) = recording.steps.last_mut().filter(|_| is_running) else { return };
        let is_same =
            |known: &UsedPattern| known.name == rewrite.pattern && known.place.as_deref() == rewrite.place;
        let pattern = step.patterns.iter().position(is_same).unwrap_or(step.patterns.len());
        if pattern == step.patterns.len() {
            let place = rewrite.place.map(str::to_owned);
            step.patterns.push(UsedPattern { name: rewrite.pattern.to_owned(), place, count: 0 });
        }
        step.patterns[pattern].count += 1;
        if step.rewrites.len() < MAX_REWRITES {
            let location = rewrite.location.file_range(ctx).map_or(String::new(), |range| {
                format!("{}:{}:{}", range.file.as_str(ctx), range.line, range.column)
            });
            let name = rewrite.name.as_str(ctx).to_owned();
            step.rewrites.push(Applied { op: rewrite.op, name, location, pattern });
        }
    }
}
