//! User-provided code.
//!
//! Definitions do not contain this code. Generated code uses a trait for it, so the compiler reports a
//! missing implementation. The other [`Hooks`] add one (`stand_ins`).
//!
//! The traits are declared in `ods_schema::hook_traits`. The stand-ins of `--unimplemented-hooks` and a
//! compiled check (`ir-core/tests/ir/hooks.rs`) are derived from them, and the installed dialects are
//! compiled with the stand-ins.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Group, Span, TokenTree};

use super::types::OTHER_DIALECTS;
use super::{Ident, ToTokens, TokenStream, ident, quote};

/// The implementation of user-provided code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hooks {
    /// The author implements the traits.
    #[default]
    Required,
    /// The traits are implemented by functions that panic: to measure and to inspect generated code.
    Unimplemented,
    /// Likewise, but checks of operations, types and attributes accept everything: to test the definitions
    /// alone.
    Accepting,
    /// Checks accept everything, and the rest are the bodies of a skeleton: an error where there is one,
    /// otherwise the answer that changes nothing. For dialects that a program reads beside its own.
    Neutral,
}

/// The traits that generated code relies on.
#[derive(Default)]
pub(super) struct Required {
    /// The name of the trait, which is in the runtime or in the generated code, and the type that implements
    /// it.
    implementations: BTreeSet<(String, String)>,
    /// The `custom` directives of operations, by the name of the directive and the operation, with their
    /// arguments as the format has them.
    directives: BTreeMap<(String, String), Vec<String>>,
}

/// A trait, and a type that must implement it.
pub(super) struct Hook {
    /// The name of the trait.
    pub(super) name: String,
    /// The trait with its path and arguments.
    pub(super) path: TokenStream,
    /// The argument of the trait, if it has one.
    pub(super) argument: Option<String>,
    /// The arguments of a directive in the format.
    pub(super) directive_arguments: Vec<String>,
    /// The type.
    pub(super) ty: syn::Type,
    /// The name of the type, with `dyn` for trait objects.
    pub(super) implementer: String,
    /// The items of the trait, those with defaults included.
    pub(super) items: Vec<syn::TraitItem>,
    /// Whether an implementation that accepts everything can stand in for it.
    pub(super) is_check: bool,
    /// Whether the trait is part of the generated code.
    pub(super) is_generated: bool,
}

/// Declares the lookup of the runtime's traits.
macro_rules! runtime_traits {
    ($(impl $($path:ident)::+ $(<$operation:ident>)? for $implementer:ident { $($items:tt)* })*) => {
        /// Path and items of the runtime's trait of that name.
        fn runtime_trait(name: &str) -> Option<(TokenStream, TokenStream)> {
            $(if [$(stringify!($path)),+].last() == Some(&name) {
                return Some((quote!($($path)::+), quote!($($items)*)));
            })*
            None
        }
    };
}

ods_schema::hook_traits!(runtime_traits);

