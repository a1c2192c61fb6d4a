//! Control flow and data flow within one body.

use super::analysis::{Analysis, LatticeValue, Sources, Target, Visit};
use ir_core::context::Attribute;
use ir_core::fold::{FoldResult, OpFoldResult, fold_with};
use ir_core::interfaces::{RegionPoint, RegionSuccessor, SuccessorOperands};
use ir_core::ir::{Block, Op, Region, Value};
use std::ops::Range;

impl Analysis<'_> {
    /// The constant operands, or `None` if one is still uninitialized.
    fn operand_constants(&self, op: Op) -> Option<Vec<Option<Attribute>>> {
        let constant = |value| match self.values.get(&value)? {
            LatticeValue::Constant { value, .. } => Some(Some(*value)),
            LatticeValue::Anything => Some(None),
        };
        self.ir.operands(op).map(constant).collect()
    }

    /// Visits the control flow from the operation.
    pub(super) fn visit_control(&mut self, op: Op) {
        if !self.is_live(op) {
            return;
        }
        let interfaces = *self.ir.interfaces(self.ctx, op);
        if let Some(call) = interfaces.call {
            self.visit_call(op, call);
        }
        if self.ir.num_regions(op) != 0 {
            if interfaces.region_branch.is_some() {
                self.visit_region_branch(op);
            } else if interfaces.callable.is_none() || self.is_called(op) {
                self.reach_entries(op);
            }
        }
        if let Some(parent) = self.returns_to(op) {
            match self.ir.interfaces(self.ctx, parent).region_branch {
                Some(_) => self.visit_region_end(op, parent),
                None => self.visit_return(op, parent),
            }
        }
        if self.ir.num_successors(op) != 0 {
            self.visit_branch(op);
        }
    }

    fn reach_entries(&mut self, op: Op) {
        let entries: Vec<Block> =
            self.ir.regions(op).filter_map(|region| self.ir.first_block(region)).collect();
        entries.into_iter().for_each(|block| self.reach(block));
    }

    fn visit_branch(&mut self, op: Op) {
        let Some(block) = self.ir.parent_block(op) else { return };
        let mut only = None;
        if let Some(branch) = self.ir.interfaces(self.ctx, op).branch {
            let Some(operands) = self.operand_constants(op) else { return };
            only = (branch.successor_for_operands)(self.ctx, self.ir, op, &operands);
        }
        let successors: Vec<Block> = match only {
            Some(index) => vec![self.ir.successor(op, index)],
            None => self.ir.successors(op).collect(),
        };
        successors.into_iter().for_each(|successor| self.reach_edge(op, block, successor));
    }

    /// Visits a reachable operation that branches to its regions.
    fn visit_region_branch(&mut self, op: Op) {
        let Some(model) = self.ir.interfaces(self.ctx, op).region_branch else { return };
        let Some(operands) = self.operand_constants(op) else { return };
        let successors = (model.entry_successor_regions)(self.ctx, self.ir, op, &operands)
            .unwrap_or_else(|| (model.successor_regions)(self.ctx, self.ir, op, RegionPoint::Parent));
        self.reach_regions(op, op, successors);
    }

    /// Visits a reachable terminator of a region of `parent`.
    fn visit_region_end(&mut self, op: Op, parent: Op) {
        let Some(operands) = self.operand_constants(op) else { return };
        let Some(end) = self.ir.interfaces(self.ctx, op).region_branch_terminator else { return };
        let Some(model) = self.ir.interfaces(self.ctx, parent).region_branch else { return };
        let Some(region) = self.ir.parent_region(op) else { return };
        let successors = (end.successor_regions)(self.ctx, self.ir, op, &operands).unwrap_or_else(|| {
            (model.successor_regions)(self.ctx, self.ir, parent, RegionPoint::Region(region))
        });
        self.reach_regions(op, parent, successors);
    }

    /// Marks the regions of `parent` that `op` branches to, or the point after it, as reachable.
    fn reach_regions(&mut self, op: Op, parent: Op, successors: Vec<RegionSuccessor>) {
        for RegionSuccessor { point, inputs } in successors {
            match point {
                RegionPoint::Region(region) => {
                    let Some(entry) = self.ir.first_block(region) else { continue };
                    self.reach(entry);
                    if self.add_source(Target::Entry(region), op, inputs) {
                        self.push(Visit::Arguments(entry));
                    }
                }
                RegionPoint::Parent => {
                    if self.add_source(Target::After(parent), op, inputs) {
                        self.push(Visit::Results(parent));
                    }
                }
            }
        }
    }

    /// Visits the arguments of an entry block. Those of other blocks are visited with the operations that
    /// pass operands to them.
    pub(super) fn visit_arguments(&mut self, block: Block) {
        if !self.live.contains(&block) || self.ir.num_arguments(block) == 0 {
            return;
        }
        if self.ir.is_entry_block(block)
            && let Some(region) = self.ir.parent_region(block)
        {
            let arguments: Vec<Value> = self.ir.arguments(block).collect();
            self.visit_entry_arguments(region, &arguments);
        }
    }

    /// Joins the operands that the operation passes to its reachable successors.
    pub(super) fn visit_passed(&mut self, op: Op) {
        let Some(from) = self.ir.parent_block(op) else { return };
        let model = self.ir.interfaces(self.ctx, op).branch;
        let mut passed = model.map(|model| model.passed(self.ctx, self.ir, op).into_iter());
        for index in 0..self.ir.num_successors(op) {
            let passed = passed.as_mut().and_then(Iterator::next);
            let to = self.ir.successor(op, index);
            if self.ir.num_arguments(to) != 0 && self.edges.contains(&(from, to)) {
                self.visit_edge(op, to, passed.as_ref());
            }
        }
    }

    /// Joins the operands that the operation passes to a block. They are unknown for operations without the
    /// interface.
    fn visit_edge(&mut self, op: Op, to: Block, passed: Option<&SuccessorOperands>) {
        for index in 0..self.ir.num_arguments(to) {
            let argument = self.ir.argument(to, index);
            let place = passed.and_then(|passed| {
                let place = passed.operands.start + index.checked_sub(passed.produced)?;
                passed.operands.contains(&place).then_some(place)
            });
            match place {
                Some(place) => self.join_value(argument, self.ir.operand(op, place)),
                None => self.join(argument, LatticeValue::Anything),
            }
        }
    }

    fn visit_entry_arguments(&mut self, region: Region, arguments: &[Value]) {
        let parent = self.ir.parent_op(region);
        let interfaces = *self.ir.interfaces(self.ctx, parent);
        let called = interfaces.callable.and_then(|model| (model.callable_region)(self.ctx, self.ir, parent));
        if called == Some(region) {
            self.visit_parameters(parent, arguments);
        } else if interfaces.region_branch.is_some() {
            self.visit_region_values(Target::Entry(region), parent, RegionPoint::Region(region), arguments);
        } else {
            self.give_up(arguments);
        }
    }

    /// Joins the operands of all known predecessors into the arguments of a region or the results of
    /// `parent`.
    fn visit_region_values(&mut self, target: Target, parent: Op, point: RegionPoint, values: &[Value]) {
        let Some(Sources { known, .. }) = self.sources.get(&target) else { return };
        for (op, inputs) in known.clone() {
            let Some(operands) = self.passed_operands(op, parent, point) else { return self.give_up(values) };
            let first = inputs.first().and_then(|input| values.iter().position(|value| value == input));
            let first = first.unwrap_or(0);
            let after = (first + inputs.len()).min(values.len());
            self.give_up(&values[..first]);
            self.give_up(&values[after..]);
            for (place, &value) in operands.zip(&values[first..after]) {
                self.join_value(value, self.ir.operand(op, place));
            }
        }
    }

    /// The operands, as an index range, that `op` passes to `point`. `op` is `parent` or a terminator of
    /// its regions.
    fn passed_operands(&self, op: Op, parent: Op, point: RegionPoint) -> Option<Range<usize>> {
        let interfaces = self.ir.interfaces(self.ctx, op);
        if op == parent {
            let model = interfaces.region_branch?;
            return Some((model.entry_successor_operands)(self.ctx, self.ir, op, point));
        }
        let model = interfaces.region_branch_terminator?;
        Some((model.successor_operands)(self.ctx, self.ir, op, point))
    }

    /// Visits the results of an operation.
    pub(super) fn visit_results(&mut self, op: Op) {
        if !self.is_live(op) {
            return;
        }
        let results: Vec<Value> = self.ir.results(op).collect();
        let interfaces = *self.ir.interfaces(self.ctx, op);
        if interfaces.region_branch.is_some() {
            return self.visit_region_values(Target::After(op), op, RegionPoint::Parent, &results);
        }
        if interfaces.call.is_some() {
            return self.visit_call_results(op, &results);
        }
        // Operations with regions might fold in place, which cannot be undone.
        if self.ir.num_regions(op) != 0 {
            return self.give_up(&results);
        }
        let Some(constants) = self.operand_constants(op) else { return };
        self.simulate(op, &constants, &results);
    }

    /// Folds the operation as if its operands were these constants, and restores it.
    fn simulate(&mut self, op: Op, constants: &[Option<Attribute>], results: &[Value]) {
        let operands: Vec<Value> = self.ir.operands(op).collect();
        let (properties, attributes) = (self.ir.properties(op), self.ir.attributes(op));
        let folded = fold_with(self.ctx, self.ir, op, constants);
        let folds = match &folded {
            FoldResult::Failure => return self.give_up(results),
            FoldResult::InPlace => {
                self.ir.set_operands(op, &operands);
                self.ir.set_properties(op, properties);
                self.ir.set_attributes(op, attributes);
                return self.give_up(results);
            }
            folded => folded.results(),
        };
        let dialect = self.ir.name(op).dialect(self.ctx);
        for (&result, fold) in results.iter().zip(folds) {
            match *fold {
                OpFoldResult::Attribute(value) => {
                    self.join(result, LatticeValue::Constant { value, dialect })
                }
                OpFoldResult::Value(value) => self.join_value(result, value),
            }
        }
    }
}
