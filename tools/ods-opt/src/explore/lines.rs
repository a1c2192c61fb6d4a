//! The lines of a snapshot's operations and blocks.
//!
//! The text is parsed again, in a context of its own, so each operation has the location of its text. Both are walked in the same order; if a text
//! parses to something else than was printed, there are no lines.

use super::snapshot::Snapshot;
use crate::Registry;
use ir_core::context::Context;
use ir_core::ir::Order;
use ir_core::text::parse_module;

/// The line of each operation, from 1, by its index; empty if they are unknown.
pub(super) fn op_lines(snapshot: &Snapshot, registry: Registry<'_>) -> Vec<u32> {
    let ctx = Context::new();
    registry(&ctx);
    ctx.allow_unregistered_dialects(true);
    let Ok(parsed) = parse_module(&ctx, "snapshot", snapshot.text.as_bytes()) else { return Vec::new() };
    let mut found = Vec::new();
    parsed.ir.visit(parsed.top, Order::Pre, |op| {
        let line = parsed.ir.location(op).file_range(&ctx).map_or(0, |range| range.line);
        found.push((parsed.ir.name(op).as_str(&ctx), line));
    });
    // A function alone is read into a module.
    if found.len() == snapshot.ops.len() + 1 {
        found.remove(0);
    }
    let is_same = found.len() == snapshot.ops.len()
        && found.iter().zip(&snapshot.ops).all(|((name, line), op)| *name == op.name && *line != 0);
    if is_same { found.into_iter().map(|(_, line)| line).collect() } else { Vec::new() }
}

/// The operation and ordinal that each line belongs to: the first line of an operation has 0, further ones the numbers after it.
pub(super) fn owners(snapshot: &Snapshot, lines: &[u32]) -> Vec<Option<(u32, u32)>> {
    let text: Vec<&str> = snapshot.text.lines().collect();
    let mut starts = vec![None; text.len() + 1];
    for (op, &line) in snapshot.ops.iter().zip(lines) {
        if let Some(start) = starts.get_mut(line as usize) {
            // Where operations share a line, it is the first one's.
            start.get_or_insert(op.id);
        }
    }
    let mut ordinals = rustc_hash::FxHashMap::default();
    let mut open: Vec<(usize, u32)> = Vec::new();
    let mut owners = Vec::with_capacity(text.len());
    for (index, line) in text.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        if let Some(op) = starts[index + 1] {
            open.retain(|(other, _)| *other < indent);
            open.push((indent, op));
        } else {
            open.retain(|(other, _)| *other <= indent);
        }
        owners.push(open.last().map(|&(_, op)| {
            let ordinal = ordinals.entry(op).or_insert(0);
            *ordinal += 1;
            (op, *ordinal - 1)
        }));
    }
    owners
}

/// The last line of each operation: that of the closing brace with its indentation, or its own line without regions.
pub(super) fn end_of(text: &[&str], line: u32) -> u32 {
    let start = line as usize - 1;
    let indent = |line: &str| line.len() - line.trim_start().len();
    let Some(own) = text.get(start) else { return line };
    if !own.trim_end().ends_with('{') {
        return line;
    }
    let is_end = |other: &&str| {
        indent(other) == indent(own) && other.trim_start().starts_with('}') && !other.ends_with('{')
    };
    let length = text[start + 1..].iter().position(is_end);
    length.map_or(line, |length| line + 1 + length as u32)
}

/// The label of a block whose first operation is on a line: `^bb1`, or none where the text leaves it out.
pub(super) fn label(text: &[&str], first: u32) -> Option<String> {
    let before = text.get(..(first as usize).checked_sub(1)?)?;
    let head = before.last()?.trim_start();
    let label: String = head.chars().take_while(|c| !matches!(c, '(' | ':' | ' ')).collect();
    label.starts_with('^').then_some(label)
}
