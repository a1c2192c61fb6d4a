//! User-provided code, and stand-ins for it.
//!
//! Code that definitions do not contain is required as traits that generated code relies on, so that the compiler asks for an
//! implementation. For code that is only compiled, not run, [`Hooks::Unimplemented`] adds one that panics.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::names::ident;

/// The implementation of user-provided code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hooks {
    /// The author implements the traits.
    #[default]
    Required,
    /// The traits are implemented by functions that panic: to measure and to inspect generated code.
    Unimplemented,
    /// Likewise, but checks of operations, types and attributes accept everything: to test the definitions alone.
    Accepting,
}

/// The traits that generated code relies on.
#[derive(Default)]
pub(super) struct Required {
    /// The name of the trait, which is in the runtime or in the generated code, and the type that implements it.
    wanted: BTreeSet<(String, String)>,
    /// The names of the generated traits for checks.
    checks: BTreeSet<String>,
    /// The `custom` directives of operations: the name of the directive, and the operation.
    directives: BTreeSet<(String, String)>,
}

/// The runtime's user-provided traits, with their functions, for stand-ins.
const RUNTIME: &[(&str, &str)] = &[
    ("ir_core::runtime::VerifyOp", "fn verify(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;"),
    (
        "ir_core::runtime::VerifyRegions",
        "fn verify_regions(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;",
    ),
    (
        "ir_core::runtime::VerifyInterface",
        "fn verify_interface(&self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;",
    ),
    (
        "ir_core::pass::RunPass",
        "fn run_on_operation(
            &self,
            run: &mut ir_core::pass::PassRun<'_>,
        ) -> Result<(), ir_core::pass::PassFailure>;",
    ),
    ("ir_core::pass::DependentDialects", "fn register_dialects(ctx: &ir_core::context::Context);"),
    ("ir_core::pass::PassAnchor", "const ANCHOR: &'static str;"),
    (
        "ir_core::runtime::CustomAssemblyFormat",
        "fn parse(
            parser: &mut ir_core::text::OperationParser<'_>,
            op: &mut ir_core::text::CustomOp,
            step: usize,
        ) -> ParseResult<ir_core::text::ParseStep>;
        fn print(self, printer: &mut ir_core::text::OperationPrinter<'_>, step: usize) -> ir_core::text::PrintStep;",
    ),
    (
        "ir_core::runtime::FoldOp",
        "fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> ir_core::fold::FoldResult;",
    ),
    ("ir_core::runtime::ConstantLike", "fn constant_value(self, ir: &Ir) -> Option<Attribute>;"),
    (
        "ir_core::runtime::CanonicalizationPatterns",
        "fn canonicalization_patterns(ctx: &Context, patterns: &mut ir_core::rewrite::PatternSet);",
    ),
    (
        "ir_core::runtime::Canonicalize",
        "fn canonicalize(self, rewriter: &mut ir_core::rewrite::PatternRewriter<'_>) -> Option<()>;",
    ),
    (
        "ir_core::runtime::MaterializeConstant",
        "fn materialize_constant(
            &self,
            b: &mut dyn OpBuilder,
            value: Attribute,
            ty: Type,
        ) -> Option<Op>;",
    ),
    (
        "ir_core::runtime::AsmNames",
        "fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str));",
    ),
    (
        "ir_core::runtime::InferResultTypes",
        "fn infer_result_types(
            parser: &mut ir_core::text::OperationParser<'_>,
            op: &mut ir_core::text::CustomOp,
        ) -> ParseResult<()>;",
    ),
    (
        "ir_core::runtime::VerifyOperationAttribute",
        "fn verify_operation_attribute(
            &self,
            ctx: &Context,
            ir: &Ir,
            op: Op,
            attribute: NamedAttribute,
        ) -> Result<(), ir_core::diagnostic::Diagnostic>;",
    ),
    (
        "ir_core::runtime::VerifyRegionArgumentAttribute",
        "fn verify_region_argument_attribute(
            &self,
            ctx: &Context,
            ir: &Ir,
            op: Op,
            place: SignaturePlace,
            attribute: NamedAttribute,
        ) -> Result<(), ir_core::diagnostic::Diagnostic>;",
    ),
    (
        "ir_core::runtime::VerifyRegionResultAttribute",
        "fn verify_region_result_attribute(
            &self,
            ctx: &Context,
            ir: &Ir,
            op: Op,
            place: SignaturePlace,
            attribute: NamedAttribute,
        ) -> Result<(), ir_core::diagnostic::Diagnostic>;",
    ),
    ("ir_core::runtime::ImplicitTerminator", "const TERMINATOR: &'static str;"),
    ("ir_core::runtime::ParentOps", "const PARENTS: &'static [&'static str];"),
    (
        "checks::InferReturnTypes",
        "fn infer_return_types(self, ir: &Ir) -> Option<Vec<Type>>;
        fn are_compatible(ctx: &Context, inferred: &[Type], found: &[Type]) -> bool;",
    ),
    (
        "checks::DestinationStyleOpInterface",
        "fn dps_inits(self, ir: &Ir) -> std::ops::Range<usize>;",
    ),
    (
        "checks::CastOpInterface",
        "fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool;",
    ),
    ("checks::LoopValues", "fn loop_values(self, ir: &Ir) -> checks::CarriedTypes;"),
    (
        "checks::OffsetSizeAndStrideOpInterface",
        "fn mixed_ranks(self, ir: &Ir) -> [usize; 3];
        fn dynamic_counts(self, ir: &Ir) -> [usize; 3];",
    ),
    ("attr_or_type::VerifyDef", "fn verify(ctx: &Context, params: &[Param]) -> Result<(), String>;"),
    (
        "attr_or_type::CustomFormat",
        "fn parse(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Self::Base>;
        fn print(self, printer: &mut Printer<'_>);",
    ),
    (
        "interfaces::BranchOpInterface",
        "fn successor_operands(self, ir: &Ir, successor: usize) -> interfaces::SuccessorOperands;",
    ),
    (
        "interfaces::RegionBranchOpInterface",
        "fn successor_regions(
            self,
            ir: &Ir,
            from: interfaces::RegionPoint,
        ) -> Vec<interfaces::RegionSuccessor>;
        fn entry_successor_operands(
            self,
            ir: &Ir,
            to: interfaces::RegionPoint,
        ) -> std::ops::Range<usize>;",
    ),
    (
        "interfaces::RegionBranchTerminatorOpInterface",
        "fn successor_operands(self, ir: &Ir, to: interfaces::RegionPoint) -> std::ops::Range<usize>;",
    ),
    ("interfaces::LoopLikeOpInterface", "fn loop_regions(self, ir: &Ir) -> Vec<Region>;"),
    (
        "interfaces::CallOpInterface",
        "fn callable(self, ir: &Ir) -> Option<interfaces::Callable>;
        fn argument_operands(self, ir: &Ir) -> std::ops::Range<usize>;",
    ),
    (
        "interfaces::CallableOpInterface",
        "fn callable_region(self, ir: &Ir) -> Option<Region>;
        fn result_types(self, ir: &Ir) -> Vec<Type>;",
    ),
    (
        "interfaces::SymbolUserOpInterface",
        "fn verify_symbol_uses(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;",
    ),
    (
        "interfaces::MemoryEffectsOpInterface",
        "fn effects(self, ir: &Ir) -> Vec<interfaces::EffectInstance>;",
    ),
    (
        "interfaces::SpeculationOpInterface",
        "fn speculatability(self, ir: &Ir) -> interfaces::Speculatability;",
    ),
];

