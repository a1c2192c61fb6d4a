//! Constraints on types, attributes, regions and successors.

use ods_parser::records::RecordRef;

use super::{Dialect, Result, view};

view! {
    /// A record of the class `Constraint`: a predicate with a summary.
    Constraint
}

impl<'r> Constraint<'r> {
    /// Description of the accepted values; the record's name when the definition has none.
    #[must_use]
    pub fn summary(self) -> &'r str {
        self.record.get("summary").as_str().unwrap_or_else(|| self.record.name())
    }

    /// A longer text; empty without one.
    #[must_use]
    pub fn description(self) -> &'r str {
        self.record.get("description").as_str().unwrap_or_default()
    }

    /// The record of the class `Pred`; `None` if every value is accepted.
    #[must_use]
    pub fn predicate(self) -> Option<RecordRef<'r>> {
        self.record.get("predicate").as_def()
    }
}

/// A record of the class `TypeConstraint`: a constraint on the type of an operand or result, and on the number of its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeConstraint<'r> {
    record: RecordRef<'r>,
    is_optional: bool,
    is_variadic: bool,
    is_variadic_of_variadic: bool,
}

impl<'r> TypeConstraint<'r> {
    /// The view of a record. The number of values is looked up only once, because emitters query it often.
    #[must_use]
    pub fn new(record: RecordRef<'r>) -> TypeConstraint<'r> {
        let is_variadic = record.is_a("Variadic");
        TypeConstraint {
            record,
            is_optional: record.is_a("Optional"),
            is_variadic,
            is_variadic_of_variadic: is_variadic && record.is_a("VariadicOfVariadic"),
        }
    }

    /// The record.
    #[must_use]
    pub fn record(self) -> RecordRef<'r> {
        self.record
    }

    /// The name of the record.
    #[must_use]
    pub fn def_name(self) -> &'r str {
        self.record.name()
    }

    /// The constraint on each type.
    #[must_use]
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// Whether there is at most one value.
    #[must_use]
    pub fn is_optional(self) -> bool {
        self.is_optional
    }

    /// Whether there is any number of values.
    #[must_use]
    pub fn is_variadic(self) -> bool {
        self.is_variadic
    }

    /// Whether there is any number of groups of values.
    #[must_use]
    pub fn is_variadic_of_variadic(self) -> bool {
        self.is_variadic_of_variadic
    }

    /// Whether the number of values is not fixed.
    #[must_use]
    pub fn is_variable_length(self) -> bool {
        self.is_optional() || self.is_variadic()
    }

    /// The attribute with the segment sizes of a variadic of variadic.
    ///
    /// # Errors
    /// When the field `segmentAttrName` is not a string.
    pub fn segment_attr_name(self) -> Result<&'r str> {
        Ok(self.record.string("segmentAttrName")?)
    }

    /// The constraint on one value; for an optional or variadic constraint, its base.
    ///
    /// # Errors
    /// When the field `baseType` is not a record.
    pub fn base(self) -> Result<TypeConstraint<'r>> {
        if self.is_variable_length() {
            return Ok(TypeConstraint::new(self.record.def("baseType")?));
        }
        Ok(self)
    }

    /// The expression that builds the only type that it accepts, if there is only one.
    ///
    /// # Errors
    /// When an optional or variadic constraint has no base.
    pub fn builder_call(self) -> Result<Option<&'r str>> {
        let call = self.base()?.record.get("builderCall").as_str();
        Ok(call.filter(|call| !call.is_empty()))
    }

    /// The C++ class of the types that it accepts.
    ///
    /// # Errors
    /// When the field `cppType` is not a string.
    pub fn cpp_type(self) -> Result<&'r str> {
        Ok(self.record.string("cppType")?)
    }

    /// The dialect of a type that belongs to one.
    #[must_use]
    pub fn dialect(self) -> Option<Dialect<'r>> {
        self.record.get("dialect").as_def().map(Dialect::new)
    }
}

view! {
    /// A record of the class `Region`: a constraint on a region of an operation.
    Region
}

impl<'r> Region<'r> {
    /// The constraint on each region.
    #[must_use]
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// Whether there is any number of regions.
    #[must_use]
    pub fn is_variadic(self) -> bool {
        self.record.is_a("VariadicRegion")
    }
}

view! {
    /// A record of the class `Successor`: a constraint on a successor of an operation.
    Successor
}

impl<'r> Successor<'r> {
    /// The constraint on each successor.
    #[must_use]
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// Whether there is any number of successors.
    #[must_use]
    pub fn is_variadic(self) -> bool {
        self.record.is_a("VariadicSuccessor")
    }
}
