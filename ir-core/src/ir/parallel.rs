//! Work on several isolated operations concurrently.

use super::{Ir, Op};
use crate::threads::on_all;
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
    // Operations that are being processed take twice the memory.
    let waves = (ir.num_op_slots() / WAVE_OPS).max(1);
    for wave in ops.chunks(ops.len().div_ceil(waves)) {
        let Some(of_wave) = at_once(threads, ir, wave, &work) else { return false };
        results.extend(of_wave);
    }
    true
}

/// Like [`on_each`], but without any change where `None` is returned. All operations take twice the memory.
pub(crate) fn all_of<R: Send>(
    threads: usize,
    ir: &mut Ir,
    ops: &[Op],
    work: impl Fn(&mut Ir, Op) -> Option<R> + Sync,
) -> Option<Vec<R>> {
    let is_worth_it = is_worth_it(threads, ir, ops.iter().copied());
    if is_worth_it { at_once(threads, ir, ops, work) } else { None }
}

/// Processes operations, which are replaced when all of them have a result.
fn at_once<R: Send>(
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
    let parts: Vec<_> = in_parts(threads, ops, on_part).into_iter().collect::<Option<_>>()?;
    let mut results = Vec::with_capacity(ops.len());
    for (detached, of_part) in parts {
        ir.reattach(detached);
        results.extend(of_part);
    }
    Some(results)
}

/// Processes parts of a list on several threads; the results are in the order of the parts.
pub(crate) fn in_parts<T: Sync, R: Send>(
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
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(number) else { return done };
            done.push((number, work(part)));
        }
    };
    let mut done: Vec<_> = on_all(threads, worker).into_iter().flatten().collect();
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}
