//! The end of a conversion: replacements become visible, casts fold away or become operations, replaced
//! operations are erased.
//!
//! All changes except erasures are recorded like the rest of the conversion, so that they can be undone if
//! a remaining cast has no materialization.

use super::action::{Action, ConverterId};
use super::legalize::Legalizer;
use super::state::{Conversion, Materialization, MaterializationKind};
use crate::context::Type;
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Definition, Ir, Op, OpBuilder as _, Use, Value};
use crate::rewrite::{
    PatternRewriter,
    reconcile::{Discard, reconcile},
};
use crate::text::op_text;

/// The operations and blocks that are erased in the end.
#[derive(Default)]
struct Dead {
    ops: Vec<Op>,
    blocks: Vec<Block>,
}

/// Casts that disappear when all other replaced entities are erased.
struct InTheEnd<'a> {
    state: &'a mut Conversion,
    dead: &'a mut Dead,
}

impl Discard for InTheEnd<'_> {
    /// Replaced operations still exist here.
    fn is_used(&self, ir: &Ir, cast: Op) -> bool {
        let mut uses = ir.results(cast).flat_map(|result| ir.uses(result));
        uses.any(|operand| !self.state.is_replaced(operand.op))
    }

    fn discard(&mut self, ir: &mut Ir, cast: Op, values: Option<&[Value]>) {
        for (result, value) in ir.results(cast).to_vec().into_iter().zip(values.unwrap_or_default()) {
            self.state.retarget(ir, result, *value, |_, _| true);
        }
        self.state.discard(ir, cast);
        self.dead.ops.push(cast);
    }
}

