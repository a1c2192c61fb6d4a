//! Canonicalization of operations that pass values to their regions (MLIR's patterns for
//! `RegionBranchOpInterface`).
//!
//! Such an operation, and the terminators of its regions, forward operands to region arguments and results
//! of the operation. These are called *inputs* here (MLIR's successor inputs).
//!
//! Dialects add the patterns with the names of their operations.

use super::{PatternRewriter, PatternSet};
use crate::context::{Context, Type};
use crate::interfaces::{RegionBranchModel, RegionPoint, RegionSuccessor};
use crate::ir::{Block, Definition, Ir, Op, OpBuilder, OpState, Use, Value, properties::erase_operands};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Adds the patterns for operations of that name, which must implement `RegionBranchOpInterface` and must
/// not be isolated. Inputs with a unique outside value are replaced by it, equal inputs by each other, and
/// unused ones are erased.
pub fn add_region_branch_patterns(patterns: &mut PatternSet, name: &str) {
    patterns
        .add_fn_for("MakeRegionBranchOpSuccessorInputsDead", name, replace_known_inputs)
        .add_fn_for("RemoveDuplicateSuccessorInputUses", name, replace_equal_inputs)
        .add_fn_for("RemoveDeadRegionBranchOpSuccessorInputs", name, erase_dead_inputs);
}

/// A forwarded operand and its input.
#[derive(Clone, Copy, Debug)]
pub struct RegionEdge {
    /// The forwarded operand.
    pub operand: Use,
    /// The block argument or result that receives it.
    pub input: Value,
}

/// The forwarded operands of the operation and of the terminators of its regions, in their order.
#[must_use]
pub fn edges(ctx: &Context, ir: &Ir, op: Op) -> Vec<RegionEdge> {
    let Some(model) = ir.interfaces(ctx, op).region_branch else { return Vec::new() };
    let mut edges = Vec::new();
    for RegionSuccessor { point, inputs } in (model.successor_regions)(ctx, ir, op, RegionPoint::Parent) {
        let operands = (model.entry_successor_operands)(ctx, ir, op, point);
        edges.extend(
            operands.zip(inputs).map(|(index, input)| RegionEdge { operand: Use { op, index }, input }),
        );
    }
    for region in ir.regions(op) {
        for block in ir.blocks(region) {
            if let Some(terminator) = ir.last_op(block) {
                terminator_edges(ctx, ir, (op, model), terminator, RegionPoint::Region(region), &mut edges);
            }
        }
    }
    edges
}

/// The forwarded operands of a region's terminator.
fn terminator_edges(
    ctx: &Context,
    ir: &Ir,
    (op, model): (Op, &RegionBranchModel),
    terminator: Op,
    from: RegionPoint,
    edges: &mut Vec<RegionEdge>,
) {
    let Some(passes) = ir.interfaces(ctx, terminator).region_branch_terminator else { return };
    for RegionSuccessor { point, inputs } in (model.successor_regions)(ctx, ir, op, from) {
        let operands = (passes.successor_operands)(ctx, ir, terminator, point);
        let to = |(index, input)| RegionEdge { operand: Use { op: terminator, index }, input };
        edges.extend(operands.zip(inputs).map(to));
    }
}

/// The values that can be inputs: the results of the operation and the arguments of its entry blocks, by
/// owner.
fn possible_inputs(ir: &Ir, op: Op) -> impl Iterator<Item = Vec<Value>> + '_ {
    let entries = ir.regions(op).filter_map(|region| ir.first_block(region));
    std::iter::once(ir.results(op).collect()).chain(entries.map(|block| ir.arguments(block).collect()))
}

/// The edges of an operation, with their indices by input.
struct Edges {
    edges: Vec<RegionEdge>,
    by_input: FxHashMap<Value, Vec<usize>>,
}

impl Edges {
    fn new(rewriter: &PatternRewriter<'_>, op: Op) -> Self {
        let edges = edges(rewriter.context(), rewriter.ir(), op);
        let mut by_input: FxHashMap<Value, Vec<usize>> = FxHashMap::default();
        for (index, edge) in edges.iter().enumerate() {
            by_input.entry(edge.input).or_default().push(index);
        }
        Edges { edges, by_input }
    }

    /// The inputs without duplicates.
    fn inputs(&self) -> Vec<Value> {
        let is_first = |&(index, edge): &(usize, &RegionEdge)| self.by_input[&edge.input][0] == index;
        self.edges.iter().enumerate().filter(is_first).map(|(_, edge)| edge.input).collect()
    }

