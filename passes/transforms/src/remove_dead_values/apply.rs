//! Execution of the plan.

use super::plan::{Edge, Function, Plan, signature};
use ir_core::context::{Attribute, Context, Location, OpName, Traits, Type};
use ir_core::ir::{
    Block, Builder, Definition, InsertionPoint, Ir, Op, OpBuilder, OpState, Value, properties,
    properties::erase_operands,
};
use ir_core::predicates::{attributes::array_elements, types::function_type};
use ir_core::rewrite::{NoListener, PatternRewriter, erase_passed};
use rustc_hash::{FxHashMap, FxHashSet};

/// Executes the plan. `ub.poison` replaces removed values that are still used.
pub(super) fn apply(ctx: &Context, ir: &mut Ir, plan: Plan) {
    let mut remover = Remover { ctx, ir, poisons: Vec::new() };
    for (op, numbers) in plan.operands {
        for index in numbers {
            let value = remover.ir.operand(op, index);
            let poison = remover.poison_before(op, value);
            remover.ir.set_operand(op, index, poison);
        }
    }
    remover.remove_passed(&plan.edges, &plan.ops.iter().copied().collect());
    for function in &plan.functions {
        remover.shrink_function(function);
    }
    for function in &plan.functions {
        remover.shrink_calls(function);
    }
    for op in plan.ops {
        remover.remove_op(op);
    }
    for poison in remover.poisons {
        if ir.is_live(poison) && !ir.has_uses(poison) {
            ir.erase(poison);
        }
    }
}

struct Remover<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    /// The created poison operations.
    poisons: Vec<Op>,
}

/// The indices of the set flags, in ascending order.
fn set_numbers(flags: &[bool]) -> Vec<usize> {
    (0..flags.len()).filter(|&index| flags[index]).collect()
}

