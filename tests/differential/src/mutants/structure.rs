//! Mutations of operations, blocks and regions, on modules in generic form.

use super::generic::{Found, List, Module};
use super::tokens::{Kind, tokens, types};
use crate::irgen::random::Random;
use std::ops::Range;

/// Applies one mutation to a module in generic form.
pub(super) fn mutate(text: &str, random: &mut Random) -> String {
    let mut module = Module::new(text);
    let statements = module.statements();
    if statements.is_empty() {
        return text.to_owned();
    }
    let statement = statements[random.count(statements.len())].clone();
    match random.below(16) {
        0 => copy(&mut module, &statement, random),
        1 => shift(&mut module, &statement, random),
        2 => drop(module.lines.drain(statement)),
        3 | 4 => same_type(&mut module, &statement, random),
        5 => operands(&mut module, &statement, random),
        6 => retype(&mut module, &statement, random),
        7 => return retype_everywhere(text, random),
        8 => results(&mut module, &statement, random),
        9 => successors(&mut module, &statement, random),
        10 => list(&mut module, &statement, List::Properties, random),
        11 => list(&mut module, &statement, List::Attributes, random),
        12 => segments(&mut module, random),
        13 => arguments(&mut module, random),
        14 => blocks(&mut module, random),
        _ => regions(&mut module, &statement, random),
    }
    module.text()
}

/// Copies an operation to another position, with or without new names for its results.
fn copy(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let mut lines: Vec<String> = module.lines[statement.clone()].to_vec();
    if random.chance(3) {
        lines.retain(|line| !line.is_empty());
    } else {
        let fresh = format!("%copy{}_", random.below(1000));
        let names: Vec<String> = lines
            .iter()
            .flat_map(|line| {
                let end = line.find(" = \"").unwrap_or(0);
                let header = if line.trim_start().starts_with('^') { line.len() } else { end };
                tokens(&line[..header])
                    .into_iter()
                    .filter(|token| token.kind == Kind::Value)
                    .map(|token| line[token.range].to_owned())
                    .collect::<Vec<_>>()
            })
            .collect();
        lines = lines.iter().map(|line| renamed(line, &names, &fresh)).collect();
    }
    let at = if random.chance(2) { statement.end } else { 1 + random.count(module.lines.len()) };
    let at = at.min(module.lines.len());
    module.lines.splice(at..at, lines);
}

/// A line in which the values of `names` have other names.
fn renamed(line: &str, names: &[String], fresh: &str) -> String {
    let mut out = line.to_owned();
    for token in tokens(line).into_iter().rev().filter(|token| token.kind == Kind::Value) {
        let name = &line[token.range.clone()];
        let base = name.split('#').next().unwrap_or(name);
        if names.iter().any(|n| n == base) {
            out.replace_range(token.range.start..token.range.start + 1, fresh);
        }
    }
    out
}

/// Moves an operation to another line, possibly in another block or region.
fn shift(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let lines: Vec<String> = module.lines.drain(statement.clone()).collect();
    let near = random.chance(2);
    let at = if near {
        (statement.start + random.count(5)).saturating_sub(2)
    } else {
        random.count(module.lines.len() + 1)
    };
    let at = at.clamp(1.min(module.lines.len()), module.lines.len());
    module.lines.splice(at..at, lines);
}

/// Replaces an operand by another value of its type. The module may stay valid.
fn same_type(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let (Some(operands), Some(types)) =
        (module.list(statement, List::Operands), module.list(statement, List::OperandTypes))
    else {
        return;
    };
    let count = operands.items.len().min(types.items.len());
    if count == 0 {
        return;
    }
    let at = random.count(count);
    let values = module.values();
    let alike: Vec<&String> =
        values.iter().filter(|(_, ty)| *ty == types.items[at]).map(|(name, _)| name).collect();
    if alike.is_empty() {
        return;
    }
    let mut items = operands.items.clone();
    items[at] = alike[random.count(alike.len())].clone();
    module.set(&operands, &items);
}

/// Swaps, drops, repeats or replaces operands, with or without their types.
fn operands(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let Some(found) = module.list(statement, List::Operands) else { return };
    let values = module.values();
    let other = match values.len() {
        0 => ("%missing".to_owned(), "i32".to_owned()),
        count => values[random.count(count)].clone(),
    };
    let edit = Edit::random(found.items.len(), random);
    let with_types = random.chance(2);
    let types =
        module.list(statement, List::OperandTypes).filter(|types| types.items.len() == found.items.len());
    if let (true, Some(types)) = (with_types, types) {
        let items = edit.apply(&types.items, &other.1);
        module.set(&types, &items);
    }
    // The types may be in the same line, but after the operands, so the range of the operands is still valid.
    let items = edit.apply(&found.items, &other.0);
    module.set(&found, &items);
}

