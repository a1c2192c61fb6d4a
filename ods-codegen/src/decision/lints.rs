//! Rules that shadow other rules.

use super::{Leaf, RegionShape, Test, Tree};
use crate::{Diagnostic, codes};

/// Warnings about rules that are never applied, because a better rule, or an earlier one of equal benefit,
/// matches everything that they match.
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
    }
    found
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
