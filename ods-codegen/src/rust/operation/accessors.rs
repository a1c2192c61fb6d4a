//! Accessors and setters of the parts of an operation.
//!
//! ```text
//! lhs LHS: operand(0),            a single operand in front of all groups, and its name for adaptors and `set`
//! rest REST: operands(1),         a group
//! mask MASK: optional_operand(2), an optional one
//! value_attr: attribute("value"),
//! body: region(0),
//! dest: successor(0),
//! ```
//!
//! are parts of `operation!`; what reads and writes an attribute as a value, or groups within a group, is a function:
//!
//! ```text
//! pub fn case_groups(self, ctx: &Context, ir: &Ir) -> Vec<Vec<Value>> { … }
//! pub fn set_case_groups(self, ctx: &Context, ir: &mut Ir, values: &[&[Value]]) { … }
//! pub fn value(self, ctx: &Context, ir: &Ir) -> Option<i64> { … }
//! pub fn set_value(self, ctx: &Context, ir: &mut Ir, value: i64) { … }
//! ```

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

use super::{Calls, Length};
use crate::model::{Attribute, Named, Operation, Property, Result, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::names::{Taken, ident, literal, shouty, snake};
use crate::rust::{Documentation, Emitter, escaped};

/// Which list of values accessors are for.
#[derive(Clone, Copy)]
enum Side {
    Operand,
    Result,
}

/// What is to be made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Accessors and their names.
    All,
    /// Only names.
    Names,
}

/// What gives the parts of an operation.
pub(super) struct Accessors<'d> {
    documentation: &'d Documentation,
    wanted: Wanted,
    /// Those that `operation!` makes.
    pub(super) parts: Vec<TokenStream>,
    /// Those that are functions.
    pub(super) functions: Vec<TokenStream>,
}

impl Accessors<'_> {
    /// `#[doc] name CONSTANT: kind(argument),`
    fn add_part(
        &mut self,
        doc: impl FnOnce() -> String,
        name: &Ident,
        constant: Option<Ident>,
        kind: &str,
        argument: &impl ToTokens,
    ) {
        if self.wanted == Wanted::Names {
            return;
        }
        let kind = ident(kind);
        let doc = self.documentation.attribute(doc());
        self.parts.push(quote! { #doc #name #constant: #kind(#argument), });
    }
}

impl<'r> Emitter<'r, '_> {
    /// The accessors of an operation.
    ///
    /// # Errors
    /// When a field of an attribute is wrong.
    pub(super) fn accessors(
        &self,
        op: &Operation<'r>,
        wanted: Wanted,
        taken: &mut Taken,
        calls: &mut Calls<'r>,
    ) -> Result<Accessors<'_>> {
        let documentation = &self.documentation;
        let mut all = Accessors { documentation, wanted, parts: Vec::new(), functions: Vec::new() };
        values(Side::Operand, &op.operands, taken, calls, &mut all);
        values(Side::Result, &op.results, taken, calls, &mut all);
        for attribute in op.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
            attribute_accessors(attribute, taken, calls, &self.item_paths(), &mut all)?;
        }
        for (number, property) in op.properties.iter().enumerate() {
            self.property_accessors(op, (number, property), taken, calls, &mut all);
        }
        for (number, region) in op.regions.iter().enumerate() {
            let constraint = region.constraint;
            let part = Part {
                what: "Region",
                name: region.name,
                number,
                summary: constraint.constraint().summary(),
                kind: if constraint.is_variadic() { "regions" } else { "region" },
            };
            part.add(taken, calls, &mut all);
        }
        for (number, successor) in op.successors.iter().enumerate() {
            let constraint = successor.constraint;
            let part = Part {
                what: "Successor",
                name: successor.name,
                number,
                summary: constraint.constraint().summary(),
                kind: if constraint.is_variadic() { "successors" } else { "successor" },
            };
            part.add(taken, calls, &mut all);
        }
        Ok(all)
    }
}

