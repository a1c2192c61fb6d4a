//! Differences of two snapshots, line by line. Lines are aligned by the operations that they belong to, so an
//! operation that stays is never taken for another one, however often it or its operands are renumbered.

use super::lines::owners;
use super::snapshot::{Snapshot, SnapshotOp};
use rustc_hash::{FxHashMap, FxHashSet};
use serde_json::{Value, json};

/// The kind of a pair of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Same,
    /// Only numbers of values differ.
    Renumbered,
    Changed,
    Removed,
    Added,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Same => "same",
            Kind::Renumbered => "renumbered",
            Kind::Changed => "changed",
            Kind::Removed => "removed",
            Kind::Added => "added",
        }
    }
}

/// A snapshot with the lines of its operations.
pub(super) struct Side<'a> {
    pub(super) snapshot: &'a Snapshot,
    pub(super) lines: &'a [u32],
}

/// The differences as runs `[kind, before, after, length]` with the indices of their first lines.
pub(super) fn runs(before: &Side<'_>, after: &Side<'_>) -> Vec<Value> {
    let [old, new] = [before, after].map(|side| side.snapshot.text.lines().collect::<Vec<_>>());
    let [old_keys, new_keys] = [before, after].map(keys);
    let pairs = aligned(&old_keys, &new_keys);
    let operands = Operands::new(before, after);
    let mut runs: Vec<(Kind, usize, usize, usize)> = Vec::new();
    let mut push = |kind: Kind, at: usize, other: usize| match runs.last_mut() {
        Some((last, a, b, length))
            if *last == kind
                && (kind == Kind::Added || at == *a + *length)
                && (kind == Kind::Removed || other == *b + *length) =>
        {
            *length += 1;
        }
        _ => runs.push((kind, at, other, 1)),
    };
    let (mut i, mut j) = (0, 0);
    for (a, b) in pairs.into_iter().chain([(old.len(), new.len())]) {
        while i < a {
            push(Kind::Removed, i, j);
            i += 1;
        }
        while j < b {
            push(Kind::Added, i, j);
            j += 1;
        }
        if i < old.len() && j < new.len() {
            let has_same_operands = operands.are_same(&old_keys[i]);
            push(kind(old[i], new[j], has_same_operands), i, j);
            (i, j) = (i + 1, j + 1);
        }
    }
    runs.into_iter().map(|(kind, a, b, length)| json!([kind.word(), a, b, length])).collect()
}

fn kind(old: &str, new: &str, has_same_operands: bool) -> Kind {
    if old == new && has_same_operands {
        Kind::Same
    } else if has_same_operands && without_values(old) == without_values(new) {
        Kind::Renumbered
    } else {
        Kind::Changed
    }
}

/// A line with the names of values left out.
fn without_values(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line.chars();
    let mut in_name = false;
    while let Some(c) = rest.next() {
        in_name =
            c == '%' || (in_name && (c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-' | '#')));
        if !in_name || c == '%' {
            text.push(c);
        }
        if c == '"' {
            // Text in quotes has no values.
            for c in rest.by_ref() {
                text.push(c);
                if c == '"' {
                    break;
                }
            }
        }
    }
    text
}

/// The identity of a line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    /// The operation that it belongs to, and its ordinal among that one's lines.
    Owner(u32, u32),
    /// Its text, and its ordinal among equal lines, where operations are unknown.
    Text(String, u32),
}

fn keys(side: &Side<'_>) -> Vec<Key> {
    let owners = owners(side.snapshot, side.lines);
    let mut equal: FxHashMap<&str, u32> = FxHashMap::default();
    let lines = side.snapshot.text.lines().zip(owners);
    lines
        .map(|(text, owner)| match owner {
            Some((op, ordinal)) => Key::Owner(op, ordinal),
            None => {
                let ordinal = equal.entry(text).or_insert(0);
                *ordinal += 1;
                Key::Text(text.to_owned(), *ordinal - 1)
            }
        })
        .collect()
}

/// The longest list of pairs of lines with equal keys whose indices increase on both sides.
fn aligned(old: &[Key], new: &[Key]) -> Vec<(usize, usize)> {
    let index: FxHashMap<&Key, usize> = old.iter().enumerate().map(|(index, key)| (key, index)).collect();
    let common: Vec<(usize, usize)> =
        new.iter().enumerate().filter_map(|(b, key)| Some((*index.get(key)?, b))).collect();
    // The longest increasing subsequence: `tails[n]` is the pair that ends the best one of length n + 1.
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

/// The operations whose operands changed.
struct Operands {
    changed: FxHashSet<u32>,
}

impl Operands {
    fn new(before: &Side<'_>, after: &Side<'_>) -> Self {
        let known: FxHashMap<u32, &SnapshotOp> = before.snapshot.ops.iter().map(|op| (op.id, op)).collect();
        let is_changed = |op: &&SnapshotOp| {
            known.get(&op.id).is_some_and(|old| old.operands != op.operands || old.name != op.name)
        };
        Operands { changed: after.snapshot.ops.iter().filter(is_changed).map(|op| op.id).collect() }
    }

    /// Whether the operands of the operation that a line begins are the same; true for other lines.
    fn are_same(&self, key: &Key) -> bool {
        !matches!(key, Key::Owner(op, 0) if self.changed.contains(op))
    }
}
