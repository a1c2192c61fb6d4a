//! Enums and the attributes that hold their values.

use ods_parser::diagnostics::Diagnostic;

use super::{Attribute, Dialect, Result, view};
use crate::codes;

view! {
    /// A record of the class `EnumInfo`.
    Enum
}

impl<'r> Enum<'r> {
    /// The name of its class.
    ///
    /// # Errors
    /// When the field `className` is not a string.
    pub fn class_name(self) -> Result<&'r str> {
        Ok(self.record.string("className")?)
    }

    /// The class of its attributes if these are integer attributes with a class of their own; without a namespace.
    #[must_use]
    pub fn specialized_attr_class(self) -> Option<&'r str> {
        let is_specialized = self.record.get("genSpecializedAttr").as_bit() == Some(true);
        is_specialized.then(|| self.record.get("specializedAttrClassName").as_str().unwrap_or_default())
    }

    /// The namespace of generated names.
    ///
    /// # Errors
    /// When the field `cppNamespace` is not a string.
    pub fn namespace(self) -> Result<&'r str> {
        Ok(self.record.string("cppNamespace")?)
    }

    /// A one-line description.
    ///
    /// # Errors
    /// When the field `summary` is not a string.
    pub fn summary(self) -> Result<&'r str> {
        Ok(self.record.string("summary")?)
    }

    /// A longer text.
    ///
    /// # Errors
    /// When the field `description` is not a string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }

    /// Whether it is a bit enum.
    #[must_use]
    pub fn is_bit_enum(self) -> bool {
        self.record.is_a("BitEnumBase")
    }

    /// The separator between the bits of a value in text.
    ///
    /// # Errors
    /// When the field `separator` is not a string.
    pub fn separator(self) -> Result<&'r str> {
        Ok(self.record.string("separator")?)
    }

    /// Whether groups of bits print before single ones; `None` if the definition does not say.
    ///
    /// # Errors
    /// When the field `printBitEnumPrimaryGroups` is not a bit.
    pub fn prints_groups(self) -> Result<Option<bool>> {
        Ok(self.record.optional_bit("printBitEnumPrimaryGroups")?)
    }

    /// Whether several bits print in quotes; `None` if the definition does not say.
    ///
    /// # Errors
    /// When the field `printBitEnumQuoted` is not a bit.
    pub fn prints_quoted(self) -> Result<Option<bool>> {
        Ok(self.record.optional_bit("printBitEnumQuoted")?)
    }

    /// The bit width of a value.
    ///
    /// # Errors
    /// When the field `bitwidth` is not an integer.
    pub fn bitwidth(self) -> Result<i64> {
        Ok(self.record.int("bitwidth")?)
    }

    /// The integer type that stores a value; empty if the definition does not specify one.
    ///
    /// # Errors
    /// When the field `underlyingType` is not a string.
    pub fn underlying_type(self) -> Result<&'r str> {
        Ok(self.record.string("underlyingType")?)
    }

    /// The attribute that the enum itself is: an integer restricted to its cases.
    #[must_use]
    pub fn as_attribute(self) -> Option<Attribute<'r>> {
        self.record.is_a("EnumAttrInfo").then(|| Attribute::new(self.record))
    }

    /// Its cases in order.
    ///
    /// # Errors
    /// When the field `enumerants` is not a list of records.
    pub fn cases(self) -> Result<Vec<EnumCase<'r>>> {
        Ok(self.record.defs("enumerants")?.into_iter().map(EnumCase::new).collect())
    }
}

view! {
    /// A record of the class `EnumCase`.
    EnumCase
}

impl<'r> EnumCase<'r> {
    /// Its name in code.
    ///
    /// # Errors
    /// When the field `symbol` is not a string.
    pub fn symbol(self) -> Result<&'r str> {
        Ok(self.record.string("symbol")?)
    }

    /// Its name in text.
    ///
    /// # Errors
    /// When the field `str` is not a string.
    pub fn spelling(self) -> Result<&'r str> {
        Ok(self.record.string("str")?)
    }

    /// The reason why it is deprecated, if it is.
    #[must_use]
    pub fn deprecation(self) -> Option<&'r str> {
        let fields = ["odsDeprecated", "odsCppDeprecated"];
        fields.into_iter().find_map(|field| self.record.get(field).as_str())
    }

    /// Its value.
    ///
    /// # Errors
    /// When the field `value` is not an integer.
    pub fn value(self) -> Result<i64> {
        Ok(self.record.int("value")?)
    }
}

view! {
    /// A record of the class `EnumAttr`: an attribute of a dialect whose one parameter is an enum's value.
    EnumAttr
}

impl<'r> EnumAttr<'r> {
    /// The attribute as operations take it.
    #[must_use]
    pub fn attribute(self) -> Attribute<'r> {
        Attribute::new(self.record)
    }

    /// The enum.
    ///
    /// # Errors
    /// When the field `enum` is not a record.
    pub fn enumeration(self) -> Result<Enum<'r>> {
        Ok(Enum::new(self.record.def("enum")?))
    }

    /// The dialect it belongs to.
    ///
    /// # Errors
    /// When it belongs to none.
    pub fn dialect(self) -> Result<Dialect<'r>> {
        self.record.get("dialect").as_def().map(Dialect::new).ok_or_else(|| {
            let message = format!("the attribute '{}' belongs to no dialect", self.def_name());
            Diagnostic::error(codes::WRONG_ENUM, self.record.span(), message)
        })
    }

    /// The name of its C++ class; empty without one.
    #[must_use]
    pub fn class_name(self) -> &'r str {
        self.record.get("cppClassName").as_str().unwrap_or_default()
    }

    /// Its name in text.
    #[must_use]
    pub fn mnemonic(self) -> Option<&'r str> {
        self.record.get("mnemonic").as_str()
    }

    /// Its declarative format.
    #[must_use]
    pub fn assembly_format(self) -> Option<&'r str> {
        self.record.get("assemblyFormat").as_str()
    }
}
