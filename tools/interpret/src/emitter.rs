//! Preparation of a function: from operations to steps.

use std::sync::Arc;

use ir_core::context::{Attribute, Context, Ident, Location, Type};
use ir_core::ir::{Block, Ir, Op, Region, Value as IrValue};
use ir_core::predicates::attributes::{bool_value, int};
use ir_core::stack::grow;
use rustc_hash::FxHashMap;

use crate::code::{Code, Flow, FunctionId, Label, Origin, Slot, Symbols};
use crate::machine::{Library, Machine, Step};
use crate::stop::{Computed, unsupported};
use crate::value::Value;

/// The semantics of operations and of library functions.
pub trait Semantics: Sync {
    /// Prepares an operation of this name; `false` if it has no semantics.
    fn prepare(&self, name: &str, op: Op, e: &mut Emitter<'_>) -> bool;

    /// The library functions.
    fn library(&self) -> Arc<Library>;
}

/// The continuation of a region: the slots for the operands of its terminator, and the label to go on at.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The slots, one for each operand that the terminator passes.
    pub slots: Vec<Slot>,
    /// The label.
    pub target: Label,
}

/// Emits the steps of a function, operation by operation.
///
/// Functions of an operation's index (`operand`, `result`) refer to the current operation.
pub struct Emitter<'a> {
    ir: &'a Ir,
    semantics: &'a dyn Semantics,
    symbols: &'a Symbols,
    code: &'a mut Code<Step>,
    op: Op,
    slots: FxHashMap<IrValue, Slot>,
    blocks: FxHashMap<Block, Label>,
    /// The exits of the enclosing regions, the innermost last.
    exits: Vec<Vec<Exit>>,
}

impl<'a> Emitter<'a> {
    /// Emits the body of a function.
    pub(crate) fn emit_function(
        ir: &'a Ir,
        semantics: &'a dyn Semantics,
        symbols: &'a Symbols,
        op: Op,
        region: Region,
        code: &'a mut Code<Step>,
    ) {
        let (slots, blocks) = (FxHashMap::default(), FxHashMap::default());
        let mut e = Emitter { ir, semantics, symbols, code, op, slots, blocks, exits: Vec::new() };
        if let Some(entry) = ir.first_block(region) {
            for argument in ir.arguments(entry) {
                e.slot(argument);
            }
        }
        e.blocks(region);
    }

