//! The functions that create an operation.

use super::{allow_many, deprecated};
use crate::rust::{Ident, RustType, ToTokens, TokenStream, ident, quote};

/// A parameter of a function.
#[derive(Clone, PartialEq, Eq)]
pub struct Parameter {
    pub name: Ident,
    /// The type.
    pub ty: RustType,
}

impl Parameter {
    /// The same parameter where nothing uses it.
    pub(super) fn unused(&self) -> Parameter {
        let name = ident(&format!("_{}", self.name.to_string().trim_start_matches('_')));
        Parameter { name, ty: self.ty.clone() }
    }
}

impl ToTokens for Parameter {
    /// `lhs: Value`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Parameter { name, ty } = self;
        tokens.extend(quote!(#name: #ty));
    }
}

/// Operands or result types that are added to a new operation.
pub enum Segment {
    /// A single one.
    One(TokenStream),
    /// An expression that can be iterated over.
    Many(TokenStream),
}

/// The functions that create an operation: `create`, and `builder` if some parts are optional.
pub struct Create {
    /// The full name of the operation.
    pub operation: String,
    /// The builder with setters of optional parts.
    pub builder: Option<Ident>,
    /// Whether the inference of its result types may fail.
    pub may_fail: bool,
    /// The reason why builders are deprecated.
    pub deprecation: Option<String>,
    /// The parameters after the builder.
    pub parameters: Vec<Parameter>,
    /// The operands, each list a call.
    pub operands: Vec<Vec<Segment>>,
    /// The result types.
    pub types: Vec<Vec<Segment>>,
    /// The statements that add the other parts.
    pub statements: Vec<TokenStream>,
}

impl Create {
    /// The statements that begin the operation and add what is required.
    ///
    /// ```text
    /// let mut new = create::NewOp::from_builder(Self::SPEC, b);
    /// new.operands([lhs, rhs]);
    /// new.types([result]);
    /// ```
    fn body(&self) -> TokenStream {
        let Create { statements, .. } = self;
        let operands = self.operands.iter().map(|groups| added("operands", groups));
        let types = self.types.iter().map(|groups| added("types", groups));
        let is_empty = self.operands.is_empty() && self.types.is_empty() && statements.is_empty();
        let mutable = (!is_empty).then(|| quote!(mut));
        quote! {
            let #mutable new = create::NewOp::from_builder(Self::SPEC, b);
            #(#operands)*
            #(#types)*
            #(#statements)*
        }
    }
}

/// `new.operands([lhs, rhs]);`, or `new.operands(rest.iter().copied());`
fn added(method: &str, groups: &[Segment]) -> TokenStream {
    let method = ident(method);
    if let [Segment::Many(values)] = groups {
        return quote!(new.#method(#values););
    }
    let values = groups.iter().map(|group| match group {
        Segment::One(value) | Segment::Many(value) => value,
    });
    quote!(new.#method([#(#values),*]);)
}

impl ToTokens for Create {
    /// ```text
    /// /// Creates `toy.print` at the insertion point.
    /// pub fn create(b: &mut dyn OpBuilder, values: &[Value]) -> Self { Self::builder(b, values).create() }
    ///
    /// /// Begins `toy.print`; optional parts can be set.
    /// pub fn builder<'b>(b: &'b mut dyn OpBuilder, values: &[Value]) -> PrintOpBuilder<'b> { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Create { operation, parameters, .. } = self;
        let (body, allow) = (self.body(), allow_many(parameters.len()));
        let deprecated = self.deprecation.as_deref().map(deprecated);
        let mut doc = format!(" Creates `{operation}` at the insertion point.");
        let track_caller = self.may_fail.then(|| quote!(#[track_caller]));
        if self.may_fail {
            doc.push_str("\n\n # Panics\n When its result types cannot be inferred.");
        }
        let Some(builder) = &self.builder else {
            return tokens.extend(quote! {
                #[doc = #doc]
                #deprecated
                #allow
                pub fn create(b: &mut dyn OpBuilder, #(#parameters),*) -> Self {
                    #body
                    Self(new.create())
                }
            });
        };
        let names = parameters.iter().map(|parameter| &parameter.name);
        // The builder's lifetime is inferred if it is the only one.
        let is_named = parameters.iter().any(|parameter| parameter.ty.has_elided_lifetime());
        let (declared, given) = if is_named { (Some(quote!(<'b>)), quote!('b)) } else { (None, quote!('_)) };
        let borrowed = is_named.then(|| quote!('b));
        let begin = format!(" Begins `{operation}`; optional parts can be set.");
        tokens.extend(quote! {
            #[doc = #doc]
            #deprecated
            #allow
            #track_caller
            pub fn create(b: &mut dyn OpBuilder, #(#parameters),*) -> Self {
                Self::builder(b, #(#names),*).create()
            }

            #[doc = #begin]
            #deprecated
            #allow
            pub fn builder #declared(b: &#borrowed mut dyn OpBuilder, #(#parameters),*) -> #builder<#given> {
                #body
                #builder(new)
            }
        });
    }
}
