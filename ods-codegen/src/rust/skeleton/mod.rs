//! The skeleton of the user-provided part: an implementation of each hook with named parameters, which
//! compiles and fails as not implemented.
//!
//! Every item is separate, so the missing ones can be added to a file that has some of them.
//!
//! **Invariant**: each declared hook has a body; `tests/tests/skeleton.rs` checks this.

mod bodies;

use std::collections::{BTreeMap, BTreeSet};

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use ods_parser::source::SourceMap;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::TraitItem;

use super::expr::Definitions;
use super::hook_classes::HookClass;
use super::hooks::{Hook, Required, hook_of_runtime};
use super::layout;
use super::names::ident;
use crate::model::{self, Pattern};
use bodies::Member;

/// An item that the author writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// `type Externals` for a type, `VerifyOp for PrintOp` for an implementation.
    pub key: String,
    /// The whole item, as rustfmt lays it out.
    pub text: String,
    /// The members of an implementation that have no default: their names and texts, which are indented as in
    /// the item.
    pub members: Vec<(String, String)>,
    /// For the operations of a class: the implementations for each of them, which can take its place.
    pub alternatives: Vec<Item>,
}

/// The keys of the implementations that the operations of a dialect need, by the names of the operations:
/// `VerifyOp for PrintOp`. An operation without any is absent.
///
/// # Errors
/// All errors in the definitions.
pub fn hooks_of_operations(
    records: &Records,
    sources: &SourceMap,
    dialect: Option<&str>,
) -> Result<BTreeMap<String, Vec<String>>, Vec<Diagnostic>> {
    let items = items(records, sources, dialect)?;
    let single = items.iter().flat_map(|item| match &item.alternatives[..] {
        [] => std::slice::from_ref(item),
        alternatives => alternatives,
    });
    let keys: Vec<&str> = single.map(|item| item.key.as_str()).collect();
    let definitions = Definitions::new(records);
    let mut found = BTreeMap::new();
    for op in model::all_operations(records).flatten() {
        let handle = definitions.handle(&op).to_string();
        let (implementer, argument) = (format!(" for {handle}"), format!("<{handle}>"));
        let own = keys.iter().filter(|key| key.ends_with(&implementer) || key.contains(&argument));
        let own: Vec<String> = own.map(|key| (*key).to_owned()).collect();
        if !own.is_empty() {
            found.insert(op.name(), own);
        }
    }
    Ok(found)
}

/// The user-provided items of a dialect, or of the passes of a file without one: types first, then
/// implementations by traits.
///
/// # Errors
/// All errors in the definitions.
pub fn items(
    records: &Records,
    sources: &SourceMap,
    dialect: Option<&str>,
) -> Result<Vec<Item>, Vec<Diagnostic>> {
    let super::GeneratedItems { items: generated, required, hook_classes, .. } =
        super::generated_items(records, sources, dialect)?;
    let hooks = all_hooks(&required, &generated).map_err(|error| vec![super::unreadable(&error)])?;
    let roots = roots_of_rules(records, sources);
    let is_of_rules =
        |hook: &Hook| hook.name == "CanonicalizationPatterns" && roots.contains(&hook.implementer);
    let (of_rules, hooks): (Vec<Hook>, Vec<Hook>) = hooks.into_iter().partition(is_of_rules);
    let mut items = types(&hooks);
    items.extend(implementations(&hooks, &hook_classes));
    items.extend(of_rules.iter().map(patterns_of_rules));
    Ok(items)
}

/// The handles of the operations that are roots of rules.
fn roots_of_rules(records: &Records, sources: &SourceMap) -> BTreeSet<String> {
    let definitions = Definitions::new(records);
    let rules: Vec<Pattern<'_>> = model::patterns(records, sources).into_iter().flatten().collect();
    rules.iter().map(|rule| definitions.handle(&rule.root().operation).to_string()).collect()
}

/// ```text
/// // The rules of the file with this root. …
/// ir_core::patterns_of_rules!(PATTERNS; SubOp);
/// ```
fn patterns_of_rules(hook: &Hook) -> Item {
    let name = &hook.implementer;
    Item {
        key: key_of_implementation(&hook.name, None, name),
        text: format!(
            "// The rules of the file with this root. A set such as `SIMPLIFY_PATTERNS` can take the place of `PATTERNS`.\nir_core::patterns_of_rules!(PATTERNS; {name});\n"
        ),
        members: Vec::new(),
        alternatives: Vec::new(),
    }
}

