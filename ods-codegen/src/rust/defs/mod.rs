//! Types and attributes: a handle with accessors, a constructor, and the data by which the runtime stores, parses and prints
//! them.
//!
//! ```text
//! /// A pointer.
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! pub struct PointerType(Type);
//!
//! impl DefHandle for PointerType { const SPEC: &'static DefSpec<Type> = &DefSpec { mnemonic: "ptr", … }; … }
//!
//! impl PointerType {
//!     pub fn get(ctx: &Context, pointee: Type, address_space: u32) -> Type { … }
//!     pub fn pointee(self, ctx: &Context) -> Type { attr_or_type::param(ctx, self, 0) }
//! }
//! ```

mod builders;
mod by_hand;
pub(super) mod defaults;
mod format;
mod kinds;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use defaults::DefaultParam;

use super::Emitter;
use super::emit::Implemented;
use super::expr::parameter::{ItemPaths, ParamType};
use super::names::{self, Taken, ident};
use super::types::{Lifetime, RustType};
use crate::format as ods_format;
use crate::model::{self, AttrOrTypeDef, DefKind, Dialect, Result};

/// Names of the items that every handle has.
const RESERVED: &[&str] =
    &["get", "get_checked", "is", "cast", "base", "from_base_unchecked", "clone", "ctx"];

/// A type or attribute as it is emitted.
pub(super) struct Def<'d, 'r> {
    def: &'d AttrOrTypeDef<'r>,
    /// The handle's name.
    handle: Ident,
    params: Vec<Param<'d, 'r>>,
}

/// A parameter as it is emitted.
struct Param<'d, 'r> {
    name: Ident,
    ty: ParamType<'d, 'r>,
    /// Whether it may be null.
    is_absent: bool,
}

/// The functions of the runtime that access a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    /// Functions for types that the runtime knows.
    Param,
    /// Functions for a value of a user-provided type.
    Other,
    /// Functions for a list of such values.
    Others,
}

impl Param<'_, '_> {
    /// The owned Rust type.
    fn owned(&self, paths: &ItemPaths<'_, '_>) -> RustType {
        let ty = self.ty.owned(paths);
        if self.is_absent { ty.option() } else { ty }
    }

    /// The Rust type of a constructor's argument.
    fn argument(&self, paths: &ItemPaths<'_, '_>) -> RustType {
        match self.access() {
            Access::Param => self.returned(paths, Lifetime::Elided),
            Access::Other | Access::Others => self.owned(paths),
        }
    }

    /// The functions of the runtime that access it.
    fn access(&self) -> Access {
        match &self.ty {
            ParamType::Other(_) => Access::Other,
            ParamType::List(inner) if matches!(**inner, ParamType::Other(_)) => Access::Others,
            _ => Access::Param,
        }
    }

