//! Operations that a step moved.
//!
//! An operation that keeps its handle moved if the other operations overtook it. An operation that a pass
//! erases and creates again elsewhere, such as a constant that the folder hoists, has another handle; it is
//! recognised by its contents and operands.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::snapshot::{Snapshot, SnapshotOp, Source};

/// The operations of a snapshot that an earlier snapshot has under other handles.
#[derive(Debug, Default)]
pub(super) struct Moves {
    /// The earlier handle by the later one.
    earlier: FxHashMap<u32, u32>,
}

/// The numbers of operations that a step changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counts {
    pub(super) created: usize,
    pub(super) erased: usize,
    pub(super) moved: usize,
}

impl Moves {
    pub(super) fn new(before: &Snapshot, after: &Snapshot) -> Moves {
        let [old_ids, new_ids] = [before, after].map(ids);
        let mut erased: FxHashMap<(u64, Vec<Source>), VecDeque<u32>> = FxHashMap::default();
        for op in before.ops.iter().filter(|op| !new_ids.contains(&op.id)) {
            if let Some(content) = op.content {
                erased.entry((content, op.operands.clone())).or_default().push_back(op.id);
            }
        }
        let mut moves = Moves::default();
        for op in after.ops.iter().filter(|op| !old_ids.contains(&op.id)) {
            let Some(content) = op.content else { continue };
            let candidates = erased.get_mut(&(content, moves.operands(op)));
            if let Some(earlier) = candidates.and_then(VecDeque::pop_front) {
                moves.earlier.insert(op.id, earlier);
            }
        }
        moves
    }

    /// The handle that the earlier snapshot has for an operation of the later one.
    pub(super) fn earlier(&self, op: u32) -> u32 {
        self.earlier.get(&op).copied().unwrap_or(op)
    }

    /// The operands of an operation of the later snapshot, by the earlier handles.
    pub(super) fn operands(&self, op: &SnapshotOp) -> Vec<Source> {
        let translated = op.operands.iter().map(|source| match *source {
            Source::Result(op, index) => Source::Result(self.earlier(op), index),
            Source::Argument(block, index) => Source::Argument(block, index),
        });
        translated.collect()
    }

    /// Counts the operations that differ between the snapshots.
    pub(super) fn counts(&self, before: &Snapshot, after: &Snapshot) -> Counts {
        let old: FxHashMap<u32, usize> =
            before.ops.iter().enumerate().map(|(index, op)| (op.id, index)).collect();
        let later = after.ops.iter().enumerate();
        let common: Vec<(usize, usize)> =
            later.filter_map(|(b, op)| Some((*old.get(&self.earlier(op.id))?, b))).collect();
        Counts {
            created: after.ops.len() - common.len(),
            erased: before.ops.len() - common.len(),
            moved: common.len() - longest_increasing(&common).len(),
        }
    }
}

fn ids(snapshot: &Snapshot) -> FxHashSet<u32> {
    snapshot.ops.iter().map(|op| op.id).collect()
}

/// The longest list of pairs whose first indices increase. The second ones increase already.
pub(super) fn longest_increasing(common: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // `tails[n]` is the pair that ends the best list of length n + 1.
    let mut tails: Vec<usize> = Vec::new();
    let mut previous: Vec<Option<usize>> = vec![None; common.len()];
    for (at, &(a, _)) in common.iter().enumerate() {
        let length = tails.partition_point(|&tail| common[tail].0 < a);
        previous[at] = length.checked_sub(1).map(|shorter| tails[shorter]);
        match tails.get_mut(length) {
            Some(tail) => *tail = at,
            None => tails.push(at),
        }
    }
    let mut pairs: Vec<(usize, usize)> =
        std::iter::successors(tails.last().copied(), |&at| previous[at]).map(|at| common[at]).collect();
    pairs.reverse();
    pairs
}
