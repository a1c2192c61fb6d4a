//! Constraints: one static for each that the dialect uses, over the functions of the [translator](super::expr).
//!
//! ```text
//! mod constraints {
//!     pub static TYPE_0: TypeConstraint = TypeConstraint { summary: "index", accepts: is_index };
//!     pub fn is_index(ctx: &Context, value: Type) -> bool { types::is_index_type(ctx, value) }
//! }
//! ```

use std::collections::BTreeSet;
use std::sync::Arc;

use ods_parser::records::{RecordId, RecordRef};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rustc_hash::FxHashMap;

use super::expr::{Definitions, OpArgument, Paths, Subject, Translator, Ty};
use super::hooks::Required;
use super::names::{class, ident, literal, snake};
use super::operation::Calls;
use super::{Emitter, whole};
use crate::model::{Attribute, Constraint, Dialect, Operation, Result, TypeConstraint};

/// The constraints met so far.
pub(super) struct Constraints<'r> {
    pub(super) translator: Translator<'r>,
    pub(super) namespace: &'r str,
    statics: FxHashMap<(&'static str, String, Option<Ident>, String), Ident>,
    /// The statics of constraints that were asked for, by their records.
    found: FxHashMap<RecordId, Ident>,
    items: Vec<TokenStream>,
}

impl<'r> Constraints<'r> {
    /// None yet.
    pub(super) fn new(definitions: Arc<Definitions<'r>>, dialect: Option<Dialect<'r>>) -> Self {
        let own_dialect = dialect.and_then(|dialect| dialect.name().ok()).unwrap_or_default().to_owned();
        let paths = Paths { own_dialect, ..Paths::default() };
        Constraints {
            translator: Translator::with(definitions, paths).asking_for_unreadable(),
            namespace: dialect.and_then(|dialect| dialect.namespace().ok()).unwrap_or_default(),
            statics: FxHashMap::default(),
            found: FxHashMap::default(),
            items: Vec::new(),
        }
    }

    /// The module with all of them, and the trait of the functions that the author writes, when there are any.
    ///
    /// `types` are the types of parameters that he declares, by their C++ names.
    pub(super) fn finish(self, types: &BTreeSet<String>, required: &mut Required) -> TokenStream {
        let missing = self.translator.coverage();
        let externals = (!missing.missing().is_empty() || !types.is_empty()).then(|| {
            let items = missing.trait_items();
            required.add("ExternalFunctions", &ident("Externals"));
            let names: BTreeSet<String> =
                types.iter().map(|cpp| class(cpp.rsplit("::").next().unwrap_or(cpp))).collect();
            let names: Vec<Ident> = names.iter().map(|name| ident(name)).collect();
            quote! {
                #[doc = " What definitions use and the runtime does not know: to be written by hand, for `Externals`."]
                pub trait ExternalFunctions {
                    #(
                        #[doc = " A type of parameters."]
                        type #names: def::ParameterValue;
                    )*
                    #items
                }
                #(
                    #[doc = " A type of parameters, which the author declares."]
                    pub type #names = <Externals as ExternalFunctions>::#names;
                )*
            }
        });
        let statics = sorted(self.statics.into_values());
        let items = self.items.into_iter().map(whole);
        let functions = self.translator.into_functions().map(whole);
        quote! {
            #externals

            #[allow(unused_imports, reason = "some are used by others only")]
            use constraints::{#(#statics),*};

            #[allow(
                clippy::op_ref,
                clippy::redundant_closure,
                clippy::needless_lifetimes,
                reason = "slices are compared with arrays; tests may be closures; what is borrowed may be the only reference"
            )]
            #[allow(dead_code, reason = "a function is made before it shows whether a format can use it")]
            mod constraints {
                #[allow(unused_imports, reason = "not every dialect needs all")]
                use super::*;
                #(#items)*
                #(#functions)*
            }
        }
    }
}

/// Names such as `TYPE_2` in the order of style, in which numbers count.
fn sorted(names: impl Iterator<Item = Ident>) -> Vec<Ident> {
    let mut names: Vec<Ident> = names.collect();
    names.sort_by_cached_key(|name| {
        let name = name.to_string();
        let (prefix, number) = name.split_once('_').unwrap_or((&name, ""));
        (prefix.to_owned(), number.parse::<usize>().ok())
    });
    names
}