/// A trait of the runtime by its name.
fn runtime_trait(name: &str) -> syn::Result<Option<(syn::Path, Vec<syn::TraitItem>)>> {
    let Some((path, items)) = RUNTIME.iter().find(|(path, _)| path.rsplit("::").next() == Some(name)) else {
        return Ok(None);
    };
    let found: syn::ItemTrait = syn::parse_str(&format!("trait Found {{ {items} }}"))?;
    Ok(Some((syn::parse_str(path)?, found.items)))
}

impl Required {
    /// Records that a type must implement a trait.
    pub(super) fn add(&mut self, name: &str, implementer: &Ident) {
        self.wanted.insert((name.to_owned(), implementer.to_string()));
    }

    /// Records that a type must implement a generated trait that verifies operations.
    pub(super) fn add_check(&mut self, name: &str, implementer: &Ident) {
        self.checks.insert(name.to_owned());
        self.add(name, implementer);
    }

    /// Records that the trait objects of a trait must implement another trait.
    pub(super) fn add_for_dyn(&mut self, name: &str, object: &Ident) {
        self.wanted.insert((name.to_owned(), format!("dyn {object}")));
    }

    /// Records that a directive of an operation's format is user-provided.
    pub(super) fn add_directive(&mut self, name: &str, operation: &Ident) {
        self.directives.insert((name.to_owned(), operation.to_string()));
    }

