//! Accessors and setters of the parts of an operation.
//!
//! ```text
//! pub fn lhs(self, ir: &Ir) -> Value                                   a single operand in front of all groups
//! pub fn inputs(self, ctx: &Context, ir: &Ir) -> Vec<Value>            a group
//! pub fn mask(self, ctx: &Context, ir: &Ir) -> Option<Value>           an optional one
//! pub fn value_attr(self, ctx: &Context, ir: &Ir) -> Option<Attribute> an attribute as it is stored
//! pub fn value(self, ctx: &Context, ir: &Ir) -> Option<i64>            … and as a value
//! pub fn set_value(self, ctx: &Context, ir: &mut Ir, value: i64)
//! pub fn body(self, ir: &Ir) -> Region
//! pub fn dest(self, ir: &Ir) -> Block
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use super::{Calls, Length};
use crate::model::{Attribute, Named, Operation, Result, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::names::{Taken, ident, snake};
use crate::rust::{Emitter, escaped};

/// Which list of values accessors are for.
#[derive(Clone, Copy)]
enum Side {
    Operand,
    Result,
}

impl<'r> Emitter<'r, '_> {
    /// The accessors of an operation.
    ///
    /// # Errors
    /// When a field of an attribute is wrong.
    pub(super) fn accessors(
        &self,
        op: &Operation<'r>,
        taken: &mut Taken,
        calls: &mut Calls,
    ) -> Result<Vec<TokenStream>> {
        let mut all = Vec::new();
        values(Side::Operand, &op.operands, taken, calls, &mut all);
        values(Side::Result, &op.results, taken, calls, &mut all);
        for attribute in op.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
            all.push(attribute_accessors(attribute, taken, calls, &self.item_paths())?);
        }
        for (number, region) in op.regions.iter().enumerate() {
            let constraint = region.constraint;
            let part = Part {
                what: "Region",
                name: region.name,
                number,
                summary: constraint.constraint().summary(),
                is_variadic: constraint.is_variadic(),
            };
            all.extend(part.accessor(&quote!(Region), &quote!(region), &quote!(regions), taken, calls));
        }
        for (number, successor) in op.successors.iter().enumerate() {
            let constraint = successor.constraint;
            let part = Part {
                what: "Successor",
                name: successor.name,
                number,
                summary: constraint.constraint().summary(),
                is_variadic: constraint.is_variadic(),
            };
            all.extend(part.accessor(&quote!(Block), &quote!(successor), &quote!(successors), taken, calls));
        }
        Ok(all)
    }
}

/// A region or a successor.
struct Part<'r> {
    what: &'static str,
    name: &'r str,
    number: usize,
    summary: &'r str,
    is_variadic: bool,
}

