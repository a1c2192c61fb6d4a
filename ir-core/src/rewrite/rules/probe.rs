//! Access to the entities reachable from a root operation, by position.

use super::{Entity, Position, Probe, Step};
use crate::context::{Attribute, Type};
use crate::ir::{Ir, Op, Region, Value, properties};

impl Probe<'_> {
    /// The entity at a position; `None` if the IR has no such entity.
    #[must_use]
    pub fn entity(&self, position: Position) -> Option<Entity> {
        let (from, step) = self.tree.positions.get(position)?;
        let start = match step {
            Step::Root => return Some(Entity::Op(self.root)),
            Step::Chosen(index) => return self.chosen.get(*index).copied().flatten().map(Entity::Op),
            _ => self.entity(*from)?,
        };
        let (ctx, ir) = (self.ctx, self.ir);
        match (*step, start) {
            (Step::Operand(index), Entity::Op(op)) if index < ir.num_operands(op) => {
                Some(Entity::Value(ir.operand(op, index)))
            }
            (Step::Group(shape, segment), Entity::Op(op)) => {
                let range = shape.operand_segment(ir, op, segment);
                Some(Entity::Operands(op, range.start, range.end))
            }
            (Step::Item(index), Entity::Operands(op, start, end)) if index < end - start => {
                Some(Entity::Value(ir.operand(op, start + index)))
            }
            (Step::Definer, Entity::Value(value)) => ir.defining_op(value).map(Entity::Op),
            (Step::Attribute(name), Entity::Op(op)) => properties::get(ir, op, name).map(Entity::Attribute),
            (Step::AttributeOrDefault(shape, name), Entity::Op(op)) => {
                let default = || shape.default_attribute(ctx, name);
                properties::get(ir, op, name).or_else(default).map(Entity::Attribute)
            }
            (Step::Native(find), start) => find(ctx, ir, start),
            (step, start) => part(ir, step, start),
        }
    }

    /// Whether two positions have the same values or the same types.
    pub(super) fn is_same(&self, a: Position, b: Position) -> bool {
        match (self.entity(a), self.entity(b)) {
            (Some(Entity::Type(a)), Some(Entity::Type(b))) => a == b,
            _ => self.values(a) == self.values(b),
        }
    }

    /// The number of values at a position.
    pub(super) fn count(&self, position: Position) -> Option<usize> {
        Some(match self.entity(position)? {
            Entity::Operands(_, start, end) => end - start,
            _ => 1,
        })
    }

    /// The type at a position.
    #[must_use]
    pub fn ty(&self, position: Position) -> Option<Type> {
        if let Entity::Type(ty) = self.entity(position)? { Some(ty) } else { None }
    }

    /// The region at a position.
    #[must_use]
    pub fn region(&self, position: Position) -> Option<Region> {
        if let Entity::Region(region) = self.entity(position)? { Some(region) } else { None }
    }

    /// The value at a position; `None` unless there is exactly one.
    #[must_use]
    pub fn value(&self, position: Position) -> Option<Value> {
        match self.entity(position)? {
            Entity::Value(value) => Some(value),
            Entity::Operands(op, start, end) if end == start + 1 => Some(self.ir.operand(op, start)),
            Entity::Op(op) if self.ir.num_results(op) > 0 => Some(self.ir.result(op, 0)),
            _ => None,
        }
    }

    /// The values at a position.
    #[must_use]
    pub fn values(&self, position: Position) -> Vec<Value> {
        match self.entity(position) {
            Some(Entity::Value(value)) => vec![value],
            Some(Entity::Operands(op, start, end)) => {
                (start..end).map(|index| self.ir.operand(op, index)).collect()
            }
            Some(Entity::Op(op)) => self.ir.results(op).collect(),
            Some(Entity::Attribute(_) | Entity::Type(_) | Entity::Region(_)) | None => Vec::new(),
        }
    }

    /// The result with that index of the operation at a position.
    #[must_use]
    pub fn result(&self, position: Position, index: usize) -> Option<Value> {
        let op = self.op(position)?;
        (index < self.ir.num_results(op)).then(|| self.ir.result(op, index))
    }

    /// The attribute at a position.
    #[must_use]
    pub fn attribute(&self, position: Position) -> Option<Attribute> {
        if let Entity::Attribute(attribute) = self.entity(position)? { Some(attribute) } else { None }
    }

    /// The operation at a position.
    #[must_use]
    pub fn op(&self, position: Position) -> Option<Op> {
        if let Entity::Op(op) = self.entity(position)? { Some(op) } else { None }
    }
}

/// The entity one step from another, for steps that need only the IR.
fn part(ir: &Ir, step: Step, start: Entity) -> Option<Entity> {
    match (step, start) {
        (Step::FromEnd(index), Entity::Operands(op, start, end)) if index < end - start => {
            Some(Entity::Value(ir.operand(op, end - 1 - index)))
        }
        (Step::Rest(front, back), Entity::Operands(op, start, end)) if front + back <= end - start => {
            Some(Entity::Operands(op, start + front, end - back))
        }
        (Step::Region(index), Entity::Op(op)) if index < ir.num_regions(op) => {
            Some(Entity::Region(ir.region(op, index)))
        }
        (Step::Terminator, Entity::Region(region)) if ir.has_one_block(region) => {
            ir.last_op(ir.first_block(region)?).map(Entity::Op)
        }
        (Step::TypeOf, Entity::Value(value)) => Some(Entity::Type(ir.value_type(value))),
        (Step::ResultType(index), Entity::Op(op)) => ir.result_types(op).nth(index).map(Entity::Type),
        _ => None,
    }
}
