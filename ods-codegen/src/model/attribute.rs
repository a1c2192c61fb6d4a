//! Attributes as operations take them.

use super::{Constraint, Dialect, Result, TypeConstraint, view};

view! {
    /// A record of the class `Attr`.
    Attribute
}

impl<'r> Attribute<'r> {
    /// The constraint on the attribute.
    #[must_use]
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// A field that holds text in another language, without whitespace around it; empty when it is not set.
    fn text(self, field: &str) -> &'r str {
        self.record.get(field).as_str().unwrap_or_default().trim_matches(is_blank)
    }

    /// The class that stores it; that of any attribute when the definition does not say.
    #[must_use]
    pub fn storage_type(self) -> &'r str {
        match self.text("storageType") {
            "" => "::mlir::Attribute",
            ty => ty,
        }
    }

    /// The return type of an accessor.
    #[must_use]
    pub fn return_type(self) -> &'r str {
        self.text("returnType")
    }

    /// The expression from the stored attribute to what an accessor returns.
    #[must_use]
    pub fn convert_from_storage(self) -> &'r str {
        self.text("convertFromStorage")
    }

    /// The expression from a constant to the stored attribute; none when it cannot be built from one.
    #[must_use]
    pub fn const_builder_call(self) -> Option<&'r str> {
        Some(self.text("constBuilderCall")).filter(|call| !call.is_empty())
    }

    /// The value of an attribute that is not given.
    #[must_use]
    pub fn default_value(self) -> Option<&'r str> {
        Some(self.text("defaultValue")).filter(|value| !value.is_empty())
    }

    /// Whether it may be absent.
    ///
    /// # Errors
    /// When the field `isOptional` is not a bit.
    pub fn is_optional(self) -> Result<bool> {
        Ok(self.record.bit("isOptional")?)
    }

    /// Whether it denotes presence alone: its storage is the unit attribute's.
    #[must_use]
    pub fn is_unit(self) -> bool {
        self.storage_type() == "::mlir::UnitAttr"
    }

    /// Whether it is computed from the rest of the operation.
    #[must_use]
    pub fn is_derived(self) -> bool {
        self.record.is_a("DerivedAttr")
    }

    /// The body that computes a derived attribute.
    ///
    /// # Errors
    /// When the field `body` is not a string.
    pub fn derived_body(self) -> Result<&'r str> {
        Ok(self.record.string("body")?)
    }

    /// Whether it holds a type.
    #[must_use]
    pub fn is_type(self) -> bool {
        self.record.is_a("TypeAttrBase")
    }

    /// Whether it is an integer that denotes an enum's case.
    #[must_use]
    pub fn is_enum(self) -> bool {
        self.record.is_a("EnumAttrInfo")
    }

    /// Whether it refers to a symbol.
    #[must_use]
    pub fn is_symbol_ref(self) -> bool {
        const CLASSES: [&str; 2] = ["SymbolRefAttr", "FlatSymbolRefAttr"];
        CLASSES.iter().any(|class| self.record.name() == *class || self.record.is_a(class))
    }

    /// The type of the value it holds, when it is typed.
    #[must_use]
    pub fn value_type(self) -> Option<TypeConstraint<'r>> {
        self.record.get("valueType").as_def().map(TypeConstraint::new)
    }

    /// The attribute that an optional, default-valued or confined one is made from, through all layers; itself
    /// otherwise.
    #[must_use]
    pub fn base(self) -> Attribute<'r> {
        let mut attribute = self;
        // A record can name itself, but none that is defined later, so there are no longer circles.
        while let Some(base) =
            attribute.record.get("baseAttr").as_def().filter(|base| *base != attribute.record)
        {
            attribute = Attribute::new(base);
        }
        attribute
    }

    /// The name that generators know it by: the record's, or that of its base when the record has no name of its own.
    #[must_use]
    pub fn attr_def_name(self) -> &'r str {
        if self.record.is_anonymous() { self.base().def_name() } else { self.def_name() }
    }

    /// The dialect of an attribute that belongs to one.
    #[must_use]
    pub fn dialect(self) -> Option<Dialect<'r>> {
        self.record.get("dialect").as_def().map(Dialect::new)
    }
}

/// Whether LLVM trims the character from both ends of a text.
pub(crate) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\u{b}' | '\u{c}' | '\r')
}
