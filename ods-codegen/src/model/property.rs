//! Properties: values of any type stored in an operation.

use super::attribute::is_blank;
use super::{Attribute, Constraint, Enum, EnumAttr, Predicate, Result, fields, view};

view! {
    /// A record of the class `Property`.
    Property
}

fields! {
    Property
    /// The code that converts an attribute to the value; empty when it is not set.
    convert_from_attribute: code "convertFromAttribute",
    /// The code that parses a value; empty when it is not set.
    parser: code "parser",
    /// The code that prints a value; empty when it is not set.
    printer: code "printer",
    /// The code of its default value, with its location.
    default_code: piece "defaultValue",
}

impl<'r> Property<'r> {
    /// The constraint on the value.
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// A field that holds text in another language, without whitespace around it; empty when it is not set.
    fn text(self, field: &str) -> &'r str {
        self.record.get(field).as_str().unwrap_or_default().trim_matches(is_blank)
    }

    /// The C++ type that stores it.
    ///
    /// # Errors
    /// When the definition does not specify one.
    pub fn storage_type(self) -> Result<&'r str> {
        Ok(self.record.string("storageType")?.trim_matches(is_blank))
    }

    /// The return type of an accessor; the storage type when the definition has none.
    ///
    /// # Errors
    /// When there is no storage type.
    pub fn interface_type(self) -> Result<&'r str> {
        match self.text("interfaceType") {
            "" => self.storage_type(),
            ty => Ok(ty),
        }
    }

    /// The default value, as an accessor returns it.
    pub fn default_value(self) -> Option<&'r str> {
        Some(self.text("defaultValue")).filter(|value| !value.is_empty())
    }

    /// Whether its code can parse the value where it may be absent.
    pub fn has_optional_parser(self) -> bool {
        !self.text("optionalParser").is_empty()
    }

    /// The form of its value.
    pub fn form(self) -> PropertyKind<'r> {
        let record = self.record;
        if record.is_a("_cls_UnitProp") {
            PropertyKind::Unit
        } else if record.is_a("EnumPropWithAttrForm") {
            PropertyKind::EnumWithAttribute {
                definition: record.get("enum").as_def().map(Enum::new),
                attribute: record
                    .get("attrForm")
                    .as_def()
                    .map(Attribute::new)
                    .and_then(Attribute::as_enum_attr),
                is_stored_as_attribute: record.get("storeInCustomAttribute").as_bit() == Some(true),
            }
        } else if record.is_a("EnumProp") {
            PropertyKind::Enum(record.get("enum").as_def().map(Enum::new))
        } else if record.is_a("OptionalProp") {
            PropertyKind::Optional
        } else if record.is_a("ArrayProp") {
            PropertyKind::Array
        } else {
            PropertyKind::Other
        }
    }

    /// The keyword around the value of a `NamedEnumProp`, directly or through layers.
    pub fn keyword(self) -> Option<&'r str> {
        self.base().record().get("mnemonic").as_str()
    }

    /// The property that this one wraps, through all layers; itself if it wraps none.
    pub fn base(self) -> Property<'r> {
        let mut property = self;
        // A record can refer to itself, but not to a later one, so there are no longer cycles.
        while let Some(base) =
            property.record.get("baseProperty").as_def().filter(|base| *base != property.record)
        {
            property = Property::new(base);
        }
        property
    }

    /// Whether its constraint only checks that a value of an enum is one of its cases.
    pub fn is_checked_as_enum(self) -> bool {
        let base = self.base();
        let (own, inner) = (self.constraint().predicate(), base.constraint().predicate());
        let code = |predicate: Option<Predicate<'r>>| predicate?.code().map(|piece| piece.text);
        base.record().is_a("EnumProp") && (own == inner || code(own).is_some() && code(own) == code(inner))
    }

    /// The name that generators know it by: the record's, or that of its base when the record has no name of
    /// its own.
    pub fn property_def_name(self) -> &'r str {
        if self.record.is_anonymous() { self.base().def_name() } else { self.def_name() }
    }
}

/// The class of properties that a property belongs to.
#[derive(Clone, Copy, Debug)]
pub enum PropertyKind<'r> {
    /// Presence.
    Unit,
    /// A case of an enum, if the definition names one.
    Enum(Option<Enum<'r>>),
    /// A case of an enum that can be written as an attribute.
    EnumWithAttribute {
        /// The enum, if the definition names one.
        definition: Option<Enum<'r>>,
        /// The attribute, if it is one of an enum.
        attribute: Option<EnumAttr<'r>>,
        /// Whether the attribute is of a class of its own.
        is_stored_as_attribute: bool,
    },
    /// A value that may be absent.
    Optional,
    /// A list of values.
    Array,
    /// Any other class.
    Other,
}
