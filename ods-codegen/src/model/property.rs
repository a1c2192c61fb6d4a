//! Properties: values of any type stored in an operation.

use ods_parser::records::RecordRef;

use super::attribute::is_blank;
use super::{Constraint, Result, view};

view! {
    /// A record of the class `Property`.
    Property
}

impl<'r> Property<'r> {
    /// The constraint on the value.
    #[must_use]
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
    #[must_use]
    pub fn default_value(self) -> Option<&'r str> {
        Some(self.text("defaultValue")).filter(|value| !value.is_empty())
    }

    /// A piece of code of the definition (`convertFromStorage`, `parser`, `printer`, `hashProperty`, …); empty when it is
    /// not set.
    #[must_use]
    pub fn code(self, field: &str) -> &'r str {
        self.text(field)
    }

    /// The keyword around the value of a `NamedEnumProp`, directly or through layers.
    #[must_use]
    pub fn keyword(self) -> Option<&'r str> {
        self.base().record().get("mnemonic").as_str()
    }

    /// The property that this one wraps, through all layers; itself if it wraps none.
    #[must_use]
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
    #[must_use]
    pub fn is_checked_as_enum(self) -> bool {
        let base = self.base();
        let (own, inner) = (self.constraint().predicate(), base.constraint().predicate());
        let code =
            |predicate: Option<RecordRef<'r>>| predicate.and_then(|record| record.get("predExpr").as_str());
        base.record().is_a("EnumProp") && (own == inner || code(own).is_some() && code(own) == code(inner))
    }

    /// The name that generators know it by: the record's, or that of its base when the record has no name of its own.
    #[must_use]
    pub fn property_def_name(self) -> &'r str {
        if self.record.is_anonymous() { self.base().def_name() } else { self.def_name() }
    }
}
