//! Dialects.

use super::{Result, view};

view! {
    /// A record of the class `Dialect`.
    Dialect
}

impl<'r> Dialect<'r> {
    /// Its name, the prefix of its operations. Empty for a dialect whose operations have none.
    ///
    /// # Errors
    /// When the field `name` is no string.
    pub fn name(self) -> Result<&'r str> {
        Ok(self.record.string("name")?)
    }

    /// The namespace of generated names, such as `::mlir::arith`.
    ///
    /// # Errors
    /// When the field `cppNamespace` is no string.
    pub fn namespace(self) -> Result<&'r str> {
        Ok(self.record.string("cppNamespace")?)
    }

    /// The name of its class: the record's name without underscores.
    #[must_use]
    pub fn class_name(self) -> String {
        self.record.name().replace('_', "")
    }

    /// One line about it; empty without one.
    #[must_use]
    pub fn summary(self) -> &'r str {
        self.record.get("summary").as_str().unwrap_or_default()
    }

    /// A longer text about it; empty without one.
    #[must_use]
    pub fn description(self) -> &'r str {
        self.record.get("description").as_str().unwrap_or_default()
    }

    /// The dialects that are loaded with it, as class names.
    ///
    /// # Errors
    /// When the field `dependentDialects` is no list of strings.
    pub fn dependent_dialects(self) -> Result<Vec<&'r str>> {
        Ok(self.record.strings("dependentDialects")?)
    }

    /// Whether one of its flags (`hasCanonicalizer`, `isExtensible`, `useDefaultTypePrinterParser`, …) is set.
    ///
    /// # Errors
    /// When the field is no bit.
    pub fn flag(self, name: &str) -> Result<bool> {
        Ok(self.record.bit(name)?)
    }
}
