//! Constraints on types, attributes, regions and successors.

use super::{Dialect, Piece, Predicate, Result, fields, view};
use crate::{RecordRef, Records};

view! {
    /// A record of the class `Constraint`: a predicate with a summary.
    Constraint
}

fields! {
    Constraint
    /// A longer text; empty without one.
    description: text "description",
    /// The dialect, for a constraint that belongs to one.
    dialect: view(Dialect) "dialect",
    /// The predicate; `None` if every value is accepted.
    predicate: view(Predicate) "predicate",
}

impl<'r> Constraint<'r> {
    /// Description of the accepted values; the record's name when the definition has none.
    pub fn summary(self) -> &'r str {
        self.record.get("summary").as_str().unwrap_or_else(|| self.record.name())
    }

    /// The C++ class of the types that a type constraint accepts, or that stores the attributes or properties
    /// of another one.
    pub fn cpp_class(self) -> Option<&'r str> {
        let is_on_type = self.record.is_a("TypeConstraint");
        self.record.get(if is_on_type { "cppType" } else { "storageType" }).as_str()
    }
}

/// An integer type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntegerType {
    /// `index`
    Index,
    /// `iN`
    Signless(u32),
    /// `siN`
    Signed(u32),
    /// `uiN`
    Unsigned(u32),
}

/// The kind of value that a constraint is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstraintKind {
    /// The type of an operand or result.
    Type,
    /// An attribute.
    Attribute,
    /// A property.
    Property,
    /// A region.
    Region,
    /// A successor.
    Successor,
}

impl ConstraintKind {
    /// All kinds.
    pub const ALL: [ConstraintKind; 5] = [
        ConstraintKind::Type,
        ConstraintKind::Attribute,
        ConstraintKind::Property,
        ConstraintKind::Region,
        ConstraintKind::Successor,
    ];
}

/// The constraints of a kind, ordered as operations are.
pub fn constraints(records: &Records, kind: ConstraintKind) -> impl Iterator<Item = Constraint<'_>> {
    let class = match kind {
        ConstraintKind::Type => "TypeConstraint",
        ConstraintKind::Attribute => "AttrConstraint",
        ConstraintKind::Property => "PropConstraint",
        ConstraintKind::Region => "RegionConstraint",
        ConstraintKind::Successor => "SuccessorConstraint",
    };
    records.derived(class).map(Constraint::new)
}

/// A record of the class `TypeConstraint`: a constraint on the type of an operand or result, and on the
/// number of its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeConstraint<'r> {
    record: RecordRef<'r>,
    is_optional: bool,
    is_variadic: bool,
    is_variadic_of_variadic: bool,
}

fields! {
    TypeConstraint
    /// The attribute with the segment sizes of a variadic of variadic.
    segment_attr_name: string "segmentAttrName",
    /// The C++ class of the types that it accepts.
    cpp_type: string "cppType",
    /// The dialect of a type that belongs to one.
    dialect: view(Dialect) "dialect",
}

impl<'r> TypeConstraint<'r> {
    /// The view of a record. The number of values is looked up only once, because emitters query it often.
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
    pub fn record(self) -> RecordRef<'r> {
        self.record
    }

    /// The name of the record.
    pub fn def_name(self) -> &'r str {
        self.record.name()
    }

    /// The constraint on each type.
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }

    /// Whether there is at most one value.
    pub fn is_optional(self) -> bool {
        self.is_optional
    }

    /// Whether there is any number of values.
    pub fn is_variadic(self) -> bool {
        self.is_variadic
    }

    /// Whether there is any number of groups of values.
    pub fn is_variadic_of_variadic(self) -> bool {
        self.is_variadic_of_variadic
    }

    /// Whether the number of values is not fixed.
    pub fn is_variable_length(self) -> bool {
        self.is_optional() || self.is_variadic()
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

    /// The same with its location, for a constraint on one value.
    pub fn builder_code(self) -> Option<Piece<'r>> {
        Piece::from_field(self.record, "builderCall").filter(|piece| !piece.text.is_empty())
    }

    /// The width and signedness of an integer type, or that it is `index`.
    pub fn integer_type(self) -> Option<IntegerType> {
        let width = || self.record.get("bitwidth").as_int().and_then(|width| u32::try_from(width).ok());
        if self.record.name() == "Index" {
            Some(IntegerType::Index)
        } else if self.record.is_a("I") {
            width().map(IntegerType::Signless)
        } else if self.record.is_a("SI") {
            width().map(IntegerType::Signed)
        } else if self.record.is_a("UI") {
            width().map(IntegerType::Unsigned)
        } else {
            None
        }
    }
}

view! {
    /// A record of the class `Region`: a constraint on a region of an operation.
    Region
}

fields! {
    Region
    /// Whether there is any number of regions.
    is_variadic: class "VariadicRegion",
}

impl<'r> Region<'r> {
    /// The constraint on each region.
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }
}

view! {
    /// A record of the class `Successor`: a constraint on a successor of an operation.
    Successor
}

fields! {
    Successor
    /// Whether there is any number of successors.
    is_variadic: class "VariadicSuccessor",
}

impl<'r> Successor<'r> {
    /// The constraint on each successor.
    pub fn constraint(self) -> Constraint<'r> {
        Constraint::new(self.record)
    }
}
