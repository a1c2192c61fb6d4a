//! Scheduling: the operations on which passes and pipelines can run.
//!
//! A pass runs on operations of one name, of an interface, or on all (`PassTarget`). A pipeline for any
//! operation runs on those that all its passes accept. A pass that cannot run on the operations of its
//! pipeline is an error before the run.

use super::pipeline::{Anchor, Pipeline, PipelineElement};
use crate::context::{Context, Location, OpName, Traits};
use crate::diagnostic::Diagnostic;

/// Whether operations with this name implement `FunctionOpInterface`, for
/// [`PassTarget::Interface`](super::PassTarget::Interface).
#[must_use]
pub fn implements_function_interface(ctx: &Context, name: OpName) -> bool {
    name.has(ctx, Traits::FUNCTION)
}

impl PipelineElement {
    /// Whether the step can run on operations with this name. Nested pipelines can run on any.
    fn can_schedule_on(&self, ctx: &Context, name: OpName) -> bool {
        match self {
            PipelineElement::Pass(instance) => instance.pass.can_schedule_on(ctx, name),
            PipelineElement::Nested(_) => true,
        }
    }
}

impl Pipeline {
    /// Whether the pipeline runs on operations with this name: its anchor must match, and all its passes
    /// must accept them.
    pub(super) fn can_schedule_on(&self, ctx: &Context, name: OpName) -> bool {
        match &self.anchor {
            Anchor::Op(expected) => name.as_str(ctx) == expected,
            Anchor::Any => {
                name.has(ctx, Traits::ISOLATED_FROM_ABOVE)
                    && self.steps.iter().all(|step| step.can_schedule_on(ctx, name))
            }
        }
    }

    /// Merges adjacent nested pipelines, as MLIR does before a run, and checks that passes can run on the
    /// operations of their pipelines. As in MLIR, nested pipelines that are followed by others that cannot be
    /// merged with them are not finalized.
    ///
    /// # Errors
    /// The message about the first pass that cannot run on the operations of its pipeline.
    pub fn finalize(&mut self, ctx: &Context) -> Result<(), Diagnostic> {
        let mut steps: Vec<PipelineElement> = Vec::new();
        for step in std::mem::take(&mut self.steps) {
            match (step, steps.last_mut()) {
                (PipelineElement::Nested(pipelines), Some(PipelineElement::Nested(before)))
                    if may_merge(ctx, &pipelines, before) =>
                {
                    pipelines.into_iter().for_each(|pipeline| merge(before, pipeline));
                    before.sort_by(|a, b| sort_key(a).cmp(&sort_key(b)));
                }
                (step, _) => steps.push(step),
            }
        }
        self.steps = steps;
        for index in 0..self.steps.len() {
            let is_last = !matches!(self.steps.get(index + 1), Some(PipelineElement::Nested(_)));
            if let PipelineElement::Nested(pipelines) = &mut self.steps[index]
                && is_last
            {
                pipelines.iter_mut().try_for_each(|pipeline| pipeline.finalize(ctx))?;
            }
        }
        self.check(ctx)
    }

    /// Checks that all passes can run on the operations of the pipeline, if these are registered.
    fn check(&self, ctx: &Context) -> Result<(), Diagnostic> {
        let Anchor::Op(anchor) = &self.anchor else { return Ok(()) };
        let name = ctx.op_name(anchor);
        let misplaced = self.steps.iter().find_map(|step| match step {
            PipelineElement::Pass(instance) if !step.can_schedule_on(ctx, name) => Some(&instance.pass),
            _ => None,
        });
        match misplaced {
            Some(pass) if name.is_registered(ctx) => {
                let message = format!(
                    "unable to schedule pass '{}' on a PassManager intended to run on '{anchor}'!",
                    pass.name()
                );
                Err(Diagnostic::error(Location::UNKNOWN, message))
            }
            _ => Ok(()),
        }
    }
}

/// The order of merged pipelines: those with a name by name, and those for any operation last.
fn sort_key(pipeline: &Pipeline) -> (bool, &str) {
    match &pipeline.anchor {
        Anchor::Op(name) => (false, name),
        Anchor::Any => (true, ""),
    }
}

/// Whether pipelines can be merged with earlier ones. They cannot if one of them is for any operation and
/// can run on an operation of the others.
fn may_merge(ctx: &Context, added: &[Pipeline], before: &[Pipeline]) -> bool {
    let conflicts = |generic: &Pipeline, others: &[Pipeline]| {
        others.iter().any(|other| match &other.anchor {
            Anchor::Op(name) => generic.can_schedule_on(ctx, ctx.op_name(name)),
            Anchor::Any => true,
        })
    };
    let generic = |pipelines: &'_ [Pipeline]| pipelines.iter().position(|p| p.anchor == Anchor::Any);
    !generic(added).is_some_and(|index| conflicts(&added[index], before))
        && !generic(before).is_some_and(|index| conflicts(&before[index], added))
}

/// Merges a pipeline into a list: into the pipeline with the same anchor, if it exists.
fn merge(pipelines: &mut Vec<Pipeline>, added: Pipeline) {
    match pipelines.iter_mut().find(|pipeline| pipeline.anchor == added.anchor) {
        Some(same) => same.steps.extend(added.steps),
        None => pipelines.push(added),
    }
}
