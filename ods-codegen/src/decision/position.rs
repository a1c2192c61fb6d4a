//! Positions: values, operations, attributes and types around the root, reached step by step.

use super::{Position, Step};
use crate::FxHashMap;

/// The key that distinguishes the steps from one position.
type Key = (&'static str, String, usize);

fn key(step: &Step<'_, '_>) -> Key {
    match step {
        Step::Root => ("root", String::new(), 0),
        Step::Operand(number) => ("operand", String::new(), *number),
        Step::Group(_, number) => ("group", String::new(), *number),
        Step::Item(number) => ("item", String::new(), *number),
        Step::FromEnd(number) => ("from the end", String::new(), *number),
        Step::Rest(front, back) => ("rest", format!("{front}"), *back),
        Step::Region(number) => ("region", String::new(), *number),
        Step::Terminator => ("terminator", String::new(), 0),
        Step::TypeOf => ("type", String::new(), 0),
        Step::ResultType(number) => ("result type", String::new(), *number),
        Step::Chosen(number) => ("chosen", String::new(), *number),
        Step::Definer => ("definer", String::new(), 0),
        Step::Attribute(name) | Step::AttributeOrDefault(_, name) => ("attribute", (*name).to_owned(), 0),
        Step::Native(matcher, output) => {
            ("native", matcher.code.def_name().to_owned(), output.map_or(0, |output| output + 1))
        }
    }
}

/// The positions of a tree. Two paths are the same position if and only if their steps are equal.
#[derive(Default, Debug)]
pub struct Positions<'p, 'r> {
    /// Each position's predecessor and the step from there. The first one is the root.
    pub steps: Vec<(Position, Step<'p, 'r>)>,
    known: FxHashMap<(Position, Key), Position>,
}

impl<'p, 'r> Positions<'p, 'r> {
    /// The position of the root.
    pub(super) fn root(&mut self) -> Position {
        if self.steps.is_empty() {
            self.steps.push((0, Step::Root));
        }
        0
    }

    /// The position one step from another.
    pub(super) fn step(&mut self, from: Position, step: Step<'p, 'r>) -> Position {
        let steps = &mut self.steps;
        *self.known.entry((from, key(&step))).or_insert_with(|| {
            steps.push((from, step));
            steps.len() - 1
        })
    }

    /// The position one step from another, if a rule uses it.
    pub(crate) fn find(&self, from: Position, step: &Step<'p, 'r>) -> Option<Position> {
        self.known.get(&(from, key(step))).copied()
    }

    /// The number of operations besides the root that must be found before the position can be reached.
    pub(super) fn stage(&self, position: Position) -> usize {
        let (from, step) = &self.steps[position];
        match step {
            Step::Root => 0,
            Step::Chosen(number) => number + 1,
            _ => self.stage(*from),
        }
    }

    /// The position in words, such as `operand 0's definition's attribute 'value'`.
    pub fn words(&self, position: Position) -> String {
        let (from, step) = &self.steps[position];
        let last = match step {
            Step::Root => return "the root".to_owned(),
            Step::Operand(number) => format!("operand {number}"),
            Step::Group(op, group) => match op.0.operands[*group].name {
                "" => format!("operand group {group}"),
                name => format!("operands '{name}'"),
            },
            Step::Item(number) => format!("value {number}"),
            Step::FromEnd(0) => "last value".to_owned(),
            Step::FromEnd(number) => format!("value {number} before the last"),
            Step::Rest(front, back) => format!("values without the first {front} and the last {back}"),
            Step::Region(number) => format!("region {number}"),
            Step::Terminator => "last operation".to_owned(),
            Step::TypeOf => "type".to_owned(),
            Step::ResultType(number) => format!("type of result {number}"),
            Step::Chosen(number) => return format!("operation {}", number + 2),
            Step::Definer => "definition".to_owned(),
            Step::Attribute(name) | Step::AttributeOrDefault(_, name) => format!("attribute '{name}'"),
            Step::Native(matcher, None) => format!("match of {}", matcher.code.def_name()),
            Step::Native(matcher, Some(output)) => {
                format!("output {output} of {}", matcher.code.def_name())
            }
        };
        match self.steps[*from].1 {
            Step::Root => last,
            _ => format!("{}'s {last}", self.words(*from)),
        }
    }
}
