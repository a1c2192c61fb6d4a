//! Attributes as values of Rust: what an accessor returns, what a builder takes, and the conversions between these and the
//! stored attribute.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::expr::parameter::ItemPaths;
use super::names::{enum_case, ident};
use crate::model::{Attribute, Enum, EnumAttr};

/// What an attribute is in Rust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RustValue<'r> {
    /// An integer of this width and signedness, as the Rust type of this name; the attribute's type has `width` bits, or
    /// is `index`.
    Integer {
        /// `i64`, `u32` …
        ty: &'static str,
        /// The attribute's type.
        storage: IntegerStorage,
    },
    /// `bool`
    Bool,
    /// Presence as `bool`.
    Unit,
    /// `&str` of a string.
    Str,
    /// `&str` of a reference to a symbol.
    Symbol,
    /// A type.
    Type,
    /// `&[Attribute]`
    Array,
    /// A case of an enum that is stored as an integer.
    Enum {
        /// The enum.
        definition: Enum<'r>,
        /// The attribute's type.
        storage: IntegerStorage,
    },
    /// A case of an enum that is the parameter of an attribute.
    EnumAttr(EnumAttr<'r>),
    /// A list of numbers: the Rust type of one, and the type of the attribute's elements.
    Dense {
        /// `bool`, `i8` …
        ty: &'static str,
        /// The constant for the type.
        element: &'static str,
    },
    /// The attribute itself.
    Attribute,
}

/// The type of an integer attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum IntegerStorage {
    /// `index`
    Index,
    /// `iN`
    Signless(u32),
    /// `siN`
    Signed(u32),
    /// `uiN`
    Unsigned(u32),
}

impl IntegerStorage {
    /// The type that a definition such as `I32Attr` builds.
    fn of(attribute: Attribute<'_>) -> Option<IntegerStorage> {
        let record = attribute.value_type()?.record();
        let width = || record.get("bitwidth").as_int().and_then(|width| u32::try_from(width).ok());
        match () {
            () if record.name() == "Index" => Some(IntegerStorage::Index),
            () if record.is_a("I") => width().map(IntegerStorage::Signless),
            () if record.is_a("SI") => width().map(IntegerStorage::Signed),
            () if record.is_a("UI") => width().map(IntegerStorage::Unsigned),
            () => None,
        }
    }

