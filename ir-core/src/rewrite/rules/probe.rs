//! Looking at the parts of the IR around an operation.

use super::{RuleTree, Step};
use crate::context::{Attribute, Context};
use crate::ir::{Ir, Op, Value};
use crate::spec::{groups, properties};

/// What is at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entity {
    /// An operation.
    Op(Op),
    /// A value.
    Value(Value),
    /// Operands of an operation, from one number to another.
    Operands(Op, usize, usize),
    /// An attribute.
    Attribute(Attribute),
}

/// Looks at the positions of a tree from one operation on.
#[derive(Clone, Copy)]
pub struct Probe<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The IR.
    pub ir: &'a Ir,
    pub(super) tree: &'static RuleTree,
    pub(super) root: Op,
}

impl Probe<'_> {
    /// What is at a position; none where the IR has nothing there.
    #[must_use]
    pub fn entity(&self, position: u16) -> Option<Entity> {
        let (from, step) = self.tree.positions.get(usize::from(position))?;
        let start = match step {
            Step::Root => return Some(Entity::Op(self.root)),
            _ => self.entity(*from)?,
        };
        let (ctx, ir) = (self.ctx, self.ir);
        match (*step, start) {
            (Step::Operand(number), Entity::Op(op)) if number < ir.num_operands(op) => {
                Some(Entity::Value(ir.operand(op, number)))
            }
            (Step::Group(spec, group), Entity::Op(op)) => {
                let range = groups::operand_group(spec, ctx, ir, op, group);
                Some(Entity::Operands(op, range.start, range.end))
            }
            (Step::Item(number), Entity::Operands(op, start, end)) if number < end - start => {
                Some(Entity::Value(ir.operand(op, start + number)))
            }
            (Step::Definer, Entity::Value(value)) => ir.defining_op(value).map(Entity::Op),
            (Step::Attribute(name), Entity::Op(op)) => {
                properties::get(ctx, ir, op, name).map(Entity::Attribute)
            }
            (Step::AttributeOrDefault(spec, name), Entity::Op(op)) => {
                let default = || {
                    let attribute = spec.attributes.iter().find(|attribute| attribute.name == name)?;
                    attribute.constraint.default.and_then(|make| make(ctx))
                };
                properties::get(ctx, ir, op, name).or_else(default).map(Entity::Attribute)
            }
            (Step::Native(find), start) => find(ctx, ir, start),
            _ => None,
        }
    }

    /// The value at a position; of several the only one.
    #[must_use]
    pub fn value(&self, position: u16) -> Option<Value> {
        match self.entity(position)? {
            Entity::Value(value) => Some(value),
            Entity::Operands(op, start, end) if end == start + 1 => Some(self.ir.operand(op, start)),
            Entity::Op(op) if self.ir.num_results(op) > 0 => Some(self.ir.result(op, 0)),
            _ => None,
        }
    }

    /// The values at a position.
    #[must_use]
    pub fn values(&self, position: u16) -> Vec<Value> {
        match self.entity(position) {
            Some(Entity::Value(value)) => vec![value],
            Some(Entity::Operands(op, start, end)) => {
                (start..end).map(|number| self.ir.operand(op, number)).collect()
            }
            Some(Entity::Op(op)) => self.ir.results(op).collect(),
            Some(Entity::Attribute(_)) | None => Vec::new(),
        }
    }

    /// The result of that number of the operation at a position.
    #[must_use]
    pub fn result(&self, position: u16, number: usize) -> Option<Value> {
        let op = self.op(position)?;
        (number < self.ir.num_results(op)).then(|| self.ir.result(op, number))
    }

    /// The attribute at a position.
    #[must_use]
    pub fn attribute(&self, position: u16) -> Option<Attribute> {
        match self.entity(position)? {
            Entity::Attribute(attribute) => Some(attribute),
            _ => None,
        }
    }

    /// The operation at a position.
    #[must_use]
    pub fn op(&self, position: u16) -> Option<Op> {
        match self.entity(position)? {
            Entity::Op(op) => Some(op),
            _ => None,
        }
    }
}
