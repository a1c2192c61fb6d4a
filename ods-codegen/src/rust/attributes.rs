//! Attributes as Rust values: the type that a builder takes, and the form of the runtime (`attr::…`) that
//! converts between values and stored attributes.

use super::expr::parameter::ItemPaths;
use super::names::enum_case;
use super::{Literal, RustType, TokenStream, ident, quote};
use crate::model::{Attribute, Enum, EnumAttr, IntegerType, TypeConstraint};

/// The Rust type of an attribute's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RustValue<'r> {
    /// An integer of this width and signedness, as the Rust type of this name; the attribute's type has
    /// `width` bits, or is `index`.
    Integer {
        /// `i64`, `u32`, …
        ty: &'static str,
        /// The attribute's type.
        storage: IntegerType,
    },
    /// `bool`
    Bool,
    /// Presence as `bool`.
    Unit,
    /// `&str` of a string.
    Str,
    /// `&str` of a symbol reference.
    Symbol,
    /// A type.
    Type,
    /// `&[Attribute]`
    Array,
    /// An enum case that is stored as an integer.
    Enum {
        /// The enum.
        definition: Enum<'r>,
        /// The attribute's type.
        storage: IntegerType,
    },
    /// An enum case that is the parameter of an attribute.
    EnumAttr(EnumAttr<'r>),
    /// A list of numbers.
    Dense {
        /// The Rust type of an element: `bool`, `i8`, …
        ty: &'static str,
    },
    /// The attribute itself.
    Attribute,
}