/// The functions and constants of a trait.
fn trait_items(items: &TokenStream) -> syn::Result<Vec<syn::TraitItem>> {
    Ok(syn::parse2::<syn::ItemTrait>(quote!(trait Items { #items }))?.items)
}

/// Tokens with one name in place of another.
fn renamed(tokens: TokenStream, from: &str, to: &Ident) -> TokenStream {
    let token = |token| match token {
        TokenTree::Ident(name) if name == from => TokenTree::Ident(to.clone()),
        TokenTree::Group(group) => {
            TokenTree::Group(Group::new(group.delimiter(), renamed(group.stream(), from, to)))
        }
        other => other,
    };
    tokens.into_iter().map(token).collect()
}

/// The items of a trait of the generated module as the module around it writes them: other dialects are
/// beside that one.
fn relative_to_parent(items: &[syn::TraitItem]) -> syn::Result<Vec<syn::TraitItem>> {
    let tokens = items.iter().map(ToTokens::to_token_stream).collect();
    let parent = Ident::new("super", Span::call_site());
    trait_items(&renamed(tokens, OTHER_DIALECTS, &parent))
}

impl Required {
    /// Records that a type must implement a trait.
    pub(super) fn add(&mut self, name: &str, implementer: &Ident) {
        self.implementations.insert((name.to_owned(), implementer.to_string()));
    }

    /// Records that the trait objects of a trait must implement another trait.
    pub(super) fn add_for_dyn(&mut self, name: &str, object: &Ident) {
        self.implementations.insert((name.to_owned(), format!("dyn {object}")));
    }

    /// Records that a directive of an operation's format is user-provided.
    pub(super) fn add_directive(&mut self, name: &str, operation: &Ident, arguments: Vec<String>) {
        self.directives.insert((name.to_owned(), operation.to_string()), arguments);
    }

    /// The traits with the types that implement them: first those of definitions, then the `custom`
    /// directives. `generated` is the generated code, which contains the traits that are not in the runtime.
    pub(super) fn hooks(&self, generated: &TokenStream) -> syn::Result<Vec<Hook>> {
        let file: syn::File = syn::parse2(generated.clone())?;
        let mut hooks = Vec::new();
        for (name, implementer) in &self.implementations {
            let own = file.items.iter().find_map(|item| match item {
                syn::Item::Trait(found) if found.ident == name => Some(found),
                _ => None,
            });
            let (path, items) = match (own, runtime_trait(name)) {
                (Some(own), _) => (own.ident.to_token_stream(), relative_to_parent(&own.items)?),
                (None, Some((path, items))) => (path, trait_items(&items)?),
                (None, None) => continue,
            };
            hooks.push(Hook {
                name: name.clone(),
                path,
                argument: None,
                directive_arguments: Vec::new(),
                ty: syn::parse_str(implementer)?,
                implementer: implementer.clone(),
                items,
                is_check: own.is_none(),
                is_generated: own.is_some(),
            });
        }
        for ((name, operation), arguments) in &self.directives {
            hooks.extend(directive(name, operation, arguments)?);
        }
        Ok(hooks)
    }

    /// The types that implement each trait, by names.
    pub(super) fn implementers(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (name, implementer) in &self.implementations {
            all.entry(name).or_default().insert(implementer);
        }
        all
    }

    /// The names of the author's types, which generated code imports.
    pub(super) fn provided_types(&self) -> BTreeSet<Ident> {
        let is_provided =
            |name: &str| matches!(name, "ExternalFunctions" | "PassOptionValue" | "RewriteFunctions");
        let provided = self.implementations.iter().filter(|(name, _)| is_provided(name));
        provided.map(|(_, ty)| ident(ty)).collect()
    }

    /// The names of the author's types of options of passes.
    pub(super) fn option_types(&self) -> Vec<Ident> {
        let types = self.implementations.iter().filter(|(name, _)| name == "PassOptionValue");
        types.map(|(_, ty)| ident(ty)).collect()
    }

    /// The implementations of these traits: `FoldOp`, or `FoldOp for AddOp`.
    pub(super) fn filtered(&self, traits: &[&str]) -> Required {
        let is_selected = |(name, implementer): &&(String, String)| {
            traits.contains(&name.as_str()) || traits.contains(&format!("{name} for {implementer}").as_str())
        };
        let implementations = self.implementations.iter().filter(is_selected).cloned().collect();
        Required { implementations, directives: BTreeMap::new() }
    }

    /// Whether nothing is required.
    pub(super) fn is_empty(&self) -> bool {
        self.implementations.is_empty() && self.directives.is_empty()
    }

    /// Whether something must implement this trait.
    pub(super) fn has(&self, name: &str) -> bool {
        self.implementations.iter().any(|(found, _)| found == name)
    }
}

/// The hook of a trait of the runtime for a type; `None` if the runtime has no such trait.
pub(super) fn hook_of_runtime(name: &str, implementer: &Ident) -> syn::Result<Option<Hook>> {
    let Some((path, items)) = runtime_trait(name) else { return Ok(None) };
    Ok(Some(Hook {
        name: name.to_owned(),
        path,
        argument: None,
        directive_arguments: Vec::new(),
        ty: syn::parse_quote!(#implementer),
        implementer: implementer.to_string(),
        items: trait_items(&items)?,
        is_check: false,
        is_generated: false,
    }))
}

/// The hook of a directive of an operation's format.
fn directive(name: &str, operation: &str, arguments: &[String]) -> syn::Result<Option<Hook>> {
    let Some((path, items)) = runtime_trait("Directive") else { return Ok(None) };
    let (ty, handle) = (ident(name), ident(operation));
    Ok(Some(Hook {
        name: "Directive".to_owned(),
        path: quote!(#path<#handle>),
        argument: Some(operation.to_owned()),
        directive_arguments: arguments.to_vec(),
        ty: syn::parse_quote!(directives::#ty),
        implementer: name.to_owned(),
        items: trait_items(&renamed(items, "Operation", &handle))?,
        is_check: false,
        is_generated: false,
    }))
}
