//! Pipelines: lists of passes for operations of a name.

use super::base::{Pass, PassState, Statistic};
use crate::context::{Context, OpName, Traits};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The operations that a pipeline runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The operations with this name.
    Op(String),
    /// All isolated operations.
    Any,
}

impl Anchor {
    /// The anchor that a text names: an operation, or `any` or nothing for all operations.
    #[must_use]
    pub fn parse(name: &str) -> Self {
        if matches!(name, "any" | "") { Anchor::Any } else { Anchor::Op(name.to_owned()) }
    }

    /// The name in texts: `any` for all operations.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Anchor::Op(name) => name,
            Anchor::Any => "any",
        }
    }

    /// Whether a pipeline with this anchor runs on operations with the name.
    pub(super) fn accepts(&self, ctx: &Context, name: OpName) -> bool {
        match self {
            Anchor::Op(expected) => name.as_str(ctx) == expected,
            Anchor::Any => name.has(ctx, Traits::ISOLATED_FROM_ABOVE),
        }
    }
}

/// One occurrence of a pass in a pipeline.
pub struct PassInstance {
    /// The pass.
    pub pass: Box<dyn Pass>,
    /// The state that its runs share.
    pub(super) state: PassState,
    /// The values of its statistics, by index.
    pub(super) counters: Vec<AtomicU64>,
    /// Its total run time in nanoseconds.
    pub(super) time: AtomicU64,
}

impl PassInstance {
    /// Its statistics with their values, of all runs so far.
    pub fn statistics(&self) -> impl Iterator<Item = (Statistic, u64)> {
        let counts = self.counters.iter().map(|counter| counter.load(Ordering::Relaxed));
        self.pass.statistics().iter().copied().zip(counts)
    }

    /// Its total run time so far.
    pub fn time(&self) -> Duration {
        Duration::from_nanos(self.time.load(Ordering::Relaxed))
    }
}

/// An element of a pipeline.
pub enum Step {
    /// A pass.
    Pass(PassInstance),
    /// Pipelines for the operations nested directly in the operation. The first one that accepts an operation runs; those with
    /// a name come before those for any.
    Nested(Vec<Pipeline>),
}

/// A list of passes for operations of a name.
pub struct Pipeline {
    /// The operations that it runs on.
    pub anchor: Anchor,
    /// The elements, in order.
    pub steps: Vec<Step>,
    /// A number that tells it from others, for foreign callers, who cannot borrow nested pipelines.
    pub key: u64,
}

impl Pipeline {
    /// Creates an empty pipeline.
    #[must_use]
    pub fn new(anchor: Anchor) -> Self {
        Pipeline { anchor, steps: Vec::new(), key: 0 }
    }

    /// Appends a pass.
    ///
    /// # Errors
    /// When the pass and the pipeline have different anchors.
    pub fn add(&mut self, pass: Box<dyn Pass>) -> Result<(), String> {
        if let (Some(expected), Anchor::Op(anchor)) = (pass.anchor(), &self.anchor)
            && expected != anchor
        {
            return Err(format!(
                "Can't add pass '{}' restricted to '{expected}' on a PassManager intended to run on '{anchor}', \
                 did you intend to nest?",
                pass.name()
            ));
        }
        let counters = pass.statistics().iter().map(|_| AtomicU64::new(0)).collect();
        self.steps.push(Step::Pass(PassInstance {
            pass,
            state: PassState::default(),
            counters,
            time: AtomicU64::new(0),
        }));
        Ok(())
    }

    /// Appends a pipeline for directly nested operations.
    pub fn nest(&mut self, pipeline: Pipeline) {
        self.steps.push(Step::Nested(vec![pipeline]));
    }

    /// The pipeline with this key: this one, or one nested in it.
    pub fn find_mut(&mut self, key: u64) -> Option<&mut Pipeline> {
        if self.key == key {
            return Some(self);
        }
        let nested = self.steps.iter_mut().filter_map(|step| match step {
            Step::Nested(pipelines) => Some(pipelines),
            Step::Pass(_) => None,
        });
        nested.flatten().find_map(|pipeline| pipeline.find_mut(key))
    }

