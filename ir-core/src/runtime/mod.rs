//! The runtime of generated code: the data of definitions, as statics, and the logic that all definitions
//! share.
//!
//! A generator writes one [`OpSpec`] for each operation: names, indices and constraints, but no control
//! flow. Their interpretation is implemented here once: verification ([`verify`]), segments of operands and
//! results ([`groups`]), properties ([`properties`]).
//!
//! - Generated code contains only the differences between definitions. The macros of `macros.rs` contain
//!   the common code.
//! - **Invariant**: an accessor of a required attribute returns a value even if the operation is invalid:
//!   zero or empty, because hooks see such operations and no input may panic.

pub mod adaptor;
pub mod attr;
pub mod checks;
pub mod conversions;
pub mod create;
mod dialect;
pub mod directives;
pub mod dynamic;
mod effects;
pub mod format;
mod functions;
pub mod groups;
pub mod handle;
pub mod hooks;
pub mod inference;
mod inner_sizes;
pub mod interfaces;
mod macros;
mod names;
pub mod properties;
pub mod property;
mod registration;
mod segments;
pub mod syntax;
pub mod traits;
pub(crate) mod user_provided;
pub mod verify;

use std::borrow::Cow;

use crate::attr_or_type;
use crate::context::{Attribute, Constructor, Test, Traits, Type};
use crate::interfaces::{EffectKind, Interfaces};
use crate::ir::{Block, Op, Region};

pub use crate::attr_or_type::{DefHandle, DefSpec, EnumSpec, EnumValue, ParamKind, ParamSpec};
pub use crate::ir::OpHandle;
pub use adaptor::Adaptor;
pub use attr::AttrValue;
pub use create::NewOp;
pub use dialect::Dialect;
pub use format::directive::{Directive, DirectiveHooks, DirectiveParser, DirectivePrinter};
pub use format::{AttrForm, FormKind, Transform};
pub use functions::{CanonicalizationHook, Check, ConstantHook, FoldHook, IrTest};
pub use handle::{DefinedOp, VerifyOp, VerifyRegions};
pub use hooks::{
    CanonicalizationPatterns, Canonicalize, ConstantLike, DialectCanonicalizationPatterns, FoldOp,
    ImplicitTerminator, MaterializeConstant, ParentOps, VerifyOperationAttribute,
    VerifyRegionArgumentAttribute, VerifyRegionResultAttribute,
};
pub use inference::{InferTypeOpInterface, Inference};
pub use interfaces::{AsAttribute, AsOperation, AsType, InterfaceImpl, OpTrait, VerifyInterface, has_trait};
pub use names::{AsmNames, NameArguments, NameResults, ValueNames};
pub use syntax::{CustomAssemblyFormat, Syntax};

/// The definition of an operation.
#[derive(Debug)]
pub struct OpSpec {
    /// The full name, such as `arith.addi`.
    pub name: &'static str,
    /// The operand segments.
    pub operands: &'static [ValueSpec],
    /// The result segments.
    pub results: &'static [ValueSpec],
    /// The attributes in the order of the definition, without derived ones.
    pub attributes: &'static [AttrSpec],
    /// The regions; only the last one can be variadic.
    pub regions: &'static [RegionSpec],
    /// The successors; only the last one can be variadic.
    pub successors: &'static [SuccessorSpec],
    /// The division of the operands into segments.
    pub operand_groups: Grouping,
    /// The division of the results into segments.
    pub result_groups: Grouping,
    /// The properties that are not attributes.
    pub properties: &'static [property::PropertySpec],
    /// The traits for queries.
    pub flags: Traits,
    /// The names of the allowed parents; empty for any.
    pub parents: &'static [&'static str],
    /// The predicates on the entire operation.
    pub predicates: &'static [Predicate],
    /// The verifiers of structural traits, in the order of the definition. They run before the constraints.
    pub structure: &'static [&'static dyn Check],
    /// The verifiers of other traits and of interfaces, in the order of the definition.
    pub traits: &'static [&'static dyn Check],
    /// The verifiers of traits that run after the regions were verified.
    pub region_traits: &'static [&'static dyn Check],
    /// The memory effects. They require [`Traits::MEMORY_EFFECTS`].
    pub effects: &'static [EffectSpec],
    /// The inference of the result types.
    pub inference: Inference,
    /// The built-in interfaces that it implements.
    pub interfaces: Interfaces,
    /// The dialect interfaces that it implements.
    pub implements: &'static [InterfaceImpl],
    /// The traits that the definitions name and the runtime does not define. `traits` has their checks.
    pub named_traits: &'static [&'static dyn OpTrait],
    /// The user-provided folder.
    pub fold: Option<&'static dyn FoldHook>,
    /// The value of a constant operation.
    pub constant: Option<&'static dyn ConstantHook>,
    /// Adds its canonicalization patterns.
    pub canonicalization: Option<&'static dyn CanonicalizationHook>,
    /// The user-provided verifier, the last check before the regions.
    pub verify: Option<&'static dyn Check>,
    /// The user-provided verifier that runs after the regions were verified.
    pub verify_regions: Option<&'static dyn Check>,
    /// The declarative format.
    pub format: Option<&'static format::OpFormat<'static>>,
    /// The functions of the format, or the user-provided parser and printer.
    pub syntax: Syntax,
    /// The suggested names of values.
    pub names: ValueNames,
    /// The implicit terminator of the regions' blocks.
    pub terminator: Option<&'static str>,
    /// The lines of its documentation, as Markdown.
    pub documentation: &'static [&'static str],
}