    /// The operands that are forwarded to the input.
    fn operands_of(&self, input: Value) -> impl Iterator<Item = Use> + '_ {
        self.by_input[&input].iter().map(|&index| self.edges[index].operand)
    }

    /// The inputs that receive each operand.
    fn inputs_by_operand(&self) -> FxHashMap<Use, Vec<Value>> {
        let mut inputs: FxHashMap<Use, Vec<Value>> = FxHashMap::default();
        for edge in &self.edges {
            inputs.entry(edge.operand).or_default().push(edge.input);
        }
        inputs
    }

    /// The values other than inputs that can reach each input, by a forward data-flow analysis.
    fn sources(&self, ir: &Ir) -> FxHashMap<Value, Source> {
        let mut sources: FxHashMap<Value, Source> = FxHashMap::default();
        let mut receivers: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
        let mut pending = Vec::new();
        for edge in &self.edges {
            let value = ir.operand(edge.operand.op, edge.operand.index);
            if self.by_input.contains_key(&value) {
                receivers.entry(value).or_default().push(edge.input)
            } else {
                pending.push((edge.input, Source::One(value)))
            }
        }
        while let Some((input, source)) = pending.pop() {
            let before = sources.get(&input).copied();
            let joined = before.map_or(source, |before| before.join(source));
            if before != Some(joined) {
                sources.insert(input, joined);
                let receivers = receivers.get(&input).map_or(&[][..], Vec::as_slice);
                pending.extend(receivers.iter().map(|&receiver| (receiver, joined)));
            }
        }
        sources
    }
}

/// The values that can reach an input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    One(Value),
    Several,
}

impl Source {
    fn join(self, other: Self) -> Self {
        if self == other { self } else { Source::Several }
    }
}

/// Whether the value is defined inside the operation.
fn is_inside(ir: &Ir, op: Op, value: Value) -> bool {
    match ir.definition(value) {
        Definition::Result(owner, _) => owner != op && ir.is_ancestor(op, owner),
        Definition::Argument(block, _) => {
            ir.parent_op(block).is_some_and(|parent| ir.is_ancestor(op, parent))
        }
    }
}

/// Replaces inputs that only one value can reach by that value, if it is defined outside of the operation.
fn replace_known_inputs(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let edges = Edges::new(rewriter, op);
    let sources = edges.sources(rewriter.ir());
    let mut changed = None;
    for input in edges.inputs() {
        let ir = rewriter.ir();
        if let Some(&Source::One(source)) = sources.get(&input)
            && !ir.is_unused(input)
            && !is_inside(ir, op, source)
        {
            rewriter.replace_all_uses(input, source);
            changed = Some(());
        }
    }
    changed
}

/// The index of a result or block argument.
fn number_of(ir: &Ir, value: Value) -> usize {
    match ir.definition(value) {
        Definition::Result(_, index) | Definition::Argument(_, index) => index,
    }
}

/// A class of inputs with equal values: inputs of one owner to which each operation forwards the same
/// value.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Class {
    /// The operation or the block.
    owner: (Option<Op>, Option<Block>),
    passed: Vec<(Op, Value)>,
}

impl Class {
    fn new(ir: &Ir, edges: &Edges, input: Value) -> Self {
        let owner = match ir.definition(input) {
            Definition::Result(op, _) => (Some(op), None),
            Definition::Argument(block, _) => (None, Some(block)),
        };
        let operands = edges.operands_of(input);
        let mut passed: Vec<(Op, Value)> =
            operands.map(|Use { op, index }| (op, ir.operand(op, index))).collect();
        passed.sort_unstable();
        Class { owner, passed }
    }
}

/// Used inputs by class. It is updated when operands change.
struct Classes<'e> {
    edges: &'e Edges,
    inputs_by_operand: FxHashMap<Use, Vec<Value>>,
    /// The inputs, ordered by their index among the arguments or results of their owner: connected inputs
    /// must be replaced by the same others, so that all of them become dead.
    inputs: Vec<Value>,
    /// The class of each input.
    of_input: Vec<Class>,
    places: FxHashMap<Value, usize>,
    /// The used inputs of each class. A replaced input is removed: it has no uses until it replaces others.
    members: FxHashMap<Class, BTreeSet<usize>>,
}

impl<'e> Classes<'e> {
    fn new(ir: &Ir, edges: &'e Edges) -> Self {
        let mut inputs = edges.inputs();
        inputs.sort_by_key(|input| number_of(ir, *input));
        let of_input: Vec<Class> = inputs.iter().map(|&input| Class::new(ir, edges, input)).collect();
        let places = inputs.iter().enumerate().map(|(place, &input)| (input, place)).collect();
        let mut members: FxHashMap<Class, BTreeSet<usize>> = FxHashMap::default();
        for (place, class) in of_input.iter().enumerate().filter(|(place, _)| !ir.is_unused(inputs[*place])) {
            members.entry(class.clone()).or_default().insert(place);
        }
        Classes { edges, inputs_by_operand: edges.inputs_by_operand(), inputs, of_input, places, members }
    }

    /// The first used input of the same class as the one at `place`, from `start` on.
    fn next_equal(&self, place: usize, start: usize) -> Option<usize> {
        self.members.get(&self.of_input[place])?.range(start..).next().copied()
    }

    /// Removes the input from the members of its class. Returns whether it was there.
    fn remove(&mut self, place: usize) -> bool {
        self.members.get_mut(&self.of_input[place]).is_some_and(|members| members.remove(&place))
    }

