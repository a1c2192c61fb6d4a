//! `inline`: replaces calls by the bodies of functions, callees first, and simplifies the results.

mod body;
mod graph;
mod inliner;
mod uses;

use self::inliner::Inliner;
use super::canonicalize::Canonicalizer;
use crate::context::{Context, Traits};
use crate::ir::{Ir, Op};
use crate::pass::{OptionError, Pass, PassFailure, PassRun, parse_integer};
use crate::verify::op_error;

/// A function that simplifies a callable.
type SimplifyCallable<'a> = dyn FnMut(&mut Ir, Op) -> Result<(), PassFailure> + 'a;

/// The pass.
pub(super) struct Inline {
    /// The pass that simplifies callables, if any.
    canonicalizer: Option<Canonicalizer>,
    max_iterations: u32,
    /// The maximum size of a callee, in percent of the caller's operations; `None` for no limit.
    threshold: Option<u32>,
}

impl Default for Inline {
    fn default() -> Self {
        Inline { canonicalizer: Some(Canonicalizer::default()), max_iterations: 4, threshold: None }
    }
}

impl Pass for Inline {
    fn argument(&self) -> &'static str {
        "inline"
    }

    fn name(&self) -> &'static str {
        "Inliner"
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        match name {
            "max-iterations" => self.max_iterations = parse_integer(value, "uint")?,
            "inlining-threshold" => {
                self.threshold = Some(parse_integer(value, "uint")?).filter(|&most| most != u32::MAX);
            }
            "default-pipeline" => {
                self.canonicalizer = match value.unwrap_or_default().trim() {
                    "" => None,
                    "canonicalize" => Some(Canonicalizer::default()),
                    other => {
                        let message = format!(
                            "'{other}' is not supported: callables are simplified by 'canonicalize' or nothing"
                        );
                        return Err(OptionError::Invalid(message));
                    }
                };
            }
            "op-pipelines" if value.unwrap_or_default().trim().is_empty() => {}
            "op-pipelines" => {
                let message = "pipelines for single operations are not supported".to_owned();
                return Err(OptionError::Invalid(message));
            }
            _ => return Err(OptionError::Unknown),
        }
        Ok(())
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let pipeline = if self.canonicalizer.is_some() { "canonicalize" } else { "" };
        let threshold = self.threshold.unwrap_or(u32::MAX);
        vec![
            ("default-pipeline", pipeline.to_owned()),
            ("inlining-threshold", threshold.to_string()),
            ("max-iterations", self.max_iterations.to_string()),
        ]
    }

    fn initialize(&mut self, ctx: &Context) {
        if let Some(canonicalizer) = &mut self.canonicalizer {
            canonicalizer.initialize(ctx);
        }
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let (ctx, op) = (run.ctx, run.op);
        if !run.ir.name(op).has(ctx, Traits::SYMBOL_TABLE) {
            let message = " was scheduled to run under the inliner, but does not define a symbol table";
            let error = op_error(run.ir, op, message);
            return Err(run.fail(error));
        }
        let mut failure = None;
        let mut simplify = |ir: &mut Ir, callable: Op| match &self.canonicalizer {
            None => Ok(()),
            Some(canonicalizer) => {
                canonicalizer.simplify(ctx, ir, callable, 1).map(|_| ()).map_err(|diagnostic| {
                    failure = Some(diagnostic);
                    PassFailure
                })
            }
        };
        let result = Inliner::new(ctx, run.ir, self, op).run(&mut simplify);
        if let Some(diagnostic) = failure {
            run.report(diagnostic);
        }
        result
    }
}
