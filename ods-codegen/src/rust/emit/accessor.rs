//! Accessors and setters of an operation.

use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, ident, literal, quote};

/// An entry of the runtime's macro, which creates accessors and setters from it.
pub struct Accessor {
    /// The documentation.
    pub doc: String,
    /// The accessor.
    pub name: Ident,
    /// The names after it: the constant of an operand; the accessor of the stored attribute, and the setter.
    pub others: Vec<Ident>,
    /// The value.
    pub kind: AccessorKind,
}

/// The value that an accessor reads.
pub enum AccessorKind {
    /// An operand, result, region or successor, or several: the function of the macro, and the index.
    At(&'static str, usize),
    /// Presence of the attribute of this name.
    Flag(String),
    /// The attribute of this name, by the form of the runtime.
    Attribute { key: String, form: TokenStream, is_optional: bool },
    /// The same with a default value.
    AttributeOr { key: String, form: TokenStream, default: TokenStream },
    /// The property with this index and name, by the form of the runtime.
    Property { index: usize, key: String, form: TokenStream, may_be_absent: bool },
    /// The property of this name as it is stored.
    Stored(String),
    /// The inferred result types, which a builder of this handle may be given.
    Inferred(Ident),
}

impl Accessor {
    /// The functions of a builder that infers result types.
    pub fn inferred_types(handle: &Ident) -> Accessor {
        let doc = " The result types, which are inferred.".to_owned();
        let kind = AccessorKind::Inferred(handle.clone());
        Accessor { doc, name: ident("result_types"), others: Vec::new(), kind }
    }
}

impl ToTokens for Accessor {
    /// ```text
    /// /// Operand `lhs`: any integer.
    /// lhs LHS: operand(0),
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Accessor { doc, name, others, kind } = self;
        tokens.extend(quote! { #[doc = #doc] #name #(#others)*: #kind, });
    }
}

impl ToTokens for AccessorKind {
    /// `operand(0)`, `required("value", attr::Bool)`, `property(0, "width", property::I64)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            AccessorKind::At(function, index) => {
                let (function, index) = (ident(function), Literal::usize_unsuffixed(*index));
                quote!(#function(#index))
            }
            AccessorKind::Flag(key) => {
                let key = literal(key);
                quote!(flag(#key))
            }
            AccessorKind::Attribute { key, form, is_optional } => {
                let (presence, key) = (presence(*is_optional), literal(key));
                quote!(#presence(#key, #form))
            }
            AccessorKind::AttributeOr { key, form, default } => {
                let key = literal(key);
                quote!(or(#key, #form, #default))
            }
            AccessorKind::Property { index, key, form, may_be_absent } => {
                let function = ident(if *may_be_absent { "property_or_nothing" } else { "property" });
                let (index, key) = (Literal::usize_unsuffixed(*index), literal(key));
                quote!(#function(#index, #key, #form))
            }
            AccessorKind::Stored(key) => {
                let key = literal(key);
                quote!(stored(#key))
            }
            AccessorKind::Inferred(handle) => quote!(inferred(#handle)),
        });
    }
}

/// `optional` or `required`
pub(super) fn presence(is_optional: bool) -> Ident {
    ident(if is_optional { "optional" } else { "required" })
}

/// The accessor and the setter of the segments of a variadic of variadic.
pub struct NestedAccessors {
    /// The accessor.
    pub name: Ident,
    pub setter: Ident,
    /// The documentation of the accessor.
    pub doc: String,
    /// The name of the operand.
    pub operand: String,
    /// The index of the operand.
    pub index: usize,
    /// The attribute with the segment sizes.
    pub sizes: String,
}

impl ToTokens for NestedAccessors {
    /// ```text
    /// pub fn case_groups(self, ir: &Ir) -> Vec<Vec<Value>> { adaptor::nested(ir, self, 1, "case_sizes") }
    /// pub fn set_case_groups(self, ir: &mut Ir, values: &[&[Value]]) { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let NestedAccessors { name, setter, doc, operand, index, sizes } = self;
        let set_doc = format!(" Sets the groups of operands `{operand}`, and their sizes.");
        tokens.extend(quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &Ir) -> Vec<Vec<Value>> {
                adaptor::nested(ir, self, #index, #sizes)
            }

            #[doc = #set_doc]
            pub fn #setter(self, ir: &mut Ir, values: &[&[Value]]) {
                adaptor::set_nested(ir, self, #index, #sizes, values);
            }
        });
    }
}

/// The accessor of a derived attribute.
pub struct DerivedAccessor {
    /// The documentation.
    pub doc: String,
    /// The accessor.
    pub name: Ident,
    /// The type of the value.
    pub ty: RustType,
    /// The code of the value.
    pub value: TokenStream,
}

impl ToTokens for DerivedAccessor {
    /// `pub fn element_type(self, ir: &Ir) -> Type { constraints::load_op_element_type(ir.context(), ir, self.0) }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let DerivedAccessor { doc, name, ty, value } = self;
        tokens.extend(quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &Ir) -> #ty { #value }
        });
    }
}

/// The call of an accessor, without the handle.
#[derive(Clone)]
pub struct Call {
    /// The accessor.
    pub name: Ident,
    /// The conversion of the value to the type that predicates take.
    pub conversion: Option<Conversion>,
}

/// A conversion of the value of an accessor.
#[derive(Clone, Copy)]
pub enum Conversion {
    /// An iterator to a list.
    Collect,
    /// A slice to a list.
    ToVec,
    /// An optional integer to `i64`.
    Widen,
}

impl ToTokens for Call {
    /// `lhs(ir)`, `rest(ir).to_vec()`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Call { name, conversion } = self;
        let conversion = conversion.map(|conversion| match conversion {
            Conversion::Collect => quote!(.collect::<Vec<_>>()),
            Conversion::ToVec => quote!(.to_vec()),
            Conversion::Widen => quote!(.map(i64::from)),
        });
        tokens.extend(quote!(#name(ir) #conversion));
    }
}
