//! The execution of rewrites.
//!
//! A rewrite fails where MLIR has undefined behaviour: results of undeclared kinds, erasure of used
//! operations, values that no longer exist. A failed rewrite erases the operations that it created. MLIR
//! aborts the process if a function fails.

use ir_core::context::{Attribute, Context, NamedAttribute, OpName, Type};
use ir_core::ir::{InsertionPoint, Ir, Op, OpBuilder as _, OpState, Value, properties};
use ir_core::rewrite::PatternRewriter;
use ir_core::runtime::inference::{Inference, OpInputs};

use super::{Initial, ResultIndex, Rewrite, Slot, Step, Types};
use crate::matcher::Match;
use crate::segments::result_segment;
use crate::value::{Kind, PdlValue};

/// A run of a rewrite.
struct Run<'m, 'r> {
    rewriter: &'m mut PatternRewriter<'r>,
    slots: Vec<Option<PdlValue>>,
    created: Vec<Op>,
    /// Whether the IR has changes that cannot be undone.
    is_changed: bool,
}

impl Rewrite {
    /// Rewrites a match. The insertion point is before the root.
    ///
    /// Returns `None` if the rewrite fails and the IR is unchanged. A rewrite that fails after a
    /// replacement or an erasure counts as applied.
    pub(crate) fn run(&self, rewriter: &mut PatternRewriter<'_>, found: &Match) -> Option<()> {
        let entity = |initial: &Initial| match initial {
            Initial::Matched(index) => found.values.get(*index).cloned().flatten(),
            Initial::Constant(constant) => Some(constant.clone()),
            Initial::Later => None,
        };
        let slots = self.slots.iter().map(entity).collect();
        let mut run = Run { rewriter, slots, created: Vec::new(), is_changed: false };
        run.rewriter.set_location(found.location);
        let is_done = self.steps.iter().try_for_each(|step| run.step(step)).is_some();
        if !is_done && !run.is_changed {
            run.undo();
            return None;
        }
        Some(())
    }
}

impl Run<'_, '_> {
    fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    fn ctx(&self) -> &Context {
        self.rewriter.context()
    }

    /// Erases the created operations in reverse order.
    fn undo(&mut self) {
        for op in std::mem::take(&mut self.created).into_iter().rev() {
            if self.ir().is_live(op) && !self.ir().has_uses(op) {
                self.rewriter.erase_op(op);
            }
        }
    }

    /// The entity in a slot, if it still exists.
    fn get(&self, slot: Slot) -> Option<&PdlValue> {
        let ir = self.ir();
        self.slots[slot].as_ref().filter(|entity| match entity {
            PdlValue::Operation(op) => ir.is_live(*op),
            PdlValue::Value(value) => ir.is_live_value(*value),
            PdlValue::Values(values) => values.iter().all(|value| ir.is_live_value(*value)),
            PdlValue::Attribute(_) | PdlValue::Type(_) | PdlValue::Types(_) => true,
        })
    }

    fn op(&self, slot: Slot) -> Option<Op> {
        match self.get(slot)? {
            PdlValue::Operation(op) => Some(*op),
            _ => None,
        }
    }

    fn values(&self, slots: &[Slot]) -> Option<Vec<Value>> {
        let mut values = Vec::new();
        for slot in slots {
            values.extend(self.get(*slot)?.values()?);
        }
        Some(values)
    }

    fn types(&self, slots: &[Slot]) -> Option<Vec<Type>> {
        let mut types = Vec::new();
        for slot in slots {
            types.extend(self.get(*slot)?.types()?);
        }
        Some(types)
    }

    fn step(&mut self, step: &Step) -> Option<()> {
        match step {
            Step::Call { function, arguments, results } => {
                let arguments: Option<Vec<PdlValue>> =
                    arguments.iter().map(|argument| self.get(*argument).cloned()).collect();
                let given = function(self.rewriter, &arguments?)?;
                if !given.iter().map(PdlValue::kind).eq(results.iter().map(|(_, kind)| *kind)) {
                    return None;
                }
                for ((slot, _), result) in results.iter().zip(given) {
                    self.slots[*slot] = Some(result);
                }
            }
            Step::Create { name, operands, attributes, types, result } => {
                let op = self.create(*name, operands, attributes, types)?;
                self.slots[*result] = Some(PdlValue::Operation(op));
            }
            Step::TypeOf { op, result, to } => {
                let types = match self.result(*op, *result)? {
                    PdlValue::Value(value) => PdlValue::Type(self.ir().value_type(value)),
                    PdlValue::Values(values) => {
                        PdlValue::Types(values.iter().map(|value| self.ir().value_type(*value)).collect())
                    }
                    _ => return None,
                };
                self.slots[*to] = Some(types);
            }
            Step::Range { kind: Kind::Types, elements, result } => {
                self.slots[*result] = Some(PdlValue::Types(self.types(elements)?));
            }
            Step::Range { elements, result, .. } => {
                self.slots[*result] = Some(PdlValue::Values(self.values(elements)?));
            }
            Step::Result { op, result, to } => self.slots[*to] = Some(self.result(*op, *result)?),
            Step::Replace { op, values } => self.replace(self.op(*op)?, &self.values(values)?)?,
            Step::ReplaceByOp { op, other } => {
                let values: Vec<Value> = self.ir().results(self.op(*other)?).collect();
                self.replace(self.op(*op)?, &values)?;
            }
            Step::Erase { op } => {
                let op = self.op(*op).filter(|op| !self.ir().has_uses(*op))?;
                self.leave(op);
                self.is_changed = true;
                self.rewriter.erase_op(op);
            }
        }
        Some(())
    }

