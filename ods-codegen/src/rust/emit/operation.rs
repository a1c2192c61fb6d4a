//! An operation.

use super::{
    Accessor, BuildersTrait, Create, CustomBuilder, DerivedAccessor, Doc, NestedAccessors, OpSpec, PartialOp,
};
use crate::rust::{Ident, ToTokens, TokenStream, quote};

/// An operation: a handle with accessors, functions that create it, and the data by which the runtime
/// verifies and registers it.
pub struct RustOp {
    /// The documentation.
    pub doc: Doc,
    /// The name of the handle.
    pub handle: Ident,
    /// The builder with setters of optional parts, if there are any.
    pub builder: Option<PartialOp>,
    /// The data.
    pub spec: OpSpec,
    /// Accessors and setters.
    pub accessors: Vec<Accessor>,
    /// The functions that create it.
    pub create: Create,
    /// Builders of the definition that have a form in Rust.
    pub custom_builders: Vec<CustomBuilder>,
    /// Accessors of segments within segments.
    pub nested: Vec<NestedAccessors>,
    /// Accessors of derived attributes.
    pub derived: Vec<DerivedAccessor>,
    /// Interfaces of the dialect that it implements without user-provided methods.
    pub empty_impls: Vec<Ident>,
    /// The trait of user-provided builders.
    pub builders_trait: Option<BuildersTrait>,
}

impl ToTokens for RustOp {
    /// ```text
    /// operation! {
    ///     /// Adds two integers.
    ///     AddOp {
    ///         name: "toy.add",
    ///         …
    ///     }
    /// }
    ///
    /// impl AddOp {
    ///     pub const LHS: adaptor::One<Self> = adaptor::One::new(0);
    ///
    ///     /// Creates `toy.add` at the insertion point.
    ///     pub fn create(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> AddOp { … }
    ///
    ///     /// Operand `lhs`: any integer.
    ///     pub fn lhs(self, ir: &Ir) -> Value { … }
    ///     …
    /// }
    ///
    /// /// A [`AddOp`] that is not created yet: …
    /// pub struct AddOpBuilder<'b>(…);
    ///
    /// impl Cheap for AddOp {}
    ///
    /// pub trait AddOpBuilders: OpHandle { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustOp { doc, handle, builder, spec, accessors, create, custom_builders, .. } = self;
        let RustOp { nested, derived, empty_impls, builders_trait, .. } = self;
        let constants = accessors.iter().filter_map(|accessor| accessor.kind.constant());
        let builder = builder.as_ref().map(|builder| builder.items(handle, accessors));
        tokens.extend(quote! {
            operation! {
                #doc
                #handle { #spec }
            }

            impl #handle {
                #(#constants)*
                #create
                #(#custom_builders)*
                #(#accessors)*
                #(#nested)*
                #(#derived)*
            }

            #builder

            #(impl #empty_impls for #handle {})*

            #builders_trait
        });
    }
}
