//! Positions: parts of the IR around the root, reached step by step.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::model::{NativeMatcher, Operation};

/// The number of a position.
pub type Position = usize;

/// How to come from a position to the next.
#[derive(Clone, Debug)]
pub enum Step<'r> {
    /// The root itself.
    Root,
    /// An operand, of an operation with as many operands as groups.
    Operand(usize),
    /// A group of operands.
    Group(Rc<Operation<'r>>, usize),
    /// A value of a group.
    Item(usize),
    /// The operation that defines a value.
    Definer,
    /// An attribute or property.
    Attribute(&'r str),
    /// The same, or its default.
    AttributeOrDefault(Rc<Operation<'r>>, &'r str),
    /// What native code finds: its output of this number, or with none whether it finds something.
    Native(NativeMatcher<'r>, Option<usize>),
}

impl Step<'_> {
    /// What tells the step from others at the same position.
    fn key(&self) -> (&'static str, String, usize) {
        match self {
            Step::Root => ("root", String::new(), 0),
            Step::Operand(number) => ("operand", String::new(), *number),
            Step::Group(_, number) => ("group", String::new(), *number),
            Step::Item(number) => ("item", String::new(), *number),
            Step::Definer => ("definer", String::new(), 0),
            Step::Attribute(name) | Step::AttributeOrDefault(_, name) => ("attribute", (*name).to_owned(), 0),
            Step::Native(matcher, output) => {
                ("native", matcher.code.name().to_owned(), output.map_or(0, |output| output + 1))
            }
        }
    }
}

/// The positions of a tree. Two ways to one place are one position when they are the same step by step.
#[derive(Default, Debug)]
pub struct Positions<'r> {
    /// Each with the position it is one step from. The first one is the root.
    pub steps: Vec<(Position, Step<'r>)>,
    known: FxHashMap<(Position, (&'static str, String, usize)), Position>,
}

impl<'r> Positions<'r> {
    /// The position of the root.
    pub(super) fn root(&mut self) -> Position {
        if self.steps.is_empty() {
            self.steps.push((0, Step::Root));
        }
        0
    }

    /// The position one step from another.
    pub(super) fn step(&mut self, from: Position, step: Step<'r>) -> Position {
        let steps = &mut self.steps;
        *self.known.entry((from, step.key())).or_insert_with(|| {
            steps.push((from, step));
            steps.len() - 1
        })
    }

    /// The position in words, such as `operand 0's definition's attribute 'value'`.
    #[must_use]
    pub fn words(&self, position: Position) -> String {
        let (from, step) = &self.steps[position];
        let last = match step {
            Step::Root => return "the root".to_owned(),
            Step::Operand(number) => format!("operand {number}"),
            Step::Group(op, group) => match op.operands[*group].name {
                "" => format!("operand group {group}"),
                name => format!("operands '{name}'"),
            },
            Step::Item(number) => format!("value {number}"),
            Step::Definer => "definition".to_owned(),
            Step::Attribute(name) | Step::AttributeOrDefault(_, name) => format!("attribute '{name}'"),
            Step::Native(matcher, None) => format!("match of {}", matcher.code.name()),
            Step::Native(matcher, Some(output)) => format!("output {output} of {}", matcher.code.name()),
        };
        match self.steps[*from].1 {
            Step::Root => last,
            _ => format!("{}'s {last}", self.words(*from)),
        }
    }
}
