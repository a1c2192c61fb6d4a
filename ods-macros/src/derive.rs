//! Derives for user-provided types: parameters of types and attributes, and values of pass options.
//!
//! | derive | implements | of a type | texts |
//! | --- | --- | --- | --- |
//! | `ParameterValue` | `ir_core::attr_or_type::ParameterValue` | `enum Layout { RowMajor, ColumnMajor }` | `row_major`, `column_major` |
//! | | | `struct Tile { rows: i64, kind: Layout }` | `4, row_major` |
//! | `PassOptionValue` | `ir_core::pass::PassOptionValue` | `enum Mode { AsIs, Fast }` | `as-is`, `fast` |

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DataEnum, DeriveInput, Error, Fields, FieldsNamed, Ident, LitStr, Result};

/// The separator of the words of a spelling.
#[derive(Clone, Copy)]
enum Case {
    /// `row_major`
    Snake,
    /// `row-major`
    Kebab,
}

/// Expands `#[derive(ParameterValue)]`.
pub(crate) fn parameter_value(input: TokenStream) -> TokenStream {
    expanded(input, |input| match &input.data {
        Data::Enum(data) => keyword_parameter(&input.ident, data),
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) if !fields.named.is_empty() => Ok(listed_parameter(&input.ident, fields)),
            _ => Err(Error::new_spanned(&input.ident, "a parameter that is a struct has fields with names")),
        },
        Data::Union(_) => Err(Error::new_spanned(&input.ident, "a parameter is an enum or a struct")),
    })
}

/// Expands `#[derive(PassOptionValue)]`.
pub(crate) fn pass_option_value(input: TokenStream) -> TokenStream {
    expanded(input, |input| match &input.data {
        Data::Enum(data) => pass_option(&input.ident, data),
        _ => Err(Error::new_spanned(&input.ident, "the value of an option is an enum without fields")),
    })
}

fn expanded(input: TokenStream, expand: impl FnOnce(&DeriveInput) -> Result<TokenStream>) -> TokenStream {
    let created = syn::parse2::<DeriveInput>(input).and_then(|input| {
        if input.generics.params.is_empty() {
            return expand(&input);
        }
        Err(Error::new_spanned(&input.generics, "a type with parameters of its own is not supported"))
    });
    created.unwrap_or_else(Error::into_compile_error)
}

/// The variants with their spellings: the words of the name, or the keyword of `#[ods(keyword = "…")]`.
fn spelled(data: &DataEnum, case: Case) -> Result<Vec<(&Ident, String)>> {
    let mut all: Vec<(&Ident, String)> = Vec::new();
    for variant in &data.variants {
        if !variant.fields.is_empty() {
            return Err(Error::new_spanned(variant, "a case with fields has no spelling"));
        }
        let mut spelling = words(&variant.ident.to_string(), case);
        for attribute in variant.attrs.iter().filter(|attribute| attribute.path().is_ident("ods")) {
            attribute.parse_nested_meta(|meta| {
                if !meta.path.is_ident("keyword") {
                    return Err(meta.error("expected `keyword = \"…\"`"));
                }
                spelling = meta.value()?.parse::<LitStr>()?.value();
                Ok(())
            })?;
        }
        if all.iter().any(|(_, other)| *other == spelling) {
            return Err(Error::new_spanned(variant, format!("another case is spelled '{spelling}', too")));
        }
        all.push((&variant.ident, spelling));
    }
    Ok(all)
}

/// `RowMajor` → `row_major`
fn words(name: &str, case: Case) -> String {
    let between = if matches!(case, Case::Snake) { '_' } else { '-' };
    let mut created = String::new();
    for (at, c) in name.char_indices() {
        if c.is_uppercase() && at != 0 {
            created.push(between);
        }
        created.extend(c.to_lowercase());
    }
    created
}

/// `expected one of row_major, column_major`
fn expected(cases: &[(&Ident, String)]) -> String {
    let spellings: Vec<&str> = cases.iter().map(|(_, spelling)| spelling.as_str()).collect();
    format!("expected one of {}", spellings.join(", "))
}

fn keyword_parameter(name: &Ident, data: &DataEnum) -> Result<TokenStream> {
    let cases = spelled(data, Case::Snake)?;
    let wrong = expected(&cases);
    let variants: Vec<&Ident> = cases.iter().map(|(name, _)| *name).collect();
    let spellings: Vec<&str> = cases.iter().map(|(_, spelling)| spelling.as_str()).collect();
    Ok(quote! {
        impl ::ir_core::attr_or_type::ParameterValue for #name {
            fn parse(parser: &mut ::ir_core::text::Parser<'_>) -> ::ir_core::text::ParseResult<Self> {
                #(if parser.consume_keyword(#spellings) {
                    return Ok(Self::#variants);
                })*
                Err(parser.error_here(#wrong))
            }

            fn print(&self, printer: &mut ::ir_core::text::Printer<'_>) {
                printer.text(match self {
                    #(Self::#variants => #spellings,)*
                });
            }
        }
    })
}

/// The fields in order, with commas between them.
fn listed_parameter(name: &Ident, fields: &FieldsNamed) -> TokenStream {
    let names: Vec<_> = fields.named.iter().filter_map(|field| field.ident.as_ref()).collect();
    let comma = |index: usize| {
        (index != 0).then(|| quote!(parser.parse_token(::ir_core::text::TokenKind::Comma, "expected ','")?;))
    };
    let parsed = names.iter().enumerate().map(|(index, name)| {
        let comma = comma(index);
        quote! {
            #comma
            let #name = ::ir_core::attr_or_type::ParameterValue::parse(parser)?;
        }
    });
    let printed = names.iter().enumerate().map(|(index, name)| {
        let comma = (index != 0).then(|| quote!(printer.text(", ");));
        quote! {
            #comma
            ::ir_core::attr_or_type::ParameterValue::print(&self.#name, printer);
        }
    });
    quote! {
        impl ::ir_core::attr_or_type::ParameterValue for #name {
            fn parse(parser: &mut ::ir_core::text::Parser<'_>) -> ::ir_core::text::ParseResult<Self> {
                #(#parsed)*
                Ok(Self { #(#names),* })
            }

            fn print(&self, printer: &mut ::ir_core::text::Printer<'_>) {
                #(#printed)*
            }
        }
    }
}

fn pass_option(name: &Ident, data: &DataEnum) -> Result<TokenStream> {
    let cases = spelled(data, Case::Kebab)?;
    let variants: Vec<&Ident> = cases.iter().map(|(name, _)| *name).collect();
    let spellings: Vec<&str> = cases.iter().map(|(_, spelling)| spelling.as_str()).collect();
    Ok(quote! {
        impl ::ir_core::pass::PassOptionValue for #name {
            const KIND: &'static str = "value";

            fn parse(value: Option<&str>) -> Result<Self, ::ir_core::pass::OptionError> {
                match value.unwrap_or_default() {
                    #(#spellings => Ok(Self::#variants),)*
                    other => Err(::ir_core::pass::OptionError::Invalid(
                        ::std::format!("Cannot find option named '{other}'!"),
                    )),
                }
            }

            fn text(&self) -> String {
                match self {
                    #(Self::#variants => #spellings,)*
                }
                .to_owned()
            }
        }
    })
}