impl IntegerType {
    /// The corresponding type of the runtime: `attr::Signless<32>`.
    fn tokens(self) -> TokenStream {
        let (name, width) = match self {
            IntegerType::Index => return quote! { attr::Index },
            IntegerType::Signless(width) => ("Signless", width),
            IntegerType::Signed(width) => ("Signed", width),
            IntegerType::Unsigned(width) => ("Unsigned", width),
        };
        let (name, width) = (ident(name), Literal::u32_unsuffixed(width));
        quote! { attr::#name<#width> }
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

/// Dense arrays with the Rust types of their elements.
const DENSE: &[(&str, &str)] = &[
    ("DenseBoolArrayAttr", "bool"),
    ("DenseI8ArrayAttr", "i8"),
    ("DenseI16ArrayAttr", "i16"),
    ("DenseI32ArrayAttr", "i32"),
    ("DenseI64ArrayAttr", "i64"),
    ("DenseF32ArrayAttr", "f32"),
    ("DenseF64ArrayAttr", "f64"),
];

impl<'r> RustValue<'r> {
    /// The Rust type for an attribute's storage and return type.
    pub(super) fn new(attribute: Attribute<'r>) -> RustValue<'r> {
        let base = attribute.base();
        let inside = |name: &'r str, namespace: &str| name.strip_prefix(namespace).unwrap_or(name);
        let storage = inside(base.storage_type(), "::mlir::");
        let returned = inside(inside(base.return_type(), "::llvm::"), "::mlir::");
        if base.is_unit() {
            return RustValue::Unit;
        }
        let integer_type = base.value_type().and_then(TypeConstraint::integer_type);
        if let Some(definition) = base.as_enum() {
            return match integer_type {
                Some(storage) => RustValue::Enum { definition, storage },
                None => RustValue::Attribute,
            };
        }
        if let Some(attr) = base.as_enum_attr() {
            return RustValue::EnumAttr(attr);
        }
        if let Some((_, ty)) = DENSE.iter().find(|(class, _)| *class == storage) {
            return RustValue::Dense { ty };
        }
        match (storage, returned) {
            ("BoolAttr", _) => RustValue::Bool,
            ("StringAttr", "StringRef") => RustValue::Str,
            ("FlatSymbolRefAttr", _) => RustValue::Symbol,
            ("TypeAttr", _) => RustValue::Type,
            ("ArrayAttr", _) => RustValue::Array,
            ("IntegerAttr", _) => {
                let ty = INTEGERS.iter().find(|(cpp, _)| *cpp == returned).map(|(_, rust)| *rust);
                match (ty, integer_type) {
                    (Some(ty), Some(storage)) => RustValue::Integer { ty, storage },
                    _ => RustValue::Attribute,
                }
            }
            _ => RustValue::Attribute,
        }
    }

    /// The enum of the value.
    pub(super) fn enumeration(self) -> Option<Enum<'r>> {
        match self {
            RustValue::Enum { definition, .. } => Some(definition),
            RustValue::EnumAttr(attr) => attr.enumeration().ok(),
            _ => None,
        }
    }

    /// The type of the value that an accessor returns.
    pub(super) fn accessor_type(self, paths: &ItemPaths<'_, '_>) -> RustType {
        match self {
            RustValue::Dense { ty } => RustType::Name(ty).vec(),
            _ => self.rust_type(paths),
        }
    }

    /// The type of the value as an argument.
    pub(super) fn rust_type(self, paths: &ItemPaths<'_, '_>) -> RustType {
        match self {
            RustValue::Integer { ty, .. } => RustType::Name(ty),
            RustValue::Bool | RustValue::Unit => RustType::Name("bool"),
            RustValue::Str | RustValue::Symbol => RustType::Name("str").borrowed(),
            RustValue::Type => RustType::Name("Type"),
            RustValue::Array => RustType::Name("Attribute").slice(),
            RustValue::Enum { definition, .. } => RustType::Item(paths.enumeration(definition)),
            RustValue::EnumAttr(attr) => {
                attr.enumeration().map_or(RustType::Name("Attribute"), |definition| {
                    RustType::Item(paths.enumeration(definition))
                })
            }
            RustValue::Dense { ty, .. } => RustType::Name(ty).slice(),
            RustValue::Attribute => RustType::Name("Attribute"),
        }
    }

    /// The form of the runtime that reads and writes the attribute: `attr::Int<i32, attr::Signless<32>>`.
    pub(super) fn form(self, paths: &ItemPaths<'_, '_>) -> TokenStream {
        let plain = |name: &str| {
            let name = ident(name);
            quote! { attr::#name }
        };
        match self {
            RustValue::Integer { ty, storage } => {
                let (ty, storage) = (ident(ty), storage.tokens());
                quote! { attr::Int<#ty, #storage> }
            }
            RustValue::Enum { definition, storage } => {
                let (name, storage) = (paths.enumeration(definition), storage.tokens());
                quote! { attr::Enum<#name, #storage> }
            }
            RustValue::EnumAttr(attr) => match attr.enumeration() {
                Ok(definition) => {
                    let (name, handle) = (paths.enumeration(definition), paths.enum_attr(attr));
                    quote! { attr::EnumAttr<#name, #handle> }
                }
                Err(_) => plain("Any"),
            },
            RustValue::Dense { ty: "bool", .. } => plain("Bools"),
            RustValue::Dense { ty } => {
                let (form, ty) = (if ty.starts_with('f') { "Floats" } else { "Ints" }, ident(ty));
                let form = ident(form);
                quote! { attr::#form<#ty> }
            }
            RustValue::Bool => plain("Bool"),
            RustValue::Str => plain("Str"),
            RustValue::Symbol => plain("Symbol"),
            RustValue::Type => plain("TypeOf"),
            RustValue::Array => plain("Array"),
            RustValue::Unit | RustValue::Attribute => plain("Any"),
        }
    }

    /// The expression for a default value of the definition; `None` unless it is a literal or a case.
    pub(super) fn default(self, text: &str, paths: &ItemPaths<'_, '_>) -> Option<TokenStream> {
        match self {
            RustValue::Integer { ty, .. } => integer_literal(text.parse().ok()?, ty, ""),
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

/// A literal of an integer type, with a suffix: the number after C++'s conversion, which is modulo a power
/// of 2.
///
/// ```text
/// -1 as uint64_t: 18446744073709551615u64
/// ```
pub(super) fn integer_literal(value: i128, ty: &str, suffix: &str) -> Option<TokenStream> {
    let width: u32 = ty.get(1..)?.parse().unwrap_or(64);
    let bits = value & ((1_i128 << width) - 1);
    let is_negative = ty.starts_with('i') && bits >> (width - 1) != 0;
    let value = if is_negative { bits - (1_i128 << width) } else { bits };
    format!("{value}{suffix}").parse().ok()
}

/// The case of an enum that a C++ expression names.
fn case(definition: Enum<'_>, text: &str, paths: &ItemPaths<'_, '_>) -> Option<TokenStream> {
    let case = text.rsplit("::").next()?;
    let cases = definition.cases().ok()?;
    let found = cases.iter().find(|known| known.symbol().is_ok_and(|symbol| symbol == case))?;
    let (name, case) = (paths.enumeration(definition), enum_case(definition, found.symbol().ok()?));
    Some(quote! { #name::#case })
}
