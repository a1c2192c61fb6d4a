//! Names of the runtime that generated code uses.
//!
//! **Invariant**: generated code and `ir-core` meet only in `ir_core::generated`, whose contents are this
//! list.

/// Calls a macro with the names that generated code uses, by the modules of the runtime that have them. The
/// runtime re-exports them as `ir_core::generated`, and the generator calls no item by one of them, so
/// neither side can have a name that the other lacks.
#[macro_export]
macro_rules! runtime_names {
    ($callback:ident) => {
        $callback! {
            attr_or_type {
                CustomHooks, DefFormat, DefHandle, DefSpec, DefSyntax, DefTraits, IntoParam, Param, ParamDefault, ParamKind,
                ParamSpec, VerifyDef,
            }
            context {
                AffineMap, Attribute, Context, DYNAMIC, IntegerSet, Location, NamedAttribute, Signedness, Traits, Type,
            }
            diagnostic { Diagnostic }
            interfaces { Interfaces }
            ir { Block, Ir, Op, OpBuilder, OpState, OperandRange, Region, ResultRange, Value }
            num { ApFloat, ApInt }
            predicates { attributes, build, holds, numbers, shaped, types, values }
            rewrite { PatternRewriter, PatternSet }
            runtime {
                AsAttribute, AsOperation, AsType, AttrConstraint, AttrForm, AttrSpec, DefinedOp, Dialect,
                DialectCanonicalizationPatterns, DirectiveHooks, EffectSpec, EffectTarget, EnumSpec, EnumValue, FormKind,
                Grouping, ImplicitTerminator, MaterializeConstant, OpHandle, OpSpec, OpTrait, ParentOps, Predicate, RegionSpec,
                SuccessorSpec, Syntax, Transform, TypeConstraint, ValueNames, VerifyOperationAttribute,
                VerifyRegionArgumentAttribute, VerifyRegionResultAttribute, adaptor, attr, checks, create, groups, handle,
                hooks, inference, nested, one, optional, properties, property, traits, variadic,
            }
            runtime::property { PropertySpec }
            runtime::user_provided { Externals, Rewrites }
            text { AsmParser, AsmPrinter, ParseResult, Parser, Printer }
            verify { SignatureElement }
        }
    };
}

/// Likewise, the names that generated rewrite rules use; the runtime re-exports them as
/// `ir_core::generated::rules`.
#[macro_export]
macro_rules! rule_names {
    ($callback:ident) => {
        $callback! {
            rewrite::rules { Rule, RuleSet, matching }
        }
    };
}

/// Likewise, the names that generated conversions use; the runtime re-exports them as
/// `ir_core::generated::conversions`.
#[macro_export]
macro_rules! conversion_names {
    ($callback:ident) => {
        $callback! {
            runtime::conversions { ConversionRules, OpRule, TypeRule }
        }
    };
}
