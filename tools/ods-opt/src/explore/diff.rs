//! Differences of two snapshots, line by line. Lines are aligned by the operations that they belong to, so an
//! operation that stays is never taken for another one, however often it or its operands are renumbered.

use super::lines::owners;
use super::moves::{Moves, longest_increasing};
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
    /// The earlier line of an operation that moved.
    MovedFrom,
    /// The later line of an operation that moved.
    MovedTo,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Same => "same",
            Kind::Renumbered => "renumbered",
            Kind::Changed => "changed",
            Kind::Removed => "removed",
            Kind::Added => "added",
            Kind::MovedFrom => "moved-from",
            Kind::MovedTo => "moved-to",
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
    let moves = Moves::new(before.snapshot, after.snapshot);
    let (old_keys, new_keys) = (keys(before, |op| op), keys(after, |op| moves.earlier(op)));
    let pairs = aligned(&old_keys, &new_keys);
    let moved_ops = moved_operations(&old_keys, &new_keys, &pairs);
    let moved = |key: &Key| matches!(key, Key::Owner(op, ..) if moved_ops.contains(op));
    let operands = Operands::new(before, after, &moves);
    let mut runs: Vec<(Kind, usize, usize, usize)> = Vec::new();
    let mut push = |kind: Kind, at: usize, other: usize| match runs.last_mut() {
        Some((last, a, b, length))
            if *last == kind
                && (matches!(kind, Kind::Added | Kind::MovedTo) || at == *a + *length)
                && (matches!(kind, Kind::Removed | Kind::MovedFrom) || other == *b + *length) =>
        {
            *length += 1;
        }
        _ => runs.push((kind, at, other, 1)),
    };
    let (mut i, mut j) = (0, 0);
    for (a, b) in pairs.into_iter().chain([(old.len(), new.len())]) {
        while i < a {
            push(if moved(&old_keys[i]) { Kind::MovedFrom } else { Kind::Removed }, i, j);
            i += 1;
        }
        while j < b {
            push(if moved(&new_keys[j]) { Kind::MovedTo } else { Kind::Added }, i, j);
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
    /// The operation that it belongs to, its part, and its ordinal among that one's lines of the same part.
    Owner(u32, LineKind, u32),
    /// Its text, and its ordinal among equal lines, where operations are unknown.
    Text(String, u32),
}

/// The part of an operation's text that a line is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum LineKind {
    /// The first line.
    First,
    /// The name of a block. Blocks come and go, so these lines are numbered by themselves.
    Block,
    /// Another line, such as a closing brace.
    Other,
}

/// The keys of the lines; `identity` maps the handles of operations.
fn keys(side: &Side<'_>, identity: impl Fn(u32) -> u32) -> Vec<Key> {
    let owners = owners(side.snapshot, side.lines);
    let mut equal: FxHashMap<&str, u32> = FxHashMap::default();
    let mut ordinals: FxHashMap<(u32, LineKind), u32> = FxHashMap::default();
    let lines = side.snapshot.text.lines().zip(owners);
    lines
        .map(|(text, owner)| match owner {
            Some((op, index)) => {
                let part = match index {
                    0 => LineKind::First,
                    _ if text.trim_start().starts_with('^') => LineKind::Block,
                    _ => LineKind::Other,
                };
                let ordinal = ordinals.entry((op, part)).or_insert(0);
                *ordinal += 1;
                Key::Owner(identity(op), part, *ordinal - 1)
            }
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
    longest_increasing(&common)
}

/// The operations that both sides have, but whose first lines are not aligned.
fn moved_operations(old: &[Key], new: &[Key], aligned: &[(usize, usize)]) -> FxHashSet<u32> {
    let first = |key: &Key| if let Key::Owner(op, LineKind::First, _) = key { Some(*op) } else { None };
    let stayed: FxHashSet<u32> = aligned.iter().filter_map(|(a, _)| first(&old[*a])).collect();
    let before: FxHashSet<u32> = old.iter().filter_map(first).collect();
    new.iter().filter_map(first).filter(|op| before.contains(op) && !stayed.contains(op)).collect()
}

/// The operations whose operands changed.
struct Operands {
    changed: FxHashSet<u32>,
}

impl Operands {
    fn new(before: &Side<'_>, after: &Side<'_>, moves: &Moves) -> Self {
        let known: FxHashMap<u32, &SnapshotOp> = before.snapshot.ops.iter().map(|op| (op.id, op)).collect();
        let is_changed = |(id, op): &(u32, &SnapshotOp)| {
            known.get(id).is_some_and(|old| old.operands != moves.operands(op) || old.name != op.name)
        };
        let later = after.snapshot.ops.iter().map(|op| (moves.earlier(op.id), op));
        Operands { changed: later.filter(is_changed).map(|(id, _)| id).collect() }
    }

    /// Whether the operands of the operation that a line begins are the same; true for other lines.
    fn are_same(&self, key: &Key) -> bool {
        !matches!(key, Key::Owner(op, LineKind::First, _) if self.changed.contains(op))
    }
}