impl OpSpec {
    /// An operation without any components, as a base for struct updates.
    pub const EMPTY: OpSpec = OpSpec {
        name: "",
        operands: &[],
        results: &[],
        attributes: &[],
        regions: &[],
        successors: &[],
        operand_groups: Grouping::Rest,
        result_groups: Grouping::Rest,
        properties: &[],
        flags: Traits::NONE,
        parents: &[],
        structure: &[],
        predicates: &[],
        traits: &[],
        region_traits: &[],
        effects: &[],
        inference: Inference::None,
        interfaces: Interfaces::NONE,
        implements: &[],
        named_traits: &[],
        fold: None,
        constant: None,
        canonicalization: None,
        verify: None,
        verify_regions: None,
        format: None,
        syntax: Syntax::GENERIC,
        names: ValueNames::Numbers,
        terminator: None,
        documentation: &[],
    };
}

impl ValueSpec {
    /// The same segment with a summary that differs from that of its constraint.
    #[must_use]
    pub const fn with_summary(self, summary: &'static str) -> ValueSpec {
        ValueSpec { summary: Some(summary), ..self }
    }

    /// The description of the accepted values, for messages: MLIR's `Variadic` adds a prefix.
    pub(crate) fn summary(&self) -> Cow<'static, str> {
        match (self.summary, self.length) {
            (Some(summary), _) => summary.into(),
            (None, Length::Variadic) => format!("variadic of {}", self.constraint.summary).into(),
            (None, _) => self.constraint.summary.into(),
        }
    }
}

/// A segment of one operand or result.
#[must_use]
pub const fn one(name: &'static str, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name, length: Length::One, sizes: "", summary: None, constraint }
}

/// A segment of an optional operand or result.
#[must_use]
pub const fn optional(name: &'static str, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name, length: Length::Optional, sizes: "", summary: None, constraint }
}

/// A variadic segment of operands or results.
#[must_use]
pub const fn variadic(name: &'static str, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name, length: Length::Variadic, sizes: "", summary: None, constraint }
}

/// A segment of a variable number of inner segments (`VariadicOfVariadic`). A property contains their
/// sizes.
#[must_use]
pub const fn nested(
    name: &'static str,
    sizes: &'static str,
    constraint: &'static TypeConstraint,
) -> ValueSpec {
    ValueSpec { name, length: Length::Variadic, sizes, summary: None, constraint }
}

impl AttrSpec {
    /// A required attribute.
    #[must_use]
    pub const fn required(name: &'static str, constraint: &'static AttrConstraint) -> AttrSpec {
        AttrSpec { name, presence: Presence::Required, default: None, constraint }
    }

    /// An optional attribute.
    #[must_use]
    pub const fn optional(name: &'static str, constraint: &'static AttrConstraint) -> AttrSpec {
        AttrSpec { name, presence: Presence::Optional, default: None, constraint }
    }

