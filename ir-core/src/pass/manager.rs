//! The pass manager: runs a pipeline, with verification and dumps around its passes.

use super::file_tree::FileTree;
use super::observer::ObservedBy;
use super::pipeline::{Anchor, Pipeline};
use super::report::Report;
use super::run::Runner;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::text::PrintOptions;

/// A selection of passes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum PassSelection {
    /// None.
    #[default]
    None,
    /// The passes with these names.
    Some(Vec<String>),
    /// All.
    All,
}

impl PassSelection {
    pub(super) fn contains(&self, argument: &str) -> bool {
        match self {
            PassSelection::None => false,
            PassSelection::Some(names) => names.iter().any(|name| name == argument),
            PassSelection::All => true,
        }
    }

    /// Adds a pass to the selection.
    pub fn add(&mut self, argument: String) {
        match self {
            PassSelection::None => *self = PassSelection::Some(vec![argument]),
            PassSelection::Some(names) => names.push(argument),
            PassSelection::All => {}
        }
    }
}

/// When and how to dump the IR.
#[derive(Clone, Debug, Default)]
pub struct IrPrinting {
    /// Before these passes.
    pub before: PassSelection,
    /// After these passes.
    pub after: PassSelection,
    /// After a pass only if it changed the IR.
    pub only_after_change: bool,
    /// After a pass only if it failed.
    pub only_after_failure: bool,
    /// Whether to dump the top-level operation instead of the one that the pass runs on.
    pub module_scope: bool,
    /// Whether each dump goes to its own file ([`Report::File`]).
    pub as_files: bool,
    /// The options for printing.
    pub options: PrintOptions,
}

/// The configuration of the pass manager.
#[derive(Clone, Debug, Default)]
pub struct PassManagerConfig {
    /// Whether to verify the IR after each pass.
    pub verify_each: bool,
    /// When and how to dump the IR.
    pub printing: IrPrinting,
    /// The observer of passes.
    pub observer: ObservedBy,
}

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
        if let Err(diagnostic) = Self::check_anchor(pipeline, ir, op) {
            return Outcome { succeeded: false, reports: vec![Report::Diagnostic(diagnostic)] };
        }
        if let Err(diagnostic) = pipeline.finalize(ctx).and_then(|()| pipeline.initialize(ctx)) {
            return Outcome { succeeded: false, reports: vec![Report::Diagnostic(diagnostic)] };
        }
        let mut reports = Vec::new();
        let files = FileTree::default();
        let is_foreign = pipeline.passes().iter().any(|instance| instance.pass.foreign().is_some());
        let threads = if is_foreign { 1 } else { ctx.threads() };
        let runner = Runner::new(ctx, self, threads, &files);
        let succeeded = runner.pipeline(pipeline, ir, op, &mut reports).is_ok();
        Outcome { succeeded, reports }
    }
}