    /// The expression that makes it.
    pub(super) fn type_expr(self) -> TokenStream {
        let integer = |width: u32, signedness: &str| {
            let signedness = ident(signedness);
            quote! { ctx.integer_type_of(#width, Signedness::#signedness) }
        };
        match self {
            IntegerStorage::Index => quote! { Type::INDEX },
            IntegerStorage::Signless(width) => quote! { ctx.integer_type(#width) },
            IntegerStorage::Signed(width) => integer(width, "Signed"),
            IntegerStorage::Unsigned(width) => integer(width, "Unsigned"),
        }
    }
}

/// The integer types of C++ with their names in Rust.
const INTEGERS: &[(&str, &str)] = &[
    ("int8_t", "i8"),
    ("int16_t", "i16"),
    ("int32_t", "i32"),
    ("int64_t", "i64"),
    ("uint8_t", "u8"),
    ("uint16_t", "u16"),
    ("uint32_t", "u32"),
    ("uint64_t", "u64"),
    ("unsigned", "u32"),
    ("int", "i32"),
];

/// Dense arrays with the Rust types of their numbers and the constants for the types of these.
const DENSE: &[(&str, &str, &str)] = &[
    ("DenseBoolArrayAttr", "bool", "I1"),
    ("DenseI8ArrayAttr", "i8", "I8"),
    ("DenseI16ArrayAttr", "i16", "I16"),
    ("DenseI32ArrayAttr", "i32", "I32"),
    ("DenseI64ArrayAttr", "i64", "I64"),
];

impl<'r> RustValue<'r> {
    /// What the attribute is, from its storage and return type.
    #[must_use]
    pub(super) fn of(attribute: Attribute<'r>) -> RustValue<'r> {
        let base = attribute.base();
        let inside = |name: &'r str, namespace: &str| name.strip_prefix(namespace).unwrap_or(name);
        let storage = inside(base.storage_type(), "::mlir::");
        let returned = inside(inside(base.return_type(), "::llvm::"), "::mlir::");
        if base.is_unit() {
            return RustValue::Unit;
        }
        if base.is_enum() {
            let found = IntegerStorage::of(base);
            return found.map_or(RustValue::Attribute, |storage| RustValue::Enum {
                definition: Enum::new(base.record()),
                storage,
            });
        }
        if base.record().is_a("EnumAttr") {
            return RustValue::EnumAttr(EnumAttr::new(base.record()));
        }
        if let Some((_, ty, element)) = DENSE.iter().find(|(class, ..)| *class == storage) {
            return RustValue::Dense { ty, element };
        }
        match (storage, returned) {
            ("BoolAttr", _) => RustValue::Bool,
            ("StringAttr", "StringRef") => RustValue::Str,
            ("FlatSymbolRefAttr", _) => RustValue::Symbol,
            ("TypeAttr", _) => RustValue::Type,
            ("ArrayAttr", _) => RustValue::Array,
            ("IntegerAttr", _) => {
                let ty = INTEGERS.iter().find(|(cpp, _)| *cpp == returned).map(|(_, rust)| *rust);
                match (ty, IntegerStorage::of(base)) {
                    (Some(ty), Some(storage)) => RustValue::Integer { ty, storage },
                    _ => RustValue::Attribute,
                }
            }
            _ => RustValue::Attribute,
        }
    }

    /// The enum that it is of.
    pub(super) fn enumeration(self) -> Option<Enum<'r>> {
        match self {
            RustValue::Enum { definition, .. } => Some(definition),
            RustValue::EnumAttr(attr) => attr.enumeration().ok(),
            _ => None,
        }
    }

    /// The type of the value.
    pub(super) fn rust_type(self, paths: &ItemPaths<'_, '_>) -> TokenStream {
        match self {
            RustValue::Integer { ty, .. } => {
                let ty = ident(ty);
                quote! { #ty }
            }
            RustValue::Bool | RustValue::Unit => quote! { bool },
            RustValue::Str | RustValue::Symbol => quote! { &str },
            RustValue::Type => quote! { Type },
            RustValue::Array => quote! { &[Attribute] },
            RustValue::Enum { definition, .. } => paths.enumeration(definition),
            RustValue::EnumAttr(attr) => attr
                .enumeration()
                .map_or_else(|_| quote!(Attribute), |definition| paths.enumeration(definition)),
            RustValue::Dense { ty, .. } => {
                let ty = ident(ty);
                quote! { &[#ty] }
            }
            RustValue::Attribute => quote! { Attribute },
        }
    }

    /// The type with the lifetime of the context.
    pub(super) fn returned_type(self, paths: &ItemPaths<'_, '_>) -> TokenStream {
        match self {
            RustValue::Str | RustValue::Symbol => quote! { &'c str },
            RustValue::Array => quote! { &'c [Attribute] },
            RustValue::Dense { ty, .. } => {
                let ty = ident(ty);
                quote! { Vec<#ty> }
            }
            other => other.rust_type(paths),
        }
    }

    /// The expression of the type `Option<T>` for the value of the stored attribute `attr`.
    pub(super) fn read(self, paths: &ItemPaths<'_, '_>) -> TokenStream {
        match self {
            RustValue::Integer { ty, .. } => {
                let name = ident(ty);
                match ty {
                    "i64" => quote! { attributes::int(ctx, attr) },
                    "u64" => quote! { attributes::integer_value(ctx, attr).map(|value| value.low_u64()) },
                    _ if ty.starts_with('u') => {
                        quote! { attributes::integer_value(ctx, attr).map(|value| value.low_u64() as #name) }
                    }
                    _ => quote! { attributes::int(ctx, attr).map(|value| value as #name) },
                }
            }
            RustValue::Bool => quote! { attributes::bool_value(ctx, attr) },
            RustValue::Unit => quote! { Some(attr == Attribute::UNIT) },
            RustValue::Str => quote! { attributes::string_value(ctx, attr) },
            RustValue::Symbol => quote! { attributes::root_reference(ctx, attr) },
            RustValue::Type => quote! { attributes::type_value(ctx, attr) },
            RustValue::Array => quote! { attributes::array_elements(ctx, attr) },
            RustValue::EnumAttr(attr) => {
                let handle = paths.enum_attr(attr);
                quote! { #handle::cast(ctx, attr).map(|attr| attr.value(ctx)) }
            }
            RustValue::Dense { ty: "bool", .. } => quote! { attributes::dense_array_bools(ctx, attr) },
            RustValue::Dense { ty: "i64", .. } => quote! { attributes::dense_array_ints(ctx, attr) },
            RustValue::Dense { ty, .. } => {
                let ty = ident(ty);
                quote! {
                    attributes::dense_array_ints(ctx, attr)
                        .map(|values| values.into_iter().map(|value| value as #ty).collect())
                }
            }
            RustValue::Enum { definition, .. } => {
                let name = paths.enumeration(definition);
                quote! { attributes::integer_value(ctx, attr).and_then(|value| #name::from_value(value.low_u64())) }
            }
            RustValue::Attribute => quote! { Some(attr) },
        }
    }

    /// The expression for the attribute that stores `value`, the name of a variable.
    pub(super) fn write(self, value: &Ident, paths: &ItemPaths<'_, '_>) -> TokenStream {
        match self {
            RustValue::Integer { storage, ty } => {
                let stored = storage.type_expr();
                let cast = (ty != "i64").then(|| quote! { as i64 });
                quote! { ctx.integer_attr_of(#stored, #value #cast) }
            }
            RustValue::Bool => quote! { ctx.bool_attr(#value) },
            RustValue::Unit => quote! { Attribute::UNIT },
            RustValue::Str => quote! { ctx.string_attr(#value) },
            RustValue::Symbol => quote! { ctx.symbol_ref_attr(ctx.ident(#value), &[]) },
            RustValue::Type => quote! { ctx.type_attr(#value) },
            RustValue::Array => quote! { ctx.array_attr(#value) },
            RustValue::Enum { storage, .. } => {
                let ty = storage.type_expr();
                quote! { ctx.integer_attr_of(#ty, #value.value() as i64) }
            }
            RustValue::EnumAttr(attr) => {
                let handle = paths.enum_attr(attr);
                quote! { #handle::get(ctx, #value) }
            }
            RustValue::Dense { ty: "bool", .. } => quote! { build::dense_bool_array(ctx, #value) },
            RustValue::Dense { element, .. } => {
                let values = match element {
                    "I64" => quote!(copied()),
                    _ => quote!(map(|value| i64::from(*value))),
                };
                let element = ident(element);
                quote! { build::dense_int_array(ctx, Type::#element, #value.iter().#values) }
            }
            RustValue::Attribute => quote! { #value },
        }
    }

    /// The name of a function of the context and a value that makes the attribute, where there is one.
    pub(super) fn maker(self, paths: &ItemPaths<'_, '_>) -> Option<TokenStream> {
        match self {
            RustValue::Bool => Some(quote! { Context::bool_attr }),
            RustValue::EnumAttr(attr) => {
                let handle = paths.enum_attr(attr);
                Some(quote! { #handle::get })
            }
            _ => None,
        }
    }

    /// Whether the value is a part of the context.
    pub(super) fn is_borrowed(self) -> bool {
        matches!(self, RustValue::Str | RustValue::Symbol | RustValue::Array)
    }

    /// The expression for a default value of the definition; none when it is more than a literal or a case.
    pub(super) fn default(self, text: &str, paths: &ItemPaths<'_, '_>) -> Option<TokenStream> {
        match self {
            RustValue::Integer { ty, .. } => integer_literal(text.parse().ok()?, ty),
            RustValue::Bool => text.parse::<bool>().ok().map(|value| quote! { #value }),
            RustValue::Str => {
                let inner = text.strip_prefix('"')?.strip_suffix('"')?;
                (!inner.contains(['"', '\\'])).then(|| quote! { #inner })
            }
            RustValue::Enum { definition, .. } => case(definition, text, paths),
            RustValue::EnumAttr(attr) => case(attr.enumeration().ok()?, text, paths),
            _ => None,
        }
    }
}

/// A literal of an integer type: the number as C++ converts it, which is modulo a power of 2.
///
/// ```text
/// -1 as uint64_t: 18446744073709551615u64
/// ```
pub(super) fn integer_literal(value: i128, ty: &str) -> Option<TokenStream> {
    let width: u32 = ty.get(1..)?.parse().unwrap_or(64);
    let bits = value & ((1_i128 << width) - 1);
    let is_negative = ty.starts_with('i') && bits >> (width - 1) != 0;
    let value = if is_negative { bits - (1_i128 << width) } else { bits };
    format!("{value}{ty}").parse().ok()
}

/// The case of an enum that a C++ expression names.
fn case(definition: Enum<'_>, text: &str, paths: &ItemPaths<'_, '_>) -> Option<TokenStream> {
    let case = text.rsplit("::").next()?;
    let cases = definition.cases().ok()?;
    let found = cases.iter().find(|known| known.symbol().is_ok_and(|symbol| symbol == case))?;
    let (name, case) = (paths.enumeration(definition), enum_case(definition, found.symbol().ok()?));
    Some(quote! { #name::#case })
}
