//! A tree of tests, ready to run in a context.

use rustc_hash::FxHashMap;

use super::{Choice, Entity, Leaf, Node, Probe, Rule, RuleTree, Test};
use crate::context::{Attribute, Context, OpName};
use crate::ir::{Ir, Op};

/// A tree with its names and constants looked up in a context, and the choice among its rules.
pub(in crate::rewrite) struct Compiled {
    tree: &'static RuleTree,
    top: Point,
    /// The leaves whose rule may be applied.
    is_wanted: Vec<bool>,
}

/// A node of the tree.
struct Point {
    leaves: &'static [u16],
    branches: Vec<Branch>,
}

/// A test of the tree.
struct Branch {
    best: u16,
    question: Question,
}

/// A test; cases are found by hash.
enum Question {
    Name(u16, FxHashMap<OpName, Point>),
    Constant(u16, FxHashMap<Attribute, Point>),
    Count(u16, Vec<(usize, Point)>),
    Other(&'static Test, Point),
}

impl Compiled {
    /// With all rules of the tree for which `is_wanted` holds.
    pub(in crate::rewrite) fn new(ctx: &Context, tree: &'static RuleTree, is_wanted: Vec<bool>) -> Compiled {
        let is_leaf_wanted = |leaf: &Leaf| {
            let is_its = |(rule, wanted): (&&'static Rule, &bool)| std::ptr::eq(*rule, leaf.rule) && *wanted;
            tree.rules.iter().zip(&is_wanted).any(is_its)
        };
        let is_wanted = tree.leaves.iter().map(is_leaf_wanted).collect();
        Compiled { tree, top: point(ctx, &tree.top), is_wanted }
    }

    /// The best leaf that fits the operation among those from number `from` on.
    pub(super) fn find(&self, ctx: &Context, ir: &Ir, root: Op, from: u16) -> Option<(u16, &'static Leaf)> {
        let probe = Probe { ctx, ir, tree: self.tree, root };
        let mut search = Search { probe, from, found: u16::MAX, is_wanted: &self.is_wanted };
        search.visit(&self.top);
        self.tree.leaves.get(usize::from(search.found)).map(|leaf| (search.found, leaf))
    }

    pub(super) fn tree(&self) -> &'static RuleTree {
        self.tree
    }
}

fn point(ctx: &Context, node: &'static Node) -> Point {
    let branch = |choice: &'static Choice| {
        let question = match &choice.test {
            Test::Name(at, cases) => Question::Name(
                *at,
                cases.iter().map(|(name, node)| (ctx.op_name(name), point(ctx, node))).collect(),
            ),
            Test::Constant(at, cases) => {
                let made = cases.iter().filter_map(|(make, node)| Some((make(ctx)?, point(ctx, node))));
                Question::Constant(*at, made.collect())
            }
            Test::Count(at, cases) => {
                Question::Count(*at, cases.iter().map(|(count, node)| (*count, point(ctx, node))).collect())
            }
            Test::Present(_, node)
            | Test::Absent(_, node)
            | Test::Equal(_, _, node)
            | Test::Type(_, _, node)
            | Test::Attribute(_, _, node)
            | Test::Holds(_, node) => Question::Other(&choice.test, point(ctx, node)),
        };
        Branch { best: choice.best, question }
    };
    Point { leaves: node.leaves, branches: node.choices.iter().map(branch).collect() }
}

/// A walk through the tree that looks for the best leaf. Its depth is that of the tree, which is as many tests as one
/// rule has.
struct Search<'a> {
    probe: Probe<'a>,
    from: u16,
    found: u16,
    is_wanted: &'a [bool],
}

impl Search<'_> {
    fn visit(&mut self, point: &Point) {
        for &leaf in point.leaves {
            if leaf >= self.from && leaf < self.found && self.is_wanted.get(usize::from(leaf)) == Some(&true)
            {
                self.found = leaf;
            }
        }
        for branch in &point.branches {
            if branch.best < self.found
                && let Some(next) = self.answer(&branch.question)
            {
                self.visit(next);
            }
        }
    }

    /// Where the answer to a question leads.
    fn answer<'p>(&self, question: &'p Question) -> Option<&'p Point> {
        let probe = &self.probe;
        match question {
            Question::Name(at, cases) => cases.get(&probe.ir.name(probe.op(*at)?)),
            Question::Constant(at, cases) => cases.get(&probe.attribute(*at)?),
            Question::Count(at, cases) => {
                let count = match probe.entity(*at)? {
                    Entity::Operands(_, start, end) => end - start,
                    _ => 1,
                };
                cases.iter().find(|(wanted, _)| *wanted == count).map(|(_, point)| point)
            }
            Question::Other(test, next) => self.holds(test).then_some(next),
        }
    }

    fn holds(&self, test: &Test) -> bool {
        let probe = &self.probe;
        match test {
            Test::Present(at, _) => probe.entity(*at).is_some(),
            Test::Absent(at, _) => probe.entity(*at).is_none(),
            Test::Equal(a, b, _) => probe.values(*a) == probe.values(*b),
            Test::Type(at, accepts, _) => {
                probe.values(*at).iter().all(|value| accepts(probe.ctx, probe.ir.value_type(*value)))
            }
            Test::Attribute(at, accepts, _) => {
                probe.attribute(*at).is_some_and(|attribute| accepts(probe.ctx, attribute))
            }
            Test::Holds(holds, _) => holds(probe),
            Test::Name(..) | Test::Constant(..) | Test::Count(..) => false,
        }
    }
}