impl Part<'_> {
    /// The accessor, if the part has a name: of the runtime's function `one` by number, or of `all` behind that number.
    fn accessor(
        &self,
        ty: &TokenStream,
        one: &TokenStream,
        all: &TokenStream,
        taken: &mut Taken,
        calls: &mut Calls,
    ) -> Option<TokenStream> {
        if self.name.is_empty() {
            return None;
        }
        let (name, number) = (ident(&taken.free(snake(self.name))), self.number);
        calls.add(self.name, quote! { #name(ir) });
        let doc = doc(self.what, self.name, self.summary);
        let behind = (number != 0).then(|| quote!(.skip(#number)));
        let (returned, value) = match self.is_variadic {
            true => (quote!(Vec<#ty>), quote!(ir.#all(self.0)#behind.collect())),
            false => (quote!(#ty), quote!(ir.#one(self.0, #number))),
        };
        Some(quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &Ir) -> #returned {
                #value
            }
        })
    }
}

fn values(
    side: Side,
    values: &[Named<'_, TypeConstraint<'_>>],
    taken: &mut Taken,
    calls: &mut Calls,
    all: &mut Vec<TokenStream>,
) {
    let (what, get, group) = match side {
        Side::Operand => ("Operand", quote!(ir.operand), quote!(groups::operand_group)),
        Side::Result => ("Result", quote!(ir.result), quote!(groups::result_group)),
    };
    let mut is_fixed = true;
    for (number, value) in values.iter().enumerate() {
        let length = Length::of(value.constraint);
        // In front of the first group without a fixed length a value's number is that of its group.
        let is_at_number = is_fixed && length == Length::One;
        is_fixed &= length == Length::One;
        if value.name.is_empty() {
            continue;
        }
        let name = ident(&taken.free(snake(value.name)));
        let arguments = if is_at_number { quote!(ir) } else { quote!(ctx, ir) };
        calls.add(value.name, quote! { #name(#arguments) });
        let doc = doc(what, value.name, value.constraint.constraint().summary());
        let range = quote! { #group(Self::SPEC, ctx, ir, self.0, #number) };
        all.push(match length {
            _ if is_at_number => quote! {
                #[doc = #doc]
                pub fn #name(self, ir: &Ir) -> Value {
                    #get(self.0, #number)
                }
            },
            Length::One => quote! {
                #[doc = #doc]
                pub fn #name(self, ctx: &Context, ir: &Ir) -> Value {
                    #get(self.0, #range.start)
                }
            },
            Length::Optional => quote! {
                #[doc = #doc]
                pub fn #name(self, ctx: &Context, ir: &Ir) -> Option<Value> {
                    #range.next().map(|number| #get(self.0, number))
                }
            },
            Length::Variadic => quote! {
                #[doc = #doc]
                pub fn #name(self, ctx: &Context, ir: &Ir) -> Vec<Value> {
                    #range.map(|number| #get(self.0, number)).collect()
                }
            },
        });
    }
}

/// ` Operand `lhs`: any integer.`
fn doc(what: &str, name: &str, summary: &str) -> String {
    format!(" {what} `{name}`: {}.", escaped(summary.trim_end_matches('.')))
}

fn attribute_accessors(
    attribute: &Named<'_, Attribute<'_>>,
    taken: &mut Taken,
    calls: &mut Calls,
    paths: &ItemPaths<'_, '_>,
) -> Result<TokenStream> {
    let key = attribute.name;
    let value = RustValue::of(attribute.constraint);
    let plain = taken.free(snake(key));
    // A keyword's underscore is not needed within a name.
    let stem = plain.trim_end_matches('_');
    let (getter, setter) = (ident(&plain), ident(&taken.free(format!("set_{stem}"))));
    let stored = ident(&taken.free(format!("{stem}_attr")));
    calls.add(key, quote! { #stored(ctx, ir) });
    let (read, write) = (value.read(paths), value.write(&ident("value"), paths));
    let (ty, returned) = (value.rust_type(paths), value.returned_type(paths));
    let (generics, context) = match value.is_borrowed() {
        true => (quote! { <'c> }, quote! { &'c Context }),
        false => (quote! {}, quote! { &Context }),
    };
    let default = attribute.constraint.default_value().and_then(|text| value.default(text, paths));
    let get = quote! { self.#stored(ctx, ir).and_then(|attr| #read) };
    let (returned, get) = match (value, default) {
        (RustValue::Unit, _) => (quote! { bool }, quote! { self.#stored(ctx, ir).is_some() }),
        (_, Some(default)) => (returned, quote! { #get.unwrap_or(#default) }),
        (_, None) => (quote! { Option<#returned> }, get),
    };
    // What may be absent can be taken away.
    let is_optional = attribute.constraint.is_optional()? || attribute.constraint.default_value().is_some();
    let (ty, made) = match value {
        RustValue::Unit => (quote! { bool }, quote! { value.then_some(Attribute::UNIT) }),
        RustValue::Attribute if is_optional => (quote! { Option<Attribute> }, quote! { value }),
        _ if is_optional => (quote! { Option<#ty> }, quote! { value.map(|value| #write) }),
        _ => (ty, quote! { Some(#write) }),
    };
    let summary = attribute.constraint.constraint().summary();
    let doc = doc("Attribute", key, summary);
    let stored_doc = format!(" The attribute `{key}` as it is stored.");
    let set_doc = match is_optional && !matches!(value, RustValue::Unit) {
        true => format!(" Sets the attribute `{key}`, or takes it away."),
        false => format!(" Sets the attribute `{key}`."),
    };
    let typed = (value != RustValue::Attribute).then(|| {
        quote! {
            #[doc = #doc]
            pub fn #getter #generics (self, ctx: #context, ir: &Ir) -> #returned {
                #get
            }
        }
    });
    let set = match made.to_string().as_str() {
        "value" => quote! { properties::set(ctx, ir, self.0, #key, value); },
        _ => quote! { let value = #made; properties::set(ctx, ir, self.0, #key, value); },
    };
    Ok(quote! {
        #[doc = #stored_doc]
        pub fn #stored(self, ctx: &Context, ir: &Ir) -> Option<Attribute> {
            properties::get(ctx, ir, self.0, #key)
        }

        #typed

        #[doc = #set_doc]
        pub fn #setter(self, ctx: &Context, ir: &mut Ir, value: #ty) {
            #set
        }
    })
}