impl Remover<'_> {
    fn create(&mut self, at: InsertionPoint, name: OpName, types: &[Type], location: Location) -> Op {
        let properties = name
            .definition(self.ctx)
            .and_then(|definition| definition.properties().with_defaults(self.ctx, None));
        let mut builder = Builder::new(self.ir);
        builder.restore_insertion_point(Some(at));
        builder.create(&OpState { result_types: types, properties, ..OpState::new(name, location) })
    }

    /// Creates poison with the type and location of a value.
    fn poison(&mut self, at: InsertionPoint, like: Value) -> Value {
        let location = match self.ir.definition(like) {
            Definition::Result(op, _) => self.ir.location(op),
            Definition::Argument(block, index) => self.ir.argument_location(block, index),
        };
        let ty = self.ir.value_type(like);
        let op = self.create(at, self.ctx.op_name("ub.poison"), &[ty], location);
        self.poisons.push(op);
        self.ir.result(op, 0)
    }

    fn poison_before(&mut self, op: Op, like: Value) -> Value {
        let block = self.ir.parent_block(op).expect("it is in the operation that the pass runs on");
        self.poison(InsertionPoint { block, before: Some(op) }, like)
    }

    /// Removes block arguments.
    fn remove_arguments(&mut self, block: Block, numbers: &[usize]) {
        for &index in numbers.iter().rev() {
            let argument = self.ir.argument(block, index);
            if !self.ir.is_unused(argument) {
                let before = self.ir.first_op(block);
                let poison = self.poison(InsertionPoint { block, before }, argument);
                self.ir.replace_all_uses(argument, poison);
            }
        }
        self.ir.erase_arguments(block, numbers);
    }

    /// Removes dead block arguments and the operands that branches pass for them.
    fn remove_passed(&mut self, edges: &[Edge], dead_ops: &FxHashSet<Op>) {
        let mut of_block: FxHashMap<Block, Vec<&Edge>> = FxHashMap::default();
        for edge in edges {
            of_block.entry(edge.block).or_default().push(edge);
        }
        for edge in edges {
            let Some(edges) = of_block.remove(&edge.block) else { continue };
            if self.is_known(edge.block, &edges, dead_ops) {
                self.remove_dead_of(edge.block, &edges);
            }
        }
    }

    /// Whether these are all remaining branches to the block.
    fn is_known(&self, block: Block, edges: &[&Edge], dead_ops: &FxHashSet<Op>) -> bool {
        let known: FxHashSet<(Op, usize)> = edges.iter().map(|edge| (edge.branch, edge.successor)).collect();
        self.ir.block_uses(block).all(|place| known.contains(&place) || dead_ops.contains(&place.0))
    }

    /// Removes the arguments that are dead for the first branch, and from each branch the operands that are
    /// dead for this branch. This is MLIR's algorithm, and branches usually agree. Otherwise, removes all
    /// arguments that are dead for any branch.
    fn remove_dead_of(&mut self, block: Block, edges: &[&Edge]) {
        let Some(first) = edges.iter().find(|edge| edge.is_dead.contains(&true)) else { return };
        let kept = |edge: &Edge| (0..edge.is_dead.len()).filter(|&index| !edge.is_dead[index]).collect();
        let arguments: Vec<usize> = kept(first);
        let agree = edges.iter().all(|edge| {
            let passed: Vec<usize> = kept(edge);
            let type_of = |&index: &usize| self.ir.value_type(self.ir.argument(block, index));
            passed.iter().map(type_of).eq(arguments.iter().map(type_of))
        });
        let any: Vec<bool> =
            (0..first.is_dead.len()).map(|index| edges.iter().any(|edge| edge.is_dead[index])).collect();
        for edge in edges {
            let is_dead = if agree { &edge.is_dead } else { &any };
            erase_passed(self.ctx, self.ir, edge.branch, edge.successor, &set_numbers(is_dead));
        }
        self.remove_arguments(block, &set_numbers(if agree { &first.is_dead } else { &any }));
    }

    /// Removes dead arguments and results of a function.
    fn shrink_function(&mut self, function: &Function) {
        let Function { op, dead_arguments, dead_results, .. } = function;
        let op = *op;
        let Some((inputs, results)) = signature(self.ctx, self.ir, op) else { return };
        let inputs = retain_live(inputs, dead_arguments);
        let num_results = results.len();
        let results = retain_live(results, dead_results);
        let ty = self.ctx.type_attr(function_type(self.ctx, &inputs, &results));
        properties::set(self.ir, op, "function_type", Some(ty));
        self.shrink_dictionaries(op, "arg_attrs", dead_arguments);
        self.shrink_dictionaries(op, "res_attrs", dead_results);
        let region = self.ir.region(op, 0);
        if let Some(entry) = self.ir.first_block(region) {
            self.remove_arguments(entry, &set_numbers(dead_arguments));
        }
        let ends: Vec<Op> = self.ir.blocks(region).filter_map(|block| self.ir.last_op(block)).collect();
        for end in ends {
            if self.ir.name(end).has(self.ctx, Traits::RETURN_LIKE)
                && self.ir.num_operands(end) == num_results
            {
                erase_operands(self.ir, end, &set_numbers(dead_results));
            }
        }
    }

    /// Removes dictionaries of dead arguments or results from a list. Removes the list if all others are
    /// empty.
    fn shrink_dictionaries(&mut self, op: Op, name: &str, is_dead: &[bool]) {
        let list = properties::get(self.ir, op, name);
        let Some(elements) = list.and_then(|list| array_elements(self.ctx, list)) else { return };
        let kept: Vec<Attribute> = retain_live(elements, is_dead);
        let says_something =
            |entry: &Attribute| entry.dictionary_entries(self.ctx).is_none_or(|entries| !entries.is_empty());
        let list = kept.iter().any(says_something).then(|| self.ctx.array_attr(&kept));
        properties::set(self.ir, op, name, list);
    }

    /// Removes operands of calls for removed arguments, and removed results.
    fn shrink_calls(&mut self, function: &Function) {
        for &call in &function.calls {
            let Some(model) = self.ir.interfaces(self.ctx, call).call else { continue };
            let start = (model.argument_operands)(self.ctx, self.ir, call).start;
            let dead = set_numbers(&function.dead_arguments);
            let operands: Vec<usize> = dead.into_iter().map(|index| start + index).collect();
            erase_operands(self.ir, call, &operands);
            if function.dead_results.is_empty() {
                continue;
            }
            for index in set_numbers(&function.dead_results).into_iter().rev() {
                self.replace_by_poison(call, self.ir.result(call, index));
            }
            let mut listener = NoListener;
            let mut rewriter = PatternRewriter::new(self.ctx, self.ir, &mut listener);
            rewriter.erase_results(call, |index| function.dead_results[index]);
        }
    }

    /// Replaces uses of a result by poison before the operation.
    fn replace_by_poison(&mut self, op: Op, result: Value) {
        if !self.ir.is_unused(result) {
            let poison = self.poison_before(op, result);
            self.ir.replace_all_uses(result, poison);
        }
    }

    /// Erases an operation; `ub.unreachable` replaces a terminator.
    fn remove_op(&mut self, op: Op) {
        let results: Vec<Value> = self.ir.results(op).collect();
        for result in results {
            self.replace_by_poison(op, result);
        }
        if self.ir.name(op).has(self.ctx, Traits::TERMINATOR)
            && let Some(block) = self.ir.parent_block(op)
        {
            let name = self.ctx.op_name("ub.unreachable");
            let location = self.ir.location(op);
            self.create(InsertionPoint { block, before: Some(op) }, name, &[], location);
        }
        self.ir.erase(op);
    }
}

/// The elements that are not dead.
fn retain_live<T: Copy>(elements: &[T], is_dead: &[bool]) -> Vec<T> {
    elements.iter().zip(is_dead).filter(|(_, is_dead)| !**is_dead).map(|(element, _)| *element).collect()
}
