//! Construction of an operation in the order of its definition: the runtime of generated `create` functions and operation
//! builders.

use super::attr::AttrValue;
use super::groups::{OPERAND_SIZES, RESULT_SIZES};
use super::properties::{dense_i32_attr, dictionary, with_defaults};
use super::property::PropertyForm;
use super::{Grouping, OpSpec};
use crate::context::{Attribute, Context, Location, NamedAttribute, Type};
use crate::ir::{Block, Op, OpBuilder, OpState, Value};
use crate::rewrite::rules::DescribedOperation;

/// The source of the context of a new operation: the context itself, or a builder.
pub trait HasContext {
    /// The context.
    fn context(&self) -> &Context;
}

impl HasContext for &Context {
    fn context(&self) -> &Context {
        self
    }
}

impl HasContext for &mut dyn OpBuilder {
    fn context(&self) -> &Context {
        OpBuilder::context(&**self)
    }
}

/// The state of an operation that is not created yet.
pub struct NewOp<C> {
    spec: &'static OpSpec,
    source: C,
    location: Location,
    operands: Vec<Value>,
    operand_sizes: Vec<i32>,
    types: Vec<Type>,
    type_sizes: Vec<i32>,
    entries: Vec<NamedAttribute>,
    successors: Vec<Block>,
    num_regions: usize,
}

impl<C: HasContext> NewOp<C> {
    /// Creates a state with the regions that the definition fixes, and nothing else.
    #[must_use]
    pub fn new(spec: &'static OpSpec, source: C, location: Location) -> Self {
        NewOp {
            spec,
            source,
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

    /// The context.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.source.context()
    }

    /// Sets the location.
    pub fn at(&mut self, location: Location) {
        self.location = location;
    }

    /// Adds a segment of operands: a slice, an `Option`, or an array of one. Single operands may be added together if the
    /// operation does not store segment sizes and has no optional operands.
    pub fn operands(&mut self, group: impl IntoIterator<Item = Value>) {
        let before = self.operands.len();
        self.operands.extend(group);
        self.operand_sizes.push((self.operands.len() - before) as i32);
    }

    /// Sets the attribute `name` with the sizes of the segments within a `VariadicOfVariadic` segment.
    pub fn segments(&mut self, name: &str, groups: &[&[Value]]) {
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        let sizes = dense_i32_attr(self.source.context(), &sizes);
        self.attribute(name, sizes);
    }

    /// Replaces the operand segment with that index, which was added before, by one operand or none.
    pub fn operand(&mut self, segment: usize, value: Option<Value>) {
        let Some(size) = self.operand_sizes.get(segment).copied() else { return };
        let start = self.operand_sizes[..segment].iter().sum::<i32>() as usize;
        self.operands.splice(start..start + size as usize, value);
        self.operand_sizes[segment] = i32::from(value.is_some());
    }

    /// The operands added so far.
    #[must_use]
    pub fn given_operands(&self) -> &[Value] {
        &self.operands
    }

    /// The properties added so far.
    #[must_use]
    pub fn given_properties(&self) -> &[NamedAttribute] {
        &self.entries
    }

    /// Adds the types of a segment of results.
    pub fn types(&mut self, group: impl IntoIterator<Item = Type>) {
        let before = self.types.len();
        self.types.extend(group);
        self.type_sizes.push((self.types.len() - before) as i32);
    }

    /// Sets a property, unless the value is `None`.
    pub fn attribute(&mut self, name: &str, value: impl Into<Option<Attribute>>) {
        let Some(value) = value.into() else { return };
        let name = self.source.context().ident(name);
        self.entries.retain(|entry| entry.name != name);
        self.entries.push(NamedAttribute { name, value });
    }

    /// Sets an attribute to a value, converted by its form.
    pub fn value<A: AttrValue>(&mut self, name: &str, value: A::Given<'_>) {
        let value = A::write(self.source.context(), value);
        self.attribute(name, value);
    }

    /// Sets a property that is not an attribute.
    pub fn property<P: PropertyForm>(&mut self, name: &str, value: P::Given<'_>) {
        let value = P::write(self.source.context(), value);
        self.attribute(name, value);
    }

    /// Adds successors.
    pub fn successors(&mut self, blocks: impl IntoIterator<Item = Block>) {
        self.successors.extend(blocks);
    }

    /// Sets the number of regions, for a definition with a variadic region.
    pub fn regions(&mut self, count: usize) {
        self.num_regions = count;
    }

    /// Calls `create` with the complete state.
    fn with_state(mut self, create: impl FnOnce(C, &OpState<'_>) -> Op) -> Op {
        let ctx = self.source.context();
        let mut sizes = |grouping, name, sizes: &[i32]| {
            if grouping == Grouping::Segments {
                let value = dense_i32_attr(ctx, sizes);
                self.entries.push(NamedAttribute { name: ctx.ident(name), value });
            }
        };
        sizes(self.spec.operand_groups, OPERAND_SIZES, &self.operand_sizes);
        sizes(self.spec.result_groups, RESULT_SIZES, &self.type_sizes);
        let state = OpState {
            operands: &self.operands,
            result_types: &self.types,
            successors: &self.successors,
            num_regions: self.num_regions,
            properties: with_defaults(ctx, self.spec, dictionary(ctx, &self.entries)),
            ..OpState::new(ctx.op_name(self.spec.name), self.location)
        };
        create(self.source, &state)
    }
}

impl NewOp<&Context> {
    /// Creates the operation at the insertion point of `builder`.
    pub fn create(self, builder: &mut dyn OpBuilder) -> Op {
        self.with_state(|_, state| builder.create(state))
    }
}

impl DescribedOperation for NewOp<&Context> {
    fn create(self, builder: &mut dyn OpBuilder) -> Op {
        NewOp::<&Context>::create(self, builder)
    }
}

impl<'b> NewOp<&'b mut dyn OpBuilder> {
    /// Like [`NewOp::new`], with the builder's location.
    #[must_use]
    pub fn with(spec: &'static OpSpec, builder: &'b mut dyn OpBuilder) -> Self {
        let location = builder.location();
        NewOp::new(spec, builder, location)
    }

    /// The type of a value.
    #[must_use]
    pub fn type_of(&self, value: Value) -> Type {
        self.source.ir().value_type(value)
    }

    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> Op {
        self.with_state(|builder, state| builder.create(state))
    }
}
