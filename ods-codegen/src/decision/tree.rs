//! The tree during construction.

use bumpalo::Bump;

use super::{Choice, Node, Test, questions};

/// A node of the tree: all tests on the path to it have passed.
#[derive(Default)]
pub(super) struct Growing<'p, 'r> {
    leaves: Vec<usize>,
    choices: Vec<Question<'p, 'r>>,
}

/// Tests that differ in the expected answer only, each with the node that it leads to.
struct Question<'p, 'r> {
    cases: Vec<(Test<'p, 'r>, Growing<'p, 'r>)>,
}

impl<'p, 'r> Growing<'p, 'r> {
    /// Inserts a leaf after its tests. Leaves are inserted best first.
    pub(super) fn insert(&mut self, tests: &[Test<'p, 'r>], leaf: usize) {
        let mut node = self;
        for test in tests {
            node = node.next(test);
        }
        node.leaves.push(leaf);
    }

    /// The node after a test.
    fn next(&mut self, test: &Test<'p, 'r>) -> &mut Growing<'p, 'r> {
        let is_same = |question: &Question<'p, 'r>| {
            question.cases.first().is_some_and(|(other, _)| {
                if test.is_switch() && other.is_switch() {
                    questions::question(other) == questions::question(test)
                } else {
                    other == test
                }
            })
        };
        let at = self.choices.iter().position(is_same).unwrap_or_else(|| {
            self.choices.push(Question { cases: Vec::new() });
            self.choices.len() - 1
        });
        let cases = &mut self.choices[at].cases;
        let case = cases.iter().position(|(other, _)| other == test).unwrap_or_else(|| {
            cases.push((*test, Growing::default()));
            cases.len() - 1
        });
        &mut self.choices[at].cases[case].1
    }

    /// The tree, allocated in an arena.
    pub(super) fn finish(&self, arena: &'p Bump) -> Node<'p, 'r> {
        let choices = self.choices.iter().map(|question| {
            let cases = question.cases.iter().map(|(test, next)| (*test, next.finish(arena)));
            let cases: Vec<_> = cases.collect();
            Choice { cases: arena.alloc_slice_copy(&cases) }
        });
        let choices: Vec<_> = choices.collect();
        Node { leaves: arena.alloc_slice_copy(&self.leaves), choices: arena.alloc_slice_copy(&choices) }
    }
}

#[cfg(test)]
mod cases {
    use super::*;

    #[test]
    fn a_lower_bound_is_no_answer_to_how_many() {
        let mut top = Growing::default();
        top.insert(&[Test::AtLeast(1, 2)], 0);
        top.insert(&[Test::Count(1, 3)], 1);
        top.insert(&[Test::Count(1, 4)], 2);
        let arena = Bump::new();
        let cases: Vec<usize> = top.finish(&arena).choices.iter().map(|choice| choice.cases.len()).collect();
        assert_eq!(cases, [1, 2]);
    }
}
