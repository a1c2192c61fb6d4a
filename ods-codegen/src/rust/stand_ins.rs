//! Stand-ins for user-provided code, so that generated code compiles without its author.
//!
//! [`Hooks::Unimplemented`] and [`Hooks::Accepting`] are for code that is compiled and measured: most
//! functions panic. [`Hooks::Neutral`] is for code that runs, and takes the bodies of [`skeleton`].

use super::hooks::{Hook, Hooks, Required, hook_of_runtime};
use super::{TokenStream, ident, quote, skeleton};

/// Stand-ins for what is required. `items` is the generated code, which contains the traits that are not in
/// the runtime.
pub(super) fn emit(required: &Required, items: &TokenStream, hooks: Hooks) -> syn::Result<TokenStream> {
    let mut all = types(required, hooks)?;
    for hook in required.hooks(items)? {
        all.extend(implementation(&hook, hooks));
    }
    Ok(all)
}

/// Types of the author: of functions and parameters that definitions name, and of functions of rewrite rules.
fn types(required: &Required, hooks: Hooks) -> syn::Result<TokenStream> {
    let mut types = TokenStream::new();
    if required.has("ExternalFunctions") {
        let value = hook_of_runtime("ParameterValue", &ident("UnknownParameter"))?;
        let value = value.map(|hook| implementation(&hook, hooks));
        types.extend(quote! {
            #[doc = " User-provided functions."]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct Externals;

            #[doc = " A user-provided type of parameters."]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct UnknownParameter;

            #value
        });
    }
    for ty in required.option_types() {
        types.extend(quote! {
            #[doc = " Values of an option."]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub struct #ty;
        });
    }
    if required.has("RewriteFunctions") {
        types.extend(quote! {
            #[doc = " User-provided functions of rewrite rules."]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct Rewrites;
        });
    }
    Ok(types)
}

fn implementation(hook: &Hook, hooks: Hooks) -> TokenStream {
    let (path, ty) = (&hook.path, &hook.ty);
    let items = hook.items.iter().map(|each| item(hook, each, hooks));
    quote! { impl #path for #ty { #(#items)* } }
}

/// `fn verify(self, _: &Ir) -> Result<(), Diagnostic> { Ok(()) }`
fn function(hook: &Hook, function: &syn::TraitItemFn, hooks: Hooks) -> TokenStream {
    let accepts = hook.is_check && hooks != Hooks::Unimplemented;
    let accepted = match &function.sig.output {
        syn::ReturnType::Type(_, ty) if accepts => accepted(ty),
        _ => None,
    };
    if accepted.is_none() && hooks == Hooks::Neutral {
        return skeleton::function(hook, function);
    }
    let mut signature = function.sig.clone();
    for input in &mut signature.inputs {
        if let syn::FnArg::Typed(argument) = input {
            *argument.pat = syn::parse_quote!(_);
        }
    }
    let body = accepted.unwrap_or_else(|| quote!(unimplemented!()));
    quote! { #signature { #body } }
}

/// An item of a trait; nothing for a function with a default.
fn item(hook: &Hook, item: &syn::TraitItem, hooks: Hooks) -> TokenStream {
    match item {
        syn::TraitItem::Fn(required) if required.default.is_none() => function(hook, required, hooks),
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
fn accepted(result: &syn::Type) -> Option<TokenStream> {
    let syn::Type::Path(syn::TypePath { path, .. }) = result else { return None };
    let last = path.segments.last()?;
    if last.ident == "bool" {
        Some(quote!(true))
    } else if last.ident == "Option" {
        is_list(argument(last)?).then(|| quote!(Some(Vec::new())))
    } else if last.ident == "Range" {
        Some(quote!(0..0))
    } else if last.ident == "CarriedTypes" {
        Some(quote!(#path::default()))
    } else {
        let is_check = last.ident == "Result" && is_unit(argument(last)?);
        is_check.then(|| quote!(Ok(())))
    }
}

/// The first type argument in angle brackets.
fn argument(segment: &syn::PathSegment) -> Option<&syn::Type> {
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    match arguments.args.first()? {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

fn is_list(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(list) if list.path.segments.last().is_some_and(|last| last.ident == "Vec"))
}

fn is_unit(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Tuple(tuple) if tuple.elems.is_empty())
}