    /// A default-valued attribute, whose default value no Rust code creates.
    #[must_use]
    pub const fn default_valued(name: &'static str, constraint: &'static AttrConstraint) -> AttrSpec {
        AttrSpec { name, presence: Presence::DefaultValued, default: None, constraint }
    }

    /// The same attribute with a function that creates its default value.
    #[must_use]
    pub const fn with_default(self, default: &'static dyn Constructor<Option<Attribute>>) -> AttrSpec {
        AttrSpec { default: Some(default), ..self }
    }
}

/// A memory effect that a definition declares.
#[derive(Clone, Copy, Debug)]
pub struct EffectSpec {
    /// The kind of the effect.
    pub kind: EffectKind,
    /// The target of the effect.
    pub on: EffectTarget,
    /// The class of the resource.
    pub resource: &'static str,
}

/// The target of a memory effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// No particular target.
    Any,
    /// Each value of the operand segment with that index.
    Operands(usize),
    /// Each value of the result segment with that index.
    Results(usize),
    /// The symbol that the attribute of that name refers to.
    Symbol(&'static str),
}

/// The length of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One.
    One,
    /// Zero or one.
    Optional,
    /// Any number of values.
    Variadic,
}

/// The division of values into segments if several segments have variable lengths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// At most one segment has a variable length. It contains the remaining values.
    Rest,
    /// All variable-length segments have the same length.
    Same,
    /// A property (`operandSegmentSizes`, `resultSegmentSizes`) contains the size of every segment.
    Segments,
}

/// A segment of operands or results.
#[derive(Debug)]
pub struct ValueSpec {
    /// The name; empty without one.
    pub name: &'static str,
    /// The length.
    pub length: Length,
    /// The property with the sizes of the inner segments; empty without one.
    pub sizes: &'static str,
    /// The description of the accepted values, if it is not that of the constraint.
    pub summary: Option<&'static str>,
    /// The constraint on the type of each value.
    pub constraint: &'static TypeConstraint,
}

/// A constraint on a type.
#[derive(Debug)]
pub struct TypeConstraint {
    /// The summary, for messages.
    pub summary: &'static str,
    /// Whether a type is accepted.
    pub accepts: &'static dyn Test<Type>,
    /// The type, if the constraint accepts only one.
    pub build: Option<&'static dyn Constructor<Option<Type>>>,
    /// Whether a type is of the class in the definition; `None` if all types are.
    pub is_of_class: Option<&'static dyn Test<Type>>,
    /// The dialect and mnemonic of types that formats write without both.
    pub own: Option<(&'static str, &'static str)>,
}

impl TypeConstraint {
    /// Any type.
    pub const ANY: TypeConstraint = TypeConstraint {
        summary: "any type",
        accepts: &|_, _| true,
        build: None,
        is_of_class: None,
        own: None,
    };

    /// Creates the constraint that accepts the types of a definition.
    #[must_use]
    pub const fn of_handle<H: DefHandle<Base = Type>>(summary: &'static str) -> TypeConstraint {
        let is_only = H::SPEC.params.is_empty();
        TypeConstraint {
            summary,
            accepts: &H::is,
            build: if is_only { Some(&|ctx| Some(attr_or_type::make::<H, 0>(ctx, []).base())) } else { None },
            is_of_class: Some(&H::is),
            own: H::SPEC.own_syntax(),
        }
    }

    /// Creates a constraint on types of any class.
    #[must_use]
    pub const fn new(summary: &'static str, accepts: &'static dyn Test<Type>) -> TypeConstraint {
        TypeConstraint { summary, accepts, ..TypeConstraint::ANY }
    }
}

/// An attribute of an operation.
#[derive(Debug)]
pub struct AttrSpec {
    /// Its name.
    pub name: &'static str,
    /// Whether it may be absent.
    pub presence: Presence,
    /// The default value.
    pub default: Option<&'static dyn Constructor<Option<Attribute>>>,
    /// The constraint.
    pub constraint: &'static AttrConstraint,
}

/// Whether an attribute may be absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// It is always present.
    Required,
    /// It may be absent (`OptionalAttr`, `UnitAttr`).
    Optional,
    /// It may be absent, and builders add its default value (`DefaultValuedAttr`).
    DefaultValued,
}