/// The implementations: one for the operations of a class that all need the hook, or else one for each type.
fn implementations(hooks: &[Hook], classes: &[HookClass]) -> Vec<Item> {
    let mut items = Vec::new();
    let mut of_class: BTreeMap<(&str, String), Vec<&Hook>> = BTreeMap::new();
    for hook in hooks {
        let is_of = |class: &&HookClass| {
            class.hooks.contains(&hook.name)
                && class.operations.iter().any(|operation| *operation == hook.implementer)
        };
        match classes.iter().find(is_of) {
            None => items.push(implementation(hook)),
            Some(class) => {
                let same = of_class.entry((&hook.name, class.name.to_string())).or_default();
                same.push(hook);
            }
        }
    }
    items.extend(of_class.into_iter().map(|((_, class), hooks)| class_implementation(&class, &hooks)));
    items
}

/// ```text
/// // For 3 operations.
/// for_each_op_of!(Toy_BinaryOp, {
///     impl ir_core::runtime::FoldOp for Operation { … }
/// });
/// ```
fn class_implementation(class: &str, hooks: &[&Hook]) -> Item {
    let alternatives: Vec<Item> = hooks.iter().map(|hook| implementation(hook)).collect();
    let Some(first) = hooks.first() else { return declaration(class, "") };
    let operation = Ident::new("Operation", proc_macro2::Span::call_site());
    let of_class = Hook {
        name: first.name.clone(),
        path: first.path.clone(),
        argument: first.argument.clone(),
        directive_arguments: first.directive_arguments.clone(),
        ty: syn::parse_quote!(#operation),
        implementer: class.to_owned(),
        items: first.items.clone(),
        is_check: first.is_check,
        is_generated: first.is_generated,
    };
    let item = implementation(&of_class);
    let indented = |text: &str| -> String {
        let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
        text.lines().map(line).collect()
    };
    let count = hooks.len();
    Item {
        text: format!(
            "// For {count} operations.\nfor_each_op_of!({class}, {{\n{}}});\n",
            indented(&item.text)
        ),
        members: item.members.iter().map(|(name, text)| (name.clone(), indented(text))).collect(),
        alternatives,
        ..item
    }
}

/// The key of a type's declaration.
#[must_use]
pub fn key_of_type(name: &str) -> String {
    format!("type {name}")
}

/// The key of an implementation; `argument` is that of the trait, and names are without paths.
#[must_use]
pub fn key_of_implementation(name: &str, argument: Option<&str>, implementer: &str) -> String {
    match argument {
        Some(argument) => format!("{name}<{argument}> for {implementer}"),
        None => format!("{name} for {implementer}"),
    }
}

/// All hooks, those of the declared types of parameters included.
fn all_hooks(required: &Required, generated: &TokenStream) -> syn::Result<Vec<Hook>> {
    let mut hooks = required.hooks(generated)?;
    let externals = hooks.iter().filter(|hook| hook.name == "ExternalFunctions");
    let values: Vec<Ident> = externals.flat_map(|hook| &hook.items).filter_map(value_type_of).collect();
    for value in values {
        hooks.extend(hook_of_runtime("ParameterValue", &value)?);
    }
    Ok(hooks)
}

/// Types that hooks are implemented for and no definition declares.
fn types(hooks: &[Hook]) -> Vec<Item> {
    let mut items = Vec::new();
    for hook in hooks {
        match hook.name.as_str() {
            "ExternalFunctions" => {
                items.push(declaration(&hook.implementer, " Functions that code in the definitions calls."));
            }
            "ParameterValue" => {
                items.push(declaration(&hook.implementer, " Values of a parameter of types or attributes."));
            }
            "RewriteFunctions" => {
                items.push(declaration(&hook.implementer, " Functions that rewrite rules call."));
            }
            "PassOptionValue" => {
                items.push(declaration(&hook.implementer, " Values of an option of passes."));
            }
            _ => {}
        }
    }
    items
}

/// The declared type for a type of parameters that is defined in C++ only. The generated code has an alias of
/// the type's own name.
fn value_type_of(item: &TraitItem) -> Option<Ident> {
    let TraitItem::Type(ty) = item else { return None };
    Some(ident(&format!("{}Value", ty.ident)))
}

/// ```text
/// /// Functions that code in the definitions calls.
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
/// pub struct Externals;
/// ```
fn declaration(name: &str, doc: &str) -> Item {
    let ident = ident(name);
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #ident;
    };
    Item {
        key: key_of_type(name),
        text: layout::text(tokens, ""),
        members: Vec::new(),
        alternatives: Vec::new(),
    }
}

