//! Rust types of the parameters of types and attributes.

use super::classes;
use super::contract::Paths;
use super::definitions::{Definition, Definitions, FoundClass};
use super::table::Class;
use super::tree::DefinedClass;
use super::ty::Ty;
use crate::expr::{Arg, Path, TypeExpr, parse_type};
use crate::model::{AttrOrTypeDef, DefKind, Enum, EnumAttr, Parameter};
use crate::rust::emit::EnumItem;
use crate::rust::types::{ItemPath, Lifetime};
use crate::rust::{RustType, facts, names};

/// The type of a parameter.
#[derive(Clone, Debug)]
pub enum ParamType<'d, 'r> {
    /// An integer type, by its name in Rust.
    Integer(&'static str),
    /// `bool`
    Bool,
    /// A string.
    Str,
    /// A type, possibly of a certain class.
    Type(Option<ParamClass<'d, 'r>>),
    /// An attribute, possibly of a certain class.
    Attribute(Option<ParamClass<'d, 'r>>),
    /// A type of the runtime: the name of a variant of `ParamKind`, which is also the name of its type.
    Runtime(&'static str),
    /// An enum.
    Enum(Enum<'r>),
    /// A list.
    List(Box<ParamType<'d, 'r>>),
    /// An optional value.
    Optional(Box<ParamType<'d, 'r>>),
    /// A user-provided type, by its C++ name.
    Other(String),
}

/// The class of a type or attribute that is a parameter.
#[derive(Clone, Debug)]
pub enum ParamClass<'d, 'r> {
    /// A class of the runtime.
    Builtin(&'static Class),
    /// A class of a definition.
    Defined(&'d Definition<'r>),
    /// A class that a fact states.
    Stated(&'d facts::Class),
}

impl<'d, 'r> ParamType<'d, 'r> {
    /// The type of a definition's parameter; `namespace` is that of the definition.
    pub fn from_parameter(
        parameter: Parameter<'r>,
        definitions: &'d Definitions<'r>,
        namespace: &str,
    ) -> ParamType<'d, 'r> {
        let cpp = parameter.cpp_type().unwrap_or_default();
        ParamType::from_cpp(cpp, definitions, namespace)
    }

    /// The parameter type for a C++ type.
    pub fn from_cpp(cpp: &str, definitions: &'d Definitions<'r>, namespace: &str) -> ParamType<'d, 'r> {
        match parse_type(cpp) {
            Ok(ty) => ParamType::from_type(&ty, definitions, namespace),
            Err(_) => ParamType::Other(cpp.to_owned()),
        }
    }

    fn from_type(ty: &TypeExpr, definitions: &'d Definitions<'r>, namespace: &str) -> ParamType<'d, 'r> {
        let Some(path) = ty.base() else { return ParamType::Other(crate::expr::type_text(ty)) };
        let element = || match path.last().args.as_ref().and_then(|args| args.first()) {
            Some(Arg::Type(ty)) => Some(Box::new(ParamType::from_type(ty, definitions, namespace))),
            _ => None,
        };
        let name = path.text();
        let name = ["mlir::", "llvm::", "std::"]
            .iter()
            .fold(&name[..], |name, prefix| name.strip_prefix(prefix).unwrap_or(name));
        match name {
            "bool" => ParamType::Bool,
            "uintptr_t" => ParamType::Integer("u64"),
            "StringRef" | "string" => ParamType::Str,
            "APInt" => ParamType::Runtime("ApInt"),
            "APFloat" => ParamType::Runtime("ApFloat"),
            "AffineMap" => ParamType::Runtime("AffineMap"),
            "IntegerSet" => ParamType::Runtime("IntegerSet"),
            "Location" | "LocationAttr" | "FusedLoc" => ParamType::Runtime("Location"),
            "ArrayRef" | "SmallVector" | "vector" => {
                element().map_or_else(|| ParamType::Other(name.to_owned()), ParamType::List)
            }
            "optional" => element().map_or_else(|| ParamType::Other(name.to_owned()), ParamType::Optional),
            _ => match super::types::integer(name) {
                Some(integer) => ParamType::Integer(integer),
                None => ParamType::from_class(path, definitions, namespace),
            },
        }
    }

    fn from_class(path: &Path, definitions: &'d Definitions<'r>, namespace: &str) -> ParamType<'d, 'r> {
        if let Some((_, Definition::Enum(definition))) = definitions.find(path, namespace) {
            return ParamType::Enum(*definition);
        }
        let (kind, class) = match definitions.class(path, namespace) {
            Some(FoundClass::Builtin(class)) => {
                let is_type = super::table::derives_from(class.name, "Type");
                let class_of = (!class.base.is_empty()).then_some(ParamClass::Builtin(class));
                (if is_type { DefKind::Type } else { DefKind::Attr }, class_of)
            }
            Some(FoundClass::Defined(_, definition)) => match Paths::kind(definition) {
                Some(kind) => (kind, Some(ParamClass::Defined(definition))),
                None => return ParamType::Other(path.text()),
            },
            None => {
                return match definitions.enum_of_dialect(&path.last().name, namespace) {
                    Some(definition) => ParamType::Enum(definition),
                    None => ParamType::from_fact(path, definitions, namespace),
                };
            }
        };
        match kind {
            DefKind::Type => ParamType::Type(class),
            DefKind::Attr => ParamType::Attribute(class),
        }
    }

    /// A class that has no definition: one that a fact states, or a user-provided type.
    fn from_fact(path: &Path, definitions: &'d Definitions<'r>, namespace: &str) -> ParamType<'d, 'r> {
        let stated = definitions.facts().class(&classes::full_name(path, namespace));
        match stated.filter(|class| class.is_defined) {
            Some(class) if class.is_type => ParamType::Type(Some(ParamClass::Stated(class))),
            Some(class) => ParamType::Attribute(Some(ParamClass::Stated(class))),
            None => ParamType::Other(path.text()),
        }
    }

    /// Whether the value that C++ constructs by default has no form in Rust, so that it is `None`: it is
    /// null, or only C++ knows it.
    pub fn is_nullable(&self) -> bool {
        match self {
            ParamType::Type(_) | ParamType::Attribute(_) | ParamType::Other(_) => true,
            ParamType::Runtime(name) => matches!(*name, "Location" | "AffineMap" | "IntegerSet"),
            _ => false,
        }
    }

    /// The Rust type that an accessor returns, borrowed for `lifetime` unless it is a handle.
    pub fn returned(&self, paths: &ItemPaths<'_, '_>, lifetime: Lifetime) -> RustType {
        let borrowed = |ty: RustType| RustType::Ref(lifetime, Box::new(ty));
        match self {
            ParamType::Str => borrowed(RustType::Name("str")),
            ParamType::Other(_) => borrowed(self.owned(paths)),
            ParamType::List(element) => match &**element {
                ParamType::Other(_) => element.returned(paths, lifetime).vec(),
                ParamType::Type(_) | ParamType::Attribute(_) | ParamType::Integer("i64") => {
                    borrowed(RustType::Slice(Box::new(element.owned(paths))))
                }
                _ => self.owned(paths),
            },
            ParamType::Optional(inner) => inner.returned(paths, lifetime).option(),
            _ => self.owned(paths),
        }
    }

    /// The owned Rust type.
    pub fn owned(&self, paths: &ItemPaths<'_, '_>) -> RustType {
        match self {
            ParamType::Integer(name) | ParamType::Runtime(name) => RustType::Name(name),
            ParamType::Bool => RustType::Name("bool"),
            ParamType::Str => RustType::Name("String"),
            ParamType::Type(_) => RustType::Name("Type"),
            ParamType::Attribute(_) => RustType::Name("Attribute"),
            ParamType::Enum(definition) => RustType::Item(paths.enumeration(*definition)),
            ParamType::List(element) => element.owned(paths).vec(),
            ParamType::Optional(inner) => inner.owned(paths).option(),
            ParamType::Other(name) => {
                RustType::local(names::class_ident(name.rsplit("::").next().unwrap_or(name)))
            }
        }
    }

    /// The type in expressions; `None` if they have no form for it.
    pub fn ty(&self, definitions: &Definitions<'_>) -> Option<Ty> {
        Some(match self {
            ParamType::Integer(_) => Ty::Int,
            ParamType::Bool => Ty::Bool,
            ParamType::Str => Ty::Str,
            ParamType::Type(class) => class.as_ref().map_or_else(Ty::any_type, |class| class.ty(definitions)),
            ParamType::Attribute(class) => {
                class.as_ref().map_or_else(Ty::any_attribute, |class| class.ty(definitions))
            }
            ParamType::Runtime("ApInt") => Ty::ApInt,
            ParamType::Runtime("ApFloat") => Ty::ApFloat,
            ParamType::Runtime("AffineMap") => Ty::AffineMap,
            ParamType::Runtime("IntegerSet") => Ty::IntegerSet,
            ParamType::Enum(definition) => Ty::Enum(definitions.enum_name(*definition)?.to_owned()),
            ParamType::List(element) => match &**element {
                ParamType::Integer("i64") => Ty::List(Box::new(Ty::Int)),
                ParamType::Type(_) | ParamType::Attribute(_) | ParamType::Enum(_) | ParamType::Bool => {
                    Ty::List(Box::new(element.ty(definitions)?))
                }
                _ => return None,
            },
            ParamType::Runtime(_) | ParamType::Optional(_) | ParamType::Other(_) => return None,
        })
    }

    /// The user-provided Rust types, by their C++ names.
    pub fn others<'s>(&'s self, found: &mut Vec<&'s str>) {
        match self {
            ParamType::Other(name) => found.push(name),
            ParamType::List(inner) | ParamType::Optional(inner) => inner.others(found),
            _ => {}
        }
    }

    /// Calls the visitor with the enums in it.
    pub fn enums(&self, visit: &mut dyn FnMut(Enum<'r>)) {
        match self {
            ParamType::Enum(definition)
            | ParamType::Type(Some(ParamClass::Defined(Definition::EnumAttr(definition))))
            | ParamType::Attribute(Some(ParamClass::Defined(Definition::EnumAttr(definition)))) => {
                visit(*definition);
            }
            ParamType::List(inner) | ParamType::Optional(inner) => inner.enums(visit),
            _ => {}
        }
    }
}

impl ParamClass<'_, '_> {
    fn ty(&self, definitions: &Definitions<'_>) -> Ty {
        match self {
            ParamClass::Builtin(class) => super::types::builtin_class(class.name),
            ParamClass::Stated(class) if class.is_type => Ty::any_type(),
            ParamClass::Stated(_) => Ty::any_attribute(),
            ParamClass::Defined(definition) => {
                let name = definitions.name_of(definition).unwrap_or_default();
                match Paths::kind(definition) {
                    Some(DefKind::Type) => Ty::Type(name),
                    _ => Ty::Attribute(name),
                }
            }
        }
    }
}

/// Paths of the definitions' items, relative to one module.
#[derive(Clone, Copy)]
pub struct ItemPaths<'a, 'r> {
    /// The modules.
    pub paths: &'a Paths,
    /// The definitions.
    pub definitions: &'a Definitions<'r>,
}

impl ItemPaths<'_, '_> {
    /// The enum of a definition.
    pub fn enumeration(&self, definition: Enum<'_>) -> ItemPath {
        self.paths.enumeration(self.definitions, definition)
    }

    /// The handle of an attribute that wraps an enum's value.
    pub fn enum_attr(&self, attr: EnumAttr<'_>) -> ItemPath {
        let dialect = attr.dialect().ok().and_then(|dialect| dialect.name().ok());
        self.paths.item(self.definitions, dialect, attr.class_name())
    }

    /// The enum of a definition with its name in C++.
    pub fn enum_item(&self, definition: Enum<'_>) -> EnumItem {
        let (namespace, class) = (definition.namespace(), definition.class_name());
        let cpp = format!("{}::{}", namespace.unwrap_or_default(), class.unwrap_or_default());
        EnumItem { path: self.enumeration(definition), cpp }
    }

    /// The class of a definition.
    pub fn class(&self, def: &AttrOrTypeDef<'_>) -> DefinedClass {
        self.paths.class(self.definitions, def)
    }

    /// The class of an attribute that wraps an enum's value.
    pub fn enum_attr_class(&self, attr: EnumAttr<'_>) -> DefinedClass {
        let dialect = attr.dialect().ok().and_then(|dialect| dialect.name().ok());
        DefinedClass {
            item: self.enum_attr(attr),
            dialect: dialect.unwrap_or_default().to_owned(),
            name: attr.record().name().to_owned(),
        }
    }
}

/// Whether the default value of a parameter is null.
pub fn has_null_default(parameter: Parameter<'_>) -> bool {
    parameter.default_value().is_some_and(|text| {
        let text = text.trim();
        let constructed = text.strip_suffix("()").or_else(|| text.strip_suffix("{}"));
        text == "nullptr"
            || text == "std::nullopt"
            || constructed.is_some_and(|class| {
                class.is_empty()
                    || class == parameter.storage_type()
                    || parameter.cpp_type().is_ok_and(|cpp| cpp == class)
            })
    })
}