/// A constraint on an attribute.
#[derive(Debug)]
pub struct AttrConstraint {
    /// The summary, for messages.
    pub summary: &'static str,
    /// Whether an attribute is accepted.
    pub accepts: &'static dyn Test<Attribute>,
    /// The syntax in declarative formats.
    pub form: AttrForm,
}

impl AttrConstraint {
    /// Any attribute.
    pub const ANY: AttrConstraint =
        AttrConstraint { summary: "any attribute", accepts: &|_, _| true, form: AttrForm::ANY };

    /// Creates the constraint that accepts the attributes of a definition.
    #[must_use]
    pub const fn of_handle<H: DefHandle<Base = Attribute>>(summary: &'static str) -> AttrConstraint {
        let kind = match H::SPEC.own_syntax() {
            Some((dialect, mnemonic)) => FormKind::Own { dialect, mnemonic },
            None => FormKind::Any,
        };
        AttrConstraint {
            summary,
            accepts: &H::is,
            form: AttrForm { kind, ty: None, is_of_class: Some(&H::is) },
        }
    }

    /// Creates the constraint that accepts the attributes of an enum: signless integers of `WIDTH` bits with
    /// a value of the enum.
    #[must_use]
    pub const fn of_enum<E: EnumValue, const WIDTH: u32>(summary: &'static str) -> AttrConstraint {
        AttrConstraint {
            summary,
            accepts: &|ctx, value| attr_or_type::is_enum_attribute::<E>(ctx, value, i64::from(WIDTH)),
            form: AttrForm {
                kind: FormKind::Enum(E::CASES, &|ctx| ctx.integer_type(WIDTH)),
                ty: Some(&|ctx| Some(ctx.integer_type(WIDTH))),
                is_of_class: None,
            },
        }
    }

    /// Creates a constraint on attributes of any class.
    #[must_use]
    pub const fn new(summary: &'static str, accepts: &'static dyn Test<Attribute>) -> AttrConstraint {
        AttrConstraint { summary, accepts, form: AttrForm::ANY }
    }
}

/// A region or a successor, or a variadic list of them.
#[derive(Debug)]
pub struct EntitySpec<Entity: 'static> {
    /// The name; empty without one.
    pub name: &'static str,
    /// Whether it is variadic.
    pub is_variadic: bool,
    /// The summary of the constraint, for messages.
    pub summary: &'static str,
    /// Whether a region or block is accepted.
    pub accepts: &'static dyn IrTest<Entity>,
}

/// A region, or a variadic list of regions.
pub type RegionSpec = EntitySpec<Region>;

/// A successor, or a variadic list of successors.
pub type SuccessorSpec = EntitySpec<Block>;

impl<Entity> EntitySpec<Entity> {
    /// Creates a single region or successor.
    #[must_use]
    pub const fn new(
        name: &'static str,
        summary: &'static str,
        accepts: &'static dyn IrTest<Entity>,
    ) -> EntitySpec<Entity> {
        EntitySpec { name, is_variadic: false, summary, accepts }
    }

    /// Makes it a list.
    #[must_use]
    pub const fn variadic(self) -> EntitySpec<Entity> {
        EntitySpec { is_variadic: true, ..self }
    }
}

impl RegionSpec {
    /// Creates a region that is not constrained.
    #[must_use]
    pub const fn any(name: &'static str) -> RegionSpec {
        EntitySpec::new(name, "any region", &|_, _, _| true)
    }
}

impl SuccessorSpec {
    /// Creates a successor that is not constrained.
    #[must_use]
    pub const fn any(name: &'static str) -> SuccessorSpec {
        EntitySpec::new(name, "any successor", &|_, _, _| true)
    }
}

/// A predicate on an entire operation.
#[derive(Debug)]
pub struct Predicate {
    /// The summary, for messages.
    pub summary: &'static str,
    /// Whether an operation is accepted.
    pub accepts: &'static dyn IrTest<Op>,
}

impl Predicate {
    /// Creates a predicate.
    #[must_use]
    pub const fn new(summary: &'static str, accepts: &'static dyn IrTest<Op>) -> Predicate {
        Predicate { summary, accepts }
    }
}
