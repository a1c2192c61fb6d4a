//! Attributes as values of Rust: what an accessor returns, what a builder takes, and the conversions between these and the
//! stored attribute.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::names::{camel, ident};
use crate::model::{Attribute, Enum};

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

impl<'r> RustValue<'r> {
    /// What the attribute is, from its storage and return type.
    #[must_use]
    pub(super) fn of(attribute: Attribute<'r>) -> RustValue<'r> {
        let base = attribute.base();
        let storage = base.storage_type().trim_start_matches("::mlir::");
        let returned = base.return_type().trim_start_matches("::llvm::").trim_start_matches("::mlir::");
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

    /// The type of the value.
    pub(super) fn rust_type(self) -> TokenStream {
        match self {
            RustValue::Integer { ty, .. } => {
                let ty = ident(ty);
                quote! { #ty }
            }
            RustValue::Bool | RustValue::Unit => quote! { bool },
            RustValue::Str | RustValue::Symbol => quote! { &str },
            RustValue::Type => quote! { Type },
            RustValue::Array => quote! { &[Attribute] },
            RustValue::Enum { definition, .. } => {
                let name = enum_name(definition);
                quote! { #name }
            }
            RustValue::Attribute => quote! { Attribute },
        }
    }

    /// The type with the lifetime of the context.
    pub(super) fn returned_type(self) -> TokenStream {
        match self {
            RustValue::Str | RustValue::Symbol => quote! { &'c str },
            RustValue::Array => quote! { &'c [Attribute] },
            other => other.rust_type(),
        }
    }

    /// The expression of the type `Option<T>` for the value of the stored attribute `attr`.
    pub(super) fn read(self) -> TokenStream {
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
            RustValue::Enum { definition, .. } => {
                let name = enum_name(definition);
                quote! { attributes::integer_value(ctx, attr).and_then(|value| #name::from_value(value.low_u64())) }
            }
            RustValue::Attribute => quote! { Some(attr) },
        }
    }

    /// The expression for the attribute that stores `value`, the name of a variable.
    pub(super) fn write(self, value: &Ident) -> TokenStream {
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
            RustValue::Attribute => quote! { #value },
        }
    }

    /// Whether the value is a part of the context.
    pub(super) fn is_borrowed(self) -> bool {
        matches!(self, RustValue::Str | RustValue::Symbol | RustValue::Array)
    }

    /// The expression for a default value of the definition; none when it is more than a literal or a case.
    pub(super) fn default(self, text: &str) -> Option<TokenStream> {
        match self {
            RustValue::Integer { ty, .. } => {
                let value: i128 = text.parse().ok()?;
                let literal: TokenStream = format!("{value}{ty}").parse().ok()?;
                Some(literal)
            }
            RustValue::Bool => text.parse::<bool>().ok().map(|value| quote! { #value }),
            RustValue::Str => {
                let inner = text.strip_prefix('"')?.strip_suffix('"')?;
                (!inner.contains(['"', '\\'])).then(|| quote! { #inner })
            }
            RustValue::Enum { definition, .. } => {
                let case = text.rsplit("::").next()?;
                let cases = definition.cases().ok()?;
                let found = cases.iter().find(|known| known.symbol().is_ok_and(|symbol| symbol == case))?;
                let (name, case) = (enum_name(definition), enum_case(definition, found.symbol().ok()?));
                Some(quote! { #name::#case })
            }
            _ => None,
        }
    }
}

/// The name of an enum.
pub(super) fn enum_name(definition: Enum<'_>) -> Ident {
    ident(&camel(definition.class_name().unwrap_or_else(|_| definition.def_name())))
}

/// The name of a case: of an integer enum a variant, of a bit enum a constant.
pub(super) fn enum_case(definition: Enum<'_>, symbol: &str) -> Ident {
    if definition.is_bit_enum() {
        use heck::ToShoutySnakeCase;
        ident(&super::names::snake(symbol).to_shouty_snake_case())
    } else {
        ident(&camel(symbol))
    }
}
