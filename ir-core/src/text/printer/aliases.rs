//! Aliases: what prints as `#name` or `!name`, defined at the beginning or end of the text.

use crate::context::{Attribute, Location, Type};
use rustc_hash::FxHashMap;

/// The names of what prints as an alias, and the numbers of distinct attributes.
#[derive(Default)]
pub struct Aliases {
    attributes: FxHashMap<Attribute, Box<str>>,
    types: FxHashMap<Type, Box<str>>,
    locations: FxHashMap<Location, Box<str>>,
    distinct: FxHashMap<u32, u32>,
}

impl Aliases {
    /// The alias of an attribute.
    pub fn attribute_name(&self, attribute: Attribute) -> Option<&str> {
        if self.attributes.is_empty() {
            return None;
        }
        self.attributes.get(&attribute).map(|name| &**name)
    }

    /// The alias of a type.
    pub fn type_name(&self, ty: Type) -> Option<&str> {
        if self.types.is_empty() {
            return None;
        }
        self.types.get(&ty).map(|name| &**name)
    }

    /// The alias of an interned location.
    pub fn location_name(&self, location: Location) -> Option<&str> {
        if self.locations.is_empty() {
            return None;
        }
        self.locations.get(&location).map(|name| &**name)
    }

    /// The number that a distinct attribute prints: they are counted in the order of printing.
    pub(super) fn distinct_number(&mut self, id: u32) -> u32 {
        let next = self.distinct.len() as u32;
        *self.distinct.entry(id).or_insert(next)
    }
}
