//! Random plans.

use super::plan::{Count, Edges, Leaf, Nest, Node, Pick, Wide};
use crate::irgen::random::Random;

/// A node with fixed counts only.
pub(super) fn fixed(random: &mut Random, depth: usize) -> Node {
    if depth == 0 || random.chance(3) {
        return leaves(random);
    }
    let count = Count::Fixed(1 + random.count(3));
    composed(random, count, |random| fixed(random, depth - 1))
}

/// A node with one count that grows.
pub(super) fn growing(random: &mut Random, depth: usize) -> Node {
    if depth > 0 && random.chance(3) {
        let count = Count::Fixed(1 + random.count(2));
        return composed(random, count, |random| growing(random, depth - 1));
    }
    let node = composed(random, Count::Grows, |random| fixed(random, depth));
    // The operations after it decide whether the values of the growing part are used.
    if random.chance(2) { Node::Sequence(vec![node, leaves(random)]) } else { node }
}

/// A node around inner nodes, repeated by `count`.
fn composed(random: &mut Random, count: Count, mut inner: impl FnMut(&mut Random) -> Node) -> Node {
    let is_inner_growing = count != Count::Grows;
    match random.below(if is_inner_growing { 3 } else { 4 }) {
        0 => Node::Repeat(count, Box::new(inner(random))),
        1 => {
            let kind = NESTS[random.count(NESTS.len())];
            let each = random.chance(2) && !is_inner_growing;
            Node::Nest { kind, depth: count, each, node: Box::new(inner(random)) }
        }
        2 => Node::Blocks(EDGES[random.count(EDGES.len())], count, Box::new(inner(random))),
        _ => Node::Wide(wide(random), count),
    }
}

/// A few operations.
fn leaves(random: &mut Random) -> Node {
    let count = 1 + random.count(4);
    Node::Sequence((0..count).map(|_| Node::Leaf(leaf(random))).collect())
}

const NESTS: [Nest; 8] = [
    Nest::If,
    Nest::IfElse,
    Nest::For,
    Nest::While,
    Nest::Execute,
    Nest::Switch,
    Nest::Unknown,
    Nest::AffineFor,
];
const EDGES: [Edges; 5] = [Edges::Line, Edges::Ladder, Edges::Exits, Edges::Loops, Edges::SelfLoops];
const PICKS: [Pick; 3] = [Pick::First, Pick::Last, Pick::Previous];
const BINARIES: [&str; 8] = ["addi", "subi", "muli", "andi", "xori", "maxsi", "divsi", "shli"];

fn pick(random: &mut Random) -> Pick {
    PICKS[random.count(PICKS.len())]
}

fn leaf(random: &mut Random) -> Leaf {
    match random.below(10) {
        0..=2 => Leaf::Binary(random.pick(&BINARIES), pick(random), pick(random)),
        3 => Leaf::Constant([1, 7, usize::MAX][random.count(3)]),
        4 => Leaf::Select(pick(random), pick(random)),
        5 => Leaf::Use(pick(random)),
        6 => Leaf::Unknown(pick(random)),
        7 => Leaf::Load,
        8 => Leaf::Store(pick(random)),
        _ => Leaf::Call(pick(random)),
    }
}

fn wide(random: &mut Random) -> Wide {
    const ALL: [Wide; 16] = [
        Wide::Results,
        Wide::ForRotated,
        Wide::ForDead,
        Wide::WhileSame,
        Wide::WhileDistinct,
        Wide::IfResults,
        Wide::Cases,
        Wide::SwitchCases,
        Wide::Attributes,
        Wide::Integers,
        Wide::Strings,
        Wide::Dense,
        Wide::FusedLocation,
        Wide::BlockArguments,
        Wide::AffineSum,
        Wide::TupleType,
    ];
    match random.count(ALL.len() + 1) {
        0 => Wide::Operands(pick(random)),
        index => ALL[index - 1],
    }
}