impl<'r> Emitter<'r, '_> {
    /// The static of a constraint on types.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn type_constraint(&mut self, constraint: TypeConstraint<'r>) -> Result<Ident> {
        let base = constraint.constraint();
        if let Some(found) = self.constraints.found.get(&base.record().id()) {
            return Ok(found.clone());
        }
        let function = self.function(base, Subject::Type)?;
        let form = self.type_form(constraint)?;
        Ok(self.shared("TYPE", &quote!(TypeConstraint), base, function, &form))
    }

    /// The static of a constraint on attributes.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn attr_constraint(&mut self, constraint: Attribute<'r>) -> Result<Ident> {
        let base = constraint.constraint();
        if let Some(found) = self.constraints.found.get(&base.record().id()) {
            return Ok(found.clone());
        }
        let function = self.function(base, Subject::Attribute)?;
        let form = self.attr_form(constraint, function.as_ref())?;
        Ok(self.shared("ATTRIBUTE", &quote!(AttrConstraint), base, function, &form))
    }

    /// The function for a region's constraint.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn region_predicate(&mut self, constraint: Constraint<'r>) -> Result<TokenStream> {
        let function = self.function(constraint, Subject::Region)?;
        Ok(function.map_or_else(|| quote!(|_, _, _| true), |function| quote!(constraints::#function)))
    }

    /// The function for a successor's constraint.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn successor_predicate(&mut self, constraint: Constraint<'r>) -> Result<TokenStream> {
        let function = self.function(constraint, Subject::Successor)?;
        Ok(function.map_or_else(|| quote!(|_, _, _| true), |function| quote!(constraints::#function)))
    }

    /// A closure for a predicate on an operation as a whole: it takes apart what the function is about.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn op_predicate(
        &mut self,
        op: &Operation<'r>,
        calls: &Calls<'_>,
        predicate: RecordRef<'r>,
        summary: &str,
    ) -> Result<TokenStream> {
        let test = self.constraints.translator.operation_predicate(predicate, op, summary);
        let Some(test) = test.map_err(|error| error.diagnostic(self.sources))? else {
            return Ok(quote! { |_, _, _| true });
        };
        let (function, class) = (&test.function, self.definitions.handle(op));
        let mut bindings = Vec::new();
        let mut arguments = Vec::new();
        for argument in &test.arguments {
            let OpArgument::Part(name, ty) = argument else {
                arguments.push(quote! { op });
                continue;
            };
            let call = calls.call(name);
            arguments.push(match ty {
                // The others are properties, which may hold something else.
                Ty::Attribute(_) | Ty::Int | Ty::Bool | Ty::Enum(_) => {
                    let variable = ident(&format!("{}_", snake(name)));
                    bindings.push(quote! { let Some(#variable) = #class(op).#call else { return false }; });
                    quote! { #variable }
                }
                Ty::List(_) => quote! { &#class(op).#call },
                _ => quote! { #class(op).#call },
            });
        }
        let call = quote! { constraints::#function(ctx, ir, #(#arguments),*) };
        Ok(match bindings.is_empty() {
            true => quote! { |ctx, ir, op| #call },
            false => quote! { |ctx, ir, op| { #(#bindings)* #call } },
        })
    }

    /// The function that tests a constraint; none when it accepts everything.
    pub(super) fn function(
        &mut self,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
    ) -> Result<Option<Ident>> {
        let constraints = &mut self.constraints;
        let test = constraints.translator.constraint(constraint, subject, constraints.namespace);
        let test = test.map_err(|error| error.diagnostic(self.sources))?;
        Ok(test.map(|test| test.function))
    }

    /// The static of what a constraint says, which other constraints may say too.
    fn shared(
        &mut self,
        prefix: &'static str,
        ty: &TokenStream,
        constraint: Constraint<'r>,
        function: Option<Ident>,
        form: &TokenStream,
    ) -> Ident {
        let summary = constraint.summary();
        let constraints = &mut self.constraints;
        let number = constraints.statics.len();
        let accepts = function.as_ref().map_or_else(|| quote!(|_, _| true), |function| quote!(#function));
        let key = (prefix, summary.to_owned(), function, form.to_string());
        let items = &mut constraints.items;
        let name = constraints.statics.entry(key).or_insert_with(|| {
            let summary = literal(summary);
            let name = ident(&format!("{prefix}_{number}"));
            items.push(
                quote! { pub(super) static #name: #ty = #ty { summary: #summary, accepts: #accepts, #form }; },
            );
            name
        });
        constraints.found.insert(constraint.record().id(), name.clone());
        name.clone()
    }
}
