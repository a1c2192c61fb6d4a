//! What generated code is made of: the data of a definition, as statics, and the logic that all definitions share.
//!
//! A generator writes one [`OpSpec`] for each operation: names, numbers and constraints, but no control flow. What to do
//! with them is here, once: verifying ([`verify`]), finding groups of operands and results ([`groups`]), reading and
//! writing properties ([`properties`]).

pub mod adaptor;
pub mod attr;
pub mod bits;
pub mod checks;
pub mod create;
pub mod def;
pub mod directives;
mod effects;
pub mod format;
pub mod groups;
pub mod handle;
pub mod hooks;
pub mod inference;
pub mod interfaces;
mod macros;
mod names;
pub mod properties;
pub mod property;
pub mod syntax;
pub mod traits;
pub mod verify;

use crate::context::{Attribute, Context, Type};
use crate::diagnostic::Diagnostic;
use crate::fold::FoldResult;
use crate::interfaces::{EffectKind, Interfaces};
use crate::ir::{Block, Ir, Op, Region};
use crate::rewrite::PatternSet;

pub use adaptor::Adaptor;
pub use attr::AttrValue;
pub use create::NewOp;
pub use def::{DefHandle, DefSpec, EnumSpec, EnumValue, ParamKind, ParamSpec};
pub use format::directive::{Directive, DirectiveHooks, DirectiveParser, DirectivePrinter, Step};
pub use format::{AttrForm, FormKind, Transform};
pub use handle::{OpHandle, VerifyOp, VerifyRegions};
pub use hooks::{
    CanonicalizationPatterns, Canonicalize, ConstantLike, FoldOp, ImplicitTerminator, MaterializeConstant,
    ParentOps, VerifyOperationAttribute, VerifyRegionArgumentAttribute, VerifyRegionResultAttribute,
};
pub use interfaces::{AsAttribute, AsOperation, AsType, InterfaceImpl, VerifyInterface};
pub use names::{AsmNames, NameArguments, NameResults, ValueNames};
pub use syntax::{CustomAssemblyFormat, InferResultTypes, Syntax};

/// What a definition says about an operation.
#[derive(Debug)]
pub struct OpSpec {
    /// The full name, such as `arith.addi`.
    pub name: &'static str,
    /// The operands, group by group.
    pub operands: &'static [ValueSpec],
    /// The results, group by group.
    pub results: &'static [ValueSpec],
    /// The attributes in the order of the definition, without derived ones.
    pub attributes: &'static [AttrSpec],
    /// The regions; only the last one can be variadic.
    pub regions: &'static [RegionSpec],
    /// The successors; only the last one can be variadic.
    pub successors: &'static [SuccessorSpec],
    /// How the operands are divided into groups.
    pub operand_groups: Grouping,
    /// How the results are divided into groups.
    pub result_groups: Grouping,
    /// The properties that are no attributes.
    pub properties: &'static [property::PropertySpec],
    /// What the operation promises to everybody.
    pub flags: crate::ops::Traits,
    /// Names of the operations that it may be in; none for any.
    pub parents: &'static [&'static str],
    /// What predicates of the definition demand of the operation as a whole.
    pub predicates: &'static [Predicate],
    /// The checks of structural traits, in the order of the definition; they come before its constraints.
    pub structure: &'static [Check],
    /// The checks of other traits and of interfaces, in the order of the definition.
    pub traits: &'static [Check],
    /// The checks of traits that are made when everything in the regions was found right.
    pub region_traits: &'static [Check],
    /// What it does to memory; counts with [`Traits::MEMORY_EFFECTS`](crate::ops::Traits::MEMORY_EFFECTS) only.
    pub effects: &'static [EffectSpec],
    /// The interfaces of MLIR's own that it implements.
    pub interfaces: Interfaces,
    /// The interfaces of dialects that it implements.
    pub implements: &'static [InterfaceImpl],
    /// How it folds, written by hand.
    pub fold: Option<FoldHook>,
    /// The value of an operation that is a constant.
    pub constant: Option<ConstantHook>,
    /// What adds its canonicalization patterns.
    pub canonicalization: Option<fn(&Context, &mut PatternSet)>,
    /// The check written by hand, last of all before regions.
    pub verify: Option<Check>,
    /// The check written by hand, made when everything in the regions was found right.
    pub verify_regions: Option<Check>,
    /// The declarative format.
    pub format: Option<&'static format::OpFormat<'static>>,
    /// The functions of the format, or those that read and print the operation instead of one.
    pub syntax: Syntax,
    /// How values are named when they are printed.
    pub names: ValueNames,
    /// The operation that ends each block of the regions when the text shows none.
    pub terminator: Option<&'static str>,
}

impl OpSpec {
    /// An operation without any part, that promises nothing; what a definition says is added to it.
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
        flags: crate::ops::Traits::NONE,
        parents: &[],
        structure: &[],
        predicates: &[],
        traits: &[],
        region_traits: &[],
        effects: &[],
        interfaces: Interfaces::NONE,
        implements: &[],
        fold: None,
        constant: None,
        canonicalization: None,
        verify: None,
        verify_regions: None,
        format: None,
        syntax: Syntax::GENERIC,
        names: ValueNames::Numbers,
        terminator: None,
    };
}

/// A group of operands or results that is one value.
#[must_use]
pub const fn one(name: &'static str, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name, length: Length::One, sizes: "", constraint }
}

/// A group of operands or results that is one value or none.
#[must_use]
pub const fn optional(name: &'static str, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name, length: Length::Optional, sizes: "", constraint }
}

