//! Attributes as operations take them.

use super::{Constraint, Dialect, Piece, Predicate, TypeConstraint, fields, view};
use crate::RecordRef;

view! {
    /// A record of the class `Attr`.
    Attribute
}

fields! {
    Attribute
    /// The body that computes a derived attribute.
    derived_body: string "body",
    /// Whether it may be absent.
    is_optional: bit "isOptional",
    /// The return type of an accessor.
    return_type: code "returnType",
    /// The expression that converts the stored attribute to the result of an accessor.
    convert_from_storage: code "convertFromStorage",
    /// Whether it is computed from the rest of the operation.
    is_derived: class "DerivedAttr",
    /// Whether it wraps a type.
    is_type: class "TypeAttrBase",
    /// Whether it is an integer that represents an enum case.
    is_enum: class "EnumAttrInfo",
    /// The type of its value, if it is typed.
    value_type: view(TypeConstraint) "valueType",
    /// The dialect of the attribute, if it belongs to one.
    dialect: view(Dialect) "dialect",
}

impl<'r> Attribute<'r> {
    /// The constraint on the attribute.
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// A field that holds text in another language, without whitespace around it; empty when it is not set.
    fn text(self, field: &str) -> &'r str {
        self.record.get(field).as_str().unwrap_or_default().trim_matches(is_blank)
    }

    /// The C++ class that stores it; that of any attribute if the definition does not specify one.
    pub fn storage_type(self) -> &'r str {
        match self.text("storageType") {
            "" => "::mlir::Attribute",
            ty => ty,
        }
    }

    /// The expression that builds the stored attribute from a constant; `None` if there is none.
    pub fn const_builder_call(self) -> Option<&'r str> {
        Some(self.text("constBuilderCall")).filter(|call| !call.is_empty())
    }

    /// Whether the constraint only tests whether the value is of the storage class.
    pub fn tests_its_class(self) -> bool {
        let code = self.constraint().predicate().and_then(Predicate::code);
        // `CPred` adds the parentheses.
        code.is_some_and(|code| code.text == format!("(::llvm::isa<{}>($_self))", self.storage_type()))
    }

    /// The default value.
    pub fn default_value(self) -> Option<&'r str> {
        Some(self.text("defaultValue")).filter(|value| !value.is_empty())
    }

    /// Whether its only information is its presence: its storage is the unit attribute's.
    pub fn is_unit(self) -> bool {
        self.storage_type() == "::mlir::UnitAttr"
    }

    /// Whether it is the name of a symbol.
    pub fn is_symbol_name(self) -> bool {
        self.record.name() == "SymbolNameAttr" || self.record.is_a("SymbolNameAttr")
    }

    /// Whether it holds elements of floats.
    pub fn is_float_elements(self) -> bool {
        const CLASSES: [&str; 2] = ["FloatElementsAttr", "RankedFloatElementsAttr"];
        CLASSES.iter().any(|class| self.record.is_a(class))
    }

    /// The code that builds it from a constant, `$0`, with its location.
    pub fn const_builder_code(self) -> Option<Piece<'r>> {
        Piece::from_field(self.record, "constBuilderCall").filter(|piece| !piece.is_empty())
    }

    /// The code of its default value, with its location.
    pub fn default_code(self) -> Option<Piece<'r>> {
        Piece::from_field(self.record, "defaultValue").filter(|piece| !piece.is_empty())
    }

    /// Whether it refers to a symbol.
    pub fn is_symbol_ref(self) -> bool {
        const CLASSES: [&str; 2] = ["SymbolRefAttr", "FlatSymbolRefAttr"];
        CLASSES.iter().any(|class| self.record.name() == *class || self.record.is_a(class))
    }

    /// The attribute that an optional, default-valued or confined one wraps, through all layers; itself
    /// otherwise.
    pub fn base(self) -> Attribute<'r> {
        let mut attribute = self;
        // A record can refer to itself, but not to a later one, so there are no longer cycles.
        while let Some(base) =
            attribute.record.get("baseAttr").as_def().filter(|base| *base != attribute.record)
        {
            attribute = Attribute::new(base);
        }
        attribute
    }

    /// The attribute with the same condition that an anonymous optional or default-valued one wraps, through
    /// all layers; itself otherwise.
    pub fn without_presence(self) -> Attribute<'r> {
        let condition = |record: RecordRef<'r>| {
            let records = ["predicate", "valueType"].map(|field| record.get(field).as_def());
            (records, ["summary", "storageType"].map(|field| record.get(field).as_str()))
        };
        let mut attribute = self;
        while attribute.record.is_anonymous()
            && let Some(base) = attribute.record.get("baseAttr").as_def()
            && base != attribute.record
            && condition(base) == condition(attribute.record)
        {
            attribute = Attribute::new(base);
        }
        attribute
    }

    /// The name that generators know it by: the record's, or that of its base when the record has no name of
    /// its own.
    pub fn attr_def_name(self) -> &'r str {
        if self.record.is_anonymous() { self.base().def_name() } else { self.def_name() }
    }
}

/// Whether LLVM trims the character from both ends of a text.
pub(crate) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\u{b}' | '\u{c}' | '\r')
}
