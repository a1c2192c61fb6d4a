//! Constraints: one static for each that the dialect uses, over the functions of the [translator](super::expr).
//!
//! ```text
//! mod constraints {
//!     pub static INDEX: TypeConstraint = TypeConstraint { summary: "index", accepts: is_index };
//!     pub fn is_index(ctx: &Context, value: Type) -> bool { types::is_index_type(ctx, value) }
//! }
//! ```

use std::collections::BTreeSet;
use std::sync::Arc;

use ods_parser::records::RecordId;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rustc_hash::FxHashMap;

use super::Emitter;
use super::emit::{Accepts, OpPredicate, PredicateArgument};
use super::expr::{self, Definitions, OpArgument, Paths, Subject, Translator, Ty};
use super::hooks::Required;
use super::names::{Taken, class, ident, literal, order, shortened, shouty, snake};
use super::operation::Calls;
use crate::model::{Attribute, Constraint, Dialect, Operation, Predicate, Result, TypeConstraint};

/// The subject of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Type,
    Attribute,
}

impl Kind {
    /// The name of a constraint that has neither a name nor a summary, and the prefix of a name that starts with a digit.
    fn prefix(self) -> &'static str {
        match self {
            Kind::Type => "TYPE",
            Kind::Attribute => "ATTRIBUTE",
        }
    }

    /// The type of the static.
    fn item(self) -> TokenStream {
        match self {
            Kind::Type => quote!(TypeConstraint),
            Kind::Attribute => quote!(AttrConstraint),
        }
    }

    /// The name of a constraint's static: that of its record, or else the words of its summary. An anonymous optional or
    /// default-valued attribute has the name of its base with a prefix.
    ///
    /// ```text
    /// SIGNLESS_INTEGER_LIKE, OPTIONAL_I32_ATTR, DEFAULT_I32_ATTR, VECTOR_OF_ANY_TYPE_VALUES
    /// ```
    fn name(self, constraint: Constraint<'_>) -> String {
        let of_record = expr::named(constraint).map(shouty);
        let name = of_record.unwrap_or_else(|| expr::words(constraint.summary()).to_ascii_uppercase());
        let record = constraint.record();
        let attribute = Attribute::new(record);
        let kind = match name.chars().next() {
            None => return self.prefix().to_owned(),
            Some(first) if first.is_ascii_digit() => format!("{}_", self.prefix()),
            Some(_) => String::new(),
        };
        let variant = match self {
            Kind::Attribute if !record.is_anonymous() => "",
            Kind::Attribute if attribute.is_optional().unwrap_or_default() => "OPTIONAL_",
            Kind::Attribute if attribute.default_value().is_some() => "DEFAULT_",
            _ => "",
        };
        shortened(&format!("{variant}{kind}{name}")).to_owned()
    }
}

/// The constraints of one dialect, collected as they are used.
pub(super) struct Constraints<'r> {
    pub(super) translator: Translator<'r>,
    pub(super) namespace: &'r str,
    statics: FxHashMap<(Kind, String, Option<Ident>, String), Ident>,
    /// Names of statics, and those of other items in the dialect's module.
    names: Taken,
    /// The statics of the requested constraints, by their records.
    found: FxHashMap<RecordId, Ident>,
    items: Vec<TokenStream>,
}

impl<'r> Constraints<'r> {
    /// Creates an empty collection.
    pub(super) fn new(definitions: Arc<Definitions<'r>>, dialect: Option<Dialect<'r>>) -> Self {
        let own_dialect = dialect.and_then(|dialect| dialect.name().ok()).unwrap_or_default().to_owned();
        let paths = Paths { own_dialect, ..Paths::default() };
        Constraints {
            translator: Translator::with(definitions, paths).asking_for_unreadable(),
            namespace: dialect.and_then(|dialect| dialect.namespace().ok()).unwrap_or_default(),
            statics: FxHashMap::default(),
            names: Taken::with(&["ATTRIBUTES", "NAMESPACE", "TYPES"]),
            found: FxHashMap::default(),
            items: Vec::new(),
        }
    }

    /// The module with all of them, and the trait of the user-provided functions if there are any.
    ///
    /// `types` are the user-provided types of parameters, by their C++ names.
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
                        type #names: attr_or_type::ParameterValue;
                    )*
                    #items
                }
                #(
                    #[doc = " A type of parameters, which the author declares."]
                    pub type #names = <Externals as ExternalFunctions>::#names;
                )*
            }
        });
        let mut statics: Vec<Ident> = self.statics.into_values().collect();
        statics.sort_by_cached_key(|name| order(&name.to_string()));
        let items = self.items;
        let functions = self.translator.into_functions();
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

impl<'r> Emitter<'r, '_> {
    /// The static of a type constraint.
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
        Ok(self.shared(Kind::Type, base, function, &form))
    }

    /// The static of an attribute constraint.
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
        Ok(self.shared(Kind::Attribute, base, function, &form))
    }

    /// The test of a region's or successor's constraint.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn part_predicate(
        &mut self,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
    ) -> Result<Accepts> {
        Ok(self.function(constraint, subject)?.map_or(Accepts::Everything, Accepts::Function))
    }

    /// The test of a predicate on an operation.
    ///
    /// # Errors
    /// When the predicate cannot be read.
    pub(super) fn op_predicate(
        &mut self,
        op: &Operation<'r>,
        calls: &Calls<'_>,
        predicate: Predicate<'r>,
        summary: &str,
    ) -> Result<Accepts> {
        let test = self.constraints.translator.operation_predicate(predicate, op, summary);
        let Some(test) = test.map_err(|error| error.diagnostic(self.sources))? else {
            return Ok(Accepts::Everything);
        };
        let argument = |argument: &OpArgument| match argument {
            OpArgument::Op => PredicateArgument::Operation,
            // The others are properties, which may contain an attribute of another kind.
            OpArgument::Part(name, Ty::Attribute(_) | Ty::Int | Ty::Bool | Ty::Enum(_)) => {
                PredicateArgument::Required(ident(&format!("{}_", snake(name))), calls.call(name))
            }
            OpArgument::Part(name, Ty::List(_)) => PredicateArgument::List(calls.call(name)),
            OpArgument::Part(name, _) => PredicateArgument::Value(calls.call(name)),
        };
        Ok(Accepts::Operation(OpPredicate {
            function: test.function.clone(),
            handle: self.definitions.handle(op),
            arguments: test.arguments.iter().map(argument).collect(),
        }))
    }

    /// The function that tests a constraint; `None` if it always holds.
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

    /// The static of a constraint, shared by constraints of equal contents.
    ///
    /// ```text
    /// pub(super) static INDEX: TypeConstraint = TypeConstraint { summary: "index", accepts: is_index };
    /// ```
    fn shared(
        &mut self,
        kind: Kind,
        constraint: Constraint<'r>,
        function: Option<Ident>,
        form: &TokenStream,
    ) -> Ident {
        let summary = constraint.summary();
        let Constraints { statics, names, items, found, .. } = &mut self.constraints;
        let accepts = function.as_ref().map_or_else(|| quote!(|_, _| true), |function| quote!(#function));
        let key = (kind, summary.to_owned(), function, form.to_string());
        let name = statics.entry(key).or_insert_with(|| {
            let summary = literal(summary);
            let name = ident(&names.numbered(&kind.name(constraint)));
            let ty = kind.item();
            items.push(
                quote! { pub(super) static #name: #ty = #ty { summary: #summary, accepts: #accepts, #form }; },
            );
            name
        });
        found.insert(constraint.record().id(), name.clone());
        name.clone()
    }
}
