//! Properties that are not attributes, in the data of an operation.

use super::EnumItem;
use crate::rust::expr::{DefinedClass, Tree};
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, quote};

/// A property.
pub struct PropertySpec {
    pub name: String,
    /// The summary of its constraint.
    pub summary: String,
    /// The form; `None` for user-provided conversions.
    pub form: Option<PropertyStorage>,
    pub default: Option<PropertyDefault>,
    /// The keyword around the value in a format.
    pub keyword: Option<String>,
    pub test: Option<PropertyTest>,
}

/// The storage of a property: a type in the runtime's module `property`.
#[derive(Clone)]
pub enum PropertyStorage {
    Plain(&'static str),
    /// An enum, as an integer of that width.
    Enum(EnumItem, u32),
    /// An enum, as an attribute of that class or an integer of that width.
    EnumOrAttr(EnumItem, DefinedClass, u32),
    List(Box<PropertyStorage>),
    Optional(Box<PropertyStorage>),
    /// The same, with the text `some<…>`.
    OptionalSome(Box<PropertyStorage>),
}

/// The default value of a property.
pub enum PropertyDefault {
    /// That of an absent property.
    Absent,
    Literal(Tree),
    /// The result of a function, which may be an `Option`.
    Function(Ident, bool),
}

/// The test of a property.
pub struct PropertyTest {
    pub function: Ident,
    /// The value, named `value`, as the function takes it.
    pub argument: TokenStream,
}

impl ToTokens for PropertyStorage {
    /// `property::List<property::Enum<Kind, 32>>`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            PropertyStorage::Plain(name) => {
                let name = ident(name);
                quote!(property::#name)
            }
            PropertyStorage::Enum(item, width) => {
                let width = Literal::u32_unsuffixed(*width);
                quote!(property::Enum<#item, #width>)
            }
            PropertyStorage::EnumOrAttr(item, handle, width) => {
                let width = Literal::u32_unsuffixed(*width);
                quote!(property::EnumOrAttr<#item, #handle, #width>)
            }
            PropertyStorage::List(inner) => quote!(property::List<#inner>),
            PropertyStorage::Optional(inner) => quote!(property::Optional<#inner>),
            PropertyStorage::OptionalSome(inner) => quote!(property::OptionalSome<#inner>),
        });
    }
}

impl ToTokens for PropertySpec {
    /// `PropertySpec::new::<property::I64>("width", "int64_t").or(&|ctx| …).such_that(&|ctx, attr| …)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let PropertySpec { name, summary, form, default, keyword, test } = self;
        let Some(form) = form else { return tokens.extend(quote!(PropertySpec::any(#name))) };
        let default = default.as_ref().map(|default| {
            let value = match default {
                PropertyDefault::Absent => return quote!(.or_absent()),
                PropertyDefault::Literal(tree) => tree.to_token_stream(),
                PropertyDefault::Function(function, true) => quote!(constraints::#function(ctx)?),
                PropertyDefault::Function(function, false) => quote!(constraints::#function(ctx)),
            };
            quote!(.or(&|ctx| Some(property::stored::<#form>(ctx, #value))))
        });
        let keyword = keyword.iter();
        let test = test.iter().map(|PropertyTest { function, argument }| {
            let call = quote!(constraints::#function(ctx, #argument));
            quote!(.such_that(&|ctx, attr| property::holds::<#form>(ctx, attr, |value| #call)))
        });
        tokens.extend(quote! {
            PropertySpec::new::<#form>(#name, #summary) #default #(.with_keyword(#keyword))* #(#test)*
        });
    }
}
