//! The items of generated Rust: for each kind of item its value, which the other modules of `rust` build from
//! the model, and the code that is made of it, written once as a whole. No decision is taken here but those
//! that a value states.
//!
//! **Invariant**: no decision depends on tokens or their text (`cargo xtask tidy`, check `tokens`).
//! Translated code passes through as opaque tokens.

mod accessor;
mod builders;
mod constraint;
mod conversion;
mod create;
mod def;
mod enumeration;
mod interface;
mod members;
mod operation;
mod param;
mod pass;
mod property;
mod registration;
mod rewrite;
mod rewrite_expr;
mod rule;
mod schema;
mod semantics;
mod spec;

use super::{ToTokens, TokenStream, ident, quote};

pub(super) use accessor::{
    Accessor, AccessorKind, AttributeAccessor, Call, Conversion, DerivedAccessor, EntityKind,
    NestedAccessors, Presence, PropertyAccessor, ValueSegment,
};
pub(super) use builders::{BuilderBody, BuildersTrait, CustomBuilder};
pub(super) use constraint::{
    AttrForm, AttrFormKind, ClassFunction, ConstraintForm, ConstraintKind, ConstraintStatic, ConstraintTest,
    EnumItem, MakerCall, ModuleOfConstraints,
};
pub(super) use conversion::{RustConversionList, RustConversions, RustOpConversion, RustTypeConversion};
pub(super) use create::{Create, Parameter, PartialOp, Segment};
pub(super) use def::{Access, DefDirective, DefParam, DefSpec, DefSyntax, RustDef};
pub(super) use enumeration::{Case, RustEnum};
pub(super) use interface::{Method, MethodBody, RustInterface};
pub(super) use members::Members;
pub(super) use operation::RustOp;
pub(super) use param::{DefaultParam, EmptyParam, ParamKind, ParamSpec, ParamTest};
pub(super) use pass::{
    OptionCase, OptionDefault, OptionEnum, PassOption, RustPass, RustPasses, Statistic, Target,
};
pub(super) use property::{PropertyDefault, PropertySpec, PropertyStorage, PropertyTest};
pub(super) use registration::{AttributeCheck, NamedTraits, Registration};
pub(super) use rewrite::{NewOp, NewPart, Replacement, ResultTypes, Rewrite, Statement};
pub(super) use rewrite_expr::{OpVariable, RewriteExpr, RewriteLocation, RuleConstant};
pub(super) use rule::{RewriteFunction, RustRule, RustRuleSet, RustRules, Signature};
pub(super) use schema::{Emit, items};
pub(super) use semantics::{Check, Effect, EffectTarget, Hook, Inference, InterfaceModel, ResultType};
pub(super) use spec::{
    Accepts, AttrSpec, DirectiveCall, Grouping, Implemented, Length, OpNames, OpPredicate, OpSpec, PartSpec,
    PredicateArgument, Syntax, SyntaxCall, SyntaxFunction, SyntaxKind, TransformKind, TypeTransform,
    ValueNames, ValueSpec,
};

/// `name: &[…],`; nothing for an empty list.
fn list<T: ToTokens>(name: &str, items: &[T]) -> Option<TokenStream> {
    let name = ident(name);
    (!items.is_empty()).then(|| quote!(#name: &[#(#items),*],))
}

/// Documentation of an item, each line with a space before it; empty for none.
#[derive(Clone, Default)]
pub struct Doc(pub String);

impl ToTokens for Doc {
    /// `#[doc = " Adds two integers."]`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let lines = &self.0;
        tokens.extend((!lines.is_empty()).then(|| quote!(#[doc = #lines])));
    }
}

/// `#[deprecated(note = "…")]`
pub fn deprecated(reason: &str) -> TokenStream {
    let reason = reason.trim();
    quote!(#[deprecated(note = #reason)])
}
