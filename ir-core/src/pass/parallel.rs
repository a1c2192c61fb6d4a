//! Running pipelines on several operations at a time.
//!
//! Each thread takes a few neighbouring operations out of the arena into one of its own, runs their pipelines there, and
//! takes the next ones. What became of them is put back, and what was said is shown, in the order of the operations.

use super::base::PassFailure;
use super::pipeline::Pipeline;
use super::report::Report;
use super::run::Runner;
use crate::ir::{Detached, Ir, Op};
use crate::threads::{Work, spawn};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Arenas with fewer operations are not worth several threads.
const MIN_OPS: usize = 1 << 12;

/// So many parts of the work there are for each thread, so that none waits long for the others at the end.
const PARTS: usize = 4;

/// About so many operations are worked on before what became of them is put back.
const WAVE_OPS: usize = 1 << 17;

/// Operations with the pipelines that run on them.
pub(super) type Targets<'p> = [(Op, &'p Pipeline)];

/// What became of some of the operations.
struct Part {
    detached: Detached,
    reports: Vec<Report>,
    result: Result<(), PassFailure>,
}

/// Whether several threads may run on the operations, and are worth it. They must be isolated.
pub(super) fn is_worth_it(threads: usize, ir: &Ir, mut ops: impl ExactSizeIterator<Item = Op>) -> bool {
    let is_large = threads > 1 && ops.len() > 1 && ir.num_op_slots() >= MIN_OPS;
    is_large && ops.all(|op| ir.is_detachable(op))
}

/// Runs the pipelines, all of them, also when one fails. The operations lie directly in one operation.
pub(super) fn run(
    runner: &Runner<'_>,
    threads: usize,
    targets: &Targets<'_>,
    ir: &mut Ir,
    reports: &mut Vec<Report>,
) -> Result<(), PassFailure> {
    let mut result = Ok(());
    for part in in_parts(threads, targets, |targets| run_part(runner, targets, ir)) {
        ir.reattach(part.detached);
        reports.extend(part.reports);
        result = result.and(part.result);
    }
    result
}

/// Does work on isolated operations, which lie directly in one operation, on several threads, where that is worth it, and
/// adds its results in their order. Returns whether all was done.
///
/// It is not when it is not worth it, when the work returns none for an operation, and when it looked for symbols around
/// one. Then the operations without a result are as they were.
pub(crate) fn on_each<R: Send>(
    threads: usize,
    ir: &mut Ir,
    ops: &[Op],
    results: &mut Vec<R>,
    work: impl Fn(&mut Ir, Op) -> Option<R> + Sync,
) -> bool {
    if !is_worth_it(threads, ir, ops.iter().copied()) {
        return false;
    }
    // Operations take memory twice while they are worked on.
    let waves = (ir.num_op_slots() / WAVE_OPS).max(1);
    for wave in ops.chunks(ops.len().div_ceil(waves)) {
        let on_part = |ops: &[Op]| {
            let mut detached = ir.detach(ops);
            let results: Option<Vec<R>> = detached.ops.iter().map(|&op| work(&mut detached.ir, op)).collect();
            results.filter(|_| !detached.is_searched_around()).map(|results| (detached, results))
        };
        let Some(parts) = in_parts(threads, wave, on_part).into_iter().collect::<Option<Vec<_>>>() else {
            return false;
        };
        for (detached, of_part) in parts {
            ir.reattach(detached);
            results.extend(of_part);
        }
    }
    true
}

/// Works on parts of a list on several threads; the results are in the order of the parts.
fn in_parts<T: Sync, R: Send>(threads: usize, items: &[T], work: impl Fn(&[T]) -> R + Sync) -> Vec<R> {
    let threads = threads.min(items.len());
    let parts: Vec<&[T]> = items.chunks(items.len().div_ceil(threads * PARTS)).collect();
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(number) else { return done };
            done.push((number, work(part)));
        }
    };
    let mut done = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| spawn(scope, worker)).collect();
        workers.into_iter().flat_map(Work::join).collect::<Vec<_>>()
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
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
