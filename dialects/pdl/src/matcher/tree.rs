//! The tree of tests for all patterns of a module. Patterns share the tests that they have in common.
//!
//! The tests are ordered by how many patterns have them, then by depth and kind, and each pattern is pushed through the tests in this
//! order, as MLIR does it (`MatcherNode::generateMatcherTree`): the tree decides in which order matches are found.

use std::collections::{HashMap, HashSet};

use super::positions::{Answer, Position, PositionId, Positions, Predicate, Question};

/// A node, by its index.
pub(super) type NodeId = usize;

/// A node of the tree.
pub(super) struct Node {
    pub(super) kind: NodeKind,
    /// The node that comes next, whether or not this one passes.
    pub(super) next: Option<NodeId>,
}

pub(super) enum NodeKind {
    /// A question about a position, with a node for each answer.
    Test { position: PositionId, question: Question, children: Vec<(Answer, Option<NodeId>)> },
    /// All tests of a pattern passed.
    Match(usize),
}

/// The tree.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) root: Option<NodeId>,
}

/// A place for a node: of the root, after a node, or below one for an answer.
#[derive(Clone, Copy)]
enum Slot {
    Root,
    After(NodeId),
    Below(NodeId, usize),
}

impl Tree {
    fn slot_mut(&mut self, slot: Slot) -> &mut Option<NodeId> {
        match slot {
            Slot::Root => &mut self.root,
            Slot::After(node) => &mut self.nodes[node].next,
            Slot::Below(node, child) => match &mut self.nodes[node].kind {
                NodeKind::Test { children, .. } => &mut children[child].1,
                NodeKind::Match(_) => &mut self.root,
            },
        }
    }

    fn add(&mut self, kind: NodeKind, next: Option<NodeId>) -> NodeId {
        self.nodes.push(Node { kind, next });
        self.nodes.len() - 1
    }

    /// The place below a node for an answer.
    fn child(&mut self, node: NodeId, answer: &Answer) -> Slot {
        let NodeKind::Test { children, .. } = &mut self.nodes[node].kind else { return Slot::Root };
        let known = children.iter().position(|(other, _)| other == answer);
        let index = known.unwrap_or_else(|| {
            children.push((answer.clone(), None));
            children.len() - 1
        });
        Slot::Below(node, index)
    }

    /// Adds the tests of a pattern, in the order of all tests.
    fn push(&mut self, pattern: usize, tests: impl Iterator<Item = (PositionId, Question, Answer)>) {
        let mut place = Slot::Root;
        for (position, question, answer) in tests {
            loop {
                let Some(node) = *self.slot_mut(place) else {
                    let kind = NodeKind::Test { position, question, children: Vec::new() };
                    let node = self.add(kind, None);
                    *self.slot_mut(place) = Some(node);
                    place = self.child(node, &answer);
                    break;
                };
                let is_same = matches!(&self.nodes[node].kind, NodeKind::Test { position: at, question: asked, .. }
                    if *at == position && *asked == question);
                if is_same {
                    place = self.child(node, &answer);
                    break;
                }
                place = Slot::After(node);
            }
        }
        // A later pattern with the same tests is found first.
        let before = *self.slot_mut(place);
        let node = self.add(NodeKind::Match(pattern), before);
        *self.slot_mut(place) = Some(node);
    }
}

/// A test of some patterns, with what decides about its place among all tests.
struct Test {
    position: PositionId,
    question: Question,
    answers: HashMap<usize, Answer>,
    /// Number of predicates with this test.
    uses: usize,
    /// The squares of the uses of all tests of the patterns with this one.
    weight: usize,
}

/// The tests of all patterns, ordered by their first occurrence.
fn tests(patterns: &[Vec<Predicate>]) -> Vec<Test> {
    let mut tests: Vec<Test> = Vec::new();
    let mut known: HashMap<(PositionId, Question), usize> = HashMap::new();
    for (pattern, predicates) in patterns.iter().enumerate() {
        for predicate in predicates {
            let index = *known.entry((predicate.position, predicate.question)).or_insert_with(|| {
                let (position, question) = (predicate.position, predicate.question);
                tests.push(Test { position, question, answers: HashMap::new(), uses: 0, weight: 0 });
                tests.len() - 1
            });
            tests[index].answers.entry(pattern).or_insert_with(|| predicate.answer.clone());
            tests[index].uses += 1;
        }
    }
    for pattern in 0..patterns.len() {
        let own = |test: &&mut Test| test.answers.contains_key(&pattern);
        let total: usize = tests.iter_mut().filter(own).map(|test| test.uses * test.uses).sum();
        tests.iter_mut().filter(own).for_each(|test| test.weight += total);
    }
    tests
}

/// Whether a test needs a result of the call of another one.
fn depends(positions: &Positions, test: &Test, other: &Test) -> bool {
    let Question::Call(call) = other.question else { return false };
    let is_result =
        |position: PositionId| matches!(positions.get(position), Position::CallResult(of, _) if *of == call);
    match test.question {
        Question::Call(own) => positions.calls[own].arguments.iter().any(|argument| is_result(*argument)),
        Question::EqualTo(value) => is_result(test.position) || is_result(value),
        _ => is_result(test.position),
    }
}

/// Moves tests after the calls whose results they need; otherwise the order stays.
fn sort_by_dependency(positions: &Positions, mut tests: Vec<Test>) -> Vec<Test> {
    if positions.calls.is_empty() {
        return tests;
    }
    let mut sorted = Vec::new();
    while !tests.is_empty() {
        let is_ready = |test: &Test| !tests.iter().any(|other| depends(positions, test, other));
        let ready: HashSet<usize> =
            tests.iter().enumerate().filter(|(_, test)| is_ready(test)).map(|(index, _)| index).collect();
        let mut rest = Vec::new();
        for (index, test) in tests.into_iter().enumerate() {
            // Calls never depend on each other in a circle, because handles are defined before they are used.
            if ready.contains(&index) || ready.is_empty() { sorted.push(test) } else { rest.push(test) }
        }
        tests = rest;
    }
    sorted
}

/// Builds the tree for the predicates of all patterns.
pub(super) fn build(positions: &Positions, patterns: &[Vec<Predicate>]) -> Tree {
    let mut tests = tests(patterns);
    tests.sort_by_key(|test| {
        let (kind, question) = (positions.get(test.position).priority(), test.question.priority());
        let first = (std::cmp::Reverse(test.uses), std::cmp::Reverse(test.weight));
        (first, positions.depth(test.position), kind, question)
    });
    let tests = sort_by_dependency(positions, tests);
    let mut tree = Tree::default();
    for pattern in 0..patterns.len() {
        let own = tests.iter().filter_map(|test| {
            test.answers.get(&pattern).map(|answer| (test.position, test.question, answer.clone()))
        });
        tree.push(pattern, own);
    }
    tree
}
