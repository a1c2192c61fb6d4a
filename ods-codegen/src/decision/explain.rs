//! The text form of a decision tree.

use super::{Condition, Node, RegionShape, Test, Tree};
use crate::{SourceMap, Writer};

/// The tests of a tree, in the order in which they are made:
///
/// ```text
/// arith.addi: 2 rules
///   operand 1's definition is arith.constant
///     AddIAddConstant (arith.ods:12), benefit 3
/// ```
pub fn explain(tree: &Tree<'_, '_>, sources: &SourceMap) -> String {
    let mut out = Writer::new("");
    out.line(format!("{}: {} rules", tree.root.name(), tree.rules.len()));
    lines(tree, &tree.top, 1, sources, &mut out);
    out.finish()
}

fn lines(tree: &Tree<'_, '_>, node: &Node<'_, '_>, depth: usize, sources: &SourceMap, out: &mut Writer) {
    let indent = "  ".repeat(depth);
    for leaf in node.leaves {
        let rule = tree.rules[tree.leaves[*leaf].rule];
        let place = crate::model::place(rule.record, sources);
        out.line(format!("{indent}=> {} ({place}), benefit {}", rule.name, rule.benefit));
    }
    for (test, next) in node.choices.iter().flat_map(|choice| choice.cases) {
        out.line(format!("{indent}{}", words(tree, test)));
        lines(tree, next, depth + 1, sources, out);
    }
}

/// The text form of a test.
pub(super) fn words(tree: &Tree<'_, '_>, test: &Test<'_, '_>) -> String {
    let at = |position: &usize| tree.positions.words(*position);
    match test {
        Test::Name(position, op) => format!("{} is {}", at(position), op.0.name()),
        Test::Count(position, count) => format!("{} are {count}", at(position)),
        Test::Present(position) => format!("{} is there", at(position)),
        Test::Absent(position) => format!("{} is absent", at(position)),
        Test::Constant(position, constant) => {
            format!("{} is {}", at(position), constant.text())
        }
        Test::Type(position, constraint) => format!("{} is of {}", at(position), constraint.summary()),
        Test::Attribute(position, constraint) => format!("{} is {}", at(position), constraint.summary()),
        Test::AtLeast(position, count) => format!("{} are at least {count}", at(position)),
        Test::BlockArgument(position, None) => format!("{} is an argument of a block", at(position)),
        Test::BlockArgument(position, Some(number)) => {
            format!("{} is argument {number} of a block", at(position))
        }
        Test::Region(position, RegionShape::Empty) => format!("{} is empty", at(position)),
        Test::Region(position, RegionShape::SingleBlock) => format!("{} is one block", at(position)),
        Test::Region(position, RegionShape::OnlyOp) => {
            format!("{} is one block of one operation", at(position))
        }
        Test::Not(tests) => {
            let tests: Vec<String> = tests.iter().map(|test| words(tree, test)).collect();
            format!("not: {}", tests.join(" and "))
        }
        Test::User(position, number, op) => {
            format!("operation {} is some {} that uses {}", number + 2, op.0.name(), at(position))
        }
        Test::Equal(a, b) => format!("{} is {}", at(a), at(b)),
        Test::Holds(condition) => {
            let entities = condition.entities().iter().map(|entity| at(&entity.position));
            let entities = entities.collect::<Vec<String>>().join(", ");
            match condition {
                Condition::Constraint(constraint, _) => format!("{}: {entities}", constraint.summary()),
                Condition::Expression(text, ..) => format!("{text}: {entities}"),
            }
        }
    }
}