    /// Results of an operation.
    fn result(&self, op: Slot, result: ResultIndex) -> Option<PdlValue> {
        let (ir, op) = (self.ir(), self.op(op)?);
        match result {
            ResultIndex::One(index) => {
                (index < ir.num_results(op)).then(|| PdlValue::Value(ir.result(op, index)))
            }
            ResultIndex::Segment(segment, true) => result_segment(ir, op, segment).map(PdlValue::Values),
            ResultIndex::Segment(segment, false) => match result_segment(ir, op, segment)?[..] {
                [value] => Some(PdlValue::Value(value)),
                _ => None,
            },
        }
    }

    /// Advances the insertion point if it is before an operation that is about to be erased.
    fn leave(&mut self, op: Op) {
        let Some(point) = self.rewriter.insertion_point() else { return };
        if point.before == Some(op) {
            let before = self.ir().next(op);
            self.rewriter.restore_insertion_point(Some(InsertionPoint { before, ..point }));
        }
    }

    /// Replaces an operation by as many values. The operation must define none of them.
    fn replace(&mut self, op: Op, values: &[Value]) -> Option<()> {
        let ir = self.ir();
        let is_inside = |value: &Value| {
            ir.value_block(*value)
                .is_some_and(|block| ir.parent_op(block).is_some_and(|parent| ir.is_ancestor(op, parent)))
        };
        let is_own = |value: &Value| ir.defining_op(*value) == Some(op) || is_inside(value);
        if ir.num_results(op) != values.len() || values.iter().any(is_own) {
            return None;
        }
        self.leave(op);
        self.is_changed = true;
        self.rewriter.replace_op(op, values);
        Some(())
    }

    fn create(
        &mut self,
        name: OpName,
        operands: &[Slot],
        attributes: &[(ir_core::context::Ident, Slot)],
        types: &Types,
    ) -> Option<Op> {
        let operands = self.values(operands)?;
        let mut entries = Vec::new();
        for (name, slot) in attributes {
            // As in MLIR, an attribute without a value is omitted.
            if let Some(PdlValue::Attribute(value)) = self.get(*slot) {
                entries.push(NamedAttribute { name: *name, value: *value });
            }
        }
        let (attributes, properties) = properties::split(self.ctx(), name, &entries);
        let result_types = match types {
            Types::Given(slots) => self.types(slots)?,
            Types::Of(replaced) => self.ir().result_types(self.op(*replaced)?).collect(),
            Types::Inferred => self.infer(name, &operands, attributes, properties)?,
        };
        let point = self.rewriter.insertion_point()?;
        if !self.ir().is_live_block(point.block)
            || point.before.is_some_and(|before| !self.ir().is_live(before))
        {
            return None;
        }
        let num_regions = name.spec(self.ctx()).map_or(0, |spec| spec.regions.len());
        let op = self.rewriter.create(&OpState {
            operands: &operands,
            result_types: &result_types,
            num_regions,
            attributes,
            properties,
            ..OpState::new(name, self.rewriter.location())
        });
        self.created.push(op);
        Some(op)
    }

    /// The result types that an operation infers.
    fn infer(
        &self,
        name: OpName,
        operands: &[Value],
        attributes: Option<Attribute>,
        properties: Option<Attribute>,
    ) -> Option<Vec<Type>> {
        let spec = name.spec(self.ctx()).filter(|spec| !matches!(spec.inference, Inference::None))?;
        let regions = vec![Vec::new(); spec.regions.len()];
        let parts = OpInputs {
            operands,
            attributes,
            properties,
            regions: &regions,
            ..OpInputs::new(spec, self.ir(), self.rewriter.location())
        };
        parts.infer_return_types().ok()
    }
}