/// Changes the types of an operation's operands or results.
fn retype(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let which = if random.chance(2) { List::OperandTypes } else { List::ResultTypes };
    let Some(found) = module.list(statement, which) else { return };
    let edit = Edit::random(found.items.len(), random);
    let items = edit.apply(&found.items, &any_type(&module.text(), random));
    module.set(&found, &items);
}

/// Replaces one type by another one in the whole text.
fn retype_everywhere(text: &str, random: &mut Random) -> String {
    let found = types(text, &tokens(text));
    if found.is_empty() {
        return text.to_owned();
    }
    let old = &text[found[random.count(found.len())].clone()];
    let new = any_type(text, random);
    let mut out = text.to_owned();
    let mut from = usize::MAX;
    for range in found.iter().rev().filter(|range| &text[(*range).clone()] == old) {
        // Types within replaced types no longer exist.
        if range.end <= from {
            out.replace_range(range.clone(), &new);
            from = range.start;
        }
    }
    out
}

/// A type from the text, or one from a list.
fn any_type(text: &str, random: &mut Random) -> String {
    const OTHERS: &[&str] = &[
        "i1",
        "i64",
        "f32",
        "index",
        "tensor<?xf32>",
        "tensor<*xi8>",
        "memref<2x?xi32>",
        "vector<4xf32>",
        "none",
    ];
    let found = types(text, &tokens(text));
    match found.len() {
        count @ 1.. if !random.chance(4) => text[found[random.count(count)].clone()].to_owned(),
        _ => random.pick(OTHERS).to_owned(),
    }
}

/// Changes the number of results in an operation's result list.
fn results(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let line = &mut module.lines[statement.start];
    let indent = line.len() - line.trim_start().len();
    let named = line.find(" = \"");
    match (named, random.below(3)) {
        (Some(end), 0) => line.replace_range(indent..end + 3, ""),
        (Some(end), 1) => line.insert_str(end, &format!(":{}", random.below(4))),
        (Some(end), _) => line.insert_str(end, ", %more"),
        (None, 0) => line.insert_str(indent, "%more, %again = "),
        (None, _) => line.insert_str(indent, "%more = "),
    }
}

/// Changes an operation's successors, or adds some.
fn successors(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let labels: Vec<String> = module
        .headers()
        .into_iter()
        .filter_map(|line| module.lines[line].trim_start().split(['(', ':']).next().map(str::to_owned))
        .collect();
    let other = match labels.len() {
        0 => "^missing".to_owned(),
        count => labels[random.count(count)].clone(),
    };
    let any =
        module.statements().into_iter().filter_map(|s| module.list(&s, List::Successors)).collect::<Vec<_>>();
    if any.is_empty() || random.chance(4) {
        let Some(operands) = module.list(statement, List::Operands) else { return };
        module.lines[operands.line].insert_str(operands.inner.end + 1, &format!("[{other}]"));
        return;
    }
    let found = &any[random.count(any.len())];
    let items = Edit::random(found.items.len(), random).apply(&found.items, &other);
    module.set(found, &items);
}

/// Drops, swaps, repeats or replaces entries of a dictionary, or their values.
fn list(module: &mut Module, statement: &Range<usize>, which: List, random: &mut Random) {
    let Some(found) = module.list(statement, which) else { return };
    let all: Vec<String> = module
        .statements()
        .iter()
        .filter_map(|s| module.list(s, which))
        .flat_map(|found| found.items)
        .collect();
    let (name, value) = match all.len() {
        0 => ("more".to_owned(), "1 : i8".to_owned()),
        count => {
            let entry = &all[random.count(count)];
            entry
                .split_once(" = ")
                .map_or((entry.clone(), "unit".to_owned()), |(n, v)| (n.to_owned(), v.to_owned()))
        }
    };
    if random.chance(2) {
        let items = Edit::random(found.items.len(), random).apply(&found.items, &format!("{name} = {value}"));
        module.set(&found, &items);
    } else if !found.items.is_empty() {
        let mut items = found.items.clone();
        let at = random.count(items.len());
        let own = items[at].split(" = ").next().unwrap_or_default().to_owned();
        items[at] = format!("{own} = {value}");
        module.set(&found, &items);
    }
}

