//! The tree itself.

use super::Test;

/// A point where some tests were passed.
#[derive(Default, Debug)]
pub struct Node<'r> {
    /// The leaves that need no more tests.
    pub leaves: Vec<usize>,
    /// The next questions.
    pub choices: Vec<Choice<'r>>,
}

/// A question: the tests that differ in the answer only, each with what it leads to.
#[derive(Debug)]
pub struct Choice<'r> {
    /// The best leaf that it leads to.
    pub best: usize,
    /// The answers.
    pub cases: Vec<(Test<'r>, Node<'r>)>,
}

impl<'r> Node<'r> {
    /// The tree of one list of tests.
    #[must_use]
    pub fn of_one(tests: &[Test<'r>]) -> Node<'r> {
        let mut top = Node::default();
        top.insert(tests, 0);
        top
    }

    /// Puts a leaf behind its tests. Leaves come best first.
    pub(super) fn insert(&mut self, tests: &[Test<'r>], leaf: usize) {
        let mut node = self;
        for test in tests {
            node = node.next(test, leaf);
        }
        node.leaves.push(leaf);
    }

    /// The node behind a test.
    fn next(&mut self, test: &Test<'r>, leaf: usize) -> &mut Node<'r> {
        let is_same = |choice: &Choice<'r>| {
            choice.cases.first().is_some_and(|(other, _)| {
                if test.is_switch() { other.question() == test.question() } else { other == test }
            })
        };
        let at = self.choices.iter().position(is_same).unwrap_or_else(|| {
            self.choices.push(Choice { best: leaf, cases: Vec::new() });
            self.choices.len() - 1
        });
        let cases = &mut self.choices[at].cases;
        let case = cases.iter().position(|(other, _)| other == test).unwrap_or_else(|| {
            cases.push((test.clone(), Node::default()));
            cases.len() - 1
        });
        &mut self.choices[at].cases[case].1
    }
}
