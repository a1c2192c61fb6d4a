//! The trees of sources, and the state of their reader.

use std::rc::Rc;

use super::Operations;
use super::symbols::{Binding, OperandSelection, Symbols};
use crate::Span;
use crate::model::{Argument, Constant, Constraint, NativeCode, Operation};

/// An operation of the source.
#[derive(Clone, Debug)]
pub struct SourceOp<'r> {
    /// The operation.
    pub operation: Rc<Operation<'r>>,
    /// The conditions on the arguments, in the order of the definition.
    pub args: Vec<SourceArg<'r>>,
    /// The first of each two neighbouring arguments that match in either order.
    pub eithers: Vec<usize>,
    /// The conditions on the regions, in the order of the definition; empty if the rule has none.
    pub regions: Vec<RegionItem>,
    /// The conditions on the types of the results; empty if the rule has none.
    pub result_types: Vec<TypeItem<'r>>,
    /// Index of the negative match that contains it.
    pub negation: Option<usize>,
    /// Its span.
    pub span: Span,
}

/// The condition on an argument of an operation.
#[derive(Clone, Debug)]
pub enum SourceArg<'r> {
    /// A condition on the value itself.
    One(SourceItem<'r>),
    /// Conditions on the single values of a group: exactly these, or with any number of further values after
    /// the given count.
    Variadic(Vec<SourceItem<'r>>, Option<usize>),
}

/// The condition on a value or attribute.
#[derive(Clone, Debug)]
pub enum SourceItem<'r> {
    /// A matcher.
    Leaf(Leaf<'r>),
    /// The operation with this index in the source defines it.
    Op(usize),
    /// Native code matches it.
    Native(NativeMatcher<'r>),
    /// It is a block argument, with this index if there is one.
    BlockArgument(Leaf<'r>, Option<usize>),
    /// The inner condition does not hold, in the negative match with this index.
    Not(Box<SourceItem<'r>>, usize),
    /// The inner condition, and one on the type.
    Typed(Box<SourceItem<'r>>, TypeItem<'r>),
}

/// A condition on a type.
#[derive(Clone, Debug)]
pub struct TypeItem<'r> {
    /// Its index among those of the source.
    pub index: usize,
    /// The matcher.
    pub leaf: Leaf<'r>,
}

/// A condition on a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionItem {
    /// No condition.
    Any,
    /// It has no blocks.
    Empty,
    /// It has a single block.
    Block {
        /// The operation of the source that terminates the block.
        terminator: Option<usize>,
        /// Whether the terminator is the only operation.
        is_alone: bool,
    },
}

/// The condition on a value or attribute itself.
#[derive(Clone, Debug)]
pub struct Leaf<'r> {
    /// The matcher.
    pub matcher: Matcher<'r>,
    /// Its span.
    pub span: Span,
}

/// A matcher of a value or attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matcher<'r> {
    /// No condition; an attribute that is not optional must be present.
    Any,
    /// A constraint on the value's type.
    Type(Constraint<'r>),
    /// A constraint on the attribute; absence satisfies it if the constraint allows it.
    Attribute(Constraint<'r>),
    /// A constraint on the property.
    Property(Constraint<'r>),
    /// It is absent.
    Absent,
    /// It is a constant: a record of the class `ConstantAttr`, `ConstantProp` or `EnumCase`.
    Constant(Constant<'r>),
}

/// Native code that matches the defining operation of an operand, or an attribute.
#[derive(Clone, Debug)]
pub struct NativeMatcher<'r> {
    /// The record of the class `NativeCodeCall`.
    pub code: NativeCode<'r>,
    /// Its index among the native matchers of the source.
    pub index: usize,
    /// The constraint on each output, and its span.
    pub outputs: Vec<Leaf<'r>>,
    /// Its span.
    pub span: Span,
}

/// A source.
#[derive(Clone, Debug)]
pub(super) struct Source<'r> {
    pub(super) ops: Vec<SourceOp<'r>>,
    pub(super) roots: Vec<Root>,
}

/// A further operation that a rule replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Root {
    /// Its index in the source.
    pub op: usize,
    /// The operand that it shares with an operation before it.
    pub shared: Binding,
}

/// Reads a source.
pub(super) struct SourceReader<'a, 'r> {
    pub(super) operations: &'a mut Operations<'r>,
    pub(super) symbols: &'a mut Symbols<'r>,
    pub(super) ops: Vec<SourceOp<'r>>,
    /// Number of native matchers so far.
    pub(super) matchers: usize,
    /// Number of types so far.
    pub(super) types: usize,
    /// Number of negative matches so far.
    pub(super) negations: usize,
    /// Whether operands of commutative operations match in either order.
    pub(super) is_commutative: bool,
}

/// The binding of a name at an argument.
pub(super) fn binding(
    op: usize,
    operation: &Operation<'_>,
    argument: Argument,
    part: OperandSelection,
) -> Binding {
    match argument {
        Argument::Operand(group) => {
            let is_variadic = operation.operands[group].constraint.is_variable_length();
            Binding::Operand { op, group, is_variadic, part }
        }
        Argument::Attribute(attribute) => Binding::Attribute { op, attribute },
        Argument::Property(property) => Binding::Property { op, property },
    }
}
