//! The number of uses of each position, so that the positions with several get variables.

use crate::FxHashMap;
use crate::decision::{Leaf, Position, Test, Tree};

/// The uses of the positions of one leaf.
pub(super) struct Uses(FxHashMap<Position, usize>);

impl Uses {
    /// Counts the uses by tests, by `others`, and by the steps to positions that are used.
    pub(super) fn new(
        tree: &Tree<'_, '_>,
        leaf: &Leaf<'_, '_>,
        others: impl Iterator<Item = Position>,
    ) -> Uses {
        let mut uses = Uses(FxHashMap::default());
        leaf.tests.iter().for_each(|test| uses.add_test(test));
        others.for_each(|position| uses.add(position));
        // Each position comes after the one that it is reached from.
        for (position, (from, _)) in tree.positions.steps.iter().enumerate().skip(1).rev() {
            if uses.count(position) > 0 {
                uses.add(*from);
            }
        }
        uses
    }

    /// The number of uses of a position.
    pub(super) fn count(&self, position: Position) -> usize {
        self.0.get(&position).copied().unwrap_or(0)
    }

    fn add(&mut self, position: Position) {
        *self.0.entry(position).or_default() += 1;
    }

    fn add_test(&mut self, test: &Test<'_, '_>) {
        match *test {
            Test::Name(at, _)
            | Test::Count(at, _)
            | Test::Present(at)
            | Test::Absent(at)
            | Test::Constant(at, _)
            | Test::Type(at, _)
            | Test::Attribute(at, _)
            | Test::AtLeast(at, _)
            | Test::BlockArgument(at, _)
            | Test::Region(at, _)
            | Test::User(at, ..) => self.add(at),
            Test::Equal(a, b) => [a, b].into_iter().for_each(|at| self.add(at)),
            Test::Not(tests) => tests.iter().for_each(|test| self.add_test(test)),
            Test::Holds(condition) => {
                condition.entities().iter().for_each(|entity| self.add(entity.position));
            }
        }
    }
}
