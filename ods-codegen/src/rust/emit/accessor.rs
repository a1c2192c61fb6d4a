//! Accessors and setters of an operation.

use super::Length;
use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, ident, literal, quote};

/// An accessor, and the items that belong to it: the setter, the accessor of the stored attribute, the
/// constant of an operand.
pub struct Accessor {
    /// The documentation.
    pub doc: String,
    /// The name.
    pub name: Ident,
    /// The value.
    pub kind: AccessorKind,
}

/// The value that an accessor reads.
pub enum AccessorKind {
    /// The operands of a segment; the constant is for adaptors and `set`.
    Operand(ValueSegment, Ident),
    /// The results of a segment.
    Result(ValueSegment),
    /// The region or successor of this index.
    Entity(EntityKind, usize),
    /// All regions or successors from this index on.
    Entities(EntityKind, usize),
    /// An attribute, which is stored as a property.
    Attribute(AttributeAccessor),
    /// A property that is not an attribute.
    Property(PropertyAccessor),
    /// The property of this name as it is stored.
    Stored(String),
}

/// A segment of operands or results.
#[derive(Clone, Copy)]
pub struct ValueSegment {
    /// The index of the segment.
    pub index: usize,
    /// The number of its values.
    pub length: Length,
    /// Whether the index of the value is that of the segment.
    pub is_at_index: bool,
}

/// A part of an operation other than values and properties.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EntityKind {
    Region,
    Successor,
}

/// The value of an attribute.
pub struct AttributeAccessor {
    /// The name of the attribute.
    pub key: String,
    /// The form of the runtime.
    pub form: TokenStream,
    /// The type of the value.
    pub value: RustType,
    /// The type of the argument of a setter.
    pub argument: RustType,
    pub presence: Presence,
    /// The accessor of the attribute as it is stored; a flag has none.
    pub stored: Option<Ident>,
    pub setter: Ident,
}

/// Whether an attribute may be absent.
pub enum Presence {
    Required,
    Optional,
    /// The value of an absent attribute.
    Default(TokenStream),
    /// The value is the presence itself.
    Flag,
}

/// The value of a property that is not an attribute.
pub struct PropertyAccessor {
    pub index: usize,
    /// The name of the property.
    pub key: String,
    /// The form of the runtime.
    pub form: TokenStream,
    /// The type of the value.
    pub value: RustType,
    /// The type of the argument of a setter.
    pub argument: RustType,
    /// Whether a value stands for absence.
    pub may_be_absent: bool,
    pub setter: Ident,
}

impl ToTokens for Accessor {
    /// ```text
    /// /// Operand `lhs`: any integer.
    /// #[track_caller]
    /// pub fn lhs(self, ir: &Ir) -> Value {
    ///     ir.operand(self.0, 0)
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Accessor { doc, name, kind } = self;
        tokens.extend(match kind {
            AccessorKind::Operand(segment, _) => segment.accessor(doc, name, "operand"),
            AccessorKind::Result(segment) => segment.accessor(doc, name, "result"),
            AccessorKind::Entity(kind, index) => {
                let (ty, function, index) = (kind.ty(), kind.function(), Literal::usize_unsuffixed(*index));
                quote! {
                    #[doc = #doc]
                    #[track_caller]
                    pub fn #name(self, ir: &Ir) -> #ty {
                        ir.#function(self.0, #index)
                    }
                }
            }
            AccessorKind::Entities(kind, index) => {
                let (ty, function) = (kind.ty(), ident(&format!("{}s", kind.function())));
                let skip = (*index > 0).then(|| {
                    let index = Literal::usize_unsuffixed(*index);
                    quote!(.skip(#index))
                });
                quote! {
                    #[doc = #doc]
                    pub fn #name(self, ir: &Ir) -> impl ExactSizeIterator<Item = #ty> + '_ {
                        ir.#function(self.0) #skip
                    }
                }
            }
            AccessorKind::Attribute(attribute) => attribute.items(doc, name),
            AccessorKind::Property(property) => property.items(doc, name),
            AccessorKind::Stored(key) => stored(doc, name, key),
        });
    }
}

