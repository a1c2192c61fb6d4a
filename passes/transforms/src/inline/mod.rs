//! `inline`: replaces calls by the bodies of functions, callees first, and simplifies the results.
//!
//! Components of the call graph, calls and blocks are processed in MLIR's order. Dialects decide what may
//! be inlined.

mod body;
mod graph;
mod inliner;
mod uses;

use self::inliner::CallInliner;
use crate::canonicalize::Simplifier;
use crate::option_types::CallablePipeline;
use crate::passes::{Canonicalizer, Inliner};
use ir_core::context::{Context, Traits};
use ir_core::ir::{Ir, Op};
use ir_core::pass::{PassFailure, PassRun, PreparedPass};
use ir_core::verify::op_error;

/// A function that simplifies a callable.
type SimplifyCallable<'a> = dyn FnMut(&mut Ir, Op) -> Result<(), PassFailure> + 'a;

impl PreparedPass for Inliner {
    /// The pipeline that simplifies callables, if there is one.
    type State = Option<Simplifier>;

    fn prepare(&self, ctx: &Context) -> Option<Simplifier> {
        match self.default_pipeline {
            CallablePipeline::Canonicalize => Some(Canonicalizer::default().prepare(ctx)),
            CallablePipeline::Empty => None,
        }
    }

    fn run_prepared(
        &self,
        simplifier: &Option<Simplifier>,
        run: &mut PassRun<'_>,
    ) -> Result<(), PassFailure> {
        let (ctx, op) = (run.ctx, run.op);
        if !run.ir.name(op).has(ctx, Traits::SYMBOL_TABLE) {
            let message = " was scheduled to run under the inliner, but does not define a symbol table";
            let error = op_error(run.ir, op, message);
            return Err(run.fail(error));
        }
        let mut failure = None;
        let mut simplify = |ir: &mut Ir, callable: Op| match simplifier {
            None => Ok(()),
            Some(simplifier) => simplifier.simplify(ctx, ir, callable, 1).map(|_| ()).map_err(|diagnostic| {
                failure = Some(diagnostic);
                PassFailure
            }),
        };
        let result = CallInliner::new(ctx, run.ir, self, op).run(&mut simplify);
        if let Some(diagnostic) = failure {
            run.report(diagnostic);
        }
        result
    }
}