/// A group of operands or results of any number of values.
#[must_use]
pub const fn variadic(name: &'static str, constraint: &'static TypeConstraint) -> ValueSpec {
    ValueSpec { name, length: Length::Variadic, sizes: "", constraint }
}

/// A group of operands of any number of groups (`VariadicOfVariadic`), whose sizes a property has.
#[must_use]
pub const fn nested(
    name: &'static str,
    sizes: &'static str,
    constraint: &'static TypeConstraint,
) -> ValueSpec {
    ValueSpec { name, length: Length::Variadic, sizes, constraint }
}

impl AttrSpec {
    /// An attribute that must be there.
    #[must_use]
    pub const fn required(name: &'static str, constraint: &'static AttrConstraint) -> AttrSpec {
        AttrSpec { name, is_optional: false, constraint }
    }

    /// An attribute that may be absent.
    #[must_use]
    pub const fn optional(name: &'static str, constraint: &'static AttrConstraint) -> AttrSpec {
        AttrSpec { name, is_optional: true, constraint }
    }
}

/// A check of an operation. Its error says what is wrong.
pub type Check = fn(&Context, &Ir, Op) -> Result<(), Diagnostic>;

/// How an operation folds, given those of its operands that are constants.
pub type FoldHook = fn(&Context, &mut Ir, Op, &[Option<Attribute>]) -> FoldResult;

/// The value of an operation that is a constant.
pub type ConstantHook = fn(&Context, &Ir, Op) -> Option<Attribute>;

/// An effect that a definition states.
#[derive(Clone, Copy, Debug)]
pub struct EffectSpec {
    /// What is done.
    pub kind: EffectKind,
    /// To the memory of what.
    pub on: EffectTarget,
    /// The class of the resource.
    pub resource: &'static str,
}

/// Whose memory an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// Nothing in particular.
    Any,
    /// Each value of the group of operands of that number.
    Operands(usize),
    /// Each value of the group of results of that number.
    Results(usize),
    /// The symbol that the attribute of that name refers to.
    Symbol(&'static str),
}

/// How many values a group has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One.
    One,
    /// One or none.
    Optional,
    /// Any number.
    Variadic,
}

/// How values are divided into groups when more than one group has no fixed length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// At most one group has no fixed length: it takes what the others leave.
    Rest,
    /// All groups without a fixed length have the same.
    Same,
    /// A property (`operandSegmentSizes`, `resultSegmentSizes`) has the length of every group.
    Segments,
}

/// A group of operands or results.
#[derive(Debug)]
pub struct ValueSpec {
    /// Its name; empty without one.
    pub name: &'static str,
    /// How many values it has.
    pub length: Length,
    /// The property with the sizes of the groups within it; empty without such groups.
    pub sizes: &'static str,
    /// What the type of each value must be.
    pub constraint: &'static TypeConstraint,
}

/// What a type must be.
#[derive(Debug)]
pub struct TypeConstraint {
    /// In words, for messages.
    pub summary: &'static str,
    /// Whether a type is accepted.
    pub accepts: fn(&Context, Type) -> bool,
    /// The only type that is accepted, when there is only one.
    pub build: Option<fn(&Context) -> Option<Type>>,
    /// Whether a type is of the class that the definition names; none when any is.
    pub is_of_class: Option<fn(&Context, Type) -> bool>,
    /// Dialect and mnemonic of types that stand in a format without these.
    pub own: Option<(&'static str, &'static str)>,
}

impl TypeConstraint {
    /// Any type.
    pub const ANY: TypeConstraint = TypeConstraint {
        summary: "any type",
        accepts: |_, _| true,
        build: None,
        is_of_class: None,
        own: None,
    };
}

/// An attribute of an operation.
#[derive(Debug)]
pub struct AttrSpec {
    /// Its name.
    pub name: &'static str,
    /// Whether it may be absent.
    pub is_optional: bool,
    /// What it must be.
    pub constraint: &'static AttrConstraint,
}

/// What an attribute must be.
#[derive(Debug)]
pub struct AttrConstraint {
    /// In words, for messages.
    pub summary: &'static str,
    /// Whether an attribute is accepted.
    pub accepts: fn(&Context, Attribute) -> bool,
    /// The value of an attribute that is absent.
    pub default: Option<fn(&Context) -> Option<Attribute>>,
    /// How it stands in a declarative format.
    pub form: AttrForm,
}

impl AttrConstraint {
    /// Any attribute.
    pub const ANY: AttrConstraint =
        AttrConstraint { summary: "any attribute", accepts: |_, _| true, default: None, form: AttrForm::ANY };
}

/// A region, or a group of regions.
#[derive(Debug)]
pub struct RegionSpec {
    /// Its name; empty without one.
    pub name: &'static str,
    /// Whether it stands for any number of regions.
    pub is_variadic: bool,
    /// What each region must be, in words.
    pub summary: &'static str,
    /// Whether a region is accepted.
    pub accepts: fn(&Context, &Ir, Region) -> bool,
}

/// A successor, or a group of successors.
#[derive(Debug)]
pub struct SuccessorSpec {
    /// Its name; empty without one.
    pub name: &'static str,
    /// Whether it stands for any number of successors.
    pub is_variadic: bool,
    /// What each successor must be, in words.
    pub summary: &'static str,
    /// Whether a block is accepted.
    pub accepts: fn(&Context, &Ir, Block) -> bool,
}

/// What an operation as a whole must fulfil.
#[derive(Debug)]
pub struct Predicate {
    /// In words, for messages.
    pub summary: &'static str,
    /// Whether an operation is accepted.
    pub accepts: fn(&Context, &Ir, Op) -> bool,
}
