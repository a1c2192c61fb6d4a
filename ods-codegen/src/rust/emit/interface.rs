//! An interface that a dialect defines.

use super::{Doc, Parameter};
use crate::rust::{Ident, RustType, ToTokens, TokenStream, ident, quote};

/// An interface: a trait.
pub struct RustInterface {
    /// The documentation.
    pub doc: Doc,
    pub name: Ident,
    /// The traits that it needs.
    pub supertraits: Vec<Ident>,
    pub methods: Vec<Method>,
}

/// A method of an interface.
pub struct Method {
    /// The description of the definition.
    pub description: String,
    pub name: Ident,
    /// The type of the parameter `ir`; `None` for a method that takes the context.
    pub ir: Option<RustType>,
    /// The other parameters.
    pub parameters: Vec<Parameter>,
    /// The result type.
    pub result: RustType,
    /// The default.
    pub body: MethodBody,
}

/// The default of a method.
pub enum MethodBody {
    /// Implementations must have one.
    Required,
    /// The translation of the definition's code.
    Value(TokenStream),
    /// The attribute of this name.
    Attribute(String),
    /// `None`, because the definition's code has no form in Rust.
    Untranslated,
}

impl ToTokens for RustInterface {
    /// ```text
    /// /// Infers shapes.
    /// pub trait ShapeInference: AsOperation {
    ///     /// Infers the shapes of the results.
    ///     fn infer_shapes(&self, ir: &mut Ir);
    ///     …
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustInterface { doc, name, supertraits, methods } = self;
        let message =
            format!("`{{Self}}` does not implement the interface `{name}`, which its definition says");
        let note =
            format!("add `impl {name} for {{Self}}` next to the generated code; `odsgen skeleton` prints it");
        let is_required = methods.iter().any(|method| matches!(method.body, MethodBody::Required));
        let asks =
            is_required.then(|| quote!(#[diagnostic::on_unimplemented(message = #message, note = #note)]));
        tokens.extend(quote! {
            #doc
            #asks
            pub trait #name: #(#supertraits)+* {
                #(#methods)*
            }
        });
    }
}

impl ToTokens for Method {
    /// ```text
    /// fn infer_shapes(&self, ir: &mut Ir);
    /// fn num_shapes(&self, ir: &Ir) -> u32 { constraints::shape_inference_num_shapes(…) }
    /// fn cheapest(&self, _ir: &Ir) -> Option<i64> { None }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Method { name, parameters, result, body, .. } = self;
        let (doc, signature) = (self.documentation(), self.signature());
        tokens.extend(match body {
            MethodBody::Required => quote! { #doc #signature; },
            MethodBody::Value(value) => quote! { #doc #signature { #value } },
            MethodBody::Attribute(key) => {
                quote! { #doc #signature { properties::get(ir, self.operation(), #key) } }
            }
            MethodBody::Untranslated => {
                let (unused, parameters) =
                    (self.subject("_ctx", "_ir"), parameters.iter().map(Parameter::unused));
                quote! {
                    #doc
                    fn #name(&self, #unused, #(#parameters),*) -> Option<#result> { None }
                }
            }
        });
    }
}

impl Method {
    /// `fn num_shapes(&self, ir: &Ir, rank: i64) -> u32`
    pub fn signature(&self) -> TokenStream {
        let Method { name, parameters, result, body, .. } = self;
        let given = self.subject("ctx", "ir");
        match body {
            MethodBody::Attribute(_) => quote! { fn #name(&self, ir: &Ir) -> Option<Attribute> },
            MethodBody::Untranslated => {
                quote! { fn #name(&self, #given #(, #parameters)*) -> Option<#result> }
            }
            MethodBody::Required | MethodBody::Value(_) => {
                let arrow = (*result != RustType::UNIT).then(|| quote!(-> #result));
                quote! { fn #name(&self, #given #(, #parameters)*) #arrow }
            }
        }
    }

    /// The IR, or the context for a method without an IR. The IR contains its context.
    fn subject(&self, ctx: &str, ir: &str) -> Parameter {
        match &self.ir {
            Some(ty) => Parameter { name: ident(ir), ty: ty.clone() },
            None => Parameter { name: ident(ctx), ty: RustType::Name("Context").borrowed() },
        }
    }

    /// The description of the definition, and the source of the default.
    fn documentation(&self) -> TokenStream {
        let description = self.description.trim();
        let source = match &self.body {
            MethodBody::Required if description.is_empty() => "Each implementation says this.".to_owned(),
            MethodBody::Required => String::new(),
            MethodBody::Value(_) => "The default is the code of the definition.".to_owned(),
            MethodBody::Attribute(key) => format!("This is the attribute `{key}`."),
            MethodBody::Untranslated => {
                "The code of the definition has no form in Rust, so the default is `None`.".to_owned()
            }
        };
        let paragraphs = description.split("\n\n").map(crate::rust::escaped);
        let mut lines: Vec<String> = paragraphs
            .filter(|paragraph| !paragraph.is_empty())
            .flat_map(|paragraph| [format!(" {paragraph}"), String::new()])
            .collect();
        match source.as_str() {
            "" => drop(lines.pop()),
            source => lines.push(format!(" {source}")),
        }
        let text = lines.join("\n");
        quote! { #[doc = #text] }
    }
}
