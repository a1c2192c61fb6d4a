//! Classes of types and attributes, by dialect and record.

use std::sync::OnceLock;

use ir_core::attr_or_type::{self, DefSpec, DefStorage, Interned};
use ir_core::context::{Attribute, Context, Type};
use ir_core::predicates::{attributes, types};
use ods_schema::plan;
use rustc_hash::FxHashMap;

use super::value::Value;

/// A class of types or attributes. Its definition is looked up when it is used, because it may refer to this
/// class itself.
#[derive(Debug)]
pub struct Class {
    dialect: &'static str,
    name: &'static str,
    /// The mnemonic of a class without a definition in the runtime: its instances are text.
    text: Option<&'static str>,
    definition: OnceLock<Definition>,
}

/// The definition of a class.
#[derive(Clone, Copy, Debug)]
pub enum Definition {
    /// Of types.
    Type(&'static DefSpec<Type>),
    /// Of attributes.
    Attribute(&'static DefSpec<Attribute>),
}

impl Class {
    /// The class of this dialect and record. With a mnemonic, its instances are text.
    #[must_use]
    pub fn new(dialect: &'static str, name: &'static str, text: Option<&'static str>) -> Class {
        Class { dialect, name, text, definition: OnceLock::new() }
    }

    /// The namespace of its dialect.
    #[must_use]
    pub fn dialect(&self) -> &'static str {
        self.dialect
    }

    /// The name of its record.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether a type is of the class.
    #[must_use]
    pub fn is_type(&self, ctx: &Context, ty: Type) -> bool {
        ty.def_storage(ctx).is_some_and(|storage| self.has(storage))
            || self.text.is_some_and(|mnemonic| types::is_named(ctx, ty, self.dialect, &[mnemonic]))
    }

    /// Whether an attribute is of the class.
    #[must_use]
    pub fn is_attribute(&self, ctx: &Context, attribute: Attribute) -> bool {
        attribute.def_storage(ctx).is_some_and(|storage| self.has(storage))
            || self
                .text
                .is_some_and(|mnemonic| attributes::is_named(ctx, attribute, self.dialect, &[mnemonic]))
    }

    /// Whether a value is of the class; `None` if that is unknown.
    #[must_use]
    pub fn accepts(&self, ctx: &Context, value: &Value<'_>) -> Option<bool> {
        match value {
            Value::Type(ty) => Some(self.is_type(ctx, *ty)),
            Value::Attribute(attribute) => Some(self.is_attribute(ctx, *attribute)),
            _ => None,
        }
    }

    /// Whether instances of the class are text.
    #[must_use]
    pub fn is_text(&self) -> bool {
        self.text.is_some()
    }

    /// The dialect and mnemonic if instances are text.
    #[must_use]
    pub fn own_text(&self) -> Option<(&'static str, &'static str)> {
        Some((self.dialect, self.text?))
    }

    /// Whether the storage is that of an instance.
    pub(super) fn has<H: Interned>(&self, storage: &DefStorage<H>) -> bool {
        let DefSpec { name, dialect, .. } = storage.spec();
        *name == self.name && *dialect == self.dialect
    }

    /// Sets the definition. A class has one.
    pub fn define(&self, definition: Definition) {
        let _ = self.definition.set(definition);
    }

    /// The definition, if it was looked up before.
    #[must_use]
    pub fn known_definition(&self) -> Option<Definition> {
        self.definition.get().copied()
    }

    /// The definition; `None` if no registered dialect has it.
    #[must_use]
    pub fn definition(&self, ctx: &Context) -> Option<Definition> {
        if let Some(known) = self.definition.get() {
            return Some(*known);
        }
        let found = attr_or_type::type_definition(ctx, self.dialect, self.name)
            .map(Definition::Type)
            .or_else(|| {
                attr_or_type::attribute_definition(ctx, self.dialect, self.name).map(Definition::Attribute)
            })?;
        Some(*self.definition.get_or_init(|| found))
    }
}

/// The classes that a plan refers to.
#[derive(Default)]
pub struct Classes {
    known: FxHashMap<plan::Class, &'static Class>,
    /// The mnemonics of classes whose instances are text.
    texts: FxHashMap<plan::Class, &'static str>,
}

impl Classes {
    /// Makes instances of a class text.
    pub fn add_text(&mut self, class: plan::Class, mnemonic: &'static str) {
        self.texts.insert(class, mnemonic);
    }

    /// The class.
    pub fn get(&mut self, class: &plan::Class) -> &'static Class {
        if let Some(known) = self.known.get(class) {
            return known;
        }
        let (dialect, name) = (class.0.clone().leak(), class.1.clone().leak());
        let new: &'static Class =
            Box::leak(Box::new(Class::new(dialect, name, self.texts.get(class).copied())));
        self.known.insert(class.clone(), new);
        new
    }
}
