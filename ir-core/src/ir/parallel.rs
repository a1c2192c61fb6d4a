//! Work on several isolated operations, or on parts of a block, concurrently.
//!
//! The parts of a block begin at samples of the arena's slots, because a walk through a long list waits for
//! memory at each step.

use super::{Block, Ir, Op};
use crate::threads::run_on_all;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The minimum size of an arena for which several threads pay off.
const MIN_OPS: usize = 1 << 12;

/// The number of parts of the work per thread; more parts balance the load.
const PARTS: usize = 4;

/// The approximate number of operations that are processed before results are moved back, to limit memory.
const WAVE_OPS: usize = 1 << 17;

/// Whether several threads may process the operations, which must be isolated, and would pay off.
pub(crate) fn is_worth_it(threads: usize, ir: &Ir, mut ops: impl ExactSizeIterator<Item = Op>) -> bool {
    let is_large = threads > 1 && ops.len() > 1 && ir.num_op_slots() >= MIN_OPS;
    is_large && ops.all(|op| ir.is_detachable(op))
}

/// Runs `work` on isolated operations with the same parent on several threads, if that pays off, and appends the results in
/// order. Returns whether all operations were processed.
///
/// They are not when threads do not pay off, when `work` returns `None`, or when it looked up symbols outside of an operation.
/// Operations without a result are unchanged then.
pub(crate) fn process_each<R: Send>(
    threads: usize,
    ir: &mut Ir,
    ops: &[Op],
    results: &mut Vec<R>,
    work: impl Fn(&mut Ir, Op) -> Option<R> + Sync,
) -> bool {
    if !is_worth_it(threads, ir, ops.iter().copied()) {
        return false;
    }
    // Operations that are being processed take twice the memory.
    let waves = (ir.num_op_slots() / WAVE_OPS).max(1);
    for wave in ops.chunks(ops.len().div_ceil(waves)) {
        let Some(of_wave) = process_together(threads, ir, wave, &work) else { return false };
        results.extend(of_wave);
    }
    true
}

/// Like [`process_each`], but without any change where `None` is returned. All operations take twice the memory.
pub(crate) fn all_of<R: Send>(
    threads: usize,
    ir: &mut Ir,
    ops: &[Op],
    work: impl Fn(&mut Ir, Op) -> Option<R> + Sync,
) -> Option<Vec<R>> {
    let is_worth_it = is_worth_it(threads, ir, ops.iter().copied());
    if is_worth_it { process_together(threads, ir, ops, work) } else { None }
}

/// Processes operations, which are replaced when all of them have a result.
fn process_together<R: Send>(
    threads: usize,
    ir: &mut Ir,
    ops: &[Op],
    work: impl Fn(&mut Ir, Op) -> Option<R> + Sync,
) -> Option<Vec<R>> {
    let on_part = |ops: &[Op]| {
        let mut detached = ir.detach(ops);
        let results: Option<Vec<R>> = detached.ops.iter().map(|&op| work(&mut detached.ir, op)).collect();
        results.filter(|_| !detached.is_searched_around()).map(|results| (detached, results))
    };
    let parts: Vec<_> = process_chunks(threads, ops, on_part).into_iter().collect::<Option<_>>()?;
    let mut results = Vec::with_capacity(ops.len());
    for (detached, of_part) in parts {
        ir.reattach(detached);
        results.extend(of_part);
    }
    Some(results)
}

/// The first operation of a run of operations of a block, and the one after the run.
pub(crate) type OpRun = (Op, Option<Op>);

impl Ir {
    /// The operations of a run.
    pub(crate) fn run(&self, (first, end): OpRun) -> impl Iterator<Item = Op> {
        std::iter::successors(Some(first), move |&op| self.next(op).filter(|&next| Some(next) != end))
    }
}

/// Splits a block into `count` runs or fewer, in order, which should take similar time.
pub(crate) fn runs(ir: &Ir, block: Block, count: usize) -> Vec<OpRun> {
    let starts = if ir.is_ordered(block) { sampled(ir, block, count) } else { every_nth(ir, block, count) };
    starts.iter().enumerate().map(|(index, &start)| (start, starts.get(index + 1).copied())).collect()
}

/// Operations of a block at similar distances, counted in operations of the arena, whose slots mostly follow the text. Walking through a
/// long block takes much longer, because each step waits for memory.
fn sampled(ir: &Ir, block: Block, count: usize) -> Vec<Op> {
    let slots = ir.num_op_slots();
    let of_part =
        |index| (index * slots / count..(index + 1) * slots / count).find_map(|slot| ir.op_in_slot(slot));
    let samples = (0..count).filter_map(of_part).filter_map(|op| ir.ancestor_in_block(block, op));
    let mut starts: Vec<Op> = ir.first_op(block).into_iter().chain(samples).collect();
    starts.sort_unstable_by_key(|&op| ir.order(op));
    starts.dedup();
    starts
}

/// Operations of a block at equal distances in it.
fn every_nth(ir: &Ir, block: Block, count: usize) -> Vec<Op> {
    // They are walked through twice, because a list of them takes memory.
    let length = ir.ops(block).count().div_ceil(count).max(1);
    ir.ops(block).step_by(length).collect()
}

/// Whether several threads found that `is_valid` holds for runs of all operations of a block; not if the block is too small for them.
pub(crate) fn all_runs_are(
    threads: usize,
    ir: &Ir,
    block: Block,
    is_valid: impl Fn(OpRun) -> bool + Sync,
) -> bool {
    let is_large = threads > 1 && ir.num_op_slots() >= MIN_OPS && ir.ops(block).nth(MIN_OPS).is_some();
    let are_valid = |runs: &[OpRun]| runs.iter().all(|&run| is_valid(run));
    is_large
        && process_chunks(threads, &runs(ir, block, threads * PARTS), are_valid)
            .into_iter()
            .all(|is_valid| is_valid)
}

/// Processes parts of a list on several threads; the results are in the order of the parts.
pub(crate) fn process_chunks<T: Sync, R: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(&[T]) -> R + Sync,
) -> Vec<R> {
    let threads = threads.min(items.len());
    let parts: Vec<&[T]> = items.chunks(items.len().div_ceil(threads * PARTS)).collect();
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(index) else { return done };
            done.push((index, work(part)));
        }
    };
    let mut done: Vec<_> = run_on_all(threads, worker).into_iter().flatten().collect();
    done.sort_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}
