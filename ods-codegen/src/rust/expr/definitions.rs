//! The classes that definitions provide to expressions: types, attributes, interfaces and enums of dialects,
//! by their C++ names.
//!
//! Types and interfaces of other dialects are in modules next to the dialect's own (`super::gpu`). An enum
//! of no dialect is in the module of each dialect that has parameters of it.

use super::enum_users::{EnumUsers, encloses, enum_users};
use super::item_names::ItemNames;
use super::table::{self, Class};
use crate::expr::Path;
use crate::model::{self, AttrOrTypeDef, DefKind, Enum, EnumCase, Interface, InterfaceKind, Operation};
use crate::rust::Ident;
use crate::rust::facts::Facts;
use crate::rust::names::unrooted;
use crate::{FxHashMap, RecordRef, Records};

/// A definition that expressions can name.
#[derive(Clone, Debug)]
pub enum Definition<'r> {
    /// A type or attribute with its parameters.
    AttrOrType(AttrOrTypeDef<'r>),
    /// An integer attribute whose values are those of an enum.
    EnumAttr(Enum<'r>),
    /// An interface of types or attributes.
    Interface(Interface<'r>, InterfaceKind),
    /// An enum.
    Enum(Enum<'r>),
}

/// A class of types or attributes that an expression names.
pub(super) enum FoundClass<'d, 'r> {
    /// A class of the runtime.
    Builtin(&'static Class),
    /// A class of the definitions, with its qualified C++ name.
    Defined(&'d str, &'d Definition<'r>),
}

/// All definitions by qualified C++ name, without a leading `::`.
#[derive(Debug, Default)]
pub struct Definitions<'r> {
    by_name: FxHashMap<String, Definition<'r>>,
    /// Namespaces of dialects without a leading `::`, with the dialects' names.
    dialects: Vec<(&'r str, &'r str)>,
    /// Facts that the definitions leave to C++.
    facts: Facts,
    /// Users of the enums with a namespace that does not determine the owner.
    enum_users: EnumUsers<'r>,
    /// Names of items that do not follow from the class alone.
    items: ItemNames<'r>,
}

impl<'r> Definitions<'r> {
    /// Collects the definitions of the records. An unreadable definition is left out; its emitter reports it.
    pub fn new(records: &'r Records) -> Definitions<'r> {
        let mut definitions = Definitions { facts: Facts::new(records), ..Definitions::default() };
        for dialect in crate::model::dialects(records) {
            if let (Ok(namespace), Ok(name)) = (dialect.namespace(), dialect.name()) {
                definitions.dialects.push((unrooted(namespace), name));
            }
        }
        for kind in [DefKind::Attr, DefKind::Type] {
            let defs = model::all_attr_or_type_defs(records, kind).flatten();
            defs.for_each(|def| definitions.add_attr_or_type(def));
        }
        for kind in [InterfaceKind::Attr, InterfaceKind::Type] {
            for interface in model::interfaces(records, kind) {
                if let Ok(name) = interface.cpp_name() {
                    definitions.add(interface.namespace(), name, Definition::Interface(interface, kind));
                }
            }
        }
        model::enums(records).for_each(|enumeration| definitions.add_enum(enumeration));
        definitions.enum_users = enum_users(records, &definitions);
        definitions.items = ItemNames::new(records, &definitions);
        definitions
    }

    /// Facts that the definitions leave to C++.
    pub(crate) fn facts(&self) -> &Facts {
        &self.facts
    }

    fn add(&mut self, namespace: &str, name: &str, definition: Definition<'r>) {
        let name = qualified(namespace, name);
        self.by_name.entry(name).or_insert(definition);
    }

    fn add_attr_or_type(&mut self, def: AttrOrTypeDef<'r>) {
        let (Ok(dialect), Ok(name)) = (def.dialect(), def.cpp_class_name()) else { return };
        self.add(dialect.namespace().unwrap_or_default(), name, Definition::AttrOrType(def));
    }

    fn add_enum(&mut self, enumeration: Enum<'r>) {
        let (Ok(namespace), Ok(name)) = (enumeration.namespace(), enumeration.class_name()) else { return };
        self.add(namespace, name, Definition::Enum(enumeration));
        if let Some(attr) = enumeration.specialized_attr_class() {
            self.add(namespace, attr, Definition::EnumAttr(enumeration));
        }
    }

    /// The item of an operation, type, attribute or enum, named after its class. If its style hides how
    /// classes differ, as many underscores follow as the class has:
    ///
    /// ```text
    /// AtenReluOp, AtenRelu_Op: AtenReluOp, AtenReluOp_
    /// ```
    pub(crate) fn item(&self, dialect: Option<&str>, class: &str) -> Ident {
        self.items.item(dialect, class)
    }

    /// The handle of an operation.
    pub(crate) fn handle(&self, op: &Operation<'_>) -> Ident {
        self.item(Some(op.dialect_name), op.class_name)
    }

    /// The C++ class of a definition whose item has underscores because of another one.
    pub(crate) fn renamed_class(&self, record: RecordRef<'_>) -> Option<&'r str> {
        self.items.renamed_class(record)
    }

    /// The qualified names of all definitions.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.by_name.keys().map(String::as_str)
    }

    /// The definition that a name refers to in a namespace: in the namespace itself, then in the enclosing
    /// ones.
    pub fn find(&self, path: &Path, namespace: &str) -> Option<(&str, &Definition<'r>)> {
        self.find_name(&path.text(), path.is_absolute, namespace)
    }

    pub(super) fn find_name(
        &self,
        name: &str,
        is_absolute: bool,
        namespace: &str,
    ) -> Option<(&str, &Definition<'r>)> {
        let mut around = if is_absolute { "" } else { unrooted(namespace) };
        loop {
            if let Some((name, definition)) = self.by_name.get_key_value(&qualified(around, name)) {
                return Some((name, definition));
            }
            if around.is_empty() {
                break;
            }
            around = around.rsplit_once("::").map_or("", |(outer, _)| outer);
        }
        let in_mlir = qualified("mlir", name);
        self.by_name.get_key_value(&in_mlir).map(|(name, definition)| (name.as_str(), definition))
    }

    /// The dialect that owns a namespace or one of its enclosing namespaces. Only the builtin dialect's own
    /// items are in `mlir` itself.
    pub fn dialect_of(&self, namespace: &str) -> Option<&'r str> {
        let holds = |(owner, _): &&(&str, &str)| *owner != "mlir" && encloses(owner, namespace);
        self.dialects.iter().filter(holds).max_by_key(|(owner, _)| owner.len()).map(|(_, name)| *name)
    }

    /// The dialect whose module holds an enum that the dialect `own` names: `own` itself if it uses the enum,
    /// its namespace is that of the enum or in it, and the dialect with that namespace does not use the enum.
    pub(crate) fn enum_owner<'a>(&'a self, definition: Enum<'_>, own: &'a str) -> Option<&'a str> {
        let owner = self.dialect_of(definition.namespace().unwrap_or_default())?;
        let users = self.enum_users.get(definition.def_name());
        let is_own = users.is_some_and(|users| users.contains(own) && !users.contains(owner));
        Some(if is_own { own } else { owner })
    }

    /// The item of an enum.
    pub(crate) fn enum_item(&self, definition: Enum<'_>) -> Ident {
        let dialect = self.dialect_of(definition.namespace().unwrap_or_default());
        self.item(dialect, definition.class_name().unwrap_or_else(|_| definition.def_name()))
    }

    /// The only enum of this class in any namespace of the dialect that owns a namespace: C++ code imports
    /// such names by `using`.
    pub(super) fn enum_of_dialect(&self, class: &str, namespace: &str) -> Option<Enum<'r>> {
        let owner = self.dialect_of(namespace)?;
        let mut found = self.by_name.values().filter_map(|definition| match definition {
            Definition::Enum(found)
                if found.class_name().is_ok_and(|name| name == class)
                    && found.namespace().is_ok_and(|namespace| self.dialect_of(namespace) == Some(owner)) =>
            {
                Some(*found)
            }
            _ => None,
        });
        let only = found.next()?;
        found.next().is_none().then_some(only)
    }

    /// The qualified name of a definition.
    pub(super) fn name_of(&self, definition: &Definition<'_>) -> Option<String> {
        let (namespace, name) = match definition {
            Definition::AttrOrType(def) => {
                (def.dialect().ok()?.namespace().ok()?, def.cpp_class_name().ok()?)
            }
            Definition::Interface(interface, _) => (interface.namespace(), interface.cpp_name().ok()?),
            Definition::EnumAttr(definition) => {
                (definition.namespace().ok()?, definition.specialized_attr_class()?)
            }
            Definition::Enum(definition) => (definition.namespace().ok()?, definition.class_name().ok()?),
        };
        Some(qualified(namespace, name))
    }

    /// The qualified name of an enum.
    pub(super) fn enum_name(&self, definition: Enum<'_>) -> Option<&str> {
        let name = qualified(definition.namespace().ok()?, definition.class_name().ok()?);
        self.by_name.get_key_value(&name).map(|(name, _)| name.as_str())
    }

    /// The class that a name refers to. A builtin class is found by its plain name, unless the namespace has
    /// a class of the same name.
    pub(super) fn class(&self, path: &Path, namespace: &str) -> Option<FoundClass<'_, 'r>> {
        let text = path.text();
        let plain =
            ["mlir::", "builtin::"].iter().fold(&text[..], |name, prefix| name.trim_start_matches(prefix));
        let builtin = table::find_class(plain).map(FoundClass::Builtin);
        let found = self.find(path, namespace);
        match found {
            Some((name, definition)) if builtin.is_none() || name != qualified("mlir", plain) => {
                Some(FoundClass::Defined(name, definition))
            }
            _ => builtin,
        }
    }

    /// The enum case that a path names, with the qualified name of the enum.
    pub(super) fn enum_case(&self, path: &Path, namespace: &str) -> Option<(&str, EnumCase<'r>)> {
        let text = path.text();
        let (owner, case) = text.rsplit_once("::")?;
        let (name, Definition::Enum(enumeration)) = self.find_name(owner, path.is_absolute, namespace)?
        else {
            return None;
        };
        let cases = enumeration.cases().ok()?;
        let found = cases.into_iter().find(|found| found.symbol().is_ok_and(|symbol| symbol == case))?;
        Some((name, found))
    }
}

/// The qualified names, without a leading `::`, of the interfaces that a definition implements, each followed
/// by its base interfaces.
pub fn implemented(def: &AttrOrTypeDef<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut pending = def.interfaces().unwrap_or_default();
    pending.reverse();
    while let Some(interface) = pending.pop() {
        let Ok(name) = interface.cpp_name() else { continue };
        let name = qualified(interface.namespace(), name);
        if !found.contains(&name) {
            found.push(name);
            pending.extend(interface.bases().into_iter().flatten());
        }
    }
    found
}

/// A name in a namespace, without a leading `::`.
fn qualified(namespace: &str, name: &str) -> String {
    match unrooted(namespace) {
        "" => name.to_owned(),
        namespace => [namespace, "::", name].concat(),
    }
}
