//! Operations: a handle with accessors, a builder, and the data by which the runtime verifies and registers them.
//!
//! ```text
//! operation! {
//!     /// Adds two integers.
//!     AddOp {
//!         name: "toy.add",
//!         …
//!     }
//!     /// Operand `lhs`: any integer.
//!     lhs LHS: operand(0),
//!     …
//! }
//! impl AddOp {
//!     pub fn create(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> AddOp { … }
//!     …
//! }
//! ```

mod accessors;
mod builder;
mod custom_builders;
mod derived;
mod semantics;
mod spec;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use accessors::Accessors;
pub(super) use builder::Transformer;
pub(super) use custom_builders::{cast_to, deprecated, signature, statements};
pub(super) use derived::convert;

use super::Emitter;
use super::attributes::RustValue;
use super::names::{Taken, ident, with_suffix};
use crate::model::{Operation, Result, TypeConstraint, consistency};

/// Names of the items that every handle has.
const RESERVED: &[&str] = &[
    "op",
    "at_location",
    "builder",
    "cast",
    "clone",
    "create",
    "display",
    "from_op_unchecked",
    "verify",
    "verify_regions",
    "adaptor",
    "set",
    "SPEC",
];

/// The calls of an operation's accessors.
#[derive(Default)]
pub(super) struct Calls<'r>(Vec<Call<'r>>);

/// The call of an accessor.
struct Call<'r> {
    /// The name of the operand, attribute, … in the definition.
    part: &'r str,
    name: Ident,
    /// The conversion of the value to the type that predicates take.
    conversion: Option<TokenStream>,
}

impl<'r> Calls<'r> {
    /// The call without the handle: `lhs(ir)`. Without an accessor, the call uses the name in the definition, so that the
    /// compiler reports it.
    pub(super) fn call(&self, part: &str) -> TokenStream {
        match self.0.iter().rfind(|call| call.part == part) {
            Some(Call { name, conversion, .. }) => quote! { #name(ir) #conversion },
            None => {
                let name = ident(&super::names::snake(part));
                quote! { #name(ir) }
            }
        }
    }

    /// Adds an accessor, and the conversion of its value to the type that predicates take.
    fn add(&mut self, part: &'r str, name: &Ident, conversion: Option<TokenStream>) {
        self.0.push(Call { part, name: name.clone(), conversion });
    }
}

/// The number of values in a group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    One,
    Optional,
    Variadic,
}

impl Length {
    fn of(constraint: TypeConstraint<'_>) -> Length {
        match () {
            () if constraint.is_optional() => Length::Optional,
            () if constraint.is_variadic() => Length::Variadic,
            () => Length::One,
        }
    }
}

/// The way in which the sizes of groups are determined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grouping {
    Rest,
    Same,
    Segments,
}

impl Grouping {
    fn of_operands(op: &Operation<'_>) -> Grouping {
        Grouping::of(
            op,
            "::mlir::OpTrait::AttrSizedOperandSegments",
            "::mlir::OpTrait::SameVariadicOperandSize",
        )
    }

    fn of_results(op: &Operation<'_>) -> Grouping {
        Grouping::of(
            op,
            "::mlir::OpTrait::AttrSizedResultSegments",
            "::mlir::OpTrait::SameVariadicResultSize",
        )
    }

    fn of(op: &Operation<'_>, sized: &str, same: &str) -> Grouping {
        match () {
            () if op.has_trait(sized) => Grouping::Segments,
            () if op.has_trait(same) => Grouping::Same,
            () => Grouping::Rest,
        }
    }
}

impl<'r> Emitter<'r, '_> {
    /// The items of one operation.
    ///
    /// # Errors
    /// When a field of the definition is invalid.
    pub(super) fn operation(&mut self, op: &Operation<'r>) -> Result<TokenStream> {
        consistency::check_operation(op)?;
        let name = self.definitions.handle(op);
        self.claim(&name, op.record)?;
        self.transform_types(op)?;
        let traits = self.traits(op, &name)?;
        let doc = self.docs(op.summary()?, op.description()?, op.record);
        let mut taken = Taken::with(RESERVED);
        let mut calls = Calls::default();
        for attribute in &op.attributes {
            if let Some(definition) = RustValue::of(attribute.constraint).enumeration() {
                self.need_enum(definition);
            }
        }
        let Accessors { parts, functions } = self.accessors(op, &mut taken, &mut calls)?;
        let derived = self.derived(op, &mut taken, &calls)?;
        let custom = self.custom_builders(op, &mut taken);
        let (custom, builders_by_hand) = (custom.functions, custom.by_hand);
        let implemented = self.op_interfaces(op);
        let spec = self.spec(op, &traits, &implemented, &calls)?;
        let impls = implemented.impls;
        for required in traits.required {
            self.required.add(required, &name);
        }
        for by_hand in traits.by_hand {
            self.required.add_check(&by_hand.to_string(), &name);
            self.traits_by_hand.insert(by_hand.to_string());
        }
        let builder_name = builder::has_optional_parts(op)?.then(|| with_suffix(&name, "Builder"));
        if let Some(builder_name) = &builder_name {
            self.claim(builder_name, op.record)?;
        }
        let create = self.builder(op)?;
        Ok(quote! {
            operation! {
                #doc
                #name #builder_name { #spec }
                #(#parts)*
            }

            impl #name {
                #create
                #(#custom)*
                #(#functions)*
                #(#derived)*
            }

            #impls

            #builders_by_hand
        })
    }
}
