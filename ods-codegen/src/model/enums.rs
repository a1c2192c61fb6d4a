//! Enums and the attributes that hold their values.

use super::{Attribute, Dialect, Result, fields, view};
use crate::{Diagnostic, codes};

view! {
    /// A record of the class `EnumInfo`.
    Enum
}

fields! {
    Enum
    /// The name of its class.
    class_name: string "className",
    /// The namespace of generated names.
    namespace: string "cppNamespace",
    /// A one-line description.
    summary: string "summary",
    /// The one-line description with its location.
    summary_piece: piece "summary",
    /// A longer text.
    description: string "description",
    /// The separator between the bits of a value in text.
    separator: string "separator",
    /// The integer type that stores a value; empty if the definition does not specify one.
    underlying_type: string "underlyingType",
    /// The name of the C++ function that returns the text of a value.
    to_text_function: string "symbolToStringFnName",
    /// The C++ type of that text.
    text_type: string "symbolToStringFnRetType",
    /// The name of the C++ function that finds the value of a text.
    from_text_function: string "stringToSymbolFnName",
    /// The bit width of a value.
    bitwidth: int "bitwidth",
    /// Whether groups of bits print before single ones; `None` if the definition does not say.
    prints_groups: optional_bit "printBitEnumPrimaryGroups",
    /// Whether several bits print in quotes; `None` if the definition does not say.
    prints_quoted: optional_bit "printBitEnumQuoted",
    /// Whether it is a bit enum.
    is_bit_enum: class "BitEnumBase",
    /// The attribute that the enum itself is: an integer restricted to its cases.
    as_attribute: if_class(Attribute) "EnumAttrInfo",
    /// Its cases in order.
    cases: views(EnumCase) "enumerants",
}

impl<'r> Enum<'r> {
    /// The class of its attributes if these are integer attributes with a class of their own; without a
    /// namespace.
    pub fn specialized_attr_class(self) -> Option<&'r str> {
        let is_specialized = self.record.get("genSpecializedAttr").as_bit() == Some(true);
        is_specialized.then(|| self.record.get("specializedAttrClassName").as_str().unwrap_or_default())
    }

    /// The value of a case as the enum stores it: without sign, in the bits of its width.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub fn stored_value(self, case: EnumCase<'_>) -> Result<i64> {
        let value = case.value()?;
        Ok(match self.bitwidth()? {
            width @ 1..64 => value & ((1 << width) - 1),
            _ => value,
        })
    }
}

view! {
    /// A record of the class `EnumCase`.
    EnumCase
}

fields! {
    EnumCase
    /// Its name in code.
    symbol: string "symbol",
    /// Its name in text.
    spelling: string "str",
    /// Its value.
    value: int "value",
}

impl<'r> EnumCase<'r> {
    /// Whether it is a group of bits.
    pub fn is_group(self) -> bool {
        ["BitEnumCaseGroup", "BitEnumAttrCaseGroup"].into_iter().any(|class| self.record.is_a(class))
    }

    /// The reason why it is deprecated, if it is.
    pub fn deprecation(self) -> Option<&'r str> {
        let fields = ["odsDeprecated", "odsCppDeprecated"];
        fields.into_iter().find_map(|field| self.record.get(field).as_str())
    }
}

view! {
    /// A record of the class `EnumAttr`: an attribute of a dialect whose one parameter is an enum's value.
    EnumAttr
}

fields! {
    EnumAttr
    /// The name of its C++ class; empty without one.
    class_name: text "cppClassName",
    /// Its name in text.
    mnemonic: option "mnemonic",
    /// Its declarative format.
    assembly_format: option "assemblyFormat",
}

impl<'r> EnumAttr<'r> {
    /// The attribute as operations take it.
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
}

impl<'r> Attribute<'r> {
    /// The enum that an integer attribute holds a case of.
    pub fn as_enum(self) -> Option<Enum<'r>> {
        self.is_enum().then(|| Enum::new(self.record()))
    }

    /// The enum attribute that it is.
    pub fn as_enum_attr(self) -> Option<EnumAttr<'r>> {
        Some(self.record()).filter(|record| record.is_a("EnumAttr")).map(EnumAttr::new)
    }
}
