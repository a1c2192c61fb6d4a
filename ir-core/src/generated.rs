//! The names that generated code uses (`use ir_core::generated::*`): the interface of the generator and the runtime.

pub use crate::implements;

pub use crate::attr_or_type::{
    self, CustomHooks, DefFormat, DefHandle, DefSpec, DefSyntax, DefTraits, IntoParam, Param, ParamDefault,
    ParamKind, ParamSpec, VerifyDef,
};
pub use crate::context::{
    AffineMap, Attribute, Context, DYNAMIC, IntegerSet, Location, NamedAttribute, Signedness, Traits, Type,
};
pub use crate::interfaces::{self, Interfaces};
pub use crate::ir::{Block, Ir, Op, OpBuilder, OpState, Region, Value};
pub use crate::num::{ApFloat, ApInt};
pub use crate::pass;
pub use crate::predicates::{attributes, build, holds, numbers, shaped, types, values};
pub use crate::runtime::directives as shared_directives;
pub use crate::runtime::inference;
pub use crate::runtime::property::PropertySpec;
pub use crate::runtime::user_provided::{Externals, Rewrites};
pub use crate::runtime::{
    AsAttribute, AsOperation, AsType, AttrConstraint, AttrForm, AttrSpec, DefinedOp, Dialect,
    DialectCanonicalizationPatterns, DirectiveHooks, EffectSpec, EffectTarget, EnumSpec, EnumValue, FormKind,
    Grouping, ImplicitTerminator, MaterializeConstant, OpHandle, OpSpec, ParentOps, Predicate, RegionSpec,
    SuccessorSpec, Syntax, Transform, TypeConstraint, ValueNames, VerifyOperationAttribute,
    VerifyRegionArgumentAttribute, VerifyRegionResultAttribute, adaptor, attr, checks, create, groups,
    handle, hooks, nested, one, optional, properties, property, traits, variadic,
};
pub use crate::text::{ParseResult, Parser, Printer};
pub use crate::verify::SignaturePlace;
pub use crate::{bit_enum, def_formats, integer_enum, op_formats, op_traits, operation, operations};
