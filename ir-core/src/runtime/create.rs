//! Construction of an operation in the order of its definition: the runtime of generated `create` functions
//! and operation builders.

use super::attr::AttrValue;
use super::groups::{OPERAND_SIZES, RESULT_SIZES};
use super::inference::{Inference, InferenceError, InferredTypes, NOT_INFERRED, OpInputs};
use super::inner_sizes::inner_sizes_attr;
use super::properties::{dense_i32_attr, dictionary, with_defaults};
use super::property::PropertyForm;
use super::{Grouping, OpSpec};
use crate::context::{Attribute, Context, Location, NamedAttribute, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Ir, Op, OpBuilder, OpState, Value};
use crate::text::Renderer;

/// The source of the context for a new operation: the context itself, or a builder.
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

/// The state of an operation before its creation.
///
/// Missing result types are inferred, if the definition has an [inference](super::inference).
pub struct NewOp<C> {
    source: C,
    state: State,
}

/// A new operation at the insertion point of a builder.
pub type PartialOp<'b> = NewOp<&'b mut dyn OpBuilder>;

/// The parts of a new operation.
struct State {
    spec: &'static OpSpec,
    location: Location,
    operands: Vec<Value>,
    operand_sizes: Vec<i32>,
    /// The result types; `None` until some are added.
    types: Option<Vec<Type>>,
    type_sizes: Vec<i32>,
    entries: Vec<NamedAttribute>,
    successors: Vec<Block>,
    num_regions: usize,
}

impl<C: HasContext> NewOp<C> {
    /// Creates a state with the fixed regions of the definition, and nothing else.
    #[must_use]
    pub fn new(spec: &'static OpSpec, source: C, location: Location) -> Self {
        let state = State {
            spec,
            location,
            operands: Vec::new(),
            operand_sizes: Vec::new(),
            types: None,
            type_sizes: Vec::new(),
            entries: Vec::new(),
            successors: Vec::new(),
            num_regions: spec.regions.len(),
        };
        NewOp { source, state }
    }

    /// The context.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.source.context()
    }

    /// Sets the location.
    pub fn set_location(&mut self, location: Location) {
        self.state.location = location;
    }

    /// Adds a segment of operands: a slice, an `Option`, or an array of one. Single operands may be added
    /// together if the operation does not store segment sizes and has no optional operands.
    pub fn operands(&mut self, group: impl IntoIterator<Item = Value>) {
        let state = &mut self.state;
        let before = state.operands.len();
        state.operands.extend(group);
        state.operand_sizes.push((state.operands.len() - before) as i32);
    }

    /// Sets the attribute `name` with the inner segment sizes of a `VariadicOfVariadic` segment.
    pub fn segments(&mut self, name: &str, groups: &[&[Value]]) {
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        let sizes = inner_sizes_attr(self.source.context(), self.state.spec, name, &sizes);
        self.attribute(name, sizes);
    }

    /// Sets the operand of an optional segment. Segments that were not added are empty.
    #[must_use]
    pub fn with_operand(mut self, segment: usize, value: Option<Value>) -> Self {
        let State { operands, operand_sizes, .. } = &mut self.state;
        operand_sizes.resize(operand_sizes.len().max(segment + 1), 0);
        let start = operand_sizes[..segment].iter().sum::<i32>() as usize;
        operands.splice(start..start + operand_sizes[segment] as usize, value);
        operand_sizes[segment] = i32::from(value.is_some());
        self
    }

    /// Adds a segment of result types.
    #[must_use]
    pub fn with_types(mut self, types: &[Type]) -> Self {
        self.types(types.iter().copied());
        self
    }

    /// Sets the unit attribute `name`, if the value is true.
    #[must_use]
    pub fn with_flag(mut self, name: &str, value: bool) -> Self {
        self.attribute(name, value.then_some(Attribute::UNIT));
        self
    }

    /// Sets the property `name`.
    #[must_use]
    pub fn with_property<P: PropertyForm>(mut self, name: &str, value: P::Argument<'_>) -> Self {
        self.property::<P>(name, value);
        self
    }

    /// The operands added so far.
    #[must_use]
    pub fn given_operands(&self) -> &[Value] {
        &self.state.operands
    }

    /// The properties added so far.
    #[must_use]
    pub fn given_properties(&self) -> &[NamedAttribute] {
        &self.state.entries
    }

    /// Adds the types of a segment of results.
    pub fn types(&mut self, group: impl IntoIterator<Item = Type>) {
        let types = self.state.types.get_or_insert_default();
        let before = types.len();
        types.extend(group);
        self.state.type_sizes.push((types.len() - before) as i32);
    }

    /// Sets a property, unless the value is `None`.
    pub fn attribute(&mut self, name: &str, value: impl Into<Option<Attribute>>) {
        let Some(value) = value.into() else { return };
        let name = self.source.context().ident(name);
        self.state.entries.retain(|entry| entry.name != name);
        self.state.entries.push(NamedAttribute { name, value });
    }

    /// Sets an attribute to a value, converted by its form.
    pub fn value<A: AttrValue>(&mut self, name: &str, value: A::Argument<'_>) {
        let value = A::write(self.source.context(), value);
        self.attribute(name, value);
    }

    /// Sets an attribute to a value, unless the value is `None`.
    #[must_use]
    pub fn with_value<A: AttrValue>(mut self, name: &str, value: Option<A::Argument<'_>>) -> Self {
        if let Some(value) = value {
            self.value::<A>(name, value);
        }
        self
    }

    /// Sets a property that is not an attribute.
    pub fn property<P: PropertyForm>(&mut self, name: &str, value: P::Argument<'_>) {
        let value = P::write(self.source.context(), value);
        self.attribute(name, value);
    }

    /// Adds successors.
    pub fn successors(&mut self, blocks: impl IntoIterator<Item = Block>) {
        self.state.successors.extend(blocks);
    }

    /// Sets the number of regions, for a definition with a variadic region.
    pub fn regions(&mut self, count: usize) {
        self.state.num_regions = count;
    }
}