    /// The expression for a value as a `Param`.
    fn stored(&self, value: &TokenStream, ctx: &TokenStream) -> TokenStream {
        match self.access() {
            Access::Param => quote!(#value.into_param(#ctx)),
            Access::Other => quote!(Param::other(#value)),
            Access::Others => quote!(Param::others(#value)),
        }
    }

    /// The Rust type that the accessor returns.
    fn returned(&self, paths: &ItemPaths<'_, '_>, lifetime: Lifetime) -> RustType {
        let ty = self.ty.returned(paths, lifetime);
        if self.is_absent { ty.option() } else { ty }
    }
}

/// The items of all types or attributes of a dialect.
#[derive(Default)]
pub(super) struct Defs {
    /// The items.
    pub(super) items: Vec<TokenStream>,
    /// The handles of those with a mnemonic, by which the dialect parses them.
    pub(super) named: Vec<Ident>,
    /// Their mnemonics.
    pub(super) mnemonics: Vec<String>,
    /// The handles of those that print as aliases.
    pub(super) aliased: Vec<Ident>,
}

impl<'r> Emitter<'r, '_> {
    /// The types or attributes of the dialect, without those that the runtime defines itself.
    pub(super) fn defs(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        kind: DefKind,
        errors: &mut Vec<Diagnostic>,
    ) -> Defs {
        let mut all = Defs::default();
        for def in model::defs_of_dialect(records, dialect, kind) {
            if let Err(error) = def.and_then(|def| self.def(&def, dialect, &mut all)) {
                errors.push(error);
            }
        }
        all
    }

    fn def(&mut self, def: &AttrOrTypeDef<'r>, dialect: Dialect<'r>, all: &mut Defs) -> Result<()> {
        let class = def.cpp_class_name()?;
        if dialect.namespace()? == "::mlir" && super::expr::is_builtin_class(class) {
            return Ok(());
        }
        let definitions = std::sync::Arc::clone(&self.definitions);
        let namespace = dialect.namespace()?;
        let mut taken = Taken::with(RESERVED);
        let params = def.parameters().iter().map(|parameter| {
            let ty = ParamType::of(*parameter, &definitions, namespace);
            let is_absent = ty.is_nullable() && defaults::is_null(*parameter);
            Param { name: ident(&taken.free(names::snake(parameter.name))), ty, is_absent }
        });
        let made = Def { def, handle: names::class_ident(class), params: params.collect() };
        self.claim(&made.handle, def.record())?;
        for param in &made.params {
            param.ty.enums(&mut |definition| self.need_enum(definition));
            let mut others = Vec::new();
            param.ty.others(&mut others);
            self.other_types.extend(others.into_iter().map(str::to_owned));
        }
        let tokens = self.def_items(&made, dialect)?;
        all.items.push(tokens);
        if let Some(mnemonic) = def.mnemonic()? {
            all.mnemonics.push(mnemonic.to_owned());
            all.named.push(made.handle.clone());
        }
        if def.has_mnemonic_alias() {
            all.aliased.push(made.handle);
        }
        Ok(())
    }

    fn def_items(&mut self, def: &Def<'_, 'r>, dialect: Dialect<'r>) -> Result<TokenStream> {
        let base = match def.def.kind() {
            DefKind::Type => quote!(Type),
            DefKind::Attr => quote!(Attribute),
        };
        let handle = &def.handle;
        let doc = self.docs(def.def.summary()?, def.def.description()?, def.def.record());
        let (implements, empty_impls) = self.def_interfaces(def.def, handle)?;
        let custom = self.def_builders(def, &base, dialect.namespace()?);
        let (custom, builders_by_hand) = (custom.functions, custom.by_hand);
        let (spec, by_hand) = self.def_spec(def, dialect, implements)?;
        let paths = self.item_paths();
        let by_hand = by_hand::by_hand_trait(def, &by_hand, &paths);
        let functions = constructors(def, &base, &paths);
        let accessors = accessors(def, &paths);
        Ok(quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct #handle(#base);

            impl DefHandle for #handle {
                type Base = #base;

                const SPEC: &'static DefSpec<#base> = &#spec;

                const FROM_BASE: fn(#base) -> #handle = #handle;
                const BASE: fn(#handle) -> #base = |handle| handle.0;
            }

            impl #handle {
                #functions
                #(#custom)*
                #(#accessors)*
            }

            #(impl #empty_impls for #handle {})*

            #builders_by_hand

            #by_hand
        })
    }

    /// The `DefSpec`, with the list of interfaces that its dialect defines, and the user-provided directives of its format.
    fn def_spec(
        &mut self,
        def: &Def<'_, 'r>,
        dialect: Dialect<'r>,
        interfaces: Option<Implemented>,
    ) -> Result<(TokenStream, Vec<by_hand::ByHand>)> {
        let record = def.def.record();
        let handle = &def.handle;
        let (name, mnemonic) = (record.name(), def.def.mnemonic()?);
        let mut fields = vec![quote!(dialect: NAMESPACE), quote!(name: #name)];
        fields.extend(mnemonic.map(|mnemonic| quote!(mnemonic: #mnemonic)));
        let mut params = Vec::new();
        for (parameter, param) in def.def.parameters().iter().zip(&def.params) {
            params.push(self.param_spec(def, *parameter, param, dialect)?);
        }
        if !params.is_empty() {
            fields.push(quote!(params: &[#(#params),*]));
        }
        let mut by_hand = Vec::new();
        if def.def.has_custom_assembly_format()? {
            self.required.add("CustomFormat", handle);
            fields.push(quote! {
                syntax: DefSyntax::Custom {
                    parse: attr_or_type::parse_by_hand::<#handle>,
                    print: attr_or_type::print_by_hand::<#handle>,
                }
            });
        } else if let Some(checked) = ods_format::of_def(def.def, self.sources)? {
            let format;
            (format, by_hand) = self.def_format(def, &checked);
            fields.push(quote!(syntax: DefSyntax::Format(#format)));
        }
        if !by_hand.is_empty() || def.def.parameters().iter().any(|parameter| by_hand::has_code(*parameter)) {
            self.required.add(&format::syntax_trait(handle).to_string(), handle);
        }
        if def.def.has_verifier() {
            self.required.add("VerifyDef", handle);
            fields.push(quote!(verify: Some(<#handle as VerifyDef>::verify)));
        }
        fields.extend(promises(def.def)?);
        fields.extend(interfaces.map(|list| quote!(interfaces: #list)));
        let implemented = super::expr::implemented(def.def);
        if !implemented.is_empty() {
            fields.push(quote!(implements: &[#(#implemented),*]));
        }
        Ok((quote!(DefSpec { #(#fields,)* ..DefSpec::EMPTY }), by_hand))
    }

    fn param_spec(
        &mut self,
        def: &Def<'_, 'r>,
        parameter: model::Parameter<'r>,
        param: &Param<'_, 'r>,
        dialect: Dialect<'r>,
    ) -> Result<TokenStream> {
        let (name, cpp) = (parameter.name, parameter.cpp_type()?);
        let kind = match by_hand::has_code(parameter) {
            true => by_hand::param_kind(def, param),
            false => self.param_kind(&param.ty, parameter),
        };
        let default = self.default_param(parameter, &param.ty, dialect.namespace()?);
        let default = default.map_err(|error| error.diagnostic(self.sources))?;
        let function = default.map(|value| match value {
            DefaultParam::InContext(value) => quote!(|ctx| #value),
            DefaultParam::Constant(value) => quote!(|_| #value),
        });
        let default = match (parameter.is_self_type(), function) {
            (true, Some(function)) => quote!(ParamDefault::SelfType(Some(#function))),
            (true, None) => quote!(ParamDefault::SelfType(None)),
            (false, Some(function)) => quote!(ParamDefault::Value(#function)),
            (false, None) => quote!(ParamDefault::Required),
        };
        Ok(quote!(ParamSpec { name: #name, cpp: #cpp, kind: #kind, default: #default }))
    }
}

/// `traits: DefTraits { … }`: the interfaces that builtin types and attributes query.
fn promises(def: &AttrOrTypeDef<'_>) -> Result<Option<TokenStream>> {
    let interfaces: Vec<&str> =
        def.interfaces()?.into_iter().map(|interface| interface.qualified_name().1).collect();
    let known = [
        ("MemRefElementTypeInterface", "is_memref_element"),
        ("VectorElementTypeInterface", "is_vector_element"),
        ("MemRefLayoutAttrInterface", "is_memref_layout"),
    ];
    let mut found: Vec<Ident> =
        known.iter().filter(|(name, _)| interfaces.contains(name)).map(|(_, field)| ident(field)).collect();
    if def.has_mnemonic_alias() {
        found.push(ident("has_alias"));
    }
    Ok((!found.is_empty()).then(|| quote!(traits: DefTraits { #(#found: true,)* ..DefTraits::NONE })))
}

/// `get` and, if there is a verifier, `get_checked`.
fn constructors(def: &Def<'_, '_>, base: &TokenStream, paths: &ItemPaths<'_, '_>) -> TokenStream {
    let handle = &def.handle;
    let names: Vec<&Ident> = def.params.iter().map(|param| &param.name).collect();
    let types = def.params.iter().map(|param| param.argument(paths));
    let parameters: Vec<TokenStream> = names.iter().zip(types).map(|(name, ty)| quote!(#name: #ty)).collect();
    let allow = (parameters.len() > 6).then(|| {
        quote! { #[allow(clippy::too_many_arguments, reason = "the definition has as many")] }
    });
    let values = def.params.iter().map(|param| {
        let name = &param.name;
        param.stored(&quote!(#name), &quote!(ctx))
    });
    let values = quote!([#(#values),*]);
    let has_check = def.def.has_verifier();
    let checked = has_check.then(|| {
        quote! {
            #[doc = " As `get`, if the parameters go together."]
            #[doc = ""]
            #[doc = " # Errors"]
            #[doc = " What is wrong with them."]
            #allow
            pub fn get_checked(ctx: &Context, #(#parameters),*) -> Result<#base, String> {
                attr_or_type::make_checked::<#handle, _>(ctx, #values)
            }
        }
    });
    let what = if has_check { "; nothing is checked" } else { "" };
    let doc = format!(" The one of these parameters{what}.");
    quote! {
        #[doc = #doc]
        #allow
        pub fn get(ctx: &Context, #(#parameters),*) -> #base {
            attr_or_type::make::<#handle, _>(ctx, #values)
        }

        #checked
    }
}

fn accessors(def: &Def<'_, '_>, paths: &ItemPaths<'_, '_>) -> Vec<TokenStream> {
    let accessor = |(index, (param, parameter)): (usize, (&Param<'_, '_>, &model::Parameter<'_>))| {
        let (name, ty) = (&param.name, param.returned(paths, Lifetime::Context));
        let (generics, context) = match ty.borrows_context() {
            true => (quote!(<'c>), quote!(&'c Context)),
            false => (quote!(), quote!(&Context)),
        };
        let function = ident(match param.access() {
            Access::Param => "param",
            Access::Other => "other",
            Access::Others => "others",
        });
        let summary = parameter.summary();
        let doc = match summary {
            "" => format!(" The parameter `{}`.", parameter.name),
            summary => {
                format!(
                    " The parameter `{}`: {}.",
                    parameter.name,
                    super::escaped(summary.trim_end_matches('.'))
                )
            }
        };
        quote! {
            #[doc = #doc]
            pub fn #name #generics (self, ctx: #context) -> #ty {
                attr_or_type::#function(ctx, self, #index)
            }
        }
    };
    def.params.iter().zip(def.def.parameters()).enumerate().map(accessor).collect()
}
