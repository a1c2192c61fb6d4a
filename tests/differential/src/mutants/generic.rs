//! Modules in MLIR's generic form. An operation is one line, or begins and ends with a line of the same
//! indentation.

use super::tokens::{Kind, Token, group_end, tokens};
use std::ops::Range;

/// The lines of a module in generic form.
pub(super) struct Module {
    pub(super) lines: Vec<String>,
}

/// A list of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    Operands,
    Successors,
    Properties,
    Attributes,
    OperandTypes,
    ResultTypes,
}

impl List {
    /// Whether the list is printed before the operation's regions.
    fn is_in_front(self) -> bool {
        matches!(self, List::Operands | List::Successors | List::Properties)
    }
}

/// A list in a line: the range between its brackets, and the elements.
pub(super) struct Found {
    pub(super) line: usize,
    pub(super) inner: Range<usize>,
    pub(super) items: Vec<String>,
}

impl Module {
    pub(super) fn new(text: &str) -> Module {
        Module { lines: text.lines().map(str::to_owned).collect() }
    }

    pub(super) fn text(&self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }

    /// The lines of each operation inside the module's body.
    pub(super) fn statements(&self) -> Vec<Range<usize>> {
        (1..self.lines.len()).filter_map(|line| self.statement(line)).collect()
    }

    /// The lines of the operation that begins at `line`, if one does.
    pub(super) fn statement(&self, line: usize) -> Option<Range<usize>> {
        let text = self.lines.get(line)?;
        let start = text.trim_start();
        if !start.starts_with('"') && !start.starts_with('%') {
            return None;
        }
        if !text.ends_with("({") {
            return Some(line..line + 1);
        }
        let indent = text.len() - start.len();
        let ends = |l: &String| l.len() - l.trim_start().len() == indent && l.trim_start().starts_with("})");
        let length = self.lines[line + 1..].iter().position(ends)?;
        Some(line..line + length + 2)
    }

    /// The lines that begin a block with a label.
    pub(super) fn headers(&self) -> Vec<usize> {
        (0..self.lines.len()).filter(|line| self.lines[*line].trim_start().starts_with('^')).collect()
    }

    /// A list of the operation with these lines.
    pub(super) fn list(&self, statement: &Range<usize>, list: List) -> Option<Found> {
        let line = if list.is_in_front() { statement.start } else { statement.end - 1 };
        let text = &self.lines[line];
        let all = tokens(text);
        let open = match list {
            List::OperandTypes | List::ResultTypes => signature(text, &all, list)?,
            _ => in_front(text, &all, list)?,
        };
        found(text, &all, line, open, list == List::Properties)
    }

    /// The arguments of a block, at its header's line.
    pub(super) fn arguments(&self, line: usize) -> Option<Found> {
        let text = &self.lines[line];
        let all = tokens(text);
        let open = all.iter().position(|token| &text[token.range.clone()] == "(")?;
        found(text, &all, line, open, false)
    }

    /// Replaces the elements of a list.
    pub(super) fn set(&mut self, found: &Found, items: &[String]) {
        self.lines[found.line].replace_range(found.inner.clone(), &items.join(", "));
    }

    /// Results of operations and block arguments with their types, where the text shows both on one line.
    pub(super) fn values(&self) -> Vec<(String, String)> {
        let mut values = Vec::new();
        for statement in self.statements() {
            let line = self.lines[statement.start].trim_start();
            let Some((name, _)) = line.split_once(" = \"") else { continue };
            let Some(types) = self.list(&statement, List::ResultTypes) else { continue };
            match (name.split_once(':'), &types.items[..]) {
                (None, [ty]) => values.push((name.to_owned(), ty.clone())),
                (Some((base, _)), types) => {
                    values
                        .extend(types.iter().enumerate().map(|(i, ty)| (format!("{base}#{i}"), ty.clone())));
                }
                _ => {}
            }
        }
        for argument in
            self.headers().into_iter().filter_map(|line| self.arguments(line)).flat_map(|f| f.items)
        {
            values.extend(argument.split_once(": ").map(|(name, ty)| (name.to_owned(), ty.to_owned())));
        }
        values
    }
}

