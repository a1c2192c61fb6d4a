//! Running pipelines on several operations at a time.
//!
//! Each thread takes a few neighbouring operations out of the arena into one of its own, runs their pipelines there, and
//! takes the next ones. What became of them is put back, and what was said is shown, in the order of the operations.

use super::base::PassFailure;
use super::pipeline::Pipeline;
use super::report::Report;
use super::run::Runner;
use crate::ir::{Detached, Ir, Op};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Arenas with fewer operations are not worth several threads.
const MIN_OPS: usize = 1 << 12;

/// So many parts of the work there are for each thread, so that none waits long for the others at the end.
const PARTS: usize = 4;

/// Operations with the pipelines that run on them.
pub(super) type Targets<'p> = [(Op, &'p Pipeline)];

/// What became of some of the operations.
struct Part {
    detached: Detached,
    reports: Vec<Report>,
    result: Result<(), PassFailure>,
}

/// Whether several threads may run on the operations, and are worth it. They must be isolated.
pub(super) fn is_worth_it(threads: usize, ir: &Ir, targets: &Targets<'_>) -> bool {
    let is_large = threads > 1 && targets.len() > 1 && ir.num_op_slots() >= MIN_OPS;
    is_large && targets.iter().all(|&(op, _)| ir.is_detachable(op))
}

/// Runs the pipelines, all of them, also when one fails. The operations lie directly in one operation.
pub(super) fn run(
    runner: &Runner<'_>,
    threads: usize,
    targets: &Targets<'_>,
    ir: &mut Ir,
    reports: &mut Vec<Report>,
) -> Result<(), PassFailure> {
    let threads = threads.min(targets.len());
    let parts: Vec<&Targets<'_>> = targets.chunks(targets.len().div_ceil(threads * PARTS)).collect();
    let mut result = Ok(());
    for part in run_parts(runner, threads, &parts, ir) {
        ir.reattach(part.detached);
        reports.extend(part.reports);
        result = result.and(part.result);
    }
    result
}

/// Runs on all parts; the results are in the order of the parts.
fn run_parts(runner: &Runner<'_>, threads: usize, parts: &[&Targets<'_>], ir: &Ir) -> Vec<Part> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(targets) = parts.get(number) else { return done };
            done.push((number, run_part(runner, targets, ir)));
        }
    };
    let mut done = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let results =
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        results.flatten().collect::<Vec<_>>()
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, part)| part).collect()
}

fn run_part(runner: &Runner<'_>, targets: &Targets<'_>, ir: &Ir) -> Part {
    let ops: Vec<Op> = targets.iter().map(|&(op, _)| op).collect();
    let mut detached = ir.detach(&ops);
    let mut reports = Vec::new();
    let mut result = Ok(());
    for (&(_, pipeline), &op) in targets.iter().zip(&detached.ops) {
        result = result.and(runner.pipeline(pipeline, &mut detached.ir, op, &mut reports));
    }
    Part { detached, reports, result }
}
