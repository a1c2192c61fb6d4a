//! Running a pipeline on an operation.

use super::analysis::Analyses;
use super::base::{PassFailure, PassRun};
use super::config::PassManagerConfig;
use super::file_tree::FileTree;
use super::observer::PassEnd;
use super::parallel;
use super::pipeline::{PassInstance, Pipeline, PipelineElement};
use super::report::Report;
use crate::context::{Context, Location, Traits};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Ir, Op, Region, is_worth_it};
use crate::text::{ExternalResources, PrintOptions, print_module};
use crate::verify::{op_error, verify};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Runs pipelines with the options of a configuration.
pub(super) struct Runner<'a> {
    ctx: &'a Context,
    config: &'a PassManagerConfig,
    /// The maximum number of threads that run passes.
    threads: usize,
    files: &'a FileTree,
}

/// An operation that passes transform, with its analyses.
struct Target<'a> {
    ir: &'a mut Ir,
    op: Op,
    analyses: Analyses,
    reports: &'a mut Vec<Report>,
}

impl<'a> Runner<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        config: &'a PassManagerConfig,
        threads: usize,
        files: &'a FileTree,
    ) -> Self {
        // Module-scope dumps and file names need the ancestors of an operation, which a detached operation
        // lacks.
        let in_place =
            config.printing.module_scope || config.printing.as_files || config.observer.get().is_some();
        Runner { ctx, config, threads: if in_place { 1 } else { threads }, files }
    }

    /// Runs the steps of a pipeline on an operation, until one fails.
    pub(super) fn pipeline(
        &self,
        pipeline: &Pipeline,
        ir: &mut Ir,
        op: Op,
        reports: &mut Vec<Report>,
    ) -> Result<(), PassFailure> {
        let mut target = Target { ir, op, analyses: Analyses::default(), reports };
        for step in &pipeline.steps {
            match step {
                PipelineElement::Pass(instance) => self.pass(instance, &mut target)?,
                PipelineElement::Nested(pipelines) => {
                    self.nested(pipelines, &mut target)?;
                    target.analyses = Analyses::default();
                }
            }
        }
        Ok(())
    }

    /// Runs pipelines on the directly nested operations, on all of them even if one fails.
    fn nested(&self, pipelines: &[Pipeline], target: &mut Target<'_>) -> Result<(), PassFailure> {
        let targets = self.targets(pipelines, target.ir, target.op);
        let are_isolated =
            targets.iter().all(|&(op, _)| target.ir.name(op).has(self.ctx, Traits::ISOLATED_FROM_ABOVE));
        if are_isolated && is_worth_it(self.threads, target.ir, targets.iter().map(|&(op, _)| op)) {
            let alone = Runner { threads: 1, ..*self };
            let run_pipeline = |pipeline: &Pipeline, ir: &mut Ir, op: Op, reports: &mut Vec<Report>| {
                alone.pipeline(pipeline, ir, op, reports)
            };
            return parallel::run(run_pipeline, self.threads, &targets, target.ir, target.reports);
        }
        let mut result = Ok(());
        for (op, pipeline) in targets {
            result = result.and(self.pipeline(pipeline, target.ir, op, target.reports));
        }
        result
    }

    /// The operations directly in `op` on which a pipeline can run, each with its pipeline.
    fn targets<'p>(&self, pipelines: &'p [Pipeline], ir: &Ir, op: Op) -> Vec<(Op, &'p Pipeline)> {
        let mut targets = Vec::new();
        for inner in
            ir.regions(op).flat_map(|region: Region| ir.blocks(region)).flat_map(|b: Block| ir.ops(b))
        {
            let name = ir.name(inner);
            let fitting = pipelines.iter().find(|pipeline| pipeline.can_schedule_on(self.ctx, name));
            targets.extend(fitting.map(|pipeline| (inner, pipeline)));
        }
        targets
    }

    /// Runs a pass on an operation, with verification and dumps.
    fn pass(&self, instance: &PassInstance, target: &mut Target<'_>) -> Result<(), PassFailure> {
        self.check_schedule(instance, target)?;
        let printing = &self.config.printing;
        let argument = instance.pass.argument();
        if printing.before.contains(argument) {
            self.dump("Before", "", instance, target);
        }
        let prints_after = printing.after.contains(argument);
        let before = (prints_after && printing.only_after_change).then(|| self.fingerprint(target));
        if let Some(observer) = self.config.observer.get() {
            observer.run_before_pass(instance, target.ir, target.op);
        }
        let start = Instant::now();
        let (result, preserved) = self.call(instance, &instance.counters, target);
        let time = start.elapsed();
        instance.time.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
        let result = result.and_then(|()| if preserved { Ok(()) } else { self.verify(instance, target) });
        if let Some(observer) = self.config.observer.get() {
            let end = PassEnd { time, succeeded: result.is_ok() };
            observer.run_after_pass(instance, target.ir, target.op, end);
        }
        match result {
            Err(PassFailure)
                if target.ir.is_live(target.op) && (prints_after || printing.only_after_failure) =>
            {
                self.dump("After", " Failed", instance, target);
            }
            Ok(())
                if prints_after
                    && !printing.only_after_failure
                    && before.is_none_or(|before| before != self.fingerprint(target)) =>
            {
                self.dump("After", "", instance, target);
            }
            _ => {}
        }
        result
    }

    /// Runs a pass without observer, dumps and statistics.
    pub(super) fn alone(
        &self,
        instance: &PassInstance,
        ir: &mut Ir,
        op: Op,
        reports: &mut Vec<Report>,
    ) -> Result<(), PassFailure> {
        let mut target = Target { ir, op, analyses: Analyses::default(), reports };
        self.check_schedule(instance, &mut target)?;
        let counters: Vec<AtomicU64> = instance.counters.iter().map(|_| AtomicU64::new(0)).collect();
        let (result, _) = self.call(instance, &counters, &mut target);
        result.and_then(|()| self.verify(instance, &mut target))
    }

    /// Checks that the pass can run on the operation.
    fn check_schedule(&self, instance: &PassInstance, target: &mut Target<'_>) -> Result<(), PassFailure> {
        let error = if !target.ir.is_live(target.op) {
            Diagnostic::error(Location::UNKNOWN, "a pass erased an operation on which another pass is to run")
        } else {
            let name = target.ir.name(target.op);
            let reason = if !name.is_registered(self.ctx) {
                "a pass on an unregistered operation".to_owned()
            } else if !name.has(self.ctx, Traits::ISOLATED_FROM_ABOVE) {
                "a pass on an operation not marked as 'IsolatedFromAbove'".to_owned()
            } else if !instance.pass.can_schedule_on(self.ctx, name) {
                format!("pass '{}' on an unsupported operation", instance.pass.name())
            } else {
                return Ok(());
            };
            op_error(target.ir, target.op, &format!("trying to schedule {reason}"))
        };
        target.reports.push(Report::Diagnostic(error));
        Err(PassFailure)
    }

    /// Runs the pass itself. Also returns whether it preserved everything.
    fn call(
        &self,
        instance: &PassInstance,
        counters: &[AtomicU64],
        target: &mut Target<'_>,
    ) -> (Result<(), PassFailure>, bool) {
        let mut run = PassRun {
            ctx: self.ctx,
            ir: target.ir,
            op: target.op,
            state: &instance.state,
            analyses: &mut target.analyses,
            reports: target.reports,
            print_options: &self.config.printing.options,
            counters,
            threads: self.threads,
            preserved: false,
            has_errors: false,
        };
        let mut result = instance.pass.run(&mut run);
        let preserved = run.preserved;
        if run.has_errors {
            result = Err(PassFailure);
        }
        target.analyses.end_of_pass();
        if !target.ir.is_live(target.op) {
            let message = "the pass erased the operation that it runs on";
            let error =
                Diagnostic::error(Location::UNKNOWN, format!("{message}: '{}'", instance.pass.name()));
            target.reports.push(Report::Diagnostic(error));
            result = Err(PassFailure);
        }
        (result, preserved)
    }

    /// Verifies the operation after a pass.
    fn verify(&self, instance: &PassInstance, target: &mut Target<'_>) -> Result<(), PassFailure> {
        if !self.config.verify_each {
            return Ok(());
        }
        verify(target.ir, target.op).map_err(|diagnostic| {
            let pass = instance.pass.argument();
            let help = format!(
                "the IR became invalid in the pass '{pass}'; '--verify-patterns' names the pattern, if it was one"
            );
            let diagnostic = if diagnostic.help.is_none() { diagnostic.with_help(help) } else { diagnostic };
            target.reports.push(Report::Diagnostic(diagnostic));
            PassFailure
        })
    }

    /// Dumps the IR. The title contains `when`, such as `Before`.
    fn dump(&self, when: &str, how: &str, instance: &PassInstance, target: &mut Target<'_>) {
        let (name, argument) = (instance.pass.name(), instance.pass.argument());
        let title = format!("{name}{how} ({argument})");
        let scope = if self.config.printing.module_scope {
            std::iter::successors(Some(target.op), |&op| target.ir.parent_op(op)).last()
        } else {
            None
        };
        let of_op = match scope {
            Some(_) => scope_note(self.ctx, target.ir, target.op),
            None => String::new(),
        };
        let mut options = self.config.printing.options.clone();
        // As in MLIR, a nested operation alone has no aliases.
        options.local_scope |= scope.is_none() && target.ir.parent_block(target.op).is_some();
        let text = ir_text(target.ir, scope.unwrap_or(target.op), &options);
        let text = format!("// -----// IR Dump {when} {title}{of_op} //----- //\n{text}\n\n");
        target.reports.push(if self.config.printing.as_files {
            let path = self.files.next_file(self.ctx, target.ir, target.op, argument);
            Report::File { path, text }
        } else {
            Report::Text(text)
        });
    }

    /// A fingerprint that changes if the operation changes.
    fn fingerprint(&self, target: &Target<'_>) -> String {
        let options = PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() };
        ir_text(target.ir, target.op, &options)
    }
}

/// ` ('func.func' operation: @f)`: names the operation of a pass in module-scope dumps.
fn scope_note(ctx: &Context, ir: &Ir, op: Op) -> String {
    let name = ir.name(op).as_str(ctx);
    match crate::interfaces::symbol_name(ir, op) {
        Some(symbol) => format!(" ('{name}' operation: @{})", symbol.as_str(ctx)),
        None => format!(" ('{name}' operation)"),
    }
}

/// Prints the operation. A top-level operation ends with a newline, as in `mlir-opt`.
#[must_use]
pub fn ir_text(ir: &Ir, op: Op, options: &PrintOptions) -> String {
    let mut bytes = Vec::new();
    let external = ExternalResources::default();
    let printed = print_module(ir, op, options.clone(), &external, &mut bytes);
    debug_assert!(printed.is_ok(), "memory can be written");
    if ir.parent_block(op).is_some() && bytes.last() == Some(&b'\n') {
        bytes.pop();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
