//! Calls and callables.

use super::analysis::{Analysis, Target, Visit};
use ir_core::context::{Attribute, Traits};
use ir_core::interfaces::{CallModel, Callable, Visibility, is_symbol, visibility};
use ir_core::ir::{Ir, Op, Order, Value};

impl Analysis<'_> {
    /// Marks the callables with unknown callers: public ones, and those that an operation other than a call
    /// refers to.
    pub(super) fn find_outside_calls(&mut self) {
        let mut tables = Vec::new();
        self.ir.visit(self.top, Order::Pre, |op| {
            if self.ir.name(op).has(self.ctx, Traits::SYMBOL_TABLE) {
                tables.push(op);
            }
        });
        let all_visible = self.ir.parent_block(self.top).is_none();
        for table in tables {
            let hides = !is_symbol(self.ir, table) || visibility(self.ir, table) == Visibility::Private;
            self.find_outside_calls_of(table, all_visible || (table != self.top && hides));
        }
    }

    fn find_outside_calls_of(&mut self, table: Op, all_visible: bool) {
        let inside: Vec<Op> = nested(self.ir, table);
        let callables: Vec<Op> = inside.into_iter().filter(|&op| self.is_defined_symbol(op)).collect();
        if callables.is_empty() {
            return;
        }
        for &callable in &callables {
            let visibility = visibility(self.ir, callable);
            if visibility == Visibility::Public || (!all_visible && visibility == Visibility::Nested) {
                self.add_unknown_source(Target::After(callable));
            }
        }
        let mut users = Vec::new();
        let top = table;
        let mut pending = nested(self.ir, top);
        while let Some(op) = pending.pop() {
            if !self.ir.name(op).might_have(self.ctx, Traits::SYMBOL_TABLE) {
                pending.extend(nested(self.ir, op));
            }
            if self.ir.interfaces(self.ctx, op).call.is_none() {
                users.push(op);
            }
        }
        for user in users {
            for reference in self.symbols.own_references(self.ctx, self.ir, user) {
                let found = self.symbols.resolve(self.ctx, self.ir, table, reference);
                if let Some(&symbol) = found.last() {
                    self.add_unknown_source(Target::After(symbol));
                }
            }
        }
    }

    /// Whether the operation is a callable symbol with a body.
    fn is_defined_symbol(&self, op: Op) -> bool {
        let model = self.ir.interfaces(self.ctx, op).callable;
        model.is_some_and(|model| (model.callable_region)(self.ctx, self.ir, op).is_some())
            && is_symbol(self.ir, op)
    }

    /// Whether a callable has known calls or unknown callers.
    pub(super) fn is_called(&self, op: Op) -> bool {
        let sources = self.sources.get(&Target::After(op));
        sources.is_some_and(|sources| sources.unknown || !sources.known.is_empty())
    }

    /// The callee, if it is a symbol inside of the analyzed operation.
    fn callee(&mut self, call: Op, model: &CallModel) -> Option<Op> {
        let Some(Callable::Symbol(reference)) = (model.callable)(self.ctx, self.ir, call) else {
            return None;
        };
        let table = self.table_around(call)?;
        self.resolve(table, reference)
    }

    fn resolve(&mut self, table: Op, reference: Attribute) -> Option<Op> {
        self.symbols.resolve(self.ctx, self.ir, table, reference).last().copied()
    }

    /// The nearest enclosing symbol table of the operation, if it is inside of the analyzed operation.
    fn table_around(&self, op: Op) -> Option<Op> {
        let mut around = op;
        while around != self.top {
            around = self.ir.parent_op(around)?;
            if self.ir.name(around).has(self.ctx, Traits::SYMBOL_TABLE) {
                return Some(around);
            }
        }
        None
    }

    /// Visits a reachable call.
    pub(super) fn visit_call(&mut self, call: Op, model: &CallModel) {
        let callee = self.callee(call, model).filter(|&callee| self.is_defined_symbol(callee));
        let Some(callee) = callee else {
            if self.add_unknown_source(Target::After(call)) {
                self.push(Visit::Results(call));
            }
            return;
        };
        self.callees.insert(call, callee);
        if !self.add_source(Target::After(callee), call, Vec::new()) {
            return;
        }
        self.push(Visit::Control(callee));
        let region = self.ir.region(callee, 0);
        self.ir.first_block(region).into_iter().for_each(|entry| self.push(Visit::Arguments(entry)));
        let ends: Vec<Op> = self.ir.blocks(region).filter_map(|block| self.ir.last_op(block)).collect();
        ends.into_iter().for_each(|end| self.push(Visit::Control(end)));
    }

    /// Visits a reachable return of a callable.
    pub(super) fn visit_return(&mut self, op: Op, callable: Op) {
        let gives_operands = self.ir.name(op).has(self.ctx, Traits::RETURN_LIKE);
        for call in self.known_sources(Target::After(callable)) {
            let target = Target::After(call);
            let is_new = if gives_operands {
                self.add_source(target, op, Vec::new())
            } else {
                self.add_unknown_source(target)
            };
            if is_new {
                self.push(Visit::Results(call));
            }
        }
    }

    /// Joins the operands of calls into the arguments.
    pub(super) fn visit_parameters(&mut self, callable: Op, arguments: &[Value]) {
        let Some(sources) = self.sources.get(&Target::After(callable)) else { return };
        if sources.unknown {
            return self.give_up(arguments);
        }
        for call in self.known_sources(Target::After(callable)) {
            let Some(model) = self.ir.interfaces(self.ctx, call).call else { continue };
            let passed = (model.argument_operands)(self.ctx, self.ir, call);
            for (place, &argument) in passed.zip(arguments) {
                self.join_value(argument, self.ir.operand(call, place));
            }
        }
    }

    /// Joins the returned values into the results of the call.
    pub(super) fn visit_call_results(&mut self, call: Op, results: &[Value]) {
        let Some(sources) = self.sources.get(&Target::After(call)) else { return };
        if sources.unknown {
            return self.give_up(results);
        }
        for end in self.known_sources(Target::After(call)) {
            let operands: Vec<Value> = self.ir.operands(end).collect();
            for (&result, operand) in results.iter().zip(operands) {
                self.join_value(result, operand);
            }
        }
    }
}

/// The operations directly in the operation's regions.
fn nested(ir: &Ir, op: Op) -> Vec<Op> {
    let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
    blocks.flat_map(|block| ir.ops(block)).collect()
}
