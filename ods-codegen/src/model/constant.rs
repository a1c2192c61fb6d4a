//! Constants and native code of rewrite rules.

use super::{Attribute, Piece, Property, Result, fields, view};

view! {
    /// A record of the class `ConstantAttr`, `ConstantProp` or `EnumCase`.
    Constant
}

/// The kind of a constant.
#[derive(Clone, Copy, Debug)]
pub enum ConstantKind<'r> {
    /// A case of an enum.
    EnumCase {
        /// The value.
        value: i64,
        /// The bit width of the integer.
        width: i64,
    },
    /// The value of a property.
    Property(Property<'r>),
    /// The value of an attribute.
    Attribute(Attribute<'r>),
}

impl<'r> Constant<'r> {
    /// The kind of the constant.
    ///
    /// # Errors
    /// When a field is missing.
    pub fn kind(self) -> Result<ConstantKind<'r>> {
        Ok(if self.record.is_a("EnumCase") {
            ConstantKind::EnumCase { value: self.record.int("value")?, width: self.record.int("width")? }
        } else if self.record.is_a("ConstantProp") {
            ConstantKind::Property(Property::new(self.record))
        } else {
            ConstantKind::Attribute(Attribute::new(self.record.def("attr")?))
        })
    }

    /// The code of the value, without whitespace around it.
    ///
    /// # Errors
    /// When the field `value` is not a string.
    pub fn value(self) -> Result<&'r str> {
        Ok(self.record.string("value")?.trim())
    }

    /// The code of the value, with its location.
    pub fn code(self) -> Option<Piece<'r>> {
        Piece::from_field(self.record, "value")
    }

    /// The value as it is written; the name of the record without one.
    pub fn text(self) -> &'r str {
        self.record.get("value").as_str().unwrap_or_else(|| self.record.name())
    }

    /// The name of the record of the attribute or property that it is a value of.
    pub fn definition_name(self) -> Option<&'r str> {
        let definition = self.record.def("attr").or_else(|_| self.record.def("prop"));
        definition.ok().map(|definition| definition.name())
    }
}

view! {
    /// A record of the class `NativeCodeCall`.
    NativeCode
}

fields! {
    NativeCode
    /// The code, with `$0`, `$1`, … for its arguments.
    expression: string "expression",
}

impl<'r> NativeCode<'r> {
    /// Whether the record has no name of its own.
    pub fn is_anonymous(self) -> bool {
        self.record.is_anonymous()
    }
}
