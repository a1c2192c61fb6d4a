//! Decision trees, resolved in a context.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use super::{Choice, Leaf, MAX_CHOSEN, Node, Probe, RegionShape, Rule, RuleTree, Test, joined};
use crate::context::{Attribute, Context, OpName};
use crate::ir::{Definition, Ir, Op, Region};

/// A tree whose names and constants are resolved in a context, with a selection of its rules.
pub struct Compiled {
    tree: &'static RuleTree,
    top: Point,
    /// Whether each leaf's rule is selected.
    is_selected: Vec<bool>,
}

/// A node of the tree.
struct Point {
    leaves: &'static [usize],
    branches: Vec<Branch>,
}

/// A choice of the tree.
struct Branch {
    best: usize,
    question: Question,
}

/// A question; cases are found by hash.
enum Question {
    Name(usize, FxHashMap<OpName, Point>),
    Constant(usize, FxHashMap<Attribute, Point>),
    Count(usize, Vec<(usize, Point)>),
    Not(Point, Point),
    User(usize, usize, OpName, Point),
    Other(&'static Test, Point),
}

impl Compiled {
    /// Resolves a tree, with the rules for which `is_wanted` holds.
    pub fn new(ctx: &Context, tree: &'static RuleTree, is_selected: Vec<bool>) -> Compiled {
        let is_leaf_selected = |leaf: &Leaf| {
            let is_its =
                |(rule, expected): (&&'static Rule, &bool)| std::ptr::eq(*rule, leaf.rule) && *expected;
            tree.rules.iter().zip(&is_selected).any(is_its)
        };
        let is_selected = tree.leaves.iter().map(is_leaf_selected).collect();
        Compiled { tree, top: point(ctx, &tree.top), is_selected }
    }

    /// The best matching leaf with an index of at least `from`.
    pub(super) fn find(&self, ctx: &Context, ir: &Ir, root: Op, from: usize) -> Option<MatchedLeaf> {
        let probe = Probe { ctx, ir, tree: self.tree, root, chosen: NONE_CHOSEN };
        let is_selected = Some(self.is_selected.as_slice());
        let mut search = Search { probe, from, found: usize::MAX, chosen: NONE_CHOSEN, is_selected };
        search.visit(&self.top);
        let leaf = self.tree.leaves.get(search.found)?;
        Some(MatchedLeaf { index: search.found, leaf, chosen: search.chosen })
    }

    pub(super) fn tree(&self) -> &'static RuleTree {
        self.tree
    }
}

/// A matching leaf.
pub(super) struct MatchedLeaf {
    pub(super) index: usize,
    pub(super) leaf: &'static Leaf,
    /// The further operations that the rule replaces.
    pub(super) chosen: [Option<Op>; MAX_CHOSEN],
}

const NONE_CHOSEN: [Option<Op>; MAX_CHOSEN] = [None; MAX_CHOSEN];

fn point(ctx: &Context, node: &Node) -> Point {
    let branch = |choice: &'static Choice| {
        let cases = choice.cases.iter().map(|(test, node)| (test, point(ctx, node)));
        Some(Branch { best: choice.best, question: question(ctx, cases.collect())? })
    };
    Point { leaves: node.leaves, branches: node.choices.iter().filter_map(branch).collect() }
}