    /// Replaces the input at `place` by the one at `by`.
    fn replace(&mut self, rewriter: &mut PatternRewriter<'_>, place: usize, by: usize) {
        let replaced = self.inputs[place];
        self.remove(place);
        let uses: Vec<Use> = rewriter.ir().uses(replaced).collect();
        rewriter.replace_all_uses(replaced, self.inputs[by]);
        let receivers = uses.iter().filter_map(|operand| self.inputs_by_operand.get(operand)).flatten();
        let mut changed: Vec<usize> = receivers.map(|input| self.places[input]).collect();
        changed.sort_unstable();
        changed.dedup();
        for changed in changed {
            let class = Class::new(rewriter.ir(), self.edges, self.inputs[changed]);
            if self.remove(changed) {
                self.members.entry(class.clone()).or_default().insert(changed);
            }
            self.of_input[changed] = class;
        }
    }
}

/// Replaces inputs by an earlier input of the same owner that always has the same value.
fn replace_equal_inputs(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    // Fast path: most operations do not have two inputs of one owner.
    if possible_inputs(rewriter.ir(), op).all(|inputs| inputs.len() < 2) {
        return None;
    }
    let edges = Edges::new(rewriter, op);
    let mut classes = Classes::new(rewriter.ir(), &edges);
    let mut changed = None;
    for first in 0..classes.inputs.len() {
        let mut start = first + 1;
        while let Some(second) = classes.next_equal(first, start) {
            classes.replace(rewriter, second, first);
            changed = Some(());
            start = second + 1;
        }
    }
    changed
}

/// The dead inputs: they are unused, and so are all inputs that share an operand with them.
fn dead_inputs(ir: &Ir, edges: &Edges) -> Vec<Value> {
    let mut dead = Vec::new();
    let mut visited = FxHashSet::default();
    let inputs_by_operand = edges.inputs_by_operand();
    for input in edges.inputs() {
        if !visited.insert(input) {
            continue;
        }
        let mut tied = vec![input];
        let mut next = 0;
        while next < tied.len() {
            let others =
                edges.operands_of(tied[next]).filter_map(|operand| inputs_by_operand.get(&operand)).flatten();
            let new: Vec<Value> = others.copied().filter(|other| visited.insert(*other)).collect();
            tied.extend(new);
            next += 1;
        }
        if tied.iter().all(|input| ir.is_unused(*input)) {
            dead.extend(tied);
        }
    }
    dead
}

/// Erases dead inputs with their operands.
fn erase_dead_inputs(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ir = rewriter.ir();
    if possible_inputs(ir, op).flatten().all(|input| !ir.is_unused(input)) {
        return None;
    }
    let edges = Edges::new(rewriter, op);
    let dead = dead_inputs(rewriter.ir(), &edges);
    if dead.is_empty() {
        return None;
    }
    let mut operands: Vec<Use> = dead.iter().flat_map(|&input| edges.operands_of(input)).collect();
    operands.sort_unstable_by_key(|operand| (operand.op, operand.index));
    operands.dedup();
    for of_op in operands.chunk_by(|a, b| a.op == b.op) {
        let (op, indices) = (of_op[0].op, of_op.iter().map(|operand| operand.index).collect::<Vec<_>>());
        rewriter.modify(op, |ir| erase_operands(ir, op, &indices));
    }
    let (mut results, mut arguments) = (FxHashSet::default(), Vec::new());
    for &input in &dead {
        match rewriter.ir().definition(input) {
            Definition::Result(_, index) => {
                results.insert(index);
            }
            Definition::Argument(block, index) => arguments.push((block, index)),
        }
    }
    arguments.sort_unstable();
    for of_block in arguments.chunk_by(|a, b| a.0 == b.0) {
        let indices: Vec<usize> = of_block.iter().map(|argument| argument.1).collect();
        rewriter.modify(op, |ir| ir.erase_arguments(of_block[0].0, &indices));
    }
    if !results.is_empty() {
        rewriter.erase_results(op, |index| results.contains(&index));
    }
    Some(())
}

impl PatternRewriter<'_> {
    /// Replaces the operation by one without the results that satisfy `is_erased`. Returns the new
    /// operation.
    ///
    /// # Panics
    /// When an erased result is used.
    pub fn erase_results(&mut self, op: Op, is_erased: impl Fn(usize) -> bool) -> Op {
        let ir = self.ir();
        let kept: Vec<Value> = ir
            .results(op)
            .enumerate()
            .filter(|(index, _)| !is_erased(*index))
            .map(|(_, value)| value)
            .collect();
        let types: Vec<Type> = kept.iter().map(|value| ir.value_type(*value)).collect();
        let operands: Vec<Value> = ir.operands(op).collect();
        let state = OpState { operands: &operands, result_types: &types, ..OpState::like(ir, op) };
        self.set_insertion_point(op);
        let new = self.create(&state);
        self.inline_regions_at_end(op, new);
        for (index, value) in kept.into_iter().enumerate() {
            let result = self.ir().result(new, index);
            self.replace_all_uses(value, result);
        }
        self.erase_op(op);
        new
    }
}