/// Changes one of the segment sizes.
fn segments(module: &mut Module, random: &mut Random) {
    const START: &str = "SegmentSizes = array<i32: ";
    let found: Vec<usize> =
        (0..module.lines.len()).filter(|line| module.lines[*line].contains(START)).collect();
    if found.is_empty() {
        return;
    }
    let line = &mut module.lines[found[random.count(found.len())]];
    let Some(from) = line.find(START).map(|at| at + START.len()) else { return };
    let Some(length) = line[from..].find('>') else { return };
    let items: Vec<String> = line[from..from + length].split(", ").map(str::to_owned).collect();
    let new = random.pick(&["0", "1", "2", "3", "-1", "2147483647"]);
    let items = Edit::random(items.len(), random).apply(&items, new);
    line.replace_range(from..from + length, &items.join(", "));
}

/// Changes the arguments of a block.
fn arguments(module: &mut Module, random: &mut Random) {
    let headers: Vec<Found> =
        module.headers().into_iter().filter_map(|line| module.arguments(line)).collect();
    if headers.is_empty() {
        return;
    }
    let found = &headers[random.count(headers.len())];
    let new = format!("%more: {}", any_type(&module.text(), random));
    let items = Edit::random(found.items.len(), random).apply(&found.items, &new);
    module.set(found, &items);
}

/// Adds or removes the header of a block, which splits or merges blocks.
fn blocks(module: &mut Module, random: &mut Random) {
    let headers = module.headers();
    if random.chance(2) && !headers.is_empty() {
        module.lines.remove(headers[random.count(headers.len())]);
        return;
    }
    let at = 1 + random.count(module.lines.len());
    let header = match random.below(3) {
        0 if !headers.is_empty() => module.lines[headers[random.count(headers.len())]].clone(),
        1 => "^more(%more: i32):".to_owned(),
        _ => "^more:".to_owned(),
    };
    module.lines.insert(at, header);
}

/// Empties, adds, cuts or unwraps regions.
fn regions(module: &mut Module, statement: &Range<usize>, random: &mut Random) {
    let nested: Vec<Range<usize>> = module
        .statements()
        .into_iter()
        .filter(|s| s.len() > 1)
        .chain(std::iter::once(0..module.lines.len()))
        .collect();
    let whole = nested[random.count(nested.len())].clone();
    let inside = whole.start + 1..whole.end.saturating_sub(1).max(whole.start + 1);
    match random.below(5) {
        0 => drop(module.lines.drain(inside)),
        1 => module.lines.insert(inside.start + random.count(inside.len() + 1), "}, {".to_owned()),
        2 => {
            let copied: Vec<String> = module.lines[inside.clone()].to_vec();
            module.lines.insert(inside.end, "}, {".to_owned());
            module.lines.splice(inside.end + 1..inside.end + 1, copied);
        }
        3 if whole.start > 0 => {
            module.lines.remove(whole.end - 1);
            module.lines.remove(whole.start);
        }
        _ => {
            let line = &mut module.lines[statement.start];
            if let Some(at) = line.rfind(" : (").filter(|_| statement.len() == 1) {
                line.insert_str(at, random.pick(&[" ({})", " ({}, {})", " ({\n^more:\n})"]));
            }
        }
    }
}

/// A change of a list.
enum Edit {
    Swap(usize, usize),
    Drop(usize),
    Repeat(usize),
    Replace(usize),
    Add(usize),
    Clear,
}

impl Edit {
    /// A change of a list with `count` elements.
    fn random(count: usize, random: &mut Random) -> Edit {
        if count == 0 {
            return Edit::Add(0);
        }
        let at = random.count(count);
        match random.below(8) {
            0 | 1 => Edit::Swap(at, random.count(count)),
            2 => Edit::Drop(at),
            3 => Edit::Repeat(at),
            4 | 5 => Edit::Replace(at),
            6 => Edit::Add(at),
            _ => Edit::Clear,
        }
    }

    /// The changed list; `new` is an added or replacing element.
    fn apply(&self, items: &[String], new: &str) -> Vec<String> {
        let mut items = items.to_vec();
        match *self {
            Edit::Swap(a, b) => items.swap(a, b),
            Edit::Drop(at) => drop(items.remove(at)),
            Edit::Repeat(at) => items.insert(at, items[at].clone()),
            Edit::Replace(at) => items[at] = new.to_owned(),
            Edit::Add(at) => items.insert(at, new.to_owned()),
            Edit::Clear => items.clear(),
        }
        items
    }
}