/// The question that these tests answer, each with its node; `None` without tests.
fn question(ctx: &Context, mut cases: Vec<(&'static Test, Point)>) -> Option<Question> {
    fn answers<K, C: FromIterator<(K, Point)>>(
        cases: Vec<(&'static Test, Point)>,
        key: impl Fn(&Test) -> Option<K>,
    ) -> C {
        cases.into_iter().filter_map(|(test, point)| Some((key(test)?, point))).collect()
    }
    Some(match *cases.first()?.0 {
        Test::Name(at, _) => {
            let key =
                |test: &Test| if let Test::Name(_, name) = test { Some(ctx.op_name(name)) } else { None };
            Question::Name(at, answers(cases, key))
        }
        Test::Constant(at, _) => {
            let key = |test: &Test| if let Test::Constant(_, make) = test { make(ctx) } else { None };
            Question::Constant(at, answers(cases, key))
        }
        Test::Count(at, _) => {
            let key = |test: &Test| if let Test::Count(_, count) = test { Some(*count) } else { None };
            Question::Count(at, answers(cases, key))
        }
        _ => match cases.swap_remove(0) {
            (Test::Not(tests), next) => Question::Not(chain(ctx, tests), next),
            (Test::User(at, index, name), next) => Question::User(*at, *index, ctx.op_name(name), next),
            (test, next) => Question::Other(test, next),
        },
    })
}

/// A chain of tests with one leaf at its end.
fn chain(ctx: &Context, tests: &'static [Test]) -> Point {
    let end = Point { leaves: &[0], branches: Vec::new() };
    tests.iter().rev().fold(end, |next, test| {
        let branch = question(ctx, vec![(test, next)]).map(|question| Branch { best: 0, question });
        Point { leaves: &[], branches: branch.into_iter().collect() }
    })
}

/// A walk through the tree for the best leaf. The recursion depth is at most the number of tests of one rule.
struct Search<'a> {
    probe: Probe<'a>,
    from: usize,
    found: usize,
    /// The operations that were chosen for the found leaf.
    chosen: [Option<Op>; MAX_CHOSEN],
    /// The selected leaves; `None` for all.
    is_selected: Option<&'a [bool]>,
}

impl Search<'_> {
    fn visit(&mut self, point: &Point) {
        for &leaf in point.leaves {
            let is_selected = self.is_selected.is_none_or(|expected| expected.get(leaf) == Some(&true));
            if leaf >= self.from && leaf < self.found && is_selected {
                self.found = leaf;
                self.chosen = self.probe.chosen;
            }
        }
        for branch in &point.branches {
            if branch.best >= self.found {
                continue;
            }
            if let Question::User(at, index, name, next) = &branch.question {
                self.visit_users(*at, *index, *name, next);
            } else if let Some(next) = self.answer(&branch.question) {
                self.visit(next);
            }
        }
    }

    /// Continues with each user of a value that can be the further operation with this index.
    fn visit_users(&mut self, at: usize, index: usize, name: OpName, next: &Point) {
        let Some(value) = self.probe.value(at) else { return };
        let ir = self.probe.ir;
        let mut users: Vec<Op> = ir.uses(value).map(|place| place.op).collect();
        users.sort_unstable();
        users.dedup();
        users.retain(|user| ir.name(*user) == name && joined::is_possible(&self.probe, *user));
        // In the order of the block, so that the result does not depend on the order of uses.
        users.sort_by(|a, b| if ir.is_before(*a, *b) { Ordering::Less } else { Ordering::Greater });
        for user in users {
            self.probe.chosen[index] = Some(user);
            self.visit(next);
            self.probe.chosen[index] = None;
        }
    }

    /// Whether a node reaches a leaf.
    fn reaches(&self, point: &Point) -> bool {
        let mut search =
            Search { probe: self.probe, from: 0, found: usize::MAX, chosen: NONE_CHOSEN, is_selected: None };
        search.visit(point);
        search.found != usize::MAX
    }

    /// The node for the answer to a question.
    fn answer<'p>(&self, question: &'p Question) -> Option<&'p Point> {
        let probe = &self.probe;
        match question {
            Question::Name(at, cases) => cases.get(&probe.ir.name(probe.op(*at)?)),
            Question::Constant(at, cases) => cases.get(&probe.attribute(*at)?),
            Question::Count(at, cases) => {
                let count = probe.count(*at)?;
                cases.iter().find(|(expected, _)| *expected == count).map(|(_, point)| point)
            }
            Question::Not(inner, next) => (!self.reaches(inner)).then_some(next),
            Question::User(..) => None,
            Question::Other(test, next) => self.holds(test).then_some(next),
        }
    }

    fn holds(&self, test: &Test) -> bool {
        let probe = &self.probe;
        match test {
            Test::Present(at) => probe.entity(*at).is_some(),
            Test::Absent(at) => probe.entity(*at).is_none(),
            Test::Equal(a, b) => probe.is_same(*a, *b),
            Test::AtLeast(at, count) => probe.count(*at).is_some_and(|found| found >= *count),
            Test::BlockArgument(at, expected) => {
                probe.value(*at).is_some_and(|value| match probe.ir.definition(value) {
                    Definition::Argument(_, index) => expected.is_none_or(|expected| expected == index),
                    Definition::Result(..) => false,
                })
            }
            Test::Region(at, shape) => {
                probe.region(*at).is_some_and(|region| has_shape(probe.ir, region, *shape))
            }
            Test::Type(at, accepts) => match probe.ty(*at) {
                Some(ty) => accepts(probe.ctx, ty),
                None => probe.values(*at).iter().all(|value| accepts(probe.ctx, probe.ir.value_type(*value))),
            },
            Test::Attribute(at, accepts) => {
                probe.attribute(*at).is_some_and(|attribute| accepts(probe.ctx, attribute))
            }
            Test::Holds(holds) => holds(probe),
            Test::Name(..) | Test::Constant(..) | Test::Count(..) | Test::Not(..) | Test::User(..) => false,
        }
    }
}

fn has_shape(ir: &Ir, region: Region, shape: RegionShape) -> bool {
    let is_one_op = |block| ir.first_op(block).is_some() && ir.first_op(block) == ir.last_op(block);
    match shape {
        RegionShape::Empty => ir.is_empty_region(region),
        RegionShape::SingleBlock => ir.has_one_block(region),
        RegionShape::OnlyOp => ir.only_block(region).is_some_and(is_one_op),
    }
}
