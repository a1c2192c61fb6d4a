//! Canonicalization of operations that pass values to their regions (MLIR's patterns for `RegionBranchOpInterface`).
//!
//! Such an operation, and the terminators of its regions, forward operands to region arguments and results of the operation,
//! which are called *inputs* here (MLIR's successor inputs).

use super::{PatternRewriter, PatternSet};
use crate::context::{Context, Type};
use crate::interfaces::{RegionBranchModel, RegionPoint, RegionSuccessor};
use crate::ir::{Definition, Ir, Op, OpBuilder, OpState, Use, Value, properties::erase_operand};
use rustc_hash::FxHashSet;

/// Adds the patterns for operations of that name, which must implement `RegionBranchOpInterface` and must not be isolated:
/// inputs that always have one value from outside are replaced by it, equal inputs by each other, and unused ones are erased.
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
            operands.zip(inputs).map(|(number, input)| RegionEdge { operand: Use { op, number }, input }),
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
        let to = |(number, input)| RegionEdge { operand: Use { op: terminator, number }, input };
        edges.extend(operands.zip(inputs).map(to));
    }
}

/// The inputs without duplicates.
fn inputs(edges: &[RegionEdge]) -> Vec<Value> {
    let mut known = FxHashSet::default();
    edges.iter().map(|edge| edge.input).filter(|input| known.insert(*input)).collect()
}

/// The only value other than an input that can reach the input; `None` if there are several.
fn only_source(ir: &Ir, edges: &[RegionEdge], input: Value) -> Option<Value> {
    let mut source = None;
    let mut visited = FxHashSet::from_iter([input]);
    let mut pending = vec![input];
    while let Some(next) = pending.pop() {
        for edge in edges.iter().filter(|edge| edge.input == next) {
            let value = ir.operand(edge.operand.op, edge.operand.number);
            if !visited.insert(value) {
                continue;
            }
            if edges.iter().any(|edge| edge.input == value) {
                pending.push(value);
            } else if source.replace(value).is_some() {
                return None;
            }
        }
    }
    source
}

/// Whether the value is defined inside the operation.
fn is_inside(ir: &Ir, op: Op, value: Value) -> bool {
    match ir.definition(value) {
        Definition::Result(owner, _) => owner != op && ir.is_ancestor(op, owner),
        Definition::Argument(block, _) => {
            ir.block_parent(block).is_some_and(|parent| ir.is_ancestor(op, parent))
        }
    }
}

/// Replaces inputs that only one value can reach by that value.
fn replace_known_inputs(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let edges = edges(rewriter.context(), rewriter.ir(), op);
    let mut changed = None;
    for input in inputs(&edges) {
        let ir = rewriter.ir();
        if ir.is_unused(input) {
            continue;
        }
        if let Some(source) = only_source(ir, &edges, input).filter(|source| !is_inside(ir, op, *source)) {
            rewriter.replace_all_uses(input, source);
            changed = Some(());
        }
    }
    changed
}

/// The index of a result or block argument.
fn number_of(ir: &Ir, value: Value) -> usize {
    match ir.definition(value) {
        Definition::Result(_, number) | Definition::Argument(_, number) => number,
    }
}

fn have_same_owner(ir: &Ir, a: Value, b: Value) -> bool {
    match (ir.definition(a), ir.definition(b)) {
        (Definition::Result(a, _), Definition::Result(b, _)) => a == b,
        (Definition::Argument(a, _), Definition::Argument(b, _)) => a == b,
        _ => false,
    }
}

/// Whether each operation forwards the same value to both inputs.
fn are_passed_the_same(ir: &Ir, edges: &[RegionEdge], a: Value, b: Value) -> bool {
    let passed = |input: Value| {
        let mut passed: Vec<(Op, Value)> = edges
            .iter()
            .filter(|edge| edge.input == input)
            .map(|edge| (edge.operand.op, ir.operand(edge.operand.op, edge.operand.number)))
            .collect();
        passed.sort_unstable();
        passed
    };
    passed(a) == passed(b)
}

