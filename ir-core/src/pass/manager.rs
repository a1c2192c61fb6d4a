//! The pass manager: runs a pipeline, verifies the IR, and dumps it before and after passes.

use super::config::PassManagerConfig;
use super::file_tree::FileTree;
use super::pipeline::{Anchor, PassInstance, Pipeline};
use super::report::Report;
use super::run::Runner;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};

/// The outcome of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Whether all passes succeeded and left valid IR.
    pub succeeded: bool,
    /// The reports of the run.
    pub reports: Vec<Report>,
}

impl PassManagerConfig {
    /// Checks that a pipeline can run on an operation: it has the name of the pipeline's anchor.
    ///
    /// # Errors
    /// When it has another name.
    pub fn check_anchor(pipeline: &Pipeline, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        let name = ir.name(op).as_str(ir.context());
        match &pipeline.anchor {
            Anchor::Op(anchor) if anchor != name => {
                let message = format!("can't run '{anchor}' pass manager on '{name}' op");
                let help = format!("nest the pipeline in one for the operation: '{name}({anchor}(…))'");
                Err(Diagnostic::error(ir.location(op), message).with_help(help))
            }
            _ => Ok(()),
        }
    }

    /// Runs a pipeline on an operation.
    pub fn run(&self, pipeline: &mut Pipeline, ctx: &Context, ir: &mut Ir, op: Op) -> Outcome {
        if let Err(diagnostic) = Self::check_anchor(pipeline, ir, op).and_then(|()| pipeline.prepare(ctx)) {
            return Outcome { succeeded: false, reports: vec![Report::Diagnostic(diagnostic)] };
        }
        self.run_prepared(pipeline, ctx, ir, op)
    }

    /// Runs a pipeline that was prepared for this context ([`Pipeline::prepare`]), for many modules.
    pub fn run_prepared(&self, pipeline: &Pipeline, ctx: &Context, ir: &mut Ir, op: Op) -> Outcome {
        if let Err(diagnostic) = Self::check_anchor(pipeline, ir, op) {
            return Outcome { succeeded: false, reports: vec![Report::Diagnostic(diagnostic)] };
        }
        if let Some(observer) = self.observer.get() {
            observer.run_before_pipeline(ir, op);
        }
        let mut reports = Vec::new();
        let files = FileTree::default();
        let is_foreign = pipeline.passes().iter().any(|instance| instance.pass.foreign().is_some());
        let threads = if is_foreign { 1 } else { ctx.threads() };
        let runner = Runner::new(ctx, self, threads, &files);
        let succeeded = runner.pipeline(pipeline, ir, op, &mut reports).is_ok();
        Outcome { succeeded, reports }
    }

    /// Runs a pass of an initialised pipeline on another operation of the same context, for experiments: it
    /// is not observed, and adds nothing to the pass's statistics and time.
    pub fn run_alone(&self, instance: &PassInstance, ir: &mut Ir, op: Op) -> Outcome {
        let (ctx, files, mut reports) = (ir.context().clone(), FileTree::default(), Vec::new());
        let runner = Runner::new(&ctx, self, 1, &files);
        let succeeded = runner.alone(instance, ir, op, &mut reports).is_ok();
        Outcome { succeeded, reports }
    }
}