impl<'r> Emitter<'r, '_> {
    /// The accessor and the setter of a property that is no attribute.
    fn property_accessors(
        &self,
        op: &Operation<'r>,
        (number, property): (usize, &Named<'r, Property<'r>>),
        taken: &mut Taken,
        calls: &mut Calls<'r>,
        all: &mut Accessors<'_>,
    ) {
        let key = property.name;
        let plain = taken.free(snake(key));
        let stem = plain.trim_end_matches('_');
        let (getter, setter) = (ident(&plain), ident(&taken.free(format!("set_{stem}"))));
        let Some(form) = self.property_form(property.constraint, op.namespace) else {
            calls.add(key, &getter, true);
            let doc = || format!(" The property `{key}` as it is stored.");
            all.add_part(doc, &getter, None, "attribute", &literal(key));
            return;
        };
        calls.add_converted(key, &getter, form.conversion());
        if all.wanted == Wanted::Names {
            return;
        }
        let paths = self.item_paths();
        let (form_type, number) = (form.tokens(&paths), Literal::usize_unsuffixed(number));
        let (value, given) = (form.rust_type(&paths, false), form.rust_type(&paths, true));
        let get = quote! { property::get::<#form_type>(Self::SPEC, ctx, ir, self.0, #number) };
        let (returned, get) = match form.has_nothing() {
            true => (value, quote! { #get.unwrap_or_default() }),
            false => (quote! { Option<#value> }, get),
        };
        let doc =
            all.documentation.attribute(doc("Property", key, property.constraint.constraint().summary()));
        let set_doc = all.documentation.attribute(format!(" Sets the property `{key}`."));
        all.functions.push(quote! {
            #doc
            pub fn #getter(self, ctx: &Context, ir: &Ir) -> #returned {
                #get
            }

            #set_doc
            pub fn #setter(self, ctx: &Context, ir: &mut Ir, value: #given) {
                property::set::<#form_type>(ctx, ir, self.0, #key, value);
            }
        });
    }
}

/// A region or a successor.
struct Part<'r> {
    what: &'static str,
    name: &'r str,
    number: usize,
    summary: &'r str,
    /// The accessor of `operation!`: one, or all from that number on.
    kind: &'static str,
}

impl<'r> Part<'r> {
    /// Adds the accessor, if the part has a name.
    fn add(&self, taken: &mut Taken, calls: &mut Calls<'r>, all: &mut Accessors<'_>) {
        if self.name.is_empty() {
            return;
        }
        let name = ident(&taken.free(snake(self.name)));
        calls.add(self.name, &name, false);
        let doc = || doc(self.what, self.name, self.summary);
        all.add_part(doc, &name, None, self.kind, &Literal::usize_unsuffixed(self.number));
    }
}

fn values<'r>(
    side: Side,
    values: &[Named<'r, TypeConstraint<'r>>],
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    all: &mut Accessors<'_>,
) {
    let (what, at_number, behind, optional, group) = match side {
        Side::Operand => ("Operand", "operand", "operand_behind", "optional_operand", "operands"),
        Side::Result => ("Result", "result", "result_behind", "optional_result", "results"),
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
        let mut constant = None;
        if matches!(side, Side::Operand) {
            constant = Some(ident(&taken.free(shouty(value.name))));
            if value.constraint.is_variadic_of_variadic() {
                let nested = nested(value, number, taken);
                all.functions.extend(nested.filter(|_| all.wanted == Wanted::All));
            }
        }
        calls.add(value.name, &name, !is_at_number);
        let doc = || doc(what, value.name, value.constraint.constraint().summary());
        let kind = match length {
            _ if is_at_number => at_number,
            Length::One => behind,
            Length::Optional => optional,
            Length::Variadic => group,
        };
        all.add_part(doc, &name, constant, kind, &Literal::usize_unsuffixed(number));
    }
}

/// The accessor and the setter of the groups of a group of groups.
fn nested(value: &Named<'_, TypeConstraint<'_>>, number: usize, taken: &mut Taken) -> Option<TokenStream> {
    let sizes = value.constraint.segment_attr_name().ok()?;
    let stem = snake(value.name);
    let stem = stem.trim_end_matches('_');
    let name = ident(&taken.free(format!("{stem}_groups")));
    let setter = ident(&taken.free(format!("set_{stem}_groups")));
    let what = doc("Groups of operands", value.name, value.constraint.constraint().summary());
    let set = format!(" Sets the groups of operands `{}`, and their sizes.", value.name);
    Some(quote! {
        #[doc = #what]
        pub fn #name(self, ctx: &Context, ir: &Ir) -> Vec<Vec<Value>> {
            adaptor::nested(ctx, ir, self, #number, #sizes)
        }

        #[doc = #set]
        pub fn #setter(self, ctx: &Context, ir: &mut Ir, values: &[&[Value]]) {
            adaptor::set_nested(ctx, ir, self, #number, #sizes, values);
        }
    })
}

/// ` Operand `lhs`: any integer.`
fn doc(what: &str, name: &str, summary: &str) -> String {
    format!(" {what} `{name}`: {}.", escaped(summary.trim_end_matches('.')))
}

fn attribute_accessors<'r>(
    attribute: &Named<'r, Attribute<'r>>,
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    paths: &ItemPaths<'_, '_>,
    all: &mut Accessors<'_>,
) -> Result<()> {
    let key = attribute.name;
    let value = RustValue::of(attribute.constraint);
    let plain = taken.free(snake(key));
    // A keyword's underscore is not needed within a name.
    let stem = plain.trim_end_matches('_');
    let (getter, setter) = (ident(&plain), ident(&taken.free(format!("set_{stem}"))));
    let stored = ident(&taken.free(format!("{stem}_attr")));
    calls.add(key, &stored, true);
    all.add_part(
        || format!(" The attribute `{key}` as it is stored."),
        &stored,
        None,
        "attribute",
        &literal(key),
    );
    if all.wanted == Wanted::Names {
        return Ok(());
    }
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
        RustValue::Unit => (quote! { bool }, Some(quote! { value.then_some(Attribute::UNIT) })),
        RustValue::Attribute if is_optional => (quote! { Option<Attribute> }, None),
        _ if is_optional => (quote! { Option<#ty> }, Some(quote! { value.map(|value| #write) })),
        _ => (ty, Some(quote! { Some(#write) })),
    };
    let summary = attribute.constraint.constraint().summary();
    let doc = all.documentation.attribute(doc("Attribute", key, summary));
    let set_doc = match is_optional && !matches!(value, RustValue::Unit) {
        true => format!(" Sets the attribute `{key}`, or takes it away."),
        false => format!(" Sets the attribute `{key}`."),
    };
    let set_doc = all.documentation.attribute(set_doc);
    let typed = (value != RustValue::Attribute).then(|| {
        quote! {
            #doc
            pub fn #getter #generics (self, ctx: #context, ir: &Ir) -> #returned {
                #get
            }
        }
    });
    let made = made.map(|made| quote! { let value = #made; });
    let key = literal(key);
    let set = quote! { #made properties::set(ctx, ir, self.0, #key, value); };
    all.functions.push(quote! {
        #typed

        #set_doc
        pub fn #setter(self, ctx: &Context, ir: &mut Ir, value: #ty) {
            #set
        }
    });
    Ok(())
}