    // Queries about the current operation.

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &'a Ir {
        self.ir
    }

    /// The context.
    #[must_use]
    pub fn ctx(&self) -> &'a Context {
        self.ir.context()
    }

    /// The current operation.
    #[must_use]
    pub fn op(&self) -> Op {
        self.op
    }

    /// The location of the current operation.
    #[must_use]
    pub fn location(&self) -> Location {
        self.ir.location(self.op)
    }

    /// The slot of a value.
    pub fn slot(&mut self, value: IrValue) -> Slot {
        let next = Slot(self.code.frame_size);
        let slot = *self.slots.entry(value).or_insert(next);
        if slot == next {
            self.code.frame_size += 1;
        }
        slot
    }

    /// A slot that belongs to no value.
    pub fn temporary(&mut self) -> Slot {
        self.code.frame_size += 1;
        Slot(self.code.frame_size - 1)
    }

    /// The slots of these values.
    pub fn slots(&mut self, values: impl IntoIterator<Item = IrValue>) -> Vec<Slot> {
        values.into_iter().map(|value| self.slot(value)).collect()
    }

    /// The slot of the operand at an index.
    #[track_caller]
    pub fn operand(&mut self, index: usize) -> Slot {
        self.slot(self.ir.operand(self.op, index))
    }

    /// The slots of all operands.
    pub fn operands(&mut self) -> Vec<Slot> {
        self.slots(self.ir.operands(self.op).to_vec())
    }

    /// The slot of the result at an index.
    #[track_caller]
    pub fn result(&mut self, index: usize) -> Slot {
        self.slot(self.ir.result(self.op, index))
    }

    /// The slots of all results.
    pub fn results(&mut self) -> Vec<Slot> {
        self.slots(self.ir.results(self.op).to_vec())
    }

    /// The type of the operand at an index.
    #[must_use]
    #[track_caller]
    pub fn operand_type(&self, index: usize) -> Type {
        self.ir.value_type(self.ir.operand(self.op, index))
    }

    /// The type of the result at an index.
    #[must_use]
    #[track_caller]
    pub fn result_type(&self, index: usize) -> Type {
        self.ir.value_type(self.ir.result(self.op, index))
    }

    /// An attribute.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<Attribute> {
        self.ir.attribute(self.op, name)
    }

    /// The number in an attribute: an integer, or the value of an enum. 0 without the attribute.
    #[must_use]
    pub fn number(&self, name: &str) -> i64 {
        let Some(attribute) = self.attribute(name) else { return 0 };
        if let Some(value) = int(self.ctx(), attribute) {
            return value;
        }
        ir_core::attr_or_type::enum_value(self.ctx(), attribute).map_or(0, |(_, value)| value as i64)
    }

    /// Whether a flag is set: a unit attribute, or `true`.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.attribute(name).is_some_and(|value| bool_value(self.ctx(), value).unwrap_or(true))
    }

    /// The integers of a `DenseArray` attribute; empty without the attribute.
    #[must_use]
    pub fn integers(&self, name: &str) -> Vec<i64> {
        let value = self.attribute(name);
        value
            .and_then(|value| ir_core::predicates::attributes::dense_array_ints(self.ctx(), value))
            .unwrap_or_default()
    }

    /// The function of this name, also one without a body.
    #[must_use]
    pub fn function(&self, name: Ident) -> Option<FunctionId> {
        self.symbols.functions.get(&name).copied()
    }

    /// The index of the global of this name.
    #[must_use]
    pub(crate) fn global(&self, name: Ident) -> Option<u32> {
        self.symbols.globals.get(&name).copied()
    }

    /// The library functions.
    #[must_use]
    pub fn library(&self) -> Arc<Library> {
        self.semantics.library()
    }

    // Steps.

    /// Emits a step. An error of kind [`Poison`](crate::FaultKind::Poison) sets the results to poison.
    pub fn step(&mut self, step: impl Fn(&mut Machine<'_>) -> Computed<Flow> + Send + Sync + 'static) {
        self.code.origin_of.push(self.code.origins.len() as u32 - 1);
        self.code.steps.push(Box::new(step));
    }

    /// Emits a step that computes the only result.
    pub fn compute(&mut self, compute: impl Fn(&mut Machine<'_>) -> Computed<Value> + Send + Sync + 'static) {
        let result = self.result(0);
        self.step(move |m| {
            let value = compute(m)?;
            m.set(result, value);
            Ok(Flow::Next)
        });
    }

    /// Emits a step that stops because the interpreter lacks something.
    pub fn unsupported(&mut self, message: impl Into<String>) {
        let message = message.into();
        self.step(move |_| unsupported(message.clone()));
    }

    /// Emits a step that sets the slot to a constant.
    pub fn constant(&mut self, slot: Slot, value: Value) {
        self.step(move |m| {
            m.set(slot, value.clone());
            Ok(Flow::Next)
        });
    }

    /// Creates a label without a position.
    pub fn label(&mut self) -> Label {
        self.code.labels.push(u32::MAX);
        Label(self.code.labels.len() as u32 - 1)
    }

    /// Sets the position of a label: the next step.
    pub fn bind(&mut self, label: Label) {
        self.code.labels[label.0 as usize] = self.code.steps.len() as u32;
    }

    /// Emits a jump.
    pub fn jump(&mut self, label: Label) {
        self.step(move |_| Ok(Flow::Jump(label)));
    }

    /// Emits the step after an operation with regions, which the results belong to.
    pub fn pause(&mut self) {
        self.step(|_| Ok(Flow::Next));
    }

    /// Emits copies of values, as if all at once.
    pub fn copy(&mut self, from: &[Slot], to: &[Slot]) {
        if let Some(copy) = parallel_copy(from, to) {
            self.step(move |m| {
                copy(m);
                Ok(Flow::Next)
            });
        }
    }

    /// The copies to the arguments of a block, and its label.
    pub fn branch(&mut self, block: Block, operands: &[Slot]) -> (Option<Copy>, Label) {
        let arguments = self.slots(self.ir.arguments(block).collect::<Vec<_>>());
        (parallel_copy(operands, &arguments), self.block_label(block))
    }

    /// The label of a block.
    pub fn block_label(&mut self, block: Block) -> Label {
        match self.blocks.get(&block) {
            Some(label) => *label,
            None => {
                let label = self.label();
                self.blocks.insert(block, label);
                label
            }
        }
    }

    /// The index of a call with these slots for results.
    pub(crate) fn site(&mut self, results: Vec<Slot>) -> u32 {
        self.code.sites.push(results.into());
        self.code.sites.len() as u32 - 1
    }

    // Regions.

    /// Emits the blocks of a region at this position. Terminators leave it by [`Emitter::leave`] to one of
    /// `exits`. The arguments of its entry block are slots that the caller has set.
    pub fn region(&mut self, region: Region, exits: Vec<Exit>) {
        let op = self.op;
        let origin = self.code.origins.len() - 1;
        self.exits.push(exits);
        grow(|| self.blocks(region));
        self.exits.pop();
        self.op = op;
        // Steps after the region belong to its operation.
        let Origin { name, location, results } = &self.code.origins[origin];
        let again = Origin { name: *name, location: *location, results: results.clone() };
        self.code.origins.push(again);
    }

    /// Emits the steps of a terminator: operands are passed to the exit at `index`, and the region is left.
    pub fn leave(&mut self, index: usize, operands: &[Slot]) {
        match self.exit(index) {
            Some(Exit { slots, target }) => {
                self.copy(operands, &slots);
                self.jump(target);
            }
            None => self.unsupported("leaves a region that its operation does not run"),
        }
    }

    /// An exit of the innermost region.
    #[must_use]
    pub fn exit(&self, index: usize) -> Option<Exit> {
        self.exits.last()?.get(index).cloned()
    }

    fn blocks(&mut self, region: Region) {
        let ir = self.ir;
        for block in ir.blocks(region) {
            let label = self.block_label(block);
            self.bind(label);
            for op in ir.ops(block) {
                self.operation(op);
            }
        }
    }

    fn operation(&mut self, op: Op) {
        self.op = op;
        let (name, location) = (self.ir.name(op), self.ir.location(op));
        let results = self.ir.results(op).to_vec();
        let results = results.into_iter().map(|value| (self.slot(value), self.ir.value_type(value)));
        let results = results.collect();
        self.code.origins.push(Origin { name, location, results });
        let (semantics, ctx) = (self.semantics, self.ir.context());
        if !semantics.prepare(name.as_str(ctx), op, self) {
            self.unsupported("is not implemented");
        }
    }
}

/// Copies of values within a frame.
pub type Copy = Box<dyn Fn(&mut Machine<'_>) + Send + Sync>;

/// Copies of values, as if all at once; none if nothing changes.
fn parallel_copy(from: &[Slot], to: &[Slot]) -> Option<Copy> {
    let pairs: Vec<(Slot, Slot)> =
        from.iter().copied().zip(to.iter().copied()).filter(|(from, to)| from != to).collect();
    match pairs.as_slice() {
        [] => None,
        &[(from, to)] => Some(Box::new(move |m| m.copy(from, to))),
        _ => {
            let overlaps = (1..pairs.len()).any(|i| pairs[..i].iter().any(|(_, to)| *to == pairs[i].0));
            if overlaps {
                return Some(Box::new(move |m| m.copy_at_once(&pairs)));
            }
            Some(Box::new(move |m| pairs.iter().for_each(|(from, to)| m.copy(*from, *to))))
        }
    }
}