/// The token that opens a list in front of the regions.
fn in_front(text: &str, all: &[Token], list: List) -> Option<usize> {
    let is =
        |index: usize, mark: &str| all.get(index).is_some_and(|token| &text[token.range.clone()] == mark);
    let name = all.iter().position(|token| token.kind == Kind::String)?;
    if list == List::Attributes {
        return (0..all.len()).rev().find(|index| is(*index, "{") && !is(index.wrapping_sub(1), "<"));
    }
    let operands = is(name + 1, "(").then_some(name + 1)?;
    let end = group_end(text, all, operands)?;
    match list {
        List::Operands => Some(operands),
        List::Successors => is(end, "[").then_some(end),
        _ => (end..all.len()).find(|index| is(*index, "<") && is(index + 1, "{")),
    }
}

/// The token that opens a list of the type `: (...) -> (...)`, which ends the operation.
fn signature(text: &str, all: &[Token], list: List) -> Option<usize> {
    let word = |index: usize| all.get(index).map_or("", |token| &text[token.range.clone()]);
    let colon = (0..all.len()).rev().find(|index| {
        word(*index) == ":"
            && word(index + 1) == "("
            && group_end(text, all, index + 1).is_some_and(|end| word(end) == "->")
    })?;
    let arrow = group_end(text, all, colon + 1)?;
    Some(if list == List::OperandTypes { colon + 1 } else { arrow + 1 })
}

/// The list that the token `open` begins, or the single type without brackets.
fn found(text: &str, all: &[Token], line: usize, open: usize, is_properties: bool) -> Option<Found> {
    let start = all.get(open)?;
    if !matches!(&text[start.range.clone()], "(" | "[" | "{" | "<") {
        let inner = start.range.start..text.len();
        return Some(Found { line, items: vec![text[inner.clone()].to_owned()], inner });
    }
    let open = open + usize::from(is_properties);
    let last = group_end(text, all, open)? - 1;
    let inner = all[open].range.end..all[last].range.start;
    let mut items = Vec::new();
    let (mut at, mut from) = (open + 1, inner.start);
    while at < last {
        match &text[all[at].range.clone()] {
            "(" | "[" | "{" | "<" => at = group_end(text, all, at)?,
            "," => {
                items.push(text[from..all[at].range.start].trim().to_owned());
                from = all[at].range.end;
                at += 1;
            }
            _ => at += 1,
        }
    }
    if last > open + 1 {
        items.push(text[from..inner.end].trim().to_owned());
    }
    Some(Found { line, inner, items })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\"builtin.module\"() ({\n  %0:2 = \"a.b\"(%x, %y)[^bb1] <{p = 1 : i32, q = [2, 3]}> ({\n  ^bb0(%z: tensor<2x3xi8>):\n    \"c.d\"() {u} : () -> ()\n  }) {k = {l = 1}} : (i8, tuple<i1, i2>) -> (i3, () -> i4)\n}) : () -> ()\n";

    #[test]
    fn lists_of_operations_are_found() {
        let module = Module::new(TEXT);
        assert_eq!(module.statements(), [1..5, 3..4]);
        let items = |list| module.list(&(1..5), list).map(|found| found.items);
        let expected = |items: &[&str]| Some(items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>());
        assert_eq!(items(List::Operands), expected(&["%x", "%y"]));
        assert_eq!(items(List::Successors), expected(&["^bb1"]));
        assert_eq!(items(List::Properties), expected(&["p = 1 : i32", "q = [2, 3]"]));
        assert_eq!(items(List::OperandTypes), expected(&["i8", "tuple<i1, i2>"]));
        assert_eq!(items(List::ResultTypes), expected(&["i3", "() -> i4"]));
        let values = module.values();
        assert_eq!(values[2], ("%z".to_owned(), "tensor<2x3xi8>".to_owned()));
        assert_eq!(values[1], ("%0#1".to_owned(), "() -> i4".to_owned()));
        assert_eq!(module.text(), TEXT);
    }
}