impl State {
    /// Creates the operation at the insertion point of `builder`.
    fn create(mut self, builder: &mut dyn OpBuilder) -> Result<Op, InferenceError> {
        let ctx = builder.context();
        let mut sizes = |grouping, name, count: usize, sizes: &mut Vec<i32>| {
            if grouping == Grouping::Segments {
                sizes.resize(count, 0);
                let value = dense_i32_attr(ctx, sizes);
                self.entries.push(NamedAttribute { name: ctx.ident(name), value });
            }
        };
        let OpSpec { operands, results, .. } = self.spec;
        sizes(self.spec.operand_groups, OPERAND_SIZES, operands.len(), &mut self.operand_sizes);
        sizes(self.spec.result_groups, RESULT_SIZES, results.len(), &mut self.type_sizes);
        let name = ctx.op_name(self.spec.name);
        let properties = with_defaults(ctx, self.spec, dictionary(ctx, &self.entries));
        let types = match self.types.take() {
            Some(types) => types,
            None => self.inferred_types(builder.ir(), properties)?,
        };
        Ok(builder.create(&OpState {
            operands: &self.operands,
            result_types: &types,
            successors: &self.successors,
            num_regions: self.num_regions,
            properties,
            ..OpState::new(name, self.location)
        }))
    }

    /// The result types of an operation without explicit ones.
    fn inferred_types(&self, ir: &Ir, properties: Option<Attribute>) -> InferredTypes {
        if self.spec.results.is_empty() || matches!(self.spec.inference, Inference::None) {
            return Ok(Vec::new());
        }
        let regions = vec![Vec::new(); self.num_regions];
        let parts = OpInputs {
            operands: &self.operands,
            properties,
            regions: &regions,
            ..OpInputs::new(self.spec, ir, self.location)
        };
        parts.infer_return_types()
    }

    /// Like [`State::create`], for a caller that guarantees that inference succeeds.
    ///
    /// # Panics
    /// When it fails.
    #[track_caller]
    fn create_or_panic(self, builder: &mut dyn OpBuilder) -> Op {
        let (name, location) = (self.spec.name, self.location);
        match self.create(builder) {
            Ok(op) => op,
            Err(error) => {
                let diagnostic = not_inferred(name, location, error);
                panic!("cannot create '{name}':\n{}", Renderer::new(builder.context()).render(&diagnostic))
            }
        }
    }
}

/// Creates an operation with these operands and result types at the insertion point of `builder`, each of
/// them single ones or one segment. Without types, they are inferred.
///
/// # Panics
/// When the result types cannot be inferred.
#[track_caller]
pub fn op(builder: &mut dyn OpBuilder, spec: &'static OpSpec, types: &[Type], operands: &[Value]) -> Op {
    partial(builder, spec, types, operands).create()
}

/// Begins an operation with these operands and result types, each of them single ones or one segment.
/// Without types, they are inferred.
pub fn partial<'b>(
    builder: &'b mut dyn OpBuilder,
    spec: &'static OpSpec,
    types: &[Type],
    operands: &[Value],
) -> PartialOp<'b> {
    let mut new = NewOp::from_builder(spec, builder);
    new.operands(operands.iter().copied());
    if !types.is_empty() {
        new.types(types.iter().copied());
    }
    new
}

/// The error about an operation without inferable result types.
fn not_inferred(name: &str, location: Location, error: InferenceError) -> Diagnostic {
    error.followed_by(Diagnostic::error(location, format!("'{name}' op {NOT_INFERRED}")))
}

impl NewOp<&Context> {
    /// Creates the operation at the insertion point of `builder`.
    ///
    /// # Panics
    /// When its result types cannot be inferred.
    #[track_caller]
    pub fn create(self, builder: &mut dyn OpBuilder) -> Op {
        self.state.create_or_panic(builder)
    }

    /// Like [`NewOp::create`]; `None` if its result types cannot be inferred.
    pub fn try_create(self, builder: &mut dyn OpBuilder) -> Option<Op> {
        self.state.create(builder).ok()
    }
}

impl<'b> NewOp<&'b mut dyn OpBuilder> {
    /// Like [`NewOp::new`], with the builder's location.
    #[must_use]
    pub fn from_builder(spec: &'static OpSpec, builder: &'b mut dyn OpBuilder) -> Self {
        let location = builder.location();
        NewOp::new(spec, builder, location)
    }

    /// Creates the operation at the builder's insertion point.
    ///
    /// # Panics
    /// When its result types cannot be inferred.
    #[track_caller]
    pub fn create(self) -> Op {
        self.state.create_or_panic(self.source)
    }

    /// Creates the operation at the builder's insertion point.
    ///
    /// # Errors
    /// When its result types cannot be inferred; then nothing is created.
    pub fn try_create(self) -> Result<Op, Diagnostic> {
        let (name, location) = (self.state.spec.name, self.state.location);
        self.state.create(self.source).map_err(|error| not_inferred(name, location, error))
    }
}