/// Replaces inputs by an earlier input of the same owner that always has the same value.
fn replace_equal_inputs(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let edges = edges(rewriter.context(), rewriter.ir(), op);
    let mut inputs = inputs(&edges);
    // Connected inputs must be replaced by the same others, so that all of them become dead.
    inputs.sort_by_key(|input| number_of(rewriter.ir(), *input));
    let mut changed = None;
    for (place, &first) in inputs.iter().enumerate() {
        for &second in &inputs[place + 1..] {
            let ir = rewriter.ir();
            if !ir.is_unused(second)
                && have_same_owner(ir, first, second)
                && are_passed_the_same(ir, &edges, first, second)
            {
                rewriter.replace_all_uses(second, first);
                changed = Some(());
            }
        }
    }
    changed
}

/// The dead inputs: they are unused, and so are all inputs that share an operand with them.
fn dead_inputs(ir: &Ir, edges: &[RegionEdge]) -> Vec<Value> {
    let mut dead = Vec::new();
    let mut visited = FxHashSet::default();
    for input in inputs(edges) {
        if !visited.insert(input) {
            continue;
        }
        let mut tied = vec![input];
        let mut next = 0;
        while next < tied.len() {
            let operands = edges.iter().filter(|edge| edge.input == tied[next]).map(|edge| edge.operand);
            let operands: Vec<Use> = operands.collect();
            let others = edges.iter().filter(|edge| operands.contains(&edge.operand)).map(|edge| edge.input);
            tied.extend(others.filter(|other| visited.insert(*other)));
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
    let ctx = rewriter.context();
    let edges = edges(ctx, rewriter.ir(), op);
    let dead = dead_inputs(rewriter.ir(), &edges);
    if dead.is_empty() {
        return None;
    }
    let mut operands: Vec<Use> =
        edges.iter().filter(|edge| dead.contains(&edge.input)).map(|edge| edge.operand).collect();
    operands.sort_by_key(|operand| (operand.op, std::cmp::Reverse(operand.number)));
    operands.dedup();
    for Use { op, number } in operands {
        rewriter.modify(op, |ir| erase_operand(ir, op, number));
    }
    let mut results = FxHashSet::default();
    let mut arguments = Vec::new();
    for &input in &dead {
        match rewriter.ir().definition(input) {
            Definition::Result(_, number) => {
                results.insert(number);
            }
            Definition::Argument(block, number) => arguments.push((block, number)),
        }
    }
    arguments.sort_unstable_by(|a, b| b.cmp(a));
    for (block, number) in arguments {
        rewriter.modify(op, |ir| ir.erase_argument(block, number));
    }
    if !results.is_empty() {
        rewriter.erase_results(op, |number| results.contains(&number));
    }
    Some(())
}

impl PatternRewriter<'_> {
    /// Replaces the operation by one without the results for which `is_erased` holds, and returns the new one.
    ///
    /// # Panics
    /// When an erased result is used.
    pub fn erase_results(&mut self, op: Op, is_erased: impl Fn(usize) -> bool) -> Op {
        let ir = self.ir();
        let kept: Vec<Value> = ir
            .results(op)
            .enumerate()
            .filter(|(number, _)| !is_erased(*number))
            .map(|(_, value)| value)
            .collect();
        let types: Vec<Type> = kept.iter().map(|value| ir.value_type(*value)).collect();
        let operands: Vec<Value> = ir.operands(op).collect();
        let state = OpState {
            operands: &operands,
            result_types: &types,
            num_regions: ir.num_regions(op),
            attributes: ir.attributes(op),
            properties: ir.properties(op),
            ..OpState::new(ir.name(op), ir.location(op))
        };
        self.before(op);
        let new = self.create(&state);
        for number in 0..self.ir().num_regions(op) {
            let (from, to) = (self.ir().region(op, number), self.ir().region(new, number));
            self.inline_region_at_end(from, to);
        }
        for (number, value) in kept.into_iter().enumerate() {
            let result = self.ir().result(new, number);
            self.replace_all_uses(value, result);
        }
        self.erase_op(op);
        new
    }
}