/// ```text
/// impl ir_core::runtime::VerifyOp for PrintOp {
///     /// Verifies what the definition cannot say (`hasVerifier`).
///     fn verify(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic> {
///         Err(ir_core::verify::op_error(ir, self.op(), "not implemented: `verify` of `PrintOp`"))
///     }
/// }
/// ```
fn implementation(hook: &Hook) -> Item {
    let (path, ty) = (&hook.path, &hook.ty);
    let whole = |members: &[TokenStream]| layout::text(quote!(impl #path for #ty { #(#members)* }), "");
    let members: Vec<(String, TokenStream)> =
        hook.items.iter().filter_map(|item| member(hook, item)).collect();
    let tokens: Vec<TokenStream> = members.iter().map(|(_, tokens)| tokens.clone()).collect();
    let alone = |tokens: &TokenStream| {
        let text = whole(std::slice::from_ref(tokens));
        let lines: Vec<&str> = text.lines().collect();
        let inner = lines.get(1..lines.len().saturating_sub(1)).unwrap_or_default();
        inner.iter().flat_map(|line| [line, "\n"]).collect::<String>()
    };
    let argument = hook.argument.as_deref();
    Item {
        key: key_of_implementation(&hook.name, argument, &hook.implementer),
        text: whole(&tokens),
        members: members.into_iter().map(|(name, tokens)| (name, alone(&tokens))).collect(),
        alternatives: Vec::new(),
    }
}

/// A member of a trait with its implementation; `None` if it has a default.
fn member(hook: &Hook, item: &TraitItem) -> Option<(String, TokenStream)> {
    match item {
        TraitItem::Fn(function) if function.default.is_none() => {
            Some((function.sig.ident.to_string(), self::function(hook, function)))
        }
        TraitItem::Const(constant) if constant.default.is_none() => {
            let (name, ty) = (&constant.ident, &constant.ty);
            let Member { purpose, code, .. } = bodies::constant(&hook.name);
            Some((name.to_string(), quote! { #[doc = #purpose] const #name: #ty = #code; }))
        }
        TraitItem::Type(ty) => {
            let (name, value) = (&ty.ident, value_type_of(item)?);
            Some((name.to_string(), quote! { type #name = #value; }))
        }
        _ => None,
    }
}

/// An unimplemented function.
pub(super) fn function(hook: &Hook, function: &syn::TraitItemFn) -> TokenStream {
    let mut signature = function.sig.clone();
    let name = signature.ident.to_string();
    let message = format!("not implemented: `{name}` of `{}`", hook.implementer);
    let Member { purpose, used, code } = bodies::function(hook, &function.sig, &message);
    for input in &mut signature.inputs {
        if let syn::FnArg::Typed(argument) = input {
            rename_unused(argument, used);
        }
    }
    let purpose = match purpose {
        "" => first_line(&function.attrs),
        known => known.to_owned(),
    };
    let purpose = match (&hook.directive_arguments[..], name.as_str()) {
        ([], _) | (_, "print") => purpose,
        (arguments, _) => format!("{purpose}\n Their indices: {}.", numbered(arguments)),
    };
    let doc = (!purpose.is_empty()).then(|| quote!(#[doc = #purpose]));
    quote! { #doc #signature { #code } }
}

/// `0 is $skip, 1 is type($take)`
fn numbered(arguments: &[String]) -> String {
    let numbered = arguments.iter().enumerate().map(|(index, argument)| format!("{index} is `{argument}`"));
    numbered.collect::<Vec<_>>().join(", ")
}

/// Adds an underscore to the name of a parameter that the body does not use.
fn rename_unused(argument: &mut syn::PatType, used: &[&str]) {
    let syn::Pat::Ident(pattern) = &mut *argument.pat else { return };
    let name = pattern.ident.to_string();
    if !used.contains(&name.as_str()) {
        pattern.ident = ident(&format!("_{}", name.trim_start_matches('_')));
    }
}

/// The first line of a documentation, which states the purpose of the function.
fn first_line(attributes: &[syn::Attribute]) -> String {
    let text = attributes.iter().find_map(|attribute| match &attribute.meta {
        syn::Meta::NameValue(value) if value.path.is_ident("doc") => match &value.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    });
    let text = text.unwrap_or_default();
    text.lines().next().unwrap_or_default().to_owned()
}