    /// Implementations of directives that panic.
    fn directives(&self) -> impl Iterator<Item = TokenStream> {
        self.directives.iter().map(|(name, operation)| {
            let (name, operation) = (ident(name), ident(operation));
            quote! {
                impl ir_core::runtime::Directive<#operation> for directives::#name {
                    fn parse(
                        _: &mut ir_core::runtime::DirectiveParser<'_, '_, '_>,
                        _: usize,
                    ) -> ParseResult<ir_core::runtime::Step> {
                        unimplemented!()
                    }

                    fn print(
                        _: &mut ir_core::runtime::DirectivePrinter<'_, '_, '_>,
                        _: #operation,
                        _: usize,
                    ) -> Option<ir_core::text::PrintStep> {
                        unimplemented!()
                    }
                }
            }
        })
    }

    /// Implementations that panic. `items` is the generated code, which contains the traits that are not in the runtime.
    pub(super) fn stand_ins(&self, items: &TokenStream, hooks: Hooks) -> syn::Result<TokenStream> {
        let file: syn::File = syn::parse2(items.clone())?;
        let mut all = Vec::new();
        for (name, implementer) in &self.wanted {
            let implementer: syn::Type = syn::parse_str(implementer)?;
            let own = file.items.iter().find_map(|item| match item {
                syn::Item::Trait(found) if found.ident == name => Some(found),
                _ => None,
            });
            let is_check = self.checks.contains(name);
            let accepts = hooks == Hooks::Accepting && (own.is_none() || is_check);
            let (path, items) = match (own, runtime_trait(name)?) {
                (Some(own), _) => (own.ident.clone().into(), own.items.clone()),
                (None, Some(known)) => known,
                (None, None) => continue,
            };
            let items = items.iter().map(|item| stand_in(item, accepts));
            all.push(quote! { impl #path for #implementer { #(#items)* } });
        }
        let externals = self.wanted.iter().any(|(name, _)| name == "ExternalFunctions").then(|| {
            quote! {
                #[doc = " What the author writes."]
                #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
                pub struct Externals;

                #[doc = " A type of parameters that the author writes."]
                #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
                pub struct UnknownParameter;

                impl attr_or_type::ParameterValue for UnknownParameter {
                    fn parse(_parser: &mut Parser<'_>) -> ParseResult<Self> {
                        unimplemented!()
                    }

                    fn print(&self, _printer: &mut Printer<'_>) {
                        unimplemented!()
                    }
                }
            }
        });
        let rewrites = self.wanted.iter().any(|(name, _)| name == "RewriteFunctions").then(|| {
            quote! {
                #[doc = " What the author writes for rewrite rules."]
                #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
                pub struct Rewrites;
            }
        });
        let directives = self.directives();
        Ok(quote!(#externals #rewrites #(#all)* #(#directives)*))
    }
}

/// An item of a trait with a body that panics or, for a check if `accepts`, succeeds.
fn stand_in(item: &syn::TraitItem, accepts: bool) -> TokenStream {
    match item {
        syn::TraitItem::Fn(function) if function.default.is_none() => {
            let mut signature = function.sig.clone();
            for input in &mut signature.inputs {
                if let syn::FnArg::Typed(argument) = input {
                    *argument.pat = syn::parse_quote!(_);
                }
            }
            let body = match &signature.output {
                syn::ReturnType::Type(_, ty) if accepts => accepted(&quote!(#ty).to_string()),
                _ => None,
            };
            let body = body.unwrap_or_else(|| quote!(unimplemented!()));
            quote! { #signature { #body } }
        }
        syn::TraitItem::Const(constant) => {
            let (name, ty) = (&constant.ident, &constant.ty);
            let is_list =
                matches!(ty, syn::Type::Reference(list) if matches!(*list.elem, syn::Type::Slice(_)));
            let value = if is_list { quote!(&["builtin.module"]) } else { quote!("builtin.module") };
            quote!(const #name: #ty = #value;)
        }
        syn::TraitItem::Type(ty) => {
            let name = &ty.ident;
            quote!(type #name = UnknownParameter;)
        }
        _ => quote!(),
    }
}

/// The successful result of a check with this result type; `None` if it is not the result of a check.
fn accepted(result: &str) -> Option<TokenStream> {
    match result {
        "bool" => Some(quote!(true)),
        "Option < Vec < Type > >" => Some(quote!(Some(Vec::new()))),
        "std :: ops :: Range < usize >" => Some(quote!(0..0)),
        "checks :: CarriedTypes" => Some(quote!(checks::CarriedTypes::default())),
        _ => result.starts_with("Result < () ,").then(|| quote!(Ok(()))),
    }
}
