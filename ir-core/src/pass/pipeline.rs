//! Pipelines: lists of passes for operations of a name, and their syntax.

use super::base::{Pass, PassState, PassTarget, Statistic};
use crate::context::{Context, Location};
use crate::diagnostic::Diagnostic;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The operations that a pipeline runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The operations with this name.
    Op(String),
    /// All isolated operations on which the pipeline's passes can run.
    Any,
}

impl Anchor {
    /// Parses an anchor: an operation name, or `any` or nothing for all operations.
    #[must_use]
    pub fn parse(name: &str) -> Self {
        if matches!(name, "any" | "") { Anchor::Any } else { Anchor::Op(name.to_owned()) }
    }

    /// The printed name: `any` for all operations.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Anchor::Op(name) => name,
            Anchor::Any => "any",
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
    /// Its statistics, summed over all runs so far.
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
pub enum PipelineElement {
    /// A pass.
    Pass(PassInstance),
    /// Pipelines for the operations nested directly in the operation. The first one that can run on an
    /// operation is used. Those with a name precede those for any operation.
    Nested(Vec<Pipeline>),
}

/// A list of passes for operations of a name.
pub struct Pipeline {
    /// The operations that it runs on.
    pub anchor: Anchor,
    /// The elements, in order.
    pub steps: Vec<PipelineElement>,
    /// A unique key, for foreign callers, which cannot borrow nested pipelines.
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
    /// When the pass and the pipeline are for operations with different names.
    pub fn add(&mut self, pass: Box<dyn Pass>) -> Result<(), String> {
        if let (PassTarget::Op(expected), Anchor::Op(anchor)) = (pass.target(), &self.anchor)
            && expected != anchor
        {
            return Err(format!(
                "Can't add pass '{}' restricted to '{expected}' on a PassManager intended to run on '{anchor}', \
                 did you intend to nest?",
                pass.name()
            ));
        }
        let counters = pass.statistics().iter().map(|_| AtomicU64::new(0)).collect();
        self.steps.push(PipelineElement::Pass(PassInstance {
            pass,
            state: PassState::default(),
            counters,
            time: AtomicU64::new(0),
        }));
        Ok(())
    }

    /// Appends a pipeline for directly nested operations.
    pub fn nest(&mut self, pipeline: Pipeline) {
        self.steps.push(PipelineElement::Nested(vec![pipeline]));
    }

    /// The pipeline with this key: this one, or one nested in it.
    pub fn find_mut(&mut self, key: u64) -> Option<&mut Pipeline> {
        if self.key == key {
            return Some(self);
        }
        let nested = self.steps.iter_mut().filter_map(|step| match step {
            PipelineElement::Nested(pipelines) => Some(pipelines),
            PipelineElement::Pass(_) => None,
        });
        nested.flatten().find_map(|pipeline| pipeline.find_mut(key))
    }

    /// Prepares the pipeline for modules of a context: adds nested pipelines where operations need them, and
    /// initializes all passes.
    ///
    /// # Errors
    /// The first pass that does not take its options or cannot run on its operations.
    pub fn prepare(&mut self, ctx: &Context) -> Result<(), Diagnostic> {
        self.finalize(ctx)?;
        self.initialize(ctx)
    }

    /// Initializes all passes.
    ///
    /// # Errors
    /// The message about the options of the first pass that does not take them.
    pub(super) fn initialize(&mut self, ctx: &Context) -> Result<(), Diagnostic> {
        for step in &mut self.steps {
            match step {
                PipelineElement::Pass(instance) => {
                    let refused = |message| Diagnostic::error(Location::UNKNOWN, message);
                    instance.pass.check_options().map_err(refused)?;
                    instance.state = instance.pass.initialize(ctx);
                }
                PipelineElement::Nested(pipelines) => {
                    pipelines.iter_mut().try_for_each(|pipeline| pipeline.initialize(ctx))?;
                }
            }
        }
        Ok(())
    }

    /// All passes in order, including those of nested pipelines.
    pub fn passes(&self) -> Vec<&PassInstance> {
        let mut passes = Vec::new();
        for step in &self.steps {
            match step {
                PipelineElement::Pass(instance) => passes.push(instance),
                PipelineElement::Nested(pipelines) => {
                    passes.extend(pipelines.iter().flat_map(Pipeline::passes))
                }
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
        for (index, step) in self.steps.iter().enumerate() {
            match step {
                PipelineElement::Pass(instance) => {
                    lines.push(format!("{indent}{}", pass_text(&*instance.pass)))
                }
                PipelineElement::Nested(pipelines) => {
                    for (index, pipeline) in pipelines.iter().enumerate() {
                        lines.push(format!("{indent}{}(", pipeline.anchor.text()));
                        pipeline.dump_steps(depth + 1, lines);
                        let comma = if index + 1 < pipelines.len() { "," } else { "" };
                        lines.push(format!("{indent}){comma}"));
                    }
                }
            }
            if let Some(last) = lines.last_mut()
                && index + 1 < self.steps.len()
            {
                last.push(',');
            }
        }
    }

    /// Prints the pipeline on one line, as [`parse_pipeline`](super::parse_pipeline) accepts it.
    #[must_use]
    pub fn text(&self) -> String {
        let step_text = |step: &PipelineElement| match step {
            PipelineElement::Pass(instance) => pass_text(&*instance.pass),
            PipelineElement::Nested(pipelines) => {
                pipelines.iter().map(Pipeline::text).collect::<Vec<_>>().join(",")
            }
        };
        let steps: Vec<String> = self.steps.iter().map(step_text).collect();
        format!("{}({})", self.anchor.text(), steps.join(","))
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
