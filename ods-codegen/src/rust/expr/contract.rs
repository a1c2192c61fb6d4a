//! The forms of generated items that emitted expressions rely on. The emitters of types, attributes, enums and interfaces
//! keep to them; whatever changes there changes here.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use super::definitions::Definition;
use crate::model::names::camel_to_snake;
use crate::model::{AttrOrTypeDef, DefKind, EnumCase};

/// Where generated items are found.
#[derive(Clone, Debug)]
pub struct Paths {
    /// The runtime crate.
    pub runtime: TokenStream,
    /// The module of the runtime with what predicates call: `ir_core::ods_support`, or a shorter name for it.
    pub support: TokenStream,
    /// What implements the functions that authors write, such as `<super::Externals as Externals>`.
    pub externals: TokenStream,
    /// The dialect whose items are in the same module.
    pub own_dialect: String,
    /// The module that has a module for each other dialect.
    pub dialects: TokenStream,
}

impl Default for Paths {
    fn default() -> Paths {
        Paths {
            runtime: quote!(ir_core),
            support: quote!(ir_core::ods_support),
            externals: quote!(<super::Externals as Externals>),
            own_dialect: String::new(),
            dialects: quote!(super::super),
        }
    }
}

/// A Rust identifier; keywords become raw ones.
pub(super) fn ident(name: &str) -> Ident {
    syn::parse_str::<Ident>(name)
        .or_else(|_| syn::parse_str::<Ident>(&format!("r#{name}")))
        .unwrap_or_else(|_| Ident::new("_name", Span::call_site()))
}

impl Paths {
    /// A function of `ods_support`, such as `shaped::rank`.
    pub(super) fn support(&self, path: &str) -> TokenStream {
        let support = &self.support;
        let segments = path.split("::").map(ident);
        quote!(#support #(:: #segments)*)
    }

    fn item(&self, dialect: Option<&str>, class: &str) -> TokenStream {
        let class = ident(class);
        match dialect {
            Some(dialect) if dialect != self.own_dialect && !dialect.is_empty() => {
                let (dialects, module) = (&self.dialects, ident(dialect));
                quote!(#dialects::#module::#class)
            }
            _ => quote!(#class),
        }
    }

    fn attr_or_type(&self, def: &AttrOrTypeDef<'_>) -> TokenStream {
        let dialect = def.dialect().ok().and_then(|dialect| dialect.get("name").as_str());
        self.item(dialect, def.cpp_class_name().unwrap_or_default())
    }

    /// Whether a handle is of a class: its storage is the struct of that name, or it implements the trait of an interface.
    ///
    /// `value.storage::<PointerType>(ctx).is_some()`, `<dyn PtrLikeTypeInterface>::is_implemented(ctx, value)`
    pub(super) fn is_a(&self, definition: &Definition<'_>, value: &TokenStream) -> Option<TokenStream> {
        match definition {
            Definition::AttrOrType(def) => {
                let item = self.attr_or_type(def);
                Some(quote!(#value.storage::<#item>(ctx).is_some()))
            }
            Definition::Interface(interface, _) => {
                let item = self.item(None, interface.cpp_name().ok()?);
                Some(quote!(<dyn #item>::is_implemented(ctx, #value)))
            }
            Definition::EnumAttr(_) | Definition::Enum(_) => None,
        }
    }

    /// A parameter of a type or attribute: `value.storage::<PointerType>(ctx)?.address_space()`. It may be absent, like
    /// every result behind a cast.
    pub(super) fn parameter(&self, def: &AttrOrTypeDef<'_>, name: &str, value: &TokenStream) -> TokenStream {
        let item = self.attr_or_type(def);
        let accessor = ident(&camel_to_snake(name));
        quote!(#value.storage::<#item>(ctx)?.#accessor())
    }

    /// A type or attribute of a definition with these parameters: `PointerType::get(ctx, element, 1)`.
    pub(super) fn constructor(
        &self,
        def: &AttrOrTypeDef<'_>,
        args: impl Iterator<Item = TokenStream>,
    ) -> TokenStream {
        let item = self.attr_or_type(def);
        quote!(#item::get(ctx #(, #args)*))
    }

    /// A case of an enum: `Dim::Cube`; for a set of bits a constant: `FastMathFlags::NNAN`.
    pub(super) fn enum_case(&self, enum_name: &str, case: EnumCase<'_>, is_bit_enum: bool) -> TokenStream {
        let enumeration = ident(enum_name.rsplit("::").next().unwrap_or(enum_name));
        let symbol = case.symbol().unwrap_or_default();
        let symbol = match is_bit_enum {
            true => heck::ToShoutySnakeCase::to_shouty_snake_case(symbol),
            false => heck::ToUpperCamelCase::to_upper_camel_case(symbol),
        };
        let symbol = ident(&symbol);
        quote!(#enumeration::#symbol)
    }

    /// Whether a definition is of a type, of an attribute, or of neither.
    pub(super) fn kind(definition: &Definition<'_>) -> Option<DefKind> {
        match definition {
            Definition::AttrOrType(def) => Some(def.kind()),
            Definition::Interface(_, crate::model::InterfaceKind::Type) => Some(DefKind::Type),
            Definition::Interface(..) | Definition::EnumAttr(_) => Some(DefKind::Attr),
            Definition::Enum(_) => None,
        }
    }
}