impl AccessorKind {
    /// `pub const LHS: adaptor::One<Self> = adaptor::One::new(0);`
    pub(super) fn constant(&self) -> Option<TokenStream> {
        let AccessorKind::Operand(ValueSegment { index, length, .. }, constant) = self else { return None };
        let index = Literal::usize_unsuffixed(*index);
        let ty = ident(length.constant_type());
        Some(quote!(pub const #constant: adaptor::#ty<Self> = adaptor::#ty::new(#index);))
    }
}

impl EntityKind {
    fn function(self) -> Ident {
        ident(if self == EntityKind::Region { "region" } else { "successor" })
    }

    pub(crate) fn ty(self) -> Ident {
        ident(if self == EntityKind::Region { "Region" } else { "Block" })
    }
}

impl ValueSegment {
    fn accessor(self, doc: &str, name: &Ident, value: &str) -> TokenStream {
        let (index, one, many) =
            (Literal::usize_unsuffixed(self.index), ident(value), ident(&format!("{value}s")));
        let range = ident(if value == "operand" { "OperandRange" } else { "ResultRange" });
        let (ty, body) = match self.length {
            Length::One if self.is_at_index => (quote!(Value), quote!(ir.#one(self.0, #index))),
            Length::One => (quote!(Value), quote!(groups::#one(Self::SPEC, ir, self.0, #index))),
            Length::Optional => {
                (quote!(Option<Value>), quote!(groups::#many(Self::SPEC, ir, self.0, #index).first()))
            }
            Length::Variadic => (quote!(#range<'_>), quote!(groups::#many(Self::SPEC, ir, self.0, #index))),
        };
        quote! {
            #[doc = #doc]
            #[track_caller]
            pub fn #name(self, ir: &Ir) -> #ty { #body }
        }
    }
}

impl AttributeAccessor {
    /// The type that the accessor returns.
    pub(crate) fn returned(&self) -> RustType {
        match self.presence {
            Presence::Optional => self.value.clone().option(),
            Presence::Required | Presence::Default(_) | Presence::Flag => self.value.clone(),
        }
    }

    /// The type of the setter's argument.
    pub(crate) fn set_argument(&self) -> RustType {
        match self.presence {
            Presence::Optional | Presence::Default(_) => self.argument.clone().option(),
            Presence::Required | Presence::Flag => self.argument.clone(),
        }
    }

    /// ```text
    /// /// Attribute `count`: 64-bit signless integer attribute.
    /// pub fn count(self, ir: &Ir) -> i64 { attr::required::<attr::Int<…>>(ir, self.0, "count") }
    ///
    /// /// The attribute `count` as it is stored.
    /// pub fn count_attr(self, ir: &Ir) -> Option<Attribute> { properties::get(ir, self.0, "count") }
    ///
    /// /// Sets the attribute `count`.
    /// pub fn set_count(self, ir: &mut Ir, value: i64) { … }
    /// ```
    fn items(&self, doc: &str, name: &Ident) -> TokenStream {
        let AttributeAccessor { key, form, presence, stored: stored_name, setter, .. } = self;
        let (ty, argument, key_literal) = (self.returned(), self.set_argument(), literal(key));
        let optional = quote!(attr::optional::<#form>(ir, self.0, #key_literal));
        let body = match presence {
            Presence::Required => quote!(attr::required::<#form>(ir, self.0, #key_literal)),
            Presence::Optional => optional,
            Presence::Default(default) => quote!(#optional.unwrap_or(#default)),
            Presence::Flag => quote!(properties::get(ir, self.0, #key_literal).is_some()),
        };
        let stored_doc = format!(" The attribute `{key}` as it is stored.");
        let stored = stored_name.as_ref().map(|name| stored(&stored_doc, name, key));
        let set = match presence {
            Presence::Required => quote!(attr::set::<#form>(ir, self.0, #key_literal, Some(value));),
            Presence::Optional | Presence::Default(_) => {
                quote!(attr::set::<#form>(ir, self.0, #key_literal, value);)
            }
            Presence::Flag => {
                quote!(properties::set(ir, self.0, #key_literal, value.then_some(Attribute::UNIT));)
            }
        };
        let removed = if matches!(presence, Presence::Required) { "" } else { ", or removes it" };
        let set_doc = format!(" Sets the attribute `{key}`{removed}.");
        quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &Ir) -> #ty { #body }

            #stored

            #[doc = #set_doc]
            pub fn #setter(self, ir: &mut Ir, value: #argument) { #set }
        }
    }
}

impl PropertyAccessor {
    /// The type that the accessor returns.
    pub(crate) fn returned(&self) -> RustType {
        if self.may_be_absent { self.value.clone() } else { self.value.clone().option() }
    }

    /// ```text
    /// /// Property `width`: int64_t.
    /// pub fn width(self, ir: &Ir) -> Option<i64> { property::get::<property::I64>(Self::SPEC, ir, self.0, 0) }
    ///
    /// /// Sets the property `width`.
    /// pub fn set_width(self, ir: &mut Ir, value: i64) { … }
    /// ```
    fn items(&self, doc: &str, name: &Ident) -> TokenStream {
        let PropertyAccessor { index, key, form, argument, may_be_absent, setter, .. } = self;
        let (index, set_doc) = (Literal::usize_unsuffixed(*index), format!(" Sets the property `{key}`."));
        let key = literal(key);
        let get = quote!(property::get::<#form>(Self::SPEC, ir, self.0, #index));
        let (ty, body) =
            (self.returned(), if *may_be_absent { quote!(#get.unwrap_or_default()) } else { get });
        quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &Ir) -> #ty { #body }

            #[doc = #set_doc]
            pub fn #setter(self, ir: &mut Ir, value: #argument) {
                property::set::<#form>(ir, self.0, #key, value);
            }
        }
    }
}

/// `pub fn width_attr(self, ir: &Ir) -> Option<Attribute> { properties::get(ir, self.0, "width") }`
fn stored(doc: &str, name: &Ident, key: &str) -> TokenStream {
    let key = literal(key);
    quote! {
        #[doc = #doc]
        pub fn #name(self, ir: &Ir) -> Option<Attribute> {
            properties::get(ir, self.0, #key)
        }
    }
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
        let index = Literal::usize_unsuffixed(*index);
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
    /// A flag to an optional unit attribute.
    Flag,
}

impl ToTokens for Call {
    /// `lhs(ir)`, `rest(ir).to_vec()`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Call { name, conversion } = self;
        let conversion = conversion.map(|conversion| match conversion {
            Conversion::Collect => quote!(.collect::<Vec<_>>()),
            Conversion::ToVec => quote!(.to_vec()),
            Conversion::Widen => quote!(.map(i64::from)),
            Conversion::Flag => quote!(.then_some(Attribute::UNIT)),
        });
        tokens.extend(quote!(#name(ir) #conversion));
    }
}