    /// Merges adjacent nested pipelines, as MLIR does before a run.
    pub fn finalize(&mut self) {
        for step in std::mem::take(&mut self.steps) {
            match (step, self.steps.last_mut()) {
                (Step::Nested(pipelines), Some(Step::Nested(before))) if may_merge(before, &pipelines) => {
                    pipelines.into_iter().for_each(|pipeline| merge(before, pipeline));
                }
                (step, _) => self.steps.push(step),
            }
        }
        for step in &mut self.steps {
            if let Step::Nested(pipelines) = step {
                pipelines.sort_by_key(|pipeline| pipeline.anchor == Anchor::Any);
                pipelines.iter_mut().for_each(Pipeline::finalize);
            }
        }
    }

    /// Initializes all passes.
    pub(super) fn initialize(&mut self, ctx: &Context) {
        for step in &mut self.steps {
            match step {
                Step::Pass(instance) => instance.state = instance.pass.initialize(ctx),
                Step::Nested(pipelines) => pipelines.iter_mut().for_each(|pipeline| pipeline.initialize(ctx)),
            }
        }
    }

    /// All passes in order, including those of nested pipelines.
    pub fn passes(&self) -> Vec<&PassInstance> {
        let mut passes = Vec::new();
        for step in &self.steps {
            match step {
                Step::Pass(instance) => passes.push(instance),
                Step::Nested(pipelines) => passes.extend(pipelines.iter().flat_map(Pipeline::passes)),
            }
        }
        passes
    }

    /// The pipeline in the format of `--dump-pass-pipeline`, on several lines.
    #[must_use]
    pub fn dump(&self) -> String {
        let mut lines = vec![format!("{}(", self.anchor.text())];
        self.dump_steps(1, &mut lines);
        lines.push(")".to_owned());
        lines.join("\n")
    }

    fn dump_steps(&self, depth: usize, lines: &mut Vec<String>) {
        let indent = "  ".repeat(depth);
        if self.steps.is_empty() {
            lines.push(String::new());
        }
        for (number, step) in self.steps.iter().enumerate() {
            match step {
                Step::Pass(instance) => lines.push(format!("{indent}{}", pass_text(&*instance.pass))),
                Step::Nested(pipelines) => {
                    for (number, pipeline) in pipelines.iter().enumerate() {
                        lines.push(format!("{indent}{}(", pipeline.anchor.text()));
                        pipeline.dump_steps(depth + 1, lines);
                        let comma = if number + 1 < pipelines.len() { "," } else { "" };
                        lines.push(format!("{indent}){comma}"));
                    }
                }
            }
            if let Some(last) = lines.last_mut()
                && number + 1 < self.steps.len()
            {
                last.push(',');
            }
        }
    }

    /// The pipeline on one line, which [`parse_pipeline`](super::parse_pipeline) accepts.
    #[must_use]
    pub fn text(&self) -> String {
        let step_text = |step: &Step| match step {
            Step::Pass(instance) => pass_text(&*instance.pass),
            Step::Nested(pipelines) => pipelines.iter().map(Pipeline::text).collect::<Vec<_>>().join(","),
        };
        let steps: Vec<String> = self.steps.iter().map(step_text).collect();
        format!("{}({})", self.anchor.text(), steps.join(","))
    }
}

/// Whether pipelines can be merged: either all of them are for any operation, or none is.
fn may_merge(before: &[Pipeline], added: &[Pipeline]) -> bool {
    let is_any = |pipeline: &Pipeline| pipeline.anchor == Anchor::Any;
    let all = || before.iter().chain(added);
    all().all(is_any) || !all().any(is_any)
}

/// Merges a pipeline into a list: into the one with the same anchor if there is one.
fn merge(pipelines: &mut Vec<Pipeline>, added: Pipeline) {
    match pipelines.iter_mut().find(|pipeline| pipeline.anchor == added.anchor) {
        Some(same) => same.steps.extend(added.steps),
        None => pipelines.push(added),
    }
}

/// The pass with all its options: `cse`, `canonicalize{max-iterations=10 …}`.
fn pass_text(pass: &dyn Pass) -> String {
    let argument = match pass.argument() {
        "" => format!("unknown<{}>", pass.name()),
        argument => argument.to_owned(),
    };
    let options = pass.options();
    if options.is_empty() {
        return argument;
    }
    let show = |(name, value): (&str, Option<String>)| match value {
        None => String::new(),
        Some(value) => format!("{name}={value}"),
    };
    let options: Vec<String> = options.into_iter().map(show).collect();
    format!("{argument}{{{}}}", options.join(" "))
}
