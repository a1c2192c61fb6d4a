//! The forms of generated items that emitted expressions rely on. The emitters of types, attributes, enums
//! and interfaces must agree with them.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use ods_schema::functions::Function;
use proc_macro2::Span;

use super::definitions::{Definition, Definitions};
use super::tree::DefinedClass;
use crate::model::{AttrOrTypeDef, DefKind, Enum, EnumCase, Operation};
use crate::rust::facts::RustPath;
use crate::rust::types::ItemPath;
use crate::rust::{Ident, TokenStream, names, quote};

/// Paths of generated items. Names of the runtime are in scope by `use ir_core::generated::*`.
#[derive(Clone, Debug)]
pub struct Paths {
    /// The implementation of the user-provided functions, such as
    /// `<super::Externals as super::ExternalFunctions>`.
    pub externals: TokenStream,
    /// The dialect whose items are in the same module.
    pub own_dialect: String,
    /// The number of modules to go up to the one that imports the modules of the other dialects; `None`
    /// beside those modules.
    pub levels: Option<usize>,
    /// The modules of the other dialects that paths were made for; clones share them.
    pub others: Rc<RefCell<BTreeSet<Ident>>>,
    /// Whether a path into the crate `cpp_hooks` was made; clones share it.
    pub uses_cpp_hooks: Rc<Cell<bool>>,
}

impl Default for Paths {
    fn default() -> Paths {
        Paths {
            externals: quote!(<super::Externals as super::ExternalFunctions>),
            own_dialect: String::new(),
            levels: Some(1),
            others: Rc::default(),
            uses_cpp_hooks: Rc::default(),
        }
    }
}

/// A Rust identifier; keywords become raw identifiers, and invalid names become `_name`.
pub(super) fn ident(name: &str) -> Ident {
    let is_start = |c: char| c == '_' || c.is_ascii_alphabetic();
    if !name.starts_with(is_start) || !name.chars().all(|c| is_start(c) || c.is_ascii_digit()) || name == "_"
    {
        return Ident::new("_name", Span::call_site());
    }
    match name {
        // These cannot be raw identifiers.
        "crate" | "self" | "super" | "Self" => ident(&format!("{name}_")),
        _ if names::is_keyword(name) => Ident::new_raw(name, Span::call_site()),
        _ => Ident::new(name, Span::call_site()),
    }
}

/// The path of a function of the runtime, such as `shaped::rank`.
pub fn runtime(function: Function) -> TokenStream {
    let (module, name) = (ident(function.module), ident(function.name));
    quote!(#module::#name)
}

impl Paths {
    /// An item of a dialect, by the C++ name of its class.
    pub(crate) fn item(&self, definitions: &Definitions<'_>, dialect: Option<&str>, class: &str) -> ItemPath {
        ItemPath { module: self.module(dialect), item: definitions.item(dialect, class) }
    }

    /// The module of another dialect.
    fn module(&self, dialect: Option<&str>) -> Option<(Option<usize>, Ident)> {
        let other = dialect.filter(|dialect| *dialect != self.own_dialect && !dialect.is_empty())?;
        let module = names::module(other);
        self.others.borrow_mut().insert(module.clone());
        Some((self.levels, module))
    }

    /// The path of a type that a fact states.
    pub(crate) fn fact_type(&self, path: &RustPath) -> TokenStream {
        if path.root_crate() == Some("cpp_hooks") {
            self.uses_cpp_hooks.set(true);
        }
        quote!(#path)
    }

    /// The handle of an operation.
    pub(crate) fn operation(&self, definitions: &Definitions<'_>, op: &Operation<'_>) -> ItemPath {
        self.item(definitions, Some(op.dialect_name), op.class_name)
    }

    /// The handle of a type or attribute.
    pub(crate) fn attr_or_type(&self, definitions: &Definitions<'_>, def: &AttrOrTypeDef<'_>) -> ItemPath {
        let dialect = def.dialect().ok().and_then(|dialect| dialect.name().ok());
        self.item(definitions, dialect, def.cpp_class_name().unwrap_or_default())
    }

    /// An enum.
    pub(crate) fn enumeration(&self, definitions: &Definitions<'_>, definition: Enum<'_>) -> ItemPath {
        let owner = definitions.enum_owner(definition, &self.own_dialect);
        ItemPath { module: self.module(owner), item: definitions.enum_item(definition) }
    }

    /// The class of a type or attribute.
    pub(super) fn class(&self, definitions: &Definitions<'_>, def: &AttrOrTypeDef<'_>) -> DefinedClass {
        let dialect = def.dialect().ok().and_then(|dialect| dialect.name().ok());
        DefinedClass {
            item: self.attr_or_type(definitions, def),
            dialect: dialect.unwrap_or_default().to_owned(),
            name: def.record().name().to_owned(),
        }
    }

    /// A case of an enum: `Dim::Cube`; for a bit enum, a constant: `FastMathFlags::NNAN`.
    pub(super) fn enum_case(
        &self,
        definitions: &Definitions<'_>,
        definition: Enum<'_>,
        case: EnumCase<'_>,
    ) -> TokenStream {
        let enumeration = self.enumeration(definitions, definition);
        let symbol = names::enum_case(definition, case.symbol().unwrap_or_default());
        quote!(#enumeration::#symbol)
    }

    /// Whether a definition belongs to types, to attributes, or to neither.
    pub(super) fn kind(definition: &Definition<'_>) -> Option<DefKind> {
        match definition {
            Definition::AttrOrType(def) => Some(def.kind()),
            Definition::Interface(_, crate::model::InterfaceKind::Type) => Some(DefKind::Type),
            Definition::Interface(..) | Definition::EnumAttr(_) => Some(DefKind::Attr),
            Definition::Enum(_) => None,
        }
    }
}
