//! The builders that a definition adds to the default one.

use super::{Parameter, deprecated};
use crate::rust::expr::used_name;
use crate::rust::{Ident, RustType, ToTokens, TokenStream, ident, quote};

/// A builder of an operation, type or attribute.
pub struct CustomBuilder {
    /// Its C++ function and parameters.
    pub signature: String,
    /// The reason why it is deprecated.
    pub deprecation: Option<String>,
    pub name: Ident,
    /// The builder, or the context.
    pub receiver: Parameter,
    /// The other parameters.
    pub parameters: Vec<Parameter>,
    /// The result type.
    pub result: RustType,
    /// The code.
    pub body: BuilderBody,
}

/// The code of a builder.
pub enum BuilderBody {
    /// The translation of the definition's code.
    Code(TokenStream),
    /// A call of `get` with these values; where there is a verifier, there is a variant of this name that
    /// calls `get_checked`.
    Get(Vec<TokenStream>, Option<Ident>),
    /// User-provided.
    Absent,
}

impl ToTokens for CustomBuilder {
    /// ```text
    /// /// `build(Attribute value)` of the definition.
    /// pub fn create_with_value(b: &mut dyn OpBuilder, value: Attribute) -> Self { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let CustomBuilder { signature, name, receiver, parameters, result, body, .. } = self;
        let doc = format!(" `{signature}` of the definition.");
        let deprecated = self.deprecation.as_deref().map(deprecated);
        let head = quote! {
            #[doc = #doc]
            #deprecated
        };
        tokens.extend(match body {
            BuilderBody::Absent => quote! { #head fn #name(#receiver, #(#parameters),*) -> #result; },
            BuilderBody::Code(code) => {
                let parameters = self.used_parameters(code);
                quote! { #head pub fn #name(#receiver, #(#parameters),*) -> #result { #code } }
            }
            BuilderBody::Get(values, checked) => {
                let parameters = self.used_parameters(&quote!(#(#values),*));
                let checked = checked.as_ref().map(|checked| self.checked(checked, values, &parameters));
                quote! {
                    #head
                    pub fn #name(#receiver, #(#parameters),*) -> #result {
                        Self::get(ctx, #(#values),*)
                    }

                    #checked
                }
            }
        });
    }
}

impl CustomBuilder {
    /// `pub fn get_checked_with_element_type(ctx: &Context, location: Location, …) -> Result<Self, Diagnostic> { … }`
    fn checked(&self, checked: &Ident, values: &[TokenStream], parameters: &[Parameter]) -> TokenStream {
        let CustomBuilder { name, receiver, result, .. } = self;
        let doc =
            format!(" As [`{name}`](Self::{name}), but verifies the parameters, with errors at `location`.");
        quote! {
            #[doc = #doc]
            pub fn #checked(#receiver, location: Location, #(#parameters),*) -> Result<#result, Diagnostic> {
                Self::get_checked(ctx, location, #(#values),*)
            }
        }
    }

    /// The parameters, where names of those that code does not use begin with an underscore.
    fn used_parameters(&self, code: &TokenStream) -> Vec<Parameter> {
        let used =
            |Parameter { name, ty }: &Parameter| Parameter { name: used_name(name, code), ty: ty.clone() };
        self.parameters.iter().map(used).collect()
    }
}

/// The trait of user-provided builders.
pub struct BuildersTrait {
    pub name: Ident,
    pub handle: Ident,
    /// The trait of all such handles: `OpHandle`, `DefHandle`.
    pub supertrait: &'static str,
    /// The builders.
    pub methods: Vec<CustomBuilder>,
    /// The C++ functions and parameters of builders with types that only C++ has.
    pub absent: Vec<String>,
}

impl ToTokens for BuildersTrait {
    /// ```text
    /// /// Builders of [`AddOp`] that its author writes.
    /// pub trait AddOpBuilders: OpHandle {
    ///     fn create_with_lhs_rhs(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> Self;
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let BuildersTrait { name, handle, methods, absent, .. } = self;
        let supertrait = ident(self.supertrait);
        let mut doc = vec![format!(" Builders of [`{handle}`] that its author writes.")];
        if !absent.is_empty() {
            doc.push(String::new());
            doc.push(" Without a form in Rust, because of types that only C++ has:".to_owned());
            doc.extend(absent.iter().map(|signature| format!(" - `{signature}`")));
        }
        tokens.extend(quote! {
            #(#[doc = #doc])*
            pub trait #name: #supertrait {
                #(#methods)*
            }
        });
    }
}
