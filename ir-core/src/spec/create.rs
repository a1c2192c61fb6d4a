//! Putting an operation together, part by part in the order of its definition. What generated builders call.

use super::groups::{OPERAND_SIZES, RESULT_SIZES};
use super::properties::{dense_i32_attr, dictionary, with_defaults};
use super::property::PropertyForm;
use super::{Grouping, OpSpec};
use crate::context::{Attribute, Context, Location, NamedAttribute, Type};
use crate::ir::{Block, Builder, Op, OpState, Value};

/// An operation that is not made yet.
pub struct NewOp<'c> {
    spec: &'static OpSpec,
    ctx: &'c Context,
    location: Location,
    operands: Vec<Value>,
    operand_sizes: Vec<i32>,
    types: Vec<Type>,
    type_sizes: Vec<i32>,
    entries: Vec<NamedAttribute>,
    successors: Vec<Block>,
    num_regions: usize,
}

impl<'c> NewOp<'c> {
    /// With nothing but as many regions as the definition fixes.
    #[must_use]
    pub fn new(spec: &'static OpSpec, ctx: &'c Context, location: Location) -> NewOp<'c> {
        NewOp {
            spec,
            ctx,
            location,
            operands: Vec::new(),
            operand_sizes: Vec::new(),
            types: Vec::new(),
            type_sizes: Vec::new(),
            entries: Vec::new(),
            successors: Vec::new(),
            num_regions: spec.regions.len(),
        }
    }

    /// Adds a group of operands: a slice, an `Option`, or an array of one. Groups of one can come together where the
    /// operation does not store their sizes.
    pub fn operands(&mut self, group: impl IntoIterator<Item = Value>) {
        let before = self.operands.len();
        self.operands.extend(group);
        self.operand_sizes.push((self.operands.len() - before) as i32);
    }

    /// The operands that were added, of all groups.
    #[must_use]
    pub fn given_operands(&self) -> &[Value] {
        &self.operands
    }

    /// The properties that were added.
    #[must_use]
    pub fn given_properties(&self) -> &[NamedAttribute] {
        &self.entries
    }

    /// Adds the types of a group of results.
    pub fn types(&mut self, group: impl IntoIterator<Item = Type>) {
        let before = self.types.len();
        self.types.extend(group);
        self.type_sizes.push((self.types.len() - before) as i32);
    }

    /// Adds a property, unless there is no value.
    pub fn attribute(&mut self, name: &str, value: impl Into<Option<Attribute>>) {
        let Some(value) = value.into() else { return };
        self.entries.push(NamedAttribute { name: self.ctx.ident(name), value });
    }

    /// Adds a property that `make` makes of a value, unless there is none.
    pub fn value<T>(
        &mut self,
        name: &str,
        value: impl Into<Option<T>>,
        make: impl FnOnce(&'c Context, T) -> Attribute,
    ) {
        self.attribute(name, value.into().map(|value| make(self.ctx, value)));
    }

    /// Adds a property that is no attribute, unless there is no value.
    pub fn property<'v, P: PropertyForm>(&mut self, name: &str, value: impl Into<Option<P::Given<'v>>>) {
        self.attribute(name, value.into().map(|value| P::write(self.ctx, value)));
    }

    /// Adds blocks that the operation leads to.
    pub fn successors(&mut self, blocks: impl IntoIterator<Item = Block>) {
        self.successors.extend(blocks);
    }

    /// Sets the number of regions, where the definition leaves it open.
    pub fn regions(&mut self, count: usize) {
        self.num_regions = count;
    }

    /// Makes the operation at the place of `builder`.
    pub fn create(mut self, builder: &mut Builder<'_>) -> Op {
        if self.spec.operand_groups == Grouping::Segments {
            let sizes = dense_i32_attr(self.ctx, &self.operand_sizes);
            self.attribute(OPERAND_SIZES, sizes);
        }
        if self.spec.result_groups == Grouping::Segments {
            let sizes = dense_i32_attr(self.ctx, &self.type_sizes);
            self.attribute(RESULT_SIZES, sizes);
        }
        builder.create(&OpState {
            operands: &self.operands,
            result_types: &self.types,
            successors: &self.successors,
            num_regions: self.num_regions,
            properties: with_defaults(self.ctx, self.spec, dictionary(self.ctx, &self.entries)),
            ..OpState::new(self.ctx.op_name(self.spec.name), self.location)
        })
    }
}
