//! Rules that shadow other rules, and rules that match what they create.

use super::{Leaf, Position, RegionShape, Step, Test, Tree};
use crate::model::{Argument, ResultArg, ResultNode, ResultOp};
use crate::{Diagnostic, codes};

/// Warnings about rules that are never applied, because a better rule, or an earlier one of equal benefit,
/// matches everything that they match, and about rules that match every operation that they create.
pub fn lints(tree: &Tree<'_, '_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (index, rule) in tree.rules.iter().enumerate() {
        let own: Vec<&Leaf<'_, '_>> = tree.leaves.iter().filter(|leaf| leaf.rule == index).collect();
        let hides = |before: &usize| {
            own.iter().all(|leaf| {
                let mut others = tree.leaves.iter().filter(|other| other.rule == *before);
                others.any(|other| other.tests.iter().all(|test| is_implied(test, &leaf.tests)))
            })
        };
        if let Some(before) = (0..index).find(hides) {
            let hiding = tree.rules[before];
            let message = format!(
                "the rule '{}' is never applied: '{}' matches whatever it does, and is tried first",
                rule.name, hiding.name
            );
            let note = format!("benefit {} against {}", hiding.benefit, rule.benefit);
            found.push(
                Diagnostic::warning(codes::SHADOWED_PATTERN, rule.record.span(), message)
                    .with_note(hiding.record.span(), note),
            );
        }
        if own.iter().any(|leaf| matches_its_result(tree, leaf)) {
            let message = format!(
                "the rule '{}' matches what it creates, so the greedy driver does not come to an end",
                rule.name
            );
            let help = "add a constraint that the created operation does not fulfil";
            found.push(
                Diagnostic::warning(codes::ENDLESS_PATTERN, rule.record.span(), message).with_help(help),
            );
        }
    }
    found
}

/// Whether a leaf matches the operation that its rule creates, whatever the operands are.
fn matches_its_result(tree: &Tree<'_, '_>, leaf: &Leaf<'_, '_>) -> bool {
    let rule = tree.rules[leaf.rule];
    let [result] = rule.results.as_slice() else { return false };
    let ResultNode::Op(op) = &result.node else { return false };
    let is_same_op = op.operation.record.id() == tree.root.record.id();
    let created = Created { tree, root: op };
    is_same_op
        && rule.roots.is_empty()
        && rule.supplemental.is_empty()
        && leaf.tests.iter().all(|test| match test {
            Test::Name(at, expected) => {
                let found = created.op(*at);
                found.is_some_and(|found| found.operation.record.id() == expected.0.record.id())
            }
            _ => false,
        })
}

/// The operations that a rule creates in place of its root.
struct Created<'a, 'p, 'r> {
    tree: &'a Tree<'p, 'r>,
    root: &'a ResultOp<'r>,
}

impl<'a, 'r> Created<'a, '_, 'r> {
    /// The created operation at a position; `None` if the rule does not create it.
    fn op(&self, at: Position) -> Option<&'a ResultOp<'r>> {
        let (from, step) = &self.tree.positions.steps[at];
        match step {
            Step::Root => Some(self.root),
            Step::Definer => self.defining(*from),
            _ => None,
        }
    }

    /// The created operation that defines the operand at a position.
    fn defining(&self, at: Position) -> Option<&'a ResultOp<'r>> {
        let (from, Step::Operand(index)) = &self.tree.positions.steps[at] else { return None };
        let user = self.op(*from)?;
        let is_operand = |argument: &Argument| matches!(argument, Argument::Operand(found) if found == index);
        let argument = user.operation.arguments.iter().position(is_operand)?;
        let ResultArg::Node(node) = user.args.get(argument)? else { return None };
        if let ResultNode::Op(op) = &**node { Some(op) } else { None }
    }
}

/// Whether a test passes whenever all others pass.
fn is_implied<'p, 'r>(test: &Test<'p, 'r>, others: &[Test<'p, 'r>]) -> bool {
    let implies = |other: &Test<'p, 'r>| match (test, other) {
        (Test::Present(at), Test::Constant(other, _) | Test::Attribute(other, _)) => at == other,
        (Test::AtLeast(at, expected), Test::Count(other, count) | Test::AtLeast(other, count)) => {
            at == other && count >= expected
        }
        (Test::BlockArgument(at, None), Test::BlockArgument(other, _)) => at == other,
        (Test::Region(at, RegionShape::SingleBlock), Test::Region(other, RegionShape::OnlyOp)) => at == other,
        _ => false,
    };
    others.iter().any(|other| other == test || implies(other))
}