impl Legalizer<'_> {
    /// Commits the conversion.
    ///
    /// # Errors
    /// A remaining cast has no materialization, or an erased entity is still used.
    pub(super) fn finish(&mut self, build_materializations: bool) -> Result<(), Diagnostic> {
        let mut dead = self.replace_values();
        let remaining = self.fold_casts(&mut dead);
        if build_materializations {
            for cast in remaining {
                self.materialize(cast, &mut dead)?;
            }
        }
        self.check_uses(&dead)?;
        erase(self.ir, &dead);
        Ok(())
    }

    /// Makes the replacements visible, in their order, and removes replaced operations from their blocks.
    fn replace_values(&mut self) -> Dead {
        let mut dead = Dead::default();
        // New casts are added during the loop, and need no visit.
        for index in 0..self.state.journal.len() {
            match self.state.journal[index] {
                Action::Replaced { op, converter } => {
                    for result in self.ir.results(op).to_vec() {
                        if let Some(value) = self.state.final_value(self.ir, result, converter) {
                            self.state.retarget(self.ir, result, value, |_, _| true);
                        }
                    }
                    self.state.detach(self.ir, op);
                    dead.ops.push(op);
                }
                Action::MappedValue { value, converter } => self.replace_value(value, converter),
                Action::ErasedBlock { block, .. } => dead.blocks.push(block),
                _ => {}
            }
        }
        dead
    }

    /// Replaces the uses of a block argument or of a single result, except by the operations that compute
    /// the replacement.
    fn replace_value(&mut self, from: Value, converter: Option<ConverterId>) {
        let Some(to) = self.state.final_value(self.ir, from, converter) else { return };
        match self.ir.definition(to) {
            Definition::Argument(..) => self.state.retarget(self.ir, from, to, |_, _| true),
            Definition::Result(op, _) => {
                let block = self.ir.parent_block(op);
                self.state.retarget(self.ir, from, to, |ir, operand| {
                    ir.parent_block(operand.op) != block || (operand.op != op && ir.is_before(op, operand.op))
                });
            }
        }
    }

    /// Removes casts that are unused, or whose inputs come from values of the result types. Returns the
    /// others in creation order.
    fn fold_casts(&mut self, dead: &mut Dead) -> Vec<Materialization> {
        let is_attached =
            |cast: &Materialization| self.ir.parent_block(cast.op).is_some() || self.ir.has_uses(cast.op);
        let casts: Vec<Materialization> =
            std::mem::take(&mut self.state.casts).into_iter().flatten().filter(is_attached).collect();
        let ops: Vec<Op> = casts.iter().map(|cast| cast.op).collect();
        reconcile(self.ir, &ops, &mut InTheEnd { state: &mut self.state, dead });
        casts.into_iter().filter(|cast| !self.state.is_replaced(cast.op)).collect()
    }

    /// Replaces a cast by the operations of its type converter.
    fn materialize(&mut self, cast: Materialization, dead: &mut Dead) -> Result<(), Diagnostic> {
        let op = cast.op;
        let inputs = self.ir.operands(op).to_vec();
        let types: Vec<Type> = self.ir.result_types(op).collect();
        let converter = cast.converter.map(|id| self.state.converters[id as usize].clone());
        let mut rewriter = PatternRewriter::with_implementation(self.ctx, self.ir, &mut self.state);
        rewriter.set_insertion_point_and_location(op);
        let location = rewriter.location();
        let values = converter.and_then(|converter| match (cast.kind, &*types) {
            (MaterializationKind::Target, types) => {
                converter.materialize_target(&mut rewriter, types, &inputs, location, cast.original)
            }
            (MaterializationKind::Source, [ty]) => {
                converter.materialize_source(&mut rewriter, *ty, &inputs, location).map(|value| vec![value])
            }
            (MaterializationKind::Source, _) => None,
        });
        let fits = |values: &Vec<Value>| {
            values.iter().map(|value| self.ir.value_type(*value)).eq(types.iter().copied())
        };
        match values.filter(fits) {
            Some(values) => {
                InTheEnd { state: &mut self.state, dead }.discard(self.ir, op, Some(&values));
                Ok(())
            }
            None => Err(self.unresolved(op, &types)),
        }
    }

    /// The error about a cast that remains.
    fn unresolved(&self, op: Op, types: &[Type]) -> Diagnostic {
        let list = |types: &mut dyn Iterator<Item = Type>| {
            let texts: Vec<String> = types.map(|ty| format!("'{}'", ty.to_text(self.ctx))).collect();
            texts.join(", ")
        };
        let message = format!(
            "failed to legalize unresolved materialization from ({}) to ({}) that remained live after conversion",
            list(&mut self.ir.operand_types(op)),
            list(&mut types.iter().copied()),
        );
        let location = self.ir.location(op);
        let note = format!("see current operation: {}", op_text(self.ir, op));
        let error = Diagnostic::error(location, message).with_note(location, note);
        let mut users = self.ir.results(op).flat_map(|result| self.ir.uses(result));
        let user = users.find(|operand| !self.state.is_replaced(operand.op));
        match user {
            Some(Use { op: user, .. }) => {
                let text = format!("see existing live user here: {}", op_text(self.ir, user));
                error.with_note(self.ir.location(user), text)
            }
            None => error,
        }
    }

    /// Checks that erased entities have only erased users.
    fn check_uses(&self, dead: &Dead) -> Result<(), Diagnostic> {
        let is_live = |user: Op| !self.is_erased(user);
        for &op in &dead.ops {
            if let Some(user) = self.live_user(op, &is_live) {
                return Err(self.still_used(op, user));
            }
        }
        for &block in &dead.blocks {
            let users = self.ir.block_uses(block).map(|(op, _)| op);
            let arguments = self.ir.arguments(block).flat_map(|value| self.ir.uses(value));
            if let Some(user) = users.chain(arguments.map(|operand| operand.op)).find(|user| is_live(*user)) {
                let message = "a block that a conversion erases is still used";
                return Err(Diagnostic::error(self.ir.location(user), message));
            }
            for op in self.ir.ops(block) {
                if let Some(user) = self.live_user(op, &is_live) {
                    return Err(self.still_used(op, user));
                }
            }
        }
        Ok(())
    }

    /// A user of a result of an operation or of a value nested in it that is not erased.
    fn live_user(&self, op: Op, is_live: &dyn Fn(Op) -> bool) -> Option<Op> {
        let mut found = None;
        let mut check = |op: Op| {
            let uses = self.ir.results(op).flat_map(|result| self.ir.uses(result));
            let mut users = uses.map(|operand| operand.op);
            found = found.or_else(|| users.find(|user| is_live(*user)));
        };
        match self.ir.num_regions(op) {
            0 => check(op),
            _ => self.ir.visit(op, crate::ir::Order::Pre, check),
        }
        found
    }

    /// Whether an operation or an ancestor is erased at the end.
    fn is_erased(&self, op: Op) -> bool {
        std::iter::successors(Some(op), |op| self.ir.parent_op(*op)).any(|op| self.state.is_replaced(op))
    }

    fn still_used(&self, op: Op, user: Op) -> Diagnostic {
        let name = |op: Op| self.ir.name(op).as_str(self.ctx);
        let message = format!("'{}' is erased by a conversion, but a value of it is still used", name(op));
        let note = format!("it is used by '{}'", name(user));
        Diagnostic::error(self.ir.location(op), message).with_note(self.ir.location(user), note)
    }
}

impl Conversion {
    /// Replaces the uses of a value that satisfy `expected`, and records this for undo.
    fn retarget(&mut self, ir: &mut Ir, from: Value, to: Value, expected: impl Fn(&Ir, Use) -> bool) {
        if from == to || ir.is_unused(from) {
            return;
        }
        let start = self.uses.len();
        self.uses.extend(ir.uses(from).filter(|operand| expected(ir, *operand)));
        for &Use { op, index } in &self.uses[start..] {
            ir.set_operand(op, index, to);
        }
        self.journal.push(Action::Uses { value: from, start });
    }

    /// Removes an operation from its block.
    fn detach(&mut self, ir: &mut Ir, op: Op) {
        self.moves(ir, op);
        ir.remove(op);
    }

    /// Removes a cast from its block, and its operands.
    fn discard(&mut self, ir: &mut Ir, op: Op) {
        self.save(ir, op);
        self.mark_tree_replaced(ir, op);
        ir.set_operands(op, &[]);
        self.detach(ir, op);
    }
}

/// Erases operations and blocks. They may use each other.
fn erase(ir: &mut Ir, dead: &Dead) {
    for &op in &dead.ops {
        ir.drop_op_references(op);
    }
    for &block in &dead.blocks {
        ir.drop_references(block);
    }
    // Nested operations are erased with their ancestors.
    for &op in &dead.ops {
        if ir.is_live(op) {
            ir.erase(op);
        }
    }
    for &block in &dead.blocks {
        if ir.is_live_block(block) {
            ir.erase_block(block);
        }
    }
}
